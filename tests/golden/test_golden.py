"""The golden records replay move for move, and are what `make` would write."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.kernel import Record
from tests.golden.make import FOLDER, GAMES, make

RECORDS = [(game, name) for game, records in GAMES.items() for name in records]


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_golden_record(game: str, name: str) -> None:
    """If this fails, behaviour has changed: see `tests/golden/make.py`."""
    text = (FOLDER / game / f"{name}.saga").read_text("utf-8")
    record = Record.read(text)
    assert record.verify(load(game)).over
    assert record.write() == text
    assert make(game, name) == text


def test_every_file_is_known() -> None:
    found = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.saga")}
    assert found == set(RECORDS)
