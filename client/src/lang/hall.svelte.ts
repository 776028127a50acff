/** The hall's own texts, and those of the tables that have been opened, in the language of the reader: `t` wherever the
 * client speaks. */
import type { Args } from './fluent';
import { Words } from './fluent';
import type { Language } from './languages';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  uk: () => import('./uk.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
};

/** What a table says beside the game's own texts, in its own folder. */
const TABLES = import.meta.glob<string>('../tables/*/*.ftl', { query: '?raw', import: 'default' });

const learnt = new Set<string>();
let words = $state.raw<Words>(new Words('en', ''));

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const tables = [...learnt].map((game) => TABLES[`../tables/${game}/${language}.ftl`]!());
  const [{ default: hall }, ...rest] = await Promise.all([SOURCES[language](), ...tables]);
  words = new Words(language, hall, ...rest);
  document.documentElement.lang = language;
}

/** Speak of a table too, from now on. */
export async function learn(game: string): Promise<void> {
  if (learnt.has(game) || !TABLES[`../tables/${game}/en.ftl`]) return;
  learnt.add(game);
  await speak(words.language);
}

export function language(): Language {
  return words.language;
}

export function t(key: string, args: Args = {}): string {
  return words.say(key, args);
}

export function has(key: string): boolean {
  return words.has(key);
}

/** A share of 1 in the reader's language: "37 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);
}

/** A list in the reader's language: "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
