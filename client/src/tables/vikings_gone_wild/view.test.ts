import { describe, expect, it } from 'vitest';
import { along, PAD, runners } from './race';
import { building, player, texts, view } from './sample';
import { amounts, costOf, nextHall, placeOf, progress, rivals, tokens, typeOf } from './view';

describe('seats round the table', () => {
  it('begin to the left of the reader, who comes last of all', () => {
    expect(rivals(4, 1)).toEqual([2, 3, 0]);
    expect(rivals(2, 0)).toEqual([1]);
  });
  it('are all there for a spectator', () => {
    expect(rivals(3, null)).toEqual([0, 1, 2]);
  });
});

describe('what the box says', () => {
  it('tells cards, undead and buildings apart', () => {
    expect(typeOf(texts, 'undead_beer')).toBe('undead');
    expect(costOf(texts, 'pigator')).toEqual({ beer: 4, gold: 3 });
    expect(costOf(texts, 'brewery')).toEqual({ gold: 2 });
    expect(costOf(texts, 'thor')).toBeUndefined();
  });
  it('names prices in the order beer, gold', () => {
    expect(amounts({ gold: 3, beer: 4 })).toEqual([['beer', 4], ['gold', 3]]);
  });
  it('knows the next town hall, and the last', () => {
    expect(nextHall(texts, 'town_hall_1')).toEqual({ id: 'town_hall_2', cost: { gold: 3 } });
    expect(nextHall(texts, 'town_hall_2')).toBeNull();
  });
  it('counts the places of the Path from the deck, also when it is short', () => {
    expect(placeOf(texts, ['a', 'b', 'c', 'd', 'e'], 0)).toBe(1);
    expect(placeOf(texts, ['a', 'b', 'c'], 0)).toBe(3);
  });
});

describe('missions', () => {
  const village = [
    building('town_hall', 'town_hall_1'),
    building('brewery_1', 'brewery', { tokens: 1 }),
    building('beer_container_1', 'beer_container', { tokens: 2 }),
  ];
  const own = player({ village, loot: { beer: 1, gold: 0 } });
  const now = view([own], { deeds: { built: 1 } });

  it('count tokens wherever they lie', () => {
    expect(tokens(texts, own, 'beer')).toBe(4);
    expect(progress(now, texts, own, 'beer_mission', true)).toBe(4);
  });
  it('count buildings of a kind', () => {
    expect(progress(now, texts, own, 'brewer', true)).toBe(1);
  });
  it('count deeds in the own turn only', () => {
    expect(progress(now, texts, own, 'worker', true)).toBe(1);
    expect(progress(now, texts, own, 'worker', false)).toBe(0);
  });
});

describe('the race', () => {
  it('ends at the goal, however many points there are', () => {
    expect(along(432, 30, 0)).toBe(PAD);
    expect(along(432, 30, 30)).toBe(432 - PAD);
    expect(along(432, 30, 47)).toBe(432 - PAD);
  });
  it('lets nobody cover another', () => {
    expect(runners(432, 30, [9, 9, 20, 9]).map(({ lift }) => lift)).toEqual([0, -8, 0, 8]);
  });
});
