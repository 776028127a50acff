"""What things are worth to the bot, in points: rough prices by hand, tuned on games against itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from longhall.games.feast_for_odin.box import WHALING_BOAT, Box
from longhall.games.feast_for_odin.feast import squares_left
from longhall.games.feast_for_odin.records import Good, Occupation, Ship, Things
from longhall.games.feast_for_odin.sheet import has, large, length, open_squares
from longhall.games.feast_for_odin.spaces import emigration_price, table_free
from longhall.games.feast_for_odin.state import State

CELL: Final = {"orange": 0.15, "red": 0.28, "green": 0.85, "blue": 1.05}
"""What a cell of a tile is worth by colour, apart from its use as food."""
FOOD: Final = {"": 0.25, "wanted": 0.55, "starving": 1.8}
"""What a square of food is worth: usually, where the feast will cost silver, and where it wants more than there is."""
RESOURCE: Final = {"wood": 1.48, "stone": 1.3, "ore": 1.0, "silver": 1.48}
ARMS: Final = {"bow": 0.36, "snare": 0.5, "spear": 0.3, "long_sword": 0.32, "weapon": 0.29}
BUILT: Final = {"shed": 4.95, "stone_house": 3.86, "long_house": 8.81}
ANIMAL: Final = {"round": 0.55, "bears": 0.4}
"""What an animal is worth beyond its points: for each round left, and if it will bear."""
SHIP: Final = {"emigrant": 5.0, "waiting": 2.5, "whaler": 0.8, "square": 0.8}
"""A large ship beyond its points, less for each that waits already; a first whaling boat for each round left; a square
of the banquet table that an emigrated ship covers."""
LATE: Final = {"resource": 0.6, "arms": 0.4, "built": 0.7, "food": 0.73}
"""What is left of the worth of things in the last round."""
ISLAND: Final = {"fill": 0.12, "round": 0.11, "income": 0.5}
"""The share of an island that will be covered, more of it for each round left; its income, as often as it is paid."""
SPECIAL: Final = {"cell": 0.9}
"""A cell of a special tile, against one of a blue good."""
ACT: Final = {"spare": 0.2, "viking": 1.72, "card": 1.05, "trade": 0.25}
"""What a Viking must bring to be worth placing rather than keeping for another space, and less in the last round; an
occupation drawn, and more of it for each round left where it goes on working."""


def climbs(box: Box, good: str, steps: int) -> list[str]:
    """What a good becomes by up to so many steps."""
    found: list[str] = []
    while steps and good in box.upgrade:
        good, steps = box.upgrade[good], steps - 1
        found.append(good)
    return found


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return length(s).rounds - s.round


class Prices:
    """What one of each thing is worth in supply: at a time of the game, to players as hungry, with as many ships."""

    def __init__(self, box: Box, left: int, hungry: str, waiting: int, boats: bool) -> None:
        late = not left
        self._box = box
        self.of = {word: price * (LATE["resource"] if late else 1.0) for word, price in RESOURCE.items()}
        self.of["silver"] = RESOURCE["silver"] + FOOD[hungry] - FOOD[""]
        self.of |= {word: price * (LATE["arms"] if late else 1.0) for word, price in ARMS.items()}
        self.of |= {word: price * (LATE["built"] if late else 1.0) for word, price in BUILT.items()}
        self.of |= {word: good_worth(good, left, hungry) for word, good in box.goods.items()}
        for word, tile in box.specials.items():
            self.of[word] = CELL["blue"] * SPECIAL["cell"] * box.cells[word] + tile.points
        self.of |= {word: ship_worth(ship, left, waiting, boats) for word, ship in box.ships.items()}
        self._climbs: dict[tuple[str, int], float] = {}
        self.fixed = {word: self.swap(space.pay, space.gain) for word, space in box.spaces.items() if space.fixed}
        """The exchanges of spaces that are always the same, unless cards change them."""

    def things(self, things: Things) -> float:
        """What several things are worth."""
        of = self.of
        return sum([n * of.get(word, 0.0) for word, n in things.items()]) if things else 0.0

    def swap(self, give: Things, get: Things) -> float:
        """What an exchange gains."""
        return self.things(get) - self.things(give)

    def climb(self, good: str, steps: int) -> float:
        """The most that a good can gain by up to so many steps of an upgrade."""
        if (good, steps) not in self._climbs:
            self._climbs[good, steps] = max([self.of[into] - self.of[good] for into in climbs(self._box, good, steps)])
        return self._climbs[good, steps]


_PRICES: Final[WeakKeyDictionary[Box, dict[tuple[int, str, int, bool], Prices]]] = WeakKeyDictionary()


def prices(s: State, seat: int, hungry: str | None = None) -> Prices:
    """What things are worth to a player now, or would be to one as hungry as said."""
    p = s.players[seat]
    key = (rounds_left(s), hunger(s, seat) if hungry is None else hungry, large(p), bool(p.boats))
    known = _PRICES.setdefault(s.box, {})
    found = known.get(key)
    if found is None:
        found = known[key] = Prices(s.box, *key)
    return found


def good_worth(good: Good, left: int, hungry: str) -> float:
    """A good: its cells by colour, its use as food, its points and young where it is an animal."""
    if good.points:
        return good.points + ANIMAL["round"] * left + (ANIMAL["bears"] if good.bears else 0.0)
    cells, late = CELL[good.colour] * good.width * good.height, 1.0 if left else LATE["food"]
    if good.colour in ("green", "blue"):
        return cells
    longest = max(good.width, good.height)
    return late * (cells + FOOD[""] * longest) + (FOOD[hungry] - FOOD[""]) * longest


def ship_worth(ship: Ship, left: int, waiting: int, boats: bool) -> float:
    """A ship: its points, and what it would bring by emigrating, less where others wait; a first one for whaling."""
    if ship.emigrated and left:
        return ship.points + max(0.0, SHIP["emigrant"] - SHIP["waiting"] * waiting)
    return ship.points + (SHIP["whaler"] * left if ship.id == WHALING_BOAT and not boats else 0.0)


def emigration_worth(s: State, seat: int, less: int = 0) -> float:
    """What emigrating now would bring: points, less the ship and the silver, and squares that need no food."""
    p, ships = s.players[seat], s.box.ships
    kinds = [kind for kind, n in (("knarr", p.knarrs), ("longship", len(p.longships))) if n]
    if not kinds or not table_free(s, seat):
        return 0.0
    best = max([ships[kind].emigrated - ships[kind].points for kind in kinds])
    return best - emigration_price(s, seat, less) + SHIP["square"] * s.box.table.squares_a_ship * (rounds_left(s) + 1)


def hunger(s: State, seat: int) -> str:
    """Whether the next feast will want silver, or more of it than there is."""
    need = feast_need(s, seat)
    return "" if need <= 0 else "wanted" if need <= has(s, seat, "silver") else "starving"


def feast_need(s: State, seat: int) -> int:
    """Silver that the next feast will want, when the food at hand is served as well as it goes."""
    p, box = s.players[seat], s.box
    room = squares_left(s, seat) if p.banquet else open_squares(s) - box.table.squares_a_ship * len(p.emigrated)
    orange, red = _widths(p.supply, box.food["orange"]), _widths(p.supply, box.food["red"])
    pairs = min(len(orange), len(red)) + 1
    return max(0, room - sum(orange[:pairs]) - sum(red[:pairs]))


def _widths(supply: list[int], food: Sequence[tuple[int, int, int]]) -> list[int]:
    """How many squares each tile of food takes, most first: the first of a good lying, the others standing."""
    found: list[int] = []
    for thing, lying, standing in food:
        if supply[thing]:
            found += [lying, *[standing] * (supply[thing] - 1)]
    return sorted(found, reverse=True)


def card_worth(price: Prices, left: int, card: Occupation) -> float:
    """What playing a card is worth: its points, and a guess at its use; `left`: rounds after this one."""
    use = ACT["card"] * (1 + ACT["trade"] * left) if card.type in ("each_time", "anytime") else ACT["card"]
    if card.gain and card.type == "immediate" and not card.per:
        use = price.things(card.gain)
    return card.points + use
