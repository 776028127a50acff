"""The greedy bot: it plays at every table, reads nothing hidden, beats random play, and now and then a follower."""

from __future__ import annotations

from math import exp

import pytest

from longhall.games.lords_of_ragnarok import bot
from longhall.games.lords_of_ragnarok.chart import bits, mask_of
from longhall.games.lords_of_ragnarok.foresight import doom, features, judge, weigh
from longhall.games.lords_of_ragnarok.state import State
from tests.games.bots import assert_honest, won_against_chance, won_alone
from tests.games.lords_of_ragnarok.cast import GAME, YOU, aslaug, beowulf, ragnar
from tests.games.lords_of_ragnarok.scenes import Side, scene

TABLES: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {"followers": "two"}), (3, {}), (4, {})]


def test_it_beats_random_play_in_more_than_95_of_100_games() -> None:
    """Two players, in both seats."""
    assert won_against_chance(GAME, 40) > 0.95


def test_it_sometimes_beats_a_follower(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than one game in three at the standard level; a few less with less foresight."""
    monkeypatch.setattr(bot, "SAMPLES", 2)
    assert won_alone(GAME, 8) > 0.1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_reads_nothing_that_its_seat_may_not_know(
    seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "SAMPLES", 2)
    assert_honest(GAME, bot.choose, seats, options, 80)


def scorched(tokens: int, *foes: Side) -> State:
    """A person against followers, with so many desolation tokens round the wheel."""
    t = scene(YOU, *foes)
    t.s.desolate = mask_of(list(bits(t.s.map.wheel))[:tokens])
    return t.s


def test_several_followers_bring_surtur_the_sooner_the_more_tokens_lie_on_the_map() -> None:
    """Six tokens would be the end (p. 7), and three rounds bring three at most (p. 8)."""
    two, three = (ragnar(), aslaug()), (ragnar(), aslaug(), beowulf())
    assert [doom(scorched(tokens, *two)) for tokens in (0, 2)] == [0, 0]
    for foes in (two, three):
        near = [doom(scorched(tokens, *foes)) for tokens in (3, 4, 5)]
        assert 0 < near[0] < near[1] < near[2] < 1
    assert doom(scorched(5, *three)) == pytest.approx(1 - 0.45**3)
    assert doom(scorched(4, *two)) < doom(scorched(4, *three))


def test_a_position_that_surtur_will_end_promises_little() -> None:
    """However well it stands otherwise: three followers and five tokens leave one chance in eleven to be spared."""
    chances = [1 / (1 + exp(-judge(scorched(n, ragnar(), aslaug(), beowulf()), 0))) for n in (2, 3, 4, 5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < 0.45**3


def test_what_one_follower_may_bring_is_in_the_weights() -> None:
    """They were fitted to games against one: tokens count there without any foresight of Surtur."""
    s = scorched(5, ragnar())
    assert doom(s) == 0
    assert judge(s, 0) == weigh(features(s, 0, 1))
