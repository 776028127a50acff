/** Which panels a question opens: those where its answers can be clicked. */
import type { Option } from '../../play/selection';
import type { Desk } from './desk.svelte';

const OFFERED = new Set(['mountain', 'explore', 'sale', 'forge', 'battle', 'second_loot', 'lift', 'overseas']);
const CARDS = new Set(['play', 'play_bonus', 'play_instead', 'start_card', 'tutoring']);
const SHIPS = new Set(['which_ship', 'may_emigrate', 'boost']);
const BOARDS = new Set(['lay_on', 'lay_at', 'window', 'ore_boatman', 'upgrade', 'card_upgrade']);

export function openFor(desk: Desk, kind: string, options: readonly Option[]): void {
  desk.laying.put();
  desk.home(desk.laying.asked?.board);
  if (desk.laying.follows()) return;
  if (OFFERED.has(kind)) desk.open('offer');
  else if (options.some(([verb]) => verb === 'space' || verb === 'imitate' || verb === 'call')) desk.open('spaces');
  if (CARDS.has(kind)) desk.lower = desk.page = 'cards';
  else if (SHIPS.has(kind)) desk.lower = desk.page = 'harbour';
  else if (kind === 'feast') desk.lower = desk.page = 'feast';
  else if (BOARDS.has(kind)) desk.page = 'boards';
}
