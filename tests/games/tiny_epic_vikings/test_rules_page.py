"""RULES.md: what it names is there, and no ruling that code or tests speak of is missing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from longhall.games import tiny_epic_vikings

ROOM = Path(next(iter(tiny_epic_vikings.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
CODE = sorted(ROOM.rglob("*.py"))
TESTS = sorted(Path(__file__).parent.glob("*.py"))


def rulings() -> list[str]:
    return re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)


def test_every_function_named_exists() -> None:
    named = re.findall(r"`([\w.]+)\.(\w+)`", PAGE.split("## Rulings")[0].split("## From page")[1])
    assert len(named) > 80
    for module, name in named:
        assert hasattr(import_module(f"longhall.games.tiny_epic_vikings.{module}"), name), f"{module}.{name}"


def test_every_test_named_exists() -> None:
    text = "".join(path.read_text("utf-8") for path in TESTS)
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 120
    for name in named:
        assert f"def {name}(" in text, name


def test_every_page_that_a_test_cites_has_a_row() -> None:
    rows = {int(page) for page in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)}
    text = "".join(path.read_text("utf-8") for path in TESTS)
    assert {int(page) for page in re.findall(r"def test_p(\d+)_", text)} <= rows


def test_rulings_are_in_order_and_there_once() -> None:
    assert rulings() == sorted(set(rulings()))


def test_every_ruling_spoken_of_is_there() -> None:
    """Code and tests name rulings in brackets at the end of a sentence."""
    for path in (*CODE, *TESTS):
        for bracket in re.findall(r"\(([^()]*`[a-z_]+`)\)", path.read_text("utf-8")):
            assert re.findall(r"`(\w+)`", bracket)[0] in rulings(), f"{path.name}: {bracket}"


def test_every_ruling_has_a_test_or_is_named_in_one() -> None:
    for line in PAGE.splitlines():
        if line.startswith("| `"):
            assert "`test_" in line, line
