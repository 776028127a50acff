"""The processes that think for bots: a few, shared by all tables, with hard limits on time and memory.

A process that crashes, hangs, grows too big or babbles is killed and another one takes its place; whoever asked hears
`BotFailed` and goes on without it. Nothing here blocks the loop.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from longhall.bots import seconds
from longhall.kernel import Json
from longhall.server.logs import warn

PATIENCE: Final = 2.0
"""How much longer than it means to think a bot may take: other processes want the machine too."""
LINE: Final = 1 << 20
"""The longest answer that is read, in bytes."""


class BotFailed(Exception):
    """A bot that did not answer."""


class Workers:
    """A pool of thinking processes, each started when it is first needed."""

    def __init__(
        self,
        count: int,
        limit: float,
        memory: int,
        content: Path | None = None,
        argv: Sequence[str] | None = None,
    ) -> None:
        self._limit, self._memory = limit, memory
        self._argv = argv or [sys.executable, "-m", "longhall.server.thinker", *([str(content)] if content else [])]
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._burying: set[asyncio.Task[tuple[bytes, bytes]]] = set()

    async def choose(self, save: Json, seat: int, bot: str, seed: int) -> str:
        """The bot's answer to its seat's open question, as text; BotFailed when it does not come in time."""
        answer = await self.search("choose", save, seat, bot, seed)
        if not isinstance(answer, str):
            raise BotFailed(f"an option's text is wanted, not {answer!r}")
        return answer

    async def search(self, what: str, save: Json, seat: int, bot: str, seed: int) -> Json:
        """What a bot answers when it is asked something about its seat's open question."""
        about = {"save": save, "seat": seat, "bot": bot, "seed": seed}
        return await self.ask(what, save["game"], about, PATIENCE * seconds(bot))

    async def ask(self, what: str, game: str, about: Mapping[str, Any], longer: float = 0.0) -> Json:
        """The answer of a process, which may take so many seconds longer than a moment; BotFailed when none comes."""
        question = json.dumps({"do": what, "game": game, **about}, separators=(",", ":"))
        process = await self._free.get()
        answered = False
        try:
            if process is None:
                process = await self._start()
            answer = await asyncio.wait_for(_ask(process, question.encode() + b"\n"), self._limit + longer)
            answered = True
            return answer
        except (TimeoutError, OSError, ValueError) as error:
            warn("a bot failed", do=what, bot=about.get("bot"), seat=about.get("seat"), error=repr(error))
            raise BotFailed(f"no answer: {error or 'out of time'}") from error
        finally:
            if process is not None and not answered:
                self._drop(process)
                process = None
            self._free.put_nowait(process)

    async def close(self) -> None:
        """Stop all processes."""
        for process in list(self._all):
            self._drop(process)
        await asyncio.gather(*self._burying)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._argv, stdin=pipe, stdout=pipe, limit=LINE)
        self._all.add(process)
        resource.prlimit(process.pid, resource.RLIMIT_AS, (self._memory, self._memory))
        return process

    def _drop(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        burial = asyncio.create_task(process.communicate())
        self._burying.add(burial)
        burial.add_done_callback(self._burying.discard)


async def _ask(process: asyncio.subprocess.Process, question: bytes) -> Json:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return json.loads(await process.stdout.readline())
