/** The shape of the game's view (`view.py`) and of the records of its box that the table needs. */
import type { Event, RoomTexts } from '../../lang/room';

export interface Region {
  id: string;
  number: number;
  population: number;
  land: string;
  sites: string[];
  /** It touches the wheel: it counts at Ragnarok. */
  wheel: boolean;
  adjacent: string[];
  realms: string[];
  /** Where it lies, in thousandths of the board. */
  x: number;
  y: number;
  /** Who controls it; -1 nobody. */
  control: number;
  temple: boolean;
  desolation: boolean;
  forge: string | null;
  runes: number;
  armies: { seat: number; value: number }[];
  heroes: number[];
  monsters: string[];
  /** By follower: what it could bring against the region, and its defence value there. */
  threats: Record<string, { attack: number; defence: number }>;
}

export interface Sea {
  id: string;
  adjacent: string[];
  regions: string[];
  drakkars: number[];
}

export interface Realm {
  id: string;
  action: string;
  rune: string;
  allies: number[];
  /** The markers on its space of the wheel, the lowest first. */
  markers: number[];
}

export interface Monument {
  god: string;
  attribute: Attribute;
  level: number;
  spots: number;
  priests: number[];
}

export interface Monster {
  id: string;
  region: string | null;
  alive: boolean;
  controller: number;
  rune: string | null;
  artefact: string | null;
  wounds: { symbol: string; reward: string | null; marker: number }[];
}

export type Attribute = 'might' | 'wisdom' | 'authority';

export interface ActionCard {
  id: string;
  region: string;
  runes: string[];
  special: string;
  reward: string | null;
  tie: string;
  after: string;
}

/** What a follower of Surtur has besides. */
export interface Corruption {
  goal: string;
  priority: string;
  method: number;
  order: Attribute[];
  row: ActionCard[];
  /** The place of the chosen card in the row; -1 before the die is rolled. */
  chosen: number;
  stack: number;
  gone: string[];
  met: string[];
  tucked: string[];
  battle_deck: number;
}

export interface Player {
  colour: string;
  follower: boolean;
  hero: string;
  origin: string;
  offered: string[];
  attributes: Record<Attribute, { position: number; value: number; injured: boolean }>;
  runes: Record<string, number>;
  rune_limit: number;
  hand: number;
  hand_limit: number;
  /** Armies that wait beside the board. */
  armies: number;
  priests: { pool: number; supply: number };
  slayers: number;
  blessings: string[];
  artefacts: { card: string; ready: boolean }[];
  monsters: string[];
  roads: { lands: number; temples: number; roots: number };
  /** Cards of this hand that the viewer has seen. */
  known: string[];
  surtur?: Corruption;
  own?: { hand: string[] };
}

export interface Battle {
  region: string;
  /** The attacker and the defender. */
  fighters: [number, number];
  values: [number, number];
  bonus: [number, number];
  played: [string[], string[]];
  muted: [boolean[], boolean[]];
  passed: [boolean, boolean];
  /** A follower's battle deck, where the viewer has seen it. */
  deck: string[];
}

export interface View {
  board: 'two' | 'many';
  phase: string;
  step: string;
  round: number;
  turn: number | null;
  order: number[];
  regions: Region[];
  seas: Sea[];
  realms: Realm[];
  monuments: Monument[];
  track: { slot: number; blessings: boolean; built: boolean }[];
  signs: { sign: string; flipped: boolean }[];
  monsters: Monster[];
  players: Player[];
  surtur: { tokens: number; places: number[]; needed: number; arbiter: number; challenges: string[] } | null;
  supply: Record<string, number>;
  deck: number;
  discard: string[];
  blessings: number;
  offer: string[];
  battle: Battle | null;
  hunt: { monster: string; hunter: number } | null;
  last_turns: number;
  winners: number[];
  victory: string;
}

export const asView = (view: unknown): View => view as View;

export const ATTRIBUTES: readonly Attribute[] = ['might', 'wisdom', 'authority'];
export const LOKI = 'loki';

/** The steps of a turn, of a person and of a follower. */
export const STEPS = ['prayer', 'hero', 'runes', 'manoeuvres', 'special', 'end'] as const;
export const FOLLOWER_STEPS = ['row', 'prayer', 'hero', 'runes', 'manoeuvres', 'special', 'bonus'] as const;

export interface BattleCard {
  symbol: string;
  value: number;
  casualties: number;
}

function record<T>(texts: RoomTexts, section: string, id: string): T | undefined {
  return texts.content.sections[section]?.[id] as T | undefined;
}

export const battleCard = (texts: RoomTexts, id: string): BattleCard => record<BattleCard>(texts, 'battle_cards', id)!;

export const isBattleCard = (texts: RoomTexts, id: string): boolean => record(texts, 'battle_cards', id) !== undefined;

/** A number of the rules on the side of the board in play. */
export function number(texts: RoomTexts, view: View, id: string): number {
  const values = record<{ value: number; two_player?: number | null }>(texts, 'parameters', id);
  return (view.board === 'two' ? values?.two_player : null) ?? values?.value ?? 0;
}

/** What a player's name is: the hero, or the colour before there is one. */
export function wordOf(player: Player): string {
  return player.hero || player.colour;
}

/** Whom a word of an event means: a hero or a colour; null for anything else. */
export function seatOf(view: View, word: unknown): number | null {
  const at = view.players.findIndex((player) => wordOf(player) === word || player.colour === word);
  return at < 0 ? null : at;
}

export function actorOf(view: View, event: Event): number | null {
  return seatOf(view, event['who']);
}

/** How many regions a player controls. */
export function holdings(view: View, seat: number): number {
  return view.regions.filter(({ control }) => control === seat).length;
}

/** How often the die of Surtur picks each place of the row. */
export function odds(texts: RoomTexts): number[] {
  const faces = record<{ faces: string[] }>(texts, 'dice', 'surtur_die')?.faces ?? [];
  return ['1', '2', '3'].map((face) => faces.filter((other) => other === face).length);
}
