/** Times in the reader's language. */
import { language } from '../lang/hall.svelte';

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago, given seconds since 1970: "3 minutes ago". */
export function ago(moment: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - moment);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
