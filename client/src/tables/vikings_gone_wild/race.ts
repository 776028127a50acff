/** The race for points on one groove: where things stand on it. */

export const PAD = 16;
/** Marks closer than this are drawn one above the other. */
const NEAR = 13;

/** The place of a score on a groove of this width; those beyond the end stand at the end. */
export function along(width: number, goal: number, points: number): number {
  return PAD + (width - 2 * PAD) * Math.min(1, Math.max(0, points / goal));
}

export interface Runner {
  seat: number;
  points: number;
  x: number;
  /** 0 on the groove; those that would cover each other step aside, up and down in turn. */
  lift: number;
}

/** Everybody on the groove, so that nobody covers another. */
export function runners(width: number, goal: number, points: readonly number[]): Runner[] {
  const placed: Runner[] = [];
  for (const [seat, score] of points.entries()) {
    const x = along(width, goal, score);
    const near = placed.filter((other) => Math.abs(other.x - x) < NEAR).length;
    placed.push({ seat, points: score, x, lift: near === 0 ? 0 : near % 2 === 1 ? -8 * Math.ceil(near / 2) : 8 * (near / 2) });
  }
  return placed;
}
