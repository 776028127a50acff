"""The greedy bot of the room: it plays whole games, and wins them."""

from __future__ import annotations

import pytest

from longhall.bots import make_bot
from longhall.games import load
from longhall.kernel import Match
from longhall.study.simulate import play_out
from tests.games.bots import won_against_chance


def test_greedy_beats_random_in_more_than_95_of_100_games() -> None:
    """With two players, sitting in turn on either side; in fact it hardly ever loses."""
    assert won_against_chance(load("vikings_gone_wild"), 60) > 0.95


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_plays_against_itself(seats: int) -> None:
    game = load("vikings_gone_wild")
    m = Match.new(game, seats, 1)
    play_out(m, [make_bot("greedy", game, seat) for seat in range(seats)])
    assert m.over
    assert m.state.round < 25
