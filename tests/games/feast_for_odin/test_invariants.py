"""The invariants notice what must never happen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match


def fresh() -> State:
    """A sound position."""
    m: Match[State] = Match.new(load(), 3, 4)
    return m.state.clone()


def lay(s: State, *pieces: tuple[str, int]) -> None:
    home = s.players[0].boards[0]
    for word, mask in pieces:
        home.pieces.append((word, mask))
        home.covered |= mask
        home.green |= mask if s.box.colour[word] == "green" else 0


BREAKS: dict[str, Callable[[State], object]] = {
    "less than nothing": lambda s: s.players[0].supply.__setitem__(0, -1),
    "more ships than landing stages": lambda s: s.players[0].boats.extend([0] * 4),
    "ore on longship": lambda s: s.players[0].longships.append(4),
    "do not fit the banquet table": lambda s: s.players[0].emigrated.extend(["knarr"] * 7),
    "hangs over": lambda s: s.players[0].banquet.append(("silver", 9)),
    "Vikings at home": lambda s: setattr(s.players[1], "vikings", 9),
    "were used but not played": lambda s: s.players[0].spent.append("o178"),
    "overlaps or hangs over": lambda s: lay(s, ("oil", 3), ("silverware", 14)),
    "touches its like": lambda s: lay(s, ("oil", 3), ("oil", 12)),
    "are counted wrong": lambda s: setattr(s.players[0].boards[0], "covered", 1),
    "holds 0 wood and 1 stone": lambda s: setattr(s.players[0].boards[0], "stone", 1),
    "special tiles": lambda s: s.specials.pop(),
    "of shed are built": lambda s: s.buildings.__setitem__("shed", 2),
    "exploration board A": lambda s: s.islands.__setitem__(0, ""),
    "a mountain strip is there twice": lambda s: s.strips.append(s.strips[0]),
    "of bow": lambda s: s.arms.__setitem__(0, 0),
    "missing": lambda s: s.deck.pop(),
    "too many": lambda s: s.players[0].hand.append("o5"),
}


def test_a_sound_position_has_no_problems() -> None:
    assert list(load().invariants(fresh())) == []


@pytest.mark.parametrize("problem", BREAKS)
def test_what_is_wrong_is_noticed(problem: str) -> None:
    s = fresh()
    BREAKS[problem](s)
    assert any(problem in found for found in load().invariants(s)), list(load().invariants(s))
