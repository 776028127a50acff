/** The shape of the board: two rings of regions round the wheel, the seas between coast and frame, the realms as the
 * frame. Rings and borders follow from who lies beside whom, so that the picture and the rules agree on both sides. */
import { dice } from '../../widgets/dice';
import type { Region, View } from './view';

export type Point = readonly [x: number, y: number];

export interface Frame {
  width: number;
  height: number;
  /** How broad the frame of realms is. */
  rim: number;
  /** Half axes of the land, and how square it is: 2 is an ellipse. */
  rx: number;
  ry: number;
  power: number;
  /** The radius of the wheel. */
  wheel: number;
  /** Bearings are drawn towards the sides by this much, to give those at the top and the bottom more room. */
  spread: number;
  /** How far borders and coast stray. */
  ruggedness: number;
  seed: number;
}

/** A stretch of the circle in degrees clockwise from the top. */
export interface Arc {
  from: number;
  to: number;
}

/** Where a name stands, how it is tilted, and how much room it has. */
export interface Sign {
  at: Point;
  tilt: number;
  length: number;
}

export interface Chart {
  frame: Frame;
  centre: Point;
  /** Each region as its points and as a closed path. */
  land: Record<string, { points: Point[]; d: string; arc: Arc }>;
  sea: Record<string, { d: string; arc: Arc }>;
  /** Each realm as a beam of the frame, an open path along its middle. */
  realm: Record<string, { d: string; arc: Arc; roots: { region: string; from: Point; to: Point }[]; sign: Sign }>;
  coast: string;
  /** A point by bearing and by how far it is from the wheel (0) to the coast (1). */
  at(bearing: number, far: number): Point;
  /** A point of the frame's inner edge, or so far inside it. */
  edge(bearing: number, inset?: number): Point;
  /** Across the frame where one realm ends. */
  notch(bearing: number): readonly [Point, Point];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
export const middle = ({ from, to }: Arc): number => (from + to) / 2;

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

export function bearing({ x, y }: Pick<Region, 'x' | 'y'>): number {
  return turn((Math.atan2(x - 500, 500 - y) * 180) / Math.PI);
}

// ---- rings -------------------------------------------------------------------------------------------------------------

export interface Rings {
  outer: Record<string, Arc>;
  inner: Record<string, Arc>;
}

const byBearing = (a: Region, b: Region): number => bearing(a) - bearing(b);

/** Which stretch of the circle each region takes. */
export function rings(regions: readonly Region[]): Rings {
  const outer = regions.filter(({ wheel }) => !wheel).sort(byBearing);
  const inner = regions.filter(({ wheel }) => wheel).sort(byBearing);
  const arcs = shore(outer, inner);
  const borders = inner.map((region, i) => border(arcs, region, inner[(i + 1) % inner.length]!));
  const result: Rings = { outer: arcs, inner: {} };
  inner.forEach((region, i) => {
    const from = borders[(i + inner.length - 1) % inner.length]!;
    result.inner[region.id] = { from, to: from + (turn(borders[i]! - from) || 360) };
  });
  return result;
}

/** The outer ring: as wide as its bearings say, wider where a region of the inner ring would have little room. */
function shore(outer: readonly Region[], inner: readonly Region[]): Record<string, Arc> {
  const cramped = inner.filter(({ adjacent }) => adjacent.filter((id) => outer.some((other) => other.id === id)).length < 3);
  const weight = ({ id }: Region): number => (cramped.some(({ adjacent }) => adjacent.includes(id)) ? 1.4 : 1);
  const unit = 360 / outer.reduce((sum, region) => sum + weight(region), 0);
  const arcs: Record<string, Arc> = {};
  let at = bearing(outer[0]!) - (unit * weight(outer[0]!)) / 2;
  for (const region of outer) {
    arcs[region.id] = { from: at, to: at + unit * weight(region) };
    at += unit * weight(region);
  }
  return arcs;
}

/** Two regions of the inner ring part in the middle of the coast region that borders on both. */
function border(arcs: Record<string, Arc>, one: Region, next: Region): number {
  const shared = one.adjacent.find((id) => arcs[id] && next.adjacent.includes(id));
  if (shared) return turn(middle(arcs[shared]!));
  const ends = one.adjacent.filter((id) => arcs[id]).map((id) => arcs[id]!.to);
  return turn(Math.max(...ends));
}

// ---- the picture -------------------------------------------------------------------------------------------------------

type Waves = (bearing: number, ...waves: readonly [height: number, frequency: number][]) => number;

export function chart(view: Pick<View, 'regions' | 'seas' | 'realms'>, frame: Frame): Chart {
  const roll = dice(frame.seed);
  const phases = Array.from({ length: 64 }, () => roll() * Math.PI * 2);
  const wavy: Waves = (t, ...waves) =>
    waves.reduce((sum, [height, frequency], i) => sum + height * Math.sin(frequency * rad(t) + phases[i + (frequency % 40)]!), 0);
  const cx = frame.width / 2;
  const cy = frame.height / 2;

  const way = (t: number): Point => {
    const a = Math.atan2(frame.spread * Math.sin(rad(t)), Math.cos(rad(t)));
    return [Math.sin(a), -Math.cos(a)];
  };
  const at = (t: number, far: number): Point => {
    const [dx, dy] = way(t);
    const k = (Math.abs(dx) ** frame.power + Math.abs(dy) ** frame.power) ** (-1 / frame.power);
    const c = 1 + frame.ruggedness * wavy(t, [0.012, 5], [0.012, 11], [0.008, 23], [0.005, 47]);
    const from: Point = [cx + frame.wheel * dx, cy + frame.wheel * dy];
    const to: Point = [cx + frame.rx * k * c * dx, cy + frame.ry * k * c * dy];
    return [from[0] + (to[0] - from[0]) * far, from[1] + (to[1] - from[1]) * far];
  };
  const edge = (t: number, inset = 0): Point => {
    const [dx, dy] = way(t);
    const k = Math.min((cx - frame.rim - inset) / Math.abs(dx || 1e-9), (cy - frame.rim - inset) / Math.abs(dy || 1e-9));
    return [cx + k * dx, cy + k * dy];
  };
  const half = (t: number): number => 0.5 + frame.ruggedness * wavy(t, [0.022, 6], [0.014, 15], [0.008, 33]);
  const { outer, inner } = rings(view.regions);
  const land = regionsOf({ outer, inner }, at, half, phases, frame.ruggedness);
  const round = arcOf({ from: 0, to: 359 }, (t) => at(t, 1));
  return {
    frame,
    centre: [cx, cy],
    land,
    sea: seasOf(view, outer, at, edge),
    realm: realmsOf(view, outer, at, edge, frame),
    coast: path(round),
    at,
    edge,
    notch: (t) => [edge(t), outwards(edge(t), frame)],
  };
}

/** From a point of the frame's inner edge straight to its outer one. */
function outwards([x, y]: Point, { width, height, rim }: Frame): Point {
  if (Math.abs(y - rim) < 0.6) return [x, 0];
  if (Math.abs(height - rim - y) < 0.6) return [x, height];
  return x < width / 2 ? [0, y] : [width, y];
}

function arcOf({ from, to }: Arc, point: (t: number) => Point, step = 1): Point[] {
  const count = Math.max(2, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => point(from + ((to - from) * i) / count));
}

type At = Chart['at'];

function regionsOf({ outer, inner }: Rings, at: At, half: (t: number) => number, phases: number[], ruggedness: number): Chart['land'] {
  /** A border from the wheel outwards: it strays between its ends and is the same for both sides. */
  const radial = (t: number, from: number, to: number): Point[] => {
    const n = Math.round(turn(t)) % 29;
    return Array.from({ length: 17 }, (_, k) => {
      const s = k / 16;
      const stray = Math.sin(Math.PI * s) * ruggedness * (2.3 * Math.sin(5.5 * s + phases[n]!) + Math.sin(15 * s + phases[n + 30]!));
      return at(t + stray, from + (to - from) * s);
    });
  };
  const ring = (arcs: Record<string, Arc>, low: (t: number) => number, high: (t: number) => number): Chart['land'] =>
    Object.fromEntries(
      Object.entries(arcs).map(([id, arc]) => {
        const up = radial(arc.from, low(arc.from), high(arc.from));
        const far = arcOf(arc, (t) => at(t, high(t))).slice(1, -1);
        const down = radial(arc.to, low(arc.to), high(arc.to)).reverse();
        const near = arcOf(arc, (t) => at(t, low(t))).slice(1, -1).reverse();
        const points = [...up, ...far, ...down, ...near];
        return [id, { points, d: path(points), arc }];
      }),
    );
  return { ...ring(inner, () => 0, half), ...ring(outer, half, () => 1) };
}

/** The stretch that several neighbours of the outer ring take together. */
export function span(arcs: Record<string, Arc>, ids: readonly string[]): Arc {
  const parts = ids.map((id) => arcs[id]!).filter(Boolean);
  const first = parts.find((part) => !parts.some((other) => Math.abs(turn(other.to - part.from)) < 0.01)) ?? parts[0]!;
  const width = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return { from: first.from, to: first.from + width };
}

function seasOf(view: Pick<View, 'seas'>, outer: Record<string, Arc>, at: At, edge: Chart['edge']): Chart['sea'] {
  return Object.fromEntries(
    view.seas.map(({ id, regions }) => {
      const arc = span(outer, regions);
      const points = [...arcOf(arc, (t) => at(t, 1)), ...arcOf(arc, (t) => edge(t)).reverse()];
      return [id, { d: path(points), arc }];
    }),
  );
}

/** The realms share the whole frame: coast between two of them is split. */
function realmsOf(view: Pick<View, 'regions' | 'realms'>, outer: Record<string, Arc>, at: At, edge: Chart['edge'], frame: Frame): Chart['realm'] {
  const own = view.realms
    .map(({ id }) => ({ id, ids: view.regions.filter(({ realms }) => realms.includes(id)).map((region) => region.id) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ id, ids }) => ({ id, ids, arc: span(outer, ids) }))
    .sort((a, b) => turn(a.arc.from) - turn(b.arc.from));
  return Object.fromEntries(
    own.map(({ id, ids, arc }, i) => {
      const before = own[(i + own.length - 1) % own.length]!.arc;
      const after = own[(i + 1) % own.length]!.arc;
      const wide = { from: arc.from - gap(before.to, arc.from) / 2, to: arc.to + gap(arc.to, after.from) / 2 };
      const beam = arcOf(wide, (t) => edge(t, -frame.rim / 2), 0.5);
      const roots = ids.map((region) => {
        const t = middle(outer[region]!);
        return { region, from: edge(t), to: at(t, 0.985) };
      });
      return [id, { d: path(beam).slice(0, -1), arc: wide, roots, sign: signOf(beam, frame) }];
    }),
  );
}

/** The way round from one bearing to the next; a full turn less a hair is none. */
function gap(from: number, to: number): number {
  const degrees = turn(to - from);
  return degrees > 359.9 ? 0 : degrees;
}

/** The longest straight piece of a realm's beam: its name stands in the middle of it. */
function signOf(beam: readonly Point[], { width, height, rim }: Frame): Sign {
  const sides = [
    { tilt: 0, points: beam.filter(([, y]) => y < rim / 2 + 1) },
    { tilt: 90, points: beam.filter(([x]) => x > width - rim / 2 - 1) },
    { tilt: 0, points: beam.filter(([, y]) => y > height - rim / 2 - 1) },
    { tilt: -90, points: beam.filter(([x]) => x < rim / 2 + 1) },
  ].filter(({ points }) => points.length > 0);
  const long = sides.map(({ tilt, points }) => {
    const [first, last] = [points[0]!, points.at(-1)!];
    const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
    return { tilt, length, at: [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2] as const };
  });
  return long.reduce((best, next) => (next.length > best.length ? next : best));
}
