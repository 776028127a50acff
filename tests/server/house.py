"""A server to test against, and the people who come to it: plain HTTP and WebSocket clients on the loopback."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from longhall.server.config import Config
from longhall.server.hall import Hall
from longhall.server.running import Announcing, server_config
from longhall.server.table import Table

T = TypeVar("T")
Message = dict[str, Any]

PATIENCE = 20.0
"""Seconds after which a message that does not come is a failure."""
CRASHES = "import sys\nsys.stdin.readline()\nsys.exit(3)"
"""A process that dies of the first question that it is asked."""


def failing(source: str) -> tuple[str, ...]:
    """The command of a thinking process that does not do what it should."""
    return (sys.executable, "-c", source)


class Server:
    """A server in a thread of this process."""

    def __init__(self, config: Config) -> None:
        self.uvicorn = Announcing(server_config(config, "127.0.0.1", 0))
        self.app: Any = self.uvicorn.config.app
        self._thread = threading.Thread(target=self.uvicorn.run)
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self.uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.01)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()
        self.uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.desk.hall
        return hall

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's own loop."""
        assert self.hall._sweeper is not None
        return asyncio.run_coroutine_threadsafe(work, self.hall._sweeper.get_loop()).result(PATIENCE)

    def live(self, table: str) -> Table:
        """A table that is in memory."""
        return self.hall._tables[table].result()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.uvicorn.port}"

    def person(self, name: str | None = None) -> Visitor:
        """Somebody with a browser, and a name where one is given."""
        visitor = self._stack.enter_context(Visitor(self.address))
        if name is not None:
            visitor.post("/me", {"name": name})
        return visitor


class Visitor:
    """A browser: its cookies, its requests and its sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._stack = ExitStack()
        self.http = self._stack.enter_context(httpx.Client(base_url=f"http://{address}/api", timeout=PATIENCE))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == status, answer.text
        return answer.json()

    def make_table(self, *seats: str | Message, **more: Any) -> str:
        """A table of Blood Rage; a seat is its kind, or all that is said of it."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        table = self.post("/tables", {"game": "blood_rage", "seats": wishes, **more})
        return str(table["id"])

    def sit(self, table: str, query: str = "", **more: Any) -> Player:
        """A socket at a table."""
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        headers = {"Cookie": cookies} if cookies else {}
        url = f"ws://{self.address}/api/tables/{table}/ws{query}"
        socket = connect(url, additional_headers=headers, compression=None, max_size=None, max_queue=None, **more)
        return Player(self._stack.enter_context(socket))


class Player:
    """One socket at a table, and all that came through it."""

    _ids = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.position: Message = {}
        self.table: Message = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def wait(self, type: str, when: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a type for which something holds."""
        while True:
            message = self.hear()
            if message["type"] == type and when(message):
                return message

    def reach(self, at: int) -> Message:
        """The position with this length of the journal, or the first longer one."""
        if self.position.get("at", -1) >= at:
            return self.position
        return self.wait("position", lambda message: bool(message["at"] >= at))

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def reply(self, id: str) -> Message:
        """The answer to a message with an id: an ack or a refusal."""
        while True:
            message = self.hear()
            if message["type"] in ("ack", "refused") and message["id"] == id:
                return message

    def new_id(self) -> str:
        return f"move-{next(self._ids)}"

    def ask(self, seat: int | None = None) -> Message:
        """An open question to a seat of one's own."""
        for ask in self.position["mine"]:
            if seat is None or ask["seat"] == seat:
                found: Message = ask
                return found
        raise AssertionError(f"seat {seat} is not asked: {self.position['asks']}")

    def move(self, ask: Message, choice: str, **other: Any) -> Message:
        """Answer a question; the reply comes back."""
        id = other.pop("id", None) or self.new_id()  # noqa: A001
        at = other.pop("at") if "at" in other else self.position["at"]
        self.say(type="move", id=id, at=at, seat=ask["seat"], kind=ask["kind"], choice=choice, **other)
        return self.reply(id)

    def play(self, rng: random.Random, seat: int | None = None) -> Message:
        """Any answer to an open question of one's own, and the position after it."""
        ask = self.ask(seat)
        reply = self.move(ask, rng.choice(ask["options"]))
        assert reply["type"] == "ack", reply
        return self.reach(reply["at"])


def table_for_two(server: Server, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Bo at a table that has just begun."""
    anna, bo = server.person("Anna"), server.person("Bo")
    table = anna.make_table("me", "open", **more)
    bo.post(f"/tables/{table}/seats/1", {"do": "take"})
    anna.post(f"/tables/{table}/start")
    return anna, bo, table


def play_until(players: list[Player], rng: random.Random, done: Callable[[Message], bool]) -> int:
    """Random moves by everybody who is asked, until a position is reached; the length of the journal comes back."""
    at: int = max(player.reach(0)["at"] for player in players)
    while True:
        positions = [player.reach(at) for player in players]
        if positions[0]["over"] or done(positions[0]):
            return at
        asked = [player for player in players if player.position["mine"]]
        at = rng.choice(asked).play(rng)["at"]
