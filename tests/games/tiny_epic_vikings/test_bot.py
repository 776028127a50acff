"""The greedy bot: it answers every question, reads nothing hidden, and beats random play."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.tiny_epic_vikings import bot
from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.pages import PAGES
from longhall.kernel import Game
from longhall.text import Texts
from tests.games.bots import assert_honest, won_against_chance, won_alone

GAME: Game[Any] = load()


def test_every_question_has_a_judge() -> None:
    """Whatever the texts know as a question."""
    texts = Texts(GAME, "en")
    kinds = {kind for kind in PAGES if texts._bundle.has_message(f"ask-{kind}")}
    assert kinds == {*bot.JUDGES, *bot.PLANNERS}


def test_it_beats_random_play_in_more_than_95_of_100_games() -> None:
    """Two players, in both seats."""
    assert won_against_chance(GAME, 40) > 0.95


def test_it_sometimes_beats_the_rival() -> None:
    """About two games in five at normal strength."""
    assert 0.1 < won_alone(GAME, 30) < 0.9


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_reads_nothing_that_its_seat_may_not_know(seats: int) -> None:
    assert_honest(GAME, bot.choose, seats, {})
