/** What the list of options says besides their names: prices, what is at stake, what will be lost, and why not. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Option } from '../../play/selection';
import type { Hint, Scene } from '../table';
import { briefOf } from './brief';
import {
  amounts,
  asView,
  buildingOf,
  cardOf,
  costOf,
  glyphOf,
  missionOf,
  nextHall,
  numberOf,
  TOWN_HALL,
  undeadOf,
  type Player,
  type Purse,
  type View,
} from './view';

const FOLLOW_UPS = new Set(['attack', 'buy', 'take', 'build', 'use', 'swap', 'dismantle', 'claim', 'play', 'fight', 'exchange']);

/** The next question of an action that is chosen word by word. */
export function ask({ ask }: Scene, [verb, ...rest]: readonly string[]): string | null {
  if (ask?.kind !== 'act' || verb === undefined || !FOLLOW_UPS.has(verb) || rest.length > 1) return null;
  return t(`gw-ask-${verb}`);
}

const HELP: Readonly<Record<string, string>> = {
  act: 'action',
  join: 'attack',
  defend: 'defend',
  dragon: 'undead',
  asgard: 'asgard',
  asgard_reward: 'asgard',
  store: 'storage',
  arrange: 'storage',
  keep: 'end_of_round',
};

const HELP_VERBS: Readonly<Record<string, string>> = {
  take: 'buy',
  use: 'pay',
  fight: 'undead',
  fight_dragon: 'undead',
  claim: 'missions',
  swap: 'missions',
  dismantle: 'build',
};

/** The help text for the action that is being chosen, or for the question. */
export function helpFor({ ask, texts }: Scene, [verb]: readonly string[]): string | null {
  const topic = verb && (HELP_VERBS[verb] ?? verb);
  if (topic && texts.words.has(`help-${topic}`)) return topic;
  return (ask && HELP[ask.kind]) ?? null;
}

export function priceOf(view: View, texts: RoomTexts, seat: number | null, [verb, word]: Option): Partial<Purse> {
  if (verb === 'buy' || verb === 'take' || verb === 'build') return costOf(texts, word!) ?? {};
  if (verb === 'swap') return { gold: numberOf(texts, 'swap_cost') };
  if (verb === 'upgrade' && seat !== null) return nextHall(texts, view.players[seat]!.village[0]!.kind)?.cost ?? {};
  return {};
}

export function hint(scene: Scene, options: readonly Option[], word: string): Hint {
  const { texts, seat } = scene;
  const view = asView(scene.view);
  const note: Hint = {};
  if (options.length > 1) return { detail: t('ways', { count: options.length }) };
  const [option] = options as [Option];
  const [price, more] = amounts(priceOf(view, texts, seat, option));
  if (price && !more) note.cost = { amount: price[1], glyph: glyphOf(price[0])!, name: texts.name(price[0]) };
  const detail = [more ? [price!, more].map(([kind, n]) => `${texts.name(kind)} ${n}`).join(', ') : '', aboutOption(view, texts, option, word)];
  note.detail = detail.filter(Boolean).join(' · ');
  const losing = option[0] === 'strike' && view.attack !== null && view.attack.strength < view.attack.defense;
  if (losing) note.warn = true;
  return note;
}

const SELF_EXPLAINING = new Set(['use', 'dismantle', 'exchange', 'end', 'store', 'arrange', 'lay_out', 'mix']);

function aboutOption(view: View, texts: RoomTexts, option: Option, word: string): string {
  const [verb, first] = option;
  if (verb === 'attack') return aboutTarget(view, texts, option);
  if (verb === 'strike' && view.attack) return t('gw-strength-against', { strength: view.attack.strength, defense: view.attack.defense });
  if (SELF_EXPLAINING.has(verb!)) return '';
  return briefOf(texts, first ?? word) || (texts.effect(first ?? word) ?? '');
}

function aboutTarget(view: View, texts: RoomTexts, [, crest, ref]: Option): string {
  const building = view.players.find((player) => player.crest === crest)?.village.find(({ id }) => id === ref);
  return building ? `${texts.name('defense')} ${building.defense}` : '';
}

/** The question before something is thrown away: a building, a mission that is done, an attack that cannot succeed. */
export function warning({ view: seen, seat, texts, ask }: Scene, option: Option): string | null {
  const view = asView(seen);
  const [verb, word] = option;
  if (verb === 'dismantle') return t('gw-warn-dismantle', { name: texts.name(word!) });
  if (verb === 'strike' && view.attack && view.attack.strength < view.attack.defense) {
    const vp = view.attack.fighters.length * numberOf(texts, 'repelled_vp');
    return t('gw-warn-strike', { strength: view.attack.strength, defense: view.attack.defense, name: texts.seat(view.attack.victim ?? 0), vp });
  }
  if (verb === 'end' && seat !== null && ask?.options.some((text) => text.startsWith('claim '))) return t('gw-warn-mission');
  return null;
}

/** Why something does not glow, by the rules that a look at the table can tell. */
export function whyNot(scene: Scene, [where, ...words]: readonly string[]): string | null {
  const { seat, ask, texts } = scene;
  const view = asView(scene.view);
  if (seat === null) return t('why-watching');
  if (!ask) return t('why-not-asked');
  if (ask.kind !== 'act') return t('why-other-question', { question: texts.ask(ask.kind, ask.about) });
  const own = view.players[seat]!;
  if (where === 'stack') return whyNotBuy(view, texts, own, words[0]!);
  if (where === 'upgrade') return own.village[0]!.site ? t('gw-why-site') : whyNotPay(texts, own, nextHall(texts, own.village[0]!.kind)?.cost ?? {});
  if (where === 'building') return whyNotAttack(view, own, words[0]!, words[1]!);
  if (where === 'mission:') return whyNotMission(texts, own, words[0]!);
  if (where === 'dragon') return t(own.dragon ? 'gw-why-dragon' : 'gw-why-weak');
  if (where === 'exchange:') return t('gw-why-exchange');
  if (where === 'hand') return whyNotCard(texts, words[0]!);
  return null;
}

function whyNotPay(texts: RoomTexts, own: Player, cost: Partial<Purse>): string {
  const short = amounts(cost).filter(([resource, amount]) => (own.own?.funds[resource] ?? 0) < amount);
  return t('gw-why-price', {
    price: amounts(cost).map(([resource, n]) => `${texts.name(resource)} ${n}`).join(', '),
    have: (short.length > 0 ? short : amounts(cost)).map(([resource]) => `${texts.name(resource)} ${own.own?.funds[resource] ?? 0}`).join(', '),
  });
}

function whyNotBuy(view: View, texts: RoomTexts, own: Player, id: string): string {
  if (undeadOf(texts, id)) return t('gw-why-weak');
  if (view.supply[id] === 0) return t('gw-why-gone');
  if (buildingOf(texts, id)) {
    if (own.limit !== null && own.village.length - 1 >= own.limit) return t('gw-why-full', { limit: own.limit });
    const alike = numberOf(texts, 'alike');
    if (own.village.filter(({ kind }) => kind === id).length >= alike) return t('gw-why-alike', { alike });
  }
  return whyNotPay(texts, own, costOf(texts, id) ?? {});
}

function whyNotAttack(view: View, own: Player, crest: string, ref: string): string {
  const victim = view.players.findIndex((player) => player.crest === crest);
  const player = view.players[victim]!;
  const building = player.village.find(({ id }) => id === ref);
  if (building?.site) return t('gw-why-site-attack');
  if (building?.damaged) return t(ref === TOWN_HALL ? 'gw-why-damaged-hall' : 'gw-why-damaged');
  if (view.victim !== null && view.victim !== victim) return t('gw-why-one-victim');
  if (player.attacked && view.victim !== victim) return t('gw-why-attacked');
  return t(own.own?.hand.length ? 'gw-why-no-fighters' : 'gw-no-cards');
}

function whyNotMission(texts: RoomTexts, own: Player, mission: string): string {
  return own.claimed ? t('gw-why-claimed') : t('gw-why-mission', { count: missionOf(texts, mission).at_least });
}

function whyNotCard(texts: RoomTexts, card: string): string {
  const { type } = cardOf(texts, card) ?? { type: 'action' };
  if (type === 'unit' || type === 'hero') return t('gw-why-fighter');
  if (type === 'defense') return t('gw-why-defense');
  return t(type === 'resource' ? 'gw-why-resource' : 'gw-why-action');
}
