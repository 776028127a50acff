/** What a card does in a few words, for where there is no room for its text. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import { cardOf, undeadOf } from './view';

export function briefOf(texts: RoomTexts, id: string): string {
  const undead = undeadOf(texts, id);
  if (undead) return t('gw-fx-undead', { vp: undead.vp, n: undead.tokens, resource: texts.name(undead.token) });
  const card = cardOf(texts, id);
  if (!card) return '';
  const effects = Object.entries(card.effect).map(([effect, n]) => t(`gw-fx-${effect}`, { n }));
  const more = [...Object.entries(card.per), ...Object.entries(card.against)];
  return [...effects, ...more.map(([kind, n]) => t('gw-fx-more', { n, name: texts.name(kind) }))].join(', ');
}

/** The number in a card's notch: strength, what it adds, what it gives; undefined where it has none. */
export function valueOf(texts: RoomTexts, id: string): string | undefined {
  const undead = undeadOf(texts, id);
  if (undead) return String(undead.defense);
  const card = cardOf(texts, id);
  if (!card) return undefined;
  if (card.type === 'unit' || card.type === 'hero') return String(card.strength);
  const { beer, gold, defend, defend_all: all, defend_no_hero: trap, attack_bonus: bonus } = card.effect;
  const added = defend ?? all ?? trap ?? bonus;
  if (added !== undefined) return `+${added}`;
  return card.type === 'resource' ? String(beer ?? gold) : undefined;
}
