"""Bots by name: found, deterministic, legal, and one stronger than the other."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from longhall import games
from longhall.bots import BOTS, DEFAULT, LEVELS, Budget, SearchBot, enough, lower, make_bot, recipe, seconds
from longhall.bots.evaluation import ends_of
from longhall.bots.levels import budget_of
from longhall.kernel import Game, Match
from longhall.study.simulate import play_out

DETERMINISTIC = ("random", "greedy", "greedy:0.3", "search:12")
ENOUGH = {
    "blood_rage": (30, 200),
    "feast_for_odin": (3, 8),
    "tiny_epic_vikings": (8, 60),
    "lords_of_ragnarok": (8, 40),
    "vikings_gone_wild": (60, 130),
}
"""After how many iterations tyr and mimir end."""


@pytest.mark.parametrize("name", DETERMINISTIC)
def test_bots_play_the_same_game_again(runes: Game[Any], name: str) -> None:
    """As long as the seed is the same."""
    logs = []
    for seed in (5, 5, 6):
        match = Match.new(runes, 3, 1)
        assert play_out(match, [make_bot(name, runes, seed << 2 | seat) for seat in range(3)]) > 0
        logs.append(match.log)
    assert logs[0] == logs[1] != logs[2]


@pytest.mark.parametrize(
    "name", ["oracle", "random:1", "greedy:2", "greedy:x", "search", "search:0", "search:-1s", "search:s"]
)
def test_unknown_bots_are_refused(runes: Game[Any], name: str) -> None:
    """With the names of those there are."""
    with pytest.raises(ValueError, match=f"no bot '{name}'; there is ratatosk, thjalfi, thor, tyr, mimir, odin"):
        make_bot(name, runes, 0)


def test_levels_have_recipes() -> None:
    """From chance over greed to ever longer thought."""
    assert [recipe(name) for name in BOTS] == list(LEVELS.values())
    assert [seconds(name) for name in BOTS] == [0, 0, 0, 0.3, 2, 10]
    assert DEFAULT in LEVELS
    assert recipe("greedy") == "greedy"


@pytest.mark.parametrize("name", games.NAMES)
def test_levels_think_for_their_seconds(name: str) -> None:
    """All but the highest have thought enough before, as the room says; bare recipes have no such end."""
    game = games.load(name)
    tyr, mimir, odin = (budget_of(level, game) for level in BOTS[3:])
    assert (tyr.seconds, mimir.seconds, odin.move) == (0.3, 2, 10)
    assert (tyr.iterations, mimir.iterations) == ENOUGH[name]
    assert (tyr.move, mimir.move, odin.iterations) == (inf, inf, inf)
    assert (tyr.longest, mimir.longest, odin.longest) == (0.3, 2, 10)
    assert budget_of("search:2s", game) == Budget(move=2)
    assert budget_of("search:30", game) == Budget(iterations=30)


def test_a_level_ends_when_it_has_thought_enough() -> None:
    """However much time is left; the clock ends it earlier on a slow machine."""
    game = games.load("tiny_epic_vikings")
    match = Match.new(game, 2, 1)
    seat = match.pending[0].seat
    bot = make_bot("tyr", game, 1)
    assert isinstance(bot, SearchBot)
    bot.choose(match, seat)
    assert 0 < bot.iterations <= enough("tyr", game)
    hurried = SearchBot(game, 1, Budget(iterations=10**9, seconds=0.05))
    hurried.choose(match, seat)
    assert 0 < hurried.iterations < 10**9


@pytest.mark.parametrize(("seats", "most"), [(1, 5), (2, 5), (3, 10), (4, 15)])
def test_more_opponents_are_more_thought(seats: int, most: int) -> None:
    """A level has as many iterations for each of them; a recipe has what it says."""
    game = games.load("tiny_epic_vikings")
    match = Match.new(game, seats, 1)
    seat = match.pending[0].seat
    assert len(match.pending[0].options) > 2
    for budget, wanted in ((Budget(5, each=True), most), (Budget(5), 5)):
        bot = SearchBot(game, 1, budget)
        bot.choose(match, seat)
        assert bot.iterations == wanted
    for level, tries in zip(("tyr", "mimir"), ends_of(game), strict=True):
        assert budget_of(level, game).tries(seats) == tries * max(1, seats - 1)


def test_who_takes_the_place_of_a_bot_that_fails() -> None:
    """A quicker one."""
    assert [lower(name) for name in BOTS] == ["ratatosk"] * 3 + ["thor"] * 3
    assert [lower(name) for name in ("search:200", "greedy:0.1")] == ["thor", "ratatosk"]


def test_a_mistake_is_any_choice(runes: Game[Any]) -> None:
    """One that makes nothing but mistakes plays at random."""
    match = Match.new(runes, 2, 3)
    chosen = {make_bot("greedy:1", runes, seed).choose(match, 0) for seed in range(40)}
    assert chosen == set(match.ask_for(0).options)
