"""Where heroes, artefacts and battle cards that need code hang themselves up: the moments at which they may act.

`@card("snorri", on="control")` makes a function run at that moment for the person who has the hero or the artefact; an
artefact only while it is ready. Followers use no abilities and no artefacts (p. 3).

| moment | of | called with | when |
| --- | --- | --- | --- |
| ready | artefact | s, seat (plain) | whether it can be used now, at any time in one's own turn |
| use | artefact | s, seat | it is used |
| attack_value | hero | s, seat, where (plain) | what it adds to an attack |
| realms | hero | s, seat (plain) | realms that count as allied, as a mask |
| control | hero | s, seat, region | a region came under control without a battle |
| battle_won | hero | s, seat, where | a battle was won, after casualties |
| injured | hero | s, seat | an injury was dealt |
| before_battle | hero, artefact | s, seat, side | a battle is about to begin |
| before_hunt | hero, artefact | s, seat | a hunt is about to begin; gives cards to draw more |
| ward | artefact | s, seat, monster | a region attack or crush is about to hit; whether it is cancelled |
| usurp_might | artefact | s, seat (plain) | what it could add to might in a usurpation |
| parry | artefact | s, seat (plain) | whether it can cancel a monster attack in a hunt |
| played | battle card | s, side | it was played in a battle |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from longhall.games.lords_of_ragnarok.state import State

F = TypeVar("F", bound=Callable[..., Any])

HOOKS: dict[str, dict[str, Callable[..., Any]]] = {}


def card(name: str, on: str) -> Callable[[F], F]:
    """Register what a hero, an artefact or a battle card does at a moment."""

    def register(function: F) -> F:
        HOOKS.setdefault(on, {})[name] = function
        return function

    return register


def hooked(s: State, seat: int, moment: str) -> list[tuple[str, Callable[..., Any]]]:
    """What a person's hero and ready artefacts do at a moment."""
    hooks, p = HOOKS[moment], s.players[seat]
    if p.follower:
        return []
    found = [(p.hero, hooks[p.hero])] if p.hero in hooks else []
    if p.artefacts:
        found += [(name, hooks[name]) for name in p.artefacts if name in hooks and name not in p.spent]
    return found


def total(s: State, seat: int, moment: str, *about: Any) -> int:
    """The sum of what plain hooks give."""
    return sum([hook(s, seat, *about) for _, hook in hooked(s, seat, moment)])


async def fire(s: State, seat: int, moment: str, *about: Any) -> None:
    """Let a person's hero and artefacts act."""
    for _, hook in hooked(s, seat, moment):
        await hook(s, seat, *about)
