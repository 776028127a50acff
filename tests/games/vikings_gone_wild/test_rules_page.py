"""RULES.md: what it names is there, and no ruling that code or tests speak of is missing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from longhall.games import vikings_gone_wild

ROOM = Path(next(iter(vikings_gone_wild.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
SOURCES = [*sorted(ROOM.glob("*.py")), *sorted(Path(__file__).parent.glob("*.py"))]


def test_every_function_named_exists() -> None:
    named = re.findall(r"`(\w+)\.(\w+)`", PAGE.split("## Rulings")[0].split("## From section")[1])
    assert len(named) > 60
    for module, name in named:
        assert hasattr(import_module(f"longhall.games.vikings_gone_wild.{module}"), name), f"{module}.{name}"


def test_every_test_named_exists() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCES)
    named = set(re.findall(r"`(test_\w+)`", PAGE)) - {"test_rulebook", "test_cards", "test_content", "test_views"}
    assert len(named) > 90
    for name in named:
        assert f"def {name}(" in text, name


def test_every_test_of_the_rulebook_is_named() -> None:
    text = (Path(__file__).parent / "test_rulebook.py").read_text("utf-8")
    found = re.findall(r"^def (test_\w+)\(", text, re.MULTILINE)
    assert [name for name in found if f"`{name}`" not in PAGE] == []


def test_every_ruling_spoken_of_is_there_once() -> None:
    ruled = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert len(ruled) == len(set(ruled))
    assert ruled == sorted(ruled)
    for path in SOURCES:
        for sentence in re.findall(r"[Rr]ulings? ((?:`\w+`(?:, | and )?)+)", path.read_text("utf-8")):
            for name in re.findall(r"`(\w+)`", sentence):
                assert name in ruled, f"{path.name}: {name}"


def test_the_page_of_all_rulings_names_only_rulings_of_this_room() -> None:
    pages = Path(__file__).parents[3] / "docs" / "rulings.md"
    section = pages.read_text("utf-8").split("## Vikings Gone Wild")[1].split("\n## ")[0]
    ruled = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert [name for name in re.findall(r"`(\w+)`", section) if name not in ruled] == []
