/** Who sits on a seat, in a word or two. */
import { t } from '../lang/hall.svelte';
import type { SeatInfo } from '../net/wire.gen';

export function sitter(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === 'open') return t('seat-free');
  return seat.kind === 'bot' ? (seat.name ?? t(`bot-${seat.bot}`)) : (seat.name ?? '');
}
