"""The tree of a search: what has been tried at a point of the game, how often, and what came of it.

The tree is open-loop: a node stands for the answers that led to it, not for one position, so that each visit may find
another deal of what is hidden, other luck and, where only the own seat is searched, other deeds of the others. Options
that are not always there carry a count of how often they were.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from sys import maxsize
from typing import Any, Final

from longhall.kernel import Ask, Option

WIDTH: Final = 1.6
GROWTH: Final = 0.45
"""A question with n answers so far is searched WIDTH * n ** GROWTH options wide, the most promising first."""

Worths = Callable[[Any, Ask[Any]], Sequence[float]]
"""What a room thinks of the options of a question at first sight."""


class Arm:
    """One option at one question: how often it was there and was tried, and what it brought to whom it belongs."""

    __slots__ = ("available", "total", "visits", "worth")

    def __init__(self, worth: float) -> None:
        self.worth, self.available, self.visits, self.total = worth, 0, 0, 0.0

    @property
    def mean(self) -> float:
        """What it has brought on average."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(frozen=True, slots=True)
class Manner:
    """How options are tried: with how much curiosity, and how many of them."""

    explore: float = 0.12
    """How much an option that was tried seldom is preferred to one that did well, on a scale of chances to win."""
    widest: int = maxsize
    """How many options are looked at, however many tries there are."""

    def width(self, tries: int) -> int:
        """How many options are looked at after so many tries."""
        return min(1 + int(WIDTH * tries**GROWTH), self.widest)

    def bound(self, arm: Arm) -> tuple[float, float]:
        """How good an option may be; one never tried comes first, by its worth."""
        if not arm.visits:
            return 9.0, arm.worth
        return arm.total / arm.visits + self.explore * sqrt(log(arm.available) / arm.visits), 0.0


PLAIN: Final = Manner()
"""The manner of a room that names none of its own."""


class Table:
    """What one seat has tried at one question."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Option, Arm] = {}
        self.visits = 0

    def select(self, state: Any, ask: Ask[Any], worths: Worths, manner: Manner) -> tuple[Option, Arm]:
        """The option to try next: the most promising that is new, within the width reached, or the best by bound."""
        arms = self.know(state, ask, worths)
        here = [(arms[option], option) for option in ask.options]
        for arm, _ in here:
            arm.available += 1
        most = manner.width(self.visits)
        if len(here) > most:
            here.sort(key=lambda one: one[0].worth, reverse=True)
            del here[most:]
        arm, option = max(here, key=lambda one: manner.bound(one[0]))
        self.visits += 1
        return option, arm

    def know(self, state: Any, ask: Ask[Any], worths: Worths) -> dict[Option, Arm]:
        """The arms of all options, those of the question among them."""
        arms = self.arms
        if not all(map(arms.__contains__, ask.options)):
            for option, worth in zip(ask.options, worths(state, ask), strict=True):
                if option not in arms:
                    arms[option] = Arm(worth)
        return arms

    def note(self, option: Option) -> Arm:
        """The arm of an answer that was not chosen here."""
        return self.arms.setdefault(option, Arm(0.0))

    @property
    def ranking(self) -> list[tuple[Option, Arm]]:
        """The options, the most tried first; of those the best."""
        return sorted(self.arms.items(), key=lambda one: (one[1].visits, one[1].mean, one[1].worth), reverse=True)


class Node:
    """A point of the game: what each seat has tried there, and where it led."""

    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: dict[tuple[int, str], Table] = {}
        self.children: dict[tuple[Option, ...], Node] = {}

    def table(self, ask: Ask[Any]) -> Table:
        """What the asked seat has tried at this question."""
        key = ask.seat, ask.kind
        table = self.tables.get(key)
        if table is None:
            table = self.tables[key] = Table()
        return table
