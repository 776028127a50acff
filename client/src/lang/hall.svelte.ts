/** The hall's own texts in the language of the reader: `t` wherever the shell speaks. */
import type { Args } from './fluent';
import { Words } from './fluent';
import type { Language } from './languages';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  uk: () => import('./uk.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
};

let words = $state.raw<Words>(new Words('en', ''));

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: source } = await SOURCES[language]();
  words = new Words(language, source);
  document.documentElement.lang = language;
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

/** A list in the reader's language: "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
