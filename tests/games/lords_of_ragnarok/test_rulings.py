"""Rulings of RULES.md that no page or rule has a scene for."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import armies
from longhall.games.lords_of_ragnarok.follower import invasion
from longhall.games.lords_of_ragnarok.game import load
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.scenes import Side, scene

GAME = load()


@pytest.mark.parametrize("seed", range(3))
def test_three_followers_that_want_ten_jarl_cards(seed: int) -> None:
    """Ragnar 4, Lagertha 4, Snorri 2, and there are nine."""
    wished = {"follower_1": "ragnar", "follower_2": "lagertha", "follower_3": "snorri"}
    s = Match.new(GAME, 1, seed, {"followers": "three", **wished}).state
    kinds = [GAME.box.action_cards[card].kind for p in s.players if p.follower for card in (*p.row, *p.stack)]
    assert kinds.count("jarl") == 9
    assert all(len(p.row) + len(p.stack) == 14 for p in s.players if p.follower)


def test_flanking_sweep_costs_a_follower_one_more() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "5"}, hand="flanking_sweep"),
        Side("ragnar", follower=True, at="skarpnes", armies={"hrafnvik": "4"}, holds="hrafnvik jarnvid"),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "smidjudal", "5", "hrafnvik"), 0), "play flanking_sweep")
    assert t.armies(1, "jarnvid") == [2]


@pytest.mark.parametrize(("mine", "value", "able"), [("1", 3, True), ("3", 3, False), ("1", 2, False), ("6", 5, False)])
def test_a_neutral_region_with_your_armies_counts_both(mine: str, value: int, able: bool) -> None:
    """Smidjudal has 3: the army must reach the population, and beat what stands there."""
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": mine}, loose=True),
        Side("ragnar", follower=True, at="skarpnes", armies={"hrafnvik": str(value)}),
    )
    assert invasion.difficulty(t.s, t.region("smidjudal")) == max(3, int(mine))
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), value) is able


def test_another_followers_army_bars_a_neutral_region() -> None:
    t = scene(
        Side("lagertha", at="ulvoy"),
        Side("ragnar", follower=True, at="skarpnes", armies={"hrafnvik": "6"}),
        Side("aslaug", follower=True, at="skarpnes", armies={"bjarmaskog": "1"}, loose=True),
    )
    assert not invasion.capturable(t.s, 1, t.region("bjarmaskog"), 6)


def test_two_wished_followers_with_one_priority() -> None:
    """The first has its wish, the other is drawn."""
    options = {"followers": "two", "follower_1": "aslaug", "follower_2": "snorri"}
    s = Match.new(GAME, 1, 1, options).state
    heroes = [p.hero for p in s.players if p.follower]
    assert heroes[0] == "aslaug"
    assert heroes[1] not in ("aslaug", "snorri")
