"""Tuning by duels: which numbers are guesses, what becomes of them, and that it can be done again."""

from __future__ import annotations

import ast
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from longhall import games
from longhall.games.blood_rage import bot, worth
from longhall.kernel import Match
from longhall.study.guesses import Finder, Guess, Player, read_sources, rewrite
from longhall.study.tune import Tuning, tune
from tests.cli.conftest import Run

MODULE = """
PRICE: Final = 0.8
NOBODY: Final = -9.0
FIRST: Final = 100.0
WORTH: Final = {"troll": 6.0, "dwarf": 5.5}
BY_ERA: Final = (1.5, 2.5)
NAMES: Final = {"a": 1}
def judge(x, least=0.25):
    return 0.0 + 1 + PRICE * x + 0.5 * WORTH["troll"] + FIRST
def choose(x, rng):
    return x + 0.01 * rng.random()
WAYS: Final = {"in": judge, "out": lambda x: 0.75 * x}
"""


def found(source: str) -> tuple[list[float], Finder]:
    guesses: list[Guess] = []
    finder = Finder("bot", guesses, {})
    finder.visit(ast.parse(source))
    return [guess.value for guess in guesses], finder


def test_which_numbers_are_guesses() -> None:
    """Those with a point that can be changed while the player plays; not order, whole numbers, defaults, lots."""
    values, finder = found(MODULE)
    assert values == [0.8, 6.0, 5.5, 1.5, 2.5, 0.5, 0.75]
    assert list(finder.tables) == ["WORTH", "BY_ERA"]


def test_numbers_are_rewritten_where_they_stand() -> None:
    """And nothing else; what is said in words may be of any length."""
    source = '"""Ragnarök."""\nA: Final = {"ö": 0.5, "b": 2.0}\ndef f(): return 0.5 * 0.25\n'
    guesses: list[Guess] = []
    Finder("bot", guesses, {}).visit(ast.parse(source))
    assert [guess.value for guess in guesses] == [0.5, 2.0, 0.5, 0.25]
    written = rewrite(source, [(guesses[0], 0.75), (guesses[2], 12.0), (guesses[3], 0.031)])
    assert written == '"""Ragnarök."""\nA: Final = {"ö": 0.75, "b": 2.0}\ndef f(): return 12.0 * 0.031\n'


@pytest.mark.parametrize("name", games.NAMES)
def test_a_copy_plays_as_the_room_does_until_its_numbers_change(name: str) -> None:
    """Every greedy player can be tuned: the same game with the same numbers, another with others, then the same.

    What it has worked out with earlier numbers is forgotten: it plays as a new copy does.
    """
    guesses, sources = read_sources(name)
    copy, plain, luck = Player(sources, guesses), [guess.value for guess in guesses], random.Random(3)
    others = [luck.uniform(0.2, 4) * number for number in plain]
    logs = [log_of(name, room_choose(name))]
    for numbers in (plain, others, plain):
        copy.use(numbers)
        logs.append(log_of(name, copy.choose))
    assert logs[0] == logs[1] == logs[3] != logs[2]
    new = Player(sources, guesses)
    new.use(others)
    assert log_of(name, new.choose) == logs[2]


def room_choose(name: str) -> Any:
    return import_module(f"longhall.games.{name}.bot").choose


def log_of(name: str, choose: Any) -> list[Any]:
    match, luck = Match.new(games.load(name), 2, 3), random.Random(1)
    while match.pending and len(match.log) < 150:
        ask = match.pending[0]
        match.apply(ask.seat, choose(match.state, ask, luck))
    return match.log


def test_duels_are_fair_and_numbers_go_to_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal players win equally much; every number moves towards those of the player who won, and is rounded."""
    tuning = Tuning(games.load("blood_rage"), 5)
    assert tuning._duel() == 0.0
    monkeypatch.setattr(tuning, "_duel", lambda: 1.0)
    for _ in range(30):
        tuning.step(0.9)
    moved = [way for way in tuning._way if way]
    assert len(moved) > 0.8 * len(tuning.guesses)
    numbers = dict(tuning.found)
    assert numbers
    assert all(number == float(f"{number:.2g}") != guess.value for guess, number in numbers.items())


def test_numbers_that_change_no_choice_are_left_as_they_were() -> None:
    """Only those are told without which something would be chosen otherwise."""
    tuning = Tuning(games.load("vikings_gone_wild"), 5)
    plain = [guess.value for guess in tuning.guesses]
    every = range(len(plain))
    assert tuning.telling(plain, every) == set()
    told = tuning.telling([0.3 * number for number in plain], every)
    assert 5 < len(told) < len(plain)


def test_the_same_seed_gives_the_same_numbers() -> None:
    """And another seed others; the room itself is left alone."""
    ways = [tune("vikings_gone_wild", 2, seed, lambda done: None)._way for seed in (1, 1, 2)]
    assert ways[0] == ways[1] != ways[2]


def test_tune_writes_into_the_sources(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Into the modules of the room, each its own numbers; here into copies of them."""
    before = {}
    for module in (worth, bot):
        path = tmp_path / Path(str(module.__file__)).name
        before[path] = Path(str(module.__file__)).read_text("utf-8")
        path.write_text(before[path], "utf-8")
        monkeypatch.setattr(module, "__file__", str(path))
    monkeypatch.setattr("longhall.study.tune.MOVED", 0.0)
    monkeypatch.setattr("longhall.study.tune.STRIDES", (1.0, 1.0))
    told = run("study", "tune", "blood_rage", "--steps", "2", "--seed", "4")
    assert told.exit_code == 0
    assert "numbers changed" in told.stdout
    for path, text in before.items():
        assert path.read_text("utf-8") != text
        ast.parse(path.read_text("utf-8"))
    assert run("study", "tune", "skat").exit_code == 2
