import { describe, expect, it } from 'vitest';
import { refsOf } from './refs';

describe('what an event names', () => {
  it('is every word in it, and the pieces it moved', () => {
    const event = { kind: 'marched', seat: 1, figures: ['leader', 'warrior'], source: 'gimle', target: 'utgard' };
    expect(refsOf(event)).toEqual(new Set(['leader', 'warrior', 'gimle', 'utgard', '1:leader:utgard', '1:warrior:utgard']));
  });
  it('is the building of its owner', () => {
    const event = { kind: 'attack', seat: 0, target_seat: 2, building: 'brewery_1' };
    expect(refsOf(event)).toEqual(new Set(['brewery_1', '2:brewery_1']));
  });
  it('is no cause, phase or slot', () => {
    expect(refsOf({ kind: 'phase', phase: 'action', age: 2 })).toEqual(new Set());
  });
});
