"""What RULES.md of this room promises beyond that of every room: rows for pages and for rules by number."""

from __future__ import annotations

import re
from pathlib import Path

from longhall.games import lords_of_ragnarok

ROOM = Path(next(iter(lords_of_ragnarok.__path__)))
PAGE = (ROOM / "RULES.md").read_text("utf-8")
TESTS = Path(__file__).parent


def test_every_page_and_rule_with_a_test_has_a_row() -> None:
    pages = set(re.findall(r"^\| p\. (\d+) \|", PAGE, re.MULTILINE))
    text = (TESTS / "test_rulebook.py").read_text("utf-8")
    assert set(re.findall(r"def test_p(\d+)_", text)) == pages
    rows = " ".join(re.findall(r"^\| rules? ([\d.-]+) \|", PAGE, re.MULTILINE))
    rules = (TESTS / "test_base_rules.py").read_text("utf-8")
    for rule in set(re.findall(r"def test_r(\d+)_", rules)):
        assert re.search(rf"(^|[ -]){rule}\b", rows), rule
