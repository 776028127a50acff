"""The measurement of the server: that it measures, not how fast anything is."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from longhall import games
from longhall.cli import app
from longhall.kernel import Record
from longhall.kernel.match import UNDO
from longhall.server.load import LONG, long_record


def test_figures() -> None:
    """All of them, as JSON and in words."""
    runner = CliRunner()
    told = runner.invoke(app, ["bench-server", "--tables", "3", "--seconds", "0.3", "--json"])
    figures = json.loads(told.stdout)
    assert figures["tables"] == 3
    assert all(value > 0 for value in figures.values()), figures
    assert figures["p50"] <= figures["p99"]


def test_the_long_game() -> None:
    """Its record has so many decisions, some of them taken back, and is not over."""
    record = Record.read(long_record())
    undone = sum(entry.kind == UNDO for entry in record.journal)
    assert undone > 10
    assert sum(entry.seat >= 0 for entry in record.journal) - undone == LONG
    assert not record.verify(games.load(record.game)).over
