/** What lies in front of one person at the table: whose things are looked at, which panel is open, what is being laid. */
import type { Play } from '../../play/play.svelte';
import { Laying } from './laying.svelte';
import { asView, type Player } from './view';

export type Panel = 'spaces' | 'offer';
export type Lower = 'feast' | 'cards' | 'harbour';
/** On a phone one thing at a time. */
export type Page = Panel | 'boards' | Lower;

export class Desk {
  panel = $state<Panel>('spaces');
  lower = $state<Lower>('feast');
  page = $state<Page>('spaces');
  readonly laying: Laying;
  #looked = $state<number | null>(null);
  #board = $state('home');

  constructor(readonly play: Play) {
    this.laying = new Laying(
      play,
      () => (this.own ? this.board : null),
      (board) => this.show(board),
    );
  }

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
    this.page = 'boards';
  }

  show(board: string): void {
    this.#board = board;
    this.page = 'boards';
    this.laying.place = null;
  }

  /** Back to one's own things, at this board. */
  home(board?: string): void {
    this.#looked = null;
    if (board) this.#board = board;
  }

  /** Open the offer, or go back to the action board. */
  open(panel: Panel): void {
    this.panel = panel;
    this.page = panel;
  }
}

const desks = new WeakMap<Play, Desk>();

/** The one desk of a person at a table: its parts are drawn in several places. */
export function deskOf(play: Play): Desk {
  let desk = desks.get(play);
  if (!desk) desks.set(play, (desk = new Desk(play)));
  return desk;
}
