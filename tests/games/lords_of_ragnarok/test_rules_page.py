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


def test_every_page_and_rule_with_a_test_has_a_row() -> None:
    pages = set(re.findall(r"^\| p\. (\d+) \|", PAGE, re.MULTILINE))
    text = (TESTS / "test_rulebook.py").read_text("utf-8")
    assert set(re.findall(r"def test_p(\d+)_", text)) == pages
    rows = " ".join(re.findall(r"^\| rules? ([\d.-]+) \|", PAGE, re.MULTILINE))
    rules = (TESTS / "test_base_rules.py").read_text("utf-8")
    for rule in set(re.findall(r"def test_r(\d+)_", rules)):
        assert re.search(rf"(^|[ -]){rule}\b", rows), rule


def test_every_ruling_spoken_of_is_there_once() -> None:
    ruled = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert ruled == sorted(set(ruled))
    for path in SOURCES:
        for name in re.findall(r"[Rr]ulings? `(\w+)`", path.read_text("utf-8")):
            assert name in ruled, f"{path.name}: {name}"
