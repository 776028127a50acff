/** The shape of the game's view (`view.py`) and of the records of its box that the table needs. */
import type { RoomTexts } from '../../lang/room';

export interface Standing {
  seat: number;
  figure: string;
}

export interface Province {
  id: string;
  region: string | null;
  villages: number | null;
  token: string;
  pillaged: boolean;
  /** 0 stands, 1 to 3 fell in that age, 4 had fallen before the first. */
  fallen: number;
  figures: Standing[];
  strength: number[];
}

export interface Fjord {
  id: string;
  figures: Standing[];
}

export type StatName = 'rage' | 'axes' | 'horns';

export interface Clan {
  clan: string;
  glory: number;
  sources: Record<string, number>;
  rage: number;
  stats: Record<StatName, { step: number; value: number }>;
  passed: boolean;
  reserve: string[];
  valhalla: string[];
  on_board: number;
  slots: { slot: string; card: string }[];
  /** The ages on the backs of the cards. */
  hand: number[];
  shown: string[];
  quests: number[];
  pack: number;
  played: string[];
  own?: { hand: string[]; quests: string[]; pack: string[]; dropped: string[] };
}

export interface Battle {
  province: string;
  by: number;
  fighters: number[];
  killed: number[];
  cancelled: number[];
  strength: Record<string, number>;
  bonus: Record<string, number>;
}

export interface View {
  age: number;
  phase: string;
  turn: number | null;
  first: number;
  dooms: string[];
  provinces: Province[];
  fjords: Fjord[];
  players: Clan[];
  battle: Battle | null;
  discard: string[];
}

export const STATS: readonly StatName[] = ['rage', 'axes', 'horns'];

export interface CardRecord {
  age: number;
  type: 'upgrade' | 'quest' | 'battle';
  slot: string | null;
  strength: number;
  cost: number;
  bonus: number;
  glory: number;
  quest: string | null;
  effect: Record<string, number>;
}

export interface FigureRecord {
  strength: number;
  invade_cost: number;
  ship?: boolean;
  yggdrasil_strength?: number | null;
}

/** A card of the box. */
export function cardOf(texts: RoomTexts, id: string): CardRecord {
  return texts.content.sections['cards']![id] as CardRecord;
}

/** A figure of the box: of a clan, or a monster. */
export function figureOf(texts: RoomTexts, id: string): FigureRecord {
  const { figures, monsters } = texts.content.sections;
  return (figures?.[id] ?? monsters?.[id]) as FigureRecord;
}

export function stepsOf(texts: RoomTexts, stat: StatName): readonly number[] {
  return (texts.content.sections['stats']![stat] as { steps: number[] }).steps;
}

export function provinceOf(texts: RoomTexts, id: string): { adjacent: string[]; fjord: string | null } {
  return texts.content.sections['provinces']![id] as { adjacent: string[]; fjord: string | null };
}

/** What a clan's upgrades add up to for one effect. */
export function effectOf(texts: RoomTexts, clan: Clan, key: string): number {
  return clan.slots
    .filter(({ card }) => card)
    .reduce((sum, { card }) => sum + (cardOf(texts, card).effect[key] ?? 0), 0);
}

/** A warrior's strength, which is also what invading with one costs. */
export function warriorStrength(texts: RoomTexts, clan: Clan): number {
  return effectOf(texts, clan, 'warrior_strength') || figureOf(texts, 'warrior').strength;
}

export function invadeCost(texts: RoomTexts, clan: Clan, figure: string): number {
  return figure === 'warrior' ? warriorStrength(texts, clan) : figureOf(texts, figure).invade_cost;
}

export function upgradeCost(texts: RoomTexts, clan: Clan, card: string): number {
  return Math.max(0, cardOf(texts, card).cost - effectOf(texts, clan, 'upgrade_discount'));
}

/** Free villages of a province; Yggdrasil has room for any number. */
export function room(province: Province): number {
  if (province.fallen) return 0;
  return province.villages === null ? Infinity : province.villages - province.figures.length;
}

export const asView = (view: unknown): View => view as View;

export function romanAge(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? '';
}
