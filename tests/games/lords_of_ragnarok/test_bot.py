"""The greedy bot: it plays at every table, reads nothing hidden, beats random play, and now and then a follower."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import bot
from tests.games.bots import assert_honest, won_against_chance, won_alone
from tests.games.lords_of_ragnarok.cast import GAME

TABLES: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {"followers": "two"}), (3, {}), (4, {})]


def test_it_beats_random_play_in_more_than_95_of_100_games() -> None:
    """Two players, in both seats."""
    assert won_against_chance(GAME, 40) > 0.95


def test_it_sometimes_beats_a_follower(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than one game in three at the standard level; a few less with less foresight."""
    monkeypatch.setattr(bot, "SAMPLES", 2)
    assert won_alone(GAME, 8) > 0.1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_reads_nothing_that_its_seat_may_not_know(
    seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "SAMPLES", 2)
    assert_honest(GAME, bot.choose, seats, options, 80)
