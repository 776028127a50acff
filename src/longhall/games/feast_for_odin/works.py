"""Work on land: mountains and upgrades (p. 15-16), exchanges, and what a card that is data does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longhall.games.feast_for_odin.anytime import ask_freely
from longhall.games.feast_for_odin.gains import (
    DECLINE,
    DONE,
    offer,
    receive,
    trade,
    trades,
)
from longhall.games.feast_for_odin.hooks import EFFECT, fire
from longhall.games.feast_for_odin.records import Occupation
from longhall.games.feast_for_odin.sheet import count, has
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import harvest, mine, spend, tell_card
from longhall.kernel import Ask, Option

Wanted = Callable[[str], bool]

# ---- mountains (p. 15) ---------------------------------------------------------------------------------------------


def mining(s: State, most: int, without: Sequence[str] = (), wanted: Wanted | None = None) -> list[Option]:
    """Up to so many items from the arrow end of one strip, as many as possible first."""
    options: list[Option] = []
    for strip, gone in s.strips:
        items = s.box.strips[strip].items
        if strip not in without and (wanted is None or wanted(items[gone])):
            options += [("mine", strip, str(n)) for n in range(min(most, len(items) - gone), 0, -1)]
    return options


async def take_items(s: State, seat: int, strip: str, number: str) -> list[str]:
    """Take items from a strip."""
    items = mine(s, seat, strip, int(number))
    await fire(s, seat, "mined", items)
    return items


async def mountains(s: State, seat: int, amounts: Sequence[int], must: bool) -> int:
    """Take items from different strips, up to each of these amounts; how many strips were used."""
    used: list[str] = []
    for most in amounts:
        options = mining(s, most, used)
        if not options:
            break
        if not must or used:
            options.append(DECLINE)
        choice = await Ask(seat, "mountain", options, most=most)
        if choice == DECLINE:
            break
        used.append(choice[1])
        await take_items(s, seat, choice[1], choice[2])
    return len(used)


async def may_mine(s: State, seat: int, most: int, wanted: Wanted | None = None, must: bool = False) -> bool:
    """A card lets the player take items from one strip; whether any were taken."""
    options = mining(s, most, (), wanted)
    if not options:
        return False
    choice = await Ask(seat, "mountain", options if must else [*options, DECLINE], most=most)
    if choice == DECLINE:
        return False
    await take_items(s, seat, choice[1], choice[2])
    return True


# ---- upgrades (p. 15-16) -------------------------------------------------------------------------------------------


def climbs(s: State, good: str, steps: int) -> list[str]:
    """What a good becomes by up to so many steps."""
    found: list[str] = []
    while steps and good in s.box.upgrade:
        good = s.box.upgrade[good]
        found.append(good)
        steps -= 1
    return found


def upgradable(s: State, seat: int) -> bool:
    """Whether a player has any good that can become a better one."""
    supply, thing = s.players[seat].supply, s.box.thing
    return any(supply[thing[good]] for good in s.box.upgrade)


def upgrade_options(
    s: State,
    seat: int,
    steps: int,
    made: dict[str, int],
    among: Sequence[str] | None = None,
    pairs: Sequence[tuple[str, str]] = (),
) -> list[Option]:
    """Each good that was not made by this very action, and what it can become."""
    supply, thing, up = s.players[seat].supply, s.box.thing, s.box.upgrade
    options: list[Option] = []
    for good in among or up:
        if supply[thing[good]] > made.get(good, 0) and good in up:
            options += [("upgrade", good, into) for into in climbs(s, good, steps)]
    return options + [("upgrade", *pair) for pair in pairs if supply[thing[pair[0]]] > made.get(pair[0], 0)]


async def upgrade(s: State, seat: int, good: str, into: str) -> None:
    """Exchange a good for a better one of its shape."""
    spend(s, seat, good, 1)
    await receive(s, seat, {into: 1})


async def upgrades(
    s: State,
    seat: int,
    number: int,
    steps: int = 1,
    further: bool = False,
    pairs: Sequence[tuple[str, str]] = (),
    must: bool = False,
) -> int:
    """Upgrade up to so many different tiles, one after the other; how many. No tile is upgraded twice.

    `further`: one of them may climb a step more; `must`: at least one.
    """
    made: dict[str, int] = {}
    for nth in range(number):
        climb = steps + further
        if not upgrade_options(s, seat, climb, made, None, pairs):
            return nth
        last: list[Option] = [] if must and nth == 0 else [DONE]
        ask = lambda climb=climb, last=last: upgrade_options(s, seat, climb, made, None, pairs) + last  # noqa: E731
        choice = await ask_freely(s, seat, "upgrade", ask, left=number - nth)
        if choice == DONE:
            return nth
        _, good, into = choice
        further = further and into in climbs(s, good, steps)
        await upgrade(s, seat, good, into)
        made[into] = made.get(into, 0) + 1
    return number


# ---- what cards do -------------------------------------------------------------------------------------------------


async def carry_out(s: State, seat: int, word: str) -> None:
    """What a card does whose effect is data."""
    card = s.box.occupations[word]
    if card.gain:
        times = count(s, seat, card.per) if card.per else 1
        if times:
            tell_card(s, seat, word)
            await receive(s, seat, {thing: n * times for thing, n in card.gain.items()})
    if card.tiers and card.count:
        reached = [
            get for tier, get in zip(card.tiers, card.tier_gain, strict=True) if count(s, seat, card.count) >= tier
        ]
        if reached:
            tell_card(s, seat, word)
            await receive(s, seat, reached[-1])
    if card.take and card.when == "before":
        await EFFECT["find"](s, seat, card.take)
    elif card.take:
        await may_mine(s, seat, card.take)
    if card.upgrade and has(s, seat, "silver") >= card.price:
        await card_upgrade(s, seat, card)
    if card.give:
        choice = await offer(s, seat, "trade", trades(s, seat, card), card=word)
        if choice:
            await trade(s, seat, *choice[1:])


async def card_upgrade(s: State, seat: int, card: Occupation) -> None:
    """An upgrade of one good that a card offers, for its price."""
    among = card.upgrade_of or None
    choice = await offer(
        s, seat, "card_upgrade", upgrade_options(s, seat, 1, {}, among), card=card.id, price=card.price
    )
    if choice:
        tell_card(s, seat, card.id)
        spend(s, seat, "silver", card.price)
        await upgrade(s, seat, choice[1], choice[2])


EFFECT["data"] = carry_out


def crop(s: State, seat: int, number: int) -> None:
    """One of each crop up to a harvest number (p. 8)."""
    harvest(s, seat, [good for good in s.box.crops if s.box.goods[good].harvest <= number])
