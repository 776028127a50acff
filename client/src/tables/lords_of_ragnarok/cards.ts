/** What is drawn on each card of the box. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import glyphs from './lords.glyphs.json';
import type { BattleCard } from './view';

export interface Face {
  glyph: string | undefined;
  /** The colour of the type of card. */
  tint: string;
  value: string | undefined;
  type: string | undefined;
  foot: string;
  mark: string;
}

const all: Readonly<Record<string, string>> = glyphs;

/** The sections whose records are cards, in the order in which they are looked up. */
const KINDS = ['battle_cards', 'blessings', 'artefacts', 'attack_cards', 'origins', 'heroes', 'action_cards'] as const;
type Kind = (typeof KINDS)[number];

export function kindOf(texts: RoomTexts, id: string): Kind | null {
  return KINDS.find((kind) => texts.content.sections[kind]?.[id] !== undefined) ?? null;
}

export function faceOf(texts: RoomTexts, id: string): Face {
  const kind = kindOf(texts, id);
  const plain = { value: undefined, type: undefined, mark: '' };
  const record = kind ? (texts.content.sections[kind]![id] as Record<string, unknown>) : {};
  switch (kind) {
    case 'battle_cards':
      return battleFace(texts, record as unknown as BattleCard);
    case 'blessings':
      return { ...plain, glyph: all[String(record['god'])] ?? glyphs.blessing, tint: 'var(--card-quest)', foot: t('lr-type-blessing') };
    case 'artefacts':
      return { ...plain, glyph: glyphs.artefact, tint: 'var(--card-upgrade)', foot: t('lr-type-artefact') };
    case 'attack_cards':
      return { ...plain, glyph: glyphs.attack, tint: '#4A4037', foot: t('lr-type-attack'), value: String(record['strength'] ?? '') };
    case 'action_cards':
      return { ...plain, glyph: all[String(record['special'])], tint: '#3B231B', foot: t('lr-type-action') };
    case 'heroes':
      return { ...plain, glyph: all[id], tint: 'var(--card-battle)', foot: t('lr-type-hero') };
    default:
      return { ...plain, glyph: glyphs.origin, tint: 'var(--card-upgrade)', foot: t('lr-type-origin') };
  }
}

function battleFace(texts: RoomTexts, { symbol, value, casualties }: BattleCard): Face {
  return {
    glyph: all[symbol],
    tint: 'var(--card-battle)',
    value: String(value),
    type: casualties > 0 ? glyphs.losses : undefined,
    foot: texts.name(symbol),
    mark: t('lr-losses', { count: casualties }),
  };
}
