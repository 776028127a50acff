/** What the list of options says besides their names: prices, who stands there, what will be lost, and why not. */
import { list, t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Option } from '../../play/selection';
import type { Hint, Scene } from '../table';
import glyphs from './blood_rage.glyphs.json';
import { asView, cardOf, invadeCost, room, upgradeCost, type Clan, type Province, type View } from './view';

const MARCH_COST = 1;
const CHALLENGE_COST = 2;

/** The next question of an action that is chosen word by word. */
export function ask({ ask, texts }: Scene, [verb, word, ...rest]: readonly string[]): string | null {
  if (ask?.kind !== 'act' || rest.length > 0 || !FOLLOW_UPS.has(verb!)) return null;
  return word === undefined ? t(`br-ask-${verb}`) : t(`br-ask-${verb}-next`, { name: texts.name(word) });
}

const FOLLOW_UPS = new Set(['invade', 'return', 'march', 'upgrade', 'replace', 'quest', 'pillage', 'challenge']);

const HELP: Readonly<Record<string, string>> = {
  draft: 'gods_gifts',
  act: 'action',
  troop: 'march',
  free_invade: 'upgrade',
  call: 'call_to_battle',
  battle_card: 'battle',
  late_card: 'battle',
  discard: 'discard',
  raise: 'quests',
};

/** The help text for the action that is being chosen, or for the question. */
export function helpFor({ ask, texts }: Scene, [verb]: readonly string[]): string | null {
  if (verb && texts.words.has(`help-${verb}`)) return verb;
  return (ask && HELP[ask.kind]) ?? null;
}

export function hint(scene: Scene, options: readonly Option[], word: string): Hint {
  const view = asView(scene.view);
  const { texts, seat, ask } = scene;
  const clan = seat === null ? undefined : view.players[seat];
  const note: Hint = {};
  const detail = detailOf(view, texts, options, word, seat);
  if (detail) Object.assign(note, detail);
  const prices = clan && ask?.kind === 'act' ? options.map((option) => price(texts, clan, option)) : [];
  if (prices.length > 0 && prices.every((amount) => amount === prices[0]) && prices[0]! > 0) {
    note.cost = { amount: prices[0]!, glyph: glyphs.rage, name: texts.name('rage') };
  }
  return note;
}

/** What an action costs in rage. */
function price(texts: RoomTexts, clan: Clan, [verb, word]: Option): number {
  if (verb === 'invade') return invadeCost(texts, clan, word!);
  if (verb === 'march' || verb === 'return') return MARCH_COST;
  if (verb === 'challenge') return CHALLENGE_COST;
  if (verb === 'upgrade' || verb === 'replace') return upgradeCost(texts, clan, word!);
  return 0;
}

function detailOf(view: View, texts: RoomTexts, options: readonly Option[], word: string, seat: number | null): Hint | null {
  const province = view.provinces.find(({ id }) => id === word);
  if (province) return aboutProvince(view, texts, province, options, seat);
  const { cards } = texts.content.sections;
  if (cards?.[word] && options.length === 1) return { detail: texts.effect(word) ?? '' };
  if (options.length > 1) return { detail: t('ways', { count: options.length }) };
  return null;
}

function aboutProvince(
  view: View,
  texts: RoomTexts,
  province: Province,
  options: readonly Option[],
  seat: number | null,
): Hint {
  const doomed = view.dooms[view.age - 1] === province.id;
  const others = new Map<string, number>();
  for (const { seat: owner, figure } of province.figures) {
    const key = `${texts.seat(owner)}: ${texts.name(figure)}`;
    if (owner !== seat) others.set(key, (others.get(key) ?? 0) + 1);
  }
  const who = [...others].map(([key, n]) => (n > 1 ? `${key} ×${n}` : key)).join(', ');
  const parts: string[] = [];
  if (options.every(([verb]) => verb === 'pillage')) parts.push(t('br-hint-prize', { prize: texts.name(province.token) }));
  else if (province.villages !== null) parts.push(t('br-hint-free', { count: room(province) }));
  if (doomed) parts.push(t('br-hint-doomed'));
  if (who) parts.push(who);
  return { detail: parts.join(' · '), warn: doomed };
}

/** The question before rage is given up, before an upgrade is thrown away, and before one's own figures die. */
export function warning({ view, seat, texts }: Scene, option: Option): string | null {
  const clan = seat === null ? undefined : asView(view).players[seat];
  const [verb, , old] = option;
  if (verb === 'pass' && clan) return t('br-warn-pass', { rage: clan.rage });
  if (verb === 'replace') return t('br-warn-replace', { card: texts.name(old!) });
  if (verb === 'sacrifice') return t('br-warn-sacrifice');
  return null;
}

/** Why something does not glow, by the rules that a look at the table can tell. */
export function whyNot(scene: Scene, words: readonly string[]): string | null {
  const { seat, ask, texts } = scene;
  const view = asView(scene.view);
  if (seat === null) return t('why-watching');
  if (!ask) return t('why-not-asked');
  const clan = view.players[seat]!;
  const word = words.at(-1)!;
  if (ask.kind !== 'act') return t('why-other-question', { question: texts.ask(ask.kind, ask.about) });
  if (texts.content.sections['cards']?.[word] && clan.own?.hand.includes(word)) return whyNotCard(texts, clan, word);
  const province = view.provinces.find(({ id }) => id === word);
  if (province) return whyNotProvince(texts, province);
  if (words[0] === 'invade') return whyNotInvade(texts, clan, word);
  return null;
}

function whyNotCard(texts: RoomTexts, clan: Clan, card: string): string {
  const { type } = cardOf(texts, card);
  if (type === 'battle') return t('br-why-battle-card');
  return t('br-why-rage', { cost: upgradeCost(texts, clan, card), rage: clan.rage });
}

function whyNotProvince(texts: RoomTexts, province: Province): string {
  const reasons: string[] = [];
  if (province.fallen) return t('br-why-fallen', { name: texts.name(province.id) });
  if (province.id === 'yggdrasil') reasons.push(t('br-why-yggdrasil'));
  if (room(province) === 0) reasons.push(t('br-why-full', { name: texts.name(province.id) }));
  if (province.pillaged) reasons.push(t('br-why-pillaged'));
  return reasons.length > 0 ? list(reasons) : t('br-why-far', { name: texts.name(province.id) });
}

function whyNotInvade(texts: RoomTexts, clan: Clan, figure: string): string {
  if (clan.on_board >= clan.stats.horns.value) return t('br-why-horns', { horns: clan.stats.horns.value });
  return t('br-why-rage', { cost: invadeCost(texts, clan, figure), rage: clan.rage });
}
