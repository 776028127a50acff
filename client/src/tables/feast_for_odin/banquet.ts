/** What lies on a banquet table, square by square from the left. */
import type { RoomTexts } from '../../lang/room';
import { goodOf, tableOf, type Player } from './view';

export interface Served {
  /** A good, silver, a ship; '' for a square left empty. */
  thing: string;
  column: number;
  width: number;
  height: number;
}

export function banquet(player: Pick<Player, 'emigrated' | 'banquet'>, texts: RoomTexts): Served[] {
  const wide = tableOf(texts).squares_a_ship;
  const found: Served[] = [];
  let column = 0;
  const put = (thing: string, width: number, height: number): void => {
    found.push({ thing, column, width, height });
    column += width;
  };
  for (const ship of player.emigrated) put(ship, wide, 0);
  for (const { thing, width } of player.banquet) {
    const good = goodOf(texts, thing);
    put(thing, width, good ? (good.width * good.height) / width : 1);
  }
  return found;
}
