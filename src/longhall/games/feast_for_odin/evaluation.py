"""What a position of A Feast for Odin promises: the terms that the searching bot weighs, in points at the end.

The weights are in `evaluation.toml`, one set for each number of rounds left. They tell everybody's chances in a game
that is looked back on; a search plays on to the end instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longhall.games.feast_for_odin.box import ANIMALS
from longhall.games.feast_for_odin.game import PAGES
from longhall.games.feast_for_odin.scoring import score
from longhall.games.feast_for_odin.sheet import animals, has, income
from longhall.games.feast_for_odin.solver import incomes_left
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.worth import card_worth, feast_need, prices, rounds_left

STAGES: Final = tuple([f"left_{n}" for n in range(6, -1, -1)])
QUIET: Final = frozenset({"act"})
"""Questions at which a position can be judged: an action is over."""
TURNS: Final[Mapping[str, int]] = {"": 1}
"""How many turns of its own a seat looks ahead."""

PLAYED_OUT: Final = frozenset({"act"})
"""Questions that a search answers by playing on to the end: what an action is good for shows many rounds later. Judged
by these terms one turn ahead, a search of 30 tries made 40 points alone in the short game where the room made 60."""
QUESTIONS: Final = 1.1
"""How many questions that want thought a move has on average, in games of two who search."""
ENOUGH: Final = (3, 8)
"""After how many games for each opponent the searching levels have thought enough, but for the highest."""
SETTLED: Final = frozenset(PAGES) - PLAYED_OUT
"""Questions that a search leaves to the room: tiles are laid as its solver has planned, and payments matter little."""


def stage(s: State) -> int:
    """The rounds left; a long game has seven."""
    return max(0, 6 - rounds_left(s))


def tick(s: State) -> int:
    """The round."""
    return s.round


def par(s: State) -> float:
    """What the rulebook calls very good for one who plays alone."""
    return float(s.box.table.good_solo)


# ---- terms ---------------------------------------------------------------------------------------------------------


def points(s: State, seat: int) -> float:
    """Points as they stand, losses for open squares included."""
    return score(s, seat)


def incomes(s: State, seat: int) -> float:
    """The income of all boards, as often as it will be paid."""
    return income(s, seat) * incomes_left(s)


def vikings(s: State, seat: int) -> float:
    """Vikings still to be placed in this round."""
    return 0.0 if s.players[seat].passed else s.players[seat].vikings


def _cells(s: State, seat: int, colour: str) -> float:
    supply, box = s.players[seat].supply, s.box
    return sum(
        [
            supply[box.thing[word]] * box.goods[word].width * box.goods[word].height
            for word in box.by_colour[colour]
            if not box.goods[word].points
        ]
    )


def orange(s: State, seat: int) -> float:
    """Cells of crops and other orange goods: food, and later wares."""
    return _cells(s, seat, "orange")


def red(s: State, seat: int) -> float:
    """Cells of meat and other red goods that are no animals."""
    return _cells(s, seat, "red")


def green(s: State, seat: int) -> float:
    """Cells of green goods, which can be laid."""
    return _cells(s, seat, "green")


def blue(s: State, seat: int) -> float:
    """Cells of blue goods, which lie anywhere."""
    return _cells(s, seat, "blue")


def specials(s: State, seat: int) -> float:
    """Cells of special tiles in supply."""
    return sum([s.box.cells[tile] for tile in s.players[seat].specials])


def wood(s: State, seat: int) -> float:
    """Wood in supply."""
    return has(s, seat, "wood")


def stone(s: State, seat: int) -> float:
    """Stone in supply."""
    return has(s, seat, "stone")


def ore(s: State, seat: int) -> float:
    """Ore in supply."""
    return has(s, seat, "ore")


def silver(s: State, seat: int) -> float:
    """Silver in supply, beyond the points that it is."""
    return has(s, seat, "silver")


def weapons(s: State, seat: int) -> float:
    """Weapon cards."""
    return sum([has(s, seat, kind) for kind in ("bow", "snare", "spear", "long_sword")])


def herd(s: State, seat: int) -> float:
    """Animals, which bear young in the rounds left."""
    return sum([animals(s, seat, kind) for kind in ANIMALS]) * rounds_left(s)


def fleet(s: State, seat: int) -> float:
    """Large ships, which can emigrate."""
    p = s.players[seat]
    return p.knarrs + len(p.longships)


def armed(s: State, seat: int) -> float:
    """Ore on ships, for whaling and battle in the rounds left."""
    p = s.players[seat]
    return (sum(p.boats) + sum(p.longships)) * rounds_left(s)


def hunger(s: State, seat: int) -> float:
    """Silver that the next feast will cost."""
    return feast_need(s, seat)


def hand(s: State, seat: int) -> float:
    """Occupations in hand."""
    price, left = prices(s, seat), rounds_left(s)
    return sum([card_worth(price, left, s.box.occupations[card]) for card in s.players[seat].hand])


def trades(s: State, seat: int) -> float:
    """Occupations played that go on working, in the rounds left."""
    cards = [s.box.occupations[card] for card in s.players[seat].played]
    return len([1 for card in cards if card.type != "immediate"]) * rounds_left(s)


TERMS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "points": points,
    "incomes": incomes,
    "vikings": vikings,
    "orange": orange,
    "red": red,
    "green": green,
    "blue": blue,
    "specials": specials,
    "wood": wood,
    "stone": stone,
    "ore": ore,
    "silver": silver,
    "weapons": weapons,
    "herd": herd,
    "fleet": fleet,
    "armed": armed,
    "hunger": hunger,
    "hand": hand,
    "trades": trades,
}
