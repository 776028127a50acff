"""What RULES.md of this room promises beyond that of every room: rows for pages and for rules by number."""

from __future__ import annotations

import re
from pathlib import Path

from longhall.games import lords_of_ragnarok

ROOM = Path(next(iter(lords_of_ragnarok.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
TESTS = Path(__file__).parent


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
