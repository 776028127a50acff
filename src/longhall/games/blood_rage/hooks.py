"""Where cards that need code hang themselves up: the moments of the game at which a card may act.

`@card("troll", on="invade")` makes a rule run at that moment for whoever has the card: in a slot of the sheet, or face
up in the battle. `@action("march")` is the rule behind an action's first word.

| moment | who has it | called with | when |
| --- | --- | --- | --- |
| options | slot | s, seat (a plain function) | listing the actions of a turn |
| invade | slot | s, seat, figure, area | a figure of the clan has invaded |
| invaded | slot | s, seat, area | the same, in the clan's own turn and outside battle, after all of the above |
| rescue | slot | s, seat, figures, cause | figures of the clan are about to be destroyed; gives those that still are |
| first, sweep, reveal | played | s, seat | after the reveal, in this order |
| bonus | played | s, seat (a plain function) | what a card with a variable bonus adds |
| outwitted | played | s, seat, winner | the fighter has lost to a winner, before cards are put away |
| won | slot | s, seat | the clan has won, before cards are put away |
| pillaged | slot | s, seat, province | the clan has pillaged a province |
| aftermath | slot | s, seat | at the end of a battle that the clan fought in |
| lost | slot | s, seat | last of all, for those who lost |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from longhall.games.blood_rage.state import State
from longhall.kernel import Rule

F = TypeVar("F", bound=Callable[..., Any])

HOOKS: dict[str, dict[str, Callable[..., Any]]] = {}
ACTIONS: dict[str, Callable[..., Rule[None]]] = {}


def card(title: str, on: str) -> Callable[[F], F]:
    """Register what a card does at a moment."""

    def register(function: F) -> F:
        HOOKS.setdefault(on, {})[title] = function
        return function

    return register


def action(word: str) -> Callable[[F], F]:
    """Register the rule of an action by its first word."""

    def register(function: F) -> F:
        ACTIONS[word] = function
        return function

    return register


def on_sheet(s: State, seat: int, moment: str) -> list[Callable[..., Any]]:
    """What the upgrades of a clan do at a moment, in the order of their slots."""
    hooks, titles = HOOKS.get(moment), s.box.titles
    if not hooks:
        return []
    return [hooks[titles[card]] for card in s.players[seat].slots if card and titles[card] in hooks]


def on_table(s: State, seat: int, moment: str) -> list[Callable[..., Any]]:
    """What the face-up cards of a fighter do at a moment; nothing if their text is cancelled."""
    hooks, titles, battle = HOOKS[moment], s.box.titles, s.battle
    if battle is None or seat in battle.cancelled:
        return []
    return [hooks[titles[card]] for card in s.players[seat].played if titles[card] in hooks]


async def fire(s: State, seat: int, moment: str, *about: Any) -> None:
    """Let a clan's upgrades act."""
    for hook in on_sheet(s, seat, moment):
        await hook(s, seat, *about)


async def fire_played(s: State, moment: str) -> bool:
    """Let the face-up cards act, the pillager's first, then clockwise; whether any did."""
    assert s.battle is not None
    acted = False
    for seat in s.battle.fighters:
        for hook in on_table(s, seat, moment):
            acted = True
            await hook(s, seat)
    return acted
