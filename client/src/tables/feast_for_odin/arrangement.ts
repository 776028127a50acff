/** The sums over all boards, now and as proposed. */
import type { Figures } from './advice';
import type { BoardView } from './view';

export interface Sums {
  now: { income: number; lost: number };
  then: Figures;
}

export function total(boards: readonly BoardView[], figures: Readonly<Record<string, Figures>>): Sums {
  const now = { income: 0, lost: 0 };
  const then: Figures = { income: 0, lost: 0, bonuses: 0 };
  for (const board of boards) {
    const after = figures[board.id] ?? { income: board.income, lost: board.lost, bonuses: 0 };
    now.income += board.income;
    now.lost += board.lost;
    then.income += after.income;
    then.lost += after.lost;
    then.bonuses += after.bonuses;
  }
  return { now, then };
}
