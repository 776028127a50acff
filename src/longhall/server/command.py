"""`longhall serve`: read the arguments, set up the logs, run the server until it is told to stop."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from longhall.server.app import build_app
from longhall.server.catalogue import Catalogue
from longhall.server.config import Config
from longhall.server.logs import log_json
from longhall.server.schema import schema_text
from longhall.server.site import find_client
from longhall.server.store import default_url, open_engine


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    db: Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://HOST/NAME.")] = None,
    content: Annotated[Path | None, typer.Option(metavar="DIR", help="Content packs, a folder a game.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds that a bot's move waits for the one before to be seen.")] = 0.9,
    schema: Annotated[bool, typer.Option("--schema", help="Print the schema of the wire and leave.")] = False,
) -> None:
    """Serve the hall on the network: play in the browser."""
    if schema:
        print(schema_text(), end="")
        return
    try:
        Catalogue(content)
        open_engine(db or default_url()).dispose()
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    log_json()
    config = Config(db=db or default_url(), content=content, client=find_client(), pace=pace)
    Announcing(server_config(config, host, port)).run()


def server_config(config: Config, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the application.

    Messages are not compressed: a position is a few kB, and a compressor a connection would cost more memory than the
    table it watches.
    """
    return uvicorn.Config(
        build_app(config),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=config.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )


class Announcing(uvicorn.Server):
    """A server that says where it is, once it can be reached."""

    async def startup(self, *args: object, **more: object) -> None:
        """Start, then print the address."""
        await super().startup(*args, **more)  # type: ignore[arg-type]
        if self.started:
            print(f"Longhall is open at http://{self.config.host}:{self.port}", flush=True)

    @property
    def port(self) -> int:
        """The port in use, also where a free one was asked for."""
        for server in self.servers:
            for socket in server.sockets:
                return int(socket.getsockname()[1])
        return self.config.port
