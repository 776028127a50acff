import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chart, rings, span, type Point } from './chart';
import { clearance, inside, layoutOf, stand } from './layout';
import type { Region, View } from './view';

const CONTENT = join(import.meta.dirname, '../../../../src/longhall/games/lords_of_ragnarok/content');

/** The records of a section of the box; its values read as JSON. */
function records(file: string): Record<string, Record<string, unknown>> {
  const blocks = readFileSync(join(CONTENT, `${file}.toml`), 'utf8').split(/^(?=\[)/m).slice(1);
  return Object.fromEntries(
    blocks.map((block) => {
      const fields = [...block.matchAll(/^(\w+) = (["\d[tf].*)$/gm)].map(([, key, value]) => [key, JSON.parse(value!)]);
      return [/\[(\w+)\]/.exec(block)![1], Object.fromEntries(fields)];
    }),
  );
}

/** A side of the board as the view has it, with nothing on it. */
function board(side: View['board']): View {
  const rows = Object.entries(records(`regions_${side}`)).map(([id, row]) => ({ id, ...row }) as unknown as Region & { seas: string[] });
  const word = (number: unknown): string => rows.find((row) => row.number === number)!.id;
  const regions = rows.map((row) => ({ ...row, adjacent: (row.adjacent as unknown[]).map(word) }));
  const seas = Object.keys(records(`seas_${side}`)).map((id) => ({ id, regions: rows.filter((row) => row.seas.includes(id)).map((row) => row.id) }));
  const realms = Object.keys(records('realms')).map((id) => ({ id }));
  return { board: side, regions, seas, realms } as unknown as View;
}

const SIDES = ['two', 'many'] as const;
const FRAME = { width: 824, height: 563, rim: 28, rx: 352, ry: 226, power: 2.5, wheel: 90, spread: 1, ruggedness: 1, seed: 1 };

describe.each(SIDES)('the chart of the side for %s', (side) => {
  const view = board(side);
  const map = chart(view, FRAME);
  const key = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

  it('draws those side by side that lie side by side', () => {
    const { outer, inner } = rings(view.regions);
    const touches = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
      [-360, 0, 360].some((turn) => Math.min(a.to, b.to + turn) - Math.max(a.from, b.from + turn) > 1);
    const meets = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
      [a.to - b.from, b.to - a.from].some((gap) => Math.abs(Math.sin((gap * Math.PI) / 360)) < 0.001);
    for (const one of view.regions) {
      const drawn = view.regions.filter((other) => {
        if (other.id === one.id) return false;
        if (one.wheel !== other.wheel) return touches({ ...outer, ...inner }[one.id]!, { ...outer, ...inner }[other.id]!);
        return meets((one.wheel ? inner : outer)[one.id]!, (one.wheel ? inner : outer)[other.id]!);
      });
      expect(drawn.map(({ id }) => id).sort(), one.id).toEqual([...one.adjacent].sort());
    }
  });

  it('lets neighbours of a ring share their border to the point', () => {
    for (const one of view.regions) {
      for (const other of view.regions.filter(({ id, wheel }) => wheel === one.wheel && one.adjacent.includes(id))) {
        const points = new Set(map.land[one.id]!.points.map(key));
        const shared = map.land[other.id]!.points.filter((point) => points.has(key(point)));
        expect(shared.length, `${one.id} ${other.id}`).toBeGreaterThan(10);
      }
    }
  });

  it('gives every sea and every realm its stretch of the coast', () => {
    const { outer } = rings(view.regions);
    const width = (arc: { from: number; to: number }): number => arc.to - arc.from;
    expect(view.seas.reduce((sum, { regions }) => sum + width(span(outer, regions)), 0)).toBeCloseTo(360);
    expect(Object.values(map.realm).reduce((sum, { arc }) => sum + width(arc), 0)).toBeCloseTo(360);
  });

  it.each([true, false])('has room for pieces in every region (phone: %s)', (tall) => {
    const { chart: drawn, sites } = layoutOf(view, tall);
    for (const { id } of view.regions) {
      const { points } = drawn.land[id]!;
      expect(inside(points, sites[id]!.label), id).toBe(true);
      for (const count of [1, 4]) {
        const { spots } = stand(sites[id]!, count);
        expect(spots).toHaveLength(count);
        expect(new Set(spots.map(key)).size).toBe(count);
        for (const spot of spots.slice(0, 3)) expect(clearance(points, spot), `${id} ${count}`).toBeGreaterThan(0);
      }
      expect(stand(sites[id]!, 14).spots).toHaveLength(14);
    }
  });
});
