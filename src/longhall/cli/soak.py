"""`longhall soak`: thousands of checked games of everything, at every number of players."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console

from longhall import games
from longhall.cli.args import read_game
from longhall.cli.progress import Bar
from longhall.study.simulate import Plan, simulate


def soak_games(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all by default.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="Games of each title, over all tables.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game at each table.")] = 0,
    thorough: Annotated[float, typer.Option(min=0.0, max=1.0, help="Share of steps for heavy checks.")] = 0.02,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 0,
) -> None:
    """Play checked random games of every title, spread over all numbers of players. Any failure is exit code 1.

    Every second game is at a table whose options are drawn; `simulate --check --vary` with a seed plays it again.
    """
    console, failed = Console(), 0
    for game in [read_game(one) for one in ([name] if name else games.NAMES)]:
        each = -(-count // len(game.seats))
        for players in game.seats:
            plan = Plan(
                game=game.name, players=players, count=each, seed=seed, check=True, thorough=thorough, vary=True
            )
            with Bar(f"{game.name}, {players} players", each) as bar:
                report = simulate(plan, workers or os.cpu_count() or 1, bar)
            failed += len(report.failures)
            console.print(
                f"{game.name}, {players} players: {report.games} games, {report.decisions} decisions "
                f"in {report.seconds:.0f} s, {len(report.failures)} errors",
                soft_wrap=True,
            )
            for failure, error in report.failures:
                console.print(f"  seed {failure}: {error}", markup=False, soft_wrap=True)
    raise typer.Exit(1 if failed else 0)
