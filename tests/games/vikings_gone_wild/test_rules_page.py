"""What RULES.md of this room promises beyond that of every room: no test of the rulebook is left out."""

from __future__ import annotations

import re
from pathlib import Path

from longhall.games import vikings_gone_wild
from tests.games.source import source

ROOM = Path(next(iter(vikings_gone_wild.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")


def test_every_test_of_the_rulebook_is_named() -> None:
    found = re.findall(r"^def (test_\w+)\(", source(__file__, "rulebook"), re.MULTILINE)
    assert [name for name in found if f"`{name}`" not in PAGE] == []


def test_the_page_of_all_rulings_names_only_rulings_of_this_room() -> None:
    pages = Path(__file__).parents[3] / "docs" / "rulings.md"
    section = pages.read_text("utf-8").split("## Vikings Gone Wild")[1].split("\n## ")[0]
    ruled = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert [name for name in re.findall(r"`(\w+)`", section) if name not in ruled] == []
