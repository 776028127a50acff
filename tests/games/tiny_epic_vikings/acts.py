"""What several files of scenes from the rulebook share."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Match
from tests.games.tiny_epic_vikings.scenes import Clan, options, play

IDLE = Clan(hand="groa_bowl_seer", boats="east_reach")


def new(seats: int, seed: int = 5, **table: str) -> Match[State]:
    return Match.new(load(), seats, seed, table)


def drafting(seats: int) -> Match[State]:
    m = new(seats)
    while m.pending[0].kind == "launch":
        play(m, f"{m.pending[0].seat} {options(m)[0]}")
    return m


def play_era(m: Match[State]) -> None:
    """Draft and play the cards of an era at random but quickly: always the first option."""
    era = m.state.era
    while m.pending and m.state.era == era:
        play(m, f"{m.pending[0].seat} {options(m)[0]}")
