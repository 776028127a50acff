/** The shape of the game's view (`view.py`) and of the records of its box that the table needs. */
import type { RoomTexts } from '../../lang/room';

export interface Stand {
  seat: number;
  vikings: number;
  round: number;
}

export interface SpaceView {
  id: string;
  column: number;
  row: number;
  section: string;
  stand: Stand | null;
}

export interface Piece {
  tile: string;
  cells: string[];
}

export interface BoardView {
  /** The word that options have for it. */
  id: string;
  kind: string;
  pieces: Piece[];
  income: number;
  /** What its bonus cells would give now. */
  bonus: string[];
  slots: { wood: number; stone: number } | null;
  /** Points lost for what is uncovered. */
  lost: number;
}

export type ShipKind = 'whaling_boat' | 'knarr' | 'longship';

export interface Player {
  clan: string;
  vikings: number;
  passed: boolean;
  supply: Record<string, number>;
  specials: string[];
  /** The ore on each whaling boat and longship; knarrs carry none. */
  ships: { whaling_boat: number[]; knarr: number; longship: number[] };
  emigrated: ShipKind[];
  boards: BoardView[];
  hand: { light: number; dark: number };
  played: string[];
  used: string[];
  banquet: { thing: string; width: number }[];
  squares: { open: number; left: number } | null;
  penalties: number;
  income: number;
  emigration_price: number;
  rows: Record<string, number>;
  score: number;
  own?: { hand: string[] };
}

export interface View {
  length: string;
  rounds: number;
  round: number;
  phase: string;
  turn: number | null;
  first: number;
  harvest: number;
  spaces: SpaceView[];
  strips: { id: string; items: string[] }[];
  strips_left: number;
  islands: { id: string | null; stack: string; silver: number }[];
  specials: string[];
  buildings: Record<string, number>;
  weapons: { deck: number; discard: Record<string, number> };
  deck: number;
  players: Player[];
}

export type Things = Record<string, number>;

/** An action space of the box; see the notes in `content/spaces.toml`. */
export interface SpaceRecord {
  column: number;
  section: string;
  also: string | null;
  pay: Things;
  pay_one_of: string[];
  gain: Things;
  gain_by_players: string | null;
  gain_by: string | null;
  gain_each: string | null;
  most: number;
  with_cattle: Things;
  with_sheep: Things;
  or_pay: Things;
  or_gain: Things;
  crafts: string[];
  mountain: number[];
  upgrade: number;
  steps: number;
  either: boolean;
  ships: Things;
  roll: string | null;
  explore: string[];
  emigrate: boolean;
  overseas: boolean;
  sale: number;
  forge: boolean;
  draw: number;
  play: number;
  imitate: boolean;
}

export interface BoardRecord {
  kind: 'home' | 'island' | 'building';
  rows: string[];
  income: Record<string, number>;
  top: number;
  income_2: Record<string, number>;
  top_2: number;
  bonus: Record<string, string[]>;
  slots: { wood?: number; stone?: number };
  points: number;
}

export interface GoodRecord {
  colour: Colour;
  column: number;
  width: number;
  height: number;
  sword: number;
}

export interface SpecialRecord {
  shape: string[];
  sword: number;
  price: number | null;
  forge: boolean;
}

export interface OccupationRecord {
  number: number;
  deck: string;
  starting: boolean;
  points: number;
  type: string;
}

export interface RollRecord {
  die: number;
  low: boolean;
  weapon: string;
  least: number;
  success: Things;
  failure: Things;
}

export type Colour = 'orange' | 'red' | 'green' | 'blue';

export const COLOURS: readonly Colour[] = ['orange', 'red', 'green', 'blue'];
export const RESOURCES: readonly string[] = ['silver', 'wood', 'stone', 'ore'];
export const WEAPONS: readonly string[] = ['bow', 'snare', 'spear', 'long_sword'];
export const SHIPS: readonly ShipKind[] = ['whaling_boat', 'knarr', 'longship'];

export const asView = (view: unknown): View => view as View;

function record<T>(texts: RoomTexts, section: string, id: string): T | undefined {
  return texts.content.sections[section]?.[id] as T | undefined;
}

export interface ShipRecord {
  price: number;
  points: number;
  /** Points once it has emigrated. */
  emigrated: number;
}

export const shipOf = (texts: RoomTexts, kind: string): ShipRecord => record<ShipRecord>(texts, 'ships', kind)!;
export const spaceOf = (texts: RoomTexts, id: string): SpaceRecord => record<SpaceRecord>(texts, 'spaces', id)!;
export const boardOf = (texts: RoomTexts, kind: string): BoardRecord => record<BoardRecord>(texts, 'boards', kind)!;
export const goodOf = (texts: RoomTexts, id: string): GoodRecord | undefined => record<GoodRecord>(texts, 'goods', id);
export const specialOf = (texts: RoomTexts, id: string): SpecialRecord | undefined => record<SpecialRecord>(texts, 'specials', id);
export const cardOf = (texts: RoomTexts, id: string): OccupationRecord => record<OccupationRecord>(texts, 'occupations', id)!;
export const rollOf = (texts: RoomTexts, id: string): RollRecord => record<RollRecord>(texts, 'rolls', id)!;

/** Numbers that hold for every game. */
export interface TableRecord {
  squares: number;
  squares_a_ship: number;
  penalty: number;
  throws: number;
  small_stages: number;
  large_stages: number;
}

export const tableOf = (texts: RoomTexts): TableRecord => record<TableRecord>(texts, 'table', 'table')!;

/** The colour of a tile as the tokens name it. */
export function tint(texts: RoomTexts, tile: string): Colour | 'special' | 'coin' | 'plain' {
  const good = goodOf(texts, tile);
  if (good) return good.colour;
  if (specialOf(texts, tile)) return 'special';
  return tile.startsWith('silver') ? 'coin' : 'plain';
}

/** The shape of whatever can be laid, as rows of '#' and '.'. */
export function shapeOf(texts: RoomTexts, tile: string): readonly string[] {
  const special = specialOf(texts, tile);
  if (special) return special.shape;
  const { width, height } = goodOf(texts, tile) ?? record<{ width: number; height: number }>(texts, 'coins', tile) ?? { width: 1, height: 1 };
  return Array.from({ length: height }, () => '#'.repeat(width));
}

/** How many of a kind of ship lie in the harbour. */
export function shipsOf(player: Player, kind: ShipKind): number {
  const lying = player.ships[kind];
  return typeof lying === 'number' ? lying : lying.length;
}
