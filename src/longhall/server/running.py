"""Running the server: uvicorn with our limits, JSON logs, and a line that says where it is."""

from __future__ import annotations

import socket
from pathlib import Path

import uvicorn

from longhall.server.app import build_app
from longhall.server.catalogue import Catalogue
from longhall.server.config import Config
from longhall.server.logs import log_json
from longhall.server.schema import schema_text
from longhall.server.site import find_client
from longhall.server.store import default_url, open_engine

__all__ = ["Announcing", "run", "schema_text", "server_config"]


def run(host: str, port: int, db: str | None, content: Path | None, pace: float) -> None:
    """Serve until told to stop; a ValueError says what is wrong with the arguments."""
    url = db or default_url()
    Catalogue(content)
    open_engine(url).dispose()
    log_json()
    config = Config(db=url, content=content, client=find_client(), pace=pace)
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            print(f"Longhall is open at http://{self.config.host}:{self.port}", flush=True)

    @property
    def port(self) -> int:
        """The port in use, also where a free one was asked for."""
        for server in self.servers:
            for listening in server.sockets:
                return int(listening.getsockname()[1])
        return self.config.port
