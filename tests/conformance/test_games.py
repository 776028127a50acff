"""Every game of the hall, at every number of seats, keeps every promise; and the toy with them."""

from __future__ import annotations

from typing import Any

import pytest

from longhall import games
from longhall.kernel import Game
from longhall.study.conformance import play_checked
from tests.conformance.hash_seeds import record_under
from tests.toys import Mead

SOURCES = {"mead": "tests.toys:Mead", **{name: f"longhall.games:load:{name}" for name in games.NAMES}}
BATCHES = 6
GAMES = {"blood_rage": 15, "mead": 10, "lords_of_ragnarok": 1}
"""Checked games in each batch, for each number of seats; 3 of the others. Seeds go round the table options."""
THOROUGH = {"lords_of_ragnarok": 0.01}
"""The share of positions for heavy checks; 0.05 in the others. A long game makes each of them dear."""


def game_of(name: str) -> Game[Any]:
    return Mead() if name == "mead" else games.load(name)


def tables() -> list[tuple[str, int, int]]:
    """Every game, number of seats and batch of seeds."""
    return [(name, seats, batch) for name in SOURCES for seats in game_of(name).seats for batch in range(BATCHES)]


@pytest.mark.parametrize(("name", "seats", "batch"), tables())
def test_random_games_keep_every_promise(name: str, seats: int, batch: int) -> None:
    game, count = game_of(name), GAMES.get(name, 3)
    for seed in range(batch * count, (batch + 1) * count):
        options = {option: values[seed % len(values)] for option, values in game.options.items()}
        play_checked(game, seats, seed, options, thorough=THOROUGH.get(name, 0.05))


@pytest.mark.parametrize("name", SOURCES)
def test_the_same_seed_gives_the_same_record_whatever_the_hash_seed(name: str) -> None:
    seats = max(game_of(name).seats)
    first, second = (record_under(hash_seed, SOURCES[name], seats, 11) for hash_seed in (1, 2))
    assert first.startswith("longhall saga 1\n")
    assert first == second
