/** How the pieces of a clan, of the rival and of the neutral enemy are told apart: colour, shape and pattern. */
import { playerLook, type Look } from '../../widgets/players';
import { seatOf, type View } from './view';

/** The rival plays with the pieces of the two clans after the player's. */
export const RIVAL_SEATS = [1, 2] as const;

const ENEMY: Look = {
  fill: 'var(--good-special)',
  deep: 'var(--s4)',
  on: '#fff',
  rim: '#fff8ea',
  shape: 'M8 .8L14.4 4.4V11.6L8 15.2L1.6 11.6V4.4Z',
  pattern: null,
};

/** The look of a clan's piece; the rival's two colours take turns. */
export function lookOf(view: View, clan: string, nth = 0): Look {
  if (clan === 'enemy') return ENEMY;
  return playerLook(clan === 'rival' ? RIVAL_SEATS[nth % 2]! : Math.max(0, seatOf(view, clan)));
}
