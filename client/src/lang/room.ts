/** The texts of one game: names of words, questions, options and events, put together from its Fluent file. */
import type { Content, GameInfo } from '../net/wire.gen';
import type { Option } from '../play/selection';
import type { Args, Words } from './fluent';

export type Fact = string | number | boolean | null | readonly (string | number)[];

/** An event as the wire has it, with what the reader alone may know laid over it. */
export interface Event {
  readonly kind: string;
  readonly [fact: string]: Fact;
}

/** What stands for a word that has not been chosen yet. */
const OPEN = '…';

export class RoomTexts {
  constructor(
    readonly words: Words,
    readonly game: GameInfo,
    readonly content: Content,
  ) {}

  get title(): string {
    return this.words.say('title');
  }

  /** The name of a word: a place, a figure, a card, a clan. */
  name(word: string): string {
    const key = this.content.titles[word] ?? word;
    return this.words.find(key, this.#numbers(word)) ?? word.replaceAll('_', ' ');
  }

  /** The name of whoever sits there, as the game calls the seat. */
  seat(seat: number): string {
    return this.name(this.game.seat_words[seat] ?? String(seat));
  }

  /** What a card does, in our own words. */
  effect(word: string): string | undefined {
    return this.words.find(`${this.content.titles[word] ?? word}.effect`, this.#numbers(word));
  }

  /** A question; `about` names what it is about. */
  ask(kind: string, about: Record<string, string | number>): string {
    const named = Object.entries(about).map(([key, value]) => [key, this.#fact(key, value)]);
    return this.words.say(`ask-${kind}`, Object.fromEntries(named) as Args);
  }

  /** An option, whole, or as far as it has been chosen: missing words show as an ellipsis. */
  option(option: Option): string {
    const [verb, ...rest] = option;
    const args: Args = {};
    (this.game.words[verb!] ?? []).forEach((part, i) => {
      const many = part.endsWith('*');
      const chosen = many ? rest.slice(i) : rest.slice(i, i + 1);
      args[many ? part.slice(0, -1) : part] = chosen.length ? this.many(chosen) : OPEN;
    });
    return this.words.say(`do-${verb}`, args);
  }

  /** What an action is called: its text up to the colon that all of them have before their objects. */
  verb(verb: string): string {
    return this.option([verb]).split(':')[0]!.replace(OPEN, '').trim();
  }

  /** Several words; equal ones are counted, numbers are told one by one. */
  many(words: readonly string[]): string {
    if (words.length > 1 && words.every((word) => /^\d+$/.test(word))) return words.join(', ');
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].map(([word, n]) => (n > 1 ? `${this.name(word)} ×${n}` : this.name(word))).join(', ');
  }

  /** An event in words; null for one that is not worth a line. */
  event(event: Event): string | null {
    if (!this.words.has(`ev-${event.kind}`)) return null;
    const args: Args = { own: 0 };
    for (const [key, fact] of Object.entries(event)) {
      if (key !== 'kind') args[key] = this.#fact(key, fact);
    }
    return this.words.say(`ev-${event.kind}`, args);
  }

  #fact(key: string, fact: Fact): string | number {
    if (typeof fact === 'number') return key === 'seat' || key.endsWith('_seat') ? this.seat(fact) : fact;
    if (typeof fact === 'boolean') return Number(fact);
    if (typeof fact === 'string') return fact === '' ? '' : this.name(fact);
    if (fact === null) return '';
    if (key === 'seats') return fact.map((seat) => this.seat(Number(seat))).join(', ');
    if (fact.every((item) => typeof item === 'number')) return fact.join(', ');
    return this.many(fact.map(String));
  }

  /** The numbers that a text may quote: those of every record of the word, the first section first. */
  #numbers(word: string): Args {
    const records = Object.values(this.content.sections).map((section) => section[word]);
    return Object.assign({}, ...records.filter(isTable).map(numbersOf).reverse()) as Args;
  }
}

type Table = Record<string, unknown>;

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The numbers of a record: its own, those of its tables, and these again under the table's name, `bag_steel`. */
function numbersOf(record: Table): Args {
  const tables = Object.entries(record).filter((field): field is [string, Table] => isTable(field[1]));
  const full = tables.flatMap(([name, table]) => Object.entries(table).map(([key, value]) => [`${name}_${key}`, value]));
  const found = [Object.fromEntries(full) as Table, ...tables.map(([, table]) => table).reverse(), record];
  const numbers = found.flatMap(Object.entries).filter(([, value]) => ['number', 'boolean'].includes(typeof value));
  return Object.fromEntries(numbers.map(([key, value]) => [key, Number(value)]));
}
