"""Fixtures of the server's tests: databases of both kinds, and a server that runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from longhall.server.config import Config, Rate
from tests.server.house import Server

FREE = Rate(per_second=1e6, burst=10**6)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that is there for these tests alone.

    Its folder is none of pytest's: those are closed to the other user that PostgreSQL runs as when we are root.
    """
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as runtime, TemporaryDirectory() as data:
        patch.setenv("XDG_RUNTIME_DIR", runtime)
        from pgserver.postgres_server import get_server

        server = get_server(data)
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug on this one
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.db'}"
    server: str = request.getfixturevalue("postgres")
    with psycopg.connect(server) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return server


def quick(db: str) -> Config:
    """A quick server without limits that a test could meet by chance."""
    return Config(db=db, pace=0.0, workers=1, login_rate=FREE, make_rate=FREE, socket_rate=FREE)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """The configuration of a server of one's own, with an empty SQLite database."""
    return quick(f"sqlite:///{tmp_path / 'hall.db'}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server that the tests of a module share."""
    with Server(quick(f"sqlite:///{tmp_path_factory.mktemp('hall') / 'hall.db'}")) as running:
        yield running
