/** Which piece is which from one position to the next, so that a move can be seen as a move.
 *
 * Armies of a player are told apart only by where they are and what they are worth: one keeps its id while it stays; what
 * is left over in one region and missing in another has marched.
 */
import type { View } from './view';

export type Kind = 'army' | 'hero' | 'monster' | 'temple' | 'desolation';

export interface Piece {
  /** Stable as long as the piece is on the map. */
  id: string;
  kind: Kind;
  region: string;
  /** Whose it is; -1 nobody's. */
  seat: number;
  /** An army's value. */
  value: number;
  /** A monster. */
  word: string;
}

/** What stands in each region, in the order in which it is set down. */
export function piecesOf(view: View, before: readonly Piece[]): Piece[] {
  const others = view.regions.flatMap(({ id, temple, control, desolation, monsters, heroes }): Piece[] => [
    ...(temple ? [one('temple', id, control)] : []),
    ...heroes.map((seat) => ({ ...one('hero', id, seat), id: `hero ${seat}` })),
    ...monsters.map((word) => ({ ...one('monster', id, ringOf(view, word)), id: word, word })),
    ...(desolation ? [one('desolation', id, -1)] : []),
  ]);
  return [...others, ...armies(view, before)];
}

function one(kind: Kind, region: string, seat: number): Piece {
  return { id: `${kind} ${region}`, kind, region, seat, value: 0, word: '' };
}

function ringOf(view: View, monster: string): number {
  return view.monsters.find(({ id }) => id === monster)?.controller ?? -1;
}

/** Armies, each under the id of the one it was: same place and value, same place, same value, or any that is gone. */
function armies(view: View, before: readonly Piece[]): Piece[] {
  const now = view.regions.flatMap(({ id, armies }) =>
    armies.map(({ seat, value }): Piece => ({ id: '', kind: 'army', region: id, seat, value, word: '' })),
  );
  const free = before.filter(({ kind }) => kind === 'army');
  const rules: ((old: Piece, piece: Piece) => boolean)[] = [
    (old, piece) => old.region === piece.region && old.value === piece.value,
    (old, piece) => old.region === piece.region,
    (old, piece) => old.value === piece.value,
    () => true,
  ];
  for (const fits of rules) {
    for (const piece of now.filter(({ id }) => id === '')) {
      const at = free.findIndex((old) => old.seat === piece.seat && fits(old, piece));
      if (at >= 0) piece.id = free.splice(at, 1)[0]!.id;
    }
  }
  const taken = new Set(now.map(({ id }) => id));
  for (const piece of now.filter(({ id }) => id === '')) {
    let n = 0;
    while (taken.has(`army ${piece.seat} ${n}`)) n++;
    piece.id = `army ${piece.seat} ${n}`;
    taken.add(piece.id);
  }
  return now;
}
