"""`longhall serve`: what it refuses to begin with."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from longhall.cli import app
from longhall.server.running import reachable, read_config
from longhall.server.store import Store


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--db", "nonsense"], "sqlite:///FILE or postgresql://HOST/NAME"),
        (["--db", "sqlite:////no/such/folder/hall.db"], "cannot be opened"),
        (["--content", "/no/such/folder"], "one content pack a game"),
        (["--port", "99999"], "65535"),
    ],
)
def test_wrong_arguments(arguments: list[str], reason: str) -> None:
    """One clear line, exit code 2, and nothing runs."""
    told = CliRunner().invoke(app, ["serve", *arguments])
    assert told.exit_code == 2
    assert reason in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_a_database_of_a_newer_longhall(tmp_path: Path) -> None:
    """It is left alone."""
    path = tmp_path / "hall.db"
    read_config(f"sqlite:///{path}", None, 0.0)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(ValueError, match="newer Longhall"):
        read_config(f"sqlite:///{path}", None, 0.0)


def test_a_database_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One clear line, and the server that is there goes on."""
    monkeypatch.setattr("longhall.server.running.Store", partial(Store, patience=0.1))
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    store = Store(url)
    told = CliRunner().invoke(app, ["serve", "--db", url])
    store.submit(lambda c: c.exec_driver_sql("SELECT 1").scalar()).result()
    store.close()
    assert told.exit_code == 2
    assert "another Longhall server uses this database" in " ".join(told.stderr.split())


def test_the_address_that_is_told() -> None:
    """One that others can use."""
    assert reachable("127.0.0.1") == "127.0.0.1"
    assert reachable("0.0.0.0") != "0.0.0.0"
