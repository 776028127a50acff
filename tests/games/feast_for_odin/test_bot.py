"""The greedy bot: it plays whole games by the rules, well alone, and beats chance."""

from __future__ import annotations

import random

import pytest

from longhall.games.feast_for_odin import bot
from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match


def finish(seats: int, seed: int, greedy: set[int], **options: str) -> list[int]:
    """The scores of a game between the bot, on some seats, and chance."""
    game = load()
    m: Match[State] = Match.new(game, seats, seed, options, track=False)
    luck = random.Random(seed)
    while m.pending:
        ask = m.pending[0]
        m.apply(ask.seat, bot.choose(m.state, ask, luck) if ask.seat in greedy else luck.choice(list(ask.options)))
    return game.scores(m.state)


def test_alone_it_averages_well_over_60_in_the_long_game() -> None:
    scores = [finish(1, seed, {0})[0] for seed in range(8)]
    assert sum(scores) / len(scores) > 60


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_chance_with_two(seed: int) -> None:
    own = seed % 2
    scores = finish(2, seed, {own}, decks="abc")
    assert scores[own] > scores[1 - own] + 50


@pytest.mark.parametrize(("seats", "length"), [(1, "short"), (3, "long"), (4, "short")])
def test_it_plays_at_every_table(seats: int, length: str) -> None:
    assert len(finish(seats, 2, set(range(seats)), length=length, decks="abc")) == seats


def test_it_is_as_deterministic_as_its_seed() -> None:
    assert finish(2, 9, {0, 1}) == finish(2, 9, {0, 1})
