/** A battle as a scene: who stands on which side now, and what the saga tells of one that is over. */
import type { Event, RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import { figureOf, provinceOf, type View } from './view';

/** A line of a side's strength. */
export interface Force {
  figure: string;
  count: number;
  strength: number;
}

/** The forces of a clan in a province and its fjord; warriors fight as one line, since pairs may count for more. */
export function forces(view: View, texts: RoomTexts, province: string, seat: number): Force[] {
  const site = view.provinces.find(({ id }) => id === province)!;
  const fjord = view.fjords.find(({ id }) => id === provinceOf(texts, province).fjord);
  const figures = [...site.figures, ...(fjord?.figures ?? [])].filter((standing) => standing.seat === seat);
  const others = figures.filter(({ figure }) => figure !== 'warrior');
  const lines = others.map(({ figure }): Force => ({ figure, count: 1, strength: strengthAt(texts, figure, province) }));
  const warriors = figures.length - others.length;
  const rest = (site.strength[seat] ?? 0) - lines.reduce((sum, line) => sum + line.strength, 0);
  return warriors > 0 ? [...lines, { figure: 'warrior', count: warriors, strength: rest }] : lines;
}

function strengthAt(texts: RoomTexts, figure: string, province: string): number {
  const { strength, yggdrasil_strength } = figureOf(texts, figure);
  return province === 'yggdrasil' ? (yggdrasil_strength ?? strength) : strength;
}

/** What became of a battle. */
export interface Report {
  /** Names this battle among all of the game. */
  key: string;
  /** The step it was decided with. */
  step: number;
  province: string;
  by: number;
  /** Who fought, in order, with the totals. */
  fighters: { seat: number; total: number; cards: string[] }[];
  /** Null where it was a tie: all lost. */
  winner: number | null;
  /** What followed: losses, rewards, glory. */
  after: Event[];
}

const AFTERMATH = new Set(['pillaged', 'destroyed', 'saved', 'fled', 'raised', 'rage', 'glory', 'glory_lost', 'took_back']);

/** The latest battle that has been decided, from what has been told. */
export function lastReport(told: readonly Told[]): Report | null {
  const end = told.findLastIndex(({ event }) => event.kind === 'battle_won' || event.kind === 'battle_tied');
  if (end < 0) return null;
  const { event, key, step } = told[end]!;
  const began = told.slice(0, end).findLastIndex(({ event: { kind } }) => kind === 'pillage');
  const opening = told[began]?.event;
  const seats = event['seats'] as number[];
  const totals = event['totals'] as number[];
  return {
    key,
    step,
    province: String(event['province']),
    by: Number(opening?.['seat'] ?? seats[0]),
    fighters: seats.map((seat, i) => ({ seat, total: totals[i]!, cards: shown(told.slice(began, end), seat) })),
    winner: event.kind === 'battle_won' ? Number(event['seat']) : null,
    after: aftermath(told.slice(end + 1)),
  };
}

/** The cards of a seat that lay face up at the end: those since the table was last swept. */
function shown(told: readonly Told[], seat: number): string[] {
  const swept = told.findLastIndex(({ event }) => event.kind === 'swept');
  return told
    .slice(swept + 1)
    .filter(({ event }) => event.kind === 'revealed' && event['seat'] === seat)
    .map(({ event }) => String(event['card']));
}

function aftermath(told: readonly Told[]): Event[] {
  const next = told.findIndex(({ event }) => event.kind === 'turn' || event.kind === 'phase' || event.kind === 'pillage');
  return (next < 0 ? told : told.slice(0, next)).map(({ event }) => event).filter(({ kind }) => AFTERMATH.has(kind));
}
