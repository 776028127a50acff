"""What an operator may decide. Every limit of the server is here, with its reason."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """At most `burst` at once, and `per_second` of them over time."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """How a server runs."""

    db: str
    content: Path | None = None
    """A folder with one content pack a game, named after it."""
    client: Path | None = None
    """The built client; without it only the API is served."""
    pace: float = 0.9
    """Seconds between a bot's move and the one before, so that people can follow."""
    think: float = 5.0
    """Seconds after which a bot that has not answered, beyond its own time to think, is replaced for one move."""
    memory: int = 1 << 30
    """Bytes of memory that a thinking process may have; one that wants more is replaced. The longest search takes a
    tenth of it."""
    hinter: str = "search:2s"
    """The searching bot that gives hints to people who ask for them."""
    thinker: tuple[str, ...] | None = None
    """The command that starts a thinking process, where it is not our own."""
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    """Processes that think for the bots."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    sweep: float = 5.0
    """Seconds between looks for such tables."""
    message_bytes: int = 4096
    """The longest message of a client that is read; no move is a tenth as long."""
    frame_bytes: int = 65536
    """The longest message that is received at all; beyond it the connection is closed."""
    body_bytes: int = 1 << 20
    """The longest body of a request; a record of a long game is a twentieth of it."""
    outbox: int = 1000
    """Messages waiting for a client that reads slowly, before it is let go."""
    socket_rate: Rate = Rate(per_second=20, burst=60)
    """Messages on one socket."""
    login_rate: Rate = Rate(per_second=0.2, burst=10)
    """Tries of passwords from one address."""
    advice_rate: Rate = Rate(per_second=2, burst=20)
    """Questions for advice of one person: each tile that is taken up asks one."""
    make_rate: Rate = Rate(per_second=1, burst=30)
    """New people, tables and records from one address."""
    hint_rate: Rate = Rate(per_second=0.2, burst=8)
    """Hints and analyses from one address: each costs seconds of a thinking process."""
