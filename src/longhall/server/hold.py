"""One server a database: a lock that dies with its process, and a mark by which a server sees that it has lost it.

Two servers would each think for the bots and keep tables in memory that the other changes. The lock keeps the second
out. On SQLite it is a lock on a file of its own beside the database, on PostgreSQL an advisory lock; neither outlives
its process, so nothing has to be cleaned up after a crash. A connection to PostgreSQL can break and take the lock with
it: whoever holds the database writes a mark into it, and every change is made only while the own mark is there.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from typing import Final, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from longhall.server.rows import SECRETS

PATIENCE: Final = 5.0
"""Seconds to wait for a server that is just stopping."""
KEY: Final = int.from_bytes(b"longhall", "big") >> 1
"""The number of the advisory lock; PostgreSQL counts them for each database."""
MARK: Final = "server"


class Held(ValueError):
    """Another server has the database."""


class TakenOver(Exception):
    """The hold was lost, and another server has the database now."""


class _Lock(Protocol):
    def close(self) -> None: ...


class Hold:
    """A database kept for one server until it is released, or its process ends."""

    def __init__(self, engine: Engine, patience: float = PATIENCE) -> None:
        self._mark = secrets.token_hex(16)
        lock = _lock_file(engine, patience) if engine.dialect.name == "sqlite" else _lock_advisory(engine, patience)
        if lock is None:
            raise Held(
                f"{engine.url.render_as_string()}: another Longhall server uses this database; "
                "stop that one first, or give this one a database of its own"
            )
        self._lock = lock

    def claim(self, c: Connection) -> None:
        """Put the own mark into a database that has its form."""
        c.execute(SECRETS.delete().where(SECRETS.c.name == MARK))
        c.execute(SECRETS.insert().values(name=MARK, value=self._mark))

    def check(self, c: Connection) -> None:
        """Whether the own mark is still there, before a change is made in the same transaction."""
        if c.execute(_FIND_MARK).scalar() != self._mark:
            raise TakenOver("another Longhall server has taken over this database; this one can change nothing more")

    def release(self) -> None:
        """Let the next server have it."""
        self._lock.close()


_FIND_MARK: Final = sa.select(SECRETS.c.value).where(SECRETS.c.name == MARK)


def _lock_file(engine: Engine, patience: float) -> _Lock | None:
    try:
        lock = sqlite3.connect(
            f"{engine.url.database}.lock", timeout=patience, isolation_level=None, check_same_thread=False
        )
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise ValueError(f"{engine.url.render_as_string()}: the database cannot be opened ({error})") from error
    return lock


def _lock_advisory(engine: Engine, patience: float) -> _Lock | None:
    until = time.monotonic() + patience
    try:
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.detach()  # back in the pool it would keep the lock
    except sa.exc.OperationalError as error:
        raise ValueError(f"{engine.url.render_as_string()}: the database cannot be opened ({error.orig})") from error
    while not connection.execute(sa.select(sa.func.pg_try_advisory_lock(KEY))).scalar():
        if time.monotonic() > until:
            connection.close()
            return None
        time.sleep(0.1)
    return connection
