/** Which panels a question opens: those where its answers can be clicked. */
import type { Option } from '../../play/selection';
import type { Desk } from './desk.svelte';

const OFFERED = new Set(['mountain', 'explore', 'sale', 'forge', 'battle', 'second_loot', 'weapons', 'lift']);
const CARDS = new Set(['play', 'play_bonus', 'play_instead', 'start_card', 'tutoring']);
const SHIPS = new Set(['which_ship', 'may_emigrate', 'boost']);

export function openFor(desk: Desk, kind: string, options: readonly Option[]): void {
  desk.put();
  desk.home();
  if (OFFERED.has(kind)) desk.panel = 'offer';
  else if (options.some(([verb]) => verb === 'space' || verb === 'imitate' || verb === 'call')) desk.panel = 'spaces';
  if (CARDS.has(kind)) desk.lower = 'cards';
  else if (SHIPS.has(kind)) desk.lower = 'harbour';
  else if (kind === 'feast') desk.lower = 'feast';
  if (desk.asked) desk.home(desk.asked.board);
}
