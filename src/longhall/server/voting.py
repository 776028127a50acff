"""A vote on going back further than the rules of undo allow: every human at the table must agree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from longhall.server.messages import Vote


@dataclass(slots=True)
class Ballot:
    """An open vote. It is not stored: a restart or a move lets it lapse."""

    by: str
    seat: int
    to: int
    yes: set[str] = field(default_factory=set)

    def missing(self, people: Iterable[str]) -> list[str]:
        """Who has not agreed yet."""
        return [person for person in people if person not in self.yes]

    def info(self, people: Iterable[str]) -> Vote:
        """The vote as everybody sees it."""
        return Vote(by=self.by, to=self.to, yes=sorted(self.yes), missing=self.missing(people))
