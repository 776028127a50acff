"""What several files of tests of cards share."""

from __future__ import annotations

from longhall.games.blood_rage.state import State
from longhall.kernel import Match
from tests.games.blood_rage.scenes import Clan, play, scene
from tests.games.stage import told

GIMLE = {"gimle": "2*warrior"}


def battle(*clans: Clan, where: str = "gimle", age: int = 3, token: str = "horns") -> Match[State]:
    """The first clan pillages a province; the others may be called."""
    m = scene(*clans, age=age, tokens={where: token}, dooms=("elvagar", "angerboda", "muspelheim"))
    play(m, f"0 pillage {where}")
    return m


def totals(m: Match[State], *lines: str) -> list[int]:
    """Play on to the end of a battle; what everybody's strength came to."""
    events = play(m, *lines)
    (end,) = [*told(events, "battle_won"), *told(events, "battle_tied")]
    found: list[int] = end["totals"]
    return found
