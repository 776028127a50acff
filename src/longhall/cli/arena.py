"""`longhall arena`: which bot is the better one, and how sure is that."""

from __future__ import annotations

import json
import os
from itertools import combinations
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
from longhall.cli.refusal import Refusal, refusing
from longhall.study.arena import Outcome, meet
from longhall.study.simulate import Plan


def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="Who meets: levels, random, greedy, search:200, ...")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games every two of them play.")] = 100,
    players: Annotated[int, typer.Option(help="Seats at the table; the two fill them by turns.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first two games.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 1,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of every game there.")] = None,
    option: TableOptions = None,
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet two by two, from either seat under the same luck, and rate them."""
    game = read_game(name, content)
    names = tuple(dict.fromkeys(read_bots(bots, "--bots")))
    if len(names) < 2 or players < 2:
        raise Refusal("--bots: two bots or more, at a table for two or more, can meet")
    plan = Plan(
        game=name,
        players=read_players(game, players),
        count=count,
        seed=seed,
        bots=names,
        options=read_options(game, option),
        pack=content,
        save=read_folder(save, "--save"),
    )
    with refusing(), Bar(name, count * len(list(combinations(names, 2)))) as bar:
        outcome = meet(plan, workers or os.cpu_count() or 1, bar)
    if as_json:
        print(json.dumps({"game": name, "players": plan.players, "seed": seed, **outcome.to_json()}, indent=2))
    else:
        _print(outcome)
    raise typer.Exit(1 if outcome.failures else 0)


def _print(outcome: Outcome) -> None:
    console = Console()
    ratings = Table("bot", "rating", "from", "to")
    for one in outcome.ratings:
        ratings.add_row(one.bot, *[f"{figure:.1f}" for figure in (one.mean, *one.interval)])
    pairs = Table("a", "b", "games", "a wins", "draws", "b wins")
    for pair in outcome.pairs:
        figures = (pair.games, pair.a_wins, pair.draws, pair.games - pair.a_wins - pair.draws)
        pairs.add_row(pair.a, pair.b, *[str(figure) for figure in figures])
    console.print(ratings, pairs)
    console.print(f"{outcome.games} games in {outcome.seconds:.1f} s: {outcome.games / outcome.seconds:.2f} games/s")
    for seed, error in outcome.failures:
        console.print(f"seed {seed}: {error}", markup=False, soft_wrap=True)
