"""Favour cards: choosing one to fight for (p. 8), and making room for a fourth (p. 9).

Options go row by row, the upper first, and from left to right.
"""

from __future__ import annotations

from typing import Final

from longhall.games.tiny_epic_vikings.board import ENDS, ROWS
from longhall.games.tiny_epic_vikings.cards import give_up, open_battle
from longhall.games.tiny_epic_vikings.sheet import favour_ends
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Ask, Option

FAVOUR_PLACES: Final = 3


async def begin_battle(s: State, seat: int) -> None:
    """Begin a battle for a favour card from an end of a row (p. 8)."""
    options: list[Option] = [("favour", favour, ROWS[row], ENDS[end]) for favour, row, end in favour_ends(s)]
    choice = options[0] if len(options) == 1 else await Ask(seat, "favour", options)
    _, favour, row, end = choice
    open_battle(s, seat, favour, ROWS.index(row), ENDS.index(end))


async def make_room(s: State, seat: int) -> None:
    """Whoever has three favours and wins a fourth gives one of the three back to an end of a row (p. 9)."""
    if len(s.players[seat].favours) < FAVOUR_PLACES:
        return
    choice = await Ask(seat, "give_up", lambda: give_up_options(s, seat))
    _, favour, row, end = choice
    give_up(s, seat, favour, ROWS.index(row), ENDS.index(end))


def give_up_options(s: State, seat: int) -> list[Option]:
    """Each favour held, to each end of each row; an empty row has one end only."""
    return [
        ("give_up", favour, ROWS[row], ENDS[end])
        for favour in s.players[seat].favours
        for row in range(len(ROWS))
        for end in range(2 if s.rows[row] else 1)
    ]
