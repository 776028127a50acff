/** What is told when the game is over: silver and points round by round, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import glyphs from './feast_for_odin.glyphs.json';

/** Each player's income, round by round: the engine that the points come from. */
export function course(told: readonly Told[], seats: number): Course {
  const marks: string[] = [];
  const scores: number[][] = [];
  const now = Array.from({ length: seats }, () => 0);
  let round = 0;
  for (const { event } of told) {
    if (event.kind === 'income') now[Number(event['seat'])] = Number(event['amount']);
    if (event.kind !== 'phase') continue;
    if (event['phase'] === 'breeding') {
      marks.push(t('fo-round', { round }));
      scores.push([...now]);
    }
    round = Number(event['round']);
  }
  return { marks, scores };
}

type Sum = (told: readonly Told[]) => Map<number, number>;

const counting =
  (kind: string, worth: (facts: Told['event']) => number = () => 1): Sum =>
  (told) => {
    const sums = new Map<number, number>();
    for (const { event } of told) {
      if (event.kind === kind) sums.set(Number(event['seat']), (sums.get(Number(event['seat'])) ?? 0) + worth(event));
    }
    return sums;
  };

const TALES: readonly { key: string; glyph: string; sum: Sum }[] = [
  { key: 'tiles', glyph: glyphs.arrange, sum: counting('laid') },
  { key: 'dice', glyph: glyphs.bow, sum: counting('success') },
  { key: 'silver', glyph: glyphs.silver, sum: counting('income', (event) => Number(event['amount'])) },
  { key: 'cards', glyph: glyphs.occupations, sum: counting('played') },
];

export function tales(told: readonly Told[], texts: RoomTexts): Tale[] {
  return TALES.flatMap(({ key, glyph, sum }) => {
    const [best] = [...sum(told)].sort(([, a], [, b]) => b - a);
    if (!best || best[1] === 0) return [];
    const [seat, count] = best;
    return [{ glyph, title: t(`fo-tale-${key}`), text: t(`fo-tale-${key}-text`, { name: texts.seat(seat), count }) }];
  });
}
