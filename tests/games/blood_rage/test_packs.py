"""Content packs for Blood Rage: what the rules cannot do without cannot be taken out."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.bots import RandomBot
from longhall.content import BadContent
from longhall.games import load
from longhall.kernel import Match
from longhall.study.simulate import play_out

RECORDS = [(section, key) for section, records in load("blood_rage").box.sections.items() for key in records]


@pytest.mark.parametrize(("section", "key"), RECORDS)
def test_a_record_less_is_refused_or_played(tmp_path: Path, section: str, key: str) -> None:
    """Never a crash in the middle of a game."""
    (tmp_path / f"{section}.toml").write_text(f"[{key}]\nremove = true\n", "utf-8")
    try:
        game = load("blood_rage", tmp_path)
    except BadContent:
        return
    for players in game.seats:
        assert play_out(Match.new(game, players, 1, track=False), [RandomBot(1)] * players) > 0


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("stats.toml", "[axes]\nsteps = [1, 2]\n", r"stats.toml: \[axes\] steps: a track has 6 steps"),
        ("stats.toml", "[axes]\nremove = true\n", r"stats.toml: \[axes\]: the rules need this record"),
        ("ages.toml", "[age1]\nnumber = 2\n", "ages.toml: the ages are numbered 1, 2 and 3"),
        ("pillage_tokens.toml", "[all]\nremove = true\n", "one token belongs to yggdrasil"),
    ],
)
def test_what_a_pack_may_not_say(tmp_path: Path, file: str, text: str, said: str) -> None:
    """The error names the place."""
    (tmp_path / file).write_text(text, "utf-8")
    with pytest.raises(BadContent, match=said):
        load("blood_rage", tmp_path)
