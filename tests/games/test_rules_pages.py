"""Each room's RULES.md: what it names is there, and no page or ruling that code or tests speak of is missing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from longhall import games

ROOMS = sorted(path.parent for path in Path(next(iter(games.__path__))).glob("*/RULES.md"))
TESTS = Path(__file__).parent


def source_of_tests(room: Path) -> str:
    return "".join(path.read_text("utf-8") for path in sorted((TESTS / room.name).glob("test_*.py")))


def page_of(room: Path) -> str:
    return (room / "RULES.md").read_text("utf-8")


def rulings(room: Path) -> list[str]:
    return re.findall(r"^\| `(\w+)` \|", page_of(room), re.MULTILINE)


def room_name(room: Path) -> str:
    return room.name


every_room = pytest.mark.parametrize("room", ROOMS, ids=room_name)


def test_every_game_has_its_page() -> None:
    assert {room.name for room in ROOMS} >= set(games.NAMES)


@every_room
def test_every_function_named_exists(room: Path) -> None:
    named = re.findall(r"`((?:[a-z_]+\.)?[a-z_]+)\.(\w+)`", re.split(r"^## ", page_of(room), flags=re.MULTILINE)[1])
    assert len(named) > 40
    for module, name in named:
        assert hasattr(import_module(f"longhall.games.{room.name}.{module}"), name), f"{module}.{name}"


@every_room
def test_every_test_named_exists(room: Path) -> None:
    files = {path.stem for path in (TESTS / room.name).glob("test_*.py")}
    named = set(re.findall(r"`(test_\w+)`", page_of(room))) - files
    text = source_of_tests(room)
    assert len(named) > 90
    assert [name for name in sorted(named) if f"def {name}(" not in text] == []


@every_room
def test_every_page_that_a_test_cites_has_a_row(room: Path) -> None:
    rows = {int(page) for page in re.findall(r"^\| (?:p\. )?(\d+) \|", page_of(room), re.MULTILINE)}
    assert {int(page) for page in re.findall(r"def test_p(\d+)_", source_of_tests(room))} <= rows


@every_room
def test_rulings_are_in_order_and_there_once(room: Path) -> None:
    assert rulings(room) == sorted(set(rulings(room))) != []


@every_room
def test_every_ruling_spoken_of_is_there(room: Path) -> None:
    """Code and tests say "ruling `name`", or name it in brackets at the end of a sentence."""
    ruled = set(rulings(room))
    for path in [*sorted(room.rglob("*.py")), *sorted((TESTS / room.name).glob("*.py"))]:
        text = path.read_text("utf-8")
        for sentence in re.findall(r"[Rr]ulings? ((?:`\w+`(?:, | and )?)+)", text):
            assert set(re.findall(r"`(\w+)`", sentence)) <= ruled, f"{path.name}: {sentence}"
