"""A greedy player of Vikings Gone Wild: it gives every option a worth in points and takes the best.

It reads only what its seat may know: the table, its own cards, and which cards an opponent's hand and deck hold
together. Worths are rough estimates by hand, made of what the records say; no card is known by its name.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from longhall.games.vikings_gone_wild.box import TOWN_HALL, Card
from longhall.games.vikings_gone_wild.sheet import (
    at,
    attack_points,
    count,
    defense,
    fighter_strength,
    hall,
    limit,
    power,
    target_defense,
)
from longhall.games.vikings_gone_wild.state import Attack, Building, Player, State
from longhall.games.vikings_gone_wild.verbs import seat_of
from longhall.kernel import Ask, Option

EFFECT_WORTH: Final = {
    "beer": 0.34,
    "gold": 1.2,
    "mix": 1.5,
    "draw": 1.8,
    "boost": 0.97,
    "steal_beer": 0.57,
    "steal_gold": 1.1,
    "tax_beer": 1.0,
    "tax_gold": 1.2,
    "reveal_resource": 0.97,
    "reveal_unit": 1.6,
    "destroy": 0.8,
    "recover": 1.4,
    "peek": 0.6,
    "attack_bonus": 0.42,
    "unit_bonus": 1.0,
    "defend": 0.52,
    "defend_all": 1.3,
    "defend_no_hero": 0.46,
    "cancel_unit": 0.6,
    "cancel_hero": 0.78,
}
"""What one unit of an effect is worth in points over a game."""
GAME: Final = 1.2
"""How long a game is, as a share of the way to the goal."""
POWER_WORTH: Final = 0.52
"""What a point of strength in a deck is worth."""
FIRST: Final = frozenset({"claim", "play", "collect"})
"""What is done before anything else, whatever that is worth."""


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    scored = [(worth + rng.random() * 0.01, option) for worth, option in zip(worths(s, ask), ask.options, strict=True)]
    best: Option = max(scored)[1]
    return best


def worths(s: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth, in their order."""
    judge = JUDGES[ask.kind]
    return [judge(s, ask.seat, option) for option in ask.options]


def favour(s: State, ask: Ask[Any]) -> list[float]:
    """The same where only the best counts: while something that comes first can be done, nothing else is judged."""
    if ask.kind != "act" or not any(option[0] in FIRST for option in ask.options):
        return worths(s, ask)
    return [judge_act(s, ask.seat, option) if option[0] in FIRST else 0.0 for option in ask.options]


# ---- what things are worth -----------------------------------------------------------------------------------------


def time_left(s: State) -> float:
    """How much of the game is still to come, as a share of the way to the goal; some is left when it is reached."""
    return max(0.0, GAME - max([p.vp for p in s.players]) / s.goal)


def card_worth(s: State, p: Player, card: Card) -> float:
    """What a card is worth in a deck."""
    worth = POWER_WORTH * card.strength
    for effect, amount in card.effect.items():
        worth += EFFECT_WORTH[effect] * amount
    return worth + sum([0.57 * amount * count(p, kind) for kind, amount in card.per.items()])


def bought_worth(s: State, p: Player, card: Card) -> float:
    """What buying a card is worth: it comes to hand a few rounds later, if there are any."""
    worth = card_worth(s, p, card) * time_left(s) * 0.55
    if card.type == "unit":
        worth += deed_worth(s, p, "bought_unit")
    if card.type == "defense":
        worth += deed_worth(s, p, "bought_defense")
    return worth + sum([0.1 for aim in s.achievements if s.box.achievements[aim].most == "cards"])


def deed_worth(s: State, p: Player, deed: str) -> float:
    """What a deed is worth for a mission that waits for it."""
    missions = [s.box.missions[mission] for mission in p.missions]
    return 0.0 if p.claimed else max([m.vp for m in missions if m.deed == deed and m.at_least == 1], default=0)


def building_worth(s: State, p: Player, name: str) -> float:
    """What a new building is worth: what it brings each round, in the rounds to come."""
    kind, left = s.box.buildings[name], time_left(s)
    rounds = 14 * left
    gain = rounds * (0.23 * (kind.produces == "beer") + 0.24 * (kind.produces == "gold"))
    gain += rounds * (0.49 * kind.draws + 0.1 * kind.keeps)
    if kind.stores:
        made = len([1 for b in p.village[1:] if s.box.buildings[b.kind].produces == kind.stores])
        gain += (rounds * 0.066 * made + 0.36) / (1 + 2 * count(p, name))
    for mission in [s.box.missions[mission] for mission in p.missions]:
        if mission.have == "buildings" and mission.building in (None, name):
            gain += 1.1 * mission.vp
    builder = sum([0.34 for aim in s.achievements if s.box.achievements[aim].most == "buildings"])
    return gain - 0.15 * (len(p.village) - 1) + builder + deed_worth(s, p, "built")


def upgrade_worth(s: State, p: Player) -> float:
    """The next town hall: points, and room when the village is full."""
    most, level = limit(s, p), hall(s, p).level
    full = most is not None and len(p.village) - 1 >= most - 1
    return s.box.town_halls[level].vp + (5.4 if full else 0.5) * time_left(s)


# ---- attacks -------------------------------------------------------------------------------------------------------


def caution(s: State, victim: int) -> float:
    """How much defence an opponent is likely to add: by what hand and deck hold together."""
    p = s.players[victim]
    unseen = [*p.hand, *p.deck]
    if not p.hand or not unseen:
        return 0.0
    bonus = sum([s.box.cards[card].effect.get("defend", 0) for card in unseen])
    return bonus * len(p.hand) / len(unseen)


def free_fighters(s: State, p: Player) -> list[str]:
    """Fighters that have not attacked yet."""
    return [card for card in (*p.ready, *p.hand) if card in s.box.strength]


def cheapest(s: State, p: Player, kind: str, wanted: float) -> int | None:
    """The least strength that fighters of the player can make and that is enough, or None."""
    sums = {0}
    for card in free_fighters(s, p):
        sums |= {total + fighter_strength(s, p, card, kind) for total in sums}
    return min([total for total in sums if total >= max(wanted, 1)], default=None)


def attack_worth(s: State, seat: int, victim: int, building: Building) -> float:
    """Points for damaging a building, by the chance of success, less what is used up."""
    p, q = s.players[seat], s.players[victim]
    wanted = defense(s, q, building)
    best = cheapest(s, p, TOWN_HALL if building.ref == TOWN_HALL else building.kind, wanted)
    if best is None:
        return -1.0
    total = sum([fighter_strength(s, p, card, building.kind) for card in free_fighters(s, p)])
    care = caution(s, victim)
    risk = 0.0 if total >= wanted + 2 * care else min(0.7, 0.44 * care)
    done = s.deeds.get("damaged", 0)
    gain = attack_points(s, done + 1) - attack_points(s, done) + reward_worth(s, building)
    gain += deed_worth(s, p, "damaged")
    return (1 - risk) * gain - risk * 2 - 0.14 * best + 0.86


def reward_worth(s: State, building: Building) -> float:
    """What damaging a building pays besides the table."""
    if building.kind in s.box.buildings:
        kind = s.box.buildings[building.kind]
        return kind.reward.get("vp", 0) + 0.5 * min(kind.reward.get("loot", 0), building.tokens)
    reward = s.box.hall_of[building.kind].reward
    return reward.get("vp", 0) + 3 * reward.get("asgard", 0)


def judge_join(s: State, seat: int, option: Option) -> float:
    """The smallest card that makes the attack strong enough, or else the largest; then strike."""
    attack = s.attack
    assert attack is not None
    lacking = target_defense(s, attack) + margin(s, attack) - power(s, attack)
    if option[0] == "strike":
        return 100.0 if lacking <= 0 else -50.0 if power(s, attack) < target_defense(s, attack) else 0.0
    card = option[1]
    more = s.box.cards[card].effect.get("attack_bonus", 0)
    if card in s.box.strength:
        more = fighter_strength(s, s.players[seat], card, attack.kind)
    return 50.0 - more if more >= lacking else more


def margin(s: State, attack: Attack) -> float:
    """How much more than the defence to send, where the defender may answer."""
    return min(3.0, caution(s, attack.victim)) if attack.victim >= 0 else 0.0


def judge_defend(s: State, seat: int, option: Option) -> float:
    """Answer if the cards in hand can repel the attack, with the smallest that do; else keep them."""
    attack = s.attack
    assert attack is not None
    lacking = power(s, attack) - target_defense(s, attack) + 1
    if option[0] == "hold" or lacking <= 0:
        return 0.5 if option[0] == "hold" else 0.0
    bonus = answer_strength(s, attack, option)
    hand = s.players[seat].hand
    able = sum([s.box.cards[card].effect.get("defend", 0) for card in hand]) + (bonus if option[0] == "cancel" else 0)
    if max(able, bonus) < lacking:
        return 0.0
    return 20.0 - bonus if bonus >= lacking else float(bonus)


def answer_strength(s: State, attack: Attack, option: Option) -> int:
    """By how much an answer changes the balance of an attack."""
    if option[0] == "cancel":
        return fighter_strength(s, s.players[attack.by], option[2], attack.kind)
    effect = s.box.cards[option[1]].effect
    return effect.get("defend", 0) + effect.get("defend_all", 0) + effect.get("defend_no_hero", 0)


# ---- the turn ------------------------------------------------------------------------------------------------------


def judge_act(s: State, seat: int, option: Option) -> float:
    """What an action is worth; ending the turn is worth nothing."""
    p, box = s.players[seat], s.box
    match option[0]:
        case "play" | "collect":
            return 40.0
        case "claim":
            return 50.0 + box.missions[option[1]].vp
        case "attack":
            victim = seat_of(option[1])
            return 2 * attack_worth(s, seat, victim, at(s.players[victim], option[2]))
        case "fight":
            return 3.7
        case "fight_dragon":
            return 2.2
        case "buy":
            return bought_worth(s, p, box.cards[option[1]])
        case "take":
            return bought_worth(s, p, box.cards[option[1]]) + deed_worth(s, p, "bought_path")
        case "build":
            return building_worth(s, p, option[1])
        case "upgrade":
            return upgrade_worth(s, p)
        case "end":
            return 0.0
        case _:
            return -1.0


def judge_card(s: State, seat: int, option: Option) -> float:
    """The best card, or the best cards together."""
    p = s.players[seat]
    return sum([card_worth(s, p, s.box.cards[card]) for card in option[1:]])


def judge_remove(s: State, seat: int, option: Option) -> float:
    """Get rid of the weakest card, but keep what to pay with."""
    if option[0] == "decline":
        return -0.63
    return -card_worth(s, s.players[seat], s.box.cards[option[1]]) - 0.2 * (option[2] == "hand")


def judge_first(s: State, seat: int, option: Option) -> float:
    """Options come with the sensible one first."""
    return 1.0 if option[0] in ("accept", "store", "lay_out") else 0.0


def judge_order(s: State, seat: int, option: Option) -> float:
    """Draw first, then choose."""
    return float(option[1] == "draw")


def judge_resource(s: State, seat: int, option: Option) -> float:
    """Gold is rarer than beer."""
    return float(option[-1] == "gold")


def judge_mix(s: State, seat: int, option: Option) -> float:
    """Mostly gold."""
    return -abs(int(option[2]) - 3)


def judge_opponent(s: State, seat: int, option: Option) -> float:
    """The opponent who is ahead."""
    return float(s.players[seat_of(option[1])].vp)


def judge_drop(s: State, seat: int, option: Option) -> float:
    """The strongest defence card."""
    return -1.0 if option[0] == "decline" else float(s.box.cards[option[1]].effect.get("defend", 1))


JUDGES: Final[dict[str, Callable[[State, int, Option], float]]] = {
    "act": judge_act,
    "join": judge_join,
    "defend": judge_defend,
    "dragon": judge_resource,
    "asgard": judge_card,
    "asgard_reward": judge_first,
    "order": judge_order,
    "mix": judge_mix,
    "remove": judge_remove,
    "recover": judge_card,
    "peek": judge_opponent,
    "drop": judge_drop,
    "steal": judge_opponent,
    "store": judge_first,
    "arrange": judge_first,
    "keep": judge_card,
}
