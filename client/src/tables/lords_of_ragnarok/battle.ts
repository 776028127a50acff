/** A battle as a scene: what each side is made of, and what the saga tells of one that is over. */
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import { battleCard, seatOf, type View } from './view';

export interface Side {
  seat: number;
  armies: number[];
  bonus: number;
  cards: string[];
  muted: boolean[];
  /** What the texts of its cards add. */
  texts: number;
  total: number;
  passed: boolean;
}

/** Both sides of the battle that is going on, the attacker first. */
export function sidesOf(view: View, texts: RoomTexts): Side[] {
  const battle = view.battle!;
  const region = view.regions.find(({ id }) => id === battle.region)!;
  return battle.fighters.map((seat, i) => {
    const armies = region.armies.filter((army) => army.seat === seat).map(({ value }) => value);
    const cards = battle.played[i]!;
    const plain = sum(armies) + battle.bonus[i]! + sum(cards.map((card) => battleCard(texts, card).value));
    return {
      seat,
      armies,
      bonus: battle.bonus[i]!,
      cards,
      muted: battle.muted[i]!,
      texts: battle.values[i]! - plain,
      total: battle.values[i]!,
      passed: battle.passed[i]!,
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What became of a battle. */
export interface Report {
  /** Names this battle among all of the game. */
  key: string;
  /** The place of its result among all that was told. */
  at: number;
  region: string;
  sides: { seat: number; total: number; cards: string[] }[];
  winner: number;
  /** What followed: losses, retreat, control. */
  after: Event[];
}

const AFTERMATH = new Set(['shrank', 'retreated', 'control', 'control_lost', 'grew', 'tucked', 'desolation', 'cleansed']);
const ENDS = new Set(['turn', 'step', 'battle', 'marker']);

/** The latest battle that has been decided, from what has been told. */
export function lastReport(told: readonly Told[], view: View): Report | null {
  const at = told.findLastIndex(({ event }) => event.kind === 'result');
  if (at < 0) return null;
  const { event, key } = told[at]!;
  const began = told.slice(0, at).findLastIndex((line) => line.event.kind === 'battle');
  const fought = told.slice(began, at);
  const side = (who: unknown, total: unknown): Report['sides'][number] => ({
    seat: seatOf(view, who) ?? 0,
    total: Number(total),
    cards: fought.filter((line) => line.event.kind === 'played' && line.event['who'] === who).map((line) => String(line.event['card'])),
  });
  return {
    key,
    at,
    region: String(event['region']),
    sides: [side(event['who'], event['attack']), side(event['whom'], event['defence'])],
    winner: seatOf(view, event['winner']) ?? 0,
    after: aftermath(told.slice(at + 1)),
  };
}

function aftermath(told: readonly Told[]): Event[] {
  const next = told.findIndex(({ event }) => ENDS.has(event.kind));
  return (next < 0 ? told : told.slice(0, next)).map(({ event }) => event).filter(({ kind }) => AFTERMATH.has(kind));
}
