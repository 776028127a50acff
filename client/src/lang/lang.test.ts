/** Every text that the client asks for is there, in three languages, with the same variables. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../shell/games';
import schema from '../net/schema.json';
import { Words } from './fluent';
import { LANGUAGES, preferred, type Language } from './languages';

const SRC = join(import.meta.dirname, '..');
const languages = Object.keys(LANGUAGES) as Language[];
const read = (folder: string, language: Language): string => readFileSync(join(folder, `${language}.ftl`), 'utf8');
const HALL = import.meta.dirname;
/** The folders with texts: the hall's, and those of the tables. */
const FOLDERS = [HALL, ...readdirSync(join(SRC, 'tables')).map((name) => join(SRC, 'tables', name))].filter((folder) =>
  existsSync(join(folder, 'en.ftl')),
);

/** Keys and the variables in them, from the text itself. */
function messages(folder: string, language: Language): Map<string, string> {
  const blocks = read(folder, language)
    .split(/^(?=[a-z])/m)
    .filter((block) => /^[a-z][\w-]* =/.test(block));
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

interface Asked {
  keys: Set<string>;
  shapes: RegExp[];
}

/** `t('key')`, `t(a ? 'x' : 'y')` and `` t(`part-${word}`) ``, the last as a pattern: all that a folder's code asks for. */
function asked(folder: string): Asked {
  const keys = new Set<string>();
  const patterns = new Set<string>();
  for (const file of files(folder)) {
    const text = readFileSync(file, 'utf8');
    for (const { index } of text.matchAll(/\bt\(/g)) {
      const call = text.slice(index + 2, index + 200);
      const pattern = /^`([^`]+)`/.exec(call)?.[1];
      if (pattern) patterns.add(pattern);
      else for (const [, key] of call.split(/[{)]/)[0]!.matchAll(/(?:^|\? |: )'([a-z][\w-]*)'/g)) keys.add(key!);
    }
  }
  return { keys, shapes: [...patterns].map((pattern) => new RegExp(`^${pattern.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`)) };
}

const english = new Map(FOLDERS.map((folder) => [folder, messages(folder, 'en')]));

describe.each(FOLDERS)('the texts in %s', (folder) => {
  const own = english.get(folder)!;
  const spoken = new Set([...own.keys(), ...english.get(HALL)!.keys()]);

  it.each(languages)('parse without errors in %s', (language) => {
    expect(new FluentResource(read(folder, language)).body).toHaveLength(own.size);
  });

  it.each(languages)('have the same keys and variables in %s as in English', (language) => {
    expect(messages(folder, language)).toEqual(own);
  });

  it('are all there for what the code asks', () => {
    const known = folder === HALL ? new Set([...english.values()].flatMap((texts) => [...texts.keys()])) : spoken;
    const { keys, shapes } = asked(folder === HALL ? SRC : folder);
    expect([...keys].filter((key) => !known.has(key))).toEqual([]);
    expect(shapes.filter((shape) => ![...known].some((key) => shape.test(key)))).toEqual([]);
  });

  it('are all used', () => {
    const { keys, shapes } = asked(folder === HALL ? SRC : folder);
    const indirect = /^(code|notice|page|set|tab|no-tables|hall-quiet)/;
    const unused = [...own.keys()].filter((key) => !keys.has(key) && !indirect.test(key) && !shapes.some((shape) => shape.test(key)));
    expect(unused).toEqual([]);
  });
});

describe('the texts of the hall', () => {
  it('name every game and every refusal of the server', () => {
    const codes = schema.components.schemas.Refusal.properties.code.enum.map((code) => `code-${code.replaceAll('_', '-')}`);
    const games = EMBLEMS.flatMap(({ name }) => [`game-${name}`, `game-${name}-line`]);
    expect([...codes, ...games].filter((key) => !english.get(HALL)!.has(key))).toEqual([]);
  });

  it.each(languages)('call every game what its room calls it in %s', (language) => {
    const hall = new Words(language, read(HALL, language));
    for (const { name } of EMBLEMS) {
      const room = readFileSync(join(SRC, `../../src/longhall/games/${name}/lang/${language}.ftl`), 'utf8');
      expect(hall.say(`game-${name}`)).toBe(/^title = (.*)$/m.exec(room)?.[1]);
    }
  });

  it('have no key that a table has too', () => {
    const all = [...english.values()].flatMap((texts) => [...texts.keys()]);
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
  });
});

describe('words', () => {
  it('show a missing key, so that it is seen', () => {
    expect(new Words('en', 'a = A').say('b')).toBe('‹b›');
  });
  it('count in the rules of the language', () => {
    const words = new Words('uk', read(HALL, 'uk'));
    expect([1, 3, 5].map((count) => words.say('tables-count', { count }))).toEqual(['1 стіл', '3 столи', '5 столів']);
  });
  it('follow the browser where they can', () => {
    expect(preferred(['fr', 'ru-RU', 'en'])).toBe('ru');
    expect(preferred(['fr'])).toBe('en');
  });
});
