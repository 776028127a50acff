"""Exploring: settlers and temples take the ferry to the next island (p. 12, 14). Options by source, then target."""

from __future__ import annotations

from collections import Counter
from functools import partial

from longhall.games.tiny_epic_vikings.actions.deeds import SKIP, STOP, action
from longhall.games.tiny_epic_vikings.actions.sail import attack
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import move_settler, move_temple
from longhall.kernel import Ask, Option


@action("explore_settler")
async def explore_settler(s: State, seat: int, deed: Deed) -> None:
    """So many moves, one settler's or several settlers'; then those who came attack (p. 12, `explore_moves`).

    A settler that leaves an island is the one that has just come there, if one has (`attack_once`).
    """
    if not any(s.settlers[seat]):
        return
    arrived: Counter[int] = Counter()
    for done in range(deed.amount):
        options = partial(explore_options, s, seat, STOP if done else SKIP)
        choice = await Ask(seat, "explore", options, left=deed.amount - done)
        if choice[0] != "explore":
            break
        source, target = s.board.island[choice[1]], s.board.island[choice[2]]
        move_settler(s, seat, source, target)
        arrived[source] -= arrived[source] > 0
        arrived[target] += 1
    for island in sorted(+arrived):
        attack(s, seat, island)


def explore_options(s: State, seat: int, end: Option) -> list[Option]:
    """Every settler to every island that a ferry joins to its own."""
    islands, adjacent = s.board.islands, s.board.adjacent
    options: list[Option] = [
        ("explore", islands[source], islands[target])
        for source, count in enumerate(s.settlers[seat])
        if count
        for target in adjacent[source]
    ]
    options.append(end)
    return options


@action("explore_temple")
async def explore_temple(s: State, seat: int, deed: Deed) -> None:
    """A temple takes the ferry; never to an island where the clan has one (p. 12, 14)."""
    for done in range(deed.amount):
        options = temple_options(s, seat, STOP if done else SKIP)
        if len(options) == 1:
            return
        choice = await Ask(seat, "explore_temple", options)
        if choice[0] != "move_temple":
            return
        move_temple(s, seat, s.board.island[choice[1]], s.board.island[choice[2]])


def temple_options(s: State, seat: int, end: Option) -> list[Option]:
    """Every temple to every island across without one of the clan's own."""
    islands, own = s.board.islands, s.temples[seat]
    options: list[Option] = [
        ("move_temple", islands[source], islands[target])
        for source, count in enumerate(own)
        if count
        for target in s.board.adjacent[source]
        if not own[target]
    ]
    options.append(end)
    return options
