"""Fixtures of the server's tests: databases of both kinds, and a server that runs."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from longhall.server.config import Config, Rate
from tests.server.house import Server

FREE = Rate(per_second=1e6, burst=10**6)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server that is there for these tests alone."""
    with pytest.MonkeyPatch.context() as patch:
        runtime = tmp_path_factory.mktemp("runtime")
        runtime.chmod(0o700)
        patch.setenv("XDG_RUNTIME_DIR", str(runtime))
        from pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"))
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.db'}"
    server: str = request.getfixturevalue("postgres")
    name = f"hall_{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The URL of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'hall.db'}"


@pytest.fixture
def config(db: str) -> Config:
    """A quick server without limits that a test could meet by chance."""
    return Config(db=db, pace=0.0, workers=1, login_rate=FREE, make_rate=FREE, socket_rate=FREE)


@pytest.fixture
def server(config: Config) -> Iterator[Server]:
    """A running server."""
    with Server(config) as running:
        yield running
