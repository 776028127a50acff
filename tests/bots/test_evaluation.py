"""Evaluations of the rooms: named, explained, weighed, and right more often than not."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from longhall import games
from longhall.bots import make_bot
from longhall.bots.evaluation import Evaluation, read_weights
from longhall.kernel import Match


@pytest.mark.parametrize("name", games.NAMES)
def test_every_term_is_explained_and_weighed(name: str) -> None:
    """In the code and in the weights file."""
    room: Any = import_module(f"longhall.games.{name}.evaluation")
    for term, function in room.TERMS.items():
        assert function.__doc__, term
    weights, spreads = read_weights(name, list(room.TERMS))
    assert len(weights) == len(spreads) == len(room.STAGES)
    assert all(spread > 0 for spread in spreads)


def test_weights_must_fit_the_terms() -> None:
    """A term without a weight is no small matter."""
    with pytest.raises(ValueError, match="does not weigh the terms"):
        read_weights("blood_rage", ["glory", "fame"])


@pytest.mark.parametrize("name", games.NAMES)
def test_chances_are_chances(name: str) -> None:
    """At every quiet moment of a game they add up to 1, and at its end they know the winner."""
    game = games.load(name)
    evaluation = Evaluation(game)
    match, bot = Match.new(game, 3, 2), make_bot("greedy:0.3", game, 1)
    while match.pending:
        ask = match.pending[0]
        if ask.kind in evaluation.quiet:
            assert sum(evaluation.chances(match.state)) == pytest.approx(1.0)
        match.apply(ask.seat, bot.choose(match, ask.seat))
    result, returns = evaluation.result(match.state), game.returns(match.state)
    assert result.index(max(result)) == returns.index(max(returns))


@pytest.mark.parametrize("name", games.NAMES)
def test_alone_there_is_a_par(name: str) -> None:
    """Where a game can be played alone, there is a chance, and never certainty."""
    game = games.load(name)
    if 1 in game.seats:
        evaluation = Evaluation(game)
        match = Match.new(game, 1, 2)
        chance = evaluation.chances(match.state)[0]
        assert 0.0 < chance < 1.0


@pytest.mark.parametrize("name", games.NAMES)
def test_the_leader_by_evaluation_wins_more_often(name: str) -> None:
    """Before the last stage of a game."""
    game = games.load(name)
    evaluation, right, games_played = Evaluation(game), 0.0, 60
    for seed in range(games_played):
        match, bot = Match.new(game, 2, 700 + seed), make_bot("greedy:0.3", game, seed)
        chances, late = [], len(evaluation.spreads) - 2
        while match.pending:
            ask = match.pending[0]
            if ask.kind in evaluation.quiet and evaluation.stage(match.state) <= late:
                chances = evaluation.chances(match.state)
            match.apply(ask.seat, bot.choose(match, ask.seat))
        right += game.returns(match.state)[chances.index(max(chances))]
    assert right > games_played / 2


@pytest.mark.parametrize("name", games.NAMES)
def test_every_term_is_in_the_documents(name: str) -> None:
    """In the words of the code."""
    page = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text("utf-8")
    room: Any = import_module(f"longhall.games.{name}.evaluation")
    for term, function in room.TERMS.items():
        assert f"| `{term}` | {function.__doc__.strip().rstrip('.')} |" in page
