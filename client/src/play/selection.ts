/** Choosing by pointing: an option is a list of words, every drawn thing carries one, and each click narrows. */

export type Option = readonly string[];

export const toText = (option: Option): string => option.join(' ');
export const fromText = (text: string): Option => text.split(' ');

/** The options that hold all chosen words: those that begin with them where any do, otherwise those that have them in
 * the order of the clicks, otherwise those that have them at all. */
export function narrow(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const begin = options.filter((option) => chosen.every((word, i) => option[i] === word));
  if (begin.length > 0) return begin;
  const inOrder = options.filter((option) => follows(option, chosen));
  return inOrder.length > 0 ? inOrder : options.filter((option) => missing(option, chosen) !== null);
}

function follows(option: Option, chosen: readonly string[]): boolean {
  let next = 0;
  for (const word of option) if (word === chosen[next]) next++;
  return next === chosen.length;
}

/** The words of an option that are not chosen yet, or null where a chosen word is not in it. */
export function missing(option: Option, chosen: readonly string[]): string[] | null {
  const rest = [...option];
  for (const word of chosen) {
    const at = rest.indexOf(word);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Every word that a click could still add: what glows. */
export function glowing(candidates: readonly Option[], chosen: readonly string[]): Set<string> {
  return new Set(candidates.flatMap((option) => missing(option, chosen) ?? []));
}

/** The one candidate that says no more than what is chosen, its verb aside: it can be taken as it is. */
export function complete(candidates: readonly Option[], chosen: readonly string[]): Option | null {
  const full = candidates.filter((option) => {
    const rest = missing(option, chosen);
    return rest !== null && (rest.length === 0 || (rest.length === 1 && rest[0] === option[0]));
  });
  return full.length === 1 ? full[0]! : null;
}

/** What a click on a thing with these words adds: all of them where an option holds them, else the first that fits. */
export function picked(options: readonly Option[], chosen: readonly string[], words: readonly string[]): string[] {
  const fits = (more: readonly string[]): boolean => narrow(options, [...chosen, ...more]).length > 0;
  if (fits(words)) return [...words];
  const one = words.find((word) => fits([word]));
  return one === undefined ? [] : [one];
}

// ---- the list of buttons -----------------------------------------------------------------------------------------------

/** A button: one option, or several that go on with the same word. */
export interface Entry {
  word: string;
  options: readonly Option[];
}

/** As many single options as are still read at one glance. */
export const GLANCE = 7;

/** The candidates as a list that a person can read: all of them if they are few, else grouped by what tells them apart. */
export function entries(candidates: readonly Option[]): Entry[] {
  if (candidates.length <= GLANCE) return candidates.map((option) => ({ word: option.at(-1)!, options: [option] }));
  const at = fork(candidates);
  const groups = new Map<string, Option[]>();
  for (const option of candidates) {
    const word = option[at] ?? '';
    const group = groups.get(word);
    if (group) group.push(option);
    else groups.set(word, [option]);
  }
  return [...groups].map(([word, options]) => ({ word, options }));
}

/** The first place where the candidates differ. */
export function fork(candidates: readonly Option[]): number {
  const first = candidates[0] ?? [];
  const longest = Math.max(...candidates.map((option) => option.length));
  for (let at = 0; at < longest; at++) {
    if (candidates.some((option) => option[at] !== first[at])) return at;
  }
  return 0;
}

/** The words that every candidate shares from its start: the path that has been walked. */
export function path(candidates: readonly Option[]): readonly string[] {
  const first = candidates[0] ?? [];
  return candidates.length === 1 ? first : first.slice(0, fork(candidates));
}
