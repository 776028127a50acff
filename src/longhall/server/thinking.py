"""The bots at one table: who has to think, how long people are given to watch, and what happens when a bot fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from longhall.bots import lower, make_bot, recipe
from longhall.kernel.ask import to_text
from longhall.server.logs import fault, note
from longhall.server.messages import Notice
from longhall.server.play import Play
from longhall.server.refusal import Closed, Refused
from longhall.server.rows import StepRow
from longhall.server.workers import BotFailed

if TYPE_CHECKING:
    from longhall.server.table import Table


PASSING: Final = ("stale", "storage")
"""Refusals that have nothing to do with the move: the bot may try again."""
CHANCE: Final = "ratatosk"
"""Who moves when every other bot fails: chance needs no process."""
RETRY: Final = 1.0
"""Seconds before it does."""


class Thinking:
    """Keeps one task for each bot that is asked something. Its table tells it of every change."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._stuck: set[tuple[int, int]] = set()
        self._hurry = asyncio.Event()
        self._shown = 0.0

    @property
    def busy(self) -> bool:
        """Whether any bot is thinking."""
        return bool(self._tasks)

    def wake(self) -> None:
        """Start thinking about new questions; stop thinking about those that are gone."""
        table = self._table
        self._shown = asyncio.get_running_loop().time()
        asked = table.play.asked if table.play and table.frozen is None and table.row.status == "running" else {}
        wanted = {(seat, at) for seat, at in asked.items() if table.row.seats[seat].kind == "bot"} - self._stuck
        for seat, (at, task) in list(self._tasks.items()):
            if (seat, at) not in wanted:
                task.cancel()
                del self._tasks[seat]
        for seat, at in sorted(wanted):
            if seat not in self._tasks:
                self._tasks[seat] = at, asyncio.create_task(self._think(seat, at))
        if not self._tasks:
            self._hurry.clear()

    def skip(self) -> None:
        """Nobody wants to wait until a human is asked again."""
        if self._tasks:
            self._hurry.set()

    async def stop(self) -> None:
        """Give up thinking."""
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, seat: int, at: int) -> None:
        table = self._table
        try:
            bot = table.row.seats[seat].bot or CHANCE
            mover, choice = await self._choice(seat, at, bot)
            await self._pause()
            await table.do(partial(self._answer, seat, at, bot, mover, choice))
        except Closed:
            return
        except Exception as error:
            if isinstance(error, Refused) and error.code in PASSING:
                await asyncio.sleep(RETRY)
            else:
                self._stuck.add((seat, at))
                fault("a bot is stuck", table=table.row.id, seat=seat)
            self.wake()

    async def _choice(self, seat: int, at: int, bot: str) -> tuple[str, str | None]:
        """What the bot wants to do, or where it fails the one below it, and who that was; None is left to chance."""
        table = self._table
        save, seed = table.playing.match.save(), _seed(table, seat, at)
        for mover in _ladder(bot):
            try:
                return mover, await table.house.workers.choose(save, seat, mover, seed)
            except BotFailed:
                table.house.metrics.count("longhall_bot_failures_total", bot=mover)
                note("a lower level moves", table=table.row.id, seat=seat, bot=mover, instead=lower(mover))
        return CHANCE, None

    async def _pause(self) -> None:
        """Let people see what happened before, if anybody looks."""
        left = self._shown + self._table.house.config.pace - asyncio.get_running_loop().time()
        if self._table.connections and left > 0:
            try:
                await asyncio.wait_for(self._hurry.wait(), left)
            except TimeoutError:
                return

    async def _answer(self, seat: int, at: int, bot: str, mover: str, choice: str | None) -> None:
        """Make the bot's move, or the one that was found in its place. Runs in the table's task."""
        table = self._table
        if self._tasks.get(seat, (None,))[0] != at:
            return
        del self._tasks[seat]
        seed = _seed(table, seat, at)
        try:
            await table.change(partial(_play, seat, bot, mover, choice, seed))
        except Refused as refused:
            if choice is None or refused.code not in ("illegal", "fault"):
                raise
            table.house.metrics.count("longhall_bot_failures_total", bot=mover)
            mover = CHANCE
            await table.change(partial(_play, seat, bot, mover, None, seed))
        table.house.metrics.count("longhall_moves_total", game=table.row.game, by="bot")
        if _stand_in(bot, mover):
            reason = f"the bot '{bot}' did not answer; '{mover}' moved for it"
            table.tell(Notice(code="bot_failed", seat=seat, reason=reason))


def _ladder(bot: str) -> Iterator[str]:
    """A bot and those who take its place one after the other, down to chance, which needs no process."""
    while recipe(bot) != recipe(CHANCE):
        yield bot
        bot = lower(bot)


def _play(seat: int, bot: str, mover: str, choice: str | None, seed: int, play: Play) -> StepRow:
    """The step of a bot's answer; it remembers who found it in the bot's place."""
    ask = play.match.ask_for(seat)
    if choice is None:
        choice = to_text(make_bot(mover, play.match.game, seed).choose(play.match, seat))
    step = play.answer(seat, ask.kind, choice, play.at)
    step.stand_in = _stand_in(bot, mover)
    return step


def _stand_in(bot: str, mover: str) -> str | None:
    """Who moved in a bot's place, if it was another one."""
    return mover if recipe(mover) != recipe(bot) else None


def _seed(table: Table, seat: int, at: int) -> int:
    """Luck of the bot's own, the same whenever the same game is played again."""
    text = f"{table.row.seed}:{seat}:{at}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
