/** Which wooden piece is which from one position to the next, so that a move can be seen as a move.
 *
 * Pieces of one kind are alike: a view only says how many stand where. A piece keeps its place while it can; what is
 * left over in one area and missing in another has walked.
 */

export interface Placed {
  area: string;
}

export type Piece<T extends Placed> = T & {
  /** Stable as long as the piece is on the map. */
  id: string;
  /** Its place within the area. */
  spot: number;
};

/** The pieces of a position, given those of the one before; `kind` names what is alike. */
export function follow<T extends Placed>(
  before: readonly Piece<T>[],
  wanted: readonly T[],
  kind: (piece: T) => string,
): Piece<T>[] {
  const free = [...before];
  const take = (fits: (piece: Piece<T>) => boolean): Piece<T> | undefined => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const staying = wanted.map((want) => take((piece) => kind(piece) === kind(want) && piece.area === want.area));
  const spots = new Spots(staying);
  const ids = new Set(before.map((piece) => piece.id));
  return wanted.map((want, i) => {
    if (staying[i]) return staying[i];
    const walked = take((piece) => kind(piece) === kind(want));
    return { ...want, id: walked?.id ?? fresh(ids, kind(want)), spot: spots.next(want.area) };
  });
}

function fresh(ids: Set<string>, kind: string): string {
  let n = 0;
  while (ids.has(`${kind} ${n}`)) n++;
  const id = `${kind} ${n}`;
  ids.add(id);
  return id;
}

/** The places that are taken, area by area. */
class Spots {
  readonly #taken = new Set<string>();

  constructor(pieces: readonly (Piece<Placed> | undefined)[]) {
    for (const piece of pieces) if (piece) this.#taken.add(`${piece.area} ${piece.spot}`);
  }

  /** The first that is free; it is taken now. */
  next(area: string): number {
    let spot = 0;
    while (this.#taken.has(`${area} ${spot}`)) spot++;
    this.#taken.add(`${area} ${spot}`);
    return spot;
  }
}
