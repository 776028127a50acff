/** What a battle is about for one clan, said before the card is played. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import { forces } from './battle';
import type glyphs from './blood_rage.glyphs.json';
import { stepsOf, type View } from './view';

export interface Stake {
  glyph: keyof typeof glyphs;
  text: string;
}

export function stakes(view: View, texts: RoomTexts, seat: number, won: boolean): Stake[] {
  return won ? ifWon(view, texts, seat) : ifLost(view, texts, seat);
}

function ifWon(view: View, texts: RoomTexts, seat: number): Stake[] {
  const battle = view.battle!;
  const axes = view.players[seat]!.stats.axes;
  const token = view.provinces.find(({ id }) => id === battle.province)!.token;
  const plunders = battle.by === seat;
  const sharper = plunders && (token === 'axes' || token === 'all');
  const glory = sharper ? (stepsOf(texts, 'axes')[axes.step] ?? axes.value) : axes.value;
  const enemies = battle.fighters.filter((other) => other !== seat);
  const dead = enemies.flatMap((other) => forces(view, texts, battle.province, other));
  return [
    ...(plunders ? [{ glyph: 'pillage', text: t('br-win-pillage', { prize: texts.name(token) }) } as const] : []),
    { glyph: 'axes', text: t('br-win-glory', { glory }) },
    { glyph: 'valhalla', text: t('br-win-dead', { count: dead.reduce((sum, force) => sum + force.count, 0) }) },
    { glyph: 'hand', text: t('br-win-cards') },
  ];
}

function ifLost(view: View, texts: RoomTexts, seat: number): Stake[] {
  const battle = view.battle!;
  const dead = forces(view, texts, battle.province, seat);
  const plunders = battle.by === seat;
  return [
    {
      glyph: 'valhalla',
      text: t('br-lose-dead', {
        figures: texts.many(dead.flatMap(({ figure, count }) => Array.from({ length: count }, () => figure))),
      }),
    },
    { glyph: 'hand', text: t('br-lose-cards') },
    { glyph: 'pillage', text: t(plunders ? 'br-lose-token' : 'br-lose-plunder', { province: texts.name(battle.province) }) },
  ];
}
