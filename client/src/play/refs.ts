/** What an event names, as the words that drawn things carry: a line of the saga lights these. */
import type { Event, Fact } from '../lang/room';

/** Facts that are no things on the table. */
const PLAIN = new Set(['kind', 'cause', 'phase', 'slot']);

export function refsOf(event: Event): Set<string> {
  const words = Object.entries(event)
    .filter(([key]) => !PLAIN.has(key))
    .flatMap(([, fact]) => wordsOf(fact));
  return new Set([...words, ...pieces(event), ...belongings(event)]);
}

function wordsOf(fact: Fact): string[] {
  if (typeof fact === 'string') return fact === '' ? [] : [fact];
  return Array.isArray(fact) ? fact.filter((item): item is string => typeof item === 'string') : [];
}

/** Pieces on a map are told apart by seat, kind and place. */
function pieces(event: Event): string[] {
  const place = event['target'] ?? event['area'];
  const figures = event['figures'] ?? event['figure'];
  if (typeof place !== 'string' || figures === undefined) return [];
  return wordsOf(figures).map((figure) => `${String(event['seat'])}:${figure}:${place}`);
}

/** What several players have alike, buildings of a village say, is told apart by its owner. */
function belongings(event: Event): string[] {
  const owner = event['target_seat'] ?? event['seat'];
  return typeof owner === 'number' ? wordsOf(event['building'] ?? '').map((thing) => `${owner}:${thing}`) : [];
}
