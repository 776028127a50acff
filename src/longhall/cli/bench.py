"""`longhall bench`: how fast the games are here, and against what."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from longhall import games
from longhall.cli.args import AsJson, read_game
from longhall.cli.progress import Bar
from longhall.kernel import Game
from longhall.study.bench import Growth, Speed, catanatron, leak, measure

MEGA = 1 << 20


def bench_games(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="Time to play each game at each number of players.")] = 5.0,
    leak_games: Annotated[int, typer.Option("--leak", min=0, metavar="N", help="See what N games leave.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Measure decisions, copies, saves and loads in one process; with catanatron installed, against its random play."""
    chosen = [read_game(one) for one in ([name] if name else games.NAMES)]
    tables = [(game, players) for game in chosen for players in game.seats]
    with Bar("bench", len(tables)) as bar:
        speeds = [_measure(bar, at, game, players, seconds) for at, (game, players) in enumerate(tables)]
    growth = {game.name: leak(game, game.seats.start, leak_games) for game in chosen} if leak_games else {}
    if as_json:
        print(json.dumps({"speeds": [asdict(speed) for speed in speeds], "memory": _memory(growth)}, indent=2))
        return
    console = Console()
    console.print(_pace(speeds), _copies(speeds))
    for game, grown in growth.items():
        console.print(f"{game}: {grown.games} games grew the process by {grown.grown / MEGA:.1f} MiB")


def _measure(bar: Bar, at: int, game: Game[Any], players: int, seconds: float) -> Speed:
    bar(at)
    return measure(game, players, seconds, catanatron())


def _memory(growth: dict[str, Growth]) -> dict[str, Any]:
    return {game: {**asdict(grown), "grown": grown.grown} for game, grown in growth.items()}


def _pace(speeds: list[Speed]) -> Table:
    table = Table("game", "players", "games/s", "decisions/s", "x catanatron", "search iterations/s")
    for one in speeds:
        rates = (f"{one.games_per_second:.0f}", f"{one.decisions_per_second:.0f}", _figure(one.catanatron_ratio, 2))
        table.add_row(one.game, str(one.players), *rates, f"{one.iterations_per_second:.0f}")
    return table


def _copies(speeds: list[Speed]) -> Table:
    table = Table("game", "players", "clone us", "within a beat", "save us", "load us")
    for one in speeds:
        times = (one.clone_between_beats, one.clone_within_beat, one.save, one.load)
        table.add_row(one.game, str(one.players), *[_figure(us, 1) for us in times])
    return table


def _figure(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"
