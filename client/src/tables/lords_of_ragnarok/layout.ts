/** Where things stand on the map: frames for a table and for a phone, labels, and places for pieces in each region. */
import { chart, middle, span, type Chart, type Frame, type Point } from './chart';
import type { View } from './view';

/** The places of a region for pieces of one size, the best first. */
interface Places {
  scale: number;
  spots: Point[];
}

export interface Site {
  /** The middle of the number; the name stands to its right, or under it where there is little room. */
  label: Point;
  places: Places[];
}

export interface Layout {
  chart: Chart;
  sites: Record<string, Site>;
  compact: boolean;
  /** The size of a piece of full size. */
  piece: number;
  drakkar(sea: string, nth: number): Point;
  /** Where a sea's name stands, in the middle: under its ships, or beside them where the water is narrow. */
  seaName(sea: string, name: string): Point;
}

const WIDE: Record<View['board'], Frame> = {
  two: { width: 824, height: 563, rim: 28, rx: 352, ry: 226, power: 2.55, wheel: 95, spread: 1, ruggedness: 1, seed: 11 },
  many: { width: 824, height: 563, rim: 28, rx: 358, ry: 219, power: 2.9, wheel: 84, spread: 1.08, ruggedness: 0.8, seed: 5 },
};
const TALL: Record<View['board'], Frame> = {
  two: { width: 390, height: 398, rim: 18, rx: 168, ry: 172, power: 3.2, wheel: 50, spread: 1, ruggedness: 0.6, seed: 11 },
  many: { width: 390, height: 398, rim: 18, rx: 171, ry: 175, power: 3.4, wheel: 46, spread: 1, ruggedness: 0.5, seed: 5 },
};

interface Room {
  /** The label: left and up of the number, right and down of it. */
  left: number;
  right: number;
  up: number;
  down: number;
  /** Half a piece, the way between two, and the smaller sizes when there are many. */
  edge: number;
  gap: number;
  scales: readonly number[];
}

const ROOMY: Room = { left: 13, right: 102, up: 14, down: 20, edge: 15, gap: 36, scales: [1, 0.78, 0.6, 0.46] };
const TIGHT: Room = { left: 9, right: 58, up: 9, down: 16, edge: 8, gap: 21, scales: [1, 0.8, 0.62, 0.5] };

const made = new Map<string, Layout>();

/** The layout of the side of the board in play; made once. */
export function layoutOf(view: View, tall: boolean): Layout {
  const key = `${view.board} ${tall}`;
  const known = made.get(key);
  if (known) return known;
  const layout = lay(view, (tall ? TALL : WIDE)[view.board], tall ? TIGHT : ROOMY, tall);
  made.set(key, layout);
  return layout;
}

function lay(view: View, frame: Frame, room: Room, compact: boolean): Layout {
  const map = chart(view, frame);
  const sites = Object.fromEntries(view.regions.map(({ id }) => [id, siteOf(map.land[id]!.points, room)]));
  const taken = compact ? [] : landNames(view, map);
  const drakkar = (sea: string, nth: number): Point => berth(map, taken, sea, nth, compact);
  const seaName = (sea: string, name: string): Point => nameAt(map, drakkar(sea, 0), name);
  return { chart: map, sites, compact, piece: compact ? 0.6 : 1, drakkar, seaName };
}

function nameAt({ centre, frame }: Chart, [x, y]: Point, name: string): Point {
  const half = name.length * 3.7;
  const narrow = Math.abs(x - centre[0]) < frame.rx * 0.75;
  const side = x < centre[0] ? 1 : -1;
  const least = frame.rim + 4 + half;
  const at = narrow ? x + side * (30 + half) : x;
  return [Math.min(Math.max(at, least), frame.width - least), narrow ? y + 6 : y + 36];
}

/** The bearing off the coast at which each land's name stands. */
export function shoreOf(view: View, map: Chart, land: string): number {
  const coast = view.regions.filter(({ wheel }) => !wheel);
  const arcs = Object.fromEntries(coast.map(({ id }) => [id, map.land[id]!.arc]));
  return middle(span(arcs, coast.filter((region) => region.land === land).map(({ id }) => id)));
}

function landNames(view: View, map: Chart): Point[] {
  const lands = [...new Set(view.regions.map(({ land }) => land))];
  return lands.flatMap((land) => [-9, 0, 9].map((off) => map.at(shoreOf(view, map, land) + off, 1.12)));
}

/** Ships lie where their sea is widest, next to each other. */
function berth({ frame, sea, realm, at, edge }: Chart, taken: readonly Point[], id: string, nth: number, compact: boolean): Point {
  const { arc } = sea[id]!;
  const bearings = Array.from({ length: 61 }, (_, i) => arc.from + (arc.to - arc.from) * (0.04 + (0.92 * i) / 60));
  const roots = Object.values(realm).flatMap((beam) => beam.roots.map(({ from, to }): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  const clear = compact ? 17 : 42;
  const openness = (t: number): number => {
    const [a, b] = [at(t, 1), edge(t)];
    const open = Math.min(...[...roots, ...taken].map(([x, y]) => Math.hypot(x - (a[0] + b[0]) / 2, y - (a[1] + b[1]) / 2)));
    return Math.hypot(b[0] - a[0], b[1] - a[1]) - 3 * Math.max(0, clear - open);
  };
  const widest = bearings.reduce((best, t) => (openness(t) > openness(best) ? t : best));
  const [a, b] = [at(widest, 1), edge(widest)];
  const step = (compact ? 13 : 26) * (nth % 2 ? 1 : -1) * Math.ceil(nth / 2);
  const x = a[0] + (b[0] - a[0]) * 0.64 + step;
  const y = a[1] + (b[1] - a[1]) * 0.64 + (compact ? 4 : 8) * (nth % 2);
  const { width, height, rim } = frame;
  const [side, high, low] = compact ? [19, 14, 14] : [44, 24, Math.abs(x - width / 2) < frame.rx * 0.75 ? 20 : 46];
  return [Math.min(Math.max(x, rim + side), width - rim - side), Math.min(Math.max(y, rim + high), height - rim - low)];
}

// ---- room in a region ----------------------------------------------------------------------------------------------------

export function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** How far a point is from the border; less than nothing outside. */
export function clearance(polygon: readonly Point[], point: Point): number {
  let least = Infinity;
  for (const [x, y] of polygon) {
    const square = (x - point[0]) ** 2 + (y - point[1]) ** 2;
    if (square < least) least = square;
  }
  return inside(polygon, point) ? Math.sqrt(least) : -Math.sqrt(least);
}

interface Ground {
  point: Point;
  free: number;
}

const STEP = 5;

function ground(polygon: readonly Point[]): Ground[] {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const found: Ground[] = [];
  const [right, low] = [Math.max(...xs), Math.max(...ys)];
  for (let x = Math.min(...xs); x <= right; x += STEP) {
    for (let y = Math.min(...ys); y <= low; y += STEP) {
      const free = clearance(polygon, [x, y]);
      if (free > 0) found.push({ point: [x, y], free });
    }
  }
  return found;
}

function siteOf(polygon: readonly Point[], room: Room): Site {
  const land = ground(polygon);
  const label = labelOf(polygon, land, room);
  const places = room.scales.map((scale) => {
    const edge = room.edge * scale;
    const free = land.filter(({ point: [x, y] }) => {
      const beside = x < label[0] - room.left - edge * 1.4 || x > label[0] + room.right + edge;
      return beside || y < label[1] - room.up - edge * 1.6 || y > label[1] + room.down + edge * 1.1;
    });
    return { scale, spots: spotsOf(free, edge, room.gap * scale) };
  });
  return { label, places };
}

/** The label fits whole if it can, near the top, so that the pieces stand under it. */
function labelOf(polygon: readonly Point[], land: readonly Ground[], room: Room): Point {
  const score = ({ point: [x, y] }: Ground): number => {
    const rims: Point[] = [
      [x - room.left, y - room.up],
      [x + room.right, y - room.up],
      [x - room.left, y + room.down],
      [x + room.right * 0.75, y + room.down],
      [x + room.right / 2, y - room.up],
    ];
    const tight = Math.min(...rims.map((rim) => clearance(polygon, rim)));
    return Math.min(tight, room.edge * 0.4) * 6 - y * 0.5;
  };
  const scored = land.filter((_, i) => i % 3 === 0).map((spot) => ({ point: spot.point, score: score(spot) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).point;
}

/** As many places as fit a gap apart, in rows, the roomiest first. */
function spotsOf(land: readonly Ground[], edge: number, gap: number): Point[] {
  const open = land.filter(({ free }) => free >= edge);
  if (open.length === 0) return land.length ? [land.reduce((best, next) => (next.free > best.free ? next : best)).point] : [];
  const heart = open.reduce((best, next) => (next.free > best.free ? next : best)).point;
  const away = ({ point: [x, y] }: Ground): number => Math.abs(x - heart[0]) + 2.2 * Math.abs(y - heart[1]);
  const spots: Point[] = [];
  const ranked = open.map((spot) => ({ point: spot.point, away: away(spot) })).sort((a, b) => a.away - b.away);
  for (const { point } of ranked) {
    if (spots.every(([x, y]) => Math.hypot(x - point[0], (y - point[1]) * 1.05) >= gap)) spots.push(point);
  }
  return spots;
}

/** Where so many pieces of a region stand, and how large they are. */
export function stand({ places }: Site, count: number): Places {
  const room = places.find(({ spots }) => spots.length >= count) ?? places.at(-1)!;
  const { spots, scale } = room;
  if (spots.length >= count) return { scale, spots: spots.slice(0, count) };
  const pile = Array.from({ length: count }, (_, i): Point => {
    const [x, y] = spots[i % Math.max(1, spots.length)]!;
    const layer = Math.floor(i / Math.max(1, spots.length));
    return [x + 5 * layer, y - 5 * layer];
  });
  return { scale, spots: pile };
}
