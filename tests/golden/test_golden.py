"""The golden records replay move for move, and are what `make` would write."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.kernel import Record
from longhall.story import story
from longhall.text import LANGUAGES, Texts
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


@pytest.mark.parametrize(("game", "name", "lang"), [(*one, LANGUAGES[i % 3]) for i, one in enumerate(RECORDS)])
def test_golden_record_can_be_told(game: str, name: str, lang: str) -> None:
    """Every event has its words, at every kind of table."""
    rules, record = load(game), Record.read((FOLDER / game / f"{name}.saga").read_text("utf-8"))
    texts = Texts(rules, lang)
    assert len(list(story(record, rules, texts))) > len(record.journal) / 4
    assert texts.missing == []


def test_every_file_is_known() -> None:
    found = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.saga")}
    assert found == set(RECORDS)
