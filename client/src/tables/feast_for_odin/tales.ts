/** What is told when the game is over: points round by round, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import { greatest, sums } from '../tales';
import glyphs from './feast_for_odin.glyphs.json';
import { asView } from './view';

/** Everybody's points at the end of each round, and in the end. */
export function course(told: readonly Told[], _seats: number, view: unknown): Course {
  const rounds = told.map(({ event }) => event).filter(({ kind }) => kind === 'points');
  return {
    marks: [...rounds.map((event) => String(event['round'])), t('final')],
    scores: [...rounds.map((event) => event['points'] as number[]), asView(view).players.map(({ score }) => score)],
  };
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
