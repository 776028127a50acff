"""The register of actions, and how one is performed: the action itself, then who controls what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.control import settle
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Option, Rule

Action = Callable[[State, int, Deed], Rule[None]]

ACTIONS: Final[dict[str, Action]] = {}

SKIP: Final[Option] = ("skip",)
STOP: Final[Option] = ("stop",)


def action(kind: str) -> Callable[[Action], Action]:
    """Register the rule of a kind of action."""

    def register(rule: Action) -> Action:
        ACTIONS[kind] = rule
        return rule

    return register


async def perform(s: State, seat: int, deed: Deed) -> None:
    """Carry out an action, then see who controls the islands (p. 13)."""
    await ACTIONS[deed.kind](s, seat, deed)
    settle(s, seat)


async def perform_all(s: State, seat: int, deeds: Iterable[Deed]) -> None:
    """Carry out actions one after another."""
    for deed in deeds:
        await perform(s, seat, deed)
