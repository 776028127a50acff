import { describe, expect, it } from 'vitest';
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';
import { lastReport } from './battle';

const tell = (...events: Event[]): Told[] => events.map((event, i) => ({ key: `1.${i}`, step: 1, seat: 0, time: 0, event }));

describe('the latest battle', () => {
  it('is none before one was fought', () => {
    expect(lastReport(tell({ kind: 'turn', seat: 0 }))).toBeNull();
  });
  it('has its fighters, the winner and what followed', () => {
    const report = lastReport(
      tell(
        { kind: 'resolving', favour: 'ice_forge' },
        { kind: 'revealed', seat: 1, card: 'mar_snow_strider', steel: 0 },
        { kind: 'unpaid', seat: 2 },
        { kind: 'revealed', seat: 0, card: 'kol_cave_singer', steel: 0 },
        { kind: 'strength', seat: 1, card: 'mar_snow_strider', strength: 3, bonus: 0 },
        { kind: 'strength', seat: 0, card: 'kol_cave_singer', strength: 5, bonus: 0 },
        { kind: 'won', seat: 0, favour: 'ice_forge' },
        { kind: 'fell', seat: 1, card: 'mar_snow_strider', god: 'thor' },
        { kind: 'led', seat: 0, card: 'liv_star_hewer' },
        { kind: 'gained', seat: 0, wood: 1, food: 0, steel: 0 },
      ),
    );
    expect(report).toMatchObject({ favour: 'ice_forge', winner: 0 });
    expect(report?.fighters.map(({ who, strength, unpaid }) => [who, strength, unpaid])).toEqual([
      [1, 3, false],
      [2, null, true],
      [0, 5, false],
    ]);
    expect(report?.after.map(({ kind }) => kind)).toEqual(['won', 'fell']);
  });
  it('may be against the Invaders, or the rival with its steel', () => {
    const lost = lastReport(
      tell(
        { kind: 'resolving', favour: 'ice_forge' },
        { kind: 'rival_revealed', card: 'mar_snow_strider' },
        { kind: 'invader', card: 'kol_cave_singer', rune: 'perthro', count: 1 },
        { kind: 'rival_strength', card: 'mar_snow_strider', strength: 4, bonus: 1 },
        { kind: 'invader_strength', card: 'kol_cave_singer', strength: 6, rune: 'perthro' },
        { kind: 'put_back', favour: 'ice_forge', row: 'upper', end: 'left' },
      ),
    );
    expect(lost?.winner).toBeNull();
    expect(lost?.fighters).toMatchObject([
      { who: 'rival', card: 'mar_snow_strider', strength: 4, bonus: 1 },
      { who: 'invaders', card: 'kol_cave_singer', strength: 6 },
    ]);
  });
  it('is open until somebody has won it', () => {
    expect(lastReport(tell({ kind: 'resolving', favour: 'ice_forge' }))?.winner).toBeUndefined();
  });
});
