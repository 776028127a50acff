/** Where the spaces of the action board are drawn: a grid of sections and columns. */
import type { SpaceRecord, SpaceView } from './view';

export const COLUMNS = [1, 2, 3, 4] as const;

/** The sections from the top, with as many rows as their fullest column. */
const SECTIONS = [
  'build_houses',
  'build_ships',
  'hunting',
  'livestock_market',
  'weekly_market',
  'products',
  'crafting',
  'mountains_and_trade',
  'sailing',
  'emigration_and_occupation',
  'imitation',
] as const;

export interface Placed {
  space: SpaceView;
  /** The line of the CSS grid, under the heads. */
  row: number;
  span: number;
}

export interface ActionGrid {
  rows: number;
  sections: { id: string; row: number; span: number }[];
  spaces: Placed[];
}

export function actionGrid(spaces: readonly SpaceView[], record: (id: string) => Pick<SpaceRecord, 'also'>): ActionGrid {
  const sections: ActionGrid['sections'] = [];
  const placed: Placed[] = [];
  let row = 2;
  for (const id of SECTIONS) {
    const here = spaces.filter(({ section }) => section === id);
    if (here.length === 0) continue;
    const next = [0, 0, 0, 0, 0];
    for (const space of [...here].sort((a, b) => a.row - b.row)) {
      placed.push({ space, row: row + next[space.column]!++, span: record(space.id).also ? 2 : 1 });
    }
    const span = Math.max(...next);
    sections.push({ id, row, span });
    row += span;
  }
  return { rows: row - 2, sections, spaces: placed };
}

/** The first free line of a section's column, for what else belongs there; null where it is full. */
export function freeRow(grid: ActionGrid, section: string, column: number): number | null {
  const there = grid.sections.find(({ id }) => id === section);
  if (!there) return null;
  const used = grid.spaces.filter(({ space, row, span }) => space.column === column && row < there.row + there.span && row + span > there.row).length;
  return used < there.span ? there.row + used : null;
}
