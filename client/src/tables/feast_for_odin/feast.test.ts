import { describe, expect, it } from 'vitest';
import type { RoomTexts } from '../../lang/room';
import type { Told } from '../../net/journal';
import { readArrangement, readPlaces } from './advice';
import { total } from './arrangement';
import { banquet } from './banquet';
import { onward, steps } from './errand';
import { actionGrid, freeRow } from './layout';
import { lastRoll } from './roll';
import { course } from './tales';
import type { BoardView, SpaceView } from './view';

const space = (id: string, section: string, column: number, row: number): SpaceView => ({ id, section, column, row, stand: null });

describe('the action board', () => {
  const spaces = [
    space('shed', 'build_houses', 1, 1),
    space('both', 'build_houses', 4, 1),
    space('boat', 'build_ships', 1, 2),
    space('hunt', 'hunting', 1, 3),
    space('fish', 'hunting', 1, 4),
    space('whale', 'hunting', 4, 2),
  ];
  const grid = actionGrid(spaces, (id) => ({ also: id === 'both' ? 'build_ships' : null }));
  it('has as many rows as its fullest columns', () => {
    expect(grid.rows).toBe(4);
    expect(grid.sections.map(({ id, row, span }) => [id, row, span])).toEqual([
      ['build_houses', 2, 1],
      ['build_ships', 3, 1],
      ['hunting', 4, 2],
    ]);
  });
  it('lets a space of two sections span both', () => {
    expect(grid.spaces.find(({ space }) => space.id === 'both')).toMatchObject({ row: 2, span: 2 });
  });
  it('knows its gaps', () => {
    expect(freeRow(grid, 'hunting', 4)).toBe(5);
    expect(freeRow(grid, 'hunting', 1)).toBeNull();
  });
});

describe('an errand', () => {
  const errand = steps('oil', 'home', 'at 1 2 0');
  it('gives the answer that is asked for', () => {
    expect(onward(errand, ['lay oil', 'pass'])).toEqual({ send: 'lay oil', rest: ['on home', 'at 1 2 0'] });
  });
  it('leaves out the board where there is but one', () => {
    expect(onward(errand.slice(1), ['at 1 1 0', 'at 1 2 0'])).toEqual({ send: 'at 1 2 0', rest: [] });
  });
  it('ends where its answer is none', () => {
    expect(onward(errand, ['pass'])).toEqual({ send: null, rest: [] });
  });
});

describe('advice', () => {
  it('is read as places with figures', () => {
    expect(readPlaces({ home: [['3 4 1', 5, 40, 2]] })).toEqual({
      home: [{ column: 2, row: 3, face: 1, figures: { income: 5, lost: 40, bonuses: 2 } }],
    });
  });
  it('adds up over all boards', () => {
    const { steps: found, figures } = readArrangement({
      steps: [{ tile: 'oil', board: 'home', at: '1 1 0' }],
      figures: { home: [2, 80, 1] },
    });
    expect(found[0]).toEqual({ tile: 'oil', board: 'home', place: { column: 0, row: 0, face: 0 } });
    const boards = [
      { id: 'home', income: 1, lost: 86 },
      { id: 'shed_1', income: 0, lost: 6 },
    ] as BoardView[];
    expect(total(boards, figures)).toEqual({ now: { income: 1, lost: 92 }, then: { income: 2, lost: 86, bonuses: 1 } });
  });
});

describe('the banquet table', () => {
  const sections = { table: { table: { squares: 12, squares_a_ship: 2 } }, goods: { peas: { width: 2, height: 1 }, beans: { width: 2, height: 2 } } };
  const texts = { content: { sections } } as unknown as RoomTexts;
  it('begins with the ships that emigrated, then what is served', () => {
    const served = [
      { thing: 'peas', width: 1 },
      { thing: '', width: 1 },
      { thing: 'beans', width: 2 },
      { thing: 'silver', width: 1 },
    ];
    expect(banquet({ emigrated: ['knarr'], banquet: served }, texts).map(({ thing, column, height }) => [thing, column, height])).toEqual([
      ['knarr', 0, 0],
      ['peas', 2, 2],
      ['', 3, 1],
      ['beans', 4, 2],
      ['silver', 6, 1],
    ]);
  });
});

describe('the latest action with a die', () => {
  const line = (step: number, event: Told['event']): Told => ({ step, seat: 0, event }) as Told;
  const threw = (step: number, shows: number): Told => line(step, { kind: 'threw', seat: 0, roll: 'whaling', throw: shows, result: shows - 1 });
  it('gathers its throws until it ends', () => {
    expect(lastRoll([threw(1, 9), threw(2, 4)])).toMatchObject({ seat: 0, roll: 'whaling', won: null, throws: [{ shows: 9 }, { shows: 4, result: 3 }] });
  });
  it('knows how it ended and what came of it', () => {
    const gained = line(3, { kind: 'gained', seat: 0, thing: 'oil', amount: 1 });
    expect(lastRoll([threw(1, 2), gained, line(3, { kind: 'success', seat: 0, roll: 'whaling' })])).toMatchObject({ won: true, after: [gained] });
  });
  it('is another one after that', () => {
    const again = lastRoll([threw(1, 2), line(2, { kind: 'failure', seat: 0, roll: 'whaling' }), threw(7, 3)]);
    expect(again).toMatchObject({ key: '7', throws: [{ shows: 3 }], won: null });
  });
});

describe('the course of the game', () => {
  it('is points, round by round, and those in the end', () => {
    const told = [
      { event: { kind: 'points', round: 1, points: [-70, -61], seats: [0, 1] } },
      { event: { kind: 'income', seat: 0, amount: 5 } },
      { event: { kind: 'points', round: 2, points: [-30, 4], seats: [0, 1] } },
    ] as unknown as Told[];
    const { marks, scores } = course(told, 2, { players: [{ score: 82 }, { score: 75 }] });
    expect(marks.slice(0, 2)).toEqual(['1', '2']);
    expect(scores).toEqual([
      [-70, -61],
      [-30, 4],
      [82, 75],
    ]);
  });
});
