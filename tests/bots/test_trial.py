"""Trials: options compared by playing games out, under the same luck, with the room's choice as champion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from longhall import games
from longhall.bots import Budget, SearchBot, make_bot
from longhall.bots.rollout import Rollout
from longhall.bots.tree import PLAIN, Node
from longhall.bots.trial import FAIR, Trial
from longhall.kernel import Ask, Match, Option, Record, Rng
from longhall.study.analysis import TRIES, count_steps, weigh
from longhall.study.simulate import play_out

OPTIONS: list[Option] = [("take", str(nth)) for nth in range(12)]
Outcome = Callable[[int, Random], float]
"""How many points an option, by its number, brings under a luck."""


class Table:
    """A match with one question, after which it is over."""

    seats = 2

    def __init__(self) -> None:
        self.state = None
        self.chosen: Option = ()

    def ask_for(self, seat: int) -> Ask[Any]:
        return Ask(seat, "take", OPTIONS)

    def imagine(self, seat: int, rng: Rng) -> Table:
        return Table()

    def apply(self, seat: int, choice: Option) -> None:
        self.chosen = choice


class Oracle:
    """Rollouts whose outcome is given; the room likes the first option best, the last one least."""

    manner = PLAIN

    def __init__(self, outcome: Outcome, rival: Outcome) -> None:
        self.outcome, self.rival = outcome, rival
        self.lucks: dict[Option, list[float]] = {}

    def worths(self, s: Any, ask: Ask[Any]) -> list[float]:
        return [-float(option[1]) for option in ask.options]

    def rank(self, s: Any, ask: Ask[Any], luck: Random) -> list[Option]:
        return list(ask.options)

    def spread(self, s: Any) -> float:
        return 1.0

    def play_out(self, match: Table, luck: Random) -> list[float]:
        state = luck.getstate()
        self.lucks.setdefault(match.chosen, []).append(luck.random())
        luck.setstate(state)
        return [self.outcome(int(match.chosen[1]), luck), self.rival(int(match.chosen[1]), luck)]

    def verdict(self, s: Any, points: Sequence[float], spread: float) -> list[float]:
        return [points[0] - points[1], points[1] - points[0]]


def nothing(nth: int, luck: Random) -> float:
    return 0.0


def hold(outcome: Outcome, tries: int, rival: Outcome = nothing) -> tuple[Trial, Oracle]:
    """A trial of so many tries."""
    oracle: Any = Oracle(outcome, rival)
    table: Any = Table()
    trial = Trial(oracle, table, 0, 5, Node())
    for _ in range(tries):
        trial.iterate()
    return trial, oracle


def best(trial: Trial) -> int:
    return int(trial.ranking[0][0][1])


def test_the_same_luck_for_everybody() -> None:
    """The n-th try of every option is of the same imagined match."""
    _, oracle = hold(lambda nth, luck: luck.random(), 60)
    champion = oracle.lucks[OPTIONS[0]]
    assert len(oracle.lucks) > 5
    assert all(lucks == champion[: len(lucks)] for lucks in oracle.lucks.values())


def test_a_better_challenger_wins() -> None:
    """Even where luck is much larger than the difference, for it is the same luck."""
    trial, _ = hold(lambda nth, luck: 90 * luck.random() + (5 if nth == 2 else 0), 30)
    assert best(trial) == 2


def test_equal_options_leave_the_choice_to_the_room() -> None:
    assert best(hold(lambda nth, luck: 90 * luck.random(), 30)[0]) == 0


def test_what_others_make_does_not_count() -> None:
    """Neither for the choice nor for the chance that is told of it: both compare the seat's own points."""
    trial, _ = hold(lambda nth, luck: float(nth == 2), 30, lambda nth, luck: -9.0 * (nth == 1))
    assert best(trial) == 2
    chances = [arm.mean for _, arm in trial.ranking if arm.visits]
    assert chances == [1.0] + [0.0] * (len(chances) - 1)


def test_the_champion_is_tried_first() -> None:
    trial, _ = hold(lambda nth, luck: 0.5, 1)
    assert [int(option[1]) for option, arm in trial.ranking if arm.visits] == [0]


@pytest.mark.parametrize("tries", [24, 60, 150])
def test_chance_rarely_topples_the_champion(tries: int) -> None:
    """Everybody else makes ten points less, by luck ten more or less: lucky tries are not enough."""
    toppled = 0
    for seed in range(40):
        noise = Random(seed)
        toppled += best(hold(lambda nth, luck, noise=noise: noise.gauss(50 - 10 * (nth > 0), 10), tries)[0]) != 0  # type: ignore[misc]
    assert toppled <= 6


def test_the_most_promising_is_tried_most() -> None:
    trial, _ = hold(lambda nth, luck: 0.2 * luck.random() + (0.3 if nth == 1 else 0.0), 40)
    visits = [trial.table.arms[option].visits for option in OPTIONS]
    assert visits[1] == max(visits)
    assert sum(visits) == trial.table.visits == 40


def test_it_ends_when_the_choice_is_clear() -> None:
    """Not before everything likely was tried often enough."""
    clear = lambda nth, luck: 90.0 if nth == 1 else 10.0 + luck.random()  # noqa: E731
    assert not hold(clear, FAIR)[0].sure(100)
    trial, _ = hold(clear, 400)
    for option in OPTIONS:
        trial.weigh(option, FAIR)
    assert trial.sure(100)
    close, _ = hold(lambda nth, luck: 50 * luck.random(), 400)
    assert not close.sure(100)


def test_an_option_can_be_weighed_by_itself() -> None:
    trial, oracle = hold(lambda nth, luck: 0.25, 0)
    assert trial.weigh(OPTIONS[7], 5).mean == 0.25
    assert list(oracle.lucks) == [OPTIONS[7]]


# ---- in A Feast for Odin, which asks for it --------------------------------------------------------------------------


def test_actions_are_played_out_and_the_rest_is_left_to_the_room() -> None:
    """Only what the room names costs a try."""
    game = games.load("feast_for_odin")
    match, bot, kinds = Match.new(game, 1, 7, {"length": "short"}), SearchBot(game, 1, Budget(iterations=2)), set()
    while match.pending:
        ask, before = match.pending[0], bot.iterations
        match.apply(0, bot.choose(match, 0))
        if bot.iterations > before:
            assert bot.iterations == before + 2
            kinds.add(ask.kind)
    assert kinds == {"act"}


def test_lines_go_to_the_end() -> None:
    """Where every seat's points are known; all shares together are 1."""
    game = games.load("feast_for_odin")
    rollout = Rollout(game)
    match = Match.new(game, 2, 3, {"length": "short"})
    imagined = match.imagine(0, Rng.seeded(1))
    scores = rollout.play_out(imagined, Random(1))
    shares = rollout.verdict(imagined.state, scores, rollout.spread(match.state))
    assert imagined.over
    assert scores == game.scores(imagined.state)
    assert sum(shares) == pytest.approx(1.0)
    assert (shares[0] > shares[1]) == (scores[0] > scores[1])


def test_few_tries_beat_greed() -> None:
    """In A Feast for Odin, with six tries an action: more points in a game from either seat."""
    game, made = games.load("feast_for_odin"), [0.0, 0.0]
    for seat in (0, 1):
        match = Match.new(game, 2, 40, {"length": "short"})
        bots = [make_bot(name, game, 40) for name in ("search:6", "greedy")]
        play_out(match, bots[:: -1 if seat else 1])
        scores = game.scores(match.state)
        made = [made[0] + scores[seat], made[1] + scores[1 - seat]]
    assert made[0] > made[1]


def test_looking_back_plays_out_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision is weighed with as many tries as there is time for, though each goes to the end."""
    game, tried = games.load("feast_for_odin"), list[Option]()
    match, bot = Match.new(game, 1, 4, {"length": "short"}), make_bot("greedy", game, 4)
    while match.state.round < 6:
        match.apply(0, bot.choose(match, 0))
    while match.pending[0].kind != "act" or len(match.pending[0].options) == 1:
        match.apply(0, bot.choose(match, 0))
    match.apply(0, bot.choose(match, 0))
    once = Trial._try

    def counted(trial: Trial, option: Option) -> None:
        tried.append(option)
        once(trial, option)

    monkeypatch.setattr(Trial, "_try", counted)
    record = Record.of(match)
    weigh(game, record, count_steps(record) - 1)
    assert TRIES / 4 < len(tried) <= TRIES * 1.5
