"""Fitting a room's evaluation to its own self-play: what the terms at a quiet moment said of the points at the end.

What was seen in the games is in `watch.py`. For each stage of the game, ridge regression from the lead in each term to
the lead in points at the end gives the weights, and the likeliest spread turns a lead in such points into a chance to
win. Of the moments of a fork only the differences between them count. The same plan gives the same weights; stages that
its games never came to, since so many players never do, or since no way of a fork ends there, stay as they were.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.resources import files
from multiprocessing import get_context
from typing import Any, Final

from longhall.study.extra import need
from longhall.study.watch import Fork, Moment, Plan, watch

RIDGE: Final = 3.0
"""How strongly weights are drawn to zero, in moments."""
FEWEST: Final = 50
"""Moments that a stage needs; one with fewer takes the weights of its neighbour."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What was fitted for one stage, and by which command; `error` is the mean error of the estimate in points."""

    name: str
    command: str
    moments: int
    weights: dict[str, float]
    spread: float
    error: float


def fit(plan: Plan, workers: int, progress: Callable[[int], None]) -> list[Stage]:
    """Play what is planned and fit all stages."""
    numpy, forks = need("numpy"), list[Fork]()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done, found in enumerate(pool.map(partial(watch, plan), range(plan.games)), 1):
            forks += found
            progress(done)
    return fit_forks(numpy, plan, forks)


def fit_forks(numpy: Any, plan: Plan, forks: Sequence[Fork]) -> list[Stage]:
    """What the moments say of every stage."""
    room = import_module(f"longhall.games.{plan.game}.evaluation")
    names, stages = list(room.TERMS), list(room.STAGES)
    by_stage = [[fork for fork in forks if fork[0].stage == at] for at in range(len(stages))]
    if not any(_enough(some) for some in by_stage):
        raise ValueError(f"{sum(map(len, forks))} moments are too few to fit; play more games")
    known = _known(plan.game, names) if plan.players or plan.forked else {}
    return [
        known[name]
        if not some and name in known
        else _fit_stage(numpy, plan, name, some if _enough(some) else _nearest(by_stage, at))
        for at, (name, some) in enumerate(zip(stages, by_stage, strict=True))
    ]


def _known(game: str, names: Sequence[str]) -> dict[str, Stage]:
    """The stages of the room's file that weigh its terms of now."""
    data = tomllib.loads(files(f"longhall.games.{game}").joinpath("evaluation.toml").read_text("utf-8"))
    return {stage["name"]: Stage(**stage) for stage in data["stage"] if list(stage["weights"]) == list(names)}


def _enough(forks: Sequence[Fork]) -> bool:
    """Whether there are moments enough for a stage."""
    return sum(map(len, forks)) >= FEWEST


def _nearest(by_stage: Sequence[list[Fork]], at: int) -> list[Fork]:
    """The moments of the nearest stage that has enough."""
    full = [n for n, some in enumerate(by_stage) if _enough(some)]
    return by_stage[min(full, key=lambda n: (abs(n - at), -n))]


def _fit_stage(numpy: Any, plan: Plan, name: str, forks: Sequence[Fork]) -> Stage:
    """The weights of one stage."""
    names = list(import_module(f"longhall.games.{plan.game}.evaluation").TERMS)
    moments = [moment for fork in forks for moment in fork]
    rows = numpy.concatenate([_differences(numpy, [moment.terms for moment in fork]) for fork in forks])
    points = numpy.concatenate([_differences(numpy, [moment.points for moment in fork]) for fork in forks])
    scale = rows.std(axis=0)
    scale[scale < 1e-9] = numpy.inf  # a term in which nobody ever leads weighs nothing
    flat = rows / scale
    weights = numpy.linalg.solve(flat.T @ flat + RIDGE * numpy.eye(len(names)), flat.T @ points) / scale
    estimates = numpy.concatenate([_leads(numpy, moment.terms) for moment in moments]) @ weights
    return Stage(
        name=name,
        command=plan.command,
        moments=len(moments),
        weights={term: round(float(weight), 4) for term, weight in zip(names, weights, strict=True)},
        spread=_spread(numpy, moments, estimates),
        error=round(float(abs(rows @ weights - points).mean()), 2),
    )


def _differences(numpy: Any, fork: Sequence[Any]) -> Any:
    """The leads at all moments of a fork; if there are several, by how much they are above the mean of the fork."""
    leads = numpy.array([_leads(numpy, values) for values in fork])
    if len(fork) > 1:
        leads -= leads.mean(axis=0)
    return numpy.concatenate(leads)


def _leads(numpy: Any, values: Sequence[Any]) -> Any:
    """By how much each seat is above the mean of all: what time and number of players do to all is no lead."""
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


def to_toml(game: str, stages: Sequence[Stage]) -> str:
    """The weights file."""
    lines = [f"# Weights of the evaluation of {game}: points at the end for each unit of a term, by stage of the game."]
    for stage in stages:
        lines += ["", "[[stage]]", f'name = "{stage.name}"', f'command = "{stage.command}"']
        lines += [f"moments = {stage.moments}", f"error = {stage.error}", f"spread = {stage.spread}"]
        lines += ["", "[stage.weights]"]
        lines += [f"{name} = {weight}" for name, weight in stage.weights.items()]
    return "\n".join(lines) + "\n"
