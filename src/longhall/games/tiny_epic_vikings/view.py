"""stub"""
from __future__ import annotations
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Json, Rng


def view(s: State, seat: int | None) -> Json:
    return {}


def determinise(s: State, seat: int, rng: Rng) -> None:
    return
