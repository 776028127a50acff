import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Content, GameInfo } from '../net/wire.gen';
import { Words } from './fluent';
import { RoomTexts } from './room';

const TEXTS = `
title = Toy
wolf = Wolf
raven = Raven
gimle = Gimle
warrior = Warrior
bash = Bash
    .effect = Strength +{ $bonus }.
forge = Forge
    .effect = Costs { $steel } steel, gives { $bag_steel } steel and { $wood } wood, { $dwarf } a dwarf.
ask-call = Battle: { $province }? { $by_seat } calls.
do-march = March: { $source } → { $target }
do-troop = Send: { $figures }
do-pass = Pass
ev-won = { $seat } wins, { $totals }: { $cards }.
ev-kept =
    { $own ->
        [1] keeps { $cards }
       *[0] keeps { $count }
    }
`;

const game = {
  words: { march: ['source', 'target'], troop: ['figures*'], pass: [] },
  seat_words: ['wolf', 'raven'],
} as unknown as GameInfo;
const content = {
  sections: {
    cards: { bash_age1: { bonus: 3, effect: {} }, forge: { steel: 2, bag: { steel: 1, wood: 4 } } },
    sites: { forge: { steel: 9, per: { dwarf: 3 } } },
  },
  titles: { bash_age1: 'bash' },
} as unknown as Content;
const texts = new RoomTexts(new Words('en', TEXTS), game, content);

describe('the texts of a game', () => {
  it('name words by their titles, and say what a card does with its own numbers', () => {
    expect(texts.name('bash_age1')).toBe('Bash');
    expect(texts.effect('bash_age1')).toBe('Strength +3.');
    expect(texts.effect('forge')).toBe('Costs 2 steel, gives 1 steel and 4 wood, 3 a dwarf.');
    expect(texts.name('no_such_word')).toBe('no such word');
  });
  it('ask, with names in place of words', () => {
    expect(texts.ask('call', { province: 'gimle', by_seat: 1 })).toBe('Battle: Gimle? Raven calls.');
  });
  it('tell an option, whole or as far as it is chosen', () => {
    expect(texts.option(['march', 'gimle'])).toBe('March: Gimle → …');
    expect(texts.option(['troop', 'warrior', 'warrior'])).toBe('Send: Warrior ×2');
    expect(texts.option(['troop', '0', '0', '2'])).toBe('Send: 0, 0, 2');
    expect(texts.verb('march')).toBe('March');
    expect(texts.verb('pass')).toBe('Pass');
  });
  it('tell an event to whoever may know it', () => {
    expect(texts.event({ kind: 'won', seat: 1, totals: [7, 5], cards: ['bash_age1'] })).toBe('Raven wins, 7, 5: Bash.');
    expect(texts.event({ kind: 'kept', count: 2 })).toBe('keeps 2');
    expect(texts.event({ kind: 'kept', count: 2, own: 1, cards: ['bash_age1'] })).toBe('keeps Bash');
    expect(texts.event({ kind: 'quiet' })).toBeNull();
  });
});

describe('the texts of Blood Rage', () => {
  it.each(['en', 'uk', 'ru'])('give every action a name before its colon in %s', (language) => {
    const source = readFileSync(`../src/longhall/games/blood_rage/lang/${language}.ftl`, 'utf8');
    const verbs = [...source.matchAll(/^do-(\w+) = (.*)$/gm)].filter(([, , text]) => text!.includes('{ $'));
    expect(verbs.filter(([, , text]) => !/^[^{]+:/.test(text!)).map(([, verb]) => verb)).toEqual([]);
  });
});
