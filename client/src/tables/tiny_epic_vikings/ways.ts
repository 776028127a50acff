/** What has just been sailed, read from what has been told. */
import type { Told } from '../../net/journal';

/** The places of the sail in progress, the first where the boat began: the last unbroken chain of moves. */
export function sailedWay(told: readonly Told[]): string[] {
  const way: string[] = [];
  for (const { event } of told.toReversed()) {
    if (event.kind === 'sailed') {
      if (way.length > 0 && way[0] !== event['target']) break;
      if (way.length === 0) way.push(String(event['target']));
      way.unshift(String(event['source']));
    } else if (event.kind === 'led' || event.kind === 'dedicated' || event.kind === 'turn') break;
  }
  return way;
}

/** The events of the rival's latest turn; none where the player has acted since. */
export function rivalTurn(told: readonly Told[]): Told[] {
  const began = told.findLastIndex(({ event }) => event.kind === 'rival_turn');
  if (began < 0) return [];
  const turn = told.slice(began);
  const over = turn.findIndex(({ event }) => event.kind === 'turn' || event.kind === 'phase');
  return over < 0 ? turn : turn.slice(0, over);
}

/** The docks that the chief boat passed on the rival's latest turn, the first where it began. */
export function chiefWay(told: readonly Told[]): string[] {
  const sails = rivalTurn(told).findLast(({ event }) => event.kind === 'rival_sails');
  return sails ? [sails.event['source'], ...(sails.event['way'] as string[])].map(String) : [];
}
