/** What the list of options says besides their names: what stands there, what it costs, what follows, and why not. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Option } from '../../play/selection';
import type { Hint, Scene } from '../table';
import { kindOf } from './cards';
import { ownerName, playerName } from './describe';
import glyphs from './lords.glyphs.json';
import { asView, LOKI, type Realm, type Region, type View } from './view';

const HELP: Readonly<Record<string, string>> = {
  prayer: 'prayer',
  forge: 'prayer',
  hero: 'hero',
  runes: 'runes',
  pay: 'runes',
  manoeuvres: 'manoeuvres',
  mobilize: 'manoeuvres',
  special: 'special',
  battle_card: 'battle_card',
  losses: 'battle_card',
  retreat: 'battle_card',
  monster: 'monster',
  target: 'monster',
  monsters: 'monster',
  strike: 'strike',
  defend: 'strike',
  parry: 'strike',
  attack_card: 'strike',
  monument: 'monument',
  loki: 'monument',
  arbiter: 'arbiter',
  reward: 'desolation',
};

/** The help text that fits the question. */
export function helpFor({ ask }: Scene, [, word]: readonly string[]): string | null {
  if (word === 'build_monument') return 'monument';
  return (ask && HELP[ask.kind]) ?? null;
}

/** The next question of an action that is chosen word by word. */
export function ask({ texts }: Scene, [verb, place, value]: readonly string[]): string | null {
  if (verb === 'go' && place === undefined) return t('lr-ask-go');
  if (verb === 'sail' && place === undefined) return t('lr-ask-sail');
  if (verb === 'march' && value !== undefined) return t('lr-ask-march', { region: texts.name(place!), value });
  return null;
}

// ---- hints ---------------------------------------------------------------------------------------------------------------

/** The rune actions that options stand for. */
const RUNE_ACTIONS: Readonly<Record<string, string>> = {
  tame: 'control_monster',
  ally: 'ally_realm',
  improve: 'improve_army',
  rouse: 'activate_monster',
  draw: 'draw_card',
  raise: 'raise_attribute',
};

export function hint(scene: Scene, options: readonly Option[], word: string): Hint {
  const view = asView(scene.view);
  const note: Hint = { ...detailOf(view, scene.texts, options, word) };
  const amount = scene.ask?.kind === 'runes' ? price(scene.texts, options) : 0;
  if (amount > 0) note.cost = { amount, glyph: glyphs.runes, name: scene.texts.name('runes') };
  return note;
}

function price(texts: RoomTexts, options: readonly Option[]): number {
  const costs = options.map(([verb]) => {
    const action = RUNE_ACTIONS[verb!];
    const record = action ? (texts.content.sections['rune_actions']?.[action] as { cost?: number | null } | undefined) : undefined;
    return record?.cost ?? 0;
  });
  return costs.every((cost) => cost === costs[0]) ? (costs[0] ?? 0) : 0;
}

function detailOf(view: View, texts: RoomTexts, options: readonly Option[], word: string): Hint {
  const [option] = options;
  if (options.length > 1) return { detail: t('ways', { count: options.length }) };
  const [verb] = option!;
  const region = view.regions.find(({ id }) => id === (verb === 'march' ? option![3] : word) || id === option![1]);
  const realm = view.realms.find(({ action }) => action === word);
  if (verb === 'take' || verb === 'idle') return realm ? { detail: aboutSpace(view, texts, realm) } : {};
  if (verb === 'train' || verb === 'improve') return { detail: t('lr-hint-value', { from: Number(option![2]), to: Number(option![2]) + 1 }) };
  const target = verb === 'march' ? view.regions.find(({ id }) => id === option![3]) : region;
  if (target) return aboutRegion(view, texts, target);
  const known = kindOf(texts, word) || texts.effect(word);
  return known ? { detail: texts.effect(word) ?? '' } : {};
}

/** Whose it is, what it takes, and what a follower could bring. */
function aboutRegion(view: View, texts: RoomTexts, region: Region): Hint {
  const armies = region.armies.map(({ seat, value }) => t('lr-army-of', { who: playerName(view, texts, seat), value }));
  const threats = Object.entries(region.threats)
    .filter(([seat, { attack }]) => Number(seat) !== region.control && attack > 0)
    .map(([seat, { attack }]) => t('lr-threat', { who: playerName(view, texts, Number(seat)), value: attack }));
  const defence = region.threats[String(region.control)]?.defence ?? 0;
  const holds = defence > 0 ? [t('lr-defends', { who: playerName(view, texts, region.control), value: defence })] : threats;
  const facts = [t('lr-hint-number', { number: region.number }), ownerName(view, texts, region.control), t('lr-hint-population', { count: region.population }), ...armies, ...holds];
  return { detail: facts.join(' · '), warn: defence > 0 };
}

/** What a marker on a space of the wheel sets off. */
function aboutSpace(view: View, texts: RoomTexts, realm: Realm): string {
  const top = realm.markers.at(-1);
  if (top !== undefined) return t('lr-hint-covers', { who: playerName(view, texts, top) });
  const allies = realm.allies.map((seat) => playerName(view, texts, seat)).join(', ');
  return allies ? t('lr-hint-realm', { realm: texts.name(realm.id), allies }) : t('lr-hint-free', { realm: texts.name(realm.id) });
}

// ---- why not -------------------------------------------------------------------------------------------------------------

/** Why a thing that does not glow cannot be chosen now. */
export function whyNot(scene: Scene, [word]: readonly string[]): string | null {
  const { seat, ask } = scene;
  const view = asView(scene.view);
  if (seat === null || !ask || word === undefined) return null;
  const space = view.realms.find(({ action }) => action === word);
  if (space || word === 'build_monument') return whyNoAction(seat, ask.kind, space);
  const realm = view.realms.find(({ id }) => id === word);
  const allied = realm?.allies.includes(seat);
  if (realm) return t(allied ? 'lr-why-allied' : 'lr-why-realm');
  const region = view.regions.find(({ id }) => id === word);
  if (!region || !['hero', 'manoeuvres', 'mobilize'].includes(ask.kind)) return null;
  if (ask.kind !== 'hero' && region.monsters.includes(LOKI)) return t('lr-why-loki');
  return t('lr-why-far');
}

function whyNoAction(seat: number, kind: string, space: Realm | undefined): string {
  if (kind !== 'special') return t('lr-why-step');
  if (!space) return t('lr-why-monument');
  const marked = space.markers.includes(seat);
  return t(marked ? 'lr-why-marked' : 'lr-why-impossible');
}
