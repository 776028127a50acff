/** The shape of the nine provinces: a ring of eight round Yggdrasil, cut by four fjords, drawn for any box. */
import { dice } from '../../widgets/dice';

export type Point = readonly [x: number, y: number];

/** The outer provinces clockwise from the top, as on the board. */
export const RING = [
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
  'myrkvlor',
] as const;

export const PROVINCES = ['yggdrasil', ...RING] as const;

/** Where each fjord opens, in degrees clockwise from north. */
export const FJORDS = { northeast: 45, southeast: 135, southwest: 225, northwest: 315 } as const;

export interface Frame {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** How square the land is: 2 is an ellipse. */
  power: number;
  /** Radii, of the land's: where Yggdrasil ends and where the fjords end. */
  inner: number;
  fjordEnd: number;
  /** Half the width of a fjord's mouth in degrees. */
  fjordWidth: number;
  ruggedness: number;
  seed: number;
}

export interface Chart {
  /** Each province as a closed path and as its points. */
  land: Record<string, { d: string; points: Point[] }>;
  /** All land in one path. */
  whole: string;
  /** A point by its bearing in degrees and its distance from the centre (1 is the coast). */
  at(bearing: number, distance: number): Point;
}

type Polar = readonly [bearing: number, distance: number];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const isFjord = (boundary: number): boolean => boundary % 2 === 1;

export function chart(frame: Frame): Chart {
  const roll = dice(frame.seed);
  const phase = Array.from({ length: 24 }, () => roll() * Math.PI * 2);
  const wave = (degrees: number, frequency: number, nth: number): number =>
    Math.sin(frequency * rad(degrees) + phase[nth]!);

  const coast = (t: number): number =>
    1 +
    frame.ruggedness *
      (0.022 * wave(t, 3, 0) +
        0.02 * wave(t, 7, 1) +
        0.013 * wave(t, 17, 2) +
        0.008 * wave(t, 41, 3) +
        0.005 * wave(t, 83, 4));
  const heart = (t: number): number =>
    frame.inner + 0.012 * wave(t, 5, 5) + 0.008 * wave(t, 13, 6) + 0.004 * wave(t, 37, 7);

  const at = (t: number, r: number): Point => {
    const dx = Math.sin(rad(t));
    const dy = -Math.cos(rad(t));
    const stretch = Math.pow(Math.abs(dx) ** frame.power + Math.abs(dy) ** frame.power, -1 / frame.power);
    return [frame.cx + frame.rx * r * stretch * dx, frame.cy + frame.ry * r * stretch * dy];
  };

  /** How far a border strays from its bearing. */
  const stray = (boundary: number, r: number): number => {
    const i = boundary % 8;
    return (
      2.1 * Math.sin(9 * r + phase[8 + (i % 8)]!) +
      1.1 * Math.sin(23 * r + phase[10 + (i % 6)]!) +
      0.5 * Math.sin(57 * r + phase[12 + (i % 5)]!)
    );
  };

  /** A border from Yggdrasil to the coast, seen from the province before it (-1) or after it (1). */
  const border = (boundary: number, side: -1 | 1): Polar[] => {
    const bearing = 45 * boundary;
    const start = heart(bearing + stray(boundary, frame.inner));
    const points: Polar[] = [];
    for (let q = 0; q <= 40; q++) {
      let r = start + (1 - start) * (q / 40);
      let t = bearing + stray(boundary, r);
      if (isFjord(boundary) && r > frame.fjordEnd) {
        const open = (r - frame.fjordEnd) / (1 - frame.fjordEnd);
        t += side * (frame.fjordWidth * open ** 0.75 + 0.9 * Math.sin(30 * r + side + phase[15]!));
      }
      if (q === 40) r = coast(t);
      else if (r > coast(t)) continue;
      points.push([t, r]);
    }
    return points;
  };

  const outline = (i: number): Polar[] => {
    const before = border(i, 1);
    const after = border(i + 1, -1);
    const shore: Polar[] = [];
    for (let t = before.at(-1)![0] + 0.6; t < after.at(-1)![0]; t += 0.6) shore.push([t, coast(t)]);
    const inland: Polar[] = [];
    for (let t = after[0]![0] - 0.8; t > before[0]![0]; t -= 0.8) inland.push([t, heart(t)]);
    return [...before, ...shore, ...after.reverse(), ...inland];
  };

  const centre = Array.from({ length: 360 }, (_, t): Polar => [t, heart(t)]);
  const land: Chart['land'] = {};
  for (const [id, polars] of [['yggdrasil', centre] as const, ...RING.map((id, i) => [id, outline(i)] as const)]) {
    const points = polars.map(([t, r]) => at(t, r));
    land[id] = { points, d: closed(points) };
  }
  return { land, at, whole: Object.values(land).map(({ d }) => d).join('') };
}

export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

// ---- terrain: pines, peaks and dunes that keep clear of what stands in a province ------------------------------------

export interface Clearing {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SYMBOLS: Record<string, (x: number, y: number, s: number) => string> = {
  manheim: (x, y, s) =>
    `M${x} ${y + s}v${-s * 0.5}M${x - s * 0.5} ${y + s * 0.45}L${x} ${y - s}L${x + s * 0.5} ${y + s * 0.45}` +
    `M${x - s * 0.34} ${y - s * 0.1}L${x} ${y - s * 0.62}L${x + s * 0.34} ${y - s * 0.1}`,
  jotunheim: (x, y, s) =>
    `M${x - s * 1.2} ${y + s * 0.7}L${x - s * 0.1} ${y - s}L${x + s * 1.1} ${y + s * 0.7}` +
    `M${x - s * 0.1} ${y - s}L${x + s * 0.12} ${y - s * 0.1}L${x - s * 0.18} ${y + s * 0.3}`,
  alfheim: (x, y, s) =>
    `M${x - s * 1.2} ${y + s * 0.4}Q${x - s * 0.5} ${y - s * 0.8} ${x + s * 0.3} ${y + s * 0.2}` +
    `M${x - s * 0.1} ${y - s * 0.05}Q${x + s * 0.6} ${y - s * 0.6} ${x + s * 1.2} ${y + s * 0.4}`,
};

export interface TerrainStyle {
  count: number;
  size: number;
  edge: number;
}

/** A region's small symbols, scattered over a province where there is room. */
export function terrain(
  points: readonly Point[],
  region: string,
  seed: number,
  clearings: readonly Clearing[],
  { count, size, edge }: TerrainStyle,
): string {
  const draw = SYMBOLS[region];
  if (!draw) return '';
  const roll = dice(seed);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots: Point[] = [];
  for (let tries = 0; tries < 900 && spots.length < count; tries++) {
    const spot: Point = [left + roll() * (right - left), top + roll() * (bottom - top)];
    const free =
      inside(points, spot) &&
      away(points, spot) >= edge &&
      !clearings.some((c) => Math.abs(c.x - spot[0]) < c.w + size * 1.2 && Math.abs(c.y - spot[1]) < c.h + size) &&
      !spots.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < size * 2.5);
    if (free) spots.push(spot);
  }
  return spots
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => draw(Number(x.toFixed(1)), Number(y.toFixed(1)), size * (0.85 + roll() * 0.3)))
    .join('');
}

function inside(points: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function away(points: readonly Point[], [x, y]: Point): number {
  return Math.min(...points.map((q) => Math.hypot(q[0] - x, q[1] - y)));
}
