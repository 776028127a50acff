"""A table's socket: what comes in is checked, limited and handed to the table; what goes out is sent in its order."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from longhall.server import moves
from longhall.server.connection import NOT_ALLOWED, TOO_MANY, UNKNOWN, Connection
from longhall.server.hall import Hall
from longhall.server.limits import Bucket
from longhall.server.logs import fault, warn
from longhall.server.messages import CLIENT_MESSAGE, Consent, Move, Rewind, Skip, Sync, Undo
from longhall.server.messages import Refused as RefusedMessage
from longhall.server.refusal import Closed, Refused
from longhall.server.table import Table

Message = Move | Undo | Rewind | Consent | Sync | Skip

STRIKES = 20
"""Messages refused for their rate before a client is let go."""


async def serve_socket(socket: WebSocket, hall: Hall, id: str, connection: Connection, at: int) -> None:
    """Connect a socket to a table until one of them goes away."""
    await socket.accept()
    sender = asyncio.create_task(_send(socket, connection))
    table: Table | None = None
    try:
        if not same_origin(socket):
            raise Refused("not_allowed", "the page is from another site")
        table = await hall.on(id, partial(moves.join, connection=connection, at=at))
        await _receive(socket, hall, table, connection)
    except Refused as refused:
        _refuse(hall, connection, refused)
        connection.hang_up(UNKNOWN if refused.code == "unknown_table" else NOT_ALLOWED, refused.reason)
    except (WebSocketDisconnect, Closed):
        pass
    finally:
        await _part(table, connection, sender)


def same_origin(socket: WebSocket) -> bool:
    """Whether a browser's page is ours: a socket is not covered by the browser's same-origin policy."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _send(socket: WebSocket, connection: Connection) -> None:
    try:
        while isinstance(item := await connection.outbox.get(), str):
            await socket.send_text(item)
        await socket.close(*item)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client is gone, and the receiving side says so


async def _part(table: Table | None, connection: Connection, sender: asyncio.Task[None]) -> None:
    if table is not None and connection in table.connections:
        with suppress(Closed):
            await table.do(partial(moves.leave, table, connection))
    connection.hang_up(1000, "")
    await sender


async def _receive(socket: WebSocket, hall: Hall, table: Table, connection: Connection) -> None:
    config = hall.house.config
    bucket, strikes = Bucket(config.socket_rate), 0
    while (frame := await socket.receive())["type"] != "websocket.disconnect":
        text, asked = frame.get("text") or "", None
        try:
            if not bucket.take():
                strikes += 1
                raise Refused("rate", f"more than {config.socket_rate.per_second:g} messages a second")
            if len(text) > config.message_bytes:
                raise Refused("too_large", f"a message has at most {config.message_bytes} characters")
            message = _read(text)
            asked = getattr(message, "id", None)
            await table.do(partial(_do, table, connection, message))
        except Refused as refused:
            _refuse(hall, connection, refused, asked, table.row.at)
        except Closed:
            raise
        except Exception:
            fault("a message was not dealt with", table=table.row.id)
            _refuse(hall, connection, Refused("fault", "this is a bug; nothing has changed"), asked, table.row.at)
        if strikes == STRIKES:
            warn("a client sends too much", table=table.row.id, person=connection.person)
            connection.hang_up(TOO_MANY, "too many messages")
            return


def _read(text: str) -> Message:
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"])) or "message"
        raise Refused("malformed", f"{where}: {first['msg']}") from error


async def _do(table: Table, connection: Connection, message: Message) -> None:
    """Deal with a message, in the table's task."""
    match message:
        case Move():
            await moves.move(table, connection, message)
        case Undo():
            await moves.undo(table, connection, message)
        case Rewind():
            await moves.rewind(table, connection, message)
        case Consent():
            await moves.consent(table, connection, message)
        case Sync():
            await table.bring_up(connection, message.at)
        case Skip():
            table.bots.skip()


def _refuse(hall: Hall, connection: Connection, refused: Refused, id: str | None = None, at: int | None = None) -> None:
    hall.house.metrics.count("longhall_refused_total", code=refused.code)
    connection.send(RefusedMessage(id=id, code=refused.code, reason=refused.reason, at=at))
