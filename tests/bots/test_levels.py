"""Bots: found by name, deterministic, and legal."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.bots import BOTS, make_bot
from longhall.kernel import Game, Match
from longhall.study.simulate import play_out


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_the_same_game_again(runes: Game[Any], name: str) -> None:
    """As long as the seed is the same."""
    logs = []
    for seed in (5, 5, 6):
        match = Match.new(runes, 3, 1)
        assert play_out(match, [make_bot(name, runes, seed << 2 | seat) for seat in range(3)]) > 0
        logs.append(match.log)
    assert logs[0] == logs[1] != logs[2]


def test_unknown_bots_are_refused(runes: Game[Any]) -> None:
    """With the names of those there are."""
    with pytest.raises(ValueError, match="no bot 'oracle'; there is random, greedy"):
        make_bot("oracle", runes, 0)
