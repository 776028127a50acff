/** What the list of options says besides their names: effects, figures, what will be lost. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Option } from '../../play/selection';
import type { Hint, Scene } from '../table';
import glyphs from './feast_for_odin.glyphs.json';
import { asView, boardOf, goodOf, shipOf, specialOf } from './view';

const HELP: Readonly<Record<string, string>> = {
  act: 'actions',
  lay_on: 'placing',
  lay_at: 'placing',
  window: 'placing',
  feast: 'feast',
  hunt: 'hunting',
  boats: 'hunting',
  recall: 'hunting',
  battle: 'battles',
  second_loot: 'battles',
  strength: 'battles',
  boost: 'battles',
  upgrade: 'upgrades',
  card_upgrade: 'upgrades',
  mountain: 'mountains',
  explore: 'exploration',
  may_emigrate: 'emigration',
  which_ship: 'emigration',
};

export function helpFor({ ask }: Scene): string | null {
  return (ask && HELP[ask.kind]) ?? null;
}

export function hint({ texts, view }: Scene, options: readonly Option[], word: string): Hint {
  const [only, ...others] = options;
  if (!only) return {};
  if (others.length > 0) return { detail: t('ways', { count: options.length }) };
  const [verb, first] = only;
  if (verb === 'ship') return { cost: { amount: shipOf(texts, first!).price, glyph: glyphs.silver, name: texts.name('silver') } };
  if (verb === 'explore') {
    const silver = asView(view).islands.find(({ id }) => id === first)?.silver ?? 0;
    return { detail: t('fo-hint-island', { points: boardOf(texts, first!).points, silver }) };
  }
  if (verb === 'take' || verb === 'buy') return priced(texts, verb, first!);
  const about = texts.effect(word);
  return about ? { detail: about } : {};
}

function priced(texts: RoomTexts, verb: string, tile: string): Hint {
  const special = specialOf(texts, tile);
  if (verb === 'buy' && special?.price) return { cost: { amount: special.price, glyph: glyphs.silver, name: texts.name('silver') } };
  const sword = special?.sword ?? goodOf(texts, tile)?.sword ?? 0;
  return verb === 'take' && sword > 0 ? { cost: { amount: sword, glyph: glyphs.long_sword, name: texts.name('long_sword') } } : {};
}

/** The question before Vikings are left idle, and before a penalty is taken. */
export function warning({ view, seat }: Scene, [verb]: Option): string | null {
  const player = seat === null ? undefined : asView(view).players[seat];
  if (verb === 'pass' && player && player.vikings > 0) return t('fo-warn-pass', { count: player.vikings });
  if (verb === 'gap') return t('fo-warn-gap');
  return null;
}
