/** A tile between the supply and the boards: where it may go, how it is turned, and the answers that lay it. */
import type { Play } from '../../play/play.svelte';
import { fromText, toText } from '../../play/selection';
import { askArrangement, askPlaces, type Figures, type Proposal, type Spot } from './advice';
import { onward, steps } from './errand';
import { covered, faces, nearest, optionOf, placeOf, type Cell, type Face, type Place } from './geometry';
import { shapeOf } from './view';

interface Held {
  tile: string;
  face: number;
}

const same = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column && a.face === b.face;

export class Laying {
  #held = $state.raw<Held | null>(null);
  /** What the server said of the held tile's places. */
  #spots = $state.raw<Readonly<Record<string, Spot[]>> | null>(null);
  #errand: readonly string[] = [];
  /** Something has just been laid: the boards stay in sight. */
  #stays = false;
  /** Where the tile would lie. */
  place = $state.raw<Place | null>(null);
  /** An arrangement that waits for a yes. */
  proposal = $state.raw<Proposal | null>(null);
  /** A proposal is being worked out. */
  thinking = $state(false);
  /** Where the pointer drags the tile, on the screen. */
  drag = $state.raw<{ x: number; y: number } | null>(null);

  constructor(
    readonly play: Play,
    /** The own board that is shown; null while another player's is. */
    readonly board: () => string | null,
    readonly show: (board: string) => void,
  ) {}

  /** The question of where a tile goes, once the server has asked it. */
  get asked(): { tile: string; board: string } | null {
    const ask = this.play.ask;
    if (ask?.kind !== 'lay_at') return null;
    return { tile: String(ask.about['tile']), board: String(ask.about['board']) };
  }

  get tile(): string | null {
    return this.#held?.tile ?? this.asked?.tile ?? null;
  }

  readonly faces = $derived.by((): Face[] => (this.tile === null ? [] : faces(shapeOf(this.play.texts(), this.tile))));

  get face(): number {
    return (this.#held?.face ?? this.places[0]?.face ?? 0) % Math.max(1, this.faces.length);
  }

  /** Where the tile may lie on the board that is shown, in all its faces. */
  readonly places = $derived.by((): readonly Place[] => {
    const board = this.board();
    if (board === null) return [];
    if (this.asked) return this.asked.board === board ? this.play.candidates.filter(([verb]) => verb === 'at').map(placeOf) : [];
    return this.#spots?.[board] ?? [];
  });

  /** Whether its places are known yet. */
  get known(): boolean {
    return this.asked !== null || this.#spots !== null;
  }

  /** The boards where the held tile has a place. */
  readonly boards = $derived.by((): readonly string[] => (this.asked ? [this.asked.board] : Object.keys(this.#spots ?? {})));

  /** Every cell that the tile could cover as it is turned now. */
  readonly reach = $derived.by((): Cell[] => {
    const face = this.faces[this.face];
    if (!face) return [];
    const cells = this.places.filter((place) => place.face === this.face).flatMap((place) => covered(face, place));
    return [...new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell])).values()];
  });

  /** What the board would pay, cost and give with the tile where it is shown. */
  get figures(): Figures | null {
    const { place } = this;
    const spot = place && this.#spots?.[this.board() ?? '']?.find((other) => same(other, place));
    return spot?.figures ?? null;
  }

  /** Whether a tile can be laid now. */
  can(tile: string): boolean {
    return this.play.options.some(([verb, word]) => verb === 'lay' && word === tile);
  }

  /** Take a tile up, if it can be laid now; without advice the server is told at once and asks where. */
  async take(tile: string): Promise<void> {
    const { table, seat } = this.play;
    if (!table || seat === null || !this.can(tile)) return;
    if (this.#held?.tile === tile && !this.drag) return this.put();
    this.proposal = null;
    this.#spots = null;
    this.place = null;
    this.#held = { tile, face: 0 };
    try {
      const spots = await askPlaces(table.id, seat, tile);
      if (this.#held?.tile !== tile) return;
      this.#spots = spots;
      this.#turnTo(Object.keys(spots));
    } catch {
      this.put();
      this.play.pick('lay', tile);
    }
  }

  /** Show one of these boards: the one that is shown already, if it is among them. */
  #turnTo(boards: readonly string[]): void {
    const [first] = boards;
    const now = this.board();
    if (now !== null && boards.includes(now)) this.show(now);
    else if (first !== undefined) this.show(first);
  }

  /** Turn the tile to its next face; it stays where it is if it may. */
  turn(): void {
    const { tile, place } = this;
    if (tile === null) return;
    this.#held = { tile, face: (this.face + 1) % this.faces.length };
    this.place = (place && this.places.find((other) => same(other, { ...place, face: this.face }))) ?? null;
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
    const now = place ? places.findIndex((other) => same(other, place)) : by > 0 ? -1 : 0;
    const next = places[(now + by + places.length) % places.length]!;
    this.#held = { tile, face: next.face };
    this.place = next;
  }

  /** Lay the tile where it is shown. */
  lay(): void {
    const { place, tile } = this;
    const board = this.board();
    if (!place || tile === null || board === null) return;
    const at = toText(optionOf(place));
    this.#errand = this.asked ? [at] : steps(tile, board, at);
    this.#stays = true;
    this.put();
    this.goOn();
  }

  /** Let go of the tile, or of the proposal. */
  put(): void {
    this.#held = null;
    this.#spots = null;
    this.place = null;
    this.proposal = null;
    this.drag = null;
  }

  /** Have an arrangement proposed; nothing is laid. */
  async arrange(): Promise<void> {
    const { table, seat } = this.play;
    if (!table || seat === null || this.thinking) return;
    this.put();
    this.thinking = true;
    const { question } = this.play;
    try {
      const proposal = await askArrangement(table.id, seat);
      if (this.play.question !== question) return;
      this.proposal = proposal;
      this.#turnTo(proposal.steps.map(({ board }) => board));
    } catch {
      this.proposal = { steps: [], figures: {} };
    } finally {
      this.thinking = false;
    }
  }

  /** Yes to the proposal. */
  accept(): void {
    this.#errand = (this.proposal?.steps ?? []).flatMap(({ tile, board, place }) => steps(tile, board, toText(optionOf(place))));
    this.#stays = true;
    this.put();
    this.goOn();
  }

  /** Whether the question that comes now follows from laying; asked once for each. */
  follows(): boolean {
    const stays = this.#stays;
    if (this.#errand.length === 0) this.#stays = false;
    return stays;
  }

  /** The next answer of what is being laid, when the server asks for it. */
  goOn(): void {
    if (this.#errand.length === 0 || this.play.session.sending || !this.play.ask) return;
    const { send, rest } = onward(this.#errand, this.play.ask.options);
    this.#errand = rest;
    if (send !== null) this.play.offer(fromText(send));
  }
}
