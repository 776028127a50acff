"""What can be read off the table: what a player has, what is to be had, what boards pay, what cards change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.feast_for_odin.box import ANIMALS, HOUSES, KNARR, LONGSHIP, SHIPS, WHALING_BOAT
from longhall.games.feast_for_odin.records import Change, Length
from longhall.games.feast_for_odin.state import Board, Player, State
from longhall.games.feast_for_odin.tiles import Grid


def has(s: State, seat: int, word: str) -> int:
    """How many of a thing, ship or special tile a player has in supply."""
    p = s.players[seat]
    number = s.box.thing.get(word)
    if number is not None:
        return p.supply[number]
    if word in SHIPS:
        return ships(p, word)
    return p.specials.count(word)


def ships(p: Player, kind: str) -> int:
    """How many ships of a kind lie in the harbour."""
    if kind == KNARR:
        return p.knarrs
    return len(p.boats) if kind == WHALING_BOAT else len(p.longships)


def large(p: Player) -> int:
    """Knarrs and longships together."""
    return p.knarrs + len(p.longships)


def stage_free(s: State, p: Player, kind: str) -> bool:
    """Whether there is a landing stage for one more ship of a kind (p. 13)."""
    if kind == WHALING_BOAT:
        return len(p.boats) < s.box.table.small_stages
    return large(p) < s.box.table.large_stages


def houses(p: Player) -> list[Board]:
    """Stone and long houses; sheds never count."""
    return [board for board in p.boards if board.kind in HOUSES]


def animals(s: State, seat: int, kind: str) -> int:
    """Sheep or cattle, pregnant ones included."""
    supply = s.players[seat].supply
    return supply[s.box.thing[kind]] + supply[s.box.pregnant[kind]]


def length(s: State) -> Length:
    """The length of this game."""
    return s.box.lengths[s.length]


def harvest_number(s: State) -> int:
    """What is harvested in this round: all crops up to this number; 0 is none (p. 8)."""
    return length(s).harvest[s.round - 1]


def open_squares(s: State) -> int:
    """Squares of the banquet table without a Viking, emigrated ships not taken off (p. 10)."""
    return s.box.table.squares - (length(s).rounds - s.round)


def rule(s: State, seat: int, name: Change) -> int:
    """What the played cards of a player come to for a rule that they change."""
    p = s.players[seat]
    if not p.played:
        return 0
    cards = s.box.occupations
    return sum([cards[card].rules.get(name, 0) for card in p.played])


def income(s: State, seat: int) -> int:
    """The income of all boards together (p. 9)."""
    grids = s.box.grids
    return sum([grids[b.kind].income(b.covered) for b in s.players[seat].boards if b.kind in grids])


def same(grid: Grid, board: Board, colour: str) -> int:
    """The cells on a board that a tile of a colour must not touch by a side (p. 12-13)."""
    if grid.house:
        return board.orange if colour == "orange" else board.red if colour == "red" else 0
    return board.green if colour == "green" else 0


def may_lie(s: State, seat: int, grid: Grid, word: str) -> bool:
    """Whether a thing may lie on a kind of board at all (p. 12-13)."""
    if grid.house:
        return word != "ore" and (word != "wood" or rule(s, seat, "wood_in_houses") > 0)
    return word != "wood" and s.box.colour[word] not in ("orange", "red")


def standing(s: State, seat: int, wanted: Callable[[str], bool]) -> int:
    """How many Vikings of this round a player has on spaces of a kind."""
    return sum([n for space, (by, n, when) in s.stands.items() if by == seat and when == s.round and wanted(space)])


def specials_of(s: State, seat: int) -> list[str]:
    """A player's special tiles, in supply and laid."""
    p = s.players[seat]
    return [*p.specials, *[word for board in p.boards for word, _ in board.pieces if word in s.box.specials]]


def clockwise(s: State, start: int) -> list[int]:
    """All seats from one of them on, to the left."""
    n = len(s.players)
    return [(start + i) % n for i in range(n)]


# ---- what cards count ----------------------------------------------------------------------------------------------


def count(s: State, seat: int, what: str) -> int:
    """What a card counts; a good counts in supply only, an animal with its pregnant side."""
    special = COUNTS.get(what)
    return special(s, seat) if special else has(s, seat, what)


def _red_kinds(s: State, seat: int) -> int:
    return len({s.box.goods[g].bears or g for g in s.box.by_colour["red"] if has(s, seat, g)})


def _fleets(s: State, seat: int) -> int:
    return min([ships(s.players[seat], kind) for kind in SHIPS])


def _column(n: int) -> Callable[[State, int], int]:
    return lambda s, seat: standing(s, seat, lambda space: s.box.spaces[space].column == n)


def _crafting(s: State, seat: int) -> int:
    crafts = s.box.by_section["crafting"]
    return standing(s, seat, lambda space: space in crafts)


COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "fleets": _fleets,
    "house": lambda s, seat: len(houses(s.players[seat])),
    "animal_kinds": lambda s, seat: len([1 for kind in ANIMALS if animals(s, seat, kind)]),
    "red_kinds": _red_kinds,
    "meat_pairs": lambda s, seat: min(has(s, seat, "game_meat"), has(s, seat, "whale_meat")),
    "ship_ore": lambda s, seat: sum(s.players[seat].boats) + sum(s.players[seat].longships),
    "armed_longships": lambda s, seat: len([1 for ore in s.players[seat].longships if ore >= 2]),
    "specials": lambda s, seat: len(specials_of(s, seat)),
    "players": lambda s, seat: len(s.players),
    "crafting_vikings": _crafting,
    "column_2_vikings": _column(2),
    "column_3_vikings": _column(3),
    "sheep": lambda s, seat: animals(s, seat, "sheep"),
    LONGSHIP: lambda s, seat: len(s.players[seat].longships),
}
