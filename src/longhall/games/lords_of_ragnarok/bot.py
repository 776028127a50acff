"""A greedy player of Lords of Ragnarok: it gives every option a worth and takes the best.

It reads only what its seat may know: the board, its own cards, and the number of cards in other hands. Worths are rough
estimates by hand, in units of an ordinary region; `JUDGES` finds the estimate for each kind of question.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from longhall.games.lords_of_ragnarok.battle import battle_value, card_value, own_losses, text_value
from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, AUTHORITY, MIGHT
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.foresight import STEPS, foresee
from longhall.games.lords_of_ragnarok.sheet import (
    army_mask,
    beside,
    enterable,
    force,
    hero_reach,
    might,
    wisdom,
)
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.worth import (
    CARD,
    activation_worth,
    assaults,
    card_strength,
    frontier,
    march_worth,
    more_might_worth,
    special_worth,
    usurp_worth,
)
from longhall.kernel import Ask, Option

BREADTH: Final = 8
SAMPLES: Final = 10
"""How many options are looked at with foresight, and on how many imagined copies each."""
TRUST: Final = 0.03
"""How much the quick estimate of an option counts beside what foresight says."""
PLANNED: Final = 2000.0
"""What it is worth to be the next step of a plan: more than any victory, which the plan has seen as well."""


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The best option: by foresight at the steps of a turn where followers play, else by its worth."""
    if ask.kind in STEPS and len(ask.options) > 1 and any(p.follower for p in s.players):
        return look_ahead(s, ask, rng)
    return quick(s, ask, rng)


def quick(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    return max(estimate(s, ask, rng))[1]


def estimate(s: State, ask: Ask[Any], rng: random.Random) -> list[tuple[float, Option]]:
    """Every option with its worth."""
    return [(worth + rng.random() * 0.01, option) for worth, option in zip(worths(s, ask), ask.options, strict=True)]


def worths(s: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth at first sight, in their order; in a mobilisation the next step of the plan leads."""
    if ask.kind == "mobilize":
        planned = mobilize(s, ask.seat, ask.options)
        return [activation_worth(s, ask.seat, option) + PLANNED * (option == planned) for option in ask.options]
    worth = JUDGES.get(ask.kind, indifferent)
    return [worth(s, ask.seat, option) for option in ask.options]


def look_ahead(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The most promising options are tried on imagined copies, all with the same luck."""
    ranked = sorted(estimate(s, ask, rng), reverse=True)[:BREADTH]
    seeds = [rng.getrandbits(32) for _ in range(SAMPLES)]
    tried = [
        (sum([foresee(s, ask, option, quick, seed) for seed in seeds]) / SAMPLES + TRUST * min(worth, 12.0), option)
        for worth, option in ranked
    ]
    return max(tried)[1]


def indifferent(s: State, seat: int, option: Option) -> float:
    """No opinion, but to do something is better than not to."""
    return 0.0 if option[0] in ("skip", "done", "decline", "idle") else 0.5


# ---- armies ----------------------------------------------------------------------------------------------------------


def mobilize(s: State, seat: int, options: Sequence[Option]) -> Option:
    """The next step of the plan; then what is left trains or moves up."""
    number, word = s.map.number, s.map.word
    armies = list(dict.fromkeys([(number[o[1]], int(o[2])) for o in options if o[0] == "march"]))
    p = s.players[seat]
    twins = [(at, v) for at, v in zip(p.where, p.value, strict=True) if (at, v) in armies]
    for _, region, chosen in assaults(s, seat, twins):
        at, value = chosen[0]
        march = ("march", word[at], str(value), word[region])
        if march in options:
            return march
    rest = [o for o in options if o[0] != "march" or p.holds >> number[o[3]] & 1]
    return max(rest, key=lambda o: activation_worth(s, seat, o))


def grow_worth(s: State, seat: int, option: Option) -> float:
    """Which army should grow: one that can then take more, and is not too strong yet."""
    region, value = s.map.number[option[1]], int(option[2])
    p = s.players[seat]
    best = 0.0
    for there in bits(beside(s, p, region) & ~p.holds & enterable(s, p)):
        before = march_worth(s, seat, (region, value), there)
        best = max(best, march_worth(s, seat, (region, value + 1), there) - max(before, 0.0))
    return 0.4 + 0.67 * min(best, 6.0) - 0.03 * value


def loss_worth(s: State, seat: int, option: Option) -> float:
    """Points are best taken from an army that keeps standing."""
    return float(int(option[2])) if int(option[2]) > 1 else 0.2


# ---- hero and prayer -------------------------------------------------------------------------------------------------


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
    worth = usurp_worth(s, seat, region) * (1.0 if can_usurp_soon(s, seat) else 0.5)
    return worth + (0.66 if s.forge_stock[region] else 0.0) + 0.05 * s.map.realms[region].bit_count()


def attribute_worth(s: State, seat: int, which: int) -> float:
    """Might wins regions by usurping, authority makes strong armies, wisdom runes."""
    p = s.players[seat]
    value = p.attributes[which]
    if value >= s.rules.attribute_max:
        return 0.0
    if which == MIGHT:
        reach = (p.hero_at, *hero_reach(s, p))
        more = more_might_worth(s, seat, reach)
        return 1.4 - 0.3 * value + 0.15 * min(more, 6.0)
    return (2.2 if which == AUTHORITY else 1.0) - 0.3 * value


def prayer_worth(s: State, seat: int, option: Option) -> float:
    """The attribute, and the god's gift."""
    if option[0] != "pray":
        return 0.0
    monument = s.box.gods.index(option[1])
    record = s.box.monuments[option[1]]
    gift = record.amounts[s.levels[monument] - 1] * {"cards": 0.52, "runes": 0.4, "army_up": 0.6}[record.gift]
    return attribute_worth(s, seat, s.box.attribute_of[monument]) + gift


# ---- runes -----------------------------------------------------------------------------------------------------------


def rune_action_worth(s: State, seat: int, option: Option) -> float:
    """What a rune action is worth beyond its runes."""
    p = s.players[seat]
    held = sum(p.runes)
    match option:
        case ("done",):
            return 0.34
        case ("raise", word):
            return attribute_worth(s, seat, ATTRIBUTES.index(word)) - 2.6
        case ("improve", _, _):
            return grow_worth(s, seat, option) - 0.2
        case ("ally", _):
            return 0.8
        case ("tame", _):
            return 0.2
        case ("draw",):
            return 1.1 if held > 3 and len(p.hand) < wisdom(p) + 2 else 0.1
        case ("use", _):
            return 0.6
    return 0.0


def pay_worth(s: State, seat: int, option: Option) -> float:
    """Pay with what there is most of."""
    return float(s.players[seat].runes[s.box.rune_number[option[1]]])


def rune_worth(s: State, seat: int, option: Option) -> float:
    """Different kinds raise attributes."""
    return -float(s.players[seat].runes[s.box.rune_number[option[1]]])


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
    """Begin where population is low, more such regions are near by land or by sea, and others are far."""
    chart = s.map
    if option[0] == "sail":
        coast = chart.coast[chart.sea_number[option[1]]]
        return max([start_here(s, region, coast) for region in bits(coast)])
    region = chart.number[option[1]]
    drakkar = s.players[seat].drakkar
    return start_here(s, region, chart.coast[drakkar])


def start_here(s: State, region: int, coast: int) -> float:
    """What a first region is worth with a drakkar on that coast."""
    taken, chart = 0, s.map
    for q in s.players:
        taken |= army_mask(q)
    if taken >> region & 1:
        return -9.0
    around = bits((chart.near[region] | coast) & ~(1 << region) & ~taken)
    room = sum([2.8 ** (3 - chart.population[there]) for there in around])
    own = 0.0 if chart.population[region] <= s.rules.start_control_population else -2.0
    return own + 0.5 * room + 0.86 * min(3, chart.steps_to(region, taken))


# ---- battle, monsters, hunt ------------------------------------------------------------------------------------------


def battle_worth(s: State, seat: int, option: Option) -> float:
    """Play what is needed to win, and nothing in a battle that is won or lost."""
    fight = s.battle
    assert fight is not None
    side = fight.fighters.index(seat)
    enemy = s.players[fight.fighters[1 - side]]
    lead = battle_value(s, fight, side) - battle_value(s, fight, 1 - side) - (1 - side)
    left = 0 if fight.passed[1 - side] else len(enemy.battle_deck if enemy.follower else enemy.hand)
    threat = CARD * min(left, 3) * (1.0 if enemy.follower else 0.52)
    if option[0] == "pass":
        return 1.0 if lead >= threat else 0.4
    card = option[1]
    added = card_value(s, seat, card) + text_value(s, fight, side, card)
    room = force(s.players[seat], fight.where) - own_losses(s, fight, side)
    hope = lead + 0.72 * card_strength(s, seat, room - (1 - side))
    if hope < threat - 1.0:
        return 0.1
    surplus = max(0.0, lead + added - threat)
    return 0.7 + 0.063 * added - 0.093 * s.box.cards[card].casualties - 0.041 * surplus


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
    return {"cancel": 3.0, "block": 2.0, "use": 1.5, "suffer": 1.2 - 0.4 * hurt, "parry": 0.72}.get(option[0], 0.0)


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
    "brisingamen": 1.6,
    "swift_levies": 3.5,
    "belt_of_might": 1.7,
    "host_of_folkvang": 1.6,
    "stormcaller": 2.0,
    "steadfast": 2.7,
    "price_of_an_eye": 1.8,
    "high_seat": 1.5,
    "sessrumnir": 2.0,
    "drillmaster": 1.6,
}
"""What some blessings are worth; the others 1."""


STARTS: Final = {"thorson": 1.6, "tyrson": 3.1, "freyason": 2.7, "baldrson": 2.5, "ullrson": 1.8, "odinson": 2.6}
"""What some origins are worth at the start; the others 1."""


def origin_worth(s: State, seat: int, option: Option) -> float:
    """Might and strong armies win regions early."""
    return STARTS.get(option[1], 2.0)


def blessing_worth(s: State, seat: int, option: Option) -> float:
    """The most useful blessing."""
    return BLESSED.get(option[1], 1.8)


JUDGES: Final[dict[str, Callable[[State, int, Option], float]]] = {
    "origin": origin_worth,
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
