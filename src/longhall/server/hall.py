"""The hall: every table that is in memory, brought there when it is first asked for and sent away when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from longhall.server import ledger
from longhall.server.logs import fault, note
from longhall.server.refusal import Closed, Refused
from longhall.server.table import House, Table

T = TypeVar("T")


class Hall:
    """The tables in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Go on with the games that wait for a bot, and begin to sweep."""
        for table in await self.house.store.read(ledger.tables_waiting_for_bots):
            await self.find(table)
        self._sweeper = asyncio.create_task(self._sweep())

    async def find(self, id: str) -> Table:
        """A table, from memory or from the store; a refusal where there is none."""
        if self._closing:
            raise Refused("closing", "the server is closing; try again in a moment")
        if id not in self._tables:
            self._tables[id] = asyncio.create_task(self._fetch(id))
        try:
            return await asyncio.shield(self._tables[id])
        except Exception:
            self._tables.pop(id, None)
            raise

    async def on(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Have something done by a table's task, wherever the table is now."""
        while True:
            table = await self.find(id)
            with suppress(Closed):
                return await table.do(partial(work, table))

    async def reread(self, ids: Iterable[str]) -> None:
        """Take tables anew from the store, if they are in memory."""
        for table in ids:
            if table in self._tables:
                await self.on(table, Table.reread)

    async def _fetch(self, id: str) -> Table:
        row = await self.house.store.read(lambda c: ledger.find_table(c, id))
        if row is None:
            raise Refused("unknown_table", f"there is no table {id!r}")
        table = Table(self.house, row)
        await table.load()
        table.bots.wake()
        self.house.metrics.gauges["longhall_tables_live"] += 1
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.house.config.sweep)
            try:
                await self.evict(self.house.config.idle)
            except Exception:
                fault("sweeping failed")

    async def evict(self, idle: float) -> None:
        """Send away the tables where nothing has happened for so many seconds."""
        for name, task in list(self._tables.items()):
            if task.done() and not task.exception() and task.result().idle > idle:
                await self._send_away(name, task.result())

    async def _send_away(self, id: str, table: Table) -> None:
        del self._tables[id]
        self.house.metrics.gauges["longhall_tables_live"] -= 1
        await table.close()

    async def close(self) -> None:
        """Let every table finish what it is doing. What is acknowledged is stored already."""
        self._closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        loaded = await asyncio.gather(*self._tables.values(), return_exceptions=True)
        tables = [table for table in loaded if isinstance(table, Table)]
        await asyncio.gather(*[table.close() for table in tables])
        self._tables.clear()
        note("hall closed", tables=len(tables))
