"""Fixtures for every test: `runes`, the small room that lives in tests/rooms, as if it stood in the hall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from longhall import games
from longhall.kernel import Game

ROOMS = Path(__file__).parent / "rooms"


@pytest.fixture
def runes(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The game Runes, registered for the time of the test."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "runes"))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(ROOMS)])
    return games.load("runes")
