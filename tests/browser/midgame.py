"""Games that have come to an interesting point: played there by bots without a browser, then brought to the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from longhall import games
from longhall.bots.levels import make_bot
from longhall.kernel import Ask, Match, Record
from tests.browser.visit import BOT, Visit

Want = Callable[[Match[Any], Ask[Any]], bool]


@cache
def reach(game: str, seats: int, seed: int, want: Want) -> tuple[str, int]:
    """The record of a game between greedy bots up to the first question that is wanted, and whose question it is."""
    room = games.load(game)
    for luck in range(seed, seed + 200):
        match = Match.new(room, seats, luck)
        bots = [make_bot("greedy", room, luck + seat) for seat in range(seats)]
        while not match.over:
            for ask in match.pending:
                if want(match, ask):
                    return Record.of(match).write(), ask.seat
            ask = match.pending[0]
            match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))
    raise AssertionError(f"no such point in 200 games of {game} from seed {seed} on")


def bring(visit: Visit, game: str, seats: int, seed: int, want: Want, shared: bool = False) -> str:
    """Sit down where the question is asked, with bots on the other seats or with all at one screen; the table."""
    text, seat = reach(game, seats, seed, want)
    visit.name("Olha")
    headers = {"origin": visit.site, "content-type": "text/plain"}
    answer = visit.context.request.post("/api/records", data=text, headers=headers)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    for other in range(seats):
        if other != seat and not shared:
            change = {"do": "bot", "bot": BOT["bot"]}
            seated = visit.context.request.post(
                f"/api/tables/{table}/seats/{other}", data=change, headers={"origin": visit.site}
            )
            assert seated.ok, seated.text()
    visit.sit(table)
    return table
