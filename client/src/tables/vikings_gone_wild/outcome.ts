/** How the latest attack on a village ended, from what has been told of it. */
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';

export interface Outcome {
  /** Names it among all of the game. */
  key: string;
  step: number;
  by: number;
  victim: number;
  building: string;
  strength: number;
  defense: number;
  /** The building is damaged. */
  won: boolean;
  /** Cards of the attacker, and of the defender. */
  sent: string[];
  answers: string[];
  /** Fighters without strength. */
  cancelled: string[];
  /** How it ended and what it paid, event by event. */
  after: Event[];
}

const ENDS = new Set(['attack_won', 'attack_repelled']);
const PAYS = new Set(['loot', 'lost_token', 'vp', 'asgard']);

export function lastOutcome(told: readonly Told[]): Outcome | null {
  const at = told.findLastIndex(({ event }) => ENDS.has(event.kind));
  const began = told.slice(0, Math.max(0, at)).findLastIndex(({ event }) => event.kind === 'attack');
  if (at < 0 || began < 0) return null;
  const { key, step, event } = told[at]!;
  const during = told.slice(began, at).map((line) => line.event);
  const rest = told.slice(at + 1).map((line) => line.event);
  const paid = rest.findIndex(({ kind }) => !PAYS.has(kind));
  const cards = (kinds: readonly string[], fact = 'card'): string[] => during.filter(({ kind }) => kinds.includes(kind)).map((one) => String(one[fact]));
  return {
    key,
    step,
    by: Number(event['seat']),
    victim: Number(event['target_seat']),
    building: String(event['building']),
    strength: Number(event['strength']),
    defense: Number(event['defense']),
    won: event.kind === 'attack_won',
    sent: cards(['joined']),
    answers: cards(['defended', 'cancelled']),
    cancelled: cards(['cancelled'], 'fighter'),
    after: [event, ...(paid < 0 ? rest : rest.slice(0, paid))],
  };
}
