import { describe, expect, it } from 'vitest';
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';
import { lastOutcome } from './outcome';

const tell = (...events: Event[]): Told[] => events.map((event, step) => ({ key: String(step), step, seat: 0, time: 0, event }));

const attack = { kind: 'attack', seat: 1, target_seat: 0, building: 'brewery_1' };
const result = { seat: 1, target_seat: 0, building: 'brewery_1', strength: 4, defense: 6 };

describe('the outcome of an attack', () => {
  it('is none before the defence is resolved', () => {
    expect(lastOutcome(tell(attack, { kind: 'joined', seat: 1, card: 'elf_archer' }))).toBeNull();
  });
  it('tells who attacked what with which cards, both totals, and what was paid', () => {
    const vp = { kind: 'vp', seat: 0, amount: 2, source: 'defense', total: 9 };
    const told = tell(
      { kind: 'joined', seat: 1, card: 'of_an_earlier_attack' },
      attack,
      { kind: 'joined', seat: 1, card: 'elf_archer' },
      { kind: 'joined', seat: 1, card: 'pigator' },
      { kind: 'defended', seat: 0, card: 'cannon' },
      { kind: 'cancelled', seat: 0, card: 'assassin', fighter: 'pigator' },
      { kind: 'attack_repelled', ...result },
      vp,
      { kind: 'turn_over', seat: 1 },
      { kind: 'vp', seat: 1, amount: 3, source: 'attacks', total: 12 },
    );
    expect(lastOutcome(told)).toMatchObject({
      key: '6',
      by: 1,
      victim: 0,
      building: 'brewery_1',
      strength: 4,
      defense: 6,
      won: false,
      sent: ['elf_archer', 'pigator'],
      answers: ['cannon', 'assassin'],
      cancelled: ['pigator'],
    });
    expect(lastOutcome(told)!.after.map(({ kind }) => kind)).toEqual(['attack_repelled', 'vp']);
  });
  it('is that of the latest attack', () => {
    const told = tell(attack, { kind: 'attack_repelled', ...result }, attack, { kind: 'attack_won', ...result, strength: 7 });
    expect(lastOutcome(told)).toMatchObject({ key: '3', won: true, strength: 7, sent: [] });
  });
});
