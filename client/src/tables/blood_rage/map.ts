/** What clicks on the map mean, and how a place is told to somebody who does not see it. */
import { t } from '../../lang/hall.svelte';
import type { Play } from '../../play/play.svelte';
import type { Piece } from './pieces';
import { asView, room, type Province } from './view';

/** Questions in which a standing figure itself is chosen, and not the place where it stands. */
const ABOUT_FIGURES = new Set(['call', 'sacrifice', 'save', 'spare', 'flee', 'move_leader']);

/** What a click on a piece chooses: itself, or the march that it could begin; nothing where only its place counts. */
export function pieceWords(play: Play, piece: Piece): readonly string[] {
  if (piece.seat !== play.seat || !play.ask) return [];
  if (play.ask.kind === 'troop') return piece.area === play.ask.about['source'] ? [piece.figure] : [];
  if (ABOUT_FIGURES.has(play.ask.kind)) return [piece.figure, piece.area];
  const begins = play.chosen.length === 0 && play.options.some(([verb, from]) => verb === 'march' && from === piece.area);
  return begins ? ['march', piece.area] : [];
}

/** The figure that is about to be put somewhere: villages then show a plus, and the place under the pointer a ghost. */
export function landing(play: Play): string | null {
  const [verb, word] = play.path;
  if ((verb === 'invade' || verb === 'return') && word) return word;
  if (play.ask?.kind === 'free_invade') return String(play.ask.about['figure']);
  if (verb === 'march' && word) {
    const from = asView(play.view).provinces.find(({ id }) => id === word);
    return from?.figures.find(({ seat }) => seat === play.seat)?.figure ?? 'warrior';
  }
  return null;
}

/** A province in words: region, who stands there, free villages, reward, doom. */
export function describeProvince(play: Play, province: Province): string {
  const texts = play.texts();
  const view = asView(play.view);
  const name = texts.name(province.id);
  if (province.fallen) return t('br-province-fallen', { name });
  const figures = province.figures.map(({ seat, figure }) => `${texts.seat(seat)} ${texts.name(figure)}`);
  return t('br-province', {
    name,
    region: province.region ? texts.name(province.region) : '',
    free: province.villages === null ? -1 : room(province),
    figures: figures.join(', ') || t('br-nobody'),
    reward: province.pillaged ? t('br-pillaged') : texts.name(province.token),
    doomed: Number(view.dooms[view.age - 1] === province.id),
  });
}
