"""`longhall simulate` and the study behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from longhall import games
from longhall.kernel import Game, Record
from longhall.study import simulate as study
from longhall.study.report import Played, Report, Spread
from longhall.study.simulate import Plan, simulate
from tests.cli.conftest import Run

TIMES = ("seconds", "decisions_per_second")


def figures(text: str) -> dict[str, Any]:
    """JSON without what depends on the clock."""
    return {key: value for key, value in json.loads(text).items() if key not in TIMES}


def test_json(run: Run) -> None:
    """Everything that a reader of the figures needs."""
    result = run("simulate", "runes", "--players", "3", "--games", "30", "--bots", "random,greedy", "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert data["games"] == 30
    assert data["errors"] == 0
    assert data["failures"] == []
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["decisions"] == pytest.approx(30 * data["length"]["mean"])
    assert [seat["seat"] for seat in data["seats"]] == [0, 1, 2]
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(30)
    for seat in data["seats"]:
        assert seat["min_score"] <= seat["mean_score"] <= seat["max_score"]
        assert seat["sd_score"] >= 0
    assert data["bots_by_seat"] == ["random", "greedy", "random"]
    assert [(bot["bot"], bot["games"]) for bot in data["bots"]] == [("greedy", 30), ("random", 60)]


def test_tables(run: Run) -> None:
    """The same in words."""
    result = run("simulate", "runes", "--games", "10", "--bots", "random,greedy")
    assert "10 games of runes with 2 players" in result.stdout
    assert "decisions/s" in result.stdout
    assert "greedy" in result.stdout
    assert "0 errors" in result.stdout


def test_the_same_seed_gives_the_same_figures(run: Run) -> None:
    """And another seed others."""
    one, same, other = (
        figures(run("simulate", "runes", "--games", "20", "--seed", seed, "--json").stdout) for seed in ("4", "4", "5")
    )
    assert one == same
    assert one != other


def test_rotation(runes: Game[Any]) -> None:
    """Bots move on from game to game."""
    plan = Plan(game="runes", players=3, count=4, bots=("random", "greedy"), rotate=True)
    assert [plan.seating(index) for index in range(2)] == [
        ["random", "greedy", "random"],
        ["greedy", "random", "greedy"],
    ]
    assert replace(plan, rotate=False).seating(1) == plan.seating(0)
    assert simulate(plan).bots.keys() == {"greedy", "random"}


@pytest.mark.parametrize("name", games.NAMES)
def test_results_do_not_depend_on_the_number_of_workers(name: str) -> None:
    """Only the time does."""
    plan = Plan(game=name, players=games.load(name).seats.start, count=5, seed=3)
    alone, shared = simulate(plan, 1), simulate(plan, 2)
    assert replace(alone, seconds=0) == replace(shared, seconds=0)
    assert alone.failures == []


def test_check(run: Run) -> None:
    """Checked games are random games."""
    result = run("simulate", "runes", "--games", "5", "--players", "4", "--check", "--thorough", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["errors"] == 0


@pytest.fixture
def lost_stones(runes: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The room with an invariant that fails late in the game."""

    def invariants(self: Any, s: Any) -> Iterator[str]:
        if s.round == 2:
            yield "a stone is lost"

    monkeypatch.setattr(type(runes), "invariants", invariants)


@pytest.mark.usefixtures("lost_stones")
def test_broken_games_are_counted_and_named(run: Run) -> None:
    """With their seeds; the exit code is 1."""
    result = run("simulate", "runes", "--games", "3", "--seed", "7", "--check", "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 1
    assert data["errors"] == 3
    assert [failure["seed"] for failure in data["failures"]] == [7, 8, 9]
    assert "a stone is lost" in data["failures"][0]["error"]
    assert data["seats"][0]["wins"] == 0
    told = run("simulate", "runes", "--games", "3", "--seed", "7", "--check")
    assert told.exit_code == 1
    assert "seed 7: Broken: invariants" in told.stdout
    assert "3 errors" in told.stdout


def test_games_without_end_are_errors(runes: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A study never hangs."""
    monkeypatch.setattr(study, "ENDLESS", 2)
    report = simulate(Plan(game="runes", players=2, count=1))
    assert report.failures == [(0, "RuntimeError: the game has not ended after 2 decisions")]


@pytest.mark.parametrize("check", [[], ["--check"]])
def test_saved_games_can_be_replayed(run: Run, tmp_path: Path, runes: Game[Any], check: list[str]) -> None:
    """One record a game."""
    folder = tmp_path / "some" / "sagas"
    run("simulate", "runes", "--games", "3", "--seed", "5", "--save", str(folder), *check)
    assert sorted(path.name for path in folder.iterdir()) == [f"runes-2p-{seed}.saga" for seed in (5, 6, 7)]
    for path in folder.iterdir():
        Record.read(path.read_text("utf-8")).verify(runes)
        assert run("replay", str(path)).exit_code == 0


def test_shared_wins_are_split() -> None:
    """By the returns of the game."""
    played = [
        Played(index=0, seed=0, bots=["random", "greedy"], decisions=4, scores=[3, 3], returns=[0.5, 0.5]),
        Played(index=1, seed=1, bots=["random", "greedy"], decisions=6, scores=[1, 5], returns=[0.0, 1.0]),
        Played(index=2, seed=2, bots=["random", "greedy"], error="ValueError: no"),
    ]
    report = Report.of(2, played, 2.0)
    assert [seat.wins for seat in report.seats] == [0.5, 1.5]
    assert report.seats[0].score == Spread(2.0, 1.0, 1, 3)
    assert report.length == Spread(5.0, 1.0, 4, 6)
    assert report.to_json()["decisions_per_second"] == 5


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nope"], "there is no game 'nope'"),
        (["runes", "--players", "9"], "--players: runes is for 2 to 4 players, not 9"),
        (["runes", "--players", "few"], "'--players'"),
        (["runes", "--games", "0"], "'--games'"),
        (["runes", "--seed", "-1"], "'--seed'"),
        (["runes", "--bots", "random,oracle"], "--bots: there is no bot 'oracle'; there is ratatosk"),
        (["runes", "--bots", "greedy", "--check"], "--bots: a checked game is played at random"),
        (["runes", "--option", "length"], "--option: NAME=VALUE is wanted, not 'length'"),
        (["runes", "--option", "width=3"], "--option: runes has no option 'width'; it has length"),
        (["runes", "--option", "length=endless"], "--option: option 'length' is one of short, long"),
        (["runes", "--content", "nowhere"], "nowhere: a content pack is a folder"),
        (["runes", "--nonsense"], "No such option: --nonsense"),
        ([], "Missing argument 'GAME'"),
    ],
)
def test_refusals(refused: Callable[..., str], args: list[str], said: str) -> None:
    """One line each."""
    assert said in refused("simulate", *args)


def test_a_folder_that_cannot_be_made(refused: Callable[..., str], tmp_path: Path) -> None:
    """Is refused before anything is played."""
    (tmp_path / "file").write_text("", "utf-8")
    assert "file/sagas: " in refused("simulate", "runes", "--save", str(tmp_path / "file" / "sagas"))


def test_options_are_drawn_at_every_second_seed() -> None:
    """Those that are given stay, and a seed always has the same table."""
    game = games.load("vikings_gone_wild")
    plan = Plan(game=game.name, players=2, count=1, vary=True)
    tables = [dict(plan.table(game, seed)) for seed in range(20)]
    assert all(not table for table in tables[::2])
    assert {table["length"] for table in tables[1::2]} == {"normal", "long"}
    assert tables == [dict(plan.table(game, seed)) for seed in range(20)]
    given = replace(plan, options={"length": "long"})
    assert {given.table(game, seed)["length"] for seed in range(20)} == {"long"}
