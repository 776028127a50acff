"""Content: records are what their files and packs say, and an error names file, record and field."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest

from longhall.content import BadContent, Box, Record, read_box


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Record):
    """A record with a field of every type."""

    strength: int
    kind: Literal["battle", "quest"] = "battle"
    title: str = ""
    unique: bool = False
    limit: int | None = None
    zones: tuple[str, ...] = ()
    steps: tuple[tuple[int, ...], ...] = ()
    gain: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile(Record):
    """A record with one field of its own."""

    side: str


KINDS: dict[str, type[Record]] = {"cards": Card, "tiles": Tile}
CARDS = """
[troll]
provenance = "rulebook"
copies = 2
strength = 5
kind = "quest"
title = "Troll"
unique = true
limit = 3
zones = ["gimle", "utgard"]
steps = [[1, 2], [3]]
gain = { rage = 1, axes = 2 }

[giant]
provenance = "public"
strength = 7
"""
TILES = '[fjord]\nprovenance = "designed"\nside = "sea"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "content", cards=CARDS, tiles=TILES)


def write(folder: Path, **sections: str) -> Path:
    """A folder with a TOML file for each section."""
    folder.mkdir()
    for section, text in sections.items():
        (folder / f"{section}.toml").write_text(text, "utf-8")
    return folder


def test_records_are_what_the_files_say(folder: Path) -> None:
    sections = read_box(folder, KINDS)
    assert sections["cards"]["troll"] == Card(
        id="troll",
        provenance="rulebook",
        copies=2,
        strength=5,
        kind="quest",
        title="Troll",
        unique=True,
        limit=3,
        zones=("gimle", "utgard"),
        steps=((1, 2), (3,)),
        gain={"rage": 1, "axes": 2},
    )
    assert sections["cards"]["giant"] == Card(id="giant", provenance="public", strength=7)
    assert list(sections["cards"]) == ["troll", "giant"]
    assert sections["tiles"] == {"fjord": Tile(id="fjord", provenance="designed", side="sea")}
    assert [card.pieces for card in sections["cards"].values()] == [2, 1]


def test_a_box_holds_the_sections(folder: Path) -> None:
    sections = read_box(folder, KINDS)
    box = Box(sections)
    assert box.sections is sections
    assert box.titles == {}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('strength = "5"', r"\[troll\] strength: a whole number is wanted, not '5'"),
        ("strength = true", r"\[troll\] strength: a whole number is wanted, not True"),
        ("strength = 1.5", r"\[troll\] strength: a whole number is wanted, not 1.5"),
        ("title = 1", r"\[troll\] title: a text is wanted, not 1"),
        ("unique = 1", r"\[troll\] unique: true or false is wanted, not 1"),
        ('kind = "song"', r"\[troll\] kind: one of battle, quest is wanted, not 'song'"),
        ('limit = "3"', r"\[troll\] limit: a whole number is wanted, not '3'"),
        ('zones = "gimle"', r"\[troll\] zones: a list is wanted, not 'gimle'"),
        ('zones = ["gimle", 2]', r"\[troll\] zones\[1\]: a text is wanted, not 2"),
        ("steps = [[1], [2, false]]", r"\[troll\] steps\[1\]\[1\]: a whole number is wanted, not False"),
        ("gain = 1", r"\[troll\] gain: a table is wanted, not 1"),
        ('gain = { rage = "one" }', r"\[troll\] gain\.rage: a whole number is wanted, not 'one'"),
        ("power = 1", r"\[troll\] power: no such field; a record here has provenance, copies, strength, kind"),
        ('id = "ogre"', r"\[troll\] id: no such field"),
        ('provenance = "hearsay"', r"\[troll\] provenance: one of rulebook, public, designed, owner is wanted"),
    ],
)
def test_a_wrong_field_is_named_with_its_file_and_record(tmp_path: Path, line: str, message: str) -> None:
    given = {"provenance": 'provenance = "rulebook"', "strength": "strength = 5", line.split()[0]: line}
    folder = write(tmp_path / "content", cards="\n".join(["[troll]", *given.values()]))
    with pytest.raises(BadContent, match=rf"cards\.toml: {message}"):
        read_box(folder, {"cards": Card})


@pytest.mark.parametrize("missing", ["provenance", "strength"])
def test_a_missing_field_is_named(tmp_path: Path, missing: str) -> None:
    given = {"provenance": 'provenance = "rulebook"', "strength": "strength = 5"}
    del given[missing]
    folder = write(tmp_path / "content", cards="\n".join(["[troll]", *given.values()]))
    with pytest.raises(BadContent, match=rf"cards\.toml: \[troll\] {missing}: this field is missing"):
        read_box(folder, {"cards": Card})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[troll\n", r"cards\.toml: .*line 1"),
        ("troll = 5", r"cards\.toml: \[troll\] must be a table of fields, not 5"),
        ("[troll]\n[troll]", r"cards\.toml: .*line 2"),
    ],
)
def test_a_file_that_is_no_section_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read_box(write(tmp_path / "content", cards=text), {"cards": Card})


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.toml"):
        read_box(write(tmp_path / "content"), {"cards": Card})


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    folder = write(tmp_path / "content")
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"cards\.toml: .*utf-8"):
        read_box(folder, {"cards": Card})


def test_a_pack_changes_the_fields_it_names(folder: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", cards="[troll]\nstrength = 9\n")
    sections = read_box(folder, KINDS, pack)
    assert sections["cards"]["troll"].strength == 9
    assert sections["cards"]["troll"].title == "Troll"
    assert sections["cards"]["troll"].provenance == "owner"
    assert sections["cards"]["giant"] == read_box(folder, KINDS)["cards"]["giant"]
    assert sections["tiles"] == read_box(folder, KINDS)["tiles"]


def test_a_pack_may_say_where_its_record_is_from(folder: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", cards='[troll]\nprovenance = "public"\n')
    assert read_box(folder, KINDS, pack)["cards"]["troll"].provenance == "public"


def test_a_pack_adds_and_takes_out_records(folder: Path, tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", cards="[giant]\nremove = true\n[ogre]\nstrength = 4\n[troll]\nremove = false\n")
    cards = read_box(folder, KINDS, pack)["cards"]
    assert list(cards) == ["troll", "ogre"]
    assert cards["ogre"] == Card(id="ogre", provenance="owner", strength=4)


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ({"cards": "[ogre]\nremove = true"}, r"pack.cards\.toml: \[ogre\] remove: there is no such record to take out"),
        ({"cards": "[ogre]\ncopies = 2"}, r"pack.cards\.toml: \[ogre\] strength: this field is missing"),
        ({"cards": '[troll]\nstrength = "9"'}, r"pack.cards\.toml: \[troll\] strength: a whole number is wanted"),
        ({"cards": "[troll]\npower = 9"}, r"pack.cards\.toml: \[troll\] power: no such field"),
        ({"monsters": "[troll]\n"}, r"pack.monsters\.toml: no such section; a pack may hold cards, tiles"),
        ({}, r"pack: no TOML file in the content pack; it may hold cards, tiles"),
    ],
)
def test_a_wrong_pack_is_refused(folder: Path, tmp_path: Path, sections: dict[str, str], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read_box(folder, KINDS, write(tmp_path / "pack", **sections))


def test_a_pack_is_a_folder(folder: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: a content pack is a folder of TOML files"):
        read_box(folder, KINDS, folder / "cards.toml")
