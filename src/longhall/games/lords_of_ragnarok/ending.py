"""The end by Ragnarok: who controls most regions of the wheel (rule 16.4; with followers p. 8)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.sheet import desolations, followers, people, temples_of
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import tell_final, win


def roots(s: State, seat: int) -> int:
    """A player's regions of the wheel; a follower's count has every desolation token on the map in addition."""
    p = s.players[seat]
    return (p.holds & s.map.wheel).bit_count() + (desolations(s) if p.follower else 0)


def rank(s: State, seat: int) -> tuple[int, int, int, int]:
    """How people compare: regions of the wheel, temples, regions, army values (rule 16.4)."""
    p = s.players[seat]
    return roots(s, seat), temples_of(s, p), p.holds.bit_count(), sum(p.value)


def winners(s: State) -> list[int]:
    """Whoever wins by Ragnarok: a person only with more than every follower, each by itself; ties go to them (p. 8)."""
    best = max(rank(s, seat) for seat in people(s))
    highest = max([roots(s, seat) for seat in followers(s)], default=-1)
    if highest >= best[0]:
        return [seat for seat in followers(s) if roots(s, seat) == highest]
    return [seat for seat in people(s) if rank(s, seat) == best]


def ragnarok(s: State) -> None:
    """The world ends."""
    tell_final(s, {seat: roots(s, seat) for seat in s.order})
    win(s, winners(s), "ragnarok")
