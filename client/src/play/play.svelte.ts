/** A person at a table: whose eyes, which question, what is chosen so far. The tables draw this; clicks come here. */
import type { RoomTexts } from '../lang/room';
import type { Told } from '../net/journal';
import type { Seen } from '../net/session.svelte';
import type { OwnAsk, SeatInfo, TableInfo } from '../net/wire.gen';
import type { Hint, Scene, TableModule } from '../tables/table';
import { complete, entries, fork, fromText, GLANCE, glowing, narrow, path, picked, toText, type Entry, type Option } from './selection';

/** A thing whose look follows from the choice so far. */
export type Light = 'may' | 'chosen' | 'rest';

export interface Preferences {
  confirm: boolean;
}

export class Play {
  /** The words clicked so far, in order. */
  chosen = $state.raw<readonly string[]>([]);
  /** An answer that waits for a yes. */
  doubt = $state.raw<{ option: Option; warning: string | null } | null>(null);
  /** Why the last click did nothing. */
  reason = $state.raw<string | null>(null);
  /** Words that a line of the saga, or an option under the pointer, names. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The own seat that holds the screen; null while the curtain is down. */
  seat = $state<number | null>(null);
  /** A scene covers the table: a battle. */
  staged = $state(false);
  /** The scene tells a result that everybody may see: the curtain waits for it. */
  telling = $state(false);
  /** How many answers are still to be taken back to the start of the turn. */
  #resets = 0;

  constructor(
    readonly session: Seen,
    readonly module: TableModule,
    readonly texts: () => RoomTexts,
    readonly preferences: Preferences,
  ) {
    $effect(() => this.#seatFollows());
    $effect(() => {
      void this.question;
      this.forget();
    });
    $effect(() => this.#resetOn());
  }

  get table(): TableInfo | null {
    return this.session.table;
  }

  get seats(): readonly SeatInfo[] {
    return this.session.table?.seats ?? [];
  }

  /** Several people at this screen: secrets are behind a curtain when it changes hands. */
  get shared(): boolean {
    return (this.table?.mine.length ?? 0) > 1;
  }

  /** The own seat whose turn it is to take the screen, where it is not the one that holds it. */
  get called(): number | null {
    if (!this.shared) return null;
    const asked = this.session.position?.mine.map((ask) => ask.seat) ?? [];
    if (asked.length === 0 || (this.seat !== null && asked.includes(this.seat))) return null;
    return asked[0]!;
  }

  #seatFollows(): void {
    const mine = this.table?.mine ?? [];
    if (mine.length === 1) this.seat = mine[0]!;
    else if (mine.length === 0) this.seat = null;
    else if (this.called !== null) this.seat = null;
  }

  /** The one who was called holds the screen now. */
  takeScreen(seat: number): void {
    this.seat = seat;
  }

  /** The view that is drawn: of the seat, or what everybody may see. */
  get view(): unknown {
    const views = this.session.position?.views ?? {};
    return views[String(this.seat)] ?? views['board'] ?? Object.values(views)[0];
  }

  /** The step that is shown in a replay; null at a live table. */
  get retold(): number | null {
    return this.session.retold;
  }

  get ask(): OwnAsk | null {
    const position = this.session.position;
    return position?.mine.find((ask) => ask.seat === this.seat) ?? null;
  }

  /** Changes with each new question to the one who holds the screen; while there is none, with all that happens. */
  readonly question = $derived.by(() => {
    const { ask } = this;
    return ask ? `${ask.seat} ${ask.since}` : `- ${this.session.position?.at}`;
  });

  get scene(): Scene {
    return { view: this.view, seat: this.seat, ask: this.ask, texts: this.texts() };
  }

  readonly #options = $derived.by(() => (this.session.sending ? [] : (this.ask?.options ?? []).map(fromText)));
  readonly #candidates = $derived.by(() => narrow(this.#options, this.chosen));
  readonly #glow = $derived.by(() => glowing(this.#candidates, this.chosen));

  get options(): readonly Option[] {
    return this.#options;
  }

  get candidates(): readonly Option[] {
    return this.#candidates;
  }

  get entries(): Entry[] {
    return entries(this.#candidates);
  }

  /** The words that all that is left has in common: the crumbs over the question. */
  get path(): readonly string[] {
    return path(this.#candidates);
  }

  /** What could be sent as it stands. */
  get ready(): Option | null {
    if (this.chosen.length === 0) return null;
    return this.#candidates.length === 1 ? this.#candidates[0]! : complete(this.#candidates, this.chosen);
  }

  /** Several words of one kind are chosen one by one: a troop, the cards of a draft. */
  get picksMany(): boolean {
    const verb = this.#options[0]?.[0];
    const parts = verb === undefined ? [] : (this.texts().game.words[verb] ?? []);
    const most = Math.max(0, ...this.#options.map((option) => option.length));
    const listed = parts.length === 1 && parts[0]!.endsWith('*') && this.#options.every((option) => option[0] === verb);
    return listed && most > 2 && this.#options.length > GLANCE;
  }

  light(...words: readonly string[]): Light {
    if (words.length === 0) return 'rest';
    if (words.every((word) => this.chosen.includes(word)) && !words.some((word) => this.#glow.has(word))) return 'chosen';
    return picked(this.#options, this.chosen, words).length > 0 ? 'may' : 'rest';
  }

  isLit(word: string): boolean {
    return this.lit.has(word);
  }

  /** A click on a thing: narrow by its words, and send when one option is left. */
  pick(...words: readonly string[]): void {
    const more = picked(this.#options, this.chosen, words);
    if (more.length === 0) {
      if (words.length && words.every((word) => this.chosen.includes(word))) this.drop(words);
      else this.#explain(words);
      return;
    }
    this.reason = null;
    this.chosen = [...this.chosen, ...more];
    if (this.#candidates.length === 1) this.offer(this.#candidates[0]!);
  }

  /** Take words out of the choice again. */
  drop(words: readonly string[]): void {
    const rest = [...this.chosen];
    for (const word of words) {
      const at = rest.lastIndexOf(word);
      if (at >= 0) rest.splice(at, 1);
    }
    this.chosen = rest;
    this.doubt = null;
  }

  /** A button of the list: go on with its word, or send its option. */
  choose(entry: Entry): void {
    this.reason = null;
    if (entry.options.length === 1) {
      this.chosen = [...entry.options[0]!];
      this.offer(entry.options[0]!);
    } else this.chosen = [...path(entry.options)];
  }

  /** Choose an option as if every word of it had been clicked; it is not sent yet. */
  propose(option: Option): void {
    this.reason = null;
    this.chosen = [...option];
  }

  /** Send an option, after a question where something valuable would be lost or the player wants one. */
  offer(option: Option): void {
    const warning = this.module.warning?.(this.scene, option) ?? null;
    if (warning !== null || this.preferences.confirm) this.doubt = { option, warning };
    else this.#send(option);
  }

  /** Yes to the question. */
  confirm(): void {
    if (this.doubt) this.#send(this.doubt.option);
  }

  #send(option: Option): void {
    if (this.ask) this.session.move(this.ask, toText(option));
    this.forget();
  }

  /** One step back; false where there was nothing to take back. */
  back(): boolean {
    if (this.doubt) {
      this.doubt = null;
      this.chosen = this.chosen.slice(0, -1);
    } else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else if (this.reason) this.reason = null;
    else return false;
    return true;
  }

  forget(): void {
    this.chosen = [];
    this.doubt = null;
    this.reason = null;
  }

  #explain(words: readonly string[]): void {
    this.reason = this.module.whyNot?.(this.scene, words) ?? null;
  }

  /** What a button of the list says: what tells it from the others, or the whole option. */
  label(entry: Entry): string {
    const texts = this.texts();
    const at = this.#candidates.length > 1 ? fork(this.#candidates) : 0;
    const [only, ...others] = entry.options;
    if (at === 0) return others.length === 0 ? texts.option(only!) : texts.verb(entry.word);
    return others.length > 0 || only!.length === at + 1 ? texts.name(entry.word) : texts.option(only!);
  }

  hint(entry: Entry): Hint {
    return this.module.hint?.(this.scene, entry.options, entry.word) ?? {};
  }

  /** Light what an event or an option names. */
  show(words: Iterable<string>): void {
    this.lit = new Set(words);
  }

  // ---- undo -------------------------------------------------------------------------------------------------------

  /** The own seat that can take back its latest answer: the one that holds the screen, or the last that did. */
  get undoable(): number | null {
    const free = this.session.position?.undo ?? {};
    if (this.seat !== null) return free[this.seat] ? this.seat : this.#otherUndo(free);
    return this.#otherUndo(free);
  }

  #otherUndo(free: Readonly<Record<string, boolean>>): number | null {
    const seat = Object.keys(free).find((key) => free[key]);
    return seat === undefined ? null : Number(seat);
  }

  undo(): void {
    if (this.undoable !== null) this.session.undo(this.undoable);
  }

  /** Take back all answers since the turn began. */
  resetTurn(): void {
    const seat = this.undoable;
    if (seat === null) return;
    this.#resets = Math.max(1, this.session.turnSteps(seat));
    this.session.undo(seat);
  }

  /** Whether there is more to take back in this turn than the latest answer. */
  get resettable(): boolean {
    return this.undoable !== null && this.session.turnSteps(this.undoable) > 1;
  }

  #resetOn(): void {
    const free = this.session.position?.undo ?? {};
    if (this.#resets === 0) return;
    this.#resets--;
    const seat = Object.keys(free).find((key) => free[key]);
    if (this.#resets > 0 && seat !== undefined) this.session.undo(Number(seat));
  }

  told(): Told[] {
    return this.session.told(this.seat);
  }
}
