/** Every text that the client asks for is there, in three languages, with the same variables. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../shell/games';
import schema from '../net/schema.json';
import { Words } from './fluent';
import { LANGUAGES, preferred, type Language } from './languages';

const SRC = join(import.meta.dirname, '..');
const languages = Object.keys(LANGUAGES) as Language[];
const source = (language: Language): string => readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf8');

/** Keys and the variables in them, from the text itself. */
function messages(language: Language): Map<string, string> {
  const blocks = source(language).split(/^(?=[a-z])/m).filter((block) => /^[a-z][\w-]* =/.test(block));
  return new Map(
    blocks.map((block) => {
      const key = block.slice(0, block.indexOf(' ='));
      return [key, [...new Set(block.match(/\$\w+/g))].sort().join(' ')];
    }),
  );
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) && !/\.(test|gen)\.ts$/.test(name) ? [path] : [];
  });
}

/** `t('key')`, `t(a ? 'x' : 'y')` and `` t(`part-${word}`) ``; the last as a pattern. */
function asked(): { keys: Set<string>; patterns: Set<string> } {
  const keys = new Set<string>();
  const patterns = new Set<string>();
  for (const file of files(SRC)) {
    const text = readFileSync(file, 'utf8');
    for (const { index } of text.matchAll(/\bt\(/g)) {
      const call = text.slice(index + 2, index + 200);
      const pattern = /^`([^`]+)`/.exec(call)?.[1];
      if (pattern) patterns.add(pattern);
      else for (const [, key] of call.split(/[{)]/)[0]!.matchAll(/(?:^|\? |: )'([a-z][\w-]*)'/g)) keys.add(key!);
    }
  }
  return { keys, patterns };
}

describe('the texts of the hall', () => {
  const english = messages('en');

  it.each(languages)('parse without errors in %s', (language) => {
    expect(new FluentResource(source(language)).body).toHaveLength(english.size);
  });

  it.each(languages)('have the same keys and variables in %s as in English', (language) => {
    expect(messages(language)).toEqual(english);
  });

  it('are all there for what the code asks', () => {
    const missing = [...asked().keys].filter((key) => !english.has(key));
    expect(missing).toEqual([]);
  });

  it('are there for keys put together from words', () => {
    for (const pattern of asked().patterns) {
      const shape = new RegExp(`^${pattern.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`);
      expect([...english.keys()].some((key) => shape.test(key)), pattern).toBe(true);
    }
  });

  it('name every game and every refusal of the server', () => {
    const codes = schema.components.schemas.Refusal.properties.code.enum.map((code) => `code-${code.replaceAll('_', '-')}`);
    const games = EMBLEMS.flatMap(({ name }) => [`game-${name}`, `game-${name}-line`]);
    expect([...codes, ...games].filter((key) => !english.has(key))).toEqual([]);
  });

  it('are all used', () => {
    const { keys, patterns } = asked();
    const shapes = [...patterns].map((pattern) => new RegExp(`^${pattern.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));
    const indirect = /^(code|notice|page|set|tab|no-tables|hall-quiet|br-step)/;
    const unused = [...english.keys()].filter(
      (key) => !keys.has(key) && !indirect.test(key) && !shapes.some((shape) => shape.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

describe('words', () => {
  it('show a missing key, so that it is seen', () => {
    expect(new Words('en', 'a = A').say('b')).toBe('‹b›');
  });
  it('count in the rules of the language', () => {
    const words = new Words('uk', source('uk'));
    expect([1, 3, 5].map((count) => words.say('tables-count', { count }))).toEqual(['1 стіл', '3 столи', '5 столів']);
  });
  it('follow the browser where they can', () => {
    expect(preferred(['fr', 'ru-RU', 'en'])).toBe('ru');
    expect(preferred(['fr'])).toBe('en');
  });
});
