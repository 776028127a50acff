"""Rules that the others build on: giving and getting things, ships, buildings and cards."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.feast_for_odin.box import BUILDINGS, KNARR, RANDOM_WEAPON, SHIPS, WHALING_BOAT, spread
from longhall.games.feast_for_odin.hooks import EFFECT, HOOKS, fire
from longhall.games.feast_for_odin.records import Occupation, Things
from longhall.games.feast_for_odin.sheet import large, rule, ships, stage_free
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import (
    add_ship,
    build,
    draw,
    draw_weapon,
    drop_ship,
    gain,
    play,
    recall,
    shuffle_weapons,
    spend,
    take_special,
    take_weapon,
    tell_card,
)
from longhall.kernel import Ask, Chance, Option

DECLINE: Option = ("decline",)
DONE: Option = ("done",)

# ---- what is possible ----------------------------------------------------------------------------------------------


def can_pay(s: State, seat: int, things: Things, more: Things | None = None) -> bool:
    """Whether a player has all of these, or would with `more`."""
    p, thing = s.players[seat], s.box.thing
    for word, count in things.items():
        if more and word in more:
            count -= more[word]
        number = thing.get(word)
        if (p.supply[number] if number is not None else ships(p, word)) < count:
            return False
    return True


def can_get(s: State, seat: int, get: Things, give: Things) -> bool:
    """Whether all of these are to be had: a landing stage (one may become free), a building, a special tile."""
    p = s.players[seat]
    for word, count in get.items():
        if word in s.box.thing or word == RANDOM_WEAPON:
            continue
        if word in SHIPS:
            if word == WHALING_BOAT:
                if len(p.boats) - give.get(word, 0) + count > s.box.table.small_stages:
                    return False
            elif large(p) + count > s.box.table.large_stages:
                return False
        elif word in BUILDINGS:
            if s.buildings[word] < count:
                return False
        elif word not in s.specials:
            return False
    return True


# ---- getting -------------------------------------------------------------------------------------------------------


async def receive(s: State, seat: int, things: Things) -> None:
    """Get all of these, as far as they are to be had; cards may act on each."""
    for word, count in things.items():
        if not count:
            continue
        if word == RANDOM_WEAPON:
            await draw_weapons(s, seat, count)
        elif word in s.box.weapons:
            for _ in range(count):
                take_weapon(s, seat, word)
        elif word in s.box.thing:
            gain(s, seat, word, count)
            await fire(s, seat, "gained", word, count)
        elif word in SHIPS:
            for _ in range(count):
                await get_ship(s, seat, word)
        elif word in BUILDINGS:
            if s.buildings[word]:
                build(s, seat, word)
        elif word in s.specials:
            take_special(s, seat, word)


async def draw_weapons(s: State, seat: int, count: int) -> None:
    """Weapons drawn at random; when the deck is used up the discard pile is shuffled (p. 21)."""
    for _ in range(count):
        if not any(s.arms):
            shuffle_weapons(s)
        (nth,) = await Chance("weapon", sum(s.arms))
        draw_weapon(s, seat, nth)


async def get_ship(s: State, seat: int, kind: str) -> None:
    """A ship comes into the harbour, if there is a landing stage for it (p. 13)."""
    if stage_free(s, s.players[seat], kind):
        add_ship(s, seat, kind)
        await fire(s, seat, "ship", kind)
        await conditions(s, seat)


async def conditions(s: State, seat: int) -> None:
    """Cards that wait for something may have it now (p. 21)."""
    spent = s.players[seat].spent
    if "met" in HOOKS:
        for card in [c for c in s.players[seat].played if c in HOOKS["met"] and c not in spent]:
            await HOOKS["met"][card](s, seat)


# ---- giving --------------------------------------------------------------------------------------------------------


async def pay(s: State, seat: int, things: Things) -> None:
    """Give all of these; of ships that carry different ore the player chooses which."""
    for word, count in things.items():
        if word in s.box.thing:
            spend(s, seat, word, count)
        else:
            for _ in range(count):
                kind, ore = await choose_ship(s, seat, (word,))
                drop_ship(s, seat, kind, ore)


def fleet(s: State, seat: int, kinds: tuple[str, ...]) -> list[tuple[str, int]]:
    """A player's ships of these kinds that differ, with the ore on each."""
    p = s.players[seat]
    found: dict[tuple[str, int], None] = {}
    for kind in kinds:
        loads = [0] * p.knarrs if kind == KNARR else p.boats if kind == WHALING_BOAT else p.longships
        found.update(dict.fromkeys([(kind, ore) for ore in sorted(loads)]))
    return list(found)


async def choose_ship(s: State, seat: int, kinds: tuple[str, ...]) -> tuple[str, int]:
    """One of a player's ships; asked only where they differ."""
    there = fleet(s, seat, kinds)
    if len(there) == 1:
        return there[0]
    _, kind, ore = await Ask(seat, "which_ship", [("which", kind, str(ore)) for kind, ore in there])
    return kind, int(ore)


# ---- cards ---------------------------------------------------------------------------------------------------------


async def draw_card(s: State, seat: int) -> None:
    """Take a dark occupation into the hand, while there are any (p. 19); some may play one instead."""
    if rule(s, seat, "play_for_draw") and s.players[seat].hand and await may_play(s, seat, "play_instead"):
        return
    if s.deck:
        (nth,) = await Chance("occupation", len(s.deck))
        draw(s, seat, nth)


def hand_options(s: State, seat: int) -> list[Option]:
    """Each card of a hand."""
    return [("play", card) for card in s.players[seat].hand]


async def may_play(s: State, seat: int, kind: str, **about: str | int) -> bool:
    """The player may play a card from hand; whether one was played."""
    if not s.players[seat].hand:
        return False
    choice: Option = await Ask(seat, kind, lambda: [*hand_options(s, seat), DECLINE], **about)
    if choice == DECLINE:
        return False
    await play_card(s, seat, choice[1])
    return True


async def play_card(s: State, seat: int, card: str) -> None:
    """Lay a card open; what it does at once is done now (p. 20)."""
    play(s, seat, card)
    record = s.box.occupations[card]
    if record.type in ("immediate", "both"):
        hook = HOOKS["play"].get(card)
        await (hook(s, seat) if hook else EFFECT["data"](s, seat, card))
    elif record.type == "as_soon_as":
        await conditions(s, seat)


# ---- Vikings -------------------------------------------------------------------------------------------------------


async def call_back(s: State, space: str, count: int) -> None:
    """Vikings come back from a space in the action phase, to be placed again."""
    seat = s.stands[space][0]
    recall(s, space, count)
    await fire(s, seat, "recalled", count)
    await fire(s, seat, "thing")


# ---- choosing ------------------------------------------------------------------------------------------------------


async def offer(s: State, seat: int, kind: str, options: list[Option], **about: str | int) -> Option | None:
    """Options that may all be declined; None when they are, or when there are none."""
    if not options:
        return None
    choice = await Ask(seat, kind, [*options, DECLINE], **about)
    return None if choice == DECLINE else choice


def trades(s: State, seat: int, card: Occupation) -> list[Option]:
    """The exchanges of a card that are possible now."""
    return [
        label
        for label, give, get in zip(s.box.labels[card.id], card.give, card.get, strict=True)
        if can_pay(s, seat, give) and can_get(s, seat, get, give)
    ]


async def may_trade(s: State, seat: int, card: str, ways: Sequence[tuple[Things, Things]]) -> Option | None:
    """A coded card offers exchanges, each told by what it gives you, or by what you give where that is alike."""
    ways = [(give, get) for give, get in ways if can_pay(s, seat, give) and can_get(s, seat, get, give)]
    by_get = len({spread(get) for _, get in ways}) == len(ways)
    names: list[Option] = [("trade", card, *spread(get if by_get else give)) for give, get in ways]
    choice = await offer(s, seat, "trade", names, card=card)
    if choice:
        give, get = ways[names.index(choice)]
        tell_card(s, seat, card)
        await pay(s, seat, give)
        await receive(s, seat, get)
    return choice


async def card_gain(s: State, seat: int, card: str, things: Things) -> None:
    """A coded card gives something."""
    if any(things.values()):
        tell_card(s, seat, card)
        await receive(s, seat, things)


async def trade(s: State, seat: int, card: str, *goods: str) -> None:
    """Make one exchange of a card."""
    record = s.box.occupations[card]
    nth = s.box.labels[card].index(("trade", card, *goods))
    tell_card(s, seat, card)
    await pay(s, seat, record.give[nth])
    await receive(s, seat, record.get[nth])


def discounted(s: State, seat: int, price: int, kind: str = "", on_space: bool = True) -> int:
    """A price in silver after the discounts of cards; a good many look at the price before any discount.

    Some are for spaces only, not for what a card allows without one.
    """
    cards, played = s.box.occupations, s.players[seat].played
    if s.box.dealers.isdisjoint(played):
        return price
    off = 0
    for word in played:
        card = cards[word]
        off += card.discount.get(kind, 0)
        off += 1 if on_space and 0 < card.rules.get("discount_from", 0) <= price else 0
    return max(0, price - off)
