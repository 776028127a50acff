"""REST: a hint at a decision of one's own, and the analysis of a finished game."""

from __future__ import annotations

import secrets
from functools import partial

from fastapi import APIRouter, Depends

from longhall.kernel import Json
from longhall.server import ledger, records
from longhall.server.desk import AtDesk, Known, limit_hints
from longhall.server.messages_hints import Analysis, Hint, HintWish
from longhall.server.refusal import Refused
from longhall.server.table import Table
from longhall.server.workers import BotFailed

router = APIRouter(tags=["hints"])


@router.post("/tables/{id}/hint", dependencies=[Depends(limit_hints)])
async def hint(id: str, wish: HintWish, person: Known, desk: AtDesk) -> Hint:
    """What the search would do at an open question of one's own seat."""
    house = desk.hall.house
    save = await desk.hall.on(id, partial(_position, wish=wish, person=person.id))
    try:
        found = await house.workers.search("hint", save, wish.seat, house.config.hinter, secrets.randbits(32))
    except BotFailed as error:
        raise Refused("fault", f"no hint was found: {error}") from error
    return Hint(seat=wish.seat, at=wish.at, **found)


async def _position(table: Table, wish: HintWish, person: str) -> Json:
    """The match to think about, if its owner asks and the table allows it."""
    if not table.row.settings.hints:
        raise Refused("not_allowed", "this table plays without hints")
    if wish.seat not in table.seats_of(person):
        raise Refused("not_your_seat", f"seat {wish.seat} is not yours")
    play = table.playing
    play.check_asked(wish.seat, wish.at)
    return play.match.save()


@router.get("/tables/{id}/analysis")
async def look_at_analysis(id: str, desk: AtDesk) -> Analysis:
    """The analysis of a finished game, as far as it has come."""
    return desk.hall.house.analyses.find(id)


@router.post("/tables/{id}/analysis", dependencies=[Depends(limit_hints)])
async def begin_analysis(id: str, desk: AtDesk) -> Analysis:
    """Begin the analysis of a finished game, unless it has begun."""
    house = desk.hall.house
    row = await records.find_over(house.store, id)
    records.check_rules(house.catalogue.find(row.game), row)
    steps = await house.store.read(lambda c: ledger.bare_steps(c, id))
    return house.analyses.begin(id, records.record_of(row, steps))
