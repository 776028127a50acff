"""`longhall study`: what is learned from records and many games."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from longhall import games
from longhall.bots import BOTS, enough
from longhall.cli.ladder import BEGIN, END, OTHERS, markdown
from longhall.kernel import Game, Match, Record
from longhall.study.analysis import SMALL, TOLD, analyse, count_steps, doubtful, judge, kept, weigh, worst
from longhall.study.extra import need
from longhall.study.fit import fit, fit_forks, to_toml
from longhall.study.ladder import Results, rungs_of, tries_of
from longhall.study.watch import WAYS, Moment, Plan, watch
from tests.cli.conftest import Run

GOLDEN = Path(__file__).parents[1] / "golden" / "vikings_gone_wild" / "first_game.saga"


@pytest.fixture
def undone(runes: Game[Any]) -> Record:
    """A game in which somebody thought again."""
    match, again = Match.new(runes, 2, 1), True
    while not match.over:
        ask = match.pending[0]
        match.apply(ask.seat, ask.options[0])
        if again and match.undo_point(ask.seat) is not None:
            match.undo(ask.seat)
            again = False
    return Record.of(match)


def test_the_curve_has_a_point_for_every_step(runes: Game[Any], undone: Record) -> None:
    """Undone ones too; everybody's chances add up to 1, and the end is the result."""
    parts: list[tuple[int, int]] = []
    found = analyse(runes, undone, lambda done, total: parts.append((done, total)))
    assert len(found.chances) == count_steps(undone)
    assert all(sum(row) == pytest.approx(1.0, abs=0.001) for row in found.chances)
    assert found.chances[-1] == runes.returns(undone.verify(runes).state)
    assert parts[-1][0] == parts[-1][1]
    assert len(found.turnings) <= TOLD
    assert all(one.cost >= SMALL and one.better != one.choice for one in found.turnings)


def test_parts_of_the_curve_are_the_whole(runes: Game[Any], undone: Record) -> None:
    """It can be asked for piece by piece."""
    steps = count_steps(undone)
    pieces = [row for first in range(0, steps, 4) for row in judge(runes, undone, first, 4)]
    assert pieces == list(judge(runes, undone, 0, steps))


def test_decisions_that_were_taken_back_are_not_blamed(runes: Game[Any], undone: Record) -> None:
    """Nor is the taking back."""
    steps = count_steps(undone)
    assert len(kept(undone.journal)) == steps - 3
    rows = [[1 - 0.01 * step, 0.01 * step] for step in range(steps)]
    assert set(doubtful(undone, rows)) <= set(kept(undone.journal))


def test_a_step_that_is_not_there(runes: Game[Any], undone: Record) -> None:
    """Cannot be weighed."""
    with pytest.raises(ValueError, match="no step 999"):
        weigh(runes, undone, 999)


def test_a_blunder_is_found() -> None:
    """A decision of a greedy player of a real game that the search would not have made, with its price."""
    record = Record.read(GOLDEN.read_text("utf-8"))
    game = games.load(record.game)
    found = worst([one for step in kept(record.journal)[5:25] for one in weigh(game, record, step)])
    assert found
    assert found[0].cost == max(one.cost for one in found)


def test_analyse_prints_curve_and_decisions(run: Run, runes: Game[Any], undone: Record, tmp_path: Path) -> None:
    """As tables for people and as JSON for programs."""
    path = tmp_path / "game.saga"
    path.write_text(undone.write(), "utf-8")
    told = run("study", "analyse", str(path))
    assert told.exit_code == 0
    assert "100%" in told.stdout
    data = json.loads(run("study", "analyse", str(path), "--json").stdout)
    assert len(data["chances"]) == count_steps(undone)
    assert run("study", "analyse", str(tmp_path / "none.saga")).exit_code == 2


def test_the_ladder_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    """One process plays game after game; what was played before is kept, and only for the same thinking."""
    kept = tmp_path / "results.json"
    climb = ("study", "ladder", "blood_rage", "--levels", "thjalfi", "--workers", "1", "--results", str(kept), "--json")
    (rung,) = json.loads(run(*climb, "--games", "2").stdout)["rungs"]
    assert (rung["level"], rung["below"], rung["games"]) == ("thjalfi", "ratatosk", 2)
    assert rung["players"] == ["greedy:0.3", "random"]
    assert rung["interval"][0] <= rung["rate"] <= rung["interval"][1]
    before = json.loads(kept.read_text("utf-8"))["blood_rage/thjalfi/greedy:0.3/random"]
    assert list(before) == ["0", "1"]
    kept.write_text(json.dumps({"blood_rage/thjalfi/greedy:0.3/random": {**before, "1": 0.25}}), "utf-8")
    (rung,) = json.loads(run(*climb, "--games", "3").stdout)["rungs"]
    assert rung["games"] == 3
    after = json.loads(kept.read_text("utf-8"))["blood_rage/thjalfi/greedy:0.3/random"]
    assert rung["wins"] == sum(after.values())
    assert after == {**before, "1": 0.25, "2": after["2"]}
    (rung,) = json.loads(run(*climb, "--games", "4", "--minutes", "0").stdout)["rungs"]
    assert rung["games"] == 3
    for wrong in (
        '{"pace": 50, "won": {}}',
        '{"skat/thjalfi/greedy/random": {}}',
        '{"blood_rage/thjalfi/greedy/oracle": {}}',
        '{"blood_rage/thjalfi/greedy:0.3/random": [1]}',
        "[]",
        "{",
    ):
        kept.write_text(wrong, "utf-8")
        refused = run(*climb)
        assert refused.exit_code == 2
        assert str(kept) in refused.stderr
    kept.write_text('{"skat/thjalfi/greedy/random": {}}', "utf-8")
    assert "no results of the ladder: 'skat/thjalfi/greedy/random'" in run(*climb).stderr


def test_the_ladder_writes_its_table_into_a_page(run: Run, tmp_path: Path) -> None:
    """All that was ever played, apart what is not of the ladder; without a place for it nothing is played."""
    page, kept = tmp_path / "page.md", tmp_path / "results.json"
    levels = ("--levels", "thjalfi", "--games", "1", "--workers", "1")
    climb = ("study", "ladder", "tiny_epic_vikings", *levels, "--results", str(kept), "--page", str(page))
    page.write_text("no place", "utf-8")
    assert run(*climb).exit_code == 2
    assert not kept.exists()
    kept.write_text('{"blood_rage/odin/search:100/search:20": {"0": 1.0, "1": 0.5}}', "utf-8")
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    assert run(*climb).exit_code == 0
    first, *rows, last = [line for line in page.read_text("utf-8").splitlines() if line]
    assert (first, last) == ("before", "after")
    assert "old" not in rows
    ladder, others = rows[: rows.index(OTHERS)], rows[rows.index(OTHERS) :]
    assert [row for row in ladder if row.startswith("| Tiny Epic Vikings | thjalfi | ratatosk | - | 1 |")]
    assert "| Blood Rage | odin | mimir | 100 / 20 | 2 | 1.5 | 20% | 97% |" in others


def test_the_documents_tell_the_results_that_are_kept() -> None:
    """The table is what `docs/ladder.json` says, a hundred games or more of every level."""
    docs = Path(__file__).parents[2] / "docs"
    kept = Results(docs / "ladder.json")
    assert markdown(kept) in docs.joinpath("bots.md").read_text("utf-8")
    standings = kept.standings(rungs_of(games.NAMES, BOTS))
    assert [(one.game, one.level) for one in standings] == [(name, bot) for bot in BOTS[1:] for name in games.NAMES]
    assert all(one.games >= 100 and one.rate >= 0.65 for one in standings)


@pytest.mark.parametrize("forked", [False, True])
def test_fit_writes_weights_that_can_be_made_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, forked: bool
) -> None:
    """From whole games or from forks, in one process or two."""
    monkeypatch.setattr("longhall.study.fit.FEWEST", 5)
    plan = Plan("blood_rage", 2, 40, forked)
    words = [*plan.command.split()[1:], "--workers", "2", "--out", str(tmp_path / "weights.toml")]
    assert run(*words).exit_code == 0
    written = (tmp_path / "weights.toml").read_text("utf-8")
    assert [stage["command"] for stage in tomllib.loads(written)["stage"]] == [plan.command] * 3
    again = fit(plan, 1, lambda done: None)
    assert to_toml(plan.game, again) == written
    assert [stage.name for stage in again] == [stage["name"] for stage in tomllib.loads(written)["stage"]]


@pytest.mark.parametrize("name", games.NAMES)
def test_ways_of_a_fork_differ_by_their_answers_alone(name: str) -> None:
    """They end in one stage of the game at quiet moments with other terms, and what came of them adds up."""
    plan = Plan(name, 1, 3, forked=True)
    forks = watch(plan, 0)
    assert forks
    assert all(len(alone) == 1 for alone in watch(replace(plan, forked=False), 0))
    for fork in forks:
        assert 2 <= len(fork) <= WAYS
        assert len({moment.stage for moment in fork}) == 1
        assert all(sum(moment.returns) == pytest.approx(1.0) for moment in fork)
    assert any(len({str(moment.terms) for moment in fork}) > 1 for fork in forks)


def test_only_what_differs_between_the_ways_of_a_fork_counts() -> None:
    """Whoever leads in the first term loses; yet more of it is better on every way."""
    terms = list(import_module("longhall.games.blood_rage.evaluation").TERMS)

    def moment(lead: float, more: float, points: float) -> Moment:
        rows = [[lead + more, *[0.0] * (len(terms) - 1)], [0.0] * len(terms)]
        return Moment(0, rows, [points, 0.0], [float(points > 0), float(points <= 0)])

    forks = [[moment(lead, more, 2 * more - 3 * lead) for more in (0, 1, 2)] for lead in range(20)]
    alone = [[one] for fork in forks for one in fork]
    plan = Plan("blood_rage", 20, 0)
    assert fit_forks(need("numpy"), plan, forks)[0].weights[terms[0]] == pytest.approx(2, abs=0.3)
    assert fit_forks(need("numpy"), plan, alone)[0].weights[terms[0]] < -2


def test_stages_that_so_many_players_never_come_to_stay(run: Run, tmp_path: Path) -> None:
    """Two play Tiny Epic Vikings on the small side of the board."""
    out = tmp_path / "weights.toml"
    words = ("study", "fit", "tiny_epic_vikings", "--games", "60", "--out", str(out))
    assert run(*words, "--players", "5").exit_code == 2
    assert not out.exists()
    assert run(*words, "--players", "2").exit_code == 0
    home = Path(str(import_module("longhall.games.tiny_epic_vikings").__file__)).parent
    before, after = [tomllib.loads(path.read_text("utf-8"))["stage"] for path in (home / "evaluation.toml", out)]
    for was, now in zip(before, after, strict=True):
        assert (was == now) == now["name"].startswith("large"), now["name"]


def test_stages_where_no_fork_ends_stay(tmp_path: Path) -> None:
    """Where somebody has reached the goal of Vikings Gone Wild, the round goes on to the end of the game."""
    plan = Plan("vikings_gone_wild", 4, 0, forked=True)
    home = Path(str(import_module("longhall.games.vikings_gone_wild").__file__)).parent
    before = tomllib.loads((home / "evaluation.toml").read_text("utf-8"))["stage"]
    after = tomllib.loads(to_toml(plan.game, fit(plan, 1, lambda done: None)))["stage"]
    for was, now in zip(before, after, strict=True):
        assert (was == now) == (now["name"] == "goal_reached"), now["name"]


def test_fit_needs_games_enough(run: Run, tmp_path: Path) -> None:
    """One game says little, and nothing is written."""
    refused = run("study", "fit", "tiny_epic_vikings", "--games", "1", "--out", str(tmp_path / "weights.toml"))
    assert refused.exit_code == 2
    assert "too few to fit" in refused.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", games.NAMES)
def test_levels_in_the_ladder_are_those_of_a_table(name: str) -> None:
    """By iterations, or by the clock; the highest, who has no end but the clock, thinks more than the one below."""
    game = games.load(name)
    assert [rung.players for rung in rungs_of([name], BOTS, clock=True)] == [
        ("greedy:0.3", "random"),
        ("greedy", "greedy:0.3"),
        ("tyr", "greedy"),
        ("mimir", "tyr"),
        ("odin", "mimir"),
    ]
    *quick, (tyr, thor), mimir, odin = [rung.players for rung in rungs_of([name], BOTS)]
    assert quick == [("greedy:0.3", "random"), ("greedy", "greedy:0.3")]
    assert (tyr, thor) == (f"search:{enough('tyr', game)}", "greedy")
    assert mimir == (f"search:{enough('mimir', game)}", tyr)
    most, fewer = [int(tries_of(bot)) for bot in odin]
    assert most > fewer
    assert fewer <= enough("mimir", game)


def test_yardsticks(run: Run) -> None:
    """Every way to play alone has its figures, for people and for programs."""
    data = json.loads(
        run("study", "yardstick", "tiny_epic_vikings", "--bot", "random", "--games", "2", "--json").stdout
    )
    assert [one["name"] for one in data["yards"]] == ["easy rival", "normal rival", "hard rival", "saga rival"]
    assert all(0 <= one["interval"][0] <= one["wins"] <= one["interval"][1] <= 1 for one in data["yards"])
    told = run("study", "yardstick", "lords_of_ragnarok", "--bot", "ratatosk", "--games", "1", "--workers", "1")
    assert "three followers" in told.stdout
    assert run("study", "yardstick", "--bot", "fenrir").exit_code == 2
