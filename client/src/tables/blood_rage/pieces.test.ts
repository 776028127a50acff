import { describe, expect, it } from 'vitest';
import { follow } from './pieces';
import type { Standing, View } from './view';

function view(areas: Record<string, Standing[]>): View {
  const provinces = Object.entries(areas).map(([id, figures]) => ({ id, figures }));
  return { provinces, fjords: [] } as unknown as View;
}
const warrior: Standing = { seat: 0, figure: 'warrior' };
const leader: Standing = { seat: 0, figure: 'leader' };
const enemy: Standing = { seat: 1, figure: 'warrior' };

describe('pieces', () => {
  it('give every figure an id and a village of its own', () => {
    const pieces = follow([], view({ gimle: [leader, warrior, warrior, enemy] }));
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(4);
    expect(pieces.map((piece) => piece.spot)).toEqual([0, 1, 2, 3]);
  });
  it('stay where they are when another one leaves', () => {
    const first = follow([], view({ gimle: [leader, warrior, enemy] }));
    const second = follow(first, view({ gimle: [warrior, enemy] }));
    expect(second).toEqual([first[1], first[2]]);
  });
  it('walk under the same id', () => {
    const first = follow([], view({ gimle: [warrior, warrior], utgard: [] }));
    const second = follow(first, view({ gimle: [warrior], utgard: [warrior] }));
    expect(second[0]).toEqual(first[0]);
    expect(second[1]).toEqual({ ...first[1], area: 'utgard', spot: 0 });
  });
  it('are new when they come from the reserve', () => {
    const first = follow([], view({ gimle: [warrior] }));
    const second = follow(first, view({ gimle: [warrior, warrior, warrior] }));
    expect(new Set(second.map((piece) => piece.id)).size).toBe(3);
    expect(second[0]).toEqual(first[0]);
  });
});
