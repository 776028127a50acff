"""The greedy bot: it answers every question, reads nothing hidden, and beats random play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longhall.bots import make_bot
from longhall.games.tiny_epic_vikings import bot
from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.pages import PAGES
from longhall.kernel import Game, Match, Rng
from longhall.study.simulate import play_out
from longhall.text import Texts

GAME: Game[Any] = load()


def test_every_question_has_a_judge() -> None:
    """Whatever the texts know as a question."""
    texts = Texts(GAME, "en")
    kinds = {kind for kind in PAGES if texts._bundle.has_message(f"ask-{kind}")}
    assert kinds == {*bot.JUDGES, *bot.PLANNERS}


def test_it_beats_random_play_in_more_than_95_of_100_games() -> None:
    """Two players, in both seats."""
    won = 0.0
    for seed in range(40):
        bots = [make_bot("greedy", GAME, seed), make_bot("random", GAME, seed)]
        match = Match.new(GAME, 2, seed, track=False)
        play_out(match, bots if seed % 2 else bots[::-1])
        won += GAME.returns(match.state)[1 - seed % 2]
    assert won / 40 > 0.95


def test_it_sometimes_beats_the_rival() -> None:
    """About two games in five at normal strength."""
    won = 0.0
    for seed in range(30):
        match = Match.new(GAME, 1, seed, track=False)
        play_out(match, [make_bot("greedy", GAME, seed)])
        won += GAME.returns(match.state)[0]
    assert 0.1 < won / 30 < 0.9


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_reads_nothing_that_its_seat_may_not_know(seats: int) -> None:
    """In what it imagines, where only hidden things differ, it chooses the same."""
    luck, match = Rng.seeded(5), Match.new(GAME, seats, 8)
    while match.pending:
        ask = match.pending[0]
        twin = match.imagine(ask.seat, luck)
        chosen = bot.choose(match.state, ask, random.Random(1))
        assert bot.choose(twin.state, twin.ask_for(ask.seat), random.Random(1)) == chosen, ask.kind
        match.apply(ask.seat, chosen)
