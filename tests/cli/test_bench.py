"""`longhall bench`: that it measures, not how fast anything is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel import Game
from longhall.study import bench
from tests.cli.conftest import Run


def test_json(run: Run) -> None:
    """A row a number of players, and memory where asked for."""
    data = json.loads(run("bench", "runes", "--seconds", "0.01", "--leak", "20", "--json").stdout)
    assert [(row["game"], row["players"]) for row in data["speeds"]] == [("runes", 2), ("runes", 3), ("runes", 4)]
    assert all(row["decisions_per_second"] > row["games_per_second"] > 0 for row in data["speeds"])
    assert all(row["clone_within_beat"] > 0 and row["save"] > 0 and row["load"] > 0 for row in data["speeds"])
    assert all(row["iterations_per_second"] > 0 for row in data["speeds"])
    assert data["memory"]["runes"]["games"] == 20


def test_table(run: Run) -> None:
    """The same for eyes."""
    told = run("bench", "runes", "--seconds", "0.01", "--leak", "20").stdout
    assert "decisions/s" in told
    assert "runes: 20 games grew the process by" in told


def test_ratio(runes: Game[Any]) -> None:
    """Another engine is measured in turns with the game."""
    own = bench.engine(runes, 2)
    assert own(3) == own(3) > 0
    speed = bench.measure(runes, 2, 0.05, own)
    assert speed.catanatron_ratio is not None
    assert speed.catanatron_ratio > 0
    assert bench.measure(runes, 2, 0.01).catanatron_ratio is None


def test_without_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an extra."""
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    assert bench.catanatron() is None


def test_with_catanatron() -> None:
    """Its decisions are counted."""
    play = bench.catanatron()
    assert play is not None
    assert play(0) > 50
