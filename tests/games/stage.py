"""What the scenes of all rooms share: a game that begins with a prepared position, and words to play on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, TypeVar

from longhall.kernel import Event, Game, Match, Root
from longhall.kernel.ask import from_text, to_text

S = TypeVar("S", bound=Root)


def staged(game: Game[S], opening: S) -> Game[S]:
    """The game, but it begins with a prepared position."""
    scene = copy(game)
    scene.setup = lambda seats, options, rng: opening.clone()  # type: ignore[method-assign]
    return scene


def answer_lines(m: Match[S], lines: Iterable[str], check: Callable[[Match[S]], None]) -> list[Event]:
    """Answer questions, a line each: the seat, then the option's text. What happened comes back."""
    events: list[Event] = []
    for line in lines:
        seat, *choice = from_text(line)
        events += m.apply(int(seat), tuple(choice))
        check(m)
    return events


def words(text: str) -> list[str]:
    """`leader 2*warrior` as three words."""
    found: list[str] = []
    for word in text.split():
        times, star, thing = word.rpartition("*")
        found += [thing] * (int(times) if star else 1)
    return found


def options(m: Match[Any], seat: int = 0, *kinds: str) -> list[str]:
    """What a seat may answer now, as texts; only those whose first word is given, if any is."""
    return [to_text(o) for o in m.ask_for(seat).options if not kinds or o[0] in kinds]


def may(m: Match[Any], line: str) -> bool:
    """Whether a line such as `0 march gimle utgard` is a legal answer now."""
    seat, _, text = line.partition(" ")
    return any(ask.seat == int(seat) and from_text(text) in ask.options for ask in m.pending)


def asked(m: Match[Any]) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.kind) for ask in m.pending]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The public facts of the events of a kind."""
    return [event.public for event in events if event.kind == kind]
