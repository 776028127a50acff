/** The wooden pieces on the map, followed from one position to the next, and where each of them stands. */
import { follow as track, type Piece as Tracked } from '../../widgets/pieces';
import type { Chart, Point } from './chart';
import type { Piece as Wooden } from './clicks';
import type { View } from './view';

export type Piece = Tracked<Wooden>;

const repeat = (n: number, piece: Wooden): Wooden[] => Array.from({ length: n }, () => piece);

export function follow(before: readonly Piece[], view: View): Piece[] {
  const ashore = view.islands.flatMap(({ id, clans }) =>
    clans.flatMap(({ clan, settlers, temples }) => [
      ...repeat(temples, { clan, kind: 'temple', area: id }),
      ...repeat(settlers, { clan, kind: 'settler', area: id }),
    ]),
  );
  const docked = view.docks.flatMap(({ id, boat, chief }): Wooden[] => [
    ...(boat ? [{ clan: boat, kind: 'boat', area: id } as const] : []),
    ...(chief ? [{ clan: 'rival', kind: 'chief', area: id } as const] : []),
  ]);
  const afloat = view.fjords.flatMap(({ id, boats }) => boats.map((clan): Wooden => ({ clan, kind: 'boat', area: id })));
  return track(before, [...ashore, ...docked, ...afloat], ({ clan, kind }) => `${clan} ${kind}`);
}

const PITCH = 25;
const BERTH = 34;

/** Where a piece stands; `chart` names its area in the drawing. */
export function spotOf(pieces: readonly Piece[], piece: Piece, chart: Chart, name: string): Point {
  const beside = pieces.filter((other) => other.area === piece.area);
  const island = chart.islands[name];
  if (island) {
    const row = [...beside].sort((a, b) => (a.clan === b.clan ? rank(a) - rank(b) : a.clan < b.clan ? -1 : 1));
    const pitch = row.length > 1 ? Math.min(PITCH, island.room / (row.length - 1)) : 0;
    return [island.pieces[0] + (row.indexOf(piece) - (row.length - 1) / 2) * pitch, island.pieces[1]];
  }
  const at = beside.indexOf(piece);
  const dock = chart.docks[name];
  if (dock) return [dock.at[0] + dock.out[0] * (20 + 14 * at), dock.at[1] + dock.out[1] * (16 + 16 * at) - 4];
  const [x, y] = chart.fjords[name]!.anchor;
  const pitch = Math.min(BERTH, 100 / beside.length);
  return [x + (at - (beside.length - 1) / 2) * pitch, y];
}

const rank = ({ kind, spot }: Piece): number => (kind === 'temple' ? -100 : 0) + spot;
