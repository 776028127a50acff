"""What a connection may ask of the game on its table: moves, undo, votes on going further back, seeing it all again.

Each function runs in the table's task.
"""

from __future__ import annotations

from longhall.server.connection import Connection
from longhall.server.messages import Ack, Consent, Move, Notice, Rewind, Undo
from longhall.server.refusal import Refused
from longhall.server.table import Table
from longhall.server.voting import Ballot


async def join(table: Table, connection: Connection, at: int) -> Table:
    """Be there from now on; the table comes back."""
    if connection.eyes is not None:
        _check_eyes(table, connection, connection.eyes)
    table.connections.add(connection)
    try:
        await table.bring_up(connection, at)
    except Exception:
        table.connections.discard(connection)
        raise
    table.show_table(but=connection)
    return table


async def leave(table: Table, connection: Connection) -> None:
    """Be gone."""
    table.connections.discard(connection)
    table.show_table()


def _check_eyes(table: Table, connection: Connection, seat: int) -> None:
    if not 0 <= seat < len(table.row.seats):
        raise Refused("not_found", f"there is no seat {seat}")
    if not table.row.settings.open_hands:
        raise Refused("not_allowed", "this table does not let spectators look from a player's seat")
    if table.seats_of(connection.person):
        raise Refused("not_allowed", "who plays may not look from another seat")


async def move(table: Table, connection: Connection, message: Move) -> None:
    """Answer a question."""
    _own(table, connection, message.seat)
    stored_id = f"{connection.person}/{message.id}"
    try:
        await table.change(
            lambda play: play.answer(message.seat, message.kind, message.choice, message.at),
            connection,
            message.id,
            stored_id,
        )
    except Refused as refused:
        await _acknowledge_again(table, connection, message.id, stored_id, refused)
    else:
        table.house.metrics.count("longhall_moves_total", game=table.row.game, by="human")


async def undo(table: Table, connection: Connection, message: Undo) -> None:
    """Take an answer back."""
    _own(table, connection, message.seat)
    _check_going_on(table)
    stored_id = f"{connection.person}/{message.id}"
    try:
        await table.change(lambda play: play.undo(message.seat, message.at), connection, message.id, stored_id)
    except Refused as refused:
        await _acknowledge_again(table, connection, message.id, stored_id, refused)


async def rewind(table: Table, connection: Connection, message: Rewind) -> None:
    """Put it to the vote to go further back; where only one human sits, that is decided."""
    seats, play = table.seats_of(connection.person), table.playing
    if connection.person is None or not seats or connection.board:
        raise Refused("not_your_seat", "only who plays may ask to go back")
    _check_going_on(table)
    stored_id = f"{connection.person}/{message.id}"
    if message.at != play.at:
        stale = Refused("stale", f"the journal is at {play.at}, not {message.at}")
        await _acknowledge_again(table, connection, message.id, stored_id, stale)
        return
    play.check_rewind(message.to)
    table.ballot = Ballot(connection.person, seats[0], message.to, {connection.person})
    if table.ballot.missing(table.people):
        connection.send(Ack(id=message.id, at=play.at))
        table.show_table()
    else:
        await _go_back(table, table.ballot, connection, message.id, stored_id)


async def consent(table: Table, connection: Connection, message: Consent) -> None:
    """Answer the vote. One no ends it."""
    ballot = table.ballot
    if ballot is None:
        raise Refused("no_vote", "there is nothing to vote on")
    if connection.person is None or connection.person not in table.people:
        raise Refused("not_your_seat", "only who plays has a vote")
    if not message.yes:
        table.ballot = None
        table.tell(Notice(code="rewind_refused", reason="the table does not go back"))
        table.show_table()
        return
    ballot.yes.add(connection.person)
    if ballot.missing(table.people):
        table.show_table()
    else:
        await _go_back(table, ballot)


async def _go_back(
    table: Table, ballot: Ballot, by: Connection | None = None, id: str = "", move_id: str | None = None
) -> None:
    await table.change(lambda play: play.rewind(ballot.seat, ballot.to), by, id, move_id)
    table.tell(Notice(code="rewound", seat=ballot.seat, reason=f"the game is back before step {ballot.to}"))


async def _acknowledge_again(table: Table, connection: Connection, id: str, stored_id: str, refused: Refused) -> None:
    """A move that was refused may be one that was stored long ago, and sent again because nobody said so."""
    at = await table.known_move(stored_id) if refused.code != "storage" else None
    if at is None:
        raise refused
    connection.send(Ack(id=id, at=at))


def _check_going_on(table: Table) -> None:
    """Nobody goes back from the end: by then everybody knows the seed."""
    if table.playing.match.over:
        raise Refused("not_running", "the game is over")


def _own(table: Table, connection: Connection, seat: int) -> None:
    if connection.board or seat not in table.seats_of(connection.person):
        raise Refused("not_your_seat", f"seat {seat} is not yours")
