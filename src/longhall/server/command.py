"""`longhall serve` and `longhall bench-server`: the arguments. The server is imported only when it is wanted."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    db: Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://HOST/NAME.")] = None,
    content: Annotated[Path | None, typer.Option(metavar="DIR", help="Content packs, a folder a game.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds between the bots' moves, for people to follow.", min=0)] = 0.9,
    schema: Annotated[bool, typer.Option("--schema", help="Print the schema of the wire and leave.")] = False,
) -> None:
    """Serve the hall on the network: play in the browser."""
    from longhall.server.running import read_config, run, schema_text

    if schema:
        print(schema_text(), end="")
        return
    try:
        config = read_config(db, content, pace)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    run(config, host, port)


def bench_server(
    tables: Annotated[int, typer.Option(min=2, help="Live tables, each with two connections.")] = 200,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="Time for play at full speed; the rest takes twice that.")
    ] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure a server with many live tables on this machine: moves, latency, memory, opening a long game."""
    from longhall.server.load import measure

    load = measure(tables, seconds)
    if as_json:
        print(json.dumps(asdict(load), indent=2))
        return
    print(f"{load.tables} live tables, two connections each, server and players on this machine")
    print(
        f"at full speed     {load.moves_per_second:6.0f} moves/s, {load.cpu_per_move:.2f} ms of the server's CPU each"
    )
    print(f"at a calm         {load.calm_moves_per_second:6.0f} moves/s: p50 {load.p50:.1f} ms, p99 {load.p99:.1f} ms")
    print(f"memory            {load.memory_per_table:6.0f} KiB a table")
    print(f"open a long game  {load.open_long:6.1f} ms, at its 400th decision, from the store")
    print(f"undo there        {load.undo_long:6.1f} ms")
