"""What things are worth to the bot, in points: rough prices by hand, tuned on games against itself."""

from __future__ import annotations

from typing import Final

from longhall.games.feast_for_odin.feast import squares_left
from longhall.games.feast_for_odin.records import Occupation, Things
from longhall.games.feast_for_odin.sheet import has, length, open_squares
from longhall.games.feast_for_odin.spaces import emigration_price, table_free
from longhall.games.feast_for_odin.state import State

CELL: Final = {"orange": 0.15, "red": 0.3, "green": 0.85, "blue": 1.05}
"""What a cell of a tile is worth by colour, apart from its use as food."""
FOOD: Final = 0.25
RESOURCE: Final = {"wood": 1.2, "stone": 1.3, "ore": 1.0, "silver": 1.0}
ARMS: Final = {"bow": 0.4, "snare": 0.5, "spear": 0.3, "long_sword": 0.4, "weapon": 0.4}
BUILT: Final = {"shed": 5.0, "stone_house": 3.0, "long_house": 5.0}
VIKING: Final = 1.6
"""What a Viking must bring to be worth placing rather than keeping for another space."""
CARD: Final = 1.2


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return length(s).rounds - s.round


def thing_worth(s: State, seat: int, word: str) -> float:
    """What one of a thing is worth in supply."""
    if word in RESOURCE:
        late = rounds_left(s) == 0 and word != "silver"
        return RESOURCE[word] * (0.6 if late else 1.0)
    if word in ARMS:
        return ARMS[word] * (0.4 if rounds_left(s) == 0 else 1.0)
    if word in s.box.goods:
        return good_worth(s, word)
    if word in s.box.specials:
        tile = s.box.specials[word]
        return CELL["blue"] * sum(row.count("#") for row in tile.shape) * 0.9 + tile.points
    if word in s.box.ships:
        return ship_worth(s, seat, word)
    return BUILT.get(word, 0.0) * (0.7 if rounds_left(s) == 0 else 1.0)


def good_worth(s: State, word: str) -> float:
    """A good: its cells by colour, its use as food, its points and young where it is an animal."""
    good = s.box.goods[word]
    cells = good.width * good.height
    total = CELL[good.colour] * cells
    if good.colour in ("orange", "red"):
        total += FOOD * max(good.width, good.height)
        if rounds_left(s) == 0:
            total *= 0.75
    if good.points:
        total = good.points + 0.55 * rounds_left(s) + (0.4 if good.bears else 0.0)
    return total


def ship_worth(s: State, seat: int, kind: str) -> float:
    """A ship: its points, and what it would bring by emigrating."""
    ship = s.box.ships[kind]
    waiting = s.players[seat].knarrs + len(s.players[seat].longships)
    if not ship.emigrated or not rounds_left(s):
        return ship.points + (0.8 * rounds_left(s) if kind == "whaling_boat" and not s.players[seat].boats else 0.0)
    return ship.points + max(0.0, 5.0 - 2.5 * waiting)


def things_worth(s: State, seat: int, things: Things) -> float:
    """What several things are worth."""
    return sum([n * thing_worth(s, seat, word) for word, n in things.items()])


def emigration_worth(s: State, seat: int, less: int = 0) -> float:
    """What emigrating now would bring: points, less the ship and the silver, and squares that need no food."""
    p, ships = s.players[seat], s.box.ships
    kinds = [kind for kind, n in (("knarr", p.knarrs), ("longship", len(p.longships))) if n]
    if not kinds or not table_free(s, seat):
        return 0.0
    best = max([ships[kind].emigrated - ships[kind].points for kind in kinds])
    return best - emigration_price(s, seat, less) + 0.8 * s.box.table.squares_a_ship * (rounds_left(s) + 1)


def feast_need(s: State, seat: int) -> int:
    """Silver that the next feast will want, when the food at hand is served as well as it goes."""
    p, box = s.players[seat], s.box
    room = squares_left(s, seat) if p.banquet else open_squares(s) - box.table.squares_a_ship * len(p.emigrated)
    widths: dict[str, list[int]] = {"orange": [], "red": []}
    for colour, found in widths.items():
        for word in box.by_colour[colour]:
            count, good = has(s, seat, word), box.goods[word]
            if count and not good.points:
                found.append(max(good.width, good.height))
                found += [min(good.width, good.height)] * (count - 1)
        found.sort(reverse=True)
    pairs = min(len(widths["orange"]), len(widths["red"])) + 1
    return max(0, room - sum(widths["orange"][:pairs]) - sum(widths["red"][:pairs]))


def card_worth(s: State, seat: int, card: Occupation) -> float:
    """What playing a card is worth: its points, and a guess at its use."""
    use = CARD * (1 + 0.25 * rounds_left(s)) if card.type in ("each_time", "anytime") else CARD
    if card.gain and card.type == "immediate" and not card.per:
        use = things_worth(s, seat, card.gain)
    return card.points + use
