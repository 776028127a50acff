/** The lines of a chart's axis: round numbers, not too many, round all that is drawn and zero. */

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
/** The most stretches between lines. */
const MOST = 5;

export function axis(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) <= MOST) ?? 1000;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** The most marks that have room for their names beside the last one. */
const NAMED = 10;

/** Whether a mark of so many is named: the last one, and of the others so few that no two names touch. */
export function named(i: number, count: number): boolean {
  const every = Math.ceil(count / NAMED);
  return i === count - 1 || (i % every === 0 && count - 1 - i >= every);
}
