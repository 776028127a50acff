/** Something that is shown once and then put away: how a battle ended. In a replay it belongs to the step that is shown. */
import type { Play } from './play.svelte';

export interface Item {
  /** Names it among all of the game. */
  key: string;
  /** The step it came of. */
  step: number;
}

export class News<T extends Item> {
  readonly #play: Play;
  readonly #latest: () => T | null;
  /** What has been put away; null before the first look. */
  #seen = $state<string | null>(null);

  constructor(play: Play, latest: () => T | null) {
    this.#play = play;
    this.#latest = latest;
    $effect(() => {
      // Whoever comes to a live table has not missed what was told before.
      if (this.#seen === null) this.done();
    });
    $effect(() => {
      if (play.retold !== null) this.#seen = '';
    });
  }

  /** What is to be shown now. */
  get now(): T | null {
    const item = this.#latest();
    if (!item || this.#seen === null || item.key === this.#seen) return null;
    return this.#play.retold === null || this.#play.retold === item.step ? item : null;
  }

  /** It has been seen. */
  done(): void {
    this.#seen = this.#latest()?.key ?? '';
  }
}
