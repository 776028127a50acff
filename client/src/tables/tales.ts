/** What all tables need to tell of a game that is over: the course of the scores, sums of events, the greatest of them. */
import type { Event } from '../lang/room';
import type { Told } from '../net/journal';
import type { Course } from './table';

/** Writes the scores down at every mark of the course. */
export class Scribe {
  readonly #marks: string[] = [];
  readonly #scores: number[][] = [];
  /** Everybody's score as it stands. */
  readonly now: number[];

  constructor(seats: number) {
    this.now = Array.from({ length: seats }, () => 0);
  }

  mark(name: string): void {
    this.#marks.push(name);
    this.#scores.push([...this.now]);
  }

  get course(): Course {
    return { marks: this.#marks, scores: this.#scores };
  }
}

/** What the events are worth to each seat; a fact of the event says whose it is. */
export function sums(told: readonly Told[], worth: (event: Event) => number, whose = 'seat'): Map<number, number> {
  const total = new Map<number, number>();
  for (const { event } of told) {
    const amount = worth(event);
    const seat = event[whose];
    if (amount !== 0 && typeof seat === 'number') total.set(seat, (total.get(seat) ?? 0) + amount);
  }
  return total;
}

/** Whose sum is the greatest, the first among equals; `nobody` and 0 where there is none. */
export function greatest<Who>(total: ReadonlyMap<Who, number>, nobody: Who): [who: Who, amount: number] {
  return [...total].reduce((best, next) => (next[1] > best[1] ? next : best), [nobody, 0] as [Who, number]);
}
