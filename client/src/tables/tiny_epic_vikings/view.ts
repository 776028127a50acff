/** The shape of the game's view (`view.py`) and of the records of its box that the table needs. */
import type { RoomTexts } from '../../lang/room';

export type Rune = 'fehu' | 'perthro' | 'hagalaz';
export type Resource = 'wood' | 'food' | 'steel';
export type Row = 'upper' | 'lower';

export const RUNES: readonly Rune[] = ['fehu', 'perthro', 'hagalaz'];
export const RESOURCES: readonly Resource[] = ['wood', 'food', 'steel'];

/** Pieces of one faction on an island. */
export interface Force {
  clan: string;
  settlers: number;
  temples: number;
  influence: number;
}

export interface Island {
  id: string;
  rune: Rune;
  control: string | null;
  clans: Force[];
}

export interface Dock {
  id: string;
  island: string;
  village: boolean;
  boat: string | null;
  /** The chief boat of the rival lies here. */
  chief: boolean;
}

export interface Fjord {
  id: string;
  edge: boolean;
  boats: string[];
}

export interface God {
  god: string;
  rune: Rune;
  fury: number;
  rank: number;
  island_points: number;
  favour_points: number;
  stack: number;
  limit: number;
}

export interface Dedication {
  id: string;
  amount: number;
  stack: number;
  limit: number;
}

/** A card of a row; without a name where only its owner knows it. */
export interface Played {
  card: string | null;
  face: 'face_up' | 'face_down' | 'unpaid';
}

export interface Points {
  islands: number;
  /** Null while they are a secret. */
  favours: number | null;
}

export interface Clan {
  clan: string;
  resources: Record<Resource, number>;
  home: number;
  slots: { slot: string; there: boolean }[];
  built: { boats: number; temples: number };
  villages: number;
  runes: Record<Rune, number>;
  /** Their names where they may be seen, else how many there are. */
  favours: string[] | number;
  points: Points;
  hand: number;
  pack: number;
  row: Played[];
  own?: { hand: string[]; pack: string[]; strength: Record<string, number> };
}

export interface Rival {
  difficulty: string;
  chief: string | null;
  tracks: Record<Resource, number>;
  /** Symbols that wait to be carried out. */
  symbols: string[];
  home: { settlers: number; boats: number; temples: number };
  open: { boats: number; temples: number };
  villages: number;
  runes: Record<Rune, number>;
  favours: string[] | number;
  points: Points;
  deck: number;
  leaders: string[];
  fights: string[];
  hidden: boolean;
}

export interface Battle {
  by: string;
  favour: string;
  row: Row;
  end: 'left' | 'right';
  fighters: string[];
  bonus: number;
}

export interface View {
  era: number;
  phase: string;
  turn: string | null;
  first: string;
  board: 'small' | 'large';
  raid: number;
  gods: God[];
  dedications: Dedication[];
  favours: Record<Row, string[]>;
  islands: Island[];
  docks: Dock[];
  fjords: Fjord[];
  players: Clan[];
  enemy: { pack: number; lost: number } | null;
  rival: Rival | null;
  battle: Battle | null;
  deck: number;
  discard: string[];
  invaders: string[];
  revealed: string[];
}

export const asView = (view: unknown): View => view as View;

// ---- records of the box ------------------------------------------------------------------------------------------------

export interface Viking {
  rune: Rune;
  strength: number;
  per: Rune | Resource | 'any_rune' | null;
  factor: number;
  steel: number;
  leader: string;
  leader_amount: number;
  needs: Partial<Record<Rune | 'any', number>>;
  action: string;
  action_amount: number;
  bag: Partial<Record<Resource | 'any', number>>;
  per_rune: Rune | null;
}

export interface Favour {
  runes: Rune[];
  bag: Partial<Record<Resource | 'any', number>>;
}

export interface Symbol {
  track: Resource;
  space: number;
  symbol: string;
  bonus: number;
}

function records<T>(texts: RoomTexts, section: string): Readonly<Record<string, T>> {
  return texts.content.sections[section] as Record<string, T>;
}

export const vikingOf = (texts: RoomTexts, id: string): Viking => records<Viking>(texts, 'vikings')[id]!;
export const favourOf = (texts: RoomTexts, id: string): Favour => records<Favour>(texts, 'favours')[id]!;
export const isViking = (texts: RoomTexts, word: string): boolean => word in records(texts, 'vikings');
export const mostOf = (texts: RoomTexts, resource: Resource): number => records<{ most: number }>(texts, 'resources')[resource]!.most;
export const woodOf = (texts: RoomTexts, slot: string): number => records<{ wood: number }>(texts, 'slots')[slot]!.wood;
export const influenceOf = (texts: RoomTexts, piece: string): number =>
  records<{ influence: number }>(texts, 'pieces')[piece]!.influence;
export const handOf = (texts: RoomTexts, era: number): number => records<{ hand: number }>(texts, 'eras')[`era_${era}`]!.hand;
export const raidOf = (texts: RoomTexts, era: number): number => records<{ steel: number }>(texts, 'raids')[`raid_${era}`]!.steel;
export const godFury = (texts: RoomTexts): number => records<{ amount: number }>(texts, 'dedications')['fury']!.amount;
export const trackEnd = (texts: RoomTexts): number => records<{ end: number }>(texts, 'rival_tracks')['rival_tracks']!.end;
export const chiefSail = (texts: RoomTexts, difficulty: string): number =>
  records<{ chief_sail: number }>(texts, 'difficulty')[difficulty]!.chief_sail;

/** How many settlers, boats and temples a clan has in all. */
export function boxOf(texts: RoomTexts, clan: string): { settlers: number; boats: number; temples: number } {
  return records<{ settlers: number; boats: number; temples: number }>(texts, 'clans')[clan]!;
}

/** The symbol on a space of one of the rival's tracks. */
export function symbolAt(texts: RoomTexts, track: Resource, space: number): Symbol | undefined {
  return Object.values(records<Symbol>(texts, 'symbols')).find((symbol) => symbol.track === track && symbol.space === space);
}

/** The rival's own action for a rune. */
export function rivalAction(texts: RoomTexts, rune: Rune): { action: string; amount: number } {
  return Object.values(records<{ rune: Rune; action: string; amount: number }>(texts, 'rival_runes')).find(
    (record) => record.rune === rune,
  )!;
}

/** The name of a place in our drawing. */
export function chartOf(texts: RoomTexts, word: string): string {
  const { islands, docks, fjords } = texts.content.sections;
  return ((islands?.[word] ?? docks?.[word] ?? fjords?.[word]) as { chart: string }).chart;
}

/** The fjords beside a dock. */
export const fjordsOf = (texts: RoomTexts, dock: string): readonly string[] =>
  records<{ fjords: string[] }>(texts, 'docks')[dock]!.fjords;

// ---- small sums --------------------------------------------------------------------------------------------------------

/** The seat of a clan, or -1 for the rival and the enemy. */
export const seatOf = (view: View, clan: string): number => view.players.findIndex((player) => player.clan === clan);

export function total({ islands, favours }: Points): number {
  return islands + (favours ?? 0);
}

export const count = (favours: string[] | number): number => (typeof favours === 'number' ? favours : favours.length);

export function roman(era: number): string {
  return ['', 'I', 'II', 'III'][era] ?? '';
}
