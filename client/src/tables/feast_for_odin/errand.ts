/** Several answers in a row, as laying a tile takes: each is sent once the server asks for it. */

export interface Onward {
  /** The answer to give now. */
  send: string | null;
  rest: readonly string[];
}

/** The next answer of an errand. Which board is asked only where there are several; what cannot be answered ends it. */
export function onward(errand: readonly string[], options: readonly string[]): Onward {
  const [next, ...rest] = errand;
  if (next === undefined) return { send: null, rest: [] };
  if (options.includes(next)) return { send: next, rest };
  return next.startsWith('on ') ? onward(rest, options) : { send: null, rest: [] };
}

/** The answers that lay one tile. */
export function steps(tile: string, board: string, at: string): string[] {
  return [`lay ${tile}`, `on ${board}`, at];
}
