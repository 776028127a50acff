"""One table: its people, its game, and the one task that may change either.

Everything that happens at a table comes through its inbox and is done by its task, one thing after the other. A change
is first made, then stored, and only then acknowledged and shown. If it cannot be stored, the table is read again from
the store, which is the truth.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from sqlalchemy.exc import IntegrityError

from longhall.kernel import Match
from longhall.kernel.record import digest
from longhall.server import ledger
from longhall.server.analyses import Analyses
from longhall.server.catalogue import Catalogue, Title
from longhall.server.config import Config
from longhall.server.connection import RESTART, Connection
from longhall.server.logs import fault, note
from longhall.server.messages import Ack, Events, Notice, SeatInfo, TableInfo, TableMessage
from longhall.server.metrics import Metrics
from longhall.server.play import Eyes, Play, seen
from longhall.server.refusal import Closed, Refused, refusing
from longhall.server.rows import StepRow, TableRow
from longhall.server.store import Store
from longhall.server.thinking import Thinking
from longhall.server.voting import Ballot
from longhall.server.workers import Workers

T = TypeVar("T")

RECENT: Final = 16
"""Steps kept in memory for those who come back after a moment."""


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    config: Config
    store: Store
    catalogue: Catalogue
    workers: Workers
    metrics: Metrics
    analyses: Analyses


class Table:
    """A table in memory."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house, self.row = house, row
        self.title: Title = house.catalogue.find(row.game)
        self.play: Play | None = None
        self.frozen: str | None = None
        self.connections: set[Connection] = set()
        self.ballot: Ballot | None = None
        self.bots = Thinking(self)
        self.touched = time.monotonic()
        self._recent: deque[StepRow] = deque(maxlen=RECENT)
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._closed = self._doubtful = False
        self._task = asyncio.create_task(self._work(), name=f"table {row.id}")

    # ---- the inbox -------------------------------------------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the table's task; its result, or what it raised, comes back."""
        if self._closed:
            raise Closed(self.row.id)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, done))
        return await done

    async def _work(self) -> None:
        while (item := await self._inbox.get()) is not None:
            work, done = item
            self.touched = time.monotonic()
            try:
                if self._doubtful:
                    await self._recover()
                result = await work()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

    @property
    def idle(self) -> float:
        """For how many seconds nobody has been here and nothing has happened."""
        return 0.0 if self.connections or self.bots.busy else time.monotonic() - self.touched

    async def close(self) -> None:
        """Finish what is in the inbox, and let everybody go."""
        self._closed = True
        await self.bots.stop()
        self._inbox.put_nowait(None)
        await self._task
        for connection in self.connections:
            connection.hang_up(RESTART, "the server restarts")

    # ---- the store -------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take the game on from the store."""
        if self.row.status == "lobby":
            return
        self.frozen, table = self.why_frozen(), self.row.id
        steps, snapshot = await self.house.store.read(
            lambda c: (ledger.bare_steps(c, table), ledger.find_snapshot(c, table))
        )
        try:
            self.play = Play.resume(self.title.game, self.row.asked, steps, snapshot)
        except Exception:
            self.play = None
            if self.frozen is None:
                fault("a stored game cannot be taken on", table=self.row.id)
                self.frozen = "the game cannot be taken on from where it was stored"

    def why_frozen(self) -> str | None:
        """Why the game can only be looked at, if so."""
        game, row = self.title.game, self.row
        if row.version != game.version:
            return f"the game began under version {row.version} of the rules; the server has version {game.version}"
        if row.content != self.title.digest:
            return "the game began with other components than the server has now"
        return None

    async def reread(self) -> None:
        """Forget what is in memory and take the table as the store has it."""
        found = await self.house.store.read(lambda c: ledger.find_table(c, self.row.id))
        assert found is not None
        self.row, self.play, self.ballot = found, None, None
        self._recent.clear()
        await self.load()
        self.bots.wake()

    async def _recover(self) -> None:
        """After a failure of the store, what is in memory may never have been stored: read it again, or refuse."""
        try:
            await self.reread()
        except Exception as error:
            raise Refused("storage", "the store cannot be reached; nothing has changed") from error
        self._doubtful = False

    async def save(self, row: TableRow, seats: Iterable[int] = ()) -> None:
        """Store a new state of the table itself, then show it."""
        seats = list(seats)

        def write(c: Any) -> None:
            ledger.update_table(c, row)
            for n in seats:
                ledger.update_seat(c, row, n)

        await self._stored(write)
        self.row = row
        self.show_table()
        self.bots.wake()

    async def commit(self, step: StepRow, move_id: str | None = None) -> None:
        """Store a step that the game has just made. If that fails, the step has never been."""
        self._doubtful = True
        play = self.playing
        match, game = play.match, self.title.game
        step.move_id = move_id
        snapshot = play.snapshot()
        row = replace(
            self.row,
            status="over" if match.over else "running",
            asked=dict(play.asked),
            at=play.at,
            moved=step.time,
            scores=game.scores(match.state) if match.over else [],
            returns=game.returns(match.state) if match.over else [],
            digest=digest(match.state) if match.over else "",
        )
        await self._stored(lambda c: ledger.append_step(c, row, step, snapshot))
        before, self.row = self.row, row
        self._recent.append(step)
        self.ballot = None
        if row.status != before.status:
            note("game over" if row.status == "over" else "game on", table=row.id, game=row.game, at=row.at)

    async def _stored(self, write: Callable[[Any], None]) -> None:
        self._doubtful = True
        try:
            await self.house.store.write(write)
        except IntegrityError as error:
            await self._recover()
            raise Refused("stale", "somebody else has changed the table") from error
        except Exception as error:
            fault("the store failed", table=self.row.id)
            await self._recover()
            raise Refused("storage", "the change could not be stored; nothing has changed") from error
        self._doubtful = False

    # ---- the game --------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Play:
        """The game that is going on, or a refusal."""
        if self.frozen is not None:
            raise Refused("frozen", self.frozen)
        if self.play is None:
            raise Refused("not_running", "the game has not begun")
        return self.play

    async def begin(self) -> None:
        """Deal, and put the first questions."""
        row, title = self.row, self.title
        with refusing("bad_option"):
            match = Match.new(title.game, len(row.seats), row.seed, row.options)
        # The server may be newer than the table: the rules are those of now.
        self.row = replace(row, version=title.game.version, content=title.digest)
        self.play, step = Play.begin(match)
        await self.commit(step)
        self.show_table()
        self.show(step)

    async def change(
        self, make: Callable[[Play], StepRow], by: Connection | None = None, id: str = "", move_id: str | None = None
    ) -> None:
        """Make a step of the game, store it, acknowledge it, and show it to everybody."""
        arrived = time.perf_counter()
        try:
            step = make(self.playing)
        except Refused:
            raise
        except Exception as error:
            fault("a rule failed", table=self.row.id, at=self.row.at)
            raise Refused("fault", f"the rules failed ({error!r}); nothing has changed") from error
        before, voting = self.row.status, self.ballot
        await self.commit(step, move_id)
        self.house.metrics.move_took(time.perf_counter() - arrived)
        if by is not None:
            by.send(Ack(id=id, at=self.row.at))
        self.show(step)
        if self.row.status != before or voting is not None:
            self.show_table()

    async def known_move(self, move_id: str) -> int | None:
        """The journal length after a move that was stored before, if it ever was."""
        step = await self.house.store.read(lambda c: ledger.step_of_move(c, self.row.id, move_id))
        return step.at + len(step.entries.splitlines()) if step else None

    # ---- showing ---------------------------------------------------------------------------------------------------

    def eyes_of(self, connection: Connection) -> Eyes:
        """Whose eyes a connection has."""
        own = () if connection.board else self.seats_of(connection.person)
        if connection.eyes is not None and not connection.board and not self.seats_of(connection.person):
            return Eyes((connection.eyes,), acts=False)
        return Eyes(own)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple([n for n, seat in enumerate(self.row.seats) if person is not None and seat.person == person])

    @property
    def people(self) -> list[str]:
        """The persons who hold a seat, each once."""
        return list(dict.fromkeys([seat.person for seat in self.row.seats if seat.person is not None]))

    def info(self, person: str | None) -> TableInfo:
        """The table as a person is told of it."""
        online = {connection.person for connection in self.connections}
        watching = sum(not self.eyes_of(connection).seats for connection in self.connections)
        info = describe(self.row, self.title, person, online)
        return info.model_copy(
            update={
                "status": "frozen" if self.frozen is not None and self.row.status == "running" else info.status,
                "frozen": self.frozen,
                "watching": watching,
                "vote": self.ballot.info(self.people) if self.ballot else None,
            }
        )

    def show_table(self, but: Connection | None = None) -> None:
        """Tell everybody (but one) what has become of the table."""
        for connection in self.connections - {but}:
            connection.send(TableMessage(table=self.info(connection.person)))

    def tell(self, notice: Notice) -> None:
        """Tell everybody something that is no part of the game."""
        for connection in list(self.connections):
            connection.send(notice)

    def show(self, step: StepRow) -> None:
        """Show everybody a step and the position after it, and wake who waits for it."""
        play = self.playing
        void = sorted(play.account.void)
        texts: dict[Eyes, tuple[str, str]] = {}
        for connection in list(self.connections):
            eyes = self.eyes_of(connection)
            if eyes not in texts:
                events = Events(at=step.at, to=play.at, steps=[seen(step, eyes.seats)], void=void)
                texts[eyes] = events.model_dump_json(), play.position(eyes, self.row).model_dump_json()
            for text in texts[eyes]:
                connection.send_text(text)
        self.bots.wake()

    async def bring_up(self, connection: Connection, at: int) -> None:
        """Send a connection everything from journal length `at` on."""
        connection.send(TableMessage(table=self.info(connection.person)))
        if self.row.status == "lobby":
            return
        play, eyes = self.play, self.eyes_of(connection)
        steps = await self._steps_from(play.step_after(at) if play else 0)
        events = [seen(step, eyes.seats) for step in steps]
        void = sorted(play.account.void) if play else []
        connection.send(Events(at=min(at, self.row.at), to=self.row.at, steps=events, void=void))
        if play is not None:
            connection.send(play.position(eyes, self.row))

    async def _steps_from(self, first: int) -> list[StepRow]:
        recent = [step for step in self._recent if step.n >= first]
        if (recent and recent[0].n == first) or (self.play is not None and first == self.play.steps):
            return recent
        return await self.house.store.read(lambda c: ledger.steps_from(c, self.row.id, first))


def describe(row: TableRow, title: Title, person: str | None, online: Iterable[str | None] = ()) -> TableInfo:
    """A stored table as a person is told of it."""
    mine = [n for n, seat in enumerate(row.seats) if person is not None and seat.person == person]
    seats = [
        SeatInfo(
            seat=n,
            word=title.info.seat_words[n],
            kind=seat.kind,
            name=seat.name,
            person=seat.person,
            bot=seat.bot,
            online=seat.person is not None and seat.person in online,
        )
        for n, seat in enumerate(row.seats)
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        status=row.status,
        options=row.options,
        settings=row.settings,
        host=row.host,
        seats=seats,
        waiting=sorted(row.asked),
        at=row.at,
        scores=row.scores or None,
        returns=row.returns or None,
        seed_hash=row.seed_hash,
        rematch=row.rematch or None,
        created=row.created,
        moved=row.moved,
        mine=mine,
        my_turn=row.status == "running" and any(n in row.asked for n in mine),
    )
