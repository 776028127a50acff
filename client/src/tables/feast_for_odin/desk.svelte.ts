/** What lies in front of one person at the table: whose things are looked at, which panel is open, what is being laid. */
import type { Play } from '../../play/play.svelte';
import type { Option } from '../../play/selection';
import { covered, faces, nearest, optionOf, placeOf, type Cell, type Face, type Place } from './geometry';
import { asView, shapeOf, type Player } from './view';

export type Panel = 'spaces' | 'offer';
export type Lower = 'feast' | 'cards' | 'harbour';

/** A tile held over the boards. */
interface Held {
  tile: string;
  face: number;
}

export class Desk {
  panel = $state<Panel>('spaces');
  lower = $state<Lower>('feast');
  /** On a phone one thing at a time. */
  page = $state<'spaces' | 'offer' | 'boards' | Lower>('spaces');
  #looked = $state<number | null>(null);
  #board = $state('home');
  held = $state.raw<Held | null>(null);
  /** Where the held tile would lie. */
  place = $state.raw<Place | null>(null);

  constructor(readonly play: Play) {}

  /** Whose boards are shown. */
  get seat(): number {
    return this.#looked ?? this.play.seat ?? 0;
  }

  get player(): Player {
    return asView(this.play.view).players[this.seat]!;
  }

  get own(): boolean {
    return this.seat === this.play.seat;
  }

  /** The word of the board that is shown large. */
  get board(): string {
    const there = this.player.boards.map(({ id }) => id);
    return there.includes(this.#board) ? this.#board : there[0]!;
  }

  look(seat: number): void {
    this.#looked = seat === this.play.seat ? null : seat;
    this.#board = 'home';
  }

  show(board: string): void {
    this.#board = board;
    this.place = null;
  }

  /** Back to one's own things, at this board. */
  home(board?: string): void {
    this.#looked = null;
    if (board) this.#board = board;
  }

  // ---- laying -----------------------------------------------------------------------------------------------------

  /** The question of where a tile goes, once the server has asked it. */
  get asked(): { tile: string; board: string } | null {
    const ask = this.play.ask;
    if (ask?.kind !== 'lay_at') return null;
    return { tile: String(ask.about['tile']), board: String(ask.about['board']) };
  }

  /** The tile that is being laid. */
  get tile(): string | null {
    return this.held?.tile ?? this.asked?.tile ?? null;
  }

  readonly faces = $derived.by((): Face[] => (this.tile === null ? [] : faces(shapeOf(this.play.texts(), this.tile))));

  get face(): number {
    return (this.held?.face ?? 0) % Math.max(1, this.faces.length);
  }

  /** Where the tile may lie on the board that is shown, in all its faces. */
  readonly places = $derived.by((): Place[] => {
    if (this.asked?.board !== this.board || !this.own) return [];
    return this.play.candidates.filter(([verb]) => verb === 'at').map(placeOf);
  });

  /** Every cell that the tile could cover as it is turned now. */
  readonly reach = $derived.by((): Cell[] => {
    const face = this.faces[this.face];
    if (!face) return [];
    const cells = this.places.filter((place) => place.face === this.face).flatMap((place) => covered(face, place));
    return [...new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell])).values()];
  });

  /** Turn the tile to its next face; it stays where it is if it may. */
  turn(): void {
    const { tile, faces } = this;
    if (tile === null) return;
    this.held = { tile, face: (this.face + 1) % faces.length };
    const { place } = this;
    this.place = (place && this.places.find((other) => other.row === place.row && other.column === place.column && other.face === this.face)) ?? null;
  }

  /** The pointer holds the tile by its middle, at a point counted in cells. */
  hover(at: { x: number; y: number } | null): void {
    const face = this.faces[this.face];
    this.place = at && face ? nearest(this.places, face, this.face, at) : null;
  }

  /** The next or the former place, whichever way it is turned. */
  walk(by: 1 | -1): void {
    const { places, place, tile } = this;
    if (places.length === 0 || tile === null) return;
    const now = place ? places.findIndex((other) => other.row === place.row && other.column === place.column && other.face === place.face) : -1;
    const next = places[(Math.max(now, by > 0 ? -1 : 0) + by + places.length) % places.length]!;
    this.held = { tile, face: next.face };
    this.place = next;
  }

  /** Lay the tile where it is shown. */
  lay(): void {
    if (!this.place) return;
    const option: Option = optionOf(this.place);
    this.put();
    this.play.offer(option);
  }

  /** Let go of the tile. */
  put(): void {
    this.held = null;
    this.place = null;
  }
}

const desks = new WeakMap<Play, Desk>();

/** The one desk of a person at a table: its parts are drawn in several places. */
export function deskOf(play: Play): Desk {
  let desk = desks.get(play);
  if (!desk) desks.set(play, (desk = new Desk(play)));
  return desk;
}
