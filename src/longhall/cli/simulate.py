"""`longhall simulate`: many games between bots, in figures."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from longhall.cli.args import (
    AsJson,
    Content,
    GameName,
    TableOptions,
    read_bots,
    read_folder,
    read_game,
    read_options,
    read_players,
)
from longhall.cli.progress import Bar
from longhall.cli.refusal import Refusal
from longhall.study.report import Report, Standing
from longhall.study.simulate import Plan, simulate

SHOWN = 10
"""Failures that are listed one by one; JSON has them all."""


def simulate_games(
    name: GameName,
    players: Annotated[int | None, typer.Option(help="How many play; the least possible by default.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who sits where, over and over.")] = "random",
    rotate: Annotated[bool, typer.Option("--rotate", help="Move everybody one seat on from game to game.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; the next has the next.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Play at random and check every step.")] = False,
    thorough: Annotated[float, typer.Option(min=0.0, max=1.0, help="Share of steps for heavy checks.")] = 0.1,
    vary: Annotated[bool, typer.Option("--vary", help="Draw the options of every second table.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of every game there.")] = None,
    option: TableOptions = None,
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; print how long they are, who wins from which seat, and how fast it went."""
    game = read_game(name, content)
    if check and bots != "random":
        raise Refusal("--bots: a checked game is played at random; leave out --bots or --check")
    plan = Plan(
        game=name,
        players=read_players(game, players),
        count=count,
        seed=seed,
        bots=read_bots(bots, "--bots"),
        rotate=rotate,
        options=read_options(game, option),
        pack=content,
        check=check,
        thorough=thorough,
        vary=vary,
        save=read_folder(save, "--save"),
    )
    with Bar(name, count) as bar:
        report = simulate(plan, workers or os.cpu_count() or 1, bar)
    if as_json:
        head = {"game": name, "players": plan.players, "seed": seed, "bots_by_seat": plan.seating(0)}
        print(json.dumps({**head, **report.to_json()}, indent=2))
    else:
        _print(report, plan)
    raise typer.Exit(1 if report.failures else 0)


def _print(report: Report, plan: Plan) -> None:
    console = Console()
    console.print(
        f"{report.games} games of {plan.game} with {plan.players} players, {report.decisions} decisions "
        f"in {report.seconds:.1f} s: {report.decisions / report.seconds:.0f} decisions/s",
        soft_wrap=True,
    )
    table = Table("", "mean", "sd", "min", "max")
    for what, spread in (("decisions a game", report.length), ("score", report.score)):
        table.add_row(what, f"{spread.mean:.1f}", f"{spread.sd:.1f}", str(spread.min), str(spread.max))
    console.print(table)
    console.print(_standings("seat", {str(seat): standing for seat, standing in enumerate(report.seats)}))
    if len(report.bots) > 1:
        console.print(_standings("bot", report.bots))
    for seed, error in report.failures[:SHOWN]:
        console.print(f"seed {seed}: {error}", markup=False, soft_wrap=True)
    console.print(f"{len(report.failures)} errors")


def _standings(what: str, standings: dict[str, Standing]) -> Table:
    table = Table(what, "wins", "win rate", "mean score", "sd", "min", "max")
    for name, one in standings.items():
        score, rate = one.score, one.wins / max(1, one.games)
        figures = (f"{one.wins:.1f}", f"{rate:.1%}", f"{score.mean:.1f}", f"{score.sd:.1f}")
        table.add_row(name, *figures, str(score.min), str(score.max))
    return table
