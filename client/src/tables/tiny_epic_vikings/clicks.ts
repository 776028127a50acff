/** What a click on a thing of the map means, given the options that are left. */
import type { Option } from '../../play/selection';

/** Actions that lead from one place to another. */
const JOURNEYS = new Set(['sail', 'explore', 'move_temple']);

export interface Piece {
  clan: string;
  kind: 'settler' | 'temple' | 'boat' | 'chief';
  area: string;
}

/** A click on a place: the journey that ends there, whatever else names it, or the journey that begins there. */
export function placeWords(candidates: readonly Option[], place: string): readonly string[] {
  const ends = candidates.filter(([verb, , target]) => JOURNEYS.has(verb!) && target === place);
  if (ends.length === 1) return ends[0]!;
  if (ends.length > 1) return [ends[0]![0]!, place];
  const recalling = candidates.every(([verb]) => verb === 'recall');
  const others = candidates.filter(
    ([verb, ...words]) => !JOURNEYS.has(verb!) && words.includes(place) && (recalling || verb !== 'recall'),
  );
  if (others.length > 0) return others.length === 1 ? others[0]! : [place];
  const begins = candidates.find(([verb, source]) => JOURNEYS.has(verb!) && source === place);
  return begins ? start(candidates, begins[0]!, place) : [];
}

/** A click on a piece: the journey that begins with it, or what may be done to it. */
export function pieceWords(candidates: readonly Option[], { clan, kind, area }: Piece, own: boolean): readonly string[] {
  const has = (...words: string[]): boolean => candidates.some((option) => words.every((word, i) => option[i] === word));
  if (kind === 'settler') {
    if (own) return has('explore', area) ? start(candidates, 'explore', area) : has('recall', area) ? ['recall', area] : [];
    if (has('smite', clan, area)) return ['smite', clan, area];
    return clan === 'rival' && has('source', area) ? ['source', area] : [];
  }
  if (kind === 'temple') return own ? start(candidates, 'move_temple', area) : [];
  if (kind === 'boat' && own) return has('chase', area) ? ['chase', area] : start(candidates, 'sail', area);
  return [];
}

/** The journeys from a place; the whole option where the goal is chosen already. */
function start(candidates: readonly Option[], verb: string, place: string): readonly string[] {
  const here = candidates.filter((option) => option[0] === verb && option[1] === place);
  const goals = new Set(candidates.filter((option) => option[0] === verb).map((option) => option[2]));
  if (here.length === 0) return [];
  return goals.size === 1 ? here[0]! : [verb, place];
}

/** The words that a click adds: those that are not chosen yet. */
export function more(words: readonly string[], chosen: readonly string[]): string[] {
  const have = [...chosen];
  return words.filter((word) => {
    const at = have.indexOf(word);
    if (at >= 0) have.splice(at, 1);
    return at < 0;
  });
}

/** The ways to take resources that have these amounts so far. */
export function takes(options: readonly Option[], wish: readonly (number | null)[]): Option[] {
  return options.filter(
    ([verb, ...amounts]) => verb === 'take' && wish.every((amount, i) => amount === null || String(amount) === amounts[i]),
  );
}
