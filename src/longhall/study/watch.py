"""Games of self-play that are watched to fit an evaluation: the terms of quiet moments, and what became of them.

Greedy players with mistakes play. Either some quiet moments of the game itself are written down, with its result; or
the game forks at some questions. Then several answers are followed under the same luck, each as a search would follow
it, to a quiet moment, and from there the room's own choices play some games to the end. What differs between the
moments of a fork comes of the answers alone, where in whole games those who lead also differ in what they did to lead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import inf
from random import Random
from typing import Any, Final

from longhall import games
from longhall.bots import Bot, make_bot
from longhall.bots.evaluation import outcome_of
from longhall.bots.rollout import Rollout
from longhall.kernel import Ask, Match, Option, Rng

PLAYER: Final = "greedy:0.3"
"""Who plays where whole games are watched: mistakes show what they cost."""
FORKER: Final = "greedy:0.1"
"""Who plays games that fork: what mistakes cost is shown by the forks."""
SHARE: Final = 0.35
"""How many of the quiet moments are written down."""
FORKS: Final = 1 / 12
"""At how many of the questions a game forks."""
BEST: Final = 6
"""The answers that are followed are among so many that the room thinks best..."""
WAYS: Final = 4
"""... and are so many of them, by lot."""
PLAYS: Final = 3
"""How many games are played out from the end of each way."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The terms of every seat at one quiet moment, and what became of them, on average if it was played out often."""

    stage: int
    terms: list[list[float]]
    points: list[float]
    returns: list[float]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: so many games from a seed on, forked or not, of so many players or of all numbers by turns."""

    game: str
    games: int
    seed: int
    forked: bool = False
    players: int | None = None

    @property
    def command(self) -> str:
        """How to ask for it at the terminal."""
        how = " --forked" if self.forked else ""
        who = f" --players {self.players}" if self.players else ""
        return f"longhall study fit {self.game} --games {self.games} --seed {self.seed}{how}{who}"

    @property
    def tables(self) -> list[int]:
        """How many players there are at the tables that take turns."""
        return [self.players] if self.players else [seats for seats in games.load(self.game).seats if seats > 1]


Fork = list[Moment]
"""Moments of one stage whose differences count, or a single one that stands for itself."""


def watch(plan: Plan, index: int) -> list[Fork]:
    """What one game has shown."""
    return watch_forks(plan, index) if plan.forked else watch_moments(plan, index)


def watch_moments(plan: Plan, index: int) -> list[Fork]:
    """Some quiet moments of one game, each for itself, with the result."""
    room, luck, match, bots = _begin(plan, index)
    seen: list[tuple[int, list[list[float]]]] = []
    while match.pending:
        ask = match.pending[0]
        if ask.kind in room.QUIET and luck.random() < SHARE:
            seen.append((room.stage(match.state), terms_of(room.TERMS, match.state)))
        match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))
    points = [float(one) for one in outcome_of(match.game, room)(match.state)]
    returns = match.game.returns(match.state)
    return [[Moment(stage, terms, points, returns)] for stage, terms in seen]


def watch_forks(plan: Plan, index: int) -> list[Fork]:
    """The forks of one game."""
    _, luck, match, bots = _begin(plan, index)
    rollout = Rollout(match.game)
    assert rollout.evaluation is not None
    rollout.evaluation.last = inf  # ways end at quiet moments also where searches would go on to the end
    found: list[Fork] = []
    while match.pending:
        ask = match.pending[0]
        if len(ask.options) > 1 and not rollout.settles(ask) and luck.random() < FORKS:
            found += _fork(rollout, match, ask, luck)
        match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))
    return found


def _begin(plan: Plan, index: int) -> tuple[Any, Random, Match[Any], list[Bot]]:
    """The room's evaluation, the luck of who watches, a game, and who plays it."""
    game, seed, tables = games.load(plan.game), plan.seed + index, plan.tables
    luck, match = Random(seed), Match.new(game, tables[index % len(tables)], seed, track=plan.forked)
    player = FORKER if plan.forked else PLAYER
    bots = [make_bot(player, game, seed << 8 | seat) for seat in range(match.seats)]
    return import_module(f"longhall.games.{game.name}.evaluation"), luck, match, bots


def _fork(rollout: Rollout, match: Match[Any], ask: Ask[Any], luck: Random) -> list[Fork]:
    """Where some answers to a question lead, by stages: moments of one stage can be compared."""
    world = luck.getrandbits(64)
    options = rollout.rank(match.imagine(ask.seat, Rng.seeded(world)).state, ask, luck)[:BEST]
    by_stage: dict[int, Fork] = {}
    for option in luck.sample(options, min(WAYS, len(options))):
        if moment := _way(rollout, match, ask.seat, option, world):
            by_stage.setdefault(moment.stage, []).append(moment)
    return [moments for moments in by_stage.values() if len(moments) > 1]


def _way(rollout: Rollout, match: Match[Any], seat: int, option: Option, world: int) -> Moment | None:
    """The quiet moment that an answer leads to, played out again and again; None where it leads to the end."""
    evaluation = rollout.evaluation
    assert evaluation is not None
    points, returns = [], []
    for nth in range(PLAYS):
        imagined, luck = match.imagine(seat, Rng.seeded(world)), Random(world)
        line = rollout.line(imagined, seat)
        imagined.apply(seat, option)
        rollout.follow(imagined, line, luck)
        if not imagined.pending:
            return None
        s = imagined.state
        if not nth:
            stage, terms = evaluation.stage(s), terms_of(evaluation.terms, s)
        s.rng = Rng.seeded(world + nth).state
        points.append(rollout.play_out(imagined, Random(world + nth)))
        returns.append(rollout.game.returns(s))
    return Moment(stage, terms, _mean(points), _mean(returns))


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def terms_of(terms: Mapping[str, Callable[[Any, int], float]], s: Any) -> list[list[float]]:
    """The terms of every seat."""
    return [[float(term(s, seat)) for term in terms.values()] for seat in range(len(s.players))]
