"""Fitting a room's evaluation to its own self-play: what the terms at a quiet moment said of the points at the end.

Greedy players with mistakes play; at some quiet moments the terms of every seat are written down. For each stage of the
game, ridge regression from the lead in each term to the lead in points at the end gives the weights, and the likeliest
spread turns a lead in such points into a chance to win. The same seed and number of games give the same file.
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
from longhall.bots import make_bot
from longhall.bots.evaluation import outcome_of
from longhall.kernel import Match
from longhall.study.extra import need

PLAYER: Final = "greedy:0.3"
"""Who plays: mistakes show what they cost."""
SHARE: Final = 0.35
"""How many of the quiet moments are written down."""
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


def fit(game: str, count: int, seed: int, workers: int, progress: Callable[[int], None]) -> list[Stage]:
    """Play so many games and fit all stages."""
    numpy = need("numpy")
    moments: list[Moment] = []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done, found in enumerate(pool.map(partial(watch, game, seed), range(count)), 1):
            moments += found
            progress(done)
    room = import_module(f"longhall.games.{game}.evaluation")
    names, stages = list(room.TERMS), list(room.STAGES)
    by_stage = [[moment for moment in moments if moment.stage == at] for at in range(len(stages))]
    if not any(len(some) >= FEWEST for some in by_stage):
        raise ValueError(f"{count} games give too few moments to fit; play more")
    return [
        _fit_stage(numpy, name, names, some if len(some) >= FEWEST else _nearest(by_stage, at))
        for at, (name, some) in enumerate(zip(stages, by_stage, strict=True))
    ]


def _nearest(by_stage: Sequence[list[Moment]], at: int) -> list[Moment]:
    """The moments of the nearest stage that has enough."""
    full = [n for n, some in enumerate(by_stage) if len(some) >= FEWEST]
    return by_stage[min(full, key=lambda n: (abs(n - at), -n))]


def watch(name: str, seed: int, index: int) -> list[Moment]:
    """One game of self-play and its quiet moments. Tables of all sizes take turns."""
    game, luck = games.load(name), Random(seed + index)
    room: Any = import_module(f"longhall.games.{name}.evaluation")
    tables = [seats for seats in game.seats if seats > 1]
    match = Match.new(game, tables[index % len(tables)], seed + index, track=False)
    bots = [make_bot(PLAYER, game, (seed + index) << 8 | seat) for seat in range(match.seats)]
    found: list[tuple[int, list[list[float]]]] = []
    while match.pending:
        ask = match.pending[0]
        if ask.kind in room.QUIET and luck.random() < SHARE:
            found.append((room.stage(match.state), terms_of(room.TERMS, match.state)))
        match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))
    points = [float(one) for one in outcome_of(game, room)(match.state)]
    returns = game.returns(match.state)
    return [Moment(stage, terms, points, returns) for stage, terms in found]


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


def to_toml(game: str, count: int, seed: int, stages: Sequence[Stage]) -> str:
    """The weights file."""
    lines = [
        f"# Weights of the evaluation of {game}: points at the end for each unit of a term, by stage of the game.",
        f"# Written by `longhall study fit {game} --games {count} --seed {seed}`.",
    ]
    for stage in stages:
        lines += ["", "[[stage]]", f'name = "{stage.name}"', f"moments = {stage.moments}", f"error = {stage.error}"]
        lines += [f"spread = {stage.spread}", "", "[stage.weights]"]
        lines += [f"{name} = {weight}" for name, weight in stage.weights.items()]
    return "\n".join(lines) + "\n"
