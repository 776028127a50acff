"""`longhall replay`: records verified and told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel import Game, Match, Record
from tests.cli.conftest import Run


@pytest.fixture
def saga(runes: Game[Any], tmp_path: Path) -> Path:
    """A game of two rounds with an undo in it: Raven wins the second and boasts after all."""
    match = Match.new(runes, 2, 1)
    for ask in match.pending:
        match.apply(ask.seat, ask.options[-1])
    while not match.over:
        ask = match.pending[0]
        if ask.kind == "boast":
            match.apply(ask.seat, ("rest",))
            if match.undo_point(ask.seat) is not None:
                match.undo(ask.seat)
                match.apply(ask.seat, ask.options[-1])
        else:
            match.apply(ask.seat, ask.options[ask.seat - 1])
    path = tmp_path / "game.saga"
    path.write_text(Record.of(match, {1: "Freydis"}).write(), "utf-8")
    return path


def edit(saga: Path, old: str, new: str) -> None:
    text = saga.read_text("utf-8")
    assert old in text
    saga.write_text(text.replace(old, new, 1), "utf-8")


def test_story(run: Run, saga: Path) -> None:
    """A spectator reads what was open to all, with the names of the players."""
    told = run("replay", str(saga)).stdout
    assert told.startswith("Runes\n2 players: Raven, Freydis (Wolf)\n    0  Raven draws 3 stones in secret.\n")
    assert "Freydis cast " in told
    assert "takes the last choice back." in told
    assert "The game is over." in told
    assert "Won by: " in told


def test_secrets_of_a_seat(run: Run, saga: Path) -> None:
    """A seat reads its own, and only its own."""
    told = run("replay", str(saga), "--seat", "1").stdout
    assert "Raven draws 3 stones in secret." in told
    assert "Freydis draws 3 stones in secret." not in told


def test_languages(run: Run, saga: Path) -> None:
    """The story in another language."""
    assert "Гру завершено." in run("replay", str(saga), "--lang", "uk").stdout


def test_bots_have_names_and_namesakes_are_told_apart(run: Run, saga: Path) -> None:
    """A level of bots is called as the reader calls it; who has the same name as another, by the seat as well."""
    edit(saga, "name 1: Freydis", "name 1: odin")
    assert "Raven, Odin (Wolf)\n" in run("replay", str(saga)).stdout
    edit(saga, "name 1: odin", "name 0: odin\nname 1: odin")
    told = run("replay", str(saga)).stdout
    assert "Odin (Raven), Odin (Wolf)\n" in told
    assert "Odin (Raven) draws 3 stones in secret." in told
    assert "Odin (Wolf) draws 3 stones in secret." in told


def test_part_of_a_record(run: Run, saga: Path) -> None:
    """Up to a line of the moves."""
    told = run("replay", str(saga), "--to", "2").stdout
    assert "cast" not in told
    assert told.endswith("The game goes on from here.\n")


def test_rewinding_is_told(run: Run, runes: Game[Any], tmp_path: Path) -> None:
    """Where a table has agreed to go back."""
    match = Match.new(runes, 2, 1)
    match.apply(0, match.ask_for(0).options[0])
    match.rewind(1, 2)
    path = tmp_path / "rewound.saga"
    path.write_text(Record.of(match).write(), "utf-8")
    assert "The table goes back to move 2." in run("replay", str(path)).stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("longhall saga 1", "hello", "line 1: a record begins with"),
        ("seed: 1", "seed: one", "line 5: expected a whole number, not 'one'"),
        ("seed: 1", "seed: 2", "the rules and the seed give"),
        ("seats: 2", "seats: 9", "header: runes is for 2 to 4 players"),
        ("version: 1", "version: 7", "the record is of runes version 7"),
        ("game: runes", "game: chess", "there is no game 'chess'"),
        ("0 cast cast", "0 cast toss", "is not an answer to 'cast'"),
        ("0 cast cast", "0 throw cast", "seat 0 is asked 'cast', the record answers 'throw'"),
        ("scores: ", "scores: 9", "scores: the record says"),
        ("state: ", "state: 0", "state: the final position is not"),
        ("---", "-", "a record has two '---' lines"),
    ],
)
def test_broken_records(refused: Callable[..., str], saga: Path, old: str, new: str, said: str) -> None:
    """The one line says what is wrong and where."""
    edit(saga, old, new)
    assert said in refused("replay", str(saga))


def test_what_is_no_record(refused: Callable[..., str], tmp_path: Path, saga: Path) -> None:
    """No file, a folder, not a text, a seat that is not there."""
    assert "none.saga: No such file or directory" in refused("replay", "none.saga")
    assert "Is a directory" in refused("replay", str(tmp_path))
    (tmp_path / "noise.saga").write_bytes(b"\xff\xfe\x00")
    assert "noise.saga: " in refused("replay", str(tmp_path / "noise.saga"))
    assert "--seat: the record has seats 0 to 1, not 2" in refused("replay", str(saga), "--seat", "2")
