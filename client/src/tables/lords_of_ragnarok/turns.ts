/** The turns of followers as they were told: step by step, each choice with its reason. */
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';
import { seatOf, type View } from './view';

export interface Step {
  step: string;
  events: Event[];
}

export interface FollowerTurn {
  /** Names this turn among all of the game. */
  key: string;
  seat: number;
  round: number;
  steps: Step[];
  /** The cards of the row when the die was rolled, the chosen one and the die. */
  row: string[];
  card: string | null;
  roll: number | null;
  /** The places of its first and its last event among all that was told. */
  from: number;
  to: number;
}

/** What became of a candidate that was not chosen: which criterion ruled it out, and by how much. */
export interface RuledOut {
  candidate: string;
  /** Of an army, which tells it from others in its region; 0 for what is none. */
  value: number;
  criterion: string;
  measure: number;
  best: number;
}

export const ruledOut = (event: Event): RuledOut[] => (event['ruled_out'] as unknown as RuledOut[] | undefined) ?? [];

/** All turns of followers so far, the oldest first. */
export function followerTurns(told: readonly Told[], view: View): FollowerTurn[] {
  const rows = new Map<string, string[]>();
  const turns: FollowerTurn[] = [];
  let now: FollowerTurn | null = null;
  told.forEach(({ key, event }, at) => {
    if (event.kind === 'turn') {
      now = begin(view, event, key, at, rows);
      if (now) turns.push(now);
    } else if (now) extend(now, event, at);
    keepRow(rows, event);
  });
  return turns;
}

function begin(view: View, event: Event, key: string, at: number, rows: Map<string, string[]>): FollowerTurn | null {
  const seat = seatOf(view, event['who']);
  if (seat === null || !view.players[seat]!.follower) return null;
  const row = rows.get(String(event['who'])) ?? [];
  const first: Step = { step: 'row', events: [] };
  return { key, seat, round: Number(event['round']), steps: [first], row, card: null, roll: null, from: at, to: at };
}

function extend(turn: FollowerTurn, event: Event, at: number): void {
  turn.to = at;
  if (event.kind === 'step') {
    turn.steps.push({ step: String(event['step']), events: [] });
    return;
  }
  if (event.kind === 'chosen') {
    turn.card = String(event['card']);
    turn.roll = Number(event['roll']);
  }
  turn.steps.at(-1)!.events.push(event);
}

/** A follower's row changes when a card comes and when one goes. */
function keepRow(rows: Map<string, string[]>, event: Event): void {
  const who = String(event['who']);
  if (event.kind === 'row') rows.set(who, [...(event['cards'] as string[])]);
  if (event.kind === 'removed' || event.kind === 'returned') {
    rows.set(who, (rows.get(who) ?? []).filter((card) => card !== event['card']));
  }
}
