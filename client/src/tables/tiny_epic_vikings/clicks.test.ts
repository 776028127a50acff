import { describe, expect, it } from 'vitest';
import { fromText } from '../../play/selection';
import { more, pieceWords, placeWords, takes } from './clicks';

const options = (...texts: string[]): (readonly string[])[] => texts.map(fromText);
const boat = (area: string) => ({ clan: 'wolf', kind: 'boat', area }) as const;
const settler = (clan: string, area: string) => ({ clan, kind: 'settler', area }) as const;

describe('a click on a place', () => {
  const sails = options('sail east_reach hvaley_austrey', 'sail east_reach east_sound', 'sail west_reach east_sound', 'skip');
  it('is the whole move where one boat can make it', () => {
    expect(placeWords(sails, 'hvaley_austrey')).toEqual(['sail', 'east_reach', 'hvaley_austrey']);
  });
  it('asks which boat where several can', () => {
    expect(placeWords(sails, 'east_sound')).toEqual(['sail', 'east_sound']);
  });
  it('begins a journey where none ends', () => {
    expect(placeWords(sails, 'east_reach')).toEqual(['sail', 'east_reach']);
    expect(placeWords(options('explore havey austrey', 'explore havey hvaley', 'stop'), 'havey')).toEqual(['explore', 'havey']);
  });
  it('takes no settler back by accident', () => {
    const turn = options('lead dag_coin_biter', 'recall havey', 'recall austrey');
    expect(placeWords(turn, 'havey')).toEqual([]);
    expect(placeWords(turn.slice(1), 'havey')).toEqual(['recall', 'havey']);
  });
  it('is whatever else names it', () => {
    expect(placeWords(options('site havey', 'site austrey'), 'havey')).toEqual(['site', 'havey']);
    expect(placeWords(options('route a b c', 'route a d c'), 'a')).toEqual(['a']);
    expect(placeWords(options('route a b c', 'route a d c'), 'd')).toEqual(['route', 'a', 'd', 'c']);
    expect(placeWords(options('smite rival havey', 'smite enemy havey'), 'havey')).toEqual(['havey']);
  });
});

describe('a click on a piece', () => {
  it('begins the journey of a boat, or ends the choice where the goal is known', () => {
    const sails = options('sail a x', 'sail a y', 'sail b y');
    expect(pieceWords(sails, boat('a'), true)).toEqual(['sail', 'a']);
    expect(pieceWords(options('sail a y', 'sail b y'), boat('b'), true)).toEqual(['sail', 'b', 'y']);
    expect(pieceWords(sails, boat('a'), false)).toEqual([]);
  });
  it('means a settler of one’s own, or one to be killed', () => {
    expect(pieceWords(options('explore havey austrey', 'explore havey hvaley', 'skip'), settler('wolf', 'havey'), true)).toEqual([
      'explore',
      'havey',
    ]);
    expect(pieceWords(options('lead x', 'recall havey'), settler('wolf', 'havey'), true)).toEqual(['recall', 'havey']);
    expect(pieceWords(options('smite rival havey', 'skip'), settler('rival', 'havey'), false)).toEqual(['smite', 'rival', 'havey']);
    expect(pieceWords(options('source havey', 'source austrey'), settler('rival', 'havey'), false)).toEqual(['source', 'havey']);
  });
  it('means a temple only where temples move', () => {
    const temple = { clan: 'wolf', kind: 'temple', area: 'havey' } as const;
    expect(pieceWords(options('explore havey austrey'), temple, true)).toEqual([]);
    expect(pieceWords(options('move_temple havey austrey', 'move_temple havey hvaley'), temple, true)).toEqual(['move_temple', 'havey']);
  });
});

describe('words', () => {
  it('are added once', () => {
    expect(more(['sail', 'a', 'b'], ['sail', 'a'])).toEqual(['b']);
    expect(more(['sail', 'a', 'a'], ['sail', 'a'])).toEqual(['a']);
  });
});

describe('resources of choice', () => {
  const all = options('take 2 0 0', 'take 1 1 0', 'take 1 0 1', 'take 0 1 1');
  it('narrow by what is wished so far', () => {
    expect(takes(all, [null, null, null])).toHaveLength(4);
    expect(takes(all, [1, null, null])).toEqual(options('take 1 1 0', 'take 1 0 1'));
    expect(takes(all, [null, 0, 1])).toEqual(options('take 1 0 1'));
    expect(takes(all, [2, null, 1])).toEqual([]);
  });
});
