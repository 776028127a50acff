/** What is told when the game is over: points era by era, and the deeds that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import { greatest } from '../tales';
import glyphs from './tiny_epic_vikings.glyphs.json';
import { roman } from './view';

/** Each clan's points of islands at the end of each era, and all of its points in the end. */
export function course(told: readonly Told[], seats: number): Course {
  const eras = told.filter(({ event }) => event.kind === 'counted').map(({ event }) => event);
  const final = Array.from({ length: seats }, () => 0);
  for (const { event } of told) if (event.kind === 'scored') final[Number(event['seat'])] = Number(event['total']);
  return {
    marks: [...eras.map((event) => t('tev-era', { era: roman(Number(event['era'])) })), t('final')],
    scores: [...eras.map((event) => (event['points'] as number[]).slice(0, seats)), final],
  };
}

export function tales(told: readonly Told[], texts: RoomTexts): Tale[] {
  return [rival(told), feared(told, texts), most(told, texts, 'won'), most(told, texts, 'stole')].filter((tale) => tale !== null);
}

/** The other side of a solo game. */
function rival(told: readonly Told[]): Tale | null {
  const scored = told.findLast(({ event }) => event.kind === 'rival_scored')?.event;
  if (!scored) return null;
  const { total, islands, favours } = scored;
  return {
    glyph: glyphs.rival,
    title: t('tev-tale-rival'),
    text: t('tev-tale-rival-text', { total: Number(total), islands: Number(islands), favours: Number(favours) }),
  };
}

function feared(told: readonly Told[], texts: RoomTexts): Tale | null {
  const fury = new Map(told.filter(({ event }) => event.kind === 'fury').map(({ event }) => [String(event['god']), Number(event['after'])]));
  const [god, after] = greatest(fury, '');
  if (after === 0) return null;
  return { glyph: glyphs.fury, title: t('tev-tale-feared'), text: t('tev-tale-feared-text', { god: texts.name(god), fury: after }) };
}

const DEEDS = { won: glyphs.battle, stole: glyphs.islands } as const;

/** Who did a thing most often: a clan, or the rival. */
function most(told: readonly Told[], texts: RoomTexts, kind: keyof typeof DEEDS): Tale | null {
  const counts = new Map<string, number>();
  for (const { event } of told) {
    if (event.kind !== kind && event.kind !== `rival_${kind}`) continue;
    const who = event.kind === kind ? texts.seat(Number(event['seat'])) : texts.name('rival_clan');
    counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  const [clan, count] = greatest(counts, '');
  if (count === 0) return null;
  return { glyph: DEEDS[kind], title: t(`tev-tale-${kind}`), text: t(`tev-tale-${kind}-text`, { clan, count }) };
}
