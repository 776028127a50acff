/** What is told when the game is over: silver and points round by round, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import { greatest, Scribe, sums } from '../tales';
import glyphs from './feast_for_odin.glyphs.json';

/** Each player's income, round by round: the engine that the points come from. */
export function course(told: readonly Told[], seats: number): Course {
  const scribe = new Scribe(seats);
  let round = 0;
  for (const { event } of told) {
    if (event.kind === 'income') scribe.now[Number(event['seat'])] = Number(event['amount']);
    if (event.kind !== 'phase') continue;
    if (event['phase'] === 'breeding') scribe.mark(t('fo-round', { round }));
    round = Number(event['round']);
  }
  return scribe.course;
}

const TALES: readonly { key: string; glyph: string; worth: (event: Event) => number }[] = [
  { key: 'tiles', glyph: glyphs.arrange, worth: ({ kind }) => Number(kind === 'laid') },
  { key: 'dice', glyph: glyphs.bow, worth: ({ kind }) => Number(kind === 'success') },
  { key: 'silver', glyph: glyphs.silver, worth: (event) => (event.kind === 'income' ? Number(event['amount']) : 0) },
  { key: 'cards', glyph: glyphs.occupations, worth: ({ kind }) => Number(kind === 'played') },
];

export function tales(told: readonly Told[], texts: RoomTexts): Tale[] {
  return TALES.flatMap(({ key, glyph, worth }) => {
    const [seat, count] = greatest(sums(told, worth), 0);
    if (count === 0) return [];
    return [{ glyph, title: t(`fo-tale-${key}`), text: t(`fo-tale-${key}-text`, { name: texts.seat(seat), count }) }];
  });
}
