import { describe, expect, it } from 'vitest';
import { complete, entries, fork, fromText, glowing, narrow, path, picked, toText } from './selection';

const read = (lines: string[]) => lines.map(fromText);
const ACT = read([
  'invade leader gimle',
  'invade leader utgard',
  'invade warrior gimle',
  'march gimle utgard',
  'march utgard gimle',
  'quest quest_manheim_age1',
  'pillage gimle',
  'pass',
]);
const TROOP = read(['troop leader warrior warrior', 'troop leader warrior', 'troop warrior warrior', 'troop warrior']);

describe('narrowing', () => {
  it('leaves all options while nothing is chosen', () => {
    expect(narrow(ACT, [])).toEqual(ACT);
  });
  it('keeps what holds a chosen word, wherever it stands', () => {
    expect(narrow(ACT, ['gimle']).map(toText)).toEqual([
      'invade leader gimle',
      'invade warrior gimle',
      'march gimle utgard',
      'march utgard gimle',
      'pillage gimle',
    ]);
  });
  it('reads the order of the clicks: from here to there', () => {
    expect(narrow(ACT, ['gimle', 'utgard']).map(toText)).toEqual(['march gimle utgard']);
    expect(narrow(ACT, ['utgard', 'gimle']).map(toText)).toEqual(['march utgard gimle']);
  });
  it('reads an option from its start where that is possible', () => {
    expect(narrow(ACT, ['march', 'gimle']).map(toText)).toEqual(['march gimle utgard']);
  });
  it('accepts the place before the figure', () => {
    expect(narrow(ACT, ['utgard', 'leader']).map(toText)).toEqual(['invade leader utgard']);
  });
  it('counts a word as often as it was clicked', () => {
    expect(narrow(TROOP, ['warrior', 'warrior']).map(toText)).toEqual([
      'troop leader warrior warrior',
      'troop warrior warrior',
    ]);
    expect(narrow(TROOP, ['warrior', 'warrior', 'warrior'])).toEqual([]);
  });
});

describe('light', () => {
  it('glows where a click would still lead somewhere', () => {
    expect(glowing(narrow(ACT, ['leader']), ['leader'])).toEqual(new Set(['invade', 'gimle', 'utgard']));
  });
  it('knows when the choice says all that an option says', () => {
    expect(complete(narrow(TROOP, ['warrior']), ['warrior'])).toEqual(['troop', 'warrior']);
    expect(complete(narrow(ACT, ['leader']), ['leader'])).toBeNull();
    expect(complete(read(['decline']), [])).toEqual(['decline']);
  });
});

describe('a click on a thing with several words', () => {
  it('takes them all where an option holds them all', () => {
    const join = read(['stay', 'join warrior gimle', 'join warrior utgard']);
    expect(picked(join, [], ['warrior', 'gimle'])).toEqual(['warrior', 'gimle']);
  });
  it('falls back to the first word that fits', () => {
    expect(picked(ACT, ['march'], ['warrior', 'gimle'])).toEqual(['gimle']);
    expect(picked(ACT, [], ['ship', 'northeast'])).toEqual([]);
  });
});

describe('the list of buttons', () => {
  it('shows few options one by one', () => {
    expect(entries(narrow(ACT, ['gimle'])).map((entry) => entry.options.length)).toEqual([1, 1, 1, 1, 1]);
  });
  it('groups many by the first word that tells them apart', () => {
    expect(entries(ACT).map((entry) => [entry.word, entry.options.length])).toEqual([
      ['invade', 3],
      ['march', 2],
      ['quest', 1],
      ['pillage', 1],
      ['pass', 1],
    ]);
  });
  it('tells the path so far', () => {
    expect(fork(narrow(ACT, ['invade']))).toBe(1);
    expect(path(narrow(ACT, ['leader']))).toEqual(['invade', 'leader']);
    expect(path(ACT)).toEqual([]);
  });
});
