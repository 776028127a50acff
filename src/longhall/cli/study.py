"""`longhall study`: what is learned from many games, and goes back into the bots and their documentation."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from longhall import games
from longhall.bots import BOTS
from longhall.bots.evaluation import has_evaluation
from longhall.cli.args import (
    AsJson,
    Content,
    GameName,
    Lang,
    read_bot,
    read_bots,
    read_game,
    read_language,
    read_players,
    read_record,
)
from longhall.cli.ladder import HEADINGS, into, markdown, row_of
from longhall.cli.progress import Bar
from longhall.cli.refusal import Hall, Refusal, refusing
from longhall.kernel.ask import to_text
from longhall.story import names_of
from longhall.study.analysis import LOOKED_AT, Analysis, analyse, count_steps
from longhall.study.fit import fit, to_toml
from longhall.study.guesses import rewrite
from longhall.study.ladder import Results, bouts, climb, rungs_of
from longhall.study.tune import tune
from longhall.study.watch import Plan
from longhall.study.yardstick import YARDS, Measure, measure
from longhall.text import Texts

CURVE: Final = 20
"""Into how many parts the printed curve of a game is cut."""

study = typer.Typer(cls=Hall, no_args_is_help=True, help="Learn from many games.")


@study.command("fit")
def fit_evaluation(
    name: GameName,
    count: Annotated[int, typer.Option("--games", min=1, help="Games of self-play.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    forked: Annotated[
        bool, typer.Option("--forked", help="Compare where several answers lead, played out again and again.")
    ] = False,
    players: Annotated[
        int | None, typer.Option(min=2, help="At each table; without it, tables of all sizes take turns.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the weights go; to the room.")] = None,
) -> None:
    """Fit the weights of a game's evaluation to its self-play, and write its weights file."""
    game = read_game(name)
    if not has_evaluation(game):
        raise Refusal(f"GAME: {name} has no evaluation to fit")
    plan = Plan(name, count, seed, forked, players and read_players(game, players))
    with refusing(), Bar(name, count) as bar:
        stages = fit(plan, workers or os.cpu_count() or 1, bar)
    path = out or Path(str(import_module(f"longhall.games.{name}").__file__)).with_name("evaluation.toml")
    with refusing(str(path)):
        path.write_text(to_toml(name, stages), "utf-8")
    table = Table("stage", "moments", "mean error", "spread")
    for stage in stages:
        table.add_row(stage.name, str(stage.moments), f"{stage.error:.1f}", f"{stage.spread:.1f}")
    console = Console()
    console.print(table)
    console.print(f"written to {path}", soft_wrap=True)


@study.command("tune")
def tune_greed(
    name: GameName,
    steps: Annotated[int, typer.Option(min=1, help="Duels.")] = 6000,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all luck.")] = 0,
) -> None:
    """Tune the numbers that a game's greedy player goes by in duels with itself, and write them into its sources."""
    with Bar(read_game(name).name, steps) as bar:
        tuning = tune(name, steps, seed, bar)
    table, found = Table("module", "line", "was", "is now"), tuning.found
    for guess, number in found:
        table.add_row(guess.part, str(guess.line), f"{guess.value:g}", f"{number:g}")
    for source in tuning.sources:
        text = source.path.read_text("utf-8")
        source.path.write_text(rewrite(text, [one for one in found if one[0].part == source.part]), "utf-8")
    console = Console()
    console.print(table)
    console.print(f"{len(found)} of {len(tuning.guesses)} numbers changed")


@study.command("ladder")
def climb_ladder(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all by default.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="Games for every two neighbours.")] = 100,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 0,
    minutes: Annotated[float | None, typer.Option(min=0.0, help="Stop after so long; a later call goes on.")] = None,
    clock: Annotated[
        bool, typer.Option("--clock", help="By the clock, as at a table, instead of by iterations. Takes days.")
    ] = False,
    levels: Annotated[str, typer.Option(metavar="A,B", help="Only these levels.")] = ",".join(BOTS[1:]),
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="Where results are kept, to go on.")] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="A document to write all results into.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play every level against the one below it, and tell how often it wins."""
    names = [read_game(one).name for one in ([name] if name else games.NAMES)]
    rungs = rungs_of(names, read_bots(levels, "--levels"), clock)
    wanted = bouts(rungs, count)
    with refusing(str(results)):
        kept = Results(results)
    _write_table(page, kept)  # now as well, so that a page without a place for it is not found out hours later
    with Bar("ladder", len(wanted)) as bar:
        climb(wanted, kept, workers or os.cpu_count() or 1, None if minutes is None else 60 * minutes, bar)
    _write_table(page, kept)
    standings = kept.standings(rungs)
    if as_json:
        print(json.dumps({"rungs": [asdict(one) for one in standings]}, indent=2))
        return
    table = Table(*HEADINGS)
    for one in standings:
        table.add_row(*row_of(one))
    Console().print(table)


def _write_table(page: Path | None, kept: Results) -> None:
    if page is not None:
        with refusing(str(page)):
            page.write_text(into(page.read_text("utf-8"), markdown(kept)), "utf-8")


@study.command("analyse")
def analyse_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .saga record.")],
    content: Content = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Tell everybody's chance to win after every step of a record, and the decisions that cost most."""
    record = read_record(file)
    game = read_game(record.game, content)
    with refusing(str(file)):
        record.verify(game)
    with Bar(record.game, count_steps(record) + LOOKED_AT) as bar:
        found = analyse(game, record, lambda done, _: bar(done))
    if as_json:
        turnings = [
            {**asdict(one), "choice": to_text(one.choice), "better": to_text(one.better)} for one in found.turnings
        ]
        print(json.dumps({"game": game.name, "chances": found.chances, "turnings": turnings}, indent=2))
        return
    texts = Texts(game, read_language(lang))
    _print_analysis(found, texts, names_of(record, texts))


def _print_analysis(found: Analysis, texts: Texts, names: list[str]) -> None:
    curve = Table("step", *names)
    last = len(found.chances) - 1
    for step in sorted({round(part * last / CURVE) for part in range(CURVE + 1)}):
        curve.add_row(str(step), *[f"{chance:.0%}" for chance in found.chances[step]])
    turnings = Table("step", "seat", "chosen", "chance", "better", "chance")
    for one in found.turnings:
        chosen, better = texts.option(one.choice), texts.option(one.better)
        turnings.add_row(
            str(one.step), names[one.seat], chosen, f"{one.chance:.0%}", better, f"{one.better_chance:.0%}"
        )
    Console().print(curve, turnings)


@study.command("yardstick")
def measure_alone(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all by default.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays: a level, or a recipe such as search:200.")] = BOTS[-1],
    count: Annotated[int, typer.Option("--games", min=1, help="Games of each kind.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play alone: against rival and followers by difficulty, and for points."""
    names = [read_game(name).name] if name else list(games.NAMES)
    yards = [yard for yard in YARDS if yard.game in names]
    player, found = read_bot(bot, "--bot"), list[Measure]()
    with Bar("yardstick", count * len(yards)) as bar:
        for at, yard in enumerate(yards):
            found.append(
                measure(yard, player, count, seed, workers or os.cpu_count() or 1, partial(_add, bar, at * count))
            )
    if as_json:
        print(json.dumps({"bot": bot, "seed": seed, "yards": [asdict(one) for one in found]}, indent=2))
        return
    table = Table("game", "alone", "games", "wins", "from", "to", "median score")
    for one in found:
        figures = (f"{one.wins:.0%}", *[f"{bound:.0%}" for bound in one.interval], f"{one.score:g}")
        table.add_row(one.game, one.name, str(one.games), *figures)
    Console().print(table)


def _add(bar: Bar, before: int, done: int) -> None:
    bar(before + done)
