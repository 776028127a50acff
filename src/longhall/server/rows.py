"""What the store holds: the tables of the database, and the records that the server passes to and from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Literal

import sqlalchemy as sa

from longhall.server.messages import Settings

METADATA: Final = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"}
)

SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

PERSONS: Final = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("login", sa.String(128), nullable=True),  # the name that an account logs in with, case folded
    sa.Column("password", sa.String(256), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("ix_persons_login", "login", unique=True),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("content", sa.String(32), nullable=False),  # the digest of the components
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("salt", sa.String(40), nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),  # seat -> length of the journal when its open question was put
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("returns", sa.JSON, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),  # of the final position
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Index("ix_tables_status", "status", "moved"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("name", sa.String(64), nullable=True),
    sa.Column("bot", sa.String(32), nullable=True),
    sa.Index("ix_seats_person", "person"),
)

STEPS: Final = sa.Table(
    "steps",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(64), nullable=False),
    sa.Column("entries", sa.Text, nullable=False),  # lines of the journal
    sa.Column("events", sa.Text, nullable=False),  # JSON, with every secret
    sa.Column("move_id", sa.String(128), nullable=True),  # person and the client's own id of the move
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("stand_in", sa.String(32), nullable=True),  # the level that answered for a bot that failed
    sa.Index("ix_steps_move_id", "table_id", "move_id", unique=True),
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("save", sa.Text, nullable=False),  # JSON of the match without its journal
)

INVITES: Final = sa.Table(
    "invites",
    METADATA,
    sa.Column("token", sa.String(64), primary_key=True),  # its digest: who reads the store cannot join
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

Status = Literal["lobby", "running", "over"]
SeatKind = Literal["open", "human", "bot"]


@dataclass(slots=True, kw_only=True)
class SeatRow:
    """Who sits on a seat."""

    kind: SeatKind = "open"
    person: str | None = None
    name: str | None = None
    bot: str | None = None


@dataclass(slots=True, kw_only=True)
class TableRow:
    """A table: what it was made with, who sits at it, and how far its game has come."""

    id: str
    game: str
    version: int
    content: str
    status: Status
    options: dict[str, str]
    settings: Settings
    host: str
    seed: int
    salt: str
    asked: dict[int, int] = field(default_factory=dict)
    at: int = 0
    scores: list[int] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    digest: str = ""
    rematch: str = ""
    created: float
    moved: float
    seats: list[SeatRow]

    @property
    def seed_hash(self) -> str:
        """What is shown of the seed before the game is over: enough to check it afterwards."""
        return sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()


@dataclass(slots=True, kw_only=True)
class StepRow:
    """One answer (or undo, or the setup) and all that came of it."""

    n: int
    at: int
    seat: int
    kind: str
    entries: str
    events: str = "[]"
    move_id: str | None = None
    time: float
    stand_in: str | None = None
