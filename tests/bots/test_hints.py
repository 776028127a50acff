"""Advice: the best options, their chances, and what is expected after the best."""

from __future__ import annotations

from typing import Any

import pytest

from longhall import games
from longhall.bots import make_bot
from longhall.bots.hints import AHEAD, BEST, find_hint
from longhall.bots.levels import budget_of
from longhall.kernel import Game, Match


@pytest.mark.parametrize("name", games.NAMES)
def test_hint_names_options_and_chances(name: str) -> None:
    """The options are legal, the best is the one that the bot of the same seed plays, the chances are chances."""
    game = games.load(name)
    match, greedy = Match.new(game, 2, 3), make_bot("greedy", game, 3)
    for _ in range(12):
        seat = match.pending[0].seat
        match.apply(seat, greedy.choose(match, seat))
    while len(match.pending[0].options) == 1:
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    ask = match.pending[0]
    hint = find_hint(game, match, ask.seat, "search:24", 7)
    assert 1 <= len(hint.tips) <= BEST
    assert {tip.choice for tip in hint.tips} <= set(ask.options)
    assert hint.tips[0].choice == make_bot("search:24", game, 7).choose(match, ask.seat)
    assert all(0.0 <= tip.chance <= 1.0 and tip.tries > 0 for tip in hint.tips)
    assert len(hint.line) <= AHEAD


def test_the_expected_continuation_can_be_played(runes: Game[Any]) -> None:
    """It goes on after the best option with questions that come then."""
    match = Match.new(runes, 2, 5)
    hint = find_hint(runes, match, 0, "search:200", 1)
    assert hint.line
    assert all(reply.kind in ("cast", "boast") for reply in hint.line)


def test_only_searching_bots_give_hint(runes: Game[Any]) -> None:
    """The others have no chances to tell."""
    with pytest.raises(ValueError, match="'greedy' does not search"):
        budget_of("greedy", runes)
