"""The greedy bot: it plays whole games by the rules, well alone, and beats chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longhall.games.feast_for_odin import bot, solver
from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.lookout import Lookout
from longhall.games.feast_for_odin.spaces import possible, space_options
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.worth import hunger, prices
from longhall.kernel import Match
from tests.games.feast_for_odin.scenes import Clan, scene


def finish(seats: int, seed: int, greedy: set[int], **options: str) -> list[int]:
    """The scores of a game between the bot, on some seats, and chance."""
    game = load()
    m: Match[State] = Match.new(game, seats, seed, options, track=False)
    luck = random.Random(seed)
    while m.pending:
        ask = m.pending[0]
        m.apply(ask.seat, bot.choose(m.state, ask, luck) if ask.seat in greedy else luck.choice(list(ask.options)))
    return game.scores(m.state)


def test_alone_it_averages_well_over_75_in_the_long_game() -> None:
    scores = [finish(1, seed, {0})[0] for seed in range(12)]
    assert sum(scores) / len(scores) > 75


def test_against_its_like_it_does_not_starve() -> None:
    """Who forgets the feast ends below 45 on average, and pays a dozen points for it."""
    scores = [score for seed in range(8) for score in finish(2, seed, {0, 1}, length="short")]
    assert sum(scores) / len(scores) > 48


def test_food_is_dear_to_the_hungry() -> None:
    """The more the feast will want of what is not there."""
    full, fed, starving = (
        scene(Clan(things), round=5).state
        for things in ("9*silver 4*peas 4*salt_meat 4*beans 4*stockfish", "20*silver", "")
    )
    assert [hunger(s, 0) for s in (full, fed, starving)] == ["", "wanted", "starving"]
    worth = [prices(s, 0).of["salt_meat"] for s in (full, fed, starving)]
    assert worth == sorted(set(worth))
    assert prices(starving, 0).of["silver"] > prices(full, 0).of["silver"]


def test_prices_are_those_of_the_things() -> None:
    """An upgrade gains what its steps differ by; what is no thing is worth nothing; animals have points."""
    s = scene(Clan(""), round=3).state
    of, price = prices(s, 0).of, prices(s, 0)
    assert price.climb("peas", 1) == pytest.approx(of[s.box.upgrade["peas"]] - of["peas"])
    assert price.climb("peas", 2) >= price.climb("peas", 1)
    assert of["cattle"] > s.box.goods["cattle"].points
    assert price.things({"nothing": 2, "peas": 3}) == pytest.approx(3 * of["peas"])
    assert of["longship"] >= s.box.ships["longship"].points


def test_a_ship_is_worth_less_where_others_wait() -> None:
    alone, waiting = (scene(clan, round=3).state for clan in (Clan(), Clan(knarrs=1, boats=(0,))))
    for kind in ("knarr", "longship", "whaling_boat"):
        assert prices(alone, 0).of[kind] > prices(waiting, 0).of[kind]


@pytest.mark.parametrize("cards", ["", "105"])
def test_fixed_exchanges_are_worth_what_they_give_and_take(cards: str) -> None:
    """Looked up; the slow way is to list what is possible. A card that changes exchanges takes the slow way."""
    s = scene(Clan("9*wood 9*stone 9*silver 4*ore flax hide linen", cards=cards), round=3).state
    look = Lookout(s, 0)
    assert look.simple == (not cards)
    for _, word in space_options(s, 0):
        space = s.box.spaces[word]
        if space.fixed and space.column < 3:
            slow = max([look.price.swap(give, get) for give, get in possible(s, 0, space)])
            assert bot.space_worth(look, word) == slow


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


def test_a_plan_depends_on_the_position_alone() -> None:
    """Whatever was solved before: the same question gets the same answer, forwards or backwards."""
    m: Match[State] = Match.new(load(), 1, 3, {"length": "short"})
    luck, asked = random.Random(3), list[tuple[State, Any, list[float]]]()
    while m.pending:
        ask = m.pending[0]
        if ask.kind in bot.LAYING:
            asked.append((m.state.clone(), ask, bot.worths(m.state, ask)))
        m.apply(0, bot.choose(m.state, ask, luck))
    assert len(asked) > 20
    solver._quick.cache_clear()
    solver._BEST.clear()
    assert all(bot.worths(s, ask) == worths for s, ask, worths in reversed(asked))
