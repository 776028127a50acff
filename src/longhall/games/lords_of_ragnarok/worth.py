"""What things are worth in Lords of Ragnarok: rough estimates by hand, in units of an ordinary region.

They read only what a seat may know: the board, its own cards, and the number of cards in other hands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from math import exp
from operator import or_
from typing import Final

from longhall.games.lords_of_ragnarok.armies import opposed
from longhall.games.lords_of_ragnarok.box import Box
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.sheet import (
    authority,
    beside,
    defence_value,
    desolations,
    effect,
    enemy_force,
    enterable,
    force,
    free_army,
    full_lands,
    population,
    victory,
    wisdom,
)
from longhall.games.lords_of_ragnarok.specials import performable, shrines, usurp_might, usurp_need
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.kernel import Option

CARD: Final = 1.1
"""What an unknown battle card adds on average."""
CROWD: Final = 0.6
"""How fast the worth of a region goes down with the number of armies that it takes, as an exponent."""
WIN: Final = 1000.0
WORTH: Final = {
    "region": 0.51,
    "land": 0.8,
    "whole": 0.91,
    "crown": 2.0,
    "temple": 2.7,
    "shrine": 1.3,
    "settlement": 0.16,
    "wheel": 0.2,
    "denial": 0.3,
    "danger": 0.39,
    "loss": 0.66,
    "recruit": 0.4,
    "reinforce": 0.81,
    "build": 2.6,
    "prepare": 0.78,
    "again": 0.7,
    "fresh": 0.3,
    "train": 0.69,
    "cleanse": 1.1,
}
"""What things are worth in a single choice; found by search."""


# ---- what regions are worth ------------------------------------------------------------------------------------------


def hold_worth(s: State, p: Player, region: int) -> float:
    """What a region is worth to whoever holds it, besides those held already."""
    return _hold_worth(s.box, s.board, p.holds & ~(1 << region), region, s.temples, sum(s.signs))


@lru_cache(maxsize=1 << 16)  # a search asks the same sixty times over
def _hold_worth(box: Box, board: str, others: int, region: int, temples: int, signs: int) -> float:
    chart, w = box.charts[board], WORTH
    land = chart.lands[chart.land[region]]
    if victory(chart, box.numbers[board], others | 1 << region, temples):
        return WIN
    have, size = (others & land).bit_count(), land.bit_count()
    worth = w["region"] + w["land"] * have / size
    if have == size - 1:
        worth += w["whole"] + w["crown"] * chart.full_lands(others)
    if temples >> region & 1:
        worth += w["temple"]
    elif chart.shrines >> region & 1:
        worth += w["shrine"]
    if chart.settlements >> region & 1:
        worth += 0.89 if not others & chart.settlements else w["settlement"]
    if chart.wheel >> region & 1:
        worth += w["wheel"] * (1 + signs)
    return worth


def region_worth(s: State, seat: int, region: int) -> float:
    """What taking a region is worth: to have it, and that its holder has it no more."""
    owner = s.control[region]
    worth = hold_worth(s, s.players[seat], region)
    if owner >= 0 and owner != seat and worth < WIN:
        q = s.players[owner]
        danger = full_lands(s, q.holds) + 0.7 * (q.holds & s.temples).bit_count()
        worth += WORTH["denial"] * min(hold_worth(s, q, region), 10.0) * (0.81 + WORTH["danger"] * danger)
    return worth


def card_strength(s: State, seat: int, room: float) -> float:
    """What a seat's own battle cards may add in a battle if their losses are to be at most so many."""
    return _card_strength(s.box, tuple(s.players[seat].hand), max(0, int(room)))


@lru_cache(maxsize=1 << 16)  # the same sixteen times over
def _card_strength(box: Box, hand: tuple[str, ...], room: int) -> float:
    best = [0.0] * (room + 1)
    for name in hand:
        card = box.cards[name]
        cost, value = card.casualties, card.value + 0.5 * card.bonus
        for left in range(room, cost - 1, -1):
            best[left] = max(best[left], best[left - cost] + value)
    return best[-1]


def reserve(s: State, seat: int) -> float:
    """What another player's unknown cards may add."""
    q = s.players[seat]
    count = min(len(q.hand), wisdom(q)) if q.follower else min(len(q.hand), 3)
    return CARD * count + (len(q.tucked) if q.follower else effect(s, q, "defend_value"))


def chance_to_win(s: State, seat: int, enemy: int, region: int, strength: float) -> float:
    """How likely an attack on a region succeeds."""
    q = s.players[enemy]
    defence = defence_value(s, enemy, region) if q.follower else force(q, region)
    lead = strength + 0.47 * card_strength(s, seat, strength - 1) - defence - reserve(s, enemy)
    return 1 / (1 + exp(-(lead - 0.33) / 1.4))


def march_worth(s: State, seat: int, army: tuple[int, int], region: int) -> float:
    """What an army, given by region and value, gains by a march."""
    p, (source, value) = s.players[seat], army
    enemy = opposed(s, seat, region)
    if enemy >= 0:
        chance = chance_to_win(s, seat, enemy, region, value + force(p, region))
        gain = region_worth(s, seat, region) + 0.45 * force(s.players[enemy], region)
        return chance * min(gain, 60.0) - (1 - chance) * (WORTH["loss"] + 0.41 * value)
    owner = s.control[region]
    if owner == seat:
        return 0.26 * (frontier(s, seat, region) - frontier(s, seat, source))
    if owner < 0 and value + force(p, region) < population(s, p, region):
        return -0.6
    return region_worth(s, seat, region) - 0.12 * value


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
            return WORTH["train"] + 0.14 * min(3.0, frontier(s, seat, number[region])) - 0.04 * int(value)
        case ("cleanse", _, _):
            return 0.4 + WORTH["cleanse"] * desolations(s)
    return 0.05


Army = tuple[int, int]
"""An army by region and value."""


def need(s: State, seat: int, region: int) -> float:
    """The army value that taking a region is likely to need."""
    p, enemy = s.players[seat], opposed(s, seat, region)
    if enemy >= 0:
        q = s.players[enemy]
        defence = defence_value(s, enemy, region) if q.follower else force(q, region)
        wanted = defence + reserve(s, enemy) + 1.1
        return next((v for v in range(1, 13) if v + 0.8 * card_strength(s, seat, v - 1) >= wanted), 13)
    return population(s, p, region) if s.control[region] < 0 else 1


def squad(armies: list[Army], wanted: float) -> list[Army]:
    """The armies to send: the weakest that is enough alone, else the strongest together; none if all are not enough."""
    alone = [army for army in armies if army[1] >= wanted]
    if alone:
        return [min(alone, key=lambda army: army[1])]
    chosen: list[Army] = []
    for army in sorted(armies, key=lambda army: -army[1]):
        chosen.append(army)
        if sum([value for _, value in chosen]) >= wanted:
            return chosen
    return []


def assaults(s: State, seat: int, armies: list[Army]) -> list[tuple[float, int, list[Army]]]:
    """A plan for a mobilisation: which regions to take with which armies, the best first."""
    p, left = s.players[seat], list(armies)
    near = {at: beside(s, p, at) for at, _ in armies}
    within = reduce(or_, near.values(), 0) & enterable(s, p) & ~p.holds
    goals = {region: goal(s, seat, region) for region in bits(within)}
    plan: list[tuple[float, int, list[Army]]] = []
    while left:
        best: tuple[float, int, list[Army]] = (0.3, 0, [])
        for region, (wanted, worth) in goals.items():
            chosen = squad([army for army in left if near[army[0]] >> region & 1], wanted)
            if chosen:
                best = max(best, (worth / len(chosen) ** CROWD, region, chosen))
        if not best[2]:
            break
        plan.append(best)
        del goals[best[1]]
        for army in best[2]:
            left.remove(army)
    return plan


def goal(s: State, seat: int, region: int) -> tuple[float, float]:
    """The army value that has to come in order to take a region, and what that is worth, its risk reckoned with."""
    wanted = max(1, need(s, seat, region) - force(s.players[seat], region))
    risk = 0.36 if opposed(s, seat, region) >= 0 else 0.41
    return wanted, risk * min(region_worth(s, seat, region), 80.0)


def best_marches(s: State, seat: int) -> float:
    """What mobilising all armies may gain."""
    p = s.players[seat]
    armies = [(at, value) for at, value in zip(p.where, p.value, strict=True) if at]
    plan = assaults(s, seat, armies)
    idle = len(armies) - sum([len(chosen) for _, _, chosen in plan])
    gains = [worth * float(len(chosen) ** CROWD) for worth, _, chosen in plan]
    return sum(gains) + 0.25 * idle


# ---- special actions -------------------------------------------------------------------------------------------------


def usurp_worth(s: State, seat: int, region: int) -> float:
    """What usurping a region with the hero there would gain; 0 where it cannot be done."""
    return usurp_gain(s, seat, region) if usurp_need(s, seat, region) <= usurp_might(s, seat) else 0.0


def more_might_worth(s: State, seat: int, regions: Iterable[int]) -> float:
    """The most that one more might would gain by usurping one of some regions."""
    just = usurp_might(s, seat) + 1
    return max([usurp_gain(s, seat, there) for there in regions if usurp_need(s, seat, there) == just], default=0.0)


def usurp_gain(s: State, seat: int, region: int) -> float:
    """What usurping a region would gain."""
    p = s.players[seat]
    extra = WORTH["recruit"] + 0.21 * authority(p) if free_army(p) >= 0 else 0.0
    return region_worth(s, seat, region) + extra + 0.4 * enemy_force(s, seat, region)


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
            return WORTH["reinforce"] + 0.45 * authority(p) - 0.41 * sum([at > 0 for at in p.where])
        case "build_temple":
            won = wins_with_temple(s, seat)
            return WIN if won else WORTH["build"] + 0.93 * (p.holds & s.temples).bit_count()
        case "prepare":
            return WORTH["prepare"] + 0.44 * wisdom(p) + 0.73 * max(0, 3 - len(p.hand))
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
    worth = WORTH["fresh"] * len(used) + WORTH["again"] * again + 2.4 * priests
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
