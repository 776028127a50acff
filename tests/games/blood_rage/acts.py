"""What several files of scenes from the rulebook share."""

from __future__ import annotations

from longhall.games.blood_rage.game import load
from longhall.games.blood_rage.state import State
from longhall.kernel import Match

WOLF, RAVEN, SERPENT, BEAR = range(4)


def new(seats: int, seed: int = 3, **choices: str) -> Match[State]:
    """A new match."""
    return Match.new(load(), seats, seed, choices)
