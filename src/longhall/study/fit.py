"""Fitting a room's evaluation to its own self-play: what the terms at a quiet moment said of the points at the end.

Greedy players with mistakes play; at some quiet moments the terms of every seat are written down. For each stage of the
game, ridge regression from the lead in each term to the lead in points at the end gives the weights, and the likeliest
spread turns a lead in such points into a chance to win. What holds among greedy players may not hold among better ones,
so searching players, who judge by these weights, can play after them, and the weights are fitted again to their games
alone. The same seed and numbers of games give the same file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from longhall import games
from longhall.bots import Bot, Budget, SearchBot, make_bot
from longhall.bots.evaluation import outcome_of
from longhall.kernel import Game, Match
from longhall.study.extra import need

PLAYER: Final = "greedy:0.3"
"""Who plays first: mistakes show what they cost."""
SHARE: Final = 0.35
"""How many of the quiet moments are written down; all of them in games of searching players, which are dear."""
RIDGE: Final = 3.0
"""How strongly weights are drawn to zero, in moments."""
FEWEST: Final = 50
"""Moments that a stage needs; one with fewer takes the weights of its neighbour."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The terms of every seat at one quiet moment, and what became of them."""

    stage: int
    terms: list[list[float]]
    points: list[float]
    returns: list[float]


@dataclass(frozen=True, slots=True)
class Stage:
    """What was fitted for one stage; `error` is the mean error of the estimate in points."""

    name: str
    moments: int
    weights: dict[str, float]
    spread: float
    error: float


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: games of greedy players from a seed on, then games of searching players of so many tries."""

    game: str
    games: int
    seed: int
    searched: int
    tries: int

    @property
    def command(self) -> str:
        """How to ask for it at the terminal."""
        then = f" --searched {self.searched} --tries {self.tries}" if self.searched else ""
        return f"longhall study fit {self.game} --games {self.games} --seed {self.seed}{then}"


def fit(plan: Plan, workers: int, progress: Callable[[int], None]) -> list[Stage]:
    """Play what is planned and fit all stages."""
    numpy = need("numpy")
    stages: list[Stage] | None = None
    done = 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for count in [count for count in (plan.games, plan.searched) if count]:
            moments: list[Moment] = []
            for found in pool.map(partial(watch, plan, stages), range(count)):
                moments += found
                done += 1
                progress(done)
            stages = fit_moments(numpy, plan.game, moments)
    return stages or []


def fit_moments(numpy: Any, game: str, moments: Sequence[Moment]) -> list[Stage]:
    """What the moments say of every stage."""
    room = import_module(f"longhall.games.{game}.evaluation")
    names, stages = list(room.TERMS), list(room.STAGES)
    by_stage = [[moment for moment in moments if moment.stage == at] for at in range(len(stages))]
    if not any(len(some) >= FEWEST for some in by_stage):
        raise ValueError(f"{len(moments)} moments are too few to fit; play more games")
    return [
        _fit_stage(numpy, name, names, some if len(some) >= FEWEST else _nearest(by_stage, at))
        for at, (name, some) in enumerate(zip(stages, by_stage, strict=True))
    ]


def _nearest(by_stage: Sequence[list[Moment]], at: int) -> list[Moment]:
    """The moments of the nearest stage that has enough."""
    full = [n for n, some in enumerate(by_stage) if len(some) >= FEWEST]
    return by_stage[min(full, key=lambda n: (abs(n - at), -n))]


def watch(plan: Plan, stages: Sequence[Stage] | None, index: int) -> list[Moment]:
    """One game of self-play and its quiet moments: of searching players, if there are weights to judge by.

    Tables of all sizes take turns.
    """
    game, seed = games.load(plan.game), plan.seed + index + (0 if stages is None else plan.games)
    room: Any = import_module(f"longhall.games.{plan.game}.evaluation")
    luck, tables = Random(seed), [seats for seats in game.seats if seats > 1]
    match = Match.new(game, tables[index % len(tables)], seed, track=stages is not None)
    bots = [_player(game, seed << 8 | seat, plan.tries, stages) for seat in range(match.seats)]
    found: list[tuple[int, list[list[float]]]] = []
    while match.pending:
        ask = match.pending[0]
        if ask.kind in room.QUIET and (stages is not None or luck.random() < SHARE):
            found.append((room.stage(match.state), terms_of(room.TERMS, match.state)))
        match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))
    points = [float(one) for one in outcome_of(game, room)(match.state)]
    returns = game.returns(match.state)
    return [Moment(stage, terms, points, returns) for stage, terms in found]


def _player(game: Game[Any], seed: int, tries: int, stages: Sequence[Stage] | None) -> Bot:
    """Who plays: greedy with mistakes, or by search with these weights."""
    if stages is None:
        return make_bot(PLAYER, game, seed)
    bot = SearchBot(game, seed, Budget(iterations=tries))
    evaluation = bot.rollout.evaluation
    assert evaluation is not None
    evaluation.weigh([list(stage.weights.values()) for stage in stages], [stage.spread for stage in stages])
    return bot


def terms_of(terms: Mapping[str, Callable[[Any, int], float]], s: Any) -> list[list[float]]:
    """The terms of every seat."""
    return [[float(term(s, seat)) for term in terms.values()] for seat in range(len(s.players))]


def _fit_stage(numpy: Any, name: str, names: Sequence[str], moments: Sequence[Moment]) -> Stage:
    """Only differences between the seats of one moment count: what time and number of players do to all is no lead."""
    rows = numpy.concatenate([_leads(numpy, moment.terms) for moment in moments])
    points = numpy.concatenate([_leads(numpy, moment.points) for moment in moments])
    scale = rows.std(axis=0)
    scale[scale < 1e-9] = numpy.inf  # a term in which nobody ever leads weighs nothing
    flat = rows / scale
    weights = numpy.linalg.solve(flat.T @ flat + RIDGE * numpy.eye(len(names)), flat.T @ points) / scale
    estimates = rows @ weights
    return Stage(
        name=name,
        moments=len(moments),
        weights={term: round(float(weight), 4) for term, weight in zip(names, weights, strict=True)},
        spread=_spread(numpy, moments, estimates),
        error=round(float(abs(estimates - points).mean()), 2),
    )


def _leads(numpy: Any, values: Sequence[Any]) -> Any:
    """By how much each seat is above the mean of all."""
    array = numpy.array(values, dtype=float)
    return array - array.mean(axis=0)


def _spread(numpy: Any, moments: Sequence[Moment], estimates: Any) -> float:
    """The spread that makes the results likeliest, looked for on a fine scale."""
    best, found, at = -numpy.inf, 1.0, 0
    groups = []
    for moment in moments:
        groups.append((estimates[at : at + len(moment.returns)], numpy.array(moment.returns)))
        at += len(moment.returns)
    for step in range(60):
        spread = 0.5 * 1.1**step
        total = 0.0
        for group, won in groups:
            scaled = group / spread
            total += float(won @ (scaled - scaled.max() - numpy.log(numpy.exp(scaled - scaled.max()).sum())))
        if total > best:
            best, found = total, spread
    return round(found, 2)


def to_toml(plan: Plan, stages: Sequence[Stage]) -> str:
    """The weights file."""
    lines = [
        f"# Weights of the evaluation of {plan.game}: points at the end for each unit of a term, by stage of the game.",
        f"# Written by `{plan.command}`.",
    ]
    for stage in stages:
        lines += ["", "[[stage]]", f'name = "{stage.name}"', f"moments = {stage.moments}", f"error = {stage.error}"]
        lines += [f"spread = {stage.spread}", "", "[stage.weights]"]
        lines += [f"{name} = {weight}" for name, weight in stage.weights.items()]
    return "\n".join(lines) + "\n"
