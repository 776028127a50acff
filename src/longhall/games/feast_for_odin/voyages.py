"""Work at sea without dice: overseas trading, the special sale, exploration and emigration (p. 16-17, 19)."""

from __future__ import annotations

from longhall.games.feast_for_odin import verbs
from longhall.games.feast_for_odin.anytime import ask_freely
from longhall.games.feast_for_odin.box import KNARR, LONGSHIP
from longhall.games.feast_for_odin.gains import DECLINE, DONE, choose_ship, receive
from longhall.games.feast_for_odin.hooks import fire
from longhall.games.feast_for_odin.records import Space
from longhall.games.feast_for_odin.sheet import has
from longhall.games.feast_for_odin.spaces import can_emigrate, emigration_price, in_reach, wares
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import keep_ship_used, spend, take_special
from longhall.kernel import Ask, Option


async def overseas(s: State, seat: int) -> None:
    """Turn any number of different green goods of the supply to their blue side (p. 16)."""
    turned: list[str] = []
    while True:
        green = [g for g in s.box.by_colour["green"] if g not in turned and has(s, seat, g)]
        if not green:
            return
        options: list[Option] = [*[("turn", good) for good in green], DONE]
        choice = await ask_freely(
            s,
            seat,
            "overseas",
            lambda options=options: [o for o in options if o == DONE or has(s, seat, o[1])],  # type: ignore[misc]
        )
        if choice == DONE:
            return
        turned.append(choice[1])
        spend(s, seat, choice[1], 1)
        await receive(s, seat, {s.box.upgrade[choice[1]]: 1})


async def sale(s: State, seat: int, most: int) -> None:
    """Buy up to so many special tiles at their prices; at least one, since nothing else is done here (p. 16)."""
    paid = 0
    for nth in range(most):
        if not wares(s, seat, paid):
            return
        last: list[Option] = [DONE] if nth else []
        ask = lambda paid=paid, last=last: [*[("buy", tile) for tile, _ in wares(s, seat, paid)], *last]  # noqa: E731
        choice = await ask_freely(s, seat, "sale", ask, left=most - nth)
        if choice == DONE:
            return
        spend(s, seat, "silver", dict(wares(s, seat, paid))[choice[1]])
        paid += s.box.specials[choice[1]].price or 0
        take_special(s, seat, choice[1])


async def explore(s: State, seat: int, space: Space) -> None:
    """Take an exploration board with the silver on it; the ship stays (p. 19), a longship if there is one.

    Ruling `explorers_ship`.
    """
    islands = in_reach(s, seat, space)
    island = islands[0]
    if len(islands) > 1:
        _, island = await Ask(seat, "explore", [("explore", name) for name in islands])
    keep_ship_used(s, s.players[seat])
    verbs.explore(s, seat, island)
    await fire(s, seat, "explored")


async def emigrate(s: State, seat: int, less: int | None = None, must: bool = True) -> bool:
    """Pay the number of the round, turn a large ship over and lay it on the banquet table (p. 17); whether it was."""
    if not can_emigrate(s, seat, less):
        return False
    if not must:
        choice = await Ask(seat, "may_emigrate", [("emigrate",), DECLINE], price=emigration_price(s, seat, less))
        if choice == DECLINE:
            return False
    kind, ore = await choose_ship(s, seat, (KNARR, LONGSHIP))
    spend(s, seat, "silver", emigration_price(s, seat, less))
    if kind == LONGSHIP:
        keep_ship_used(s, s.players[seat])
    verbs.emigrate(s, seat, kind, ore)
    await fire(s, seat, "emigrated")
    return True
