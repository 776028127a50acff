"""What a rule may await: a question to one seat, questions to several at once, and chance.

`Ask`, `AskAll` and `Chance` are the three; `Together` runs one rule a seat side by side where several people each have
a sequence of private decisions at the same time. Nothing here knows how an answer comes: the match drives the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from typing import Any, Generic, TypeVar

Option = tuple[str, ...]
"""A choice that means something without the state. Its text form is its words with single spaces between."""

T = TypeVar("T", bound=Option)
R = TypeVar("R")

Rule = Coroutine[Any, Any, R]

CHANCE = -1
"""The seat that stands for chance in a log."""


class Ask(Generic[T]):
    """One question to one seat. Options may be lazy: a replay never lists them.

    `about` names what the question is about, for the eyes only (`province="gimle"`); it must hold nothing secret.
    """

    __slots__ = ("_options", "about", "kind", "seat")

    def __init__(
        self, seat: int, kind: str, options: Sequence[T] | Callable[[], Sequence[T]], **about: str | int
    ) -> None:
        self.seat, self.kind, self.about = seat, kind, about
        self._options = options

    def __await__(self) -> Generator[Any, Any, T]:
        answer: T = yield self
        return answer

    @property
    def options(self) -> Sequence[T]:
        """What may be chosen, in the documented order of its kind; listed on first use."""
        options = self._options
        if callable(options):
            options = self._options = options()
        return options

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r})"


class AskAll(Generic[T]):
    """Questions to several seats at once. The answers stay in the match, unseen by anybody, until all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: Mapping[int, Ask[T]]) -> None:
        for seat, ask in asks.items():
            if ask.seat != seat:
                raise TypeError(f"AskAll has {ask!r} under seat {seat}")
        self.asks = asks

    def __await__(self) -> Generator[Any, Any, dict[int, T]]:
        if not self.asks:
            return {}
        answers: dict[int, T] = yield self
        return {seat: answers[seat] for seat in self.asks}


class Chance:
    """`count` different numbers below `n`, drawn at random and logged: a die, a deal, a shuffle.

    Looking at something that was settled but hidden is a chance of count 0: it draws nothing, and bars undo.
    """

    __slots__ = ("count", "kind", "n")

    def __init__(self, kind: str, n: int, count: int = 1) -> None:
        if not 0 <= count <= n:
            raise ValueError(f"chance '{kind}' cannot draw {count} of {n}")
        self.kind, self.n, self.count = kind, n, count

    def __await__(self) -> Generator[Any, Any, tuple[int, ...]]:
        outcome: tuple[int, ...] = yield self
        return outcome

    def __repr__(self) -> str:
        return f"Chance({self.kind!r}, {self.n}, {self.count})"


class Together(Generic[R]):
    """One rule a seat, side by side, answered in any order. Each touches its own seat's things only, without chance."""

    __slots__ = ("rules",)

    def __init__(self, rules: Mapping[int, Rule[R]]) -> None:
        self.rules = rules

    def __await__(self) -> Generator[Any, Any, dict[int, R]]:
        if not self.rules:
            return {}
        results: dict[int, R] = yield self
        return {seat: results[seat] for seat in self.rules}


def to_text(option: Option) -> str:
    """The one stable text form of an option: in the record, on the wire and in tests."""
    return " ".join(option)


def from_text(text: str) -> Option:
    """The option behind a text form."""
    return tuple(text.split())
