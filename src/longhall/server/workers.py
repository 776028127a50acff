"""The processes that think for bots and advise people: a few, shared by all tables, with a hard limit on time.

A process that crashes, hangs or answers nonsense is killed and another one takes its place; the table that asked hears
`BotFailed` and plays on without it. Nothing here blocks the loop.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longhall.kernel import Json
from longhall.server.logs import warn


class BotFailed(Exception):
    """A bot that did not answer."""


class Workers:
    """A pool of thinking processes, each started when it is first needed."""

    def __init__(
        self, count: int, limit: float, content: Path | None = None, argv: Sequence[str] | None = None
    ) -> None:
        self._limit = limit
        self._argv = argv or [sys.executable, "-m", "longhall.server.thinker", *([str(content)] if content else [])]
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._burying: set[asyncio.Task[tuple[bytes, bytes]]] = set()

    async def choose(self, save: Json, seat: int, bot: str, seed: int) -> str:
        """The bot's answer to its seat's open question, as text; BotFailed when it does not come in time."""
        return await self._think({"save": save, "seat": seat, "bot": bot, "seed": seed}, bot)

    async def advise(self, save: Json, seat: int, words: Sequence[str]) -> Any:
        """What the room says to a question of a player: `advice`, or why it is `refused`; BotFailed as with bots."""
        return json.loads(await self._think({"save": save, "seat": seat, "advice": list(words)}, "advice"))

    async def _think(self, question: Json, who: str) -> str:
        text = json.dumps(question, separators=(",", ":"))
        process = await self._free.get()
        answered = False
        try:
            if process is None:
                process = await self._start()
            answer = await asyncio.wait_for(_ask(process, text.encode() + b"\n"), self._limit)
            answered = True
            return answer
        except (TimeoutError, OSError, ValueError) as error:
            warn("a bot failed", bot=who, error=repr(error))
            raise BotFailed(f"{who} did not answer: {error or 'out of time'}") from error
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
        process = await asyncio.create_subprocess_exec(*self._argv, stdin=pipe, stdout=pipe)
        self._all.add(process)
        return process

    def _drop(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        burial = asyncio.create_task(process.communicate())
        self._burying.add(burial)
        burial.add_done_callback(self._burying.discard)


async def _ask(process: asyncio.subprocess.Process, question: bytes) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    answer = json.loads(await process.stdout.readline())
    if not isinstance(answer, str):
        raise ValueError(f"an option's text is wanted, not {answer!r}")
    return answer
