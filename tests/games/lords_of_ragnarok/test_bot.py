"""The greedy bot: it plays at every table, reads nothing hidden, beats random play, and now and then a follower."""

from __future__ import annotations

import random

import pytest

from longhall.bots import make_bot
from longhall.games.lords_of_ragnarok import bot
from longhall.kernel import Match, Rng
from longhall.study.simulate import play_out
from tests.games.lords_of_ragnarok.cast import GAME

TABLES: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {"followers": "two"}), (3, {}), (4, {})]


def test_it_beats_random_play_in_more_than_95_of_100_games() -> None:
    """Two players, in both seats."""
    won = 0.0
    for seed in range(40):
        bots = [make_bot("greedy", GAME, seed), make_bot("random", GAME, seed)]
        match = Match.new(GAME, 2, seed, track=False)
        play_out(match, bots if seed % 2 else bots[::-1])
        won += GAME.returns(match.state)[1 - seed % 2]
    assert won / 40 > 0.95


def test_it_sometimes_beats_a_follower(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than one game in three at the standard level; a few less with less foresight."""
    monkeypatch.setattr(bot, "SAMPLES", 2)
    won = 0.0
    for seed in range(8):
        match = Match.new(GAME, 1, seed, track=False)
        play_out(match, [make_bot("greedy", GAME, seed)])
        won += GAME.returns(match.state)[0]
    assert won >= 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_reads_nothing_that_its_seat_may_not_know(
    seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In what it imagines, where only hidden things differ, it chooses the same."""
    monkeypatch.setattr(bot, "SAMPLES", 2)
    luck, match = Rng.seeded(5), Match.new(GAME, seats, 8, options)
    for _ in range(80):
        if not match.pending:
            break
        ask = match.pending[0]
        twin = match.imagine(ask.seat, luck)
        chosen = bot.choose(match.state, ask, random.Random(1))
        assert bot.choose(twin.state, twin.ask_for(ask.seat), random.Random(1)) == chosen, ask.kind
        match.apply(ask.seat, chosen)
