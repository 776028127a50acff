"""Yardsticks: how a bot does alone, against the opponents that the rulebooks give, and in points where none is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from longhall.study.ladder import interval_of
from longhall.study.simulate import Plan, play_all


@dataclass(frozen=True, slots=True)
class Yard:
    """One way to play alone."""

    game: str
    name: str
    options: Mapping[str, str] = field(default_factory=dict)


YARDS: Final = (
    Yard("feast_for_odin", "short game", {"length": "short"}),
    Yard("feast_for_odin", "long game", {"length": "long"}),
    *[
        Yard("tiny_epic_vikings", f"{level} rival", {"difficulty": level})
        for level in ("easy", "normal", "hard", "saga")
    ],
    Yard("lords_of_ragnarok", "one follower", {"followers": "one"}),
    Yard("lords_of_ragnarok", "one follower, two challenges", {"followers": "one", "blind_challenges": "two"}),
    Yard("lords_of_ragnarok", "two followers", {"followers": "two"}),
    Yard("lords_of_ragnarok", "three followers", {"followers": "three"}),
)
"""All of them, by game from the easiest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """How a bot did: its share of wins with the interval in which it lies, 95 of 100 times, and the middle score."""

    game: str
    name: str
    games: int
    wins: float
    interval: tuple[float, float]
    score: float


def measure(yard: Yard, bot: str, count: int, seed: int, workers: int, progress: Callable[[int], None]) -> Measure:
    """Play so many games alone; a RuntimeError where one fails."""
    plan = Plan(game=yard.game, players=1, count=count, seed=seed, bots=(bot,), options=yard.options)
    played = play_all(plan, workers, progress)
    for one in played:
        if one.error:
            raise RuntimeError(f"{yard.game}, seed {one.seed}: {one.error}")
    wins = sum([one.returns[0] for one in played]) / count
    return Measure(
        game=yard.game,
        name=yard.name,
        games=count,
        wins=wins,
        interval=interval_of(wins, count),
        score=median([one.scores[0] for one in played]),
    )
