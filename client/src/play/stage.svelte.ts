/** A scene over the table: while it is open the table behind it is still. Put away, it comes back with the next one. */
import type { Play } from './play.svelte';

export class Stage {
  /** Put away to look at the table. */
  away = $state(false);

  /** `shows`: there is something to show. `tells`: it is over, and only told of. */
  constructor(play: Play, shows: () => boolean, tells: () => boolean = () => false) {
    $effect(() => {
      const open = shows() && !this.away;
      play.staged = open;
      play.telling = open && tells();
    });
    $effect(() => {
      if (!shows()) this.away = false;
    });
  }
}
