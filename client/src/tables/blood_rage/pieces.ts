/** The figures on the map, followed from one position to the next. */
import { follow as track, type Piece as Tracked } from '../../widgets/pieces';
import type { Standing, View } from './view';

type Wanted = Standing & { area: string };

/** Its spot is its village, or its place in a file where there are none. */
export type Piece = Tracked<Wanted>;

/** The pieces of a position, given those of the one before. */
export function follow(before: readonly Piece[], view: View): Piece[] {
  const wanted = [...view.provinces, ...view.fjords].flatMap(({ id, figures }) =>
    figures.map(({ seat, figure }): Wanted => ({ seat, figure, area: id })),
  );
  return track(before, wanted, ({ seat, figure }) => `${seat} ${figure}`);
}
