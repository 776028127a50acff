"""What the tests of the solo game share."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.state import Rival, State
from longhall.kernel import Match
from tests.games.tiny_epic_vikings.scenes import Clan, play

RIVAL = 1


ME = Clan(hand="groa_bowl_seer halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7)
"""A player whose turn is a harvest that gains nothing: `pass_turn` plays it."""


def rival(m: Match[State]) -> Rival:
    assert m.state.rival is not None
    return m.state.rival


def chief(m: Match[State]) -> str:
    return m.state.board.places[rival(m).chief]


def pass_turn(m: Match[State], *answers: str) -> list[dict[str, object]]:
    """The player's turn without effect, then the rival's with these answers; all events as the player sees them."""
    events = play(m, f"0 lead {m.state.players[0].hand[0]}", *answers)
    return [event.seen_by(0) for event in events]


def kinds(events: list[dict[str, object]]) -> list[object]:
    return [event["kind"] for event in events]


def first(events: list[dict[str, object]], kind: str) -> dict[str, object]:
    return next(event for event in events if event["kind"] == kind)


def one(events: list[dict[str, object]], kind: str) -> dict[str, object]:
    (found,) = [event for event in events if event["kind"] == kind]
    return found
