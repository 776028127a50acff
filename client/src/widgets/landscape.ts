/** Our own landscapes as SVG paths: flat ink-wash layers of peaks, snow, ridges and pines, and an aurora. */
import { dice } from './dice';

const px = (n: number): string => n.toFixed(0);

/** A low, broken ridge from the left edge to the right. */
export function ridge(width: number, base: number, height: number, seed: number, step = 14): string {
  const roll = dice(seed);
  let d = `M0 ${base}`;
  let y = base - height * 0.4;
  for (let x = 0; x <= width + step; x += step) {
    y += (roll() - 0.5) * height * 0.55;
    y = Math.max(base - height, Math.min(base - height * 0.12, y));
    d += `L${x} ${px(y)}`;
  }
  return `${d}L${width + 20} 900L0 900Z`;
}

interface Peak {
  x: number;
  height: number;
}

function summits(width: number, height: number, seed: number, count: number): Peak[] {
  const roll = dice(seed);
  const gap = width / count;
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = i * gap + (roll() - 0.5) * gap * 0.4;
    return { x, height: height * (0.45 + roll() * 0.55) };
  });
}

/** A chain of mountains. */
export function peaks(width: number, base: number, height: number, seed: number, count = 9): string {
  const gap = width / count;
  let d = `M-20 900L-20 ${base}`;
  for (const { x, height: h } of summits(width, height, seed, count)) {
    d += `L${px(x - gap * 0.25)} ${px(base - h * 0.45)}L${px(x)} ${px(base - h)}`;
    d += `L${px(x + gap * 0.2)} ${px(base - h * 0.5)}L${px(x + gap * 0.5)} ${px(base - h * 0.08)}`;
  }
  return `${d}L${width + 40} 900Z`;
}

/** The snow on that chain: same numbers, same mountains. */
export function snow(width: number, base: number, height: number, seed: number, count = 9): string {
  const gap = width / count;
  let d = '';
  for (const { x, height: h } of summits(width, height, seed, count)) {
    const drop = h * 0.26;
    d += `M${px(x)} ${px(base - h)}L${px(x - gap * 0.25 * 0.47)} ${px(base - h + drop)}`;
    d += `l${px(gap * 0.07)} ${px(-drop * 0.22)}l${px(gap * 0.05)} ${px(drop * 0.34)}l${px(gap * 0.06)} ${px(-drop * 0.4)}`;
    d += `L${px(x + gap * 0.2 * 0.52)} ${px(base - h + drop)}Z`;
  }
  return d;
}

/** A row of pines between two points. */
export function pines(from: number, to: number, y: number, size: number, seed: number, gap = 16): string {
  const roll = dice(seed);
  const f = (n: number): string => n.toFixed(1);
  let d = '';
  for (let x = from; x < to; x += gap * (0.6 + roll() * 0.8)) {
    const h = size * (0.6 + roll() * 0.7);
    const w = h * 0.34;
    const base = y + (roll() - 0.5) * 6;
    d += `M${px(x)} ${px(base - h)}l${f(w * 0.55)} ${f(h * 0.36)}h${f(-w * 0.2)}l${f(w * 0.45)} ${f(h * 0.32)}`;
    d += `h${f(-w * 0.25)}l${f(w * 0.5)} ${f(h * 0.32)}h${f(-w * 2.1)}l${f(w * 0.5)} ${f(-h * 0.32)}`;
    d += `h${f(-w * 0.25)}l${f(w * 0.45)} ${f(-h * 0.32)}h${f(-w * 0.2)}Z`;
  }
  return d;
}

export interface Ray {
  x: number;
  y: number;
  height: number;
  opacity: number;
}

const CURTAINS = [
  { from: 0.3, y: 0.3, sway: 0.1, length: 0.34, light: 0.5, phase: 0 },
  { from: 0.46, y: 0.16, sway: 0.08, length: 0.26, light: 0.34, phase: 2.1 },
  { from: 0.6, y: 0.4, sway: 0.06, length: 0.22, light: 0.3, phase: 4 },
] as const;

/** The rays of an aurora in the right part of a sky; draw each as a narrow, blurred rectangle. */
export function aurora(width: number, height: number): Ray[] {
  const roll = dice(4);
  const rays: Ray[] = [];
  for (const { from, y, sway, length, light, phase } of CURTAINS) {
    for (let x = from * width; x < 1.06 * width; x += 7) {
      const u = (x / width - from) / (1.06 - from);
      const top = height * (y + sway * Math.sin(u * 7 + phase) + sway * 0.4 * Math.sin(u * 17 + phase));
      const reach = height * length * (0.55 + 0.45 * Math.sin(u * 23 + phase) * Math.sin(u * 9)) * (0.8 + roll() * 0.4);
      const opacity = light * Math.min(1, u * 3.2) * (0.55 + roll() * 0.45);
      rays.push({ x: Math.round(x), y: Math.round(top - reach), height: Math.round(reach * 1.25), opacity });
    }
  }
  return rays;
}
