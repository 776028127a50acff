import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { along, CHARTS, inside, NARROW_CHARTS, type Chart } from './chart';

const BOX = join(import.meta.dirname, '../../../../src/longhall/games/tiny_epic_vikings/content');

/** The records of a section: id, and its fields as they are written. */
function section(name: string): Record<string, Record<string, string>> {
  const blocks = readFileSync(join(BOX, `${name}.toml`), 'utf8').split(/^\[/m).slice(1);
  return Object.fromEntries(
    blocks.map((block) => {
      const fields = [...block.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key, value!.replaceAll('"', '')]);
      return [block.slice(0, block.indexOf(']')), Object.fromEntries(fields) as Record<string, string>];
    }),
  );
}

const islands = section('islands');
const docks = section('docks');
const fjords = section('fjords');
const both: [string, Chart, Chart][] = [
  ['small', CHARTS.small, NARROW_CHARTS.small],
  ['large', CHARTS.large, NARROW_CHARTS.large],
];

describe.each(both)('the %s side', (side, wide, narrow) => {
  const own = Object.values(islands).filter(({ board }) => board === side);

  it.each([wide, narrow])('has every island, dock and fjord of the box, and no other', (chart) => {
    const here = own.flatMap((island) => island['docks']!.replace(/[[\]]/g, '').split(', '));
    expect(Object.keys(chart.islands).sort()).toEqual(own.map(({ chart: name }) => name).sort());
    expect(Object.keys(chart.docks).sort()).toEqual(here.map((dock) => docks[dock]!['chart']).sort());
    const waters = Object.values(fjords).filter(({ board }) => board === side);
    expect(Object.keys(chart.fjords).sort()).toEqual(waters.map(({ chart: name }) => name).sort());
  });

  it('has each dock between the fjords that the box says', () => {
    for (const [id, { at }] of Object.entries(wide.docks)) {
      const record = Object.values(docks).find(({ chart }) => chart === id)!;
      const wanted = record['fjords']!.replace(/[[\]]/g, '').split(', ').map((fjord) => fjords[fjord]!['chart']);
      const route = wide.routes[id.split('.')[1]!]!;
      const begins = route[0] === at;
      const [near, far] = [along(route, begins ? 0.3 : 0.7), along(route, 0.5)];
      const [dx, dy] = [far[0] - near[0], far[1] - near[1]];
      const touching = Object.entries(wide.fjords).filter(([, { area }]) =>
        [-0.5, 0.5].some((aside) => inside(area, [near[0] - dy * aside, near[1] + dx * aside])),
      );
      expect(touching.map(([fjord]) => fjord).sort(), id).toEqual(wanted.sort());
    }
  });

  it.each([wide, narrow])('has each anchor at sea, in its own fjord only', (chart) => {
    for (const [id, { anchor }] of Object.entries(chart.fjords)) {
      const around = Object.entries(chart.fjords).filter(([, { area }]) => inside(area, anchor));
      expect(around.map(([fjord]) => fjord)).toEqual([id]);
      expect(Object.values(chart.islands).filter(({ coast }) => inside(coast, anchor)), id).toEqual([]);
    }
  });

  it.each([wide, narrow])('has names and pieces of islands on their land and on the map', (chart) => {
    for (const [id, { coast, pieces }] of Object.entries(chart.islands)) {
      expect(inside(coast, pieces), id).toBe(true);
      expect(pieces[1], id).toBeLessThan(chart.height - 12);
    }
  });
});
