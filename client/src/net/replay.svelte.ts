/** A finished game told again: the same face as a live table, one step at a time, from one pair of eyes. */
import { tell, type Told } from './journal';
import * as rest from './rest';
import type { Seen } from './session.svelte';
import type { Position, ReplayStep, TableInfo } from './wire.gen';

const CHUNK = 100;

export class ReplaySession implements Seen {
  readonly link = 'live';
  readonly refused = null;
  readonly notice = null;
  readonly sending = false;
  total = $state(0);
  at = $state(0);
  eyes = $state<number | null>(null);
  #steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  #void = new Set<number>();

  constructor(readonly info: TableInfo) {}

  /** Load the game as a seat, or a spectator, saw it. */
  async look(eyes: number | null): Promise<void> {
    const steps: ReplayStep[] = [];
    let total = 1;
    while (steps.length < total) {
      const part = await rest.replay(this.info.id, eyes, steps.length, CHUNK);
      total = part.total;
      this.#void = new Set(part.void);
      steps.push(...part.steps);
      if (part.steps.length === 0) break;
    }
    this.#steps = steps;
    this.total = steps.length;
    this.eyes = eyes;
    this.at = Math.min(this.at, steps.length - 1);
  }

  /** The step that is shown. */
  get step(): ReplayStep | undefined {
    return this.#steps[this.at];
  }

  get retold(): number | null {
    return this.step?.n ?? null;
  }

  get earlier(): unknown {
    return this.#steps[this.at - 1]?.view;
  }

  /** Whether the step that is shown was taken back later. */
  get undone(): boolean {
    return this.step !== undefined && this.#void.has(this.step.n);
  }

  get table(): TableInfo {
    return { ...this.info, mine: this.eyes === null ? [] : [this.eyes] };
  }

  get position(): Position | null {
    const { step } = this;
    if (!step) return null;
    return {
      type: 'position',
      at: step.to,
      views: { [this.eyes === null ? 'board' : String(this.eyes)]: step.view },
      asks: step.asks,
      mine: [],
      undo: {},
      scores: step.scores,
      over: false,
      returns: null,
      seed_hash: this.info.seed_hash,
      seed: null,
      salt: null,
    };
  }

  told(seat: number | null): Told[] {
    return this.#steps
      .slice(0, this.at + 1)
      .filter((step) => step !== undefined)
      .flatMap((step) => tell(step, seat));
  }

  /** Nothing can be changed in what has been. */
  turnSteps(): number {
    return 0;
  }

  move(): void {
    return;
  }

  undo(): void {
    return;
  }
}
