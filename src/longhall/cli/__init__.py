"""The `longhall` command: play, study and look.

Each command's module reads its arguments and prints; the work is done elsewhere. Whatever a user got wrong is one line
on stderr and exit code 2.
"""

from __future__ import annotations

from typing import Annotated

import typer

from longhall import __version__
from longhall.cli.arena import arena
from longhall.cli.bench import bench_games
from longhall.cli.look import list_content, list_games
from longhall.cli.play import play_game
from longhall.cli.refusal import Hall
from longhall.cli.replay import replay_record
from longhall.cli.simulate import simulate_games
from longhall.cli.soak import soak_games
from longhall.cli.study import study
from longhall.server.command import bench_server, serve

app = typer.Typer(cls=Hall, add_completion=False, pretty_exceptions_enable=False)
app.command("play")(play_game)
app.command("serve")(serve)
app.command("games")(list_games)
app.command("content")(list_content)
app.command("simulate")(simulate_games)
app.command("replay")(replay_record)
app.command("arena")(arena)
app.add_typer(study, name="study")
app.command("bench")(bench_games)
app.command("bench-server")(bench_server)
app.command("soak")(soak_games)


@app.callback(invoke_without_command=True)
def hall(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Longhall: five Viking board games, every rule enforced, to play and to study."""
    if version:
        print(f"longhall {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
