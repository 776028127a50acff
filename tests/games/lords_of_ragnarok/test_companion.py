"""The companion at a real table: positions read and written, and a follower's turn with its reasons."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.games.lords_of_ragnarok import companion
from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import Ask, Chance, Match, Option
from tests.cli.conftest import Run, refused, run
from tests.games.lords_of_ragnarok.scenes import box

__all__ = ["refused", "run"]

GAME = load()

TABLE: dict[str, Any] = {
    "board": "two",
    "players": [
        {
            "hero": "lagertha",
            "at": "ulvoy",
            "drakkar": "west_sea",
            "holds": ["hamarfell", "ulvoy"],
            "armies": [["ulvoy", 2]],
            "cards": 2,
        },
        {
            "hero": "aslaug",
            "follower": True,
            "at": "skarpnes",
            "holds": ["hrafnvik", "skarpnes"],
            "armies": [["hrafnvik", 5]],
            "attributes": {"wisdom": 2},
            "cards": 1,
            "row": ["a1", "a4", "asl1"],
        },
    ],
    "temples": ["breidablik"],
    "desolation": [4],
    "forges": {"smidjudal": ["isa", 2]},
    "monsters": {"troll": {"region": "glodheim"}},
}


def die(number: int) -> Callable[[State, Chance], tuple[int, ...]]:
    """The owner throws this number; all else comes as it may."""

    def roll(s: State, chance: Chance) -> tuple[int, ...]:
        if chance.kind == "surtur_die":
            return (s.box.surtur_die.index(str(number)),)
        return tuple(range(chance.count))

    return roll


def first(s: State, ask: Ask[Any]) -> Option:
    option: Option = ask.options[0]
    return option


def test_a_turn_step_by_step_with_its_reasons() -> None:
    """The pattern of the panel: what, of which candidates, why."""
    s = companion.read(box(), TABLE)
    steps = list(companion.turn(s, first, die(1)))
    assert [step.name for step in steps] == ["row", "prayer", "hero", "runes", "manoeuvres", "special", "bonus"]
    chose = [event.public for event in steps[4].events if event.kind == "chose"]
    assert chose[0]["rule"] == "method_1"
    assert chose[0]["choice"] == "breidablik"
    assert chose[0]["by"] == "site"
    assert {note["candidate"] for note in chose[0]["ruled_out"]} == {"jarnvid", "hamarfell", "smidjudal"}
    assert s.control[15] == 1
    assert s.players[s.turn].hero == "lagertha"


def test_what_is_written_can_be_read_again() -> None:
    rng = random.Random(5)
    m = Match.new(GAME, 2, 5, {"followers": "two"})
    read = 0
    while m.pending and read < 40:
        if m.state.phase == "turn" and m.state.battle is None and m.state.hunt is None and m.state.step == "hero":
            s = m.state
            written = json.loads(json.dumps(companion.write(s)))
            again = companion.read(box(), written)
            assert companion.write(again) == written
            read += 1
        m.apply(m.pending[0].seat, rng.choice(m.pending[0].options))
    assert read > 10


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"board": "round"}, "board: one of two, many is wanted, not 'round'"),
        ({"moon": 1}, "moon: no such fact; there is board"),
        ({"temples": ["lejr"]}, "temples: one of .* is wanted, not 'lejr'"),
        ({"temples": "lejre"}, "temples: list is wanted, not 'lejre'"),
        ({"players": []}, "players: one to three people and at least one follower"),
        ({"turn": "lagertha"}, "turn: lagertha is no follower"),
        ({"monsters": {"bear": {}}}, "monsters: one of .* is wanted, not 'bear'"),
        ({"monsters": {"troll": {"regon": "lejre"}}}, r"monsters.troll.regon: no such fact"),
        ({"temples": ["hrafnvik"]}, "this position cannot be: temples in regions"),
        ({"wheel": {"dance": []}}, "wheel: one of .* is wanted, not 'dance'"),
    ],
)
def test_a_position_that_cannot_be_used(change: dict[str, Any], said: str) -> None:
    with pytest.raises(companion.BadPosition, match=said):
        list(companion.turn(companion.read(box(), {**TABLE, **change}), first, die(1)))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hero": "aslaug"}, r"players\[1\].hero: aslaug is there twice"),
        ({"at": "nowhere"}, r"players\[0\].at: one of"),
        ({"armies": [["lejre"]]}, r"players\[0\].armies\[0\]: at most 6 armies like"),
        ({"cards": "two"}, r"players\[0\].cards: int is wanted, not 'two'"),
    ],
)
def test_a_player_who_cannot_be(change: dict[str, Any], said: str) -> None:
    players = [{**TABLE["players"][0], **change}, TABLE["players"][1]]
    with pytest.raises(companion.BadPosition, match=said):
        companion.read(box(), {**TABLE, "players": players})


def test_cards_that_come_to_light_are_the_true_ones() -> None:
    s = companion.read(box(), {**TABLE, "players": [TABLE["players"][0], {**TABLE["players"][1], "cards": 2}]})
    companion.set_hand(s, 1, ["hew", "ram"])
    assert s.players[1].hand == ["hew", "ram"]
    assert list(GAME.invariants(s)) == []
    with pytest.raises(companion.BadPosition, match="the hand has 2 cards, not 1"):
        companion.set_hand(s, 1, ["hew"])
    with pytest.raises(companion.BadPosition, match="there is no battle card 'spoon'"):
        companion.set_hand(s, 1, ["hew", "spoon"])


# ---- on the command line ---------------------------------------------------------------------------------------------


def test_longhall_play_companion(run: Run) -> None:
    """First an example to be changed, then the turn, told in words; the die and the new card are asked for."""
    told = run("play", "lords_of_ragnarok", "--companion", "table.json")
    assert "An example of a position is in table.json" in told.stdout
    Path("table.json").write_text(json.dumps(TABLE), "utf-8")
    told = run("play", "lords_of_ragnarok", "--companion", "table.json", "--seed", "1", typed="1\na2\n" + "1\n" * 20)
    assert told.exit_code == 0, told.output
    assert "Die of Surtur" in told.stdout
    assert "Aslaug, Method 1: shrines: Breidablik." in told.stdout
    assert "Why: temple, then shrine." in told.stdout
    after = json.loads(Path("table.json").read_text("utf-8"))
    assert after["turn"] == "lagertha"
    assert "breidablik" in after["players"][1]["holds"]


def test_longhall_play_companion_refuses(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "blood_rage has no automated opponent" in refused("play", "blood_rage", "--companion", "x.json")
    Path("bad.json").write_text('{"moon": 1}', "utf-8")
    assert "bad.json: moon: no such fact" in refused("play", "lords_of_ragnarok", "--companion", "bad.json")
