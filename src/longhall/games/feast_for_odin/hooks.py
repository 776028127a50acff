"""Where occupations hang themselves up: the moments of the game at which a played card may act.

`@card(5, on="play")` makes a function run at that moment for whoever has played card 5. Cards that are data act at the
moment in their `when`, about the spaces and rolls that they name. `@anytime("tutor")` is the rule behind the first word
of a move that may be made at any time. A player's cards act in the order in which they were played.

| moment | called with | when |
| --- | --- | --- |
| play | s, seat | the card has just been played |
| options | s, seat, alone (plain) | listing the anytime moves; alone: nothing that others share may be touched |
| choices | s, seat, space (plain) | other exchanges that a space offers its owner: pairs of give and get |
| fewer | s, seat, space (plain) | how many Vikings less a space needs |
| placing | s, seat, space | Vikings are about to be placed |
| before, after | s, seat | around the use of a space; `s.deed` says which |
| paying | s, seat, give | an exchange on a space was chosen and is about to be paid |
| pairs | s, seat, space (plain) | what a space's upgrade may exchange besides: pairs of goods |
| acted | s, seat | last of all in an action |
| gained | s, seat, thing, count | things have come into the supply |
| mined | s, seat, items | items were taken from a mountain strip |
| built | s, seat, what | a house or ship was built for at least one wood or stone |
| ship | s, seat, kind | a ship of any kind has come into the harbour |
| met | s, seat | a card that waits for its condition: after every gain of ships, and when it is played |
| laid | s, seat, board, tile | a tile was laid |
| instead | s, seat, roll | before an action with a die: True if something else was done instead |
| boost | s, seat, roll | before the first throw: what is added to each throw |
| before_roll, rolled, success, failure | s, seat | around an action with a die |
| emigrated, explored | s, seat | after the action |
| recalled | s, seat, count | Vikings came back to the Thing Square in the action phase |
| thing | s, seat | the number of Vikings on the Thing Square has changed |
| weapon | s, seat | in phase 4: True if something was taken instead of a weapon |
| harvest_start, harvest, no_harvest | s, seat | in phase 2 |
| actions_over | s, seat | at the end of phase 5 |
| before_income, feast_start, after_feast, bonus, after_bonus | s, seat | in those phases |
| house_bonus | s, seat, gives | a house is about to give its bonus: what it gives instead |
| stripped | s, seat, items | in phase 11 |
| scoring | s, seat | before points are counted |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from longhall.games.feast_for_odin.state import State
from longhall.kernel import Rule

F = TypeVar("F", bound=Callable[..., Any])

HOOKS: dict[str, dict[str, Callable[..., Any]]] = {}
ANYTIME: dict[str, Callable[..., Rule[None]]] = {}
EFFECT: dict[str, Callable[..., Rule[None]]] = {}
"""Under "data": the rule that carries out a card which is data; under "find": taking an item before a space is used."""


def card(number: int, on: str) -> Callable[[F], F]:
    """Register what a card does at a moment."""

    def register(function: F) -> F:
        HOOKS.setdefault(on, {})[f"o{number}"] = function
        return function

    return register


def anytime(word: str) -> Callable[[F], F]:
    """Register the rule of an anytime move by its first word."""

    def register(function: F) -> F:
        ANYTIME[word] = function
        return function

    return register


def hooks(s: State, seat: int, moment: str) -> list[Callable[..., Any]]:
    """What the played cards of a player do at a moment."""
    there = HOOKS.get(moment)
    played = s.players[seat].played
    if not there or not played:
        return []
    return [there[card] for card in played if card in there]


async def fire(s: State, seat: int, moment: str, *about: Any) -> None:
    """Let a player's coded cards act."""
    for hook in hooks(s, seat, moment):
        await hook(s, seat, *about)


async def fire_all(s: State, seat: int, moment: str, keys: tuple[str, ...] = ()) -> None:
    """Let a player's cards act, coded ones and data; `keys` are the space and the roll that it is about."""
    played = s.players[seat].played
    if not played:
        return
    coded, cards, about = HOOKS.get(moment, {}), s.box.occupations, s.box.about
    for card in list(played):
        if card in coded:
            await coded[card](s, seat)
        elif cards[card].when == moment and (not about[card] or not about[card].isdisjoint(keys)):
            await EFFECT["data"](s, seat, card)
