/** The steps of a game as they have come in: each once, in order, without those that were taken back. */
import type { Event } from '../lang/room';
import type { Events, Step } from './wire.gen';

/** One line's worth: an event, the step it came of, and when. */
export interface Told {
  key: string;
  step: number;
  seat: number;
  time: number;
  event: Event;
}

/** The kind of the line before a step that another level took for a bot that failed: it is of no game. */
export const STAND_IN = 'stand_in';

/** Steps that are no answers. */
const GOING_BACK = new Set(['undo', 'rewind']);

export class Journal {
  readonly #steps = new Map<number, Step>();
  #void = new Set<number>();

  /** How far the steps are known without a gap: where a new connection goes on. */
  at = 0;

  /** Take in a message; steps that are known already do no harm. Gives the steps that are new. */
  take({ steps, void: taken, to }: Pick<Events, 'steps' | 'void' | 'to'>): Step[] {
    const fresh = steps.filter((step) => !this.#steps.has(step.n));
    for (const step of steps) this.#steps.set(step.n, step);
    this.#void = new Set(taken);
    this.at = Math.max(this.at, to);
    return fresh.filter((step) => !this.#void.has(step.n));
  }

  /** The steps that stand, oldest first. */
  get #standing(): Step[] {
    return [...this.#steps.values()].filter((step) => !this.#void.has(step.n)).sort((a, b) => a.n - b.n);
  }

  /** Everything that has happened and stands, oldest first, as a seat (or nobody in particular) knows it. */
  told(seat: number | null): Told[] {
    return this.#standing.flatMap((step) => tell(step, seat));
  }

  /** The latest step that a seat took and that stands. */
  lastOf(seat: number): Step | undefined {
    return this.#standing.findLast((step) => step.seat === seat);
  }

  /** How many answers of a seat stand since its turn began: since a turn was told of, or somebody else answered. */
  turnSteps(seat: number): number {
    const answers = this.#standing.filter(({ kind }) => !GOING_BACK.has(kind));
    const begins = ({ kind, seat: whose }: Event): boolean => kind === 'turn' && whose === seat;
    const before = answers.findLastIndex((step) => step.seat !== seat || (step.events as Event[]).some(begins));
    return answers.length - before - 1;
  }
}

/** The events of one step for one pair of eyes, and before them who stood in for a bot that failed. */
export function tell(step: Pick<Step, 'n' | 'seat' | 'time' | 'events' | 'own' | 'stand_in'>, seat: number | null): Told[] {
  const about = { step: step.n, seat: step.seat, time: step.time };
  const told = step.events.map((event, i) => ({
    ...about,
    key: `${step.n}.${i}`,
    event: { ...(event as Event), ...(seat === null ? {} : (step.own[seat]?.[i] as object | undefined)) },
  }));
  if (!step.stand_in) return told;
  return [{ ...about, key: `${step.n}.${STAND_IN}`, event: { kind: STAND_IN, seat: step.seat, level: step.stand_in } }, ...told];
}
