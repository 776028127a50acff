"""Desolation: when it must be placed, where it goes, and the coming of Surtur (p. 7-8)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import GameEnds
from longhall.games.lords_of_ragnarok.follower.choice import choose_region, skipped
from longhall.games.lords_of_ragnarok.sheet import desolations, followers
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import win
from longhall.games.lords_of_ragnarok.verbs.world import place_desolation


async def desolate(s: State, seat: int, cause: str) -> None:
    """Place a desolation token: a region of the wheel without one; a follower's, then neutral, then a person's (p. 7).

    With several followers only one token comes between two turns of the people (p. 8). With all tokens on the map
    Surtur comes, and the people lose at once.
    """
    among = followers(s)
    if s.scorched and len(among) > 1:
        skipped(s, seat, "desolation", "scorched")
        return
    free = bits(s.map.wheel & ~s.desolate)
    if desolations(s) >= len(s.box.spots) or not free:
        win(s, among, "surtur")
        raise GameEnds

    def rank(region: int) -> int:
        owner = s.control[region]
        return 1 if owner < 0 else 0 if owner in among else 2

    region = await choose_region(s, seat, "desolation", free, [("controller", rank)])
    place_desolation(s, region, cause)
