/** The languages of the hall, each named in itself. */
export const LANGUAGES = { en: 'English', uk: 'Українська', ru: 'Русский' } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && text in LANGUAGES;
}

/** The first of the browser's languages that the hall speaks. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}
