/** Options by the part that a word plays in them: `forge` is a space, a verb and a place at once. */
import type { Light, Play } from '../../play/play.svelte';
import type { Option } from '../../play/selection';

/** The part of an option's word, as the game's own list of words names it. */
function roleOf(play: Play, option: Option, at: number): string {
  const parts = play.texts().game.words[option[0]!] ?? [];
  return (parts[Math.min(at, parts.length) - 1] ?? '').replace('*', '');
}

/** The options that name a word in one of these parts. */
export function naming(play: Play, options: readonly Option[], roles: readonly string[], word: string): readonly Option[] {
  return options.filter((option) => option.some((other, i) => i > 0 && other === word && roles.includes(roleOf(play, option, i))));
}

export function lightAs(play: Play, roles: readonly string[], word: string): Light {
  if (naming(play, play.candidates, roles, word).length === 0) return 'rest';
  return play.chosen.includes(word) ? 'chosen' : 'may';
}

/** A click on a thing: with the verb of its options where they share one. */
export function pickAs(play: Play, roles: readonly string[], word: string): void {
  const verbs = new Set(naming(play, play.candidates, roles, word).map(([verb]) => verb!));
  const [only] = verbs;
  if (verbs.size === 1 && !play.chosen.includes(only!)) play.pick(only!, word);
  else play.pick(word);
}

export const SPACE: readonly string[] = ['space'];
/** Whatever a player has or gets: goods, resources, weapons, special tiles, coins. */
export const THING: readonly string[] = ['tile', 'good', 'into', 'thing', 'goods', 'animal', 'what'];
export const SHIP: readonly string[] = ['ship'];
export const CARD: readonly string[] = ['card'];
