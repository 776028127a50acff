"""The first form of the store: people, tables, seats, steps, snapshots and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _people()
    _tables()
    _games()


def _people() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(128), nullable=True),
        sa.Column("password", sa.String(256), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_persons_login", "persons", ["login"], unique=True)


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("salt", sa.String(40), nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("returns", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status", "moved"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(32), nullable=True),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _games() -> None:
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("move_id", sa.String(128), nullable=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_index("ix_steps_move_id", "steps", ["table_id", "move_id"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("save", sa.Text, nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
