"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from longhall.kernel import Match, Option


class Bot(Protocol):
    """A player that is a program. One that `imagines` needs a tracked match."""

    imagines: bool

    def choose(self, match: Match[Any], seat: int) -> Option:
        """An answer to the seat's open question. The match is left as it is."""
