/** The colours of the three runes; the drawn rune carries the meaning, the colour only helps. */
import type { Rune } from './view';

export const TINT: Readonly<Record<Rune, string>> = {
  fehu: 'var(--card-upgrade)',
  perthro: 'var(--card-quest)',
  hagalaz: 'var(--s4)',
};
