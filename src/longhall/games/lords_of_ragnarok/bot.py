"""A greedy player of Lords of Ragnarok: it gives every option a worth and takes the best.

It reads only what its seat may know: the board, its own cards, and the number of cards in other hands. Worths are rough
estimates by hand, in units of an ordinary region; `JUDGES` finds the estimate for each kind of question.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp
from typing import Any, Final

from longhall.games.lords_of_ragnarok.armies import opposed
from longhall.games.lords_of_ragnarok.battle import battle_value, card_value, text_value
from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, AUTHORITY, MIGHT
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.sheet import (
    army_mask,
    authority,
    beside,
    defence_value,
    desolations,
    effect,
    enemies_at,
    enterable,
    force,
    free_army,
    full_lands,
    hero_reach,
    might,
    population,
    wins_with,
    wisdom,
)
from longhall.games.lords_of_ragnarok.specials import performable, shrines, usurp_might
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.kernel import Ask, Option

CARD: Final = 1.7
"""What an unknown battle card adds on average."""
WIN: Final = 1000.0


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    worth = JUDGES.get(ask.kind, indifferent)
    scored = [(worth(s, ask.seat, option) + rng.random() * 0.01, option) for option in ask.options]
    best: Option = max(scored)[1]
    return best


def indifferent(s: State, seat: int, option: Option) -> float:
    """No opinion, but to do something is better than not to."""
    return 0.0 if option[0] in ("skip", "done", "decline", "idle") else 0.5


# ---- what regions are worth ------------------------------------------------------------------------------------------


def hold_worth(s: State, p: Player, region: int) -> float:
    """What a region is worth to whoever holds it, besides those held already."""
    land = s.map.lands[s.map.land[region]]
    others = p.holds & ~(1 << region)
    if wins_with(s, others | 1 << region):
        return WIN
    have, size = (others & land).bit_count(), land.bit_count()
    worth = 1.0 + 1.5 * have / size
    if have == size - 1:
        worth += 2.0 + 1.5 * full_lands(s, others)
    if s.temples >> region & 1:
        worth += 2.0
    elif s.map.shrines >> region & 1:
        worth += 0.8
    if s.map.settlements >> region & 1:
        worth += 1.0 if not others & s.map.settlements else 0.3
    if s.map.wheel >> region & 1:
        worth += 0.3 + 0.25 * sum(s.signs)
    return worth


def region_worth(s: State, seat: int, region: int) -> float:
    """What taking a region is worth: to have it, and that its holder has it no more."""
    owner = s.control[region]
    worth = hold_worth(s, s.players[seat], region)
    if owner >= 0 and owner != seat and worth < WIN:
        q = s.players[owner]
        danger = full_lands(s, q.holds) + 0.7 * (q.holds & s.temples).bit_count()
        worth += 0.7 * min(hold_worth(s, q, region), 10.0) * (1.0 + 0.35 * danger)
    return worth


def card_strength(s: State, seat: int) -> float:
    """What a seat's own battle cards may add in a battle: the best three."""
    cards = s.box.cards
    return float(sum(sorted([cards[card].value for card in s.players[seat].hand], reverse=True)[:3]))


def reserve(s: State, seat: int) -> float:
    """What another player's unknown cards may add."""
    q = s.players[seat]
    count = min(len(q.hand), wisdom(q)) if q.follower else min(len(q.hand), 3)
    return CARD * count + (len(q.tucked) if q.follower else effect(s, q, "defend_value"))


def chance_to_win(s: State, seat: int, enemy: int, region: int, strength: float) -> float:
    """How likely an attack on a region succeeds."""
    q = s.players[enemy]
    defence = defence_value(s, enemy, region) if q.follower else force(q, region)
    lead = strength + 0.8 * card_strength(s, seat) - defence - reserve(s, enemy)
    return 1 / (1 + exp(-(lead - 0.5) / 1.2))


def march_worth(s: State, seat: int, army: tuple[int, int], region: int) -> float:
    """What an army, given by region and value, gains by a march."""
    p, (source, value) = s.players[seat], army
    enemy = opposed(s, seat, region)
    if enemy >= 0:
        chance = chance_to_win(s, seat, enemy, region, value + force(p, region))
        gain = region_worth(s, seat, region) + 0.5 * force(s.players[enemy], region)
        return chance * min(gain, 60.0) - (1 - chance) * (0.8 + 0.5 * value)
    owner = s.control[region]
    if owner == seat:
        return 0.15 * (frontier(s, seat, region) - frontier(s, seat, source))
    if owner < 0 and value + force(p, region) < population(s, p, region):
        return -0.6
    return region_worth(s, seat, region) - 0.1 * value


def frontier(s: State, seat: int, region: int) -> float:
    """What lies around a region that is not one's own."""
    p = s.players[seat]
    near = bits(beside(s, p, region) & ~p.holds & enterable(s, p))
    return max([region_worth(s, seat, there) for there in near], default=0.0)


# ---- armies ----------------------------------------------------------------------------------------------------------


def activation_worth(s: State, seat: int, option: Option) -> float:
    """Marching, training, removing desolation."""
    number = s.map.number
    match option:
        case ("march", source, value, target):
            return march_worth(s, seat, (number[source], int(value)), number[target])
        case ("train", region, value):
            return 0.55 + 0.1 * min(3.0, frontier(s, seat, number[region])) - 0.05 * int(value)
        case ("cleanse", _, _):
            return 0.4 + 1.1 * desolations(s)
    return 0.05


def best_marches(s: State, seat: int) -> float:
    """What mobilising all armies may gain: the best march of each, to different regions."""
    p = s.players[seat]
    gains: dict[int, float] = {}
    for army, at in enumerate(p.where):
        if not at:
            continue
        found = [
            (march_worth(s, seat, (at, p.value[army]), region), region)
            for region in bits(beside(s, p, at) & enterable(s, p))
            if region not in gains
        ]
        worth, region = max(found, default=(0.0, 0))
        if worth > 0.3:
            gains[region] = worth
        elif p.holds & s.map.settlements & 1 << at and p.value[army] < s.rules.army_value_max:
            gains[-army - 1] = 0.4
    return sum(gains.values())


def grow_worth(s: State, seat: int, option: Option) -> float:
    """Which army should grow: one that can then take more, and is not too strong yet."""
    region, value = s.map.number[option[1]], int(option[2])
    p = s.players[seat]
    best = 0.0
    for there in bits(beside(s, p, region) & ~p.holds & enterable(s, p)):
        before = march_worth(s, seat, (region, value), there)
        best = max(best, march_worth(s, seat, (region, value + 1), there) - max(before, 0.0))
    return 0.4 + 0.5 * min(best, 6.0) - 0.03 * value


def loss_worth(s: State, seat: int, option: Option) -> float:
    """Points are best taken from an army that keeps standing."""
    return float(int(option[2])) if int(option[2]) > 1 else 0.2


# ---- hero and prayer -------------------------------------------------------------------------------------------------


def usurp_worth(s: State, seat: int, region: int, more: int = 0) -> float:
    """What usurping a region with the hero there would gain; 0 where it cannot be done."""
    p, owner = s.players[seat], s.control[region]
    if owner == seat or any(q.hero_at == region for q in s.players if q is not p):
        return 0.0
    armies = sum([force(s.players[other], region) for other in enemies_at(s, seat, region)])
    need = max(population(s, p, region), armies) if owner < 0 else armies
    if need > usurp_might(s, seat) + more:
        return 0.0
    extra = 0.4 + 0.35 * authority(p) if free_army(p) >= 0 else 0.0
    return region_worth(s, seat, region) + extra + 0.4 * armies


def can_usurp_soon(s: State, seat: int) -> bool:
    """Whether the space of Usurp on the wheel is free for a seat."""
    return seat not in s.wheel[s.box.realm_of["usurp"]]


def hero_worth(s: State, seat: int, option: Option) -> float:
    """Where the hero does most: usurping, else a forge."""
    p = s.players[seat]
    if option[0] == "heal":
        return 0.9
    if option[0] in ("sail", "use"):
        return 0.1
    region = s.map.number[option[1]] if option[0] == "go" else p.hero_at
    worth = usurp_worth(s, seat, region) * (1.0 if can_usurp_soon(s, seat) else 0.6)
    return worth + (0.4 if s.forge_stock[region] else 0.0) + 0.05 * s.map.realms[region].bit_count()


def attribute_worth(s: State, seat: int, which: int) -> float:
    """Might wins regions by usurping, authority makes strong armies, wisdom runes."""
    p = s.players[seat]
    value = p.attributes[which]
    if value >= s.rules.attribute_max:
        return 0.0
    if which == MIGHT:
        reach = (p.hero_at, *hero_reach(s, p))
        more = max([usurp_worth(s, seat, region, 1) - usurp_worth(s, seat, region) for region in reach])
        return 2.4 - 0.3 * value + 0.15 * min(more, 6.0)
    return (2.2 if which == AUTHORITY else 1.2) - 0.3 * value


def prayer_worth(s: State, seat: int, option: Option) -> float:
    """The attribute, and the god's gift."""
    if option[0] != "pray":
        return 0.0
    monument = s.box.gods.index(option[1])
    record = s.box.monuments[option[1]]
    gift = record.amounts[s.levels[monument] - 1] * {"cards": 0.4, "runes": 0.4, "army_up": 0.6}[record.gift]
    return attribute_worth(s, seat, s.box.attribute_of[monument]) + gift


# ---- runes -----------------------------------------------------------------------------------------------------------


def rune_action_worth(s: State, seat: int, option: Option) -> float:
    """What a rune action is worth beyond its runes."""
    p = s.players[seat]
    held = sum(p.runes)
    match option:
        case ("done",):
            return 0.45
        case ("raise", word):
            return attribute_worth(s, seat, ATTRIBUTES.index(word)) - 0.9
        case ("improve", _, _):
            return grow_worth(s, seat, option) - 0.2
        case ("ally", _):
            return 0.8
        case ("tame", _):
            return 0.6
        case ("draw",):
            return 0.5 if held > 3 and len(p.hand) < wisdom(p) + 2 else 0.1
        case ("use", _):
            return 0.6
    return 0.0


def pay_worth(s: State, seat: int, option: Option) -> float:
    """Pay with what there is most of."""
    return float(s.players[seat].runes[s.box.rune_number[option[1]]])


def rune_worth(s: State, seat: int, option: Option) -> float:
    """Different kinds raise attributes."""
    return -float(s.players[seat].runes[s.box.rune_number[option[1]]])


# ---- special actions -------------------------------------------------------------------------------------------------


def special_worth(s: State, seat: int, option: Option) -> float:
    """What each special action would gain now."""
    p = s.players[seat]
    if option[0] == "use":
        return 0.2
    if option[0] == "idle":
        return 0.0
    match option[1]:
        case "usurp":
            return usurp_worth(s, seat, p.hero_at)
        case "mobilize":
            return best_marches(s, seat)
        case "reinforce":
            return 1.0 + 0.35 * authority(p) - 0.15 * army_mask(p).bit_count()
        case "build_temple":
            won = wins_with_temple(s, seat)
            return WIN if won else 2.6 + 0.8 * (p.holds & s.temples).bit_count()
        case "prepare":
            return 0.5 + 0.35 * wisdom(p) + 0.25 * max(0, 3 - len(p.hand))
        case "monsters":
            return 0.5
        case _:
            return monument_worth(s, seat)


def wins_with_temple(s: State, seat: int) -> bool:
    """Whether one more temple makes a Great Gothi."""
    held = (s.players[seat].holds & s.temples).bit_count()
    return bool(shrines(s, seat)) and held + 1 >= s.rules.great_gothi_temples


def monument_worth(s: State, seat: int) -> float:
    """Markers back and priests for temples; the more spaces are used up, the better."""
    p = s.players[seat]
    used = [word for i, word in enumerate(s.box.action_of) if seat in s.wheel[i]]
    again = sum([performable(s, seat, word) for word in used if word in ("usurp", "mobilize", "build_temple")])
    priests = min((p.holds & s.temples).bit_count(), s.rules.priests - p.pool)
    worth = 0.3 * len(used) + 0.7 * again + 0.9 * priests
    return worth + ragnarok_worth(s, seat)


def ragnarok_worth(s: State, seat: int) -> float:
    """Whether the end of the world is wanted."""
    if sum(s.signs) < s.rules.preconditions_for_ragnarok - 1 or s.last_turns >= 0:
        return 0.0
    own = (s.players[seat].holds & s.map.wheel).bit_count()
    others = [
        (q.holds & s.map.wheel).bit_count() + (desolations(s) if q.follower else 0)
        for other, q in enumerate(s.players)
        if other != seat
    ]
    return 2.0 if own > max(others) else -2.0


def monument_choice(s: State, seat: int, option: Option) -> float:
    """Raise the god whose attribute is wanted."""
    return attribute_worth(s, seat, s.box.attribute_of[s.box.gods.index(option[1])])


def loki_worth(s: State, seat: int, option: Option) -> float:
    """Loki bars a region for people: far from one's own frontier."""
    region = s.map.number[option[1]]
    return float(s.map.steps_to(region, army_mask(s.players[seat]) | s.players[seat].holds))


def recruit_worth(s: State, seat: int, option: Option) -> float:
    """Recruit where there is most to take."""
    if option[0] == "decline":
        return 0.0
    if option[0] == "recruit":
        return 0.5 + frontier(s, seat, s.map.number[option[1]])
    if option[0] == "shift":
        gain = frontier(s, seat, s.map.number[option[3]]) - frontier(s, seat, s.map.number[option[1]])
        return 0.3 * gain
    return hero_worth(s, seat, option) if option[0] in ("go", "heal") else 0.05


def start_worth(s: State, seat: int, option: Option) -> float:
    """Begin where population is low and others are far."""
    regions = bits(s.map.coast[s.map.sea_number[option[1]]]) if option[0] == "sail" else (s.map.number[option[1]],)
    taken = 0
    for q in s.players:
        taken |= army_mask(q)
    return max([0.4 * min(4, s.map.steps_to(r, taken)) - 1.5 * s.map.population[r] for r in regions])


# ---- battle, monsters, hunt ------------------------------------------------------------------------------------------


def battle_worth(s: State, seat: int, option: Option) -> float:
    """Play what is needed to win, and nothing in a battle that is won or lost."""
    fight = s.battle
    assert fight is not None
    side = fight.fighters.index(seat)
    enemy = s.players[fight.fighters[1 - side]]
    lead = battle_value(s, fight, side) - battle_value(s, fight, 1 - side) - (1 - side)
    left = 0 if fight.passed[1 - side] else len(enemy.battle_deck if enemy.follower else enemy.hand)
    threat = CARD * min(left, 3) * (1.0 if enemy.follower else 0.7)
    if option[0] == "pass":
        return 1.0 if lead >= threat else 0.4
    card = option[1]
    added = card_value(s, seat, card) + text_value(s, fight, side, card)
    hope = lead + 0.9 * card_strength(s, seat) + sum([0.3 for _ in s.players[seat].hand])
    if hope < threat - 1.0:
        return 0.1
    surplus = max(0.0, lead + added - threat)
    return 0.7 + 0.1 * added - 0.12 * s.box.cards[card].casualties - 0.05 * surplus


def hit_worth(s: State, seat: int, option: Option) -> float:
    """Hit others, the strongest first."""
    own = option[1] == s.players[seat].hero
    return -5.0 if own else 1.0 + 0.2 * int(option[3])


def strike_worth(s: State, seat: int, option: Option) -> float:
    """Wound while a single card does it; trade only to kill."""
    match option:
        case ("wound", space, _):
            assert s.hunt is not None
            return 2.0 + (0.5 if space in s.box.monsters[s.hunt.monster].rewards else 0.0)
        case ("trade", _, _, _):
            return 0.8
        case ("rest",):
            return 1.0
    return 0.5


def defend_worth(s: State, seat: int, option: Option) -> float:
    """Shields and artefacts first; parry rather than suffer when hurt already."""
    hurt = sum(s.players[seat].injured)
    return {"cancel": 3.0, "block": 2.0, "use": 1.5, "suffer": 1.2 - 0.4 * hurt, "parry": 1.0}.get(option[0], 0.0)


def keep_low(s: State, seat: int, option: Option) -> float:
    """Give up the card of the lowest value."""
    card = s.box.cards[option[1]]
    return -card.value - 0.3 * card.bonus


def injury_worth(s: State, seat: int, option: Option) -> float:
    """Injure what is lowest."""
    return -float(s.players[seat].attributes[ATTRIBUTES.index(option[1])])


def monsters_worth(s: State, seat: int, option: Option) -> float:
    """Hunt with a hand full of cards; else activate."""
    if option[0] != "hunt":
        return 0.5
    p = s.players[seat]
    return 0.2 * (len(p.hand) + might(p)) - 0.3


def refuse(s: State, seat: int, option: Option) -> float:
    """Do not hurt yourself."""
    return 1.0 if option[0] == "decline" else 0.0


def region_choice(s: State, seat: int, option: Option) -> float:
    """The most useful region."""
    return frontier(s, seat, s.map.number[option[1]])


def take_back(s: State, seat: int, option: Option) -> float:
    """Decide against others."""
    region = s.map.number.get(option[1], 0)
    return 0.0 if region and s.control[region] == seat else 1.0


BLESSED: Final = {
    "brisingamen": 3.0,
    "swift_levies": 3.5,
    "belt_of_might": 2.8,
    "host_of_folkvang": 2.0,
    "stormcaller": 2.0,
    "steadfast": 1.8,
    "price_of_an_eye": 1.8,
    "high_seat": 1.5,
    "sessrumnir": 1.7,
    "drillmaster": 1.6,
}
"""What some blessings are worth; the others 1."""


def blessing_worth(s: State, seat: int, option: Option) -> float:
    """The most useful blessing."""
    return BLESSED.get(option[1], 1.0)


JUDGES: Final[dict[str, Callable[[State, int, Option], float]]] = {
    "start_sea": start_worth,
    "start_region": start_worth,
    "prayer": prayer_worth,
    "hero": hero_worth,
    "storm_feather": hero_worth,
    "runes": rune_action_worth,
    "pay": pay_worth,
    "rune": rune_worth,
    "shed": pay_worth,
    "army_up": grow_worth,
    "manoeuvres": activation_worth,
    "gjallarhorn": activation_worth,
    "mobilize": activation_worth,
    "special": special_worth,
    "reinforce": recruit_worth,
    "realm_bonus": recruit_worth,
    "monument": monument_choice,
    "loki": loki_worth,
    "battle_card": battle_worth,
    "losses": loss_worth,
    "retreat": region_choice,
    "target": hit_worth,
    "monsters": monsters_worth,
    "strike": strike_worth,
    "defend": defend_worth,
    "discard": keep_low,
    "hand_limit": keep_low,
    "injury": injury_worth,
    "rage": refuse,
    "arbiter": take_back,
    "blessing": blessing_worth,
}
