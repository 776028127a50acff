/** What the shell asks of a game's table: a picture, and a few words about options that only the game can say. */
import type { Component } from 'svelte';
import { learn } from '../lang/hall.svelte';
import type { Event, RoomTexts } from '../lang/room';
import type { Told } from '../net/journal';
import type { OwnAsk } from '../net/wire.gen';
import type { Option } from '../play/selection';
import type { Play } from '../play/play.svelte';

/** What the list says beside an option, or beside several that go on with the same word. */
export interface Hint {
  detail?: string;
  /** A price, with the glyph it is paid in. */
  cost?: { amount: number; glyph: string; name: string };
  /** The detail is a warning. */
  warn?: boolean;
}

export interface Scene {
  view: unknown;
  seat: number | null;
  ask: OwnAsk | null;
  texts: RoomTexts;
}

/** A slice of a player's score, for the chart at the end. */
export interface Source {
  key: string;
  points: number;
}

/** Scores over time: one value a seat and mark. */
export interface Course {
  marks: string[];
  scores: number[][];
}

/** A sentence worth telling when the game is over. */
export interface Tale {
  glyph: string;
  title: string;
  text: string;
}

/** A player in the narrow strip: the score, and one more number that matters. */
export interface Standing {
  points: number;
  extra?: { value: number; glyph: string; name: string };
}

type Part = Component<{ play: Play }>;

/** What is drawn. */
export interface Parts {
  /** What lies in the middle. */
  Board: Part;
  /** The players, in the rail; without it names and scores. */
  Rail?: Part;
  /** One's own things under the board. */
  Hand?: Part;
  /** More on the right, between what you may do and the saga; on a phone after the rail. */
  Side?: Part;
  /** Rounds and phases, in the top bar. */
  Track?: Part;
  /** A scene that covers the table when it has something to show; it says so in `play.staged`. */
  Arena?: Part;
}

/** Widths of the columns and height of the hand on a wide screen, in px. */
export interface Layout {
  /** Where the players are; a board that needs the left for itself sends them to the right. */
  rail?: 'left' | 'right';
  left?: number;
  right?: number;
  hand?: number;
}

export interface TableModule {
  parts: Parts;
  layout?: Layout;
  /** What the rail is called among the tabs of a phone, where it is not the players: the key of a text, and a glyph. */
  railTab?: { text: string; glyph: string };
  standing?(view: unknown, seat: number, texts: RoomTexts): Standing;
  /** Where the game stands, in a few words: "Age II · Action". */
  chapter(view: unknown, texts: RoomTexts): string;
  /** The question that follows from what is chosen so far; null for the question as it was asked. */
  ask?(scene: Scene, path: readonly string[]): string | null;
  /** The question is about one's own cards: they come before the list where there is little room. */
  aboutHand?(scene: Scene): boolean;
  hint?(scene: Scene, options: readonly Option[], word: string): Hint;
  /** The question before an answer that throws something away; null where none is needed. */
  warning?(scene: Scene, option: Option): string | null;
  /** Why a thing that does not glow cannot be chosen now. */
  whyNot?(scene: Scene, words: readonly string[]): string | null;
  /** Where the points came from, for each seat. */
  sources?(view: unknown): Source[][];
  course?(told: readonly Told[], seats: number, view: unknown): Course;
  tales?(told: readonly Told[], texts: RoomTexts): Tale[];
  /** Whose deed an event is, where it does not say so with `seat`. */
  actor?(view: unknown, event: Event): number | null;
  /** Glyphs for the sources and the crests of this game. */
  glyphs?: Readonly<Record<string, string>>;
  /** The help text that fits the question. */
  helpFor?(scene: Scene, path: readonly string[]): string | null;
  /** Help texts shown as rules, in the order of the rulebook. */
  help?: readonly string[];
}

const TABLES = import.meta.glob<{ default: TableModule }>(['./*/index.ts', '!./generic/index.ts']);

/** The table of a game; drawn as lists where it has no picture yet, or where lists are wanted. */
export async function load(game: string, plain = false): Promise<TableModule> {
  const own = TABLES[`./${game}/index.ts`];
  const [drawn] = await Promise.all([own?.(), learn(game)]);
  if (drawn && !plain) return drawn.default;
  const { default: lists } = await import('./generic');
  return drawn ? { ...drawn.default, parts: lists.parts } : lists;
}
