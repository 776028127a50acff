import { describe, expect, it } from 'vitest';
import { emblem } from './games';
import { verdict } from './verdict';

const end = (game: string, returns: number[], scores: number[]) => verdict({ returns, scores }, emblem(game));

describe('the verdict', () => {
  it('names the winner with the points, or several who share', () => {
    expect(end('blood_rage', [0, 1, 0], [40, 61, 12])).toEqual({ key: 'winner', winners: [1], seat: 1 });
    expect(end('feast_for_odin', [0.5, 0.5], [80, 80])).toEqual({ key: 'winners', winners: [0, 1], seat: 0 });
  });
  it('says nothing of points where they do not decide', () => {
    expect(end('lords_of_ragnarok', [0, 1], [3, 1]).key).toBe('winner-plain');
    expect(end('lords_of_ragnarok', [0.5, 0.5], [3, 3]).key).toBe('winners-plain');
  });
  it('knows defeat alone from a table where nobody has won', () => {
    expect(end('tiny_epic_vikings', [0], [12]).key).toBe('alone-lost');
    expect(end('tiny_epic_vikings', [1], [22]).key).toBe('winner');
    expect(end('lords_of_ragnarok', [0], [0]).key).toBe('alone-lost');
    expect(end('lords_of_ragnarok', [0, 0], [2, 1]).key).toBe('nobody-won');
  });
  it('tells the points of a game that is played for points alone, however few', () => {
    expect(end('feast_for_odin', [0], [-97])).toEqual({ key: 'alone-points', winners: [], seat: 0 });
    expect(end('feast_for_odin', [0.8], [96]).winners).toEqual([]);
  });
});
