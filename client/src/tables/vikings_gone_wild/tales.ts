/** What is told when the game is over: points round by round, and the moments that are remembered. */
import { t } from '../../lang/hall.svelte';
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import type { Course, Tale } from '../table';
import { greatest, Scribe, sums } from '../tales';
import glyphs from './vikings_gone_wild.glyphs.json';

/** Everybody's points at the end of each round, and in the end. */
export function course(told: readonly Told[], seats: number): Course {
  const scribe = new Scribe(seats);
  for (const { event } of told) {
    if (event.kind === 'vp') scribe.now[Number(event['seat'])] = Number(event['total']);
    if (event.kind === 'round' && Number(event['round']) > 1) scribe.mark(String(Number(event['round']) - 1));
  }
  scribe.mark(t('final'));
  return scribe.course;
}

export function tales(told: readonly Told[], texts: RoomTexts): Tale[] {
  return [greatestAttack(told, texts), wall(told, texts), errands(told, texts)].filter((tale) => tale !== null);
}

function greatestAttack(told: readonly Told[], texts: RoomTexts): Tale | null {
  const won = told.map(({ event }) => event).filter(({ kind }) => kind === 'attack_won' || kind === 'fight_won');
  const best = won.reduce<Event | null>((most, event) => (most && Number(most['strength']) >= Number(event['strength']) ? most : event), null);
  if (!best) return null;
  return {
    glyph: glyphs.attacks,
    title: t('gw-tale-attack'),
    text: t('gw-tale-attack-text', {
      name: texts.seat(Number(best['seat'])),
      target: texts.name(String(best['building'] ?? best['target'])),
      strength: Number(best['strength']),
    }),
  };
}

function wall(told: readonly Told[], texts: RoomTexts): Tale | null {
  const [seat, count] = greatest(sums(told, ({ kind }) => Number(kind === 'attack_repelled'), 'target_seat'), 0);
  if (count === 0) return null;
  return { glyph: glyphs.defense, title: t('gw-tale-wall'), text: t('gw-tale-wall-text', { name: texts.seat(seat), count }) };
}

function errands(told: readonly Told[], texts: RoomTexts): Tale | null {
  const [seat, count] = greatest(sums(told, ({ kind }) => Number(kind === 'claimed')), 0);
  if (count === 0) return null;
  return { glyph: glyphs.missions, title: t('gw-tale-missions'), text: t('gw-tale-missions-text', { name: texts.seat(seat), count }) };
}
