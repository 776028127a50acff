"""`longhall soak`: checked games at every table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longhall.kernel import Game
from tests.cli.conftest import Run


def test_every_table_is_played(run: Run) -> None:
    """At least so many games in all."""
    result = run("soak", "runes", "--games", "10", "--workers", "1")
    assert result.exit_code == 0
    for players in (2, 3, 4):
        assert f"runes, {players} players: 4 games" in result.stdout


def test_failures_are_listed(run: Run, runes: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """With their seeds, and the exit code says so."""

    def invariants(self: Any, s: Any) -> Iterator[str]:
        yield "all is lost"

    monkeypatch.setattr(type(runes), "invariants", invariants)
    result = run("soak", "runes", "--games", "3", "--seed", "8", "--workers", "1")
    assert result.exit_code == 1
    assert result.stdout.count("seed 8: Broken: ") == 3
