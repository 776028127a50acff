/** How a card looks and what a click on it does, whatever is printed on it. */
import type { Light } from '../play/play.svelte';

export interface CardLooks {
  width?: number;
  light?: Light;
  lit?: boolean;
  /** Not playable now: still readable, less saturated. */
  faded?: boolean;
  /** Its text does not count now. */
  struck?: boolean;
  onpick?: (() => void) | undefined;
  oninspect?: (() => void) | undefined;
}
