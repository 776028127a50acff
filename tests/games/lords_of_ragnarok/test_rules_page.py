"""RULES.md: what it names is there, and no ruling that code or tests speak of is missing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from longhall.games import lords_of_ragnarok

ROOM = Path(next(iter(lords_of_ragnarok.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
TESTS = Path(__file__).parent
SOURCES = [*sorted(ROOM.rglob("*.py")), *sorted(TESTS.glob("*.py"))]


def test_every_function_named_exists() -> None:
    named = re.findall(r"`((?:follower\.)?\w+)\.(\w+)`", PAGE.split("## Rulings")[0].split("## From page")[1])
    assert len(named) > 80
    for module, name in named:
        assert hasattr(import_module(f"longhall.games.lords_of_ragnarok.{module}"), name), f"{module}.{name}"


def test_every_test_named_exists() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCES)
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 120
    for name in named:
        assert f"def {name}(" in text, name


def test_every_scene_of_a_page_or_rule_is_in_the_row_of_its_page_or_rule() -> None:
    rows = re.findall(r"^\| (p\.|rules?) ([\d.-]+) \|.*$", PAGE, re.MULTILINE)
    assert {page for kind, page in rows if kind == "p."} == {"2", "3", "4", "5", "6", "7", "8", "2-8"}
    text = "".join(path.read_text("utf-8") for path in sorted(TESTS.glob("test_*.py")))
    for letter, number, name in re.findall(r"^def (?:test_([pr])(\d+)_)(\w+)\(", text, re.MULTILINE):
        found = [line for line in PAGE.splitlines() if f"`test_{letter}{number}_{name}`" in line]
        assert any(belongs(line, letter, int(number)) for line in found), f"test_{letter}{number}_{name}"


def belongs(row: str, letter: str, number: int) -> bool:
    """Whether a row of the table is that of a page or rule."""
    first = row.split("|")[1].strip()
    low, _, high = first.removeprefix("p. ").removeprefix("rules ").removeprefix("rule ").partition("-")
    return first.startswith(letter) and int(low.split(".")[0]) <= number <= int(high or low.split(".")[0])


def test_every_ruling_spoken_of_is_there_once() -> None:
    ruled = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert ruled == sorted(set(ruled))
    for path in SOURCES:
        for name in re.findall(r"[Rr]ulings? `(\w+)`", path.read_text("utf-8")):
            assert name in ruled, f"{path.name}: {name}"
