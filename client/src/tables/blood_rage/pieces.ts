/** Which wooden piece is which from one position to the next, so that a move can be seen as a move.
 *
 * Warriors of a clan are alike: the view only says how many stand where. A piece keeps its place while it can; what
 * is left over in one area and missing in another has walked.
 */
import type { View } from './view';

export interface Piece {
  /** Stable as long as the piece is on the map. */
  id: string;
  seat: number;
  figure: string;
  area: string;
  /** Its village, or its place in a file where there are none. */
  spot: number;
}

type Wanted = Omit<Piece, 'id' | 'spot'>;

const kind = ({ seat, figure }: { seat: number; figure: string }): string => `${seat} ${figure}`;

/** The pieces of a position, given those of the one before. */
export function follow(before: readonly Piece[], view: View): Piece[] {
  const wanted = [...view.provinces, ...view.fjords].flatMap(({ id, figures }) =>
    figures.map(({ seat, figure }): Wanted => ({ seat, figure, area: id })),
  );
  const free = [...before];
  const take = (fits: (piece: Piece) => boolean): Piece | undefined => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const staying = wanted.map((want) => take((piece) => kind(piece) === kind(want) && piece.area === want.area));
  const spots = new Spots(staying);
  const ids = new Set(before.map((piece) => piece.id));
  return wanted.map((want, i) => {
    if (staying[i]) return staying[i];
    const walked = take((piece) => kind(piece) === kind(want));
    return { ...want, id: walked?.id ?? fresh(ids, want), spot: spots.next(want.area) };
  });
}

function fresh(ids: Set<string>, want: Wanted): string {
  let n = 0;
  while (ids.has(`${kind(want)} ${n}`)) n++;
  const id = `${kind(want)} ${n}`;
  ids.add(id);
  return id;
}

/** The villages that are taken, area by area. */
class Spots {
  readonly #taken = new Set<string>();

  constructor(pieces: readonly (Piece | undefined)[]) {
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
