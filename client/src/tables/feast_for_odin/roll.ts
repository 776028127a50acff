/** The throws of an action with a die, from what was told. */
import type { Told } from '../../net/journal';

export interface Throw {
  shows: number;
  result: number;
}

export interface Roll {
  /** Tells one action from another. */
  key: string;
  seat: number;
  roll: string;
  throws: Throw[];
  /** How it ended; null while it goes on. */
  won: boolean | null;
  /** What was gained and given once it had ended. */
  after: Told[];
}

/** The latest action with a die: all its throws up to its end, and what came of it. */
export function lastRoll(told: readonly Told[]): Roll | null {
  let found: Roll | null = null;
  for (const line of told) {
    const { kind } = line.event;
    if (kind === 'threw') {
      const seat = Number(line.event['seat']);
      const roll = String(line.event['roll']);
      if (found === null || found.won !== null || found.seat !== seat || found.roll !== roll) {
        found = { key: `${line.step}`, seat, roll, throws: [], won: null, after: [] };
      }
      found.throws.push({ shows: Number(line.event['throw']), result: Number(line.event['result']) });
    } else if (found && (kind === 'success' || kind === 'failure')) found.won = kind === 'success';
    else if (found && kind === 'turn') found = found.won === null ? null : found;
    else if (found && (kind === 'gained' || kind === 'spent') && line.event['seat'] === found.seat && (found.won === null || found.after.length < 6)) found.after.push(line);
  }
  return found;
}
