/** What has happened to a village since its last turn: what the phases brought, and what others did. */
import type { Told } from '../../net/journal';

/** Events about a seat that are worth telling, with the fact that says whose they are. */
const ABOUT: Readonly<Record<string, string>> = {
  stored: 'seat',
  vp: 'seat',
  produced: 'seat',
  drew: 'seat',
  mission: 'seat',
  lost_token: 'seat',
  dropped: 'seat',
  full_defense: 'seat',
  attack_won: 'target_seat',
  attack_repelled: 'target_seat',
  peeked: 'of_seat',
};

/** Since the last end of the seat's turn, oldest first; nothing of it once the next turn has brought something new. */
export function news(told: readonly Told[], seat: number): Told[] {
  const over = told.findLastIndex(({ event }) => event.kind === 'turn_over' && event['seat'] === seat);
  const since = told.slice(over + 1);
  const turn = since.findIndex(({ event }) => event.kind === 'turn' && event['seat'] === seat);
  const acted = turn >= 0 && since.slice(turn + 1).some((line) => line.seat === seat && line.step > since[turn]!.step);
  if (acted) return [];
  return since.filter(({ event }) => event[ABOUT[event.kind] ?? ''] === seat);
}
