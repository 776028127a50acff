import { describe, expect, it } from 'vitest';
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';
import { explain } from './rival';
import { chiefWay, rivalTurn, sailedWay } from './ways';

const tell = (...events: Event[]): Told[] => events.map((event, i) => ({ key: `1.${i}`, step: 1, seat: 0, time: 0, event }));
const sailed = (source: string, target: string): Event => ({ kind: 'sailed', seat: 0, source, target });

describe('the way of a boat', () => {
  it('is the last unbroken chain of moves', () => {
    const told = tell(sailed('x', 'y'), { kind: 'led', seat: 0, card: 'c' }, sailed('a', 'b'), { kind: 'undocked', seat: 1 }, sailed('b', 'c'));
    expect(sailedWay(told)).toEqual(['a', 'b', 'c']);
  });
  it('is none before the first move', () => {
    expect(sailedWay(tell(sailed('x', 'y'), { kind: 'led', seat: 0, card: 'c' }))).toEqual([]);
  });
});

describe('the turn of the rival', () => {
  const turn = tell(
    { kind: 'turn', seat: 0 },
    { kind: 'rival_turn' },
    { kind: 'rival_led', card: 'c' },
    { kind: 'rival_leads', deed: 'sail', amount: 2 },
    { kind: 'rival_sails', source: 'a', way: ['b', 'c'], rule: 'nearest' },
    { kind: 'rival_raided', dock: 'c' },
    { kind: 'rival_dedicated', place: 'harvest' },
    { kind: 'rival_gained', wood: 1, food: 1, steel: 0 },
    { kind: 'rival_lacks_runes', card: 'c' },
    { kind: 'rival_symbol', symbol: 'settler', track: 'food', space: 1 },
    { kind: 'rival_landed', count: 1, island: 'havey' },
    { kind: 'turn', seat: 0 },
  );
  it('ends where the player’s begins, and has its way', () => {
    expect(rivalTurn(turn).map(({ event }) => event.kind).at(-1)).toBe('rival_landed');
    expect(chiefWay(turn)).toEqual(['a', 'b', 'c']);
    expect(chiefWay([])).toEqual([]);
  });
  it('has six steps, each with what belongs to it', () => {
    const kinds = explain(rivalTurn(turn)).map(({ lines }) => lines.map(({ event }) => event.kind));
    expect(kinds).toEqual([
      ['rival_led'],
      ['rival_leads', 'rival_sails', 'rival_raided'],
      ['rival_dedicated', 'rival_gained'],
      ['rival_lacks_runes'],
      ['rival_symbol', 'rival_landed'],
      [],
    ]);
  });
});
