/** How a game ended: who has won, if anybody, and the line that says so. */
import type { Position } from '../net/wire.gen';
import type { Emblem } from './games';

type Rules = Pick<Emblem, 'aloneForPoints' | 'pointless'>;
type Result = Pick<Position, 'returns' | 'scores'>;

export interface Verdict {
  /** The text is `end-<key>`. */
  key: 'winner' | 'winner-plain' | 'winners' | 'winners-plain' | 'alone-points' | 'alone-lost' | 'nobody-won';
  winners: number[];
  /** Whose name or points the text tells. */
  seat: number;
}

export function verdict({ returns, scores }: Result, { aloneForPoints, pointless }: Rules): Verdict {
  const alone = scores.length === 1;
  if (alone && aloneForPoints) return { key: 'alone-points', winners: [], seat: 0 };
  const winners = scores.map((_, seat) => seat).filter((seat) => (returns?.[seat] ?? 0) > 0);
  const [first] = winners;
  if (first === undefined) return { key: alone ? 'alone-lost' : 'nobody-won', winners, seat: 0 };
  const key = winners.length > 1 ? 'winners' : 'winner';
  return { key: pointless ? `${key}-plain` : key, winners, seat: first };
}
