import { describe, expect, it } from 'vitest';
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';
import { lastReport } from './battle';

const told = (events: Event[]): Told[] => events.map((event, i) => ({ key: `1.${i}`, step: 1, seat: 0, time: 0, event }));

const BATTLE: Event[] = [
  { kind: 'pillage', seat: 1, province: 'gimle' },
  { kind: 'battle', seats: [1, 0], province: 'gimle' },
  { kind: 'revealed', seat: 1, card: 'heimdalls_watch' },
  { kind: 'swept' },
  { kind: 'revealed', seat: 1, card: 'tyrs_rage' },
  { kind: 'revealed', seat: 0, card: 'troll' },
  { kind: 'battle_won', seat: 1, seats: [1, 0], totals: [9, 4], province: 'gimle' },
  { kind: 'destroyed', seat: 0, figure: 'leader', area: 'gimle', cause: 'battle' },
  { kind: 'glory', seat: 1, amount: 3, source: 'battles', total: 3 },
  { kind: 'turn', seat: 0, rage: 2 },
  { kind: 'raised', seat: 0, stat: 'axes', value: 4, step: 2 },
];

describe('the report of a battle', () => {
  it('says who fought with what, who won, and what came of it', () => {
    const report = lastReport(told(BATTLE))!;
    expect(report).toMatchObject({ province: 'gimle', by: 1, winner: 1 });
    expect(report.fighters).toEqual([
      { seat: 1, total: 9, cards: ['tyrs_rage'] },
      { seat: 0, total: 4, cards: ['troll'] },
    ]);
    expect(report.after.map(({ kind }) => kind)).toEqual(['destroyed', 'glory']);
  });
  it('knows a tie, and that there was no battle', () => {
    const tie = BATTLE.map((event) => (event.kind === 'battle_won' ? { ...event, kind: 'battle_tied' } : event));
    expect(lastReport(told(tie))!.winner).toBeNull();
    expect(lastReport(told(BATTLE.slice(0, 3)))).toBeNull();
  });
});
