/** What is told when the game is over: glory age by age, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import { greatest, Scribe, sums } from '../tales';
import glyphs from './blood_rage.glyphs.json';
import { romanAge } from './view';

/** Each clan's glory at the end of each age, and in the end. */
export function course(told: readonly Told[], seats: number): Course {
  const scribe = new Scribe(seats);
  for (const { event } of told) {
    if (event.kind === 'glory' || event.kind === 'glory_lost') scribe.now[Number(event['seat'])] = Number(event['total']);
    if (event.kind === 'phase' && event['phase'] === 'gods_gifts' && Number(event['age']) > 1) {
      scribe.mark(t('br-age', { age: romanAge(Number(event['age']) - 1) }));
    }
    if (event.kind === 'phase' && event['phase'] === 'end') scribe.mark(t('br-age', { age: romanAge(3) }));
  }
  scribe.mark(t('final'));
  return scribe.course;
}

export function tales(told: readonly Told[], texts: RoomTexts): Tale[] {
  return [closest(told, texts), gladlyDied(told, texts), oaths(told, texts)].filter((tale) => tale !== null);
}

function closest(told: readonly Told[], texts: RoomTexts): Tale | null {
  let best: { gap: number; event: Event } | null = null;
  for (const { event } of told) {
    if (event.kind !== 'battle_won') continue;
    const [first = 0, second = 0] = [...(event['totals'] as number[])].sort((a, b) => b - a);
    if (best === null || first - second < best.gap) best = { gap: first - second, event };
  }
  if (best === null) return null;
  const seats = best.event['seats'] as number[];
  const totals = best.event['totals'] as number[];
  const score = seats.map((seat, i) => `${texts.seat(seat)} ${totals[i]}`).join(', ');
  return {
    glyph: glyphs.axes,
    title: t('br-tale-battle'),
    text: t('br-tale-battle-text', { province: texts.name(String(best.event['province'])), score }),
  };
}

function gladlyDied(told: readonly Told[], texts: RoomTexts): Tale | null {
  const glory = sums(told, (event) => (event.kind === 'glory' && event['source'] === 'ragnarok' ? Number(event['amount']) : 0));
  const [seat, most] = greatest(glory, 0);
  if (most === 0) return null;
  return {
    glyph: glyphs.valhalla,
    title: t('br-tale-died'),
    text: t('br-tale-died-text', { clan: texts.seat(seat), glory: most }),
  };
}

function oaths(told: readonly Told[], texts: RoomTexts): Tale | null {
  const kept = sums(told, (event) => Number(event.kind === 'quest_done'));
  const laid = sums(told, (event) => Number(event.kind === 'committed'));
  const [seat, most] = greatest(kept, 0);
  if (most === 0) return null;
  return {
    glyph: glyphs.quest_type,
    title: t('br-tale-oaths'),
    text: t('br-tale-oaths-text', { clan: texts.seat(seat), kept: most, laid: laid.get(seat) ?? most }),
  };
}
