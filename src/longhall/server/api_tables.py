"""REST: tables, seats, invitations, records, replays; and the address of a table's socket."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, WebSocket
from fastapi.responses import PlainTextResponse

from longhall.server import advice, ledger, lobby, records
from longhall.server.connection import Connection
from longhall.server.desk import AtDesk, Known, limit_makes
from longhall.server.logs import note
from longhall.server.messages import (
    Advice,
    Branch,
    Invite,
    Joined,
    NewTable,
    Replay,
    SeatChange,
    TableInfo,
    TableList,
    Uploaded,
)
from longhall.server.refusal import Refused
from longhall.server.rows import TableRow
from longhall.server.socket import serve_socket
from longhall.server.table import Table, describe

router = APIRouter(tags=["tables"])


async def _info(table: Table, person: str | None) -> TableInfo:
    return table.info(person)


@router.post("/tables", dependencies=[Depends(limit_makes)])
async def make_table(wish: NewTable, person: Known, desk: AtDesk) -> TableInfo:
    """Make a table."""
    hall = desk.hall
    row = lobby.new_table(hall.house.catalogue, wish, person)
    await hall.house.store.write(lambda c: ledger.insert_table(c, row))
    note("table made", table=row.id, game=row.game, seats=len(row.seats))
    if wish.start and all(seat.kind != "open" for seat in row.seats):
        await hall.on(row.id, partial(lobby.start, person=person))
    return await hall.on(row.id, partial(_info, person=person.id))


@router.get("/tables")
async def list_tables(request: Request, desk: AtDesk) -> TableList:
    """The tables to join or to watch, and one's own."""
    house, person = desk.hall.house, desk.person_id(request)
    in_lobby = await house.store.read(lambda c: ledger.public_tables(c, "lobby"))
    running = await house.store.read(lambda c: ledger.public_tables(c, "running"))
    mine = await house.store.read(lambda c: ledger.tables_of(c, person)) if person else []

    def tell(rows: list[TableRow]) -> list[TableInfo]:
        known = [row for row in rows if row.game in house.catalogue.titles]
        return [describe(row, house.catalogue.titles[row.game], person) for row in known]

    wanted = [row for row in in_lobby if any(seat.kind == "open" for seat in row.seats)]
    return TableList(open=tell(wanted), running=tell(running), mine=tell(mine))


@router.get("/tables/{id}")
async def show_table(id: str, request: Request, desk: AtDesk) -> TableInfo:
    """A table."""
    return await desk.hall.on(id, partial(_info, person=desk.person_id(request)))


@router.post("/tables/{id}/seats/{n}")
async def change_seat(id: str, n: int, change: SeatChange, person: Known, desk: AtDesk) -> TableInfo:
    """Take, leave or give away a seat."""
    await desk.hall.on(id, partial(lobby.change_seat, person=person, n=n, change=change))
    return await desk.hall.on(id, partial(_info, person=person.id))


@router.post("/tables/{id}/seats/{n}/invite")
async def invite(id: str, n: int, person: Known, desk: AtDesk) -> Invite:
    """A link by which one other person, once, takes a seat."""
    return await desk.hall.on(id, partial(lobby.invite, person=person, n=n))


@router.post("/join/{token}")
async def join(token: str, person: Known, desk: AtDesk) -> Joined:
    """Take the seat of an invitation."""
    stored = lobby.token_digest(token)
    found = await desk.hall.house.store.read(lambda c: ledger.find_invite(c, stored))
    if found is None:
        raise Refused("not_found", "this invitation does not exist or has been used")
    table, n = found
    await desk.hall.on(table, partial(lobby.accept, person=person, n=n, token=token))
    return Joined(table=table, seat=n)


@router.post("/tables/{id}/start")
async def start(id: str, person: Known, desk: AtDesk) -> TableInfo:
    """Begin the game."""
    await desk.hall.on(id, partial(lobby.start, person=person))
    return await desk.hall.on(id, partial(_info, person=person.id))


@router.post("/tables/{id}/rematch", dependencies=[Depends(limit_makes)])
async def rematch(id: str, person: Known, desk: AtDesk) -> TableInfo:
    """The table where the same people play again."""
    new = await desk.hall.on(id, partial(lobby.rematch, person=person))
    return await desk.hall.on(new, partial(_info, person=person.id))


@router.get("/tables/{id}/advice")
async def ask_advice(
    id: str, person: Known, desk: AtDesk, seat: int, about: Annotated[str, Query(min_length=1, max_length=100)]
) -> Advice:
    """What the room says about a seat's own things."""
    if not desk.advices.take(person.id):
        raise Refused("rate", "too many questions; wait a little")
    return await advice.ask(desk.hall, id, person.id, seat, about)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def download(id: str, desk: AtDesk) -> PlainTextResponse:
    """The record of a finished game."""
    store = desk.hall.house.store
    row = await records.find_over(desk.hall.house.store, id)
    steps = await store.read(lambda c: ledger.bare_steps(c, id))
    return _attached(records.record_of(row, steps).write(), f"{row.game}-{id}.saga")


@router.get("/tables/{id}/story", response_class=PlainTextResponse)
async def tell(id: str, desk: AtDesk, lang: str, seat: int | None = None) -> PlainTextResponse:
    """A finished game in words."""
    house = desk.hall.house
    row = await records.find_over(house.store, id)
    steps = await house.store.read(lambda c: ledger.bare_steps(c, id))
    text = await asyncio.to_thread(records.tell, house.catalogue.find(row.game), row, steps, seat, lang)
    return _attached(text, f"{row.game}-{id}.txt")


def _attached(text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post(
    "/records",
    dependencies=[Depends(limit_makes)],
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def upload(request: Request, person: Known, desk: AtDesk) -> Uploaded:
    """Make a table of a record."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refused("bad_record", "a record is a text in UTF-8") from error
    house = desk.hall.house
    return Uploaded(table=await records.upload(house.store, house.catalogue, text, person))


@router.get("/tables/{id}/replay")
async def replay(
    id: str,
    desk: AtDesk,
    seat: int | None = None,
    start: Annotated[int, Query(ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=records.PAGE)] = records.PAGE,
) -> Replay:
    """A finished game, step by step."""
    row = await records.find_over(desk.hall.house.store, id)
    title = desk.hall.house.catalogue.find(row.game)
    steps = await desk.hall.house.store.read(lambda c: ledger.steps_from(c, id, 0))
    return await asyncio.to_thread(records.look_back, title, row, steps, seat, start, count)


@router.post("/tables/{id}/branch", dependencies=[Depends(limit_makes)])
async def branch(id: str, wish: Branch, person: Known, desk: AtDesk) -> TableInfo:
    """A table where a finished game goes on from one of its steps, to try another line."""
    house = desk.hall.house
    row = await records.find_over(house.store, id)
    steps = await house.store.read(lambda c: ledger.bare_steps(c, id))
    new = await records.branch(house.store, house.catalogue.find(row.game), row, steps, person, wish)
    note("table branched", table=new, game=row.game, of=id, step=wish.step)
    return await desk.hall.on(new, partial(_info, person=person.id))


@router.websocket("/tables/{id}/ws")
async def socket(
    socket: WebSocket,
    id: str,
    desk: AtDesk,
    at: Annotated[int, Query(ge=0)] = 0,
    look: Annotated[Literal["seats", "board"], Query(alias="as")] = "seats",
    eyes: int | None = None,
) -> None:
    """A live table."""
    house = desk.hall.house
    connection = Connection(desk.person_id(socket), board=look == "board", eyes=eyes, outbox=house.config.outbox)
    house.metrics.gauges["longhall_sockets_open"] += 1
    try:
        await serve_socket(socket, desk.hall, id, connection, at)
    finally:
        house.metrics.gauges["longhall_sockets_open"] -= 1
