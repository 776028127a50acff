"""The greedy bot of the room: it plays whole games, and wins them."""

from __future__ import annotations

import pytest

from longhall.bots import make_bot
from longhall.games import load
from longhall.games.vikings_gone_wild import bot
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


@pytest.mark.parametrize("seats", [2, 4])
def test_what_rollouts_do_not_judge_is_never_the_best(seats: int) -> None:
    """What comes first comes before whatever else there is, and by as much as if all had been judged."""
    game, shorter = load("vikings_gone_wild"), 0
    bots = [make_bot("greedy:0.3", game, seat) for seat in range(seats)]
    m = Match.new(game, seats, 5)
    while m.pending:
        ask, s = m.pending[0], m.state
        full, quick = bot.worths(s, ask), bot.favour(s, ask)
        best = max(full)
        assert [worth == best for worth in full] == [worth == best for worth in quick]
        assert all(worth < best - 1 for worth in full if worth != best) or full == quick
        shorter += full != quick
        m.apply(ask.seat, bots[ask.seat].choose(m, ask.seat))
    assert shorter > 20
