"""RULES.md: what it names is there, and no ruling that code or tests speak of is missing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from longhall.games import feast_for_odin

ROOM = Path(next(iter(feast_for_odin.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
SOURCES = [*sorted(ROOM.rglob("*.py")), *sorted(Path(__file__).parent.glob("*.py"))]


def test_every_function_named_exists() -> None:
    named = re.findall(r"`(\w+)\.(\w+)`", PAGE.split("## Rulings")[0].split("## From page")[1])
    assert len(named) > 60
    for module, name in named:
        assert hasattr(import_module(f"longhall.games.feast_for_odin.{module}"), name), f"{module}.{name}"


def test_every_test_named_exists() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCES)
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 90
    for name in named:
        assert f"def {name}(" in text, name


def test_every_page_test_is_named() -> None:
    """The rows of the page cover every page that a test cites."""
    rows = {int(page) for page in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)}
    text = (Path(__file__).parent / "test_rulebook.py").read_text("utf-8")
    assert {int(page) for page in re.findall(r"def test_p(\d+)_", text)} <= rows


def test_every_ruling_spoken_of_is_there_once() -> None:
    ruled = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert len(ruled) == len(set(ruled))
    assert ruled == sorted(ruled)
    for path in SOURCES:
        for name in re.findall(r"[Rr]uling `?(\w+_\w+|windfall|fizzle)`?", path.read_text("utf-8")):
            assert name in ruled, f"{path.name}: {name}"
