/** What only this game can say about options: questions that follow, hints, warnings, and why something does not glow. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Option } from '../../play/selection';
import type { Hint, Scene } from '../table';
import { forces } from './map';
import glyphs from './tiny_epic_vikings.glyphs.json';
import { asView, isViking, raidOf, vikingOf, woodOf, type View } from './view';

/** The question that follows from what is chosen so far. */
export function ask({ texts }: Scene, path: readonly string[]): string | null {
  const [verb, word] = path;
  if (verb === 'sail' && word) return t('tev-ask-sail', { place: texts.name(word) });
  if (verb === 'explore' && word) return t('tev-ask-explore', { place: texts.name(word) });
  if (verb === 'move_temple' && word) return t('tev-ask-temple', { place: texts.name(word) });
  if (verb === 'exchange') return t('tev-ask-exchange');
  return null;
}

const HELP: Readonly<Record<string, string>> = {
  gods: 'overview',
  launch: 'overview',
  draft: 'draft',
  turn: 'turn',
  join: 'rival_battle',
  favour: 'battle',
  give_up: 'battle',
  sail: 'sail',
  sail_on: 'sail',
  undock: 'sail',
  deploy: 'attack',
  raid: 'dedicate',
  explore: 'explore',
  explore_temple: 'explore',
  take: 'resources',
  exchange: 'resources',
  build: 'build',
  site: 'build',
  smite: 'control',
  fury: 'scoring',
  dedicate: 'dedicate',
};

export function helpFor({ ask: asked }: Scene): string | null {
  if (asked === null) return null;
  return HELP[asked.kind] ?? (asked.kind.startsWith('rival_') ? 'rival' : 'turn');
}

export function hint({ view, texts, seat }: Scene, options: readonly Option[], word: string): Hint {
  const now = asView(view);
  const [verb, first] = options[0]!;
  if (verb === 'build' && options.length === 1) {
    return { cost: { amount: woodOf(texts, first!), glyph: glyphs.wood, name: texts.name('wood') } };
  }
  if (verb === 'raid') {
    return { cost: { amount: raidOf(texts, now.era), glyph: glyphs.steel, name: texts.name('steel') } };
  }
  const detail = detailOf(now, texts, options, word, seat);
  return detail ? { detail } : {};
}

function detailOf(view: View, texts: RoomTexts, options: readonly Option[], word: string, seat: number | null): string {
  const [verb] = options[0]!;
  if (verb === 'dedicate') {
    const stack = [...view.dedications, ...view.gods.map((god) => ({ ...god, id: god.god }))].find(({ id }) => id === word);
    return stack ? t('tev-villages-of', { count: stack.stack, limit: stack.limit }) : '';
  }
  const place = aboutPlace(view, texts, word);
  if (place) return place;
  if (isViking(texts, word) && options.every((option) => option.at(-1) === word)) return aboutCard(view, texts, verb!, word, seat);
  return options.length > 1 ? t('ways', { count: options.length }) : '';
}

/** Who is on an island or at a dock. */
function aboutPlace(view: View, texts: RoomTexts, word: string): string {
  const dock = view.docks.find(({ id }) => id === word);
  const island = view.islands.find(({ id }) => id === (dock?.island ?? word));
  if (!island) return '';
  const boat = dock?.boat ? t('tev-hint-boat', { clan: texts.name(dock.boat) }) : '';
  const village = dock?.village ? t('tev-raid-for', { steel: view.raid }) : '';
  return [texts.name(island.rune), village, boat, forces(texts, island)].filter(Boolean).join(' · ');
}

function aboutCard(view: View, texts: RoomTexts, verb: string, word: string, seat: number | null): string {
  const card = vikingOf(texts, word);
  if (verb === 'lead') return `${texts.name(card.leader)} ×${card.leader_amount}`;
  const strength = seat === null ? undefined : view.players[seat]?.own?.strength[word];
  if (verb === 'fight') return t('tev-hint-fight', { strength: strength ?? card.strength, steel: card.steel });
  return texts.effect(word) ?? '';
}

/** The question before a settler is taken off the map, and before a battle whose steel cannot be paid. */
export function warning({ view, seat, texts }: Scene, option: Option): string | null {
  const [verb, word] = option;
  if (verb === 'recall') return t('tev-warn-recall', { island: texts.name(word!) });
  const steel = seat === null ? 0 : (asView(view).players[seat]?.resources.steel ?? 0);
  if (verb === 'fight' && vikingOf(texts, word!).steel > steel) {
    return t('tev-warn-steel', { card: texts.name(word!), price: vikingOf(texts, word!).steel, steel });
  }
  return null;
}

/** Why something does not glow, by what a look at the table can tell. */
export function whyNot({ view, seat, ask: asked, texts }: Scene, words: readonly string[]): string | null {
  const now = asView(view);
  if (seat === null) return t('why-watching');
  if (!asked) return t('why-not-asked');
  const word = words.at(-1)!;
  const deed = now.dedications.find(({ id }) => id === word);
  if (deed && asked.kind === 'dedicate') return t('tev-why-full', { limit: deed.limit });
  const own = now.players[seat]!.clan;
  if (now.docks.some(({ id, boat }) => id === word && boat === own) && asked.kind.startsWith('sail')) return t('tev-why-own-dock');
  return t('why-other-question', { question: texts.ask(asked.kind, asked.about) });
}
