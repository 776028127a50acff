"""The documents: what they show runs, what they quote is there, and what they link to exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "add-a-game.md"
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))


def blocks(page: Path, language: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page in a language: what follows the language in the fence, and the text."""
    found = re.findall(rf"^```{language} ?(.*?)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [(str(name), str(text)) for name, text in found]


def solid(text: str) -> list[str]:
    """The lines that are not blank."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_first_game_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """As the README has it."""
    ((_, source),) = blocks(ROOT / "README.md", "python")
    exec(compile(source, "README.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 100
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[.*\]", told[-1])


@pytest.mark.parametrize("file", ["game.py", "bot.py", "content/stones.toml", "lang/en.ftl"])
def test_the_guide_shows_the_room_as_it_is(file: str) -> None:
    """Every line of a file, in order, and no other."""
    shown = [
        text for language in ("python", "toml", "fluent") for name, text in blocks(GUIDE, language) if name == file
    ]
    assert solid("\n".join(shown)) == solid((ROOT / "tests" / "rooms" / "runes" / file).read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Links to files of ours."""
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), link
