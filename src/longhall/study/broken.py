"""Broken promises: the error that the checks raise, and the comparisons that tell where two things differ first."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from longhall.kernel import Json, Match
from longhall.kernel.match import Entry


class Broken(AssertionError):
    """A promise that was not kept: which check found it, in which game, after how many entries of the log, and how."""

    def __init__(self, check: str, title: str, at: int, how: str) -> None:
        super().__init__(check, title, at, how)
        self.check, self.title, self.at, self.how = check, title, at, how

    def __str__(self) -> str:
        return f"{self.check}: {self.title}, after {self.at} entries: {self.how}"


def broken(check: str, m: Match[Any], how: str) -> Broken:
    """The error to raise about a match."""
    return Broken(check, f"{m.game.name}, {m.seats} seats, seed {m.seed}", len(m.log), how)


def picture(m: Match[Any]) -> Json:
    """All that can be told of where a match stands."""
    return {"state": m.state.to_json(), "questions": questions(m)}


def questions(m: Match[Any]) -> Json:
    """The open questions."""
    return [[ask.seat, ask.kind, ask.about, list(ask.options)] for ask in m.pending]


def lines(log: Iterable[Entry]) -> list[str]:
    """A log as text."""
    return [entry.to_text() for entry in log]


def text(value: Json) -> str:
    """A value as JSON text."""
    return json.dumps(value, separators=(",", ":"))


def same(check: str, m: Match[Any], wanted: Json, found: Json, what: str) -> None:
    """Broken unless two values are the same as JSON text, the order of keys included."""
    one, other = text(wanted), text(found)
    if one != other:
        raise broken(check, m, f"{what} is not the same: {difference(json.loads(one), json.loads(other))}")


def difference(wanted: Json, found: Json, where: str = "") -> str | None:
    """Where two JSON values differ first; None when they do not."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        if list(wanted) != list(found):
            return f"{where} has the keys {list(found)}, not {list(wanted)}".strip()
        pairs = [(f"{where}.{key}".lstrip("."), wanted[key], found[key]) for key in wanted]
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        pairs = [(f"{where}[{i}]", *pair) for i, pair in enumerate(zip(wanted, found, strict=True))]
    else:
        return None if wanted == found else f"{where} is {found!r}, not {wanted!r}".strip()
    return next((told for at, one, other in pairs if (told := difference(one, other, at))), None)


@contextmanager
def blaming(check: str, m: Match[Any], doing: str = "") -> Iterator[None]:
    """Whatever is raised inside breaks this check."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        raise broken(check, m, f"{doing} raised {type(error).__name__}: {error}".strip()) from error
