import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces';
import type { View } from './view';

type Armies = Record<string, [seat: number, value: number][]>;

function view(armies: Armies, heroes: Record<string, number[]> = {}): View {
  const regions = Object.entries(armies).map(([id, here]) => ({
    id,
    armies: here.map(([seat, value]) => ({ seat, value })),
    heroes: heroes[id] ?? [],
    monsters: [],
    temple: false,
    desolation: false,
    control: -1,
  }));
  return { regions, monsters: [] } as unknown as View;
}

const at = (pieces: ReturnType<typeof piecesOf>, region: string): string[] => pieces.filter((piece) => piece.region === region).map(({ id }) => id);

describe('pieces', () => {
  it('have an id each', () => {
    const pieces = piecesOf(view({ lejre: [[0, 2], [0, 2], [1, 1]] }, { lejre: [0] }), []);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(4);
  });
  it('keep it when they grow where they are', () => {
    const before = piecesOf(view({ lejre: [[0, 2]], ulvoy: [[0, 3]] }), []);
    const after = piecesOf(view({ lejre: [[0, 3]], ulvoy: [[0, 3]] }), before);
    expect(at(after, 'lejre')).toEqual(at(before, 'lejre'));
    expect(after.find(({ region }) => region === 'lejre')!.value).toBe(3);
  });
  it('keep it when they march, the one of the same value first', () => {
    const before = piecesOf(view({ lejre: [[0, 1], [0, 4]], ulvoy: [] }), []);
    const after = piecesOf(view({ lejre: [[0, 1]], ulvoy: [[0, 4]] }), before);
    expect(at(after, 'ulvoy')).toEqual([at(before, 'lejre')[1]]);
  });
  it('are new when they are recruited', () => {
    const before = piecesOf(view({ lejre: [[0, 1]] }), []);
    const after = piecesOf(view({ lejre: [[0, 1], [0, 2]] }), before);
    expect(at(after, 'lejre')).toEqual(['army 0 0', 'army 0 1']);
  });
});
