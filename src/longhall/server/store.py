"""The store: one database, migrated when it is opened, written by one thread and read by many.

Every change of the whole server goes through one writer thread, which puts whatever has piled up into one transaction:
a hundred tables that move at the same moment cost one flush of the disk, and each of them hears back only after that
flush. What is written and read is in `ledger.py` and `accounts.py`; here is only how.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy.engine import Connection, Engine

from longhall.server.hold import PATIENCE, Hold

T = TypeVar("T")

Work = Callable[[Connection], T]

BATCH: Final = 256
"""The most changes in one transaction, so that nobody waits long for others' work."""


def default_url() -> str:
    """An SQLite file in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "longhall"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'longhall.db'}"


def open_engine(url: str) -> Engine:
    """An engine for an SQLite or PostgreSQL URL, or a ValueError that says what would be right."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise ValueError(f"a database is given as sqlite:///FILE or postgresql://HOST/NAME, not {url!r}") from error
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "postgresql+psycopg"):
        raise ValueError(f"a database is given as sqlite:///FILE or postgresql://HOST/NAME, not {url!r}")
    engine = sa.create_engine(parsed, pool_pre_ping=parsed.drivername != "sqlite")
    if parsed.drivername == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers go on beside the writer.

    `synchronous=FULL`, because NORMAL may lose the last commits with the power, and an acknowledged move must not be
    lost; writing in batches pays for it.
    """
    connection.isolation_level = None  # transactions are begun by us, not by the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine, form: str = "head") -> None:
    """Bring the database to the form that this code wants, or a ValueError that says why it cannot be."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    where = engine.url.render_as_string()
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, form)
    except CommandError as error:
        raise ValueError(f"{where}: the database is of a newer Longhall ({error})") from error
    except sa.exc.OperationalError as error:
        raise ValueError(f"{where}: the database cannot be opened ({error.orig})") from error


class Store:
    """A database with its writer thread."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.engine = open_engine(url)
        with ExitStack() as undone:
            undone.callback(self.engine.dispose)
            self._hold = Hold(self.engine, patience)
            undone.callback(self._hold.release)
            migrate(self.engine)
            with self.engine.begin() as connection:
                self._hold.claim(connection)
            undone.pop_all()
        self._work: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        """Run a query in a thread of its own."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """Run a query here."""
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Have a change written; it is on disk when this returns."""
        return await asyncio.wrap_future(self.submit(work))

    def submit(self, work: Work[T]) -> Future[T]:
        """Have a change written; the future is done when it is on disk."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done: Future[T] = Future()
        self._work.put((work, done))
        return done

    def close(self) -> None:
        """Write what is left, and close."""
        if not self._closed:
            self._closed = True
            self._work.put(None)
            self._writer.join()
            self._hold.release()
            self.engine.dispose()

    # ---- in the writer's thread ------------------------------------------------------------------------------------

    def _write(self) -> None:
        last = False
        while not last:
            batch: list[tuple[Work[Any], Future[Any]]] = []
            item = self._work.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH:
                    break
                try:
                    item = self._work.get_nowait()
                except queue.Empty:
                    break
            last = item is None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        """One transaction for the batch. A change that fails is taken out by its savepoint and fails alone."""
        wanted = [(work, done) for work, done in batch if done.set_running_or_notify_cancel()]
        outcomes: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with self.engine.begin() as connection:
                self._hold.check(connection)
                for work, done in wanted:
                    try:
                        with connection.begin_nested():
                            outcomes.append((done, work(connection), None))
                    except Exception as error:
                        outcomes.append((done, None, error))
        except Exception as error:
            outcomes = [(done, None, error) for _, done in wanted]
        for done, result, failure in outcomes:
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)
