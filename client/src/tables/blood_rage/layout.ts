/** Two maps of the same land, wide for a table and tall for a phone, and where things stand in each. */
import { chart, FJORDS, type Chart, type Point } from './chart';

export interface Site {
  name: Point;
  token: Point;
  doom: Point;
  villages: Point[];
}

export interface Layout {
  width: number;
  height: number;
  chart: Chart;
  sites: Record<string, Site>;
  /** The middle of Yggdrasil's open ground and how many figures stand in a row. */
  grove: { centre: Point; across: number; gap: number; tree: Point; treeSize: number };
  socket: number;
  figure: number;
  ship: number;
  token: number;
  nameSize: number;
  compact: boolean;
  terrain: { count: number; size: number; edge: number };
  /** Where the nth vessel in a fjord lies. */
  berth(fjord: string, nth: number): Point;
}

const row = (cx: number, y: number, count: number, gap: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => [cx + (i - (count - 1) / 2) * gap, y]);

function wide(): Layout {
  const land = chart({
    cx: 415,
    cy: 265,
    rx: 368,
    ry: 230,
    power: 3.1,
    inner: 0.33,
    fjordEnd: 0.62,
    fjordWidth: 7.2,
    ruggedness: 1,
    seed: 11,
  });
  const gap = 45;
  const sites: Record<string, Site> = {
    yggdrasil: { name: [412, 212], token: [412, 326], doom: [412, 326], villages: [] },
    elvagar: {
      name: [540, 76],
      token: [468, 72],
      doom: [606, 70],
      villages: [...row(530, 116, 3, gap), ...row(512, 162, 1, gap)],
    },
    angerboda: {
      name: [676, 160],
      token: [744, 170],
      doom: [606, 244],
      villages: [...row(674, 202, 3, gap), ...row(690, 247, 2, gap)],
    },
    muspelheim: {
      name: [684, 300],
      token: [752, 316],
      doom: [604, 292],
      villages: [...row(664, 334, 3, gap), ...row(716, 377, 2, gap)],
    },
    horgr: {
      name: [524, 392],
      token: [586, 392],
      doom: [454, 386],
      villages: [...row(512, 438, 3, gap), ...row(604, 446, 1, gap)],
    },
    utgard: { name: [332, 392], token: [264, 398], doom: [388, 390], villages: row(314, 438, 3, gap) },
    andlang: { name: [158, 306], token: [82, 304], doom: [226, 306], villages: row(150, 350, 3, gap) },
    gimle: {
      name: [166, 146],
      token: [96, 228],
      doom: [236, 206],
      villages: [...row(146, 183, 3, gap), ...row(168, 228, 2, gap)],
    },
    myrkvlor: { name: [308, 80], token: [238, 78], doom: [376, 76], villages: row(304, 126, 3, gap) },
  };
  return {
    width: 824,
    height: 532,
    chart: land,
    sites,
    grove: { centre: [414, 268], across: 4, gap: 46, tree: [415, 263], treeSize: 122 },
    socket: 18,
    figure: 1.12,
    ship: 1,
    token: 1,
    nameSize: 18,
    compact: false,
    terrain: { count: 18, size: 6.2, edge: 13 },
    berth: (fjord, nth) => berth(land, fjord, nth, 0.86, 0.17),
  };
}

function tall(): Layout {
  const land = chart({
    cx: 195,
    cy: 195,
    rx: 178,
    ry: 180,
    power: 3.4,
    inner: 0.31,
    fjordEnd: 0.66,
    fjordWidth: 6.4,
    ruggedness: 0.8,
    seed: 11,
  });
  const gap = 26;
  const sites: Record<string, Site> = {
    yggdrasil: { name: [195, 168], token: [195, 236], doom: [195, 236], villages: [] },
    elvagar: {
      name: [250, 50],
      token: [262, 104],
      doom: [212, 103],
      villages: [...row(250, 76, 3, gap), ...row(236, 102, 1, gap)],
    },
    angerboda: {
      name: [316, 126],
      token: [350, 180],
      doom: [270, 180],
      villages: [...row(318, 150, 3, gap), ...row(308, 176, 2, gap)],
    },
    muspelheim: {
      name: [318, 216],
      token: [350, 268],
      doom: [270, 226],
      villages: [...row(318, 240, 3, gap), ...row(308, 266, 2, gap)],
    },
    horgr: {
      name: [238, 304],
      token: [262, 357],
      doom: [276, 299],
      villages: [...row(242, 330, 3, gap), ...row(236, 356, 1, gap)],
    },
    utgard: { name: [142, 304], token: [142, 358], doom: [172, 357], villages: row(142, 330, 3, gap) },
    andlang: { name: [70, 230], token: [70, 284], doom: [40, 284], villages: row(70, 256, 3, gap) },
    gimle: {
      name: [72, 120],
      token: [38, 172],
      doom: [118, 150],
      villages: [...row(66, 145, 3, gap), ...row(78, 171, 2, gap)],
    },
    myrkvlor: { name: [138, 54], token: [138, 108], doom: [168, 109], villages: row(138, 81, 3, gap) },
  };
  return {
    width: 390,
    height: 398,
    chart: land,
    sites,
    grove: { centre: [195, 200], across: 3, gap: 27, tree: [195, 193], treeSize: 70 },
    socket: 11,
    figure: 0.69,
    ship: 0.58,
    token: 0.66,
    nameSize: 15,
    compact: true,
    terrain: { count: 7, size: 4, edge: 7 },
    berth: (fjord, nth) => berth(land, fjord, nth, 0.9, 0.13),
  };
}

/** Vessels lie in two files out to sea, so that four clans and a sea serpent find room. */
function berth(land: Chart, fjord: string, nth: number, first: number, step: number): Point {
  const bearing = FJORDS[fjord as keyof typeof FJORDS];
  return land.at(bearing + (nth % 2 ? 5 : 0) - (nth >= 2 ? 6 : 0), first + step * Math.ceil(nth / 2));
}

export const WIDE = wide();
export const TALL = tall();

/** Where the nth of so many figures stands under the world tree. */
export function underTree({ grove }: Layout, nth: number, count: number): Point {
  const rows = Math.ceil(count / grove.across);
  const line = Math.floor(nth / grove.across);
  const inLine = Math.min(grove.across, count - line * grove.across);
  const squeeze = rows > 2 ? 0.62 : 0.86;
  return [
    grove.centre[0] + ((nth % grove.across) - (inLine - 1) / 2) * grove.gap,
    grove.centre[1] + (line - (rows - 1) / 2) * grove.gap * squeeze,
  ];
}

/** The middle of what stands in a province: where its name is when nothing stands there any more. */
export function heart({ sites }: Layout, province: string): Point {
  const { name, villages } = sites[province]!;
  const last = villages.at(-1) ?? name;
  return [name[0], (name[1] + last[1]) / 2 + 6];
}
