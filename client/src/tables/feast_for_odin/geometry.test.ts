import { describe, expect, it } from 'vitest';
import { cellAt, covered, faces, heart, nearest, optionOf, outline, placeOf, sizeOf } from './geometry';

describe('the faces of a shape', () => {
  it('are as many as look different, turned first, then turned over', () => {
    expect(faces(['##', '##'])).toHaveLength(1);
    expect(faces(['##'])).toHaveLength(2);
    expect(faces(['#.', '##'])).toHaveLength(4);
    expect(faces(['#...', '####'])).toHaveLength(8);
  });
  it('begin as the tile is printed', () => {
    expect(faces(['.#', '##'])[0]).toEqual([
      { row: 0, column: 1 },
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ]);
    expect(sizeOf(faces(['###'])[1]!)).toEqual({ width: 1, height: 3 });
  });
});

describe('places', () => {
  it('are read from options and written back', () => {
    expect(placeOf(['at', '3', '12', '1'])).toEqual({ column: 2, row: 11, face: 1 });
    expect(optionOf({ column: 2, row: 11, face: 1 })).toEqual(['at', '3', '12', '1']);
    expect(cellAt('c12')).toEqual({ row: 11, column: 2 });
  });
  it('cover cells', () => {
    expect(covered(faces(['##'])[0]!, { row: 2, column: 3 })).toEqual([
      { row: 2, column: 3 },
      { row: 2, column: 4 },
    ]);
  });
  it('snap to the nearest one of the face in hand, within reach', () => {
    const face = faces(['##'])[0]!;
    const places = [
      { row: 0, column: 0, face: 0 },
      { row: 0, column: 4, face: 0 },
      { row: 0, column: 1, face: 1 },
    ];
    expect(nearest(places, face, 0, { x: 1.3, y: 0.6 })).toBe(places[0]);
    expect(nearest(places, face, 0, { x: 4.6, y: 0.2 })).toBe(places[1]);
    expect(nearest(places, face, 0, { x: 3, y: 4 })).toBeNull();
  });
});

describe('drawing a tile', () => {
  const cells = faces(['#.', '##'])[0]!;
  it('has a line on every open side', () => {
    expect(outline(cells, 10).match(/M/g)).toHaveLength(8);
  });
  it('puts the glyph where there is most room', () => {
    expect(heart(faces(['###', '###', '#..'])[0]!)).toMatchObject({ x: 1.5, y: 1, across: 2 });
  });
});
