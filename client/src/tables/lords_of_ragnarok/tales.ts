/** What is told when the game is over: regions of the wheel turn by turn, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Source, Tale } from '../table';
import { greatest } from '../tales';
import glyphs from './lords.glyphs.json';
import { asView } from './view';

/** A person's regions of the wheel, those with a temple apart. */
export function sources(view: unknown): Source[][] {
  const { players, regions } = asView(view);
  return players
    .filter(({ follower }) => !follower)
    .map((_, seat) => {
      const own = regions.filter(({ wheel, control }) => wheel && control === seat);
      const temples = own.filter(({ temple }) => temple).length;
      return [
        { key: 'wheel', points: own.length - temples },
        { key: 'temple', points: temples },
      ];
    });
}

/** How many regions of the wheel each person held at the end of each round. */
export function course(told: readonly Told[], seats: number, view: unknown): Course {
  const wheel = new Set(asView(view).regions.filter((region) => region.wheel).map(({ id }) => id));
  const owners = new Map<string, string>();
  const seatsOf = new Map<string, number>();
  const marks: string[] = [];
  const scores: number[][] = [];
  const mark = (name: string): void => {
    const held = [...owners.values()];
    marks.push(name);
    scores.push(Array.from({ length: seats }, (_, seat) => held.filter((who) => seatsOf.get(who) === seat).length));
  };
  let round = 0;
  for (const { event } of told) {
    const region = String(event['region']);
    if (event.kind === 'turn') {
      seatsOf.set(String(event['who']), Number(event['seat']));
      if (round > 0 && Number(event['round']) > round) mark(String(round));
      round = Number(event['round']);
    } else if (event.kind === 'control' && wheel.has(region)) owners.set(region, String(event['who']));
    else if (event.kind === 'control_lost') owners.delete(region);
  }
  mark(t('final'));
  return { marks, scores };
}

export function tales(told: readonly Told[], texts: RoomTexts): Tale[] {
  return [ending(told, texts), closest(told, texts), slayer(told, texts), fury(told)].filter((tale) => tale !== null);
}

/** How it ended. */
function ending(told: readonly Told[], texts: RoomTexts): Tale | null {
  const last = told.findLast(({ event }) => event.kind === 'victory' || event.kind === 'defeat')?.event;
  const text = last && texts.event(last);
  if (!text) return null;
  const how = String(last['victory']);
  return { glyph: (glyphs as Record<string, string>)[how] ?? glyphs.ragnarok, title: texts.name(how), text };
}

/** The battle that was decided by least. */
function closest(told: readonly Told[], texts: RoomTexts): Tale | null {
  const gap = (event: Event): number => Math.abs(Number(event['attack']) - Number(event['defence']));
  const battles = told.map(({ event }) => event).filter(({ kind }) => kind === 'result');
  if (battles.length === 0) return null;
  const event = battles.reduce((best, next) => (gap(next) < gap(best) ? next : best));
  return { glyph: glyphs.battle, title: t('lr-tale-battle'), text: texts.event(event) ?? '' };
}

/** Who killed most monsters. */
function slayer(told: readonly Told[], texts: RoomTexts): Tale | null {
  const [who, count] = most(told.filter(({ event }) => event.kind === 'slain').map(({ event }) => String(event['who'])));
  if (who === null) return null;
  return { glyph: glyphs.hunter, title: t('lr-tale-slayer'), text: t('lr-tale-slayer-text', { who: texts.name(who), count }) };
}

/** How far the world burnt. */
function fury(told: readonly Told[]): Tale | null {
  const counts = told.filter(({ event }) => event.kind === 'desolation').map(({ event }) => Number(event['count']));
  if (counts.length === 0) return null;
  return { glyph: glyphs.desolation, title: t('lr-tale-fury'), text: t('lr-tale-fury-text', { count: counts.length, most: Math.max(...counts) }) };
}

function most(words: readonly string[]): [string | null, number] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return greatest<string | null>(counts, null);
}
