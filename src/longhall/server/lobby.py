"""What people do about tables: make them, take seats, invite, begin, play again.

Functions that take a `Table` run in the table's task.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from hashlib import sha256

from longhall.bots import BOTS, DEFAULT
from longhall.kernel.game import check_seats, table_options
from longhall.kernel.rng import SEED_BITS
from longhall.server import ledger
from longhall.server.accounts import clean_name
from longhall.server.catalogue import Catalogue
from longhall.server.messages import Invite, NewTable, Person, SeatChange, SeatWish
from longhall.server.refusal import Refused, refusing
from longhall.server.rows import SeatRow, TableRow
from longhall.server.table import Table


def new_table(catalogue: Catalogue, wish: NewTable, host: Person) -> TableRow:
    """A table as somebody wishes it, or a refusal."""
    title = catalogue.find(wish.game)
    with refusing("bad_option"):
        check_seats(title.game, len(wish.seats))
        options = table_options(title.game, wish.options)
    seed = int(wish.seed) if wish.seed is not None else secrets.randbits(SEED_BITS)
    if seed >= 1 << SEED_BITS:
        raise Refused("bad_option", f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1")
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=wish.game,
        version=title.game.version,
        content=title.digest,
        status="lobby",
        options=options,
        settings=wish.settings,
        host=host.id,
        seed=seed,
        salt=secrets.token_hex(16),
        created=now,
        moved=now,
        seats=[_seat(seat, host) for seat in wish.seats],
    )


def _seat(wish: SeatWish, host: Person) -> SeatRow:
    match wish.kind:
        case "bot":
            return bot_seat(wish.bot, wish.name)
        case "open":
            return SeatRow()
        case _:
            return SeatRow(kind="human", person=host.id, name=clean_name(wish.name or host.name))


def bot_seat(bot: str | None, name: str | None = None) -> SeatRow:
    """A seat for a bot: a good one where none is named. Of the recipes only those that old tables know sit here."""
    bot = bot or DEFAULT
    if bot not in (*BOTS, "random", "greedy"):
        raise Refused("bad_option", f"there is no bot {bot!r}; there is {', '.join(BOTS)}")
    return SeatRow(kind="bot", bot=bot, name=clean_name(name) if name else None)


# ---- seats ---------------------------------------------------------------------------------------------------------


async def change_seat(table: Table, person: Person, n: int, change: SeatChange) -> None:
    """Take, leave or give away a seat."""
    old = _seat_at(table, n)
    if table.row.status == "over":
        raise Refused("not_running", "the game is over")
    match change.do:
        case "take":
            new = _taken(table, person, old, change.name)
        case "leave":
            if old.person != person.id:
                raise Refused("not_your_seat", f"seat {n} is not yours")
            new = SeatRow()
        case "bot":
            if old.kind == "human" and old.person != person.id:
                raise Refused("not_your_seat", f"seat {n} is {old.name}'s")
            if old.person != person.id:
                _check_host(table, person)
            new = bot_seat(change.bot, change.name)
        case _:
            _check_host(table, person)
            _check_lobby(table)
            new = SeatRow()
    await put_on(table, n, new)


def _taken(table: Table, person: Person, old: SeatRow, name: str | None) -> SeatRow:
    if old.kind != "open":
        raise Refused("seat_taken", "somebody sits there")
    if table.row.status != "lobby" and table.seats_of(person.id):
        raise Refused("not_allowed", "who plays already may not see another hand")
    return SeatRow(kind="human", person=person.id, name=clean_name(name or person.name))


async def put_on(table: Table, n: int, seat: SeatRow) -> None:
    """Let somebody sit on a seat, store it and show it."""
    seats = list(table.row.seats)
    seats[n] = seat
    await table.save(replace(table.row, seats=seats), [n])
    if table.play is not None:
        for connection in table.connections:
            connection.send(table.play.position(table.eyes_of(connection), table.row))


def _seat_at(table: Table, n: int) -> SeatRow:
    if not 0 <= n < len(table.row.seats):
        raise Refused("not_found", f"there is no seat {n}")
    return table.row.seats[n]


def _check_host(table: Table, person: Person) -> None:
    if table.row.host != person.id:
        raise Refused("not_host", "only the host of the table may do that")


def _check_lobby(table: Table) -> None:
    if table.row.status != "lobby":
        raise Refused("started", "the game has begun")


# ---- invitations ---------------------------------------------------------------------------------------------------


def token_digest(token: str) -> str:
    """What is stored of an invitation."""
    return sha256(token.encode()).hexdigest()


async def invite(table: Table, person: Person, n: int) -> Invite:
    """A link by which one other person, once, takes a seat that is the host's to give."""
    _check_host(table, person)
    seat = _seat_at(table, n)
    if seat.kind == "human" and seat.person != person.id:
        raise Refused("seat_taken", f"seat {n} is {seat.name}'s")
    token = secrets.token_urlsafe(16)
    stored, row = token_digest(token), table.row
    await table.house.store.write(lambda c: ledger.put_invite(c, stored, row.id, n, time.time()))
    return Invite(token=token, path=f"/join/{token}")


async def accept(table: Table, person: Person, n: int, token: str) -> None:
    """Take the seat of an invitation."""
    seat = _seat_at(table, n)
    if table.row.status == "over":
        raise Refused("not_running", "the game is over")
    if seat.kind == "human" and seat.person not in (table.row.host, person.id):
        raise Refused("seat_taken", f"seat {n} is {seat.name}'s")
    if table.row.status != "lobby" and set(table.seats_of(person.id)) - {n}:
        raise Refused("not_allowed", "who plays already may not see another hand")
    stored = token_digest(token)
    if not await table.house.store.write(lambda c: ledger.use_invite(c, stored)):
        raise Refused("not_found", "this invitation has been used")
    await put_on(table, n, SeatRow(kind="human", person=person.id, name=person.name))


# ---- beginning and beginning again ---------------------------------------------------------------------------------


async def start(table: Table, person: Person) -> None:
    """Begin the game."""
    _check_host(table, person)
    _check_lobby(table)
    wanted = [str(n) for n, seat in enumerate(table.row.seats) if seat.kind == "open"]
    if wanted:
        raise Refused("not_ready", f"nobody sits on seat {', '.join(wanted)}")
    await table.begin()


async def rematch(table: Table, person: Person) -> str:
    """The table where the same people play again, each one seat further; the first to ask makes it."""
    if table.row.rematch:
        return table.row.rematch
    if table.row.status != "over":
        raise Refused("running", "the game is not over")
    if table.row.host != person.id and not table.seats_of(person.id):
        raise Refused("not_your_seat", "only who played may ask for a rematch")
    old, now = table.row, time.time()
    row = replace(
        old,
        id=secrets.token_urlsafe(9),
        version=table.title.game.version,
        content=table.title.digest,
        status="lobby",
        host=person.id,
        seed=secrets.randbits(SEED_BITS),
        salt=secrets.token_hex(16),
        asked={},
        at=0,
        scores=[],
        returns=[],
        digest="",
        created=now,
        moved=now,
        seats=[*old.seats[1:], old.seats[0]],
    )
    await table.house.store.write(lambda c: ledger.insert_table(c, row))
    await table.save(replace(old, rematch=row.id))
    return row.id
