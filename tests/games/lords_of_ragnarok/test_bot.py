"""The greedy bot: it plays at every table, reads nothing hidden, beats random play, and now and then a follower."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest

from longhall.games.lords_of_ragnarok import bot
from longhall.games.lords_of_ragnarok.box import MIGHT
from longhall.games.lords_of_ragnarok.chart import bits, mask_of
from longhall.games.lords_of_ragnarok.foresight import doom, features, judge, weigh
from longhall.games.lords_of_ragnarok.sheet import beside, hero_reach
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.worth import assaults, goal, more_might_worth, usurp_worth
from tests.games.bots import asks_of, assert_honest, won_against_chance, won_alone
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


def test_might_is_worth_what_it_lets_a_hero_usurp() -> None:
    """The same as with one more might, for every region within reach."""
    gains = set()
    for s, ask in asks_of(GAME, 3, 2, "special"):
        p = s.players[ask.seat]
        if p.injured[MIGHT]:
            continue
        reach = (p.hero_at, *hero_reach(s, p))
        stronger = s.clone()
        stronger.players[ask.seat].attributes[MIGHT] += 1
        more = [usurp_worth(stronger, ask.seat, there) - usurp_worth(s, ask.seat, there) for there in reach]
        assert more_might_worth(s, ask.seat, reach) == max(more)
        gains.add(max(more))
    assert min(gains) == 0 < max(gains)


def test_assaults_send_no_army_twice_and_each_to_a_region_beside_it() -> None:
    plans = 0
    for s, ask in asks_of(GAME, 4, 3, "special"):
        p = s.players[ask.seat]
        armies = [(at, value) for at, value in zip(p.where, p.value, strict=True) if at]
        plan = assaults(s, ask.seat, armies)
        assert len({region for _, region, _ in plan}) == len(plan)
        sent = [army for _, _, chosen in plan for army in chosen]
        assert not Counter(sent) - Counter(armies)
        for _, region, chosen in plan:
            assert not p.holds >> region & 1
            assert all(beside(s, p, at) >> region & 1 for at, _ in chosen)
            assert sum(value for _, value in chosen) >= goal(s, ask.seat, region)[0]
        plans += bool(plan)
    assert plans > 10


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
