/** Our drawing of both sides of the board: coasts, docks, ferry routes and fjords, from a few numbers an island.
 *
 * Names are those of the `chart` fields of the box. A wide screen has a map of 824 x 384; a narrow one has the same map
 * with its width pressed together.
 */
import { dice } from '../../widgets/dice';

export type Point = readonly [x: number, y: number];

interface IslandSpec {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** How square it is: 2 is an ellipse. */
  square?: number;
  /** Its docks by the ferry route that ends there, with their bearing in degrees. */
  docks: Readonly<Record<string, number>>;
  /** Where its name and its pieces stand, from the centre. */
  name: Point;
  pieces: Point;
  /** Who has how much influence; under the pieces where nothing is said. */
  tally?: Point;
}

interface FjordSpec {
  /** Islands, routes and corners of the map round it, in order. */
  walk: readonly (string | Point)[];
  anchor: Point;
  label: Point;
}

interface Spec {
  islands: Readonly<Record<string, IslandSpec>>;
  /** Between two islands, or from one to the edge of the map. */
  routes: Readonly<Record<string, readonly [string, string | Point]>>;
  fjords: Readonly<Record<string, FjordSpec>>;
  bend: Readonly<Record<string, number>>;
  whale: string | null;
}

export const WIDTH = 824;
export const HEIGHT = 384;

const NW: Point = [0, 0];
const NE: Point = [WIDTH, 0];
const SW: Point = [0, HEIGHT];
const SE: Point = [WIDTH, HEIGHT];

const SMALL: Spec = {
  whale: 'F0',
  islands: {
    I1: { x: 412, y: 98, rx: 92, ry: 59, docks: { R10: 0, R05: 72, R01: 140, R03: 220, R04: 288 }, name: [0, -10], pieces: [0, 18] },
    I2: { x: 620, y: 266, rx: 90, ry: 58, docks: { R06: 38, R11: 96, R07: 240, R02: 280, R01: 322 }, name: [0, -10], pieces: [0, 18] },
    I3: { x: 204, y: 266, rx: 90, ry: 58, docks: { R03: 38, R02: 80, R08: 120, R12: 264, R09: 322 }, name: [0, -10], pieces: [0, 18] },
    O1: { x: 26, y: 10, rx: 158, ry: 104, docks: { R04: 101, R09: 152 }, name: [54, 22], pieces: [50, 48] },
    O2: { x: 798, y: 10, rx: 158, ry: 104, docks: { R06: 208, R05: 259 }, name: [-46, 22], pieces: [-42, 48] },
    O3: { x: 412, y: 406, rx: 110, ry: 82, square: 2.9, docks: { R08: 318, R07: 42 }, name: [-30, -54], pieces: [48, -48], tally: [-32, -38] },
  },
  routes: {
    R01: ['I1', 'I2'],
    R02: ['I2', 'I3'],
    R03: ['I3', 'I1'],
    R04: ['O1', 'I1'],
    R05: ['I1', 'O2'],
    R06: ['O2', 'I2'],
    R07: ['I2', 'O3'],
    R08: ['O3', 'I3'],
    R09: ['I3', 'O1'],
    R10: ['I1', [412, 0]],
    R11: ['I2', [WIDTH, 280]],
    R12: ['I3', [0, 280]],
  },
  bend: { R01: -8, R02: 2, R03: -8, R04: 6, R05: 6, R06: 6, R07: 5, R08: 5, R09: 6 },
  fjords: {
    F0: { walk: ['I1', 'R01', 'I2', 'R02', 'I3', 'R03'], anchor: [412, 206], label: [412, 246] },
    F1: { walk: ['I1', 'R05', 'O2', 'R06', 'I2', 'R01'], anchor: [578, 140], label: [584, 180] },
    F2: { walk: ['I2', 'R07', 'O3', 'R08', 'I3', 'R02'], anchor: [412, 284], label: [412, 306] },
    F3: { walk: ['I3', 'R09', 'O1', 'R04', 'I1', 'R03'], anchor: [220, 132], label: [220, 166] },
    E1: { walk: ['O1', 'R04', 'I1', 'R10', NW], anchor: [290, 34], label: [268, 16] },
    E2: { walk: ['I1', 'R05', 'O2', NE, 'R10'], anchor: [534, 34], label: [556, 16] },
    E3: { walk: ['O2', 'R06', 'I2', 'R11', NE], anchor: [756, 208], label: [770, 176] },
    E4: { walk: ['I2', 'R07', 'O3', [412, HEIGHT], SE, 'R11'], anchor: [700, 344], label: [610, 370] },
    E5: { walk: ['O3', 'R08', 'I3', 'R12', SW, [412, HEIGHT]], anchor: [124, 344], label: [214, 370] },
    E6: { walk: ['I3', 'R09', 'O1', NW, 'R12'], anchor: [68, 208], label: [60, 176] },
  },
};

const LARGE: Spec = {
  whale: null,
  islands: {
    A1: { x: 20, y: 6, rx: 136, ry: 84, docks: { S01: 104, S03: 152 }, name: [46, 16], pieces: [42, 38] },
    A2: { x: 412, y: 64, rx: 90, ry: 42, docks: { S13: 332, S02: 84, S04: 148, S01: 276 }, name: [4, -13], pieces: [-4, 5] },
    A3: { x: 804, y: 6, rx: 136, ry: 84, docks: { S05: 208, S02: 256 }, name: [-46, 16], pieces: [-42, 38] },
    B1: { x: 166, y: 192, rx: 80, ry: 46, docks: { S03: 322, S06: 90, S08: 218, S16: 270 }, name: [4, -13], pieces: [4, 6] },
    B2: { x: 412, y: 192, rx: 90, ry: 42, docks: { S04: 32, S07: 90, S09: 212, S06: 270 }, name: [-4, -13], pieces: [4, 5] },
    B3: { x: 658, y: 192, rx: 80, ry: 46, docks: { S05: 38, S14: 90, S10: 142, S07: 270 }, name: [-2, -13], pieces: [-4, 6] },
    C1: { x: 20, y: 378, rx: 136, ry: 84, docks: { S08: 28, S11: 76 }, name: [46, -48], pieces: [44, -28] },
    C2: { x: 412, y: 320, rx: 90, ry: 42, docks: { S09: 328, S12: 96, S15: 152, S11: 264 }, name: [6, -13], pieces: [-4, 5] },
    C3: { x: 804, y: 378, rx: 136, ry: 84, docks: { S12: 284, S10: 332 }, name: [-46, -48], pieces: [-44, -28] },
  },
  routes: {
    S01: ['A1', 'A2'],
    S02: ['A2', 'A3'],
    S03: ['A1', 'B1'],
    S04: ['A2', 'B2'],
    S05: ['A3', 'B3'],
    S06: ['B1', 'B2'],
    S07: ['B2', 'B3'],
    S08: ['B1', 'C1'],
    S09: ['B2', 'C2'],
    S10: ['B3', 'C3'],
    S11: ['C1', 'C2'],
    S12: ['C2', 'C3'],
    S13: ['A2', [376, 0]],
    S14: ['B3', [WIDTH, 192]],
    S15: ['C2', [448, HEIGHT]],
    S16: ['B1', [0, 192]],
  },
  bend: {},
  fjords: {
    Q1: { walk: ['A1', 'S01', 'A2', 'S04', 'B2', 'S06', 'B1', 'S03'], anchor: [270, 122], label: [282, 154] },
    Q2: { walk: ['A2', 'S02', 'A3', 'S05', 'B3', 'S07', 'B2', 'S04'], anchor: [554, 122], label: [542, 154] },
    Q3: { walk: ['B2', 'S07', 'B3', 'S10', 'C3', 'S12', 'C2', 'S09'], anchor: [554, 254], label: [542, 234] },
    Q4: { walk: ['B1', 'S06', 'B2', 'S09', 'C2', 'S11', 'C1', 'S08'], anchor: [270, 254], label: [282, 234] },
    G1: { walk: ['A1', 'S01', 'A2', 'S13', NW], anchor: [262, 28], label: [250, 14] },
    G2: { walk: ['A2', 'S02', 'A3', NE, 'S13'], anchor: [562, 28], label: [574, 14] },
    G3: { walk: ['A3', 'S05', 'B3', 'S14', NE], anchor: [774, 142], label: [764, 114] },
    G4: { walk: ['B3', 'S10', 'C3', SE, 'S14'], anchor: [774, 242], label: [764, 276] },
    G5: { walk: ['C2', 'S12', 'C3', SE, 'S15'], anchor: [562, 350], label: [574, 376] },
    G6: { walk: ['C1', 'S11', 'C2', 'S15', SW], anchor: [262, 350], label: [250, 376] },
    G7: { walk: ['B1', 'S08', 'C1', SW, 'S16'], anchor: [50, 242], label: [60, 276] },
    G8: { walk: ['A1', 'S03', 'B1', 'S16', NW], anchor: [50, 142], label: [60, 114] },
  },
};

export interface DrawnIsland {
  coast: readonly Point[];
  name: Point;
  pieces: Point;
  tally: Point;
  /** How wide its pieces may spread. */
  room: number;
}

export interface DrawnDock {
  at: Point;
  /** The way to the sea. */
  out: Point;
}

export interface DrawnFjord {
  area: readonly Point[];
  anchor: Point;
  label: Point;
}

export interface Chart {
  width: number;
  height: number;
  islands: Readonly<Record<string, DrawnIsland>>;
  docks: Readonly<Record<string, DrawnDock>>;
  /** Quadratic curves: start, control, end. */
  routes: Readonly<Record<string, readonly [Point, Point, Point]>>;
  fjords: Readonly<Record<string, DrawnFjord>>;
  whale: string | null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (n: number): number => Math.round(n * 10) / 10;

/** A coast by bearing: a rounded square with waves of several lengths. */
function shore(island: IslandSpec, seed: number): (bearing: number) => Point {
  const roll = dice(seed);
  const phase = Array.from({ length: 5 }, () => roll() * 2 * Math.PI);
  const waves = [
    [0.035, 3],
    [0.028, 5],
    [0.018, 11],
    [0.011, 23],
    [0.007, 47],
  ] as const;
  const n = island.square ?? 2.5;
  return (bearing) => {
    const a = radians(bearing);
    const [dx, dy] = [Math.sin(a), -Math.cos(a)];
    const wave = waves.reduce((sum, [height, often], i) => sum + height * Math.sin(often * a + phase[i]!), 1);
    const reach = (Math.abs(dx) ** n + Math.abs(dy) ** n) ** (-1 / n) * wave;
    return [round(island.x + island.rx * reach * dx), round(island.y + island.ry * reach * dy)];
  };
}

function seaward({ x, y, rx, ry }: IslandSpec, [px, py]: Point): Point {
  const a = Math.atan2((py - y) / ry, (px - x) / rx);
  return [Math.cos(a), Math.sin(a)];
}

/** A point of a quadratic curve. */
export function along([a, c, b]: readonly [Point, Point, Point], t: number): Point {
  const mix = (i: 0 | 1): number => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * c[i] + t * t * b[i];
  return [round(mix(0)), round(mix(1))];
}

function curve(a: Point, b: Point, bend: number): readonly [Point, Point, Point] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [a, [(a[0] + b[0]) / 2 - (dy / length) * bend, (a[1] + b[1]) / 2 + (dx / length) * bend], b];
}

/** The sea round a fjord: from island to island along the routes; islands are drawn over it. */
function waters(spec: Spec, routes: Chart['routes'], { walk }: FjordSpec): Point[] {
  return walk.flatMap((stop, i): Point[] => {
    if (typeof stop !== 'string') return [stop];
    const island = spec.islands[stop];
    if (island) return [[island.x, island.y]];
    const points = [0, 0.25, 0.5, 0.75, 1].map((t) => along(routes[stop]!, t));
    const before = walk.at(i - 1);
    return spec.routes[stop]![0] === before ? points : points.reverse();
  });
}

function draw(spec: Spec): Chart {
  const coasts = Object.fromEntries(Object.entries(spec.islands).map(([id, island], i) => [id, shore(island, 41 + i * 17)]));
  const docks: Record<string, DrawnDock> = {};
  const islands: Record<string, DrawnIsland> = {};
  for (const [id, island] of Object.entries(spec.islands)) {
    const { x, y, rx, name, pieces, tally = [pieces[0], pieces[1] + 23] } = island;
    islands[id] = {
      coast: Array.from({ length: 120 }, (_, i) => coasts[id]!(i * 3)),
      name: [x + name[0], y + name[1]],
      pieces: [x + pieces[0], y + pieces[1]],
      tally: [x + tally[0], y + tally[1]],
      room: island.tally ? 44 : Math.min(rx, 96) * 1.2,
    };
    for (const [route, bearing] of Object.entries(island.docks)) {
      const at = coasts[id]!(bearing);
      docks[`${id}.${route}`] = { at, out: seaward(island, at) };
    }
  }
  const routes = Object.fromEntries(
    Object.entries(spec.routes).map(([id, [from, to]]) => {
      const end = typeof to === 'string' ? docks[`${to}.${id}`]!.at : to;
      return [id, curve(docks[`${from}.${id}`]!.at, end, spec.bend[id] ?? 0)];
    }),
  );
  const fjords = Object.fromEntries(
    Object.entries(spec.fjords).map(([id, fjord]) => [
      id,
      { area: waters(spec, routes, fjord), anchor: fjord.anchor, label: fjord.label },
    ]),
  );
  return { width: WIDTH, height: HEIGHT, islands, docks, routes, fjords, whale: spec.whale };
}

/** The same map with its width pressed together. */
export function press(chart: Chart, by: number): Chart {
  const at = ([x, y]: Point): Point => [round(x * by), y];
  const each = <T>(things: Readonly<Record<string, T>>, change: (thing: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, change(thing)]));
  return {
    ...chart,
    width: chart.width * by,
    islands: each(chart.islands, (island) => ({
      coast: island.coast.map(at),
      name: at(island.name),
      pieces: at(island.pieces),
      tally: at(island.tally),
      room: island.room * by,
    })),
    docks: each(chart.docks, (dock) => ({ at: at(dock.at), out: dock.out })),
    routes: each(chart.routes, ([a, c, b]) => [at(a), at(c), at(b)] as const),
    fjords: each(chart.fjords, (fjord) => ({ area: fjord.area.map(at), anchor: at(fjord.anchor), label: at(fjord.label) })),
  };
}

export const CHARTS: Readonly<Record<'small' | 'large', Chart>> = { small: draw(SMALL), large: draw(LARGE) };
const NARROW = 0.62;
export const NARROW_CHARTS: typeof CHARTS = { small: press(CHARTS.small, NARROW), large: press(CHARTS.large, NARROW) };

export const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
export const curved = ([a, c, b]: readonly [Point, Point, Point]): string => `M${a.join(' ')}Q${c.join(' ')} ${b.join(' ')}`;

/** Whether a point lies within an outline. */
export function inside(area: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  area.forEach(([ax, ay], i) => {
    const [bx, by] = area.at(i - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
