"""`longhall play`: the terminal client, driven through stdin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from longhall.cli.progress import Bar
from longhall.kernel import Game, Record
from longhall.terminal import board as boards
from longhall.text import Texts
from tests.cli.conftest import Run

GAME = ("play", "runes", "--seed", "3")


def test_a_whole_game(run: Run, runes: Game[Any]) -> None:
    """By numbers; the record of it can be verified."""
    result = run(*GAME, typed="1\n1\n1\n1\n1\n")
    assert result.exit_code == 0
    assert "Raven draws ansuz, berkano, cen." in result.stdout
    assert "Wolf draws 3 stones in secret." in result.stdout
    assert "Won by: " in result.stdout
    assert "The record is in runes-3.saga" in result.stdout
    record = Record.read(Path("runes-3.saga").read_text("utf-8"))
    assert record.verify(runes).over


def test_the_board_is_the_seats_own(run: Run) -> None:
    """A hand is shown to its owner, the others are counted."""
    told = run(*GAME, "--lang", "uk").stdout
    assert "0: ансуз, беркано, кен" in told
    assert "1: 3" in told


def test_choices_by_words_and_mistakes(run: Run) -> None:
    """What cannot be understood is said, and the question stays open."""
    told = run(*GAME, typed="9\nsing\n\ncast cen\n").stdout
    assert "There is no choice “9”: type a number from 1 to 3" in told
    assert "There is no choice “sing”" in told
    assert told.split("Raven cast cen.")[0].count("Cast a stone in secret.") == 2
    assert "Raven cast cen." in told


def test_help(run: Run) -> None:
    """Commands, the page of the rulebook, topics, and what a choice does."""
    told = run(*GAME, typed="?\n? 3\n? cast\n? 77\nb\n").stdout
    assert "q saves the record and leaves." in told
    assert "The rulebook has this on page 2." in told
    assert "Topics: cast" in told
    assert told.count("Everybody casts a stone in secret; ") == 2
    assert "cen: Scores 4 when nobody else casts one." in told
    assert "There is no choice “77”" in told
    assert told.count("bag: 20") == 2


def test_a_choice_with_nothing_to_explain(run: Run) -> None:
    """Is said to be one."""
    told = run(*GAME, "--humans", "0,1", typed="\n3\n\n1\n\n? 1\n").stdout
    assert "There is nothing more to say of this choice." in told


@pytest.mark.parametrize("typed", ["", "1\n", "1\nq\n", "q\n"])
def test_leaving(run: Run, typed: str) -> None:
    """At the end of input or on request, with a record if anything was played."""
    result = run(*GAME, typed=typed)
    assert result.exit_code == 0
    assert Path("runes-3.saga").exists() == ("1" in typed)


def test_records_are_not_overwritten(run: Run) -> None:
    """The next one gets another name, or the one asked for."""
    for _ in range(2):
        run(*GAME, typed="1\nq\n")
    run(*GAME, "--save", "mine.saga", typed="1\nq\n")
    assert {path.name for path in Path().iterdir()} == {"runes-3.saga", "runes-3-2.saga", "mine.saga"}


def test_undo(run: Run) -> None:
    """One's last choice comes back until something is revealed."""
    told = run("play", "runes", "--seed", "3", "--humans", "0,1", typed="\n3\nu\n1\n\n1\nu\nq\n").stdout
    assert told.count("Raven takes the last choice back.") == 2  # both read it
    assert "Raven cast ansuz." in told
    assert "There is nothing to take back" in told
    assert "1 undo 2" not in Path("runes-3.saga").read_text("utf-8")
    assert "0 undo 2" in Path("runes-3.saga").read_text("utf-8")


def test_a_curtain_between_people(run: Run) -> None:
    """Each is called to the screen before their secrets are shown, and everybody reads the result."""
    told = run("play", "runes", "--seed", "3", "--humans", "0,1", typed="\n1\n\n2\n\n1\n").stdout
    raven, wolf, *_ = told.split("Hand the table to ")[1:]
    assert raven.startswith("Raven")
    assert "Raven draws ansuz, berkano, cen." in raven
    assert "Wolf draws 3 stones in secret." in raven
    assert wolf.startswith("Wolf")
    assert "Raven draws 3 stones in secret." in wolf
    assert "ansuz, berkano, cen" not in wolf.split("Wolf, your answer")[0]


def test_resuming(run: Run, runes: Game[Any]) -> None:
    """From the command line; the record goes on in the same file."""
    run(*GAME, typed="1\nq\n")
    result = run("play", "--resume", "runes-3.saga", typed="1\n1\n1\n")
    assert "round: 2" in result.stdout
    assert "draws 3 stones" not in result.stdout.split("round: 2")[0]
    assert Record.read(Path("runes-3.saga").read_text("utf-8")).verify(runes).over
    assert "Won by" in run("play", "runes", "--resume", "runes-3.saga").stdout


def test_resuming_at_the_table(run: Run) -> None:
    """With `r`; what cannot be resumed is said."""
    run(*GAME, typed="1\nq\n")
    Path("broken.saga").write_text("nonsense", "utf-8")
    told = run("play", "runes", "--seed", "9", typed="r none.saga\nr broken.saga\nr runes-3.saga\nq\n").stdout
    assert "Cannot go on from it: none.saga" in told
    assert "Cannot go on from it: broken.saga: line 1" in told
    assert "Going on from runes-3.saga." in told
    assert "round: 2" in told


def test_resuming_needs_a_chair_for_everybody(run: Run) -> None:
    """A record of two cannot be played by a third."""
    run(*GAME, typed="1\nq\n")
    told = run("play", "runes", "--players", "3", "--seat", "2", typed="r runes-3.saga\nq\n").stdout
    assert "people sit on seats 0 to 1 of this match, not on 2" in told


def test_options_and_bots(run: Run) -> None:
    """A table as it was asked for."""
    run(*GAME, "--players", "4", "--seat", "2", "--bot", "random", "--option", "length=long", typed="1\nq\n")
    record = Record.read(Path("runes-3.saga").read_text("utf-8"))
    assert (record.seats, record.options) == (4, {"length": "long"})


def test_any_seed_will_do(run: Run) -> None:
    """Two games are not the same."""
    for _ in range(2):
        run("play", "runes", typed="1\nq\n")
    assert len(list(Path().glob("runes-*.saga"))) == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "GAME: say which game to play"),
        (["nope"], "there is no game 'nope'"),
        (["runes", "--seat", "5"], "--seat: people sit on seats 0 to 1 of this match, not on 5"),
        (["runes", "--humans", "0,x"], "--humans: numbers of seats with commas between are wanted, not '0,x'"),
        (["runes", "--humans", "0", "--seat", "0"], "--seat is for one person and --humans for several"),
        (["runes", "--bot", "oracle"], "--bot: there is no bot 'oracle'"),
        (["runes", "--players", "1"], "--players: runes is for 2 to 4 players, not 1"),
        (["runes", "--option", "x=y"], "--option: runes has no option 'x'"),
        (["runes", "--resume", "none.saga"], "none.saga: No such file or directory"),
        (["runes", "--lang", "xx"], "--lang: "),
    ],
)
def test_refusals(refused: Callable[..., str], args: list[str], said: str) -> None:
    """One line each."""
    assert said in refused("play", *args)


def test_a_record_of_another_game(run: Run, refused: Callable[..., str]) -> None:
    """Is refused, and so is one that does not fit its seed."""
    run(*GAME, typed="1\nq\n")
    assert "--resume: the record is of runes, not of blood_rage" in refused(
        "play", "blood_rage", "--resume", "runes-3.saga"
    )
    path = Path("runes-3.saga")
    path.write_text(path.read_text("utf-8").replace("seed: 3", "seed: 4"), "utf-8")
    assert "the rules and the seed give" in refused("play", "--resume", "runes-3.saga")


def test_a_record_that_cannot_be_written(run: Run) -> None:
    """Is said in one line."""
    result = run(*GAME, "--save", "no/such/folder.saga", typed="1\nq\n")
    assert result.exit_code == 2
    assert result.stderr == "longhall: no/such/folder.saga: No such file or directory\n"


def test_a_room_may_draw_its_own_board(runes: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """In its `terminal.py`."""

    class Room:
        @staticmethod
        def render(view: Any, texts: Texts) -> Text:
            return Text(f"{texts.say('title')}, round {view['round']}")

    monkeypatch.setattr(boards, "find_spec", lambda name: name == "longhall.games.runes.terminal")
    monkeypatch.setattr(boards, "import_module", lambda name: Room)
    assert str(boards.board({"round": 4}, Texts(runes, "en"))) == "Runes, round 4"


def test_outlines_show_everything(runes: Game[Any]) -> None:
    """Whatever a view is made of."""
    view = {"round": 1, "hands": [{"bag": [], "cen": None}, ["raven", 2]], "cairn": True}
    console = Console(width=40)
    with console.capture() as captured:
        console.print(boards.outline(view, Texts(runes, "en")))
    lines = [line.strip("│├└─ ") for line in captured.get().splitlines()]
    assert lines == ["Runes", "round: 1", "hands", "0", "bag: -", "cen: -", "1: Raven, 2", "cairn: True"]


def test_progress_shows_only_what_takes_time(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And never on stdout."""
    with Bar("quick", 2) as bar:
        bar(1)
        bar(2)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setattr("longhall.cli.progress.PATIENCE", -1.0)
    with Bar("slow", 2) as bar:
        bar(1)
    assert capsys.readouterr().out == ""
