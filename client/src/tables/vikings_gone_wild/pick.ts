/** From drawn things to options: the same card may lie in a hand, in a stack and on the Path, so a click says which. */
import type { Light, Play } from '../../play/play.svelte';
import type { Option } from '../../play/selection';

export type Match = (option: Option) => boolean;

/** Options that begin with these words. */
export function begins(...words: readonly string[]): Match {
  return (option) => words.every((word, i) => option[i] === word);
}

/** What one does with a card in hand, by the first word. */
const IN_HAND: ReadonlySet<string> = new Set(['play', 'use', 'join', 'defend', 'cancel']);
/** What one does with a card that was played already. */
const PLAYED: ReadonlySet<string> = new Set(['collect', 'join']);

export type Zone = 'hand' | 'discard' | 'ready' | 'theirs';

/** Options about a card where it lies. */
export function about(card: string, zone: Zone): Match {
  return ([verb, ...words]) => {
    if (verb === 'remove') return words[0] === card && words[1] === zone;
    if (zone === 'discard') return verb === 'recover' && words[0] === card;
    if (zone === 'theirs') return verb === 'drop' && words[0] === card;
    return (zone === 'hand' ? IN_HAND : PLAYED).has(verb!) && words[0] === card;
  };
}

/** The light of a thing whose options are these. */
export function lightOf(play: Play, match: Match): Light {
  const { candidates, chosen } = play;
  if (!candidates.some(match)) return 'rest';
  return chosen.length > 0 && candidates.every(match) ? 'chosen' : 'may';
}

/** A click on a thing: go on with its options, turning to them from another choice if need be; false if it has none. */
export function choose(play: Play, match: Match): boolean {
  const options = [play.candidates, play.options].map((all) => all.filter(match)).find((found) => found.length > 0);
  if (options) play.choose({ word: options[0]!.at(-1)!, options });
  return options !== undefined;
}

/** Something to look at closely: a card or a building, the one in a village if it is one, and why it cannot be chosen. */
export interface Look {
  id: string;
  ref?: string;
  why?: readonly string[];
}

/** Whether a line of the saga or an option under the pointer means this building: other villages have the like. */
export function means(lit: ReadonlySet<string>, crests: readonly string[], seat: number, id: string, own: boolean): boolean {
  if (lit.has(`${seat}:${id}`)) return true;
  if (!lit.has(id) || [...lit].some((word) => word.endsWith(`:${id}`))) return false;
  const named = crests.filter((crest) => lit.has(crest));
  return named.length > 0 ? named.includes(crests[seat]!) : own;
}
