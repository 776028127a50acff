/** What an attack is about: what the defender could answer for all that is public, and what either result pays. */
import type { RoomTexts } from '../../lang/room';
import { cardOf, numberOf, numbersOf, rewardOf, typeOf, type Attack, type View } from './view';

export interface Answer {
  /** The cards of the answer; none is no answer at all. */
  cards: string[];
  /** The strength that the attack needs against it. */
  needs: number;
}

/** How much harder one card makes the attack: what it adds to the defence, or takes from the attack. */
function weight(texts: RoomTexts, attack: Attack, id: string): number {
  const effect = cardOf(texts, id)?.effect ?? {};
  const strengths = attack.fighters.map((card) => ({ type: typeOf(texts, card), strength: cardOf(texts, card)?.strength ?? 0 }));
  const most = (type: string): number => Math.max(0, ...strengths.filter((one) => one.type === type).map((one) => one.strength));
  const heroes = strengths.some((one) => one.type === 'hero');
  return Math.max(
    effect['defend'] ?? 0,
    effect['defend_all'] ?? 0,
    heroes ? 0 : (effect['defend_no_hero'] ?? 0),
    effect['cancel_unit'] ? most('unit') : 0,
    effect['cancel_hero'] ? most('hero') : 0,
  );
}

const ROWS = 4;

/** The answers to draw: none, single cards, and all at once; of too many the weakest that holds and the strongest. */
export function answers(view: View, texts: RoomTexts, attack: Attack): Answer[] {
  if (attack.victim === null) return [];
  const victim = view.players[attack.victim]!;
  const nothing: Answer = { cards: [], needs: attack.defense };
  if (victim.hand === 0) return [nothing];
  const cards = victim.unseen
    .map((id) => ({ id, weight: weight(texts, attack, id) }))
    .filter((card) => card.weight > 0)
    .sort((a, b) => a.weight - b.weight);
  const singles = [...new Map(cards.map((card) => [card.id, card])).values()].map(({ id, weight }) => ({
    cards: [id],
    needs: attack.defense + weight,
  }));
  const best = cards.slice(-victim.hand);
  const all = { cards: best.map(({ id }) => id), needs: attack.defense + best.reduce((sum, card) => sum + card.weight, 0) };
  const rows = best.length > 1 ? [...singles, all] : singles;
  if (rows.length < ROWS) return [nothing, ...rows];
  const holds = rows.find(({ needs }) => needs > attack.strength);
  const shown = [rows[0]!, holds ?? rows.at(-2)!, rows.at(-1)!];
  return [nothing, ...new Set(shown)];
}

/** Both numbers after a card is played in defence. */
export function answered(texts: RoomTexts, attack: Attack, id: string): { defense: number; strength: number } {
  const effect = cardOf(texts, id)?.effect ?? {};
  const heroes = attack.fighters.some((card) => typeOf(texts, card) === 'hero');
  const added = effect['defend'] ?? effect['defend_all'] ?? (heroes ? 0 : (effect['defend_no_hero'] ?? 0));
  if (added > 0) return { defense: attack.defense + added, strength: attack.strength };
  return { defense: attack.defense, strength: Math.max(0, attack.strength - weight(texts, attack, id)) };
}

export interface Stakes {
  /** Points for the attacker at once, and what the turn's attacks are worth at its end if this one succeeds. */
  now: number;
  atEnd: number;
  loot: number;
  asgard: number;
  /** Points for the defender if it fails. */
  repelled: number;
}

export function stakes(view: View, texts: RoomTexts, attack: Attack): Stakes {
  const building = attack.victim === null ? undefined : view.players[attack.victim]!.village.find(({ id }) => id === attack.target);
  const reward = building ? rewardOf(texts, building) : {};
  return {
    now: reward.vp ?? 0,
    atEnd: attackPoints(texts, (view.deeds['damaged'] ?? 0) + 1),
    loot: Math.min(reward.loot ?? 0, building?.tokens ?? 0),
    asgard: reward.asgard ?? 0,
    repelled: attack.fighters.length * numberOf(texts, 'repelled_vp'),
  };
}

/** The table of points by damaged buildings, continued where it ends. */
export function attackPoints(texts: RoomTexts, damaged: number): number {
  const table = numbersOf(texts, 'attack_vp');
  if (damaged === 0 || table.length === 0) return 0;
  const more = Math.max(0, damaged - table.length) * numberOf(texts, 'attack_vp_more');
  return table[Math.min(damaged, table.length) - 1]! + more;
}
