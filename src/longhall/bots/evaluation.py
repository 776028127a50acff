"""What a position is worth to every seat, as chances to win: the room's terms, weighed as its own self-play has shown.

A room that has an `evaluation` module names its terms there, one function each. `evaluation.toml` beside it holds their
weights, which `longhall study fit` writes: by stage of the game, what a lead in each term means in points at the end,
and the spread that turns a lead in points into a chance.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import exp, inf
from typing import Any, Final

from longhall.bots.tree import PLAIN, Manner
from longhall.kernel import Game

Term = Callable[[Any, int], float]

ALONE: Final = 3.0
"""How much wider the spread is for one who plays alone: every point should still count far from par."""
FEW: Final = 1.5
"""How many questions that want thought a move has on average, where the room does not say so."""
MARGIN: Final = 0.25
"""How much of a finished game's worth is its margin; the rest is the result."""


class Evaluation:
    """The evaluation of one room."""

    def __init__(self, game: Game[Any]) -> None:
        room: Any = import_module(f"longhall.games.{game.name}.evaluation")
        self.game = game
        self.terms: Mapping[str, Term] = room.TERMS
        self.tick: Callable[[Any], int] = room.tick
        self.quiet: frozenset[str] = room.QUIET
        self.turns: Mapping[str, int] = room.TURNS
        self.further: Sequence[int] = getattr(room, "FURTHER", ())
        self.search_others: bool = getattr(room, "SEARCH_OTHERS", True)
        self.manner: Manner = Manner(getattr(room, "EXPLORE", PLAIN.explore), getattr(room, "WIDEST", PLAIN.widest))
        self.questions: float = getattr(room, "QUESTIONS", FEW)
        self.last: float = getattr(room, "LAST", inf)
        self.stage: Callable[[Any], int] = room.stage
        self.par: Callable[[Any], float] = room.par
        self.settled: frozenset[str] = getattr(room, "SETTLED", frozenset())
        self.played_out: frozenset[str] = getattr(room, "PLAYED_OUT", frozenset())
        self.own_chances: Callable[[Any], list[float]] = getattr(room, "own_chances", lambda s: [])
        self.outcome: Callable[[Any], Sequence[float]] = outcome_of(game, room)
        self.weigh(*read_weights(game.name, list(self.terms)))

    def weigh(self, weights: Sequence[Sequence[float]], spreads: Sequence[float]) -> None:
        """Use these weights and spreads, one set a stage; terms of no weight are not worked out."""
        self.spreads = spreads
        self._weighed = [
            [(term, weight) for term, weight in zip(self.terms.values(), stage, strict=True) if weight]
            for stage in weights
        ]

    def estimate(self, s: Any) -> list[float]:
        """What the position of each side is worth in points; only the differences mean something."""
        weighed = self._weighed[self.stage(s)]
        return [sum([weight * term(s, side) for term, weight in weighed]) for side in range(len(s.players))]

    def chances(self, s: Any) -> list[float]:
        """How likely each side wins: the seats, then the automas that are players; one alone has its par to beat.

        Where automas cannot be weighed by the same terms as people, the room tells by itself.
        """
        return self.own_chances(s) or self.verdict(s, self.estimate(s), self.spreads[self.stage(s)])

    def result(self, s: Any) -> list[float]:
        """What a finished game is worth to each seat: mostly who has won, a little by how much."""
        shares = self.verdict(s, self.outcome(s), self.spreads[-1])
        return [(1 - MARGIN) * won + MARGIN * share for won, share in zip(self.game.returns(s), shares, strict=False)]

    def verdict(self, s: Any, points: Sequence[float], spread: float) -> list[float]:
        """What so many points are worth to each side, by its lead alone, where a lead of `spread` is much."""
        if len(points) == 1:
            return [1 / (1 + exp((self.par(s) - points[0]) / (ALONE * spread)))]
        best = max(points)
        weights = [exp((one - best) / spread) for one in points]
        return [weight / sum(weights) for weight in weights]


def outcome_of(game: Game[Any], room: Any) -> Callable[[Any], Sequence[float]]:
    """What each side has at the end: its score, unless the room is not about points and says what then."""
    return getattr(room, "outcome", game.scores)


def ends_of(game: Game[Any]) -> Sequence[int]:
    """After how many iterations the searching levels have thought enough, as far as the room says so (`ENOUGH`)."""
    room = import_module(f"longhall.games.{game.name}.evaluation") if has_evaluation(game) else None
    ends: Sequence[int] = getattr(room, "ENOUGH", ())
    return ends


def has_evaluation(game: Game[Any]) -> bool:
    """Whether a room has an evaluation; without one, searches play every line to its end."""
    return find_spec(f"longhall.games.{game.name}.evaluation") is not None


def read_weights(game: str, terms: Sequence[str]) -> tuple[list[list[float]], list[float]]:
    """The weights and the spread of each stage; a ValueError where they do not fit the room's terms."""
    data = tomllib.loads(files(f"longhall.games.{game}").joinpath("evaluation.toml").read_text("utf-8"))
    stages = data["stage"]
    for stage in stages:
        if list(stage["weights"]) != list(terms):
            raise ValueError(f"{game}/evaluation.toml: stage '{stage['name']}' does not weigh the terms of the room")
    return [list(stage["weights"].values()) for stage in stages], [stage["spread"] for stage in stages]
