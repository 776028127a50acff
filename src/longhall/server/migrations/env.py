"""Alembic's entry point: it runs the migrations on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from longhall.server.rows import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
