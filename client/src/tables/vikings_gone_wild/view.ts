/** The shape of the game's view (`view.py`) and of the records of its box that the table needs. */
import type { RoomTexts } from '../../lang/room';
import glyphs from './vikings_gone_wild.glyphs.json';

export type Resource = 'beer' | 'gold';
export type Purse = Record<Resource, number>;
export type CardType = 'resource' | 'unit' | 'hero' | 'defense' | 'action' | 'undead';

export const RESOURCES: readonly Resource[] = ['beer', 'gold'];
export const PHASES = ['production', 'draw', 'action', 'storage', 'end_of_round'] as const;
export const TOWN_HALL = 'town_hall';
export const DRAGON = 'dragon';

export interface Building {
  id: string;
  kind: string;
  tokens: number;
  site: boolean;
  damaged: boolean;
  forts: string[];
  defense: number;
}

export interface Player {
  crest: string;
  vp: number;
  sources: Record<string, number>;
  village: Building[];
  /** How many buildings there may be; null is any number. */
  limit: number | null;
  loot: Purse;
  hand: number;
  /** Cards of the hand that the reader has seen. */
  known: string[];
  deck: number;
  /** Hand and deck together: everybody can count. */
  unseen: string[];
  ready: string[];
  owed: string[];
  played: string[];
  cover: string[];
  discard: string[];
  missions: string[];
  done: string[];
  claimed: boolean;
  dismantled: boolean;
  dragon: boolean;
  attacked: boolean;
  own?: { hand: string[]; deck: string[]; funds: Purse };
}

export interface Attack {
  by: number;
  victim: number | null;
  target: string;
  fighters: string[];
  aids: string[];
  cancelled: string[];
  strength: number;
  defense: number;
}

export interface View {
  round: number;
  phase: string;
  first: number;
  turn: number | null;
  goal: number;
  players: Player[];
  supply: Record<string, number>;
  path: { row: string[]; deck: number; discard: string[] };
  asgard: { row: string[]; deck: number; unseen: string[] };
  missions: { deck: number };
  achievements: { id: string; counts: number[] }[];
  purse: Purse;
  deeds: Record<string, number>;
  victim: number | null;
  attack: Attack | null;
  revealed: string[];
  removed: string[];
  winners: number[];
}

export interface CardRecord {
  type: CardType;
  cost: Partial<Purse>;
  strength: number;
  effect: Record<string, number>;
  /** More for each such building in the village. */
  per: Record<string, number>;
  /** More strength against such a target. */
  against: Record<string, number>;
}

export interface UndeadRecord {
  defense: number;
  vp: number;
  token: Resource;
  tokens: number;
}

export interface BuildingRecord {
  cost: Partial<Purse>;
  defense: number;
  reward: { vp?: number; loot?: number; asgard?: number };
  produces: Resource | null;
  stores: Resource | null;
  capacity: number;
  full_vp: number;
  keeps: number;
  draws: number;
}

export interface HallRecord {
  level: number;
  defense: number;
  reward: { vp?: number; loot?: number; asgard?: number };
  limit: number | null;
  upgrade: Partial<Purse>;
  vp: number;
}

export interface MissionRecord {
  vp: number;
  deed: string | null;
  have: string | null;
  building: string | null;
  at_least: number;
}

const DECKS = ['starting', 'fighters', 'fortifications', 'path', 'asgard'] as const;

export const asView = (view: unknown): View => view as View;

/** The game has been laid out: before that a view has no players' things to draw. */
export const begun = (view: View): boolean => view.phase !== '';

function record<T>(texts: RoomTexts, section: string, id: string): T | undefined {
  return texts.content.sections[section]?.[id] as T | undefined;
}

/** A card of any deck; undefined for an undead, a building or a mission. */
export function cardOf(texts: RoomTexts, id: string): CardRecord | undefined {
  for (const deck of DECKS) {
    const found = record<CardRecord>(texts, deck, id);
    if (found) return found;
  }
  return undefined;
}

export const undeadOf = (texts: RoomTexts, id: string): UndeadRecord | undefined => record(texts, 'undead', id);
export const buildingOf = (texts: RoomTexts, kind: string): BuildingRecord | undefined => record(texts, 'buildings', kind);
export const hallOf = (texts: RoomTexts, kind: string): HallRecord | undefined => record(texts, 'town_halls', kind);
export const missionOf = (texts: RoomTexts, id: string): MissionRecord => record(texts, 'missions', id)!;
export const dragonOf = (texts: RoomTexts): { defense: number; tokens: number } => record(texts, 'dragon', DRAGON)!;

/** A number of the rules. */
export function numbersOf(texts: RoomTexts, name: string): readonly number[] {
  return record<{ values: number[] }>(texts, 'numbers', name)?.values ?? [];
}

export function numberOf(texts: RoomTexts, name: string): number {
  return numbersOf(texts, name)[0] ?? 0;
}

export const stackIds = (texts: RoomTexts, section: 'fighters' | 'fortifications' | 'buildings'): string[] =>
  Object.keys(texts.content.sections[section] ?? {});

/** The price of a card or a building; undefined for what is not for sale. */
export function costOf(texts: RoomTexts, id: string): Partial<Purse> | undefined {
  const cost = (cardOf(texts, id) ?? buildingOf(texts, id))?.cost;
  return cost && Object.keys(cost).length > 0 ? cost : undefined;
}

export function typeOf(texts: RoomTexts, id: string): CardType {
  return undeadOf(texts, id) ? 'undead' : (cardOf(texts, id)?.type ?? 'action');
}

export const TINTS: Readonly<Record<CardType, string>> = {
  unit: 'var(--card-battle)',
  hero: 'var(--wood-2)',
  defense: 'var(--s4)',
  resource: 'var(--card-upgrade)',
  action: 'var(--card-quest)',
  undead: 'var(--s7)',
};

export function glyphOf(id: string): string | undefined {
  return (glyphs as Record<string, string>)[id];
}

/** Which resource lies on a building of a kind. */
export function tokenOf(texts: RoomTexts, kind: string): Resource | null {
  const found = buildingOf(texts, kind);
  return found?.produces ?? found?.stores ?? null;
}

export function rewardOf(texts: RoomTexts, building: Building): { vp?: number; loot?: number; asgard?: number } {
  return (hallOf(texts, building.kind) ?? buildingOf(texts, building.kind))?.reward ?? {};
}

/** The next level of a town hall, and what it costs; null for the last. */
export function nextHall(texts: RoomTexts, kind: string): { id: string; cost: Partial<Purse> } | null {
  const halls = texts.content.sections['town_halls'] ?? {};
  const now = hallOf(texts, kind);
  const next = Object.keys(halls).find((id) => hallOf(texts, id)!.level === (now?.level ?? 0) + 1);
  return next && now ? { id: next, cost: now.upgrade } : null;
}

/** The place of a card on Odin's Path, 1 beside the deck; only places beside the deck can be empty. */
export function placeOf(texts: RoomTexts, row: readonly string[], index: number): number {
  return numberOf(texts, 'path_row') - row.length + index + 1;
}

/** How far a mission has come, as far as the table shows it. */
export function progress(view: View, texts: RoomTexts, player: Player, mission: string, turn: boolean): number {
  const { deed, have, building } = missionOf(texts, mission);
  if (deed !== null) return turn ? (view.deeds[deed] ?? 0) : 0;
  if (have === 'buildings') return player.village.slice(1).filter(({ kind }) => building === null || kind === building).length;
  return tokens(texts, player, have === 'gold_tokens' ? 'gold' : 'beer');
}

/** All tokens of a resource in a village, loot on the town hall included. */
export function tokens(texts: RoomTexts, player: Player, resource: Resource): number {
  const there = player.village.filter(({ kind }) => tokenOf(texts, kind) === resource);
  return player.loot[resource] + there.reduce((sum, building) => sum + building.tokens, 0);
}

/** Seats in the order of the table: those after the reader's first, the reader last; from seat 0 for a spectator. */
export function rivals(seats: number, own: number | null): number[] {
  const start = own === null ? 0 : own + 1;
  return Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (start + i) % seats);
}

/** What is drawn is what an owner pays: amounts in the order beer, gold. */
export function amounts(cost: Partial<Purse>): [Resource, number][] {
  return RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0).map((resource) => [resource, cost[resource]!]);
}
