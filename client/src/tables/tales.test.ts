import { describe, expect, it } from 'vitest';
import type { Told } from '../net/journal';
import { greatest, Scribe, sums } from './tales';

const told = [
  { kind: 'paid', seat: 1, amount: 2 },
  { kind: 'paid', seat: 0, amount: 3 },
  { kind: 'paid', seat: 1, amount: 1 },
  { kind: 'robbed', seat: 0, victim: 2 },
  { kind: 'paid' },
].map((event) => ({ event })) as unknown as Told[];

describe('what is told of a game that is over', () => {
  it('adds up by the seat that an event names', () => {
    const paid = sums(told, (event) => (event.kind === 'paid' ? Number(event['amount']) : 0));
    expect([...paid]).toEqual([
      [1, 3],
      [0, 3],
    ]);
    expect([...sums(told, ({ kind }) => Number(kind === 'robbed'), 'victim')]).toEqual([[2, 1]]);
  });

  it('takes the first among equals, and nobody where there is nothing', () => {
    expect(
      greatest(
        new Map([
          [1, 3],
          [0, 3],
        ]),
        0,
      ),
    ).toEqual([1, 3]);
    expect(greatest(new Map<string, number>(), '')).toEqual(['', 0]);
  });

  it('writes the scores down as they stood at each mark', () => {
    const scribe = new Scribe(2);
    scribe.now[1] = 4;
    scribe.mark('I');
    scribe.now[0] = 2;
    scribe.mark('II');
    expect(scribe.course).toEqual({
      marks: ['I', 'II'],
      scores: [
        [0, 4],
        [2, 4],
      ],
    });
  });
});
