import { describe, expect, it } from 'vitest';
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';
import { lastReport } from './battle';
import { followerTurns } from './turns';
import type { View } from './view';

const view = {
  players: [
    { hero: 'sigrun', colour: 'red', follower: false },
    { hero: 'beowulf', colour: 'blue', follower: true },
  ],
} as unknown as View;

const tell = (...events: Event[]): Told[] => events.map((event, i) => ({ key: String(i), step: 0, seat: 0, time: 0, event }));

const saga = tell(
  { kind: 'row', who: 'beowulf', cards: ['a3', 'h4', 'a2'], drawn: ['a3', 'h4', 'a2'] },
  { kind: 'turn', who: 'sigrun', round: 1, seat: 0 },
  { kind: 'hero', who: 'sigrun', region: 'lejre' },
  { kind: 'turn', who: 'beowulf', round: 1, seat: 1 },
  { kind: 'chosen', who: 'beowulf', roll: 2, card: 'h4' },
  { kind: 'step', who: 'beowulf', step: 'prayer' },
  { kind: 'skipped', who: 'beowulf', rule: 'prayer', by: 'no_priest' },
  { kind: 'step', who: 'beowulf', step: 'manoeuvres' },
  { kind: 'battle', who: 'beowulf', whom: 'sigrun', region: 'lejre' },
  { kind: 'played', who: 'sigrun', card: 'volley', value: 2, text: 0 },
  { kind: 'result', who: 'beowulf', whom: 'sigrun', region: 'lejre', attack: 4, defence: 5, winner: 'sigrun' },
  { kind: 'shrank', who: 'beowulf', region: 'lejre', value: 1, amount: 1, cause: 'battle' },
  { kind: 'row', who: 'beowulf', cards: ['a3', 'h4', 'a2', 'a5'], drawn: ['a5'] },
  { kind: 'removed', who: 'beowulf', card: 'h4' },
  { kind: 'turn', who: 'sigrun', round: 2, seat: 0 },
  { kind: 'turn', who: 'beowulf', round: 2, seat: 1 },
);

describe('the turns of a follower', () => {
  const [first, second, ...rest] = followerTurns(saga, view);

  it('are those of followers only', () => {
    expect(rest).toEqual([]);
    expect([first!.seat, second!.seat]).toEqual([1, 1]);
  });
  it('have their steps with what happened in each', () => {
    expect(first!.steps.map(({ step }) => step)).toEqual(['row', 'prayer', 'manoeuvres']);
    expect(first!.steps[1]!.events.map(({ kind }) => kind)).toEqual(['skipped']);
  });
  it('show the row as it lay when the die was rolled', () => {
    expect([first!.row, first!.card, first!.roll]).toEqual([['a3', 'h4', 'a2'], 'h4', 2]);
    expect(second!.row).toEqual(['a3', 'a2', 'a5']);
  });
});

describe('the report of a battle', () => {
  it('names both sides, their cards, the winner and what followed', () => {
    const report = lastReport(saga, view)!;
    expect(report.sides).toEqual([
      { seat: 1, total: 4, cards: [] },
      { seat: 0, total: 5, cards: ['volley'] },
    ]);
    expect(report.winner).toBe(0);
    expect(report.after.map(({ kind }) => kind)).toEqual(['shrank']);
  });
});
