"""A position as an owner writes it down: read, written, refused by the name of the field; and on the command line."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.cli.toml import as_toml
from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.position import BEAST, FOLLOWER, PERSON, POSITION, BadPosition, read, write
from longhall.kernel import Match
from longhall.text import LANGUAGES
from tests.cli.conftest import Run, refused, run
from tests.games.lords_of_ragnarok.scenes import TABLE, box

__all__ = ["refused", "run"]

GAME = load()
PLAY = ("play", "lords_of_ragnarok", "--companion")


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"followers": "three"}), (2, {"followers": "two"})])
def test_what_is_written_can_be_read_again(seats: int, options: dict[str, str]) -> None:
    """All that can lie on the table, in random games."""
    rng, m, found = random.Random(5), Match.new(GAME, seats, 5, options), 0
    while m.pending:
        if m.state.phase == "turn" and m.state.battle is None and m.state.hunt is None and m.state.step == "hero":
            s = m.state.clone()
            s.at = s.order.index(next(seat for seat, p in enumerate(s.players) if p.follower))
            written = write(s)
            assert tomllib.loads(as_toml(written, str)) == json.loads(json.dumps(written))
            assert write(read(box(), written)) == written
            found += 1
        m.apply(m.pending[0].seat, rng.choice(m.pending[0].options))
    assert found > 5


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"board": "round"}, "board: one of two, many is wanted, not 'round'"),
        ({"board": "many"}, "board: 2 players use the side 'two', not 'many'"),
        ({"moon": 1}, "moon: no such fact; there is board, turn"),
        ({"temples": ["lejr"]}, "temples: one of .* is wanted, not 'lejr'"),
        ({"temples": [99]}, "temples: a whole number from 1 to 15 is wanted, not 99"),
        ({"temples": "lejre"}, "temples: a list is wanted, not 'lejre'"),
        ({"temples": ["hrafnvik"]}, "this position cannot be: temples in regions"),
        ({"players": {}}, "players: people and followers are wanted"),
        ({"players": {"thor": {}}}, "players: one of .* is wanted, not 'thor'"),
        ({"players": {"aslaug": 1}}, "players.aslaug: a table is wanted, not 1"),
        ({"turn": "lagertha"}, "turn: one of aslaug is wanted, not 'lagertha'"),
        ({"last_turns": 9}, "last_turns: a whole number from -1 to 2 is wanted, not 9"),
        ({"scorched": "yes"}, "scorched: true or false is wanted, not 'yes'"),
        ({"monuments": {"thor": "high"}}, "monuments.thor: a whole number from 1 to 4 is wanted, not 'high'"),
        ({"forges": {"smidjudal": ["isa"]}}, r'forges.smidjudal: a rune and a number like \["isa", 2\] are wanted'),
        ({"forges": {"smidjudal": ["isa", 9]}}, "forges.smidjudal: a whole number from 0 to 2 is wanted, not 9"),
        ({"monsters": {"bear": {}}}, "monsters: one of .* is wanted, not 'bear'"),
        ({"monsters": {"troll": {"regon": "lejre"}}}, r"monsters.troll.regon: no such fact; there is region"),
        ({"monsters": {"troll": {"region": 9, "wounds": [""]}}}, "monsters.troll.wounds: 6 spaces are wanted, not 1"),
        ({"wheel": {"dance": []}}, "wheel: one of .* is wanted, not 'dance'"),
        ({"wheel": {"usurp": "aslaug"}}, "wheel.usurp: a list is wanted, not 'aslaug'"),
    ],
)
def test_a_position_that_cannot_be_used(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read(box(), {**TABLE, **change})


@pytest.mark.parametrize(
    ("hero", "change", "said"),
    [
        ("lagertha", {"at": "nowhere"}, "players.lagertha.at: one of"),
        ("lagertha", {"armies": [["lejre"]]}, r"players.lagertha.armies\[0\]: a region and a value like"),
        ("lagertha", {"armies": [["lejre", 1]] * 7}, "players.lagertha.armies: 6 armies at most, not 7"),
        ("lagertha", {"armies": [["lejre", 7]]}, r"players.lagertha.armies\[0\]: a whole number from 1 to 6"),
        ("lagertha", {"cards": "two"}, "players.lagertha.cards: a whole number is wanted, not 'two'"),
        ("lagertha", {"cards": 99}, "players.lagertha.cards: a whole number from 0 to"),
        ("lagertha", {"runes": {"isa": "some"}}, "players.lagertha.runes.isa: a whole number from 0 to"),
        ("lagertha", {"row": []}, "players.lagertha.row: no such fact"),
        ("lagertha", {"injured": ["pride"]}, "players.lagertha.injured: one of might, wisdom, authority is wanted"),
        ("lagertha", {"spent": ["tarnhelm"]}, "players.lagertha.spent: one of"),
        ("aslaug", {"row": ["a1"]}, "players.aslaug.row: 3 action cards are wanted, not 1"),
        ("aslaug", {"drakkar": "west_sea"}, "players.aslaug.drakkar: no such fact"),
        ("aslaug", {"attributes": {"might": 0}}, "players.aslaug.attributes.might: a whole number from 1 to"),
        ("aslaug", {"holds": ["ulvoy"]}, "this position cannot be: .*region"),
    ],
)
def test_a_player_who_cannot_be(hero: str, change: dict[str, Any], said: str) -> None:
    players = {**TABLE["players"], hero: {**TABLE["players"][hero], **change}}
    with pytest.raises(BadPosition, match=said):
        read(box(), {**TABLE, "players": players})


# ---- on the command line ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_template_can_be_used_as_it_is(run: Run, lang: str) -> None:
    """Every field has a note, and every word is listed; the turn of its position can be played."""
    template = run(*PLAY, "--lang", lang).stdout
    for field in (*POSITION, *PERSON, *FOLLOWER, *BEAST):
        assert re.search(rf"^# .+\n(\[{field}[\].]|{field} = )", template, re.MULTILINE), field
    assert f"lejre ({'Lejre' if lang == 'en' else 'Лейре'})" in template
    Path("table.toml").write_text(template, "utf-8")
    told = run(*PLAY, "table.toml", "--seed", "1", "--lang", lang, typed="1\n" * 60)
    assert told.exit_code == 0, told.output
    assert tomllib.loads(Path("table.toml").read_text("utf-8"))["turn"] == "aslaug"


def test_a_turn_in_words(run: Run) -> None:
    """The die and the new card are asked for; the reasons are told; the file holds what has become of it."""
    Path("table.toml").write_text(as_toml(TABLE, lambda path: ""), "utf-8")
    told = run(*PLAY, "table.toml", "--seed", "1", typed="4\n2\na2\n" + "1\n" * 20)
    assert told.exit_code == 0, told.output
    assert "Die of Surtur" in told.stdout
    assert "There is no choice “4”" in told.stdout
    assert "Why: " in told.stdout
    after = tomllib.loads(Path("table.toml").read_text("utf-8"))
    assert after["turn"] == "aslaug"
    assert after["players"]["aslaug"]["row"][-1] == "a2"


def test_whoever_leaves_keeps_the_position(run: Run) -> None:
    text = as_toml(TABLE, lambda path: "")
    Path("table.toml").write_text(text, "utf-8")
    told = run(*PLAY, "table.toml")
    assert "Left before the end of the turn: table.toml is as it was." in told.stdout
    assert Path("table.toml").read_text("utf-8") == text


def test_what_cannot_be_used_is_refused(refused: Callable[..., str]) -> None:
    assert "blood_rage has no automated opponent" in refused("play", "blood_rage", "--companion")
    assert "table.toml: No such file" in refused(*PLAY, "table.toml")
    assert "FILE: a position is for --companion" in refused("play", "lords_of_ragnarok", "table.toml")
    Path("bad.toml").write_text("moon = 1", "utf-8")
    assert "bad.toml: moon: no such fact" in refused(*PLAY, "bad.toml")
    Path("bad.toml").write_text("moon", "utf-8")
    assert "bad.toml: Expected '='" in refused(*PLAY, "bad.toml")
