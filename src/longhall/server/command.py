"""`longhall serve`: the arguments. The server itself is imported only when it is wanted: the others start faster."""

from __future__ import annotations

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
    from longhall.server.running import run, schema_text

    if schema:
        print(schema_text(), end="")
        return
    try:
        run(host, port, db, content, pace)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
