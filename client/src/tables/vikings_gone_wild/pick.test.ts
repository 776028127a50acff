import { describe, expect, it } from 'vitest';
import { fromText } from '../../play/selection';
import { about, begins, means } from './pick';
import { news } from './news';
import type { Told } from '../../net/journal';

const OPTIONS = ['play shaman', 'buy shaman', 'take shaman 3', 'join shaman', 'collect shaman', 'remove shaman hand', 'remove shaman discard', 'recover shaman', 'drop shaman'].map(fromText);
const found = (match: (option: readonly string[]) => boolean): string[] => OPTIONS.filter(match).map((option) => option.join(' '));

describe('the same card in several places', () => {
  it('is bought from a stack or the Path, never by a click on the hand', () => {
    expect(found(about('shaman', 'hand'))).toEqual(['play shaman', 'join shaman', 'remove shaman hand']);
  });
  it('is taken from the discard pile, and used once it was played', () => {
    expect(found(about('shaman', 'discard'))).toEqual(['remove shaman discard', 'recover shaman']);
    expect(found(about('shaman', 'ready'))).toEqual(['join shaman', 'collect shaman']);
    expect(found(about('shaman', 'theirs'))).toEqual(['drop shaman']);
  });
  it('is told by the first words', () => {
    expect(found(begins('take', 'shaman', '3'))).toEqual(['take shaman 3']);
  });
});

describe('a building that other villages have too', () => {
  const CRESTS = ['wolf', 'raven', 'serpent'];
  const lit = (seat: number, ...words: string[]): boolean => means(new Set(words), CRESTS, seat, 'brewery_1', seat === 0);
  it('is meant by its owner in the saga', () => {
    expect([0, 1].map((seat) => lit(seat, 'brewery_1', '1:brewery_1'))).toEqual([false, true]);
  });
  it('is meant by its crest in an option, and is one\'s own without one', () => {
    expect([0, 1, 2].map((seat) => lit(seat, 'attack', 'serpent', 'brewery_1'))).toEqual([false, false, true]);
    expect([0, 1].map((seat) => lit(seat, 'dismantle', 'brewery_1'))).toEqual([true, false]);
  });
});

describe('the news since the last turn', () => {
  const line = (step: number, seat: number, event: Told['event']): Told => ({ key: `${step}`, step, seat, time: 0, event });
  const told = [
    line(1, 0, { kind: 'vp', seat: 0, amount: 1 }),
    line(2, 0, { kind: 'turn_over', seat: 0 }),
    line(3, 1, { kind: 'attack_won', seat: 1, target_seat: 0 }),
    line(3, 1, { kind: 'vp', seat: 1, amount: 1 }),
    line(4, 1, { kind: 'produced', seat: 0, beer: 1 }),
    line(4, 1, { kind: 'turn', seat: 0 }),
  ];
  it('are what came to the seat, not what came to others or before', () => {
    expect(news(told, 0).map(({ event }) => event.kind)).toEqual(['attack_won', 'produced']);
  });
  it('are old once the seat has done something', () => {
    expect(news([...told, line(5, 0, { kind: 'bought', seat: 0 })], 0)).toEqual([]);
  });
});
