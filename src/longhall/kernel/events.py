"""What happened, for eyes: an event has a public form and, for some seats, what only they may see.

Verbs emit events with `tell`; rules never read them; they are off wherever nobody looks (rollouts, replays).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from longhall.kernel.state import Root

Facts = dict[str, Any]


class Event(NamedTuple):
    """One thing that happened. `private` adds facts for the seats that may know them."""

    kind: str
    public: Facts
    private: Mapping[int, Facts]

    def seen_by(self, seat: int | None) -> Facts:
        """The event as JSON for one seat, or for a spectator. Where some know more, `own` is 1 for them, else 0."""
        if not self.private:
            return {"kind": self.kind, **self.public}
        own = self.private.get(seat) if seat is not None else None
        return {"kind": self.kind, **self.public, "own": 0 if own is None else 1, **(own or {})}


def tell(s: Root, kind: str, private: Mapping[int, Facts] | None = None, /, **public: Any) -> None:
    """Emit an event if anybody listens."""
    if s.sink is not None:
        s.sink.append(Event(kind, public, private or {}))
