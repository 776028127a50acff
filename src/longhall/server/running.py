"""Running the server: uvicorn with our limits, JSON logs, and a line that says where it is."""

from __future__ import annotations

import socket
from pathlib import Path

import uvicorn

from longhall.server.app import build_app
from longhall.server.catalogue import Catalogue
from longhall.server.config import Config
from longhall.server.logs import log_json, warn
from longhall.server.schema import schema_text
from longhall.server.site import find_client
from longhall.server.store import Store, default_url

__all__ = ["Announcing", "read_config", "run", "schema_text", "server_config"]


def read_config(db: str | None, content: Path | None, pace: float) -> Config:
    """The configuration of a server, with its database brought up to date; a ValueError says what is wrong."""
    Catalogue(content)
    url = db or default_url()
    Store(url).close()
    return Config(db=url, content=content, client=find_client(), pace=pace)


def run(config: Config, host: str, port: int) -> None:
    """Serve until told to stop."""
    log_json()
    if config.client is None:
        warn("the client is not built: only the API is served")
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
            print(f"Longhall is open at http://{reachable(self.config.host)}:{self.port}", flush=True)

    @property
    def port(self) -> int:
        """The port in use, also where a free one was asked for."""
        for server in self.servers:
            for listening in server.sockets:
                return int(listening.getsockname()[1])
        return self.config.port


def reachable(host: str) -> str:
    """The address that others can use: of a server that listens everywhere, that of this machine in its network."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
