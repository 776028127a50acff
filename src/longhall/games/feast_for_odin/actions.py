"""A turn of phase 5 (p. 9): anytime moves, then Vikings on one space and its action, or passing.

Options of a turn come in this order: spaces as on the board, anytime moves, passing.
"""

from __future__ import annotations

from longhall.games.feast_for_odin.anytime import anytime_options, ask_freely, do_anytime
from longhall.games.feast_for_odin.box import HOUSES, SHIPS
from longhall.games.feast_for_odin.dice import dice
from longhall.games.feast_for_odin.gains import (
    DECLINE,
    DONE,
    draw_card,
    hand_options,
    may_play,
    pay,
    play_card,
    receive,
)
from longhall.games.feast_for_odin.hooks import ANYTIME, EFFECT, fire, fire_all
from longhall.games.feast_for_odin.records import Space, Things
from longhall.games.feast_for_odin.sheet import animals, rule
from longhall.games.feast_for_odin.spaces import (
    Exchange,
    as_things,
    can_emigrate,
    can_upgrade,
    crafts,
    models,
    pairs,
    possible,
    space_options,
    usable,
    vikings_needed,
)
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import (
    end_turn,
    follow,
    forget_mined,
    keep_ship_used,
    note_spent,
    open_deed,
    pass_out,
    place_vikings,
    set_deed,
)
from longhall.games.feast_for_odin.voyages import emigrate, explore, overseas, sale
from longhall.games.feast_for_odin.works import may_mine, mountains, upgrades
from longhall.kernel import Ask, Option

PASS: Option = ("pass",)


async def turn(s: State, seat: int) -> None:
    """One move of a player's turn; an anytime move leaves the turn open."""
    choice: Option = await Ask(
        seat, "act", lambda: [*space_options(s, seat), *anytime_options(s, seat), PASS], round=s.round
    )
    if choice == PASS:
        pass_out(s, seat)
    elif choice[0] in ANYTIME:
        await do_anytime(s, seat, choice)
    else:
        await occupy(s, seat, s.box.spaces[choice[1]])
        end_turn(s)


async def occupy(s: State, seat: int, space: Space) -> None:
    """Place Vikings on a space, take the bonus of its column, then its action (p. 9, 19)."""
    await fire(s, seat, "placing", space)
    place_vikings(s, seat, space.id, vikings_needed(s, seat, space))
    await fire(s, seat, "thing")
    open_deed(s, seat, space.id, space.id)
    if space.column == 3:
        await draw_card(s, seat)
    elif space.column == 4:
        await may_play(s, seat, "play_bonus")
    if space.imitate:
        model = await choose_model(s, seat, space)
        if model is None:
            set_deed(s, None)
            return
        follow(s, model.id)
        space = model
    await use(s, seat, space)
    set_deed(s, None)


async def choose_model(s: State, seat: int, space: Space) -> Space | None:
    """The space to imitate; None if what a card did has left none."""
    there = models(s, seat, space)
    if not there:
        return None
    word = there[0]
    if len(there) > 1:
        _, word = await Ask(seat, "imitate", [("imitate", name) for name in there])
    return s.box.spaces[word]


async def use(s: State, seat: int, space: Space) -> None:
    """The action of a space, with what cards add before and after it; `s.deed` is open."""
    await fire_all(s, seat, "before", (space.id,))
    if usable(s, seat, space):
        await perform(s, seat, space)
        await fire_all(s, seat, "after", (space.id,))
    await fire(s, seat, "acted")


async def use_without(s: State, seat: int, space: Space) -> None:
    """The action of a space that a card allows without placing Vikings."""
    outer = s.deed
    open_deed(s, seat, space.id, "")
    await use(s, seat, space)
    set_deed(s, outer)


async def find(s: State, seat: int, most: int) -> None:
    """An item from a mountain before an action; where the action could not be paid without it, it must be so used.

    Ruling `windfall`.
    """
    assert s.deed is not None
    space = s.box.spaces[s.deed.space]
    if usable(s, seat, space):
        await may_mine(s, seat, most)
    else:
        await may_mine(s, seat, most, lambda item: usable(s, seat, space, as_things(item)), must=True)


EFFECT["find"] = find


# ---- the action of a space -----------------------------------------------------------------------------------------


async def perform(s: State, seat: int, space: Space) -> None:
    """Carry out the action of a space (p. 14-19)."""
    if space.roll:
        await dice(s, seat, space.roll, space.boats)
    elif space.explore:
        await explore(s, seat, space)
    elif space.sale:
        await sale(s, seat, space.sale)
    elif space.emigrate:
        changed = await craft(s, seat, space, must=not can_emigrate(s, seat))
        await emigrate(s, seat, must=not changed)
    elif space.mountain or space.upgrade:
        await land(s, seat, space)
    elif space.play and not space.pay_one_of:
        await play_cards(s, seat, space.play)
    else:
        await exchange(s, seat, space)


async def land(s: State, seat: int, space: Space) -> None:
    """Mountains and upgrades, both or one of them (p. 15-16)."""
    mountain, up = bool(space.mountain and s.strips), bool(space.upgrade and can_upgrade(s, seat, space))
    if space.either and mountain and up:
        _, which = await Ask(seat, "either", [("prefer", "mountain"), ("prefer", "upgrade")])
        mountain, up = which == "mountain", which == "upgrade"
    await receive(s, seat, space.gain)
    forget_mined(s)
    mined = mountain and await mountains(s, seat, space.mountain, must=not up)
    if up:
        free, others = bool(mined or space.gain), pairs(s, seat, space)
        await upgrades(s, seat, space.upgrade, space.steps, _further(s, seat, space), others, must=not free)


def _further(s: State, seat: int, space: Space) -> bool:
    """A card lets one good of an upgrade of three or four climb a step further."""
    return space.upgrade >= 3 and space.steps == 1 and rule(s, seat, "further_step") > 0


async def play_cards(s: State, seat: int, most: int) -> None:
    """Play up to so many cards one after the other, at least one (p. 19)."""
    for nth in range(most):
        if not s.players[seat].hand:
            return
        last: list[Option] = [DONE] if nth else []
        ask = lambda last=last: [*hand_options(s, seat), *last]  # noqa: E731
        choice = await ask_freely(s, seat, "play", ask, left=most - nth)
        if choice == DONE:
            return
        await play_card(s, seat, choice[1])


async def exchange(s: State, seat: int, space: Space) -> None:
    """Give and get what a space says, then whatever else it offers (p. 14-15)."""
    give, get = await choose_exchange(s, seat, space)
    note_spent(s, give)
    await fire(s, seat, "paying", give)
    await pay(s, seat, give)
    if space.ships.get("longship"):
        keep_ship_used(s, s.players[seat])
    await receive(s, seat, get | extra(s, seat, space))
    await fire_built(s, seat, give, get)
    if space.overseas:
        await overseas(s, seat)
    if space.forge:
        await forge(s, seat)
    await craft(s, seat, space)
    if space.draw:
        await draw_card(s, seat)
    if space.play:
        await may_play(s, seat, "play", left=space.play)


async def choose_exchange(s: State, seat: int, space: Space) -> Exchange:
    """One of the exchanges of a space, named by what is got, or by what is given where that is alike."""
    ways = possible(s, seat, space)
    if len(ways) == 1:
        return ways[0]
    by_get = len({tuple(get) for _, get in ways}) == len(ways)
    names: list[Option] = [("choose", *(get if by_get else give)) for give, get in ways]
    choice = await Ask(seat, "exchange", names, space=space.id)
    return ways[names.index(choice)]


def extra(s: State, seat: int, space: Space) -> Things:
    """What a space gives for animals (p. 14)."""
    found: Things = {}
    if space.gain_by and space.gain_each:
        found[space.gain_each] = min(space.most, animals(s, seat, space.gain_by))
    if animals(s, seat, "cattle"):
        found |= space.with_cattle
    if animals(s, seat, "sheep"):
        found |= space.with_sheep
    return found


async def fire_built(s: State, seat: int, give: Things, get: Things) -> None:
    """Cards that act when a house or a ship is built for wood or stone."""
    for word in get:
        if word in HOUSES or (word in SHIPS and give.get("wood")):
            await fire(s, seat, "built", word)


async def craft(s: State, seat: int, space: Space, must: bool = False) -> int:
    """The exchanges of a space that may be made, each at most once (p. 15); how many were. `must`: at least one."""
    done: list[tuple[str, str]] = []
    while ways := [way for way in crafts(s, seat, space) if way not in done]:
        last: list[Option] = [] if must and not done else [DECLINE]
        choice = await Ask(seat, "craft", [*[("craft", give, get) for give, get in ways], *last])
        if choice == DECLINE:
            break
        done.append((choice[1], choice[2]))
        await pay(s, seat, {choice[1]: 1})
        await receive(s, seat, {choice[2]: 1})
    return len(done)


async def forge(s: State, seat: int) -> None:
    """Make jewelry or a special tile with the tongs on it (p. 15)."""
    makes = [word for word in s.box.forgeable if word in s.box.goods or word in s.specials]
    _, word = await Ask(seat, "forge", [("forge", word) for word in makes])
    await receive(s, seat, {word: 1})
