"""How much the server bears: moves a second, how long one takes, memory a table, the time to open a long game.

The server is a process of its own with its own SQLite file; the players are coroutines here, on the same machine, so
the figures are what one machine does for both. Limits on rates are off, bots and their pace have no part in it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from longhall import games
from longhall.bots import make_bot
from longhall.kernel import Match, Record
from longhall.server.config import Config, Rate
from longhall.server.running import Announcing, server_config

LONG = 400
"""The decisions of a long game."""
CALM = 50.0
"""Moves a second of all tables together when everybody thinks for a while."""
COLD = 10
"""How many long games are opened for the median."""
FREE = Rate(per_second=1e9, burst=10**9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What was measured; times are milliseconds."""

    tables: int
    moves_per_second: float
    """Everybody moves as soon as they are asked."""
    cpu_per_move: float
    """Of the server, in that part: a figure that hardly depends on what else the machine does."""
    calm_moves_per_second: float
    """Everybody thinks for a while, as people do; the latencies are those of this part."""
    p50: float
    p99: float
    memory_per_table: float
    """KiB of the server for a live table with two connections."""
    open_long: float
    """From connecting to the position, for a table at its 400th decision that is not in memory."""
    undo_long: float
    """From a click on undo there to its acknowledgement."""


def measure(tables: int, seconds: float) -> Load:
    """All figures, with so many live tables, in about three times so many seconds."""
    with TemporaryDirectory() as folder, _server(Path(folder) / "load.db") as (address, pid):
        return asyncio.run(_measure(address, pid, tables, seconds))


async def _measure(address: str, pid: int, tables: int, seconds: float) -> Load:
    visitor = Visitor(address)
    before = _resident(pid)
    async with AsyncExitStack() as stack:
        live = [Live(visitor, stack, seed) for seed in range(tables)]
        for table in live:
            await table.begin()
        memory = (_resident(pid) - before) / tables / 1024
        spent = _cpu(pid)
        fast = await _together(live, seconds, 0.0)
        spent = _cpu(pid) - spent
        calm = await _together(live, 2 * seconds, tables / CALM)
    cuts = quantiles(calm, n=100)
    opened, undone = await _long_games(visitor)
    return Load(
        tables=tables,
        moves_per_second=len(fast) / seconds,
        cpu_per_move=spent / len(fast) * 1000,
        calm_moves_per_second=len(calm) / (2 * seconds),
        p50=cuts[49] * 1000,
        p99=cuts[98] * 1000,
        memory_per_table=memory,
        open_long=opened * 1000,
        undo_long=undone * 1000,
    )


# ---- the server ----------------------------------------------------------------------------------------------------


@contextmanager
def _server(db: Path) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "longhall.server.load", str(db)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split("http://")[1].strip(), process.pid
        finally:
            process.terminate()


def _resident(pid: int) -> int:
    """The bytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError(f"process {pid} does not say what it holds")


def _cpu(pid: int) -> float:
    """The seconds of work that a process has done."""
    user, system = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


# ---- the players ---------------------------------------------------------------------------------------------------


class Visitor:
    """Two guests with one pair of hands: requests in the name of either."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = ["", ""]
        for n in (0, 1):
            with self._open("/me", {"name": f"Guest {n}"}, n) as answer:
                self.cookies[n] = answer.headers["set-cookie"].split(";")[0]

    def post(self, path: str, body: Any, n: int = 0) -> Any:
        """Send something as one of the two."""
        with self._open(path, body, n) as answer:
            return json.load(answer)

    def _open(self, path: str, body: Any, n: int) -> Any:
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": self.cookies[n]}
        return urlopen(Request(f"http://{self.address}/api{path}", data, headers))

    async def connect(self, stack: AsyncExitStack, table: str, n: int) -> ClientConnection:
        """A socket at a table as one of the two."""
        url = f"ws://{self.address}/api/tables/{table}/ws"
        socket = connect(url, additional_headers={"cookie": self.cookies[n]}, compression=None, max_size=None)
        return await stack.enter_async_context(socket)


class Live:
    """A table with its two players, who answer at random."""

    def __init__(self, visitor: Visitor, stack: AsyncExitStack, seed: int) -> None:
        self._visitor, self._stack, self._seed = visitor, stack, seed
        self._rng = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.positions: list[Any] = [None, None]

    async def begin(self) -> None:
        """Sit down to a new game."""
        visitor, seats = self._visitor, [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": games.NAMES[0], "seats": seats, "seed": str(self._rng.getrandbits(64))}
        table = (await asyncio.to_thread(visitor.post, "/tables", wish))["id"]
        await asyncio.to_thread(visitor.post, f"/tables/{table}/seats/1", {"do": "take"}, 1)
        await asyncio.to_thread(visitor.post, f"/tables/{table}/start", {})
        await self.sit(table, 2)

    async def sit(self, table: str, people: int) -> None:
        """Connect one or both to a table, and hear how it stands."""
        self.sockets = [await self._visitor.connect(self._stack, table, n) for n in range(people)]
        for n in range(people):
            await self.hear(n, lambda message: message["type"] == "position")

    async def hear(self, n: int, wanted: Callable[[Any], bool]) -> Any:
        """Read what a player hears up to a message."""
        while True:
            message = json.loads(await self.sockets[n].recv())
            if message["type"] == "position":
                self.positions[n] = message
            if wanted(message):
                return message

    async def move(self) -> float:
        """One answer of whoever is asked; the seconds until it was acknowledged."""
        if self.positions[0]["over"]:
            await self.begin()
        n = next(n for n in (0, 1) if self.positions[n]["mine"])
        position, ask = self.positions[n], self.positions[n]["mine"][0]
        answer = {"seat": n, "kind": ask["kind"], "choice": self._rng.choice(ask["options"])}
        started = time.perf_counter()
        move = {"type": "move", "id": str(started), "at": position["at"], **answer}
        await self.sockets[n].send(json.dumps(move))
        ack = await self.hear(n, lambda message: message["type"] in ("ack", "refused"))
        took = time.perf_counter() - started
        for each in (0, 1):
            await self.hear(each, lambda message: message["type"] == "position" and message["at"] >= ack["at"])
        return took


async def _together(live: list[Live], seconds: float, think: float) -> list[float]:
    """Everybody plays for a time; how long each move took."""
    until, took = time.perf_counter() + seconds, list[float]()

    async def play(table: Live, rng: random.Random) -> None:
        while time.perf_counter() < until:
            await asyncio.sleep(think * rng.uniform(0.5, 1.5))
            took.append(await table.move())

    await asyncio.gather(*[play(table, random.Random(n)) for n, table in enumerate(live)])
    return took


# ---- long games ----------------------------------------------------------------------------------------------------


def long_record(decisions: int = LONG) -> str:
    """The record of a game after so many decisions, some of them taken back, as in real games."""
    game, rng = games.load(games.NAMES[0]), random.Random(0)
    match = Match.new(game, game.seats[-1], 1)
    bot, given = make_bot("greedy", game, 0), 0
    while given < decisions and not match.over:
        seat = rng.choice(match.pending).seat
        match.apply(seat, bot.choose(match, seat))
        given += 1
        if match.undo_point(seat) is not None and rng.random() < 0.3:
            match.undo(seat)
    return Record.of(match).write()


async def _long_games(visitor: Visitor) -> tuple[float, float]:
    """The median time to open a long game that is not in memory, and to undo there."""
    text, opened, undone = long_record(), [], []
    for _ in range(COLD):
        table = (await asyncio.to_thread(visitor.post, "/records", text))["table"]
        async with AsyncExitStack() as stack:
            live, started = Live(visitor, stack, 0), time.perf_counter()
            await live.sit(table, 1)
            opened.append(time.perf_counter() - started)
            undone.append(await _undo(live))
    return median(opened), median(undone)


async def _undo(live: Live) -> float:
    """Answer a question, so that there is something to undo, and undo it; the seconds that the undo took."""
    ask = live.positions[0]["mine"][0]
    move = {"type": "move", "seat": ask["seat"], "kind": ask["kind"], "choice": ask["options"][-1]}
    took = 0.0
    for name, message in (("move", move), ("undo", {"type": "undo", "seat": ask["seat"]})):
        started = time.perf_counter()
        await live.sockets[0].send(json.dumps({**message, "id": name, "at": live.positions[0]["at"]}))
        reply = await live.hear(0, lambda heard: heard["type"] in ("ack", "refused"))
        took = time.perf_counter() - started
        assert reply["type"] == "ack", reply
        await live.hear(0, lambda heard: heard["type"] == "position")
    return took


if __name__ == "__main__":
    config = Config(db=f"sqlite:///{sys.argv[1]}", login_rate=FREE, make_rate=FREE, socket_rate=FREE)
    Announcing(server_config(config, "127.0.0.1", 0)).run()
