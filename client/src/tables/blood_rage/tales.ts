/** What is told when the game is over: glory age by age, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import glyphs from './blood_rage.glyphs.json';
import { romanAge } from './view';

/** Each clan's glory at the end of each age, and in the end. */
export function course(told: readonly Told[], seats: number): Course {
  const now = Array.from({ length: seats }, () => 0);
  const marks: string[] = [];
  const scores: number[][] = [];
  const mark = (name: string): void => {
    marks.push(name);
    scores.push([...now]);
  };
  for (const { event } of told) {
    if (event.kind === 'glory' || event.kind === 'glory_lost') now[Number(event['seat'])] = Number(event['total']);
    if (event.kind === 'phase' && event['phase'] === 'gods_gifts' && Number(event['age']) > 1) {
      mark(t('br-age', { age: romanAge(Number(event['age']) - 1) }));
    }
    if (event.kind === 'phase' && event['phase'] === 'end') mark(t('br-age', { age: romanAge(3) }));
  }
  mark(t('final'));
  return { marks, scores };
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
  const [seat, most] = greatest(glory);
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
  const [seat, most] = greatest(kept);
  if (most === 0) return null;
  return {
    glyph: glyphs.quest_type,
    title: t('br-tale-oaths'),
    text: t('br-tale-oaths-text', { clan: texts.seat(seat), kept: most, laid: laid.get(seat) ?? most }),
  };
}

function sums(told: readonly Told[], worth: (event: Event) => number): Map<number, number> {
  const total = new Map<number, number>();
  for (const { event } of told) {
    const amount = worth(event);
    const seat = event['seat'];
    if (amount !== 0 && typeof seat === 'number') total.set(seat, (total.get(seat) ?? 0) + amount);
  }
  return total;
}

function greatest(total: ReadonlyMap<number, number>): [seat: number, amount: number] {
  return [...total].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0] as [number, number]);
}
