"""Finished games: the record to take home, a record brought along, the replay step by step, and another line from it.

While a game runs its record would give the seed and every secret away: these are for finished games only.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from longhall.bots import DEFAULT
from longhall.kernel import BadRecord, Game, Match, Record
from longhall.kernel.match import Entry
from longhall.kernel.record import digest
from longhall.server import ledger
from longhall.server.accounts import clean_name
from longhall.server.catalogue import Catalogue, Title, check_language
from longhall.server.messages import Branch, Person, Replay, ReplayStep, Settings
from longhall.server.play import Account, Play, seen
from longhall.server.refusal import Refused
from longhall.server.rows import SeatRow, StepRow, TableRow
from longhall.server.store import Store
from longhall.story import narrate
from longhall.text import Texts

PAGE = 100
"""The most steps of a replay in one answer."""
LONGEST = 5000
"""The most lines of a record that is brought along: ten times a long game, and some seconds of work."""


def check_over(row: TableRow) -> None:
    """Refuse whatever would give the secrets of a running game away."""
    if row.status != "over":
        raise Refused("running", "the game is not over: its record would give away the seed and every secret")


async def find_over(store: Store, id: str) -> TableRow:
    """The table of a finished game, or a refusal."""
    row = await store.read(lambda c: ledger.find_table(c, id))
    if row is None:
        raise Refused("unknown_table", f"there is no table {id!r}")
    check_over(row)
    return row


def check_rules(title: Title, row: TableRow) -> None:
    """Refuse a game that cannot be played again with the rules and components of now."""
    if row.version != title.game.version or row.content != title.digest:
        raise Refused("frozen", f"the game was played under other rules (version {row.version}) or components")


def record_of(row: TableRow, steps: Sequence[StepRow]) -> Record:
    """The record of a finished game, from what was stored: it does not need the rules."""
    return Record(
        game=row.game,
        version=row.version,
        seats=len(row.seats),
        seed=row.seed,
        options=dict(row.options),
        names={n: seat.name or seat.bot or f"seat {n}" for n, seat in enumerate(row.seats)},
        journal=[Entry.from_text(line) for step in steps for line in step.entries.splitlines()],
        scores=list(row.scores),
        state=row.digest,
    )


def tell(title: Title, row: TableRow, steps: Sequence[StepRow], seat: int | None, lang: str) -> str:
    """A finished game in words, from a seat's eyes or a spectator's."""
    check_rules(title, row)
    check_language(lang)
    if seat is not None:
        _check_seat(row, seat)
    return "\n".join(narrate(record_of(row, steps), title.game, Texts(title.game, lang), seat)) + "\n"


# ---- bringing a record ---------------------------------------------------------------------------------------------


async def upload(store: Store, catalogue: Catalogue, text: str, person: Person) -> str:
    """Make a table of a record, after checking every line of it; the id of the table comes back."""
    try:
        record = Record.read(text)
        if len(record.journal) > LONGEST:
            raise Refused("too_large", f"a record has at most {LONGEST} moves, this has {len(record.journal)}")
        title = catalogue.find(record.game)
        row, steps, snapshot = await asyncio.to_thread(_replayed, title, record, person)
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from error

    await _store_played(store, row, steps, snapshot)
    return row.id


async def _store_played(store: Store, row: TableRow, steps: Sequence[StepRow], snapshot: str) -> None:
    def write(c: Any) -> None:
        ledger.insert_table(c, row)
        ledger.insert_steps(c, row.id, steps)
        ledger.put_snapshot(c, row.id, snapshot)

    await store.write(write)


def _replayed(title: Title, record: Record, person: Person) -> tuple[TableRow, list[StepRow], str]:
    game = title.game
    record.verify(game)
    play, steps = replay(game, record.seats, record.seed, record.options, record.journal)
    seats = [SeatRow(kind="human", person=person.id, name=_name(record, n) or person.name) for n in range(record.seats)]
    return _played(title, play, person, record.seed, seats), steps, play.snapshot() or ""


def _played(title: Title, play: Play, person: Person, seed: int, seats: list[SeatRow]) -> TableRow:
    """A private table of a person with a game that has come so far elsewhere."""
    game, match, now = title.game, play.match, time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        version=game.version,
        content=title.digest,
        status="over" if match.over else "running",
        options=match.options,
        settings=Settings(private=True),
        host=person.id,
        seed=seed,
        salt=secrets.token_hex(16),
        asked=dict(play.asked),
        at=play.at,
        scores=game.scores(match.state) if match.over else [],
        returns=game.returns(match.state) if match.over else [],
        digest=digest(match.state) if match.over else "",
        created=now,
        moved=now,
        seats=seats,
    )


def _name(record: Record, seat: int) -> str | None:
    """The name of a seat in a record, if it is one that a person could have here."""
    try:
        return clean_name(record.names.get(seat, "")[:40])
    except Refused:
        return None


def replay(
    game: Game[Any], seats: int, seed: int, options: dict[str, str], journal: Sequence[Entry]
) -> tuple[Play, list[StepRow]]:
    """Play a journal that is known to be right; all its steps come back."""
    play, step = Play.begin(Match.new(game, seats, seed, options))
    steps = [step]
    while play.at < len(journal):
        steps.append(play.repeat(journal[play.at]))
    return play, steps


# ---- looking back --------------------------------------------------------------------------------------------------


def look_back(
    title: Title, row: TableRow, stored: Sequence[StepRow], seat: int | None, start: int, count: int
) -> Replay:
    """Some steps of a finished game with the position after each, from a seat's eyes or a spectator's."""
    check_rules(title, row)
    if seat is not None:
        _check_seat(row, seat)
    eyes = () if seat is None else (seat,)
    play, _ = Play.begin(Match.new(title.game, len(row.seats), row.seed, row.options))
    found: list[ReplayStep] = []
    for step in stored[: start + count]:
        if step.n:
            play.repeat(Entry.from_text(step.entries.splitlines()[0]))
        if step.n >= start:
            found.append(_look(play, step, seat, eyes))
    return Replay(steps=found, total=len(stored), void=_void(stored))


def _check_seat(row: TableRow, seat: int) -> None:
    if not 0 <= seat < len(row.seats):
        raise Refused("not_found", f"there is no seat {seat}")


def _look(play: Play, step: StepRow, seat: int | None, eyes: tuple[int, ...]) -> ReplayStep:
    match = play.match
    return ReplayStep(
        **dict(seen(step, eyes)),
        view=match.game.view(match.state, seat),
        asks=play.public_asks(),
        scores=match.game.scores(match.state),
    )


def _void(stored: Sequence[StepRow]) -> list[int]:
    account = Account()
    for step in stored:
        account.take_in(step)
    return sorted(account.void)


# ---- another line --------------------------------------------------------------------------------------------------


async def branch(
    store: Store, title: Title, row: TableRow, stored: Sequence[StepRow], person: Person, wish: Branch
) -> str:
    """A table of its own where a finished game goes on from after one of its steps; its id comes back."""
    check_rules(title, row)
    _check_seat(row, wish.seat)
    if not 0 <= wish.step < len(stored):
        raise Refused("not_found", f"there is no step {wish.step}; the last is {len(stored) - 1}")
    new, steps, snapshot = await asyncio.to_thread(_branched, title, row, stored[: wish.step + 1], person, wish.seat)
    await _store_played(store, new, steps, snapshot)
    return new.id


def _branched(
    title: Title, row: TableRow, stored: Sequence[StepRow], person: Person, seat: int
) -> tuple[TableRow, list[StepRow], str]:
    """The game with the same luck, one seat of it held by the person and the others by bots."""
    journal = [Entry.from_text(line) for step in stored for line in step.entries.splitlines()]
    play, steps = replay(title.game, len(row.seats), row.seed, row.options, journal)
    if play.match.over:
        raise Refused("not_running", "the game was over by then")
    seats = [
        SeatRow(kind="human", person=person.id, name=person.name) if n == seat else SeatRow(kind="bot", bot=DEFAULT)
        for n in range(len(row.seats))
    ]
    return _played(title, play, person, row.seed, seats), steps, play.snapshot() or ""
