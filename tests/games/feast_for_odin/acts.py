"""What several files of scenes from the rulebook share."""

from __future__ import annotations

from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match
from tests.games.stage import options


def new(seats: int, seed: int = 3, **choices: str) -> Match[State]:
    """A new match."""
    return Match.new(load(), seats, seed, choices)


def spaces(m: Match[State], seat: int = 0) -> set[str]:
    """The spaces that a player may go to."""
    return {o.split()[1] for o in options(m, seat, "space")}


def rectangle(columns: str, rows: range) -> str:
    """Cells of the home board covered with silver."""
    return "home covered " + " ".join(f"{c}{r}" for c in columns for r in rows)


BONUSES = {
    "mead": "home covered a9 b9 c9 a10 c10 a11 b11 c11",
    "wood": "home covered b7 c7 d7 b8 d8 b9 c9 d9",
    "stone": "home covered e10 f10 g10 e11 g11 e12 f12 g12",
    "ore": "home covered a5 b5 b6 a7 b7",
    "rune_stone": "home covered f7 g7 h7 f8 h8 f9 g9 h9",
}


def earned(m: Match[State]) -> dict[str, int]:
    """What the first player gained in the phase that a scene began with."""
    found: dict[str, int] = {}
    for event in m.opening[1:]:
        if event.kind == "phase":
            break
        if event.kind == "gained" and event.public["seat"] == 0:
            found[event.public["thing"]] = found.get(event.public["thing"], 0) + event.public["amount"]
    return found
