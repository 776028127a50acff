"""What RULES.md of this room promises beyond that of every room: rulings in brackets, and a test for each."""

from __future__ import annotations

import re
from pathlib import Path

from longhall.games import tiny_epic_vikings

ROOM = Path(next(iter(tiny_epic_vikings.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
CODE = sorted(ROOM.rglob("*.py"))
TESTS = sorted(Path(__file__).parent.glob("*.py"))


def rulings() -> list[str]:
    return re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)


def test_every_ruling_spoken_of_is_there() -> None:
    """Code and tests name rulings in brackets at the end of a sentence."""
    for path in (*CODE, *TESTS):
        for bracket in re.findall(r"\(([^()]*`[a-z_]+`)\)", path.read_text("utf-8")):
            assert re.findall(r"`(\w+)`", bracket)[0] in rulings(), f"{path.name}: {bracket}"


def test_every_ruling_has_a_test_or_is_named_in_one() -> None:
    for line in PAGE.splitlines():
        if line.startswith("| `"):
            assert "`test_" in line, line
