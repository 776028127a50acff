"""A step remembers the level that answered for a bot that failed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody stood in for anybody in the steps so far, as far as is known."""
    op.add_column("steps", sa.Column("stand_in", sa.String(32), nullable=True))
