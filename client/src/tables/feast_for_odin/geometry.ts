/** Tiles on a grid: the faces of a shape, the cells of a place, outlines. Numbers only; what is legal the server says. */

export interface Cell {
  row: number;
  column: number;
}

/** A face: its cells from the corner of the rectangle around it. */
export type Face = readonly Cell[];

/** The different ways to lay a shape: turned by quarters, then turned over and turned again, as options number them. */
export function faces(shape: readonly string[]): Face[] {
  const cells = shape.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])));
  const found = new Map<string, Face>();
  for (const side of [cells, cells.map(({ row, column }) => ({ row, column: -column }))]) {
    let turned = side;
    for (let quarter = 0; quarter < 4; quarter++) {
      const face = cornered(turned);
      found.set(nameOf(face), face);
      turned = turned.map(({ row, column }) => ({ row: column, column: -row }));
    }
  }
  return [...found.values()];
}

function cornered(cells: readonly Cell[]): Face {
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  return cells
    .map(({ row, column }) => ({ row: row - top, column: column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

const nameOf = (face: Face): string => face.map(({ row, column }) => `${row}.${column}`).join(' ');

export function sizeOf(face: Face): { width: number; height: number } {
  return {
    width: Math.max(...face.map(({ column }) => column)) + 1,
    height: Math.max(...face.map(({ row }) => row)) + 1,
  };
}

/** The cell behind a name: a column letter and a row number from the top. */
export function cellAt(name: string): Cell {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

/** Where a face lies: its corner, and which face. */
export interface Place extends Cell {
  face: number;
}

/** A place as an option words it, `at COLUMN ROW FACE`, counted from 1. */
export function placeOf([, column, row, face]: readonly string[]): Place {
  return { column: Number(column) - 1, row: Number(row) - 1, face: Number(face) };
}

export function optionOf({ column, row, face }: Place): string[] {
  return ['at', String(column + 1), String(row + 1), String(face)];
}

/** The cells that a face covers at a corner. */
export function covered(face: Face, { row, column }: Cell): Cell[] {
  return face.map((cell) => ({ row: cell.row + row, column: cell.column + column }));
}

/** The place of one face nearest to where a pointer holds the tile by its middle; within `reach` cells, or null. */
export function nearest(places: readonly Place[], face: Face, index: number, at: { x: number; y: number }, reach = 1.2): Place | null {
  const { width, height } = sizeOf(face);
  let best: Place | null = null;
  let least = reach;
  for (const place of places) {
    if (place.face !== index) continue;
    const far = Math.hypot(place.column + width / 2 - at.x, place.row + height / 2 - at.y);
    if (far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}

/** The outline of a set of cells as an SVG path: every side that no other cell of the set shares. */
export function outline(cells: readonly Cell[], size: number, inset = 0): string {
  const there = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  const has = (row: number, column: number): boolean => there.has(`${row} ${column}`);
  const parts: string[] = [];
  for (const { row, column } of cells) {
    const [x, y] = [column * size, row * size];
    const left = x + (has(row, column - 1) ? 0 : inset);
    const right = x + size - (has(row, column + 1) ? 0 : inset);
    const top = y + (has(row - 1, column) ? 0 : inset);
    const bottom = y + size - (has(row + 1, column) ? 0 : inset);
    if (!has(row - 1, column)) parts.push(`M${left} ${top}H${right}`);
    if (!has(row + 1, column)) parts.push(`M${left} ${bottom}H${right}`);
    if (!has(row, column - 1)) parts.push(`M${left} ${top}V${bottom}`);
    if (!has(row, column + 1)) parts.push(`M${right} ${top}V${bottom}`);
  }
  return parts.join('');
}

/** Where a glyph fits best on a tile: the middle of the largest rectangle of cells, and how many cells it is across. */
export function heart(cells: readonly Cell[]): { x: number; y: number; across: number } {
  const there = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  let best = { x: 0, y: 0, across: 0, area: 0 };
  for (const { row, column } of cells) {
    for (let height = 1; there.has(`${row + height - 1} ${column}`); height++) {
      let width = 0;
      while (full(there, row, column + width, height)) width++;
      const across = Math.min(width, height);
      const area = width * height;
      if (across > best.across || (across === best.across && area > best.area)) {
        best = { x: column + width / 2, y: row + height / 2, across, area };
      }
    }
  }
  return best;
}

function full(there: ReadonlySet<string>, row: number, column: number, height: number): boolean {
  for (let i = 0; i < height; i++) if (!there.has(`${row + i} ${column}`)) return false;
  return true;
}
