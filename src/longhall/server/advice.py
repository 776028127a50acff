"""Advice: what a room says about a seat's own things to its owner. Asking changes nothing."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

from longhall.kernel import Json
from longhall.server.hall import Hall
from longhall.server.messages import Advice
from longhall.server.refusal import Refused
from longhall.server.table import Table
from longhall.server.workers import BotFailed


async def ask(hall: Hall, id: str, person: str, seat: int, about: str) -> Advice:
    """Have a question answered by a thinking process, while the table goes on."""
    save, at = await hall.on(id, partial(_position, person=person, seat=seat))
    try:
        found = await hall.house.workers.ask(
            "advise", save["game"], {"save": save, "seat": seat, "words": about.split()}
        )
    except BotFailed as error:
        raise Refused("fault", "the advice did not come in time") from error
    assert isinstance(found, dict)
    if "refused" in found:
        raise Refused("not_found", str(found["refused"]))
    return Advice(at=at, advice=found["advice"])


async def _position(table: Table, person: str, seat: int) -> tuple[Json, int]:
    """The game as it stands, if this person may ask about the seat; runs in the table's task."""
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    play = table.playing
    if seat not in play.asked:
        raise Refused("not_asked", f"seat {seat} is not asked anything")
    if find_spec(f"longhall.games.{table.row.game}.advice") is None:
        raise Refused("not_found", f"{table.row.game} gives no advice")
    return play.match.save(), play.at
