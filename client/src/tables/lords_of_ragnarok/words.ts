/** Which words of the options a drawn thing stands for, and how it looks because of them. */
import type { Light, Play } from '../../play/play.svelte';
import type { Piece } from './pieces';
import { asView, wordOf } from './view';

/** Actions that name a place twice: first where from, then where to. */
const TRAVELS = new Set(['march', 'shift']);

/** A region; before an army is chosen, those to which one could only come do not glow yet. */
export function regionLight(play: Play, id: string): Light {
  const light = play.light(id);
  if (light !== 'may' || play.chosen.length > 0) return light;
  const named = play.candidates.filter((option) => option.includes(id));
  return named.every(([verb, from]) => TRAVELS.has(verb!) && from !== id) ? 'rest' : 'may';
}

/** The words of a piece, where a click on it says more than one on its region; none where it says nothing. */
export function pieceWords(play: Play, piece: Piece): string[] {
  if (piece.kind === 'monster') return play.light(piece.word) === 'rest' ? [] : [piece.word];
  if (piece.kind === 'hero') return heroWords(play, piece);
  if (piece.kind !== 'army') return [];
  const words = [piece.region, String(piece.value)];
  return play.candidates.some((option) => namesArmy(play, option, piece)) ? words : [];
}

function heroWords(play: Play, { seat }: Piece): string[] {
  if (seat === play.seat && play.chosen.length === 0 && play.light('go') === 'may') return ['go'];
  const word = wordOf(asView(play.view).players[seat]!);
  return play.light(word) === 'rest' ? [] : [word];
}

function namesArmy(play: Play, option: readonly string[], { seat, region, value }: Piece): boolean {
  const at = option.indexOf(region);
  if (at < 0 || option[at + 1] !== String(value)) return false;
  if (option[0] === 'hit') return option[1] === wordOf(asView(play.view).players[seat]!);
  return seat === play.seat;
}

/** The army that is to march, once it is chosen: where it stands and what it is worth. */
export function marching(play: Play): { region: string; value: string } | null {
  const [verb, region, value] = play.path;
  const travels = play.candidates.length > 0 && play.candidates.every(([first]) => TRAVELS.has(first!));
  const [one] = play.candidates;
  if (!travels || !one || !play.chosen.includes(one[1]!) || !play.chosen.includes(one[2]!)) return null;
  return verb === undefined ? { region: one[1]!, value: one[2]! } : { region: region ?? one[1]!, value: value ?? one[2]! };
}

/** Deeds that have no thing of their own on the table: they are buttons at the foot of the map. */
export function deeds(play: Play): string[] {
  const verbs = [...new Set(play.candidates.map(([verb]) => verb!))];
  if (verbs.length < 2) return play.candidates.length === 1 && play.candidates[0]!.length === 1 ? verbs : [];
  const bare = new Set(play.candidates.filter((option) => option.length === 1).map(([verb]) => verb!));
  return play.chosen.length > 0 ? verbs : verbs.filter((verb) => bare.has(verb));
}
