import { describe, expect, it } from 'vitest';
import { Journal, STAND_IN } from './journal';
import type { Step } from './wire.gen';

const step = (n: number, seat = 0, facts: object = {}): Step => ({
  n,
  at: n,
  to: n + 1,
  seat,
  kind: 'act',
  choice: null,
  events: [{ kind: 'kept', seat, count: 2, ...facts }],
  own: { '0': { '0': { cards: ['troll'], own: 1 } } },
  time: 0,
  stand_in: null,
});
const kinds = (journal: Journal) => journal.told(null).map((told) => told.step);

describe('a journal', () => {
  it('goes on where it stopped, and a step that comes twice counts once', () => {
    const journal = new Journal();
    journal.take({ steps: [step(0), step(1)], void: [], to: 2 });
    expect(journal.at).toBe(2);
    const fresh = journal.take({ steps: [step(1), step(2)], void: [], to: 3 });
    expect(fresh.map((s) => s.n)).toEqual([2]);
    expect(kinds(journal)).toEqual([0, 1, 2]);
    expect(journal.at).toBe(3);
  });
  it('forgets what was taken back, however long ago it came', () => {
    const journal = new Journal();
    journal.take({ steps: [step(0), step(1), step(2)], void: [], to: 3 });
    journal.take({ steps: [step(3)], void: [1, 2], to: 4 });
    expect(kinds(journal)).toEqual([0, 3]);
  });
  it('sorts steps that arrive out of order', () => {
    const journal = new Journal();
    journal.take({ steps: [step(2)], void: [], to: 3 });
    journal.take({ steps: [step(0), step(1)], void: [], to: 2 });
    expect(kinds(journal)).toEqual([0, 1, 2]);
  });
  it('tells a seat what it alone knows', () => {
    const journal = new Journal();
    journal.take({ steps: [step(0)], void: [], to: 1 });
    expect(journal.told(0)[0]!.event).toMatchObject({ cards: ['troll'], own: 1 });
    expect(journal.told(1)[0]!.event).not.toHaveProperty('cards');
  });
  it('tells who stood in for a bot, before what that one did', () => {
    const journal = new Journal();
    journal.take({ steps: [step(0), { ...step(1, 1), stand_in: 'thor' }], void: [], to: 2 });
    expect(journal.told(null).map(({ event }) => event.kind)).toEqual(['kept', STAND_IN, 'kept']);
    expect(journal.told(null)[1]).toMatchObject({ step: 1, event: { seat: 1, level: 'thor' } });
    journal.take({ steps: [], void: [1], to: 3 });
    expect(journal.told(null)).toHaveLength(1);
  });
  it('finds the latest step of a seat that stands', () => {
    const journal = new Journal();
    journal.take({ steps: [step(0), step(1, 1), step(2, 0)], void: [2], to: 3 });
    expect(journal.lastOf(0)?.n).toBe(0);
  });
  it('counts the answers of a turn: since it was told of, or since somebody else answered', () => {
    const journal = new Journal();
    const turn = { ...step(1), events: [{ kind: 'turn', seat: 0 }] };
    journal.take({ steps: [step(0), turn, step(2), step(3)], void: [], to: 4 });
    expect(journal.turnSteps(0)).toBe(2);
    expect(journal.turnSteps(1)).toBe(0);
    journal.take({ steps: [{ ...step(4), kind: 'undo', events: [] }], void: [3], to: 5 });
    expect(journal.turnSteps(0)).toBe(1);
    journal.take({ steps: [step(5, 1), { ...step(6), events: [] }], void: [3], to: 7 });
    expect(journal.turnSteps(0)).toBe(1);
  });
});
