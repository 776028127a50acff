"""A greedy player of A Feast for Odin: it gives every option a worth in points and takes the best.

It reads only what its seat may know: the table and its own hand. Prices are in `worth.py`; tiles are laid as the
solver proposes, before income, bonuses and scoring.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from longhall.games.feast_for_odin.lookout import Lookout
from longhall.games.feast_for_odin.records import Space, Things
from longhall.games.feast_for_odin.sheet import animals, has, large
from longhall.games.feast_for_odin.solver import Step, solve_quickly
from longhall.games.feast_for_odin.spaces import (
    can_emigrate,
    emigration_price,
    in_reach,
    models,
    possible,
    table_free,
    wares,
)
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.worth import ACT, ISLAND, card_worth, emigration_worth, feast_need, rounds_left
from longhall.kernel import Ask, Option

NEVER: Final = -99.0

Judge = Callable[[Lookout, Option, Ask[Any]], float]


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    scored = [(worth + rng.random() * 0.01, option) for worth, option in zip(worths(s, ask), ask.options, strict=True)]
    best: Option = max(scored)[1]
    return best


def worths(s: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth, in their order."""
    if ask.kind in LAYING:
        return LAYING[ask.kind](s, ask.seat, ask.options, plan(s, ask.seat))
    judge, look = JUDGES.get(ask.kind, by_word), Lookout(s, ask.seat)
    return [judge(look, option, ask) for option in ask.options]


# ---- spaces --------------------------------------------------------------------------------------------------------


def space_worth(look: Lookout, word: str) -> float:
    """What a space is worth, Vikings not counted."""
    s, seat, space = look.s, look.seat, look.box.spaces[word]
    if space.imitate:
        return max([space_worth(look, model) for model in models(s, seat, space)], default=0.0)
    total = 0.0
    if space.column == 3:
        total += ACT["card"]
    elif space.column == 4:
        total += best_card(look)
    if look.simple and word in look.price.fixed:
        return total + look.price.fixed[word]
    if space.roll:
        return total + roll_worth(look, space)
    if space.explore:
        return total + max([island_worth(s, island) for island in in_reach(s, seat, space)], default=0.0)
    if space.emigrate:
        return total + (emigration_worth(s, seat) if can_emigrate(s, seat) else 0.0)
    if space.mountain or space.upgrade:
        return total + land_worth(look, space)
    if space.sale:
        return total + sale_worth(look, space)
    if space.play and not space.pay_one_of:
        return total + sum(look.cards[: space.play])
    return total + exchange_worth(look, space)


def best_card(look: Lookout) -> float:
    """The best card in hand."""
    return look.cards[0] if look.cards else 0.0


def exchange_worth(look: Lookout, space: Space) -> float:
    """The best exchange of a space, and what it gives besides."""
    s, seat, price = look.s, look.seat, look.price
    total = max([price.swap(give, get) for give, get in possible(s, seat, space)], default=0.0)
    if space.gain_by and space.gain_each:
        total += min(space.most, animals(s, seat, space.gain_by)) * look.thing(space.gain_each)
    for kind, things in (("cattle", space.with_cattle), ("sheep", space.with_sheep)):
        total += price.things(things) if things and animals(s, seat, kind) else 0.0
    for craft in space.crafts:
        give, get = craft.split(">")
        if has(s, seat, give):
            total += max(0.0, look.thing(get) - look.thing(give))
    if space.overseas:
        total += sum([price.climb(good, 1) for good in look.box.by_colour["green"] if has(s, seat, good)])
    if space.forge:
        total += max([look.thing(w) for w in look.box.forgeable if w in look.box.goods or w in s.specials])
    if space.draw:
        total += ACT["card"]
    if space.play:
        total += best_card(look)
    return total


def land_worth(look: Lookout, space: Space) -> float:
    """Mountain items and upgrades."""
    mined = 0.0
    left = list(look.strips)
    for most in space.mountain:
        worths = [max(strip[:most]) for strip in left]
        if worths:
            mined += max(worths)
            del left[worths.index(max(worths))]
    raised = upgrade_worth(look, space.upgrade, space.steps)
    return look.price.things(space.gain) + (max(mined, raised) if space.either else mined + raised)


def upgrade_worth(look: Lookout, number: int, steps: int) -> float:
    """The best upgrades of so many tiles."""
    return sum(look.climbs(steps)[:number])


def sale_worth(look: Lookout, space: Space) -> float:
    """The two best special tiles that the silver is enough for."""
    gains = [look.of[tile] - price for tile, price in wares(look.s, look.seat, 0)]
    return sum([gain for gain in sorted(gains, reverse=True)[: space.sale] if gain > 0])


def island_worth(s: State, island: str) -> float:
    """An exploration board: points, silver and income, less what will stay uncovered."""
    board, grid = s.box.boards[island], s.box.grids[island]
    silver = s.island_silver[s.islands.index(island)]
    open_cells = grid.minus.bit_count()
    fill = min(0.75, ISLAND["fill"] + ISLAND["round"] * rounds_left(s))
    return board.points + silver - open_cells * (1 - fill) + ISLAND["income"] * grid.income(0) * rounds_left(s)


# ---- dice ----------------------------------------------------------------------------------------------------------


def roll_worth(look: Lookout, space: Space) -> float:
    """What an action with a die brings on average."""
    p, roll = look.player, look.box.rolls[space.roll or ""]
    fail = look.price.things(roll.failure) + ACT["viking"] * min(roll.returned, space.column)
    if roll.low:
        low = (1 + (roll.die - 1) * 0.25) - sum(sorted(p.boats)[: space.boats]) - min(space.boats, len(p.boats))
        win = look.price.things(roll.success) - 0.7 * max(0.0, low)
        able = has(look.s, look.seat, roll.weapon) + has(look.s, look.seat, "wood")
        chance = min(1.0, max(0.1, (able - low + 3) / 5))
        return chance * max(win, fail) + (1 - chance) * fail
    likely = 1 + (roll.die - 1) * 0.75 + (max(p.longships, default=0) if roll.id == "pillaging" else 0)
    win = loot_worth(look, int(likely))
    return max(win, fail)


def loot_worth(look: Lookout, result: int) -> float:
    """The best that a result of battle can win, less what must be added."""
    reach, of = result + look.strength, look.of
    gains = [of[tile] - 0.8 * max(0, sword - result) for tile, sword in look.swords.items() if max(sword, 6) <= reach]
    return max(gains, default=0.0)


def hunt(look: Lookout, option: Option, ask: Ask[Any]) -> float:
    """Pay a low result; throw again when it is high; give up when nothing helps."""
    roll, price = look.box.rolls[str(ask.about["roll"])], look.price
    result = int(ask.about["result"])
    if option[0] == "succeed":
        cost = int(option[1]) * look.thing(roll.weapon) + int(option[2]) * look.thing("wood")
        return price.things(roll.success) - cost
    if option[0] == "fail":
        return price.things(roll.failure) + ACT["viking"] * roll.returned
    return price.things(roll.success) - 0.8 * (roll.die + 1) / 3 + (2.0 if result > roll.die / 2 else -1.0)


def battle(look: Lookout, option: Option, ask: Ask[Any]) -> float:
    """Take the best loot, or throw again while the result is poor."""
    roll, result = look.box.rolls[str(ask.about["roll"])], int(ask.about["result"])
    if option[0] == "take":
        lacking = max(0, max(roll.least, look.swords[option[1]]) - result)
        return look.thing(option[1]) - 0.8 * lacking
    if option[0] == "fail":
        return look.price.things(roll.failure) + ACT["viking"] * roll.returned
    eye = int(ask.about["throw"])
    return sum([max(loot_worth(look, result - eye + n), 2.0) for n in range(1, roll.die + 1)]) / roll.die


# ---- turns ---------------------------------------------------------------------------------------------------------


def act(look: Lookout, option: Option, ask: Ask[Any]) -> float:
    """A space by its worth less its Vikings; a ship that can emigrate now; passing when nothing is left."""
    if option[0] == "space":
        spare = 0.0 if look.left else ACT["spare"]
        return space_worth(look, option[1]) - (ACT["viking"] - spare) * look.vikings(look.box.spaces[option[1]])
    if option[0] == "pass":
        return -6.0
    if option[0] == "ship":
        return buy_ship(look, option[1])
    return anytime(look, option)


def buy_ship(look: Lookout, kind: str) -> float:
    """A knarr is bought when it can emigrate in this round, and silver is left for that and for the feast."""
    s, seat, p = look.s, look.seat, look.player
    if kind != "knarr" or large(p) or not table_free(s, seat):
        return NEVER
    if not any(space.emigrate and w not in s.stands and space.column <= p.vikings for w, space in s.box.spaces.items()):
        return NEVER
    price = s.box.ships[kind].price + emigration_price(s, seat)
    return 20.0 if has(s, seat, "silver") >= price + max(0, feast_need(s, seat) - 2) // 2 else NEVER


def anytime(look: Lookout, option: Option) -> float:
    """Exchanges of cards that gain; laying waits for its time."""
    if option[0] == "trade":
        card = look.box.occupations[option[1]]
        labels = look.box.labels[option[1]]
        if option in labels:
            nth = labels.index(option)
            gain = look.price.swap(card.give[nth], card.get[nth])
            return 10.0 + gain if gain > 0.5 else NEVER
        return 0.5
    if option[0] == "tutor":
        return 10.0 if best_card(look) > 2.0 else NEVER
    if option[0] == "shop":
        return 5.0 if look.left and look.thing(look.box.upgrade[option[1]]) > 2.0 else NEVER
    if option[0] == "herbs":
        return 8.0
    return NEVER


# ---- laying --------------------------------------------------------------------------------------------------------


def plan(s: State, seat: int) -> Sequence[Step]:
    """What the solver proposes for the tiles that the bot is ready to lay now."""
    p, box, last = s.players[seat], s.box, s.phase == "end"
    colours = ("orange", "red", "green", "blue") if last else ("green", "blue")
    tiles = [w for w, n in zip(box.goods, p.supply, strict=False) if box.colour[w] in colours for _ in range(n)]
    tiles = [tile for tile in tiles if not box.goods[tile].points] + list(p.specials)
    tiles += ["ore"] * (has(s, seat, "ore") if last or rounds_left(s) < 2 else max(0, has(s, seat, "ore") - 1))
    if steps := solve_quickly(s, seat, tiles, 0.35):
        return steps
    spare = has(s, seat, "silver") - (0 if last else feast_need(s, seat) + 2)
    return solve_quickly(s, seat, ["silver"] * max(0, min(spare, 12)), 1.3)


def window(s: State, seat: int, options: Sequence[Option], steps: Sequence[Step]) -> list[float]:
    """Lay as planned, store what is left at the end, then go on."""
    next_tile = steps[0].tile if steps else ""
    storing = 4.0 if s.phase == "end" or rounds_left(s) == 0 else NEVER
    flat = {"done": 0.0, "store": storing, "ship": NEVER, "arm": NEVER}
    return [
        (5.0 if option[1] == next_tile else NEVER)
        if option[0] == "lay"
        else flat[option[0]]
        if option[0] in flat
        else anytime(Lookout(s, seat), option)
        for option in options
    ]


def lay_on(s: State, seat: int, options: Sequence[Option], steps: Sequence[Step]) -> list[float]:
    """The board of the plan."""
    ref = s.players[seat].boards[steps[0].board].ref if steps else ""
    return [1.0 if option[1] == ref else 0.0 for option in options]


def lay_at(s: State, seat: int, options: Sequence[Option], steps: Sequence[Step]) -> list[float]:
    """The place of the plan."""
    at = steps[0].at if steps else ()
    return [1.0 if option == at else 0.0 for option in options]


LAYING: Final = {"window": window, "lay_on": lay_on, "lay_at": lay_at}
"""The questions that are answered by a plan."""


# ---- the feast -----------------------------------------------------------------------------------------------------


def feast(look: Lookout, option: Option, ask: Ask[Any]) -> float:
    """Serve what is worth little and takes many squares; silver before a penalty."""
    if option[0] == "gap":
        return -3.0
    if option[0] == "sober":
        return 0.0
    if option[0] != "serve":
        return NEVER
    width = int(option[2])
    if option[1] == "silver":
        return -0.95
    good = look.box.goods[option[1]]
    later = 1.0 if look.left else 0.5
    price = later * look.plain[option[1]]
    flat = 0.6 if width == max(good.width, good.height) else 0.0
    return width * 0.9 - price - 0.9 + flat


# ---- the rest ------------------------------------------------------------------------------------------------------


def by_word(look: Lookout, option: Option, ask: Ask[Any]) -> float:
    """What an answer brings by its first word, for questions that need no more."""
    word, *rest = option
    if word in FLAT:
        return FLAT[word]
    if word == "upgrade":
        return look.thing(rest[1]) - look.thing(rest[0]) - int(ask.about.get("price", 0))
    if word == "mine":
        nth = [strip for strip, _ in look.s.strips].index(rest[0])
        return look.strips[nth][int(rest[1]) - 1]
    if word in ("play", "keep"):
        return card_worth(look.price, look.left, look.box.occupations[rest[0]])
    if word in ("take", "buy", "forge", "lift"):
        return look.thing(rest[0]) - (look.box.specials[rest[0]].price or 0 if word == "buy" else 0)
    if word == "turn":
        return turn_worth(look, rest[0])
    if word in ("choose", "trade"):
        return chosen(look, option)
    if word == "craft":
        return look.thing(rest[1]) - look.thing(rest[0])
    if word == "explore":
        return island_worth(look.s, rest[0])
    if word == "imitate":
        return space_worth(look, rest[0])
    if word == "prefer":
        return upgrade_worth(look, 2, 1) if rest[0] == "upgrade" else 4.0
    if word == "which":
        return (1.0 if rest[0] == "knarr" else 0.0) - int(rest[1])
    if word == "spend":
        return -sum([int(n) * w for n, w in zip(rest, (1.3, 0.4, 0.3), strict=True)])
    return anytime(look, option)


FLAT: Final = {
    "decline": 0.3,
    "done": 0.3,
    "fail": 0.3,
    "emigrate": 5.0,
    "recall": 2.0,
    "call": 2.0,
    "boats": 1.0,
    "boost": 0.2,
    "hire": 1.0,
    "space": 2.0,
    "store": 1.0,
    "lay": 1.0,
}


def turn_worth(look: Lookout, good: str) -> float:
    """Turning a tile over."""
    into = look.box.turned.get(good)
    return look.thing(into) - look.thing(good) if into else -1.0


def chosen(look: Lookout, option: Option) -> float:
    """An exchange by its name: a known one by what it gives and takes, others by what they name."""
    labels, price = look.box.labels, look.price
    if option[0] == "trade" and option in labels[option[1]]:
        card, nth = look.box.occupations[option[1]], labels[option[1]].index(option)
        return price.swap(card.give[nth], card.get[nth])
    words = option[2:] if option[0] == "trade" else option[1:]
    named: Things = dict.fromkeys(words, 1)
    paying = all(word in ("wood", "stone", "ore") for word in words) and option[0] == "choose"
    return -price.things(named) if paying else price.things(named) - 1.0


JUDGES: Final[dict[str, Judge]] = {
    "act": act,
    "hunt": hunt,
    "battle": battle,
    "feast": feast,
}
