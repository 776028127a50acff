"""Analyses of finished games: made in small parts by the thinking processes, one after the other, and kept a while."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from longhall.kernel import Record
from longhall.server.logs import fault, note
from longhall.server.messages_hints import Analysis, Turning
from longhall.server.workers import BotFailed, Workers
from longhall.study.analysis import LOOKED_AT, TOLD, count_steps, doubtful

PART: Final = 8
"""Steps that a process judges at once: short enough that no bot waits long for it."""
PATIENCE: Final = 60.0
"""Seconds that one part may take."""
KEPT: Final = 64
"""Analyses that are remembered; the oldest is forgotten first."""


class Analyses:
    """The analyses that were asked for since the server started, by table."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._found: dict[str, Analysis] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def find(self, table: str) -> Analysis:
        """An analysis as far as it has come."""
        return self._found.get(table) or Analysis(status="none")

    def begin(self, table: str, record: Record) -> Analysis:
        """Begin an analysis, unless it was begun before and has not failed."""
        if self.find(table).status in ("none", "failed"):
            while len(self._found) >= KEPT:
                self._forget(next(iter(self._found)))
            total = count_steps(record) + LOOKED_AT
            self._found[table] = Analysis(status="running", total=total)
            self._tasks[table] = asyncio.create_task(self._work(table, record))
        return self._found[table]

    def _forget(self, table: str) -> None:
        del self._found[table]
        self._tasks.pop(table).cancel()

    async def close(self) -> None:
        """Give up what is not done yet."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, table: str, record: Record) -> None:
        found = self._found[table]
        try:
            await self._judge(found, record)
            await self._weigh(found, record)
        except BotFailed:
            found.status = "failed"
        except Exception:
            found.status = "failed"
            fault("an analysis failed", table=table)
        else:
            found.status, found.done = "done", found.total
            note("analysis done", table=table, parts=found.total)

    async def _judge(self, found: Analysis, record: Record) -> None:
        text = record.write()
        for first in range(0, count_steps(record), PART):
            found.chances += await self._ask("judge", record, text, first=first, count=PART)
            found.done = len(found.chances)

    async def _weigh(self, found: Analysis, record: Record) -> None:
        text = record.write()
        for step in doubtful(record, found.chances):
            told = await self._ask("weigh", record, text, step=step)
            turnings = [*found.turnings, *[Turning(**one) for one in told]]
            found.turnings = sorted(turnings, key=lambda one: one.chance - one.better_chance)[:TOLD]
            found.done += 1

    async def _ask(self, what: str, record: Record, text: str, **about: int) -> Any:
        return await self._workers.ask(what, record.game, {"record": text, **about}, PATIENCE)
