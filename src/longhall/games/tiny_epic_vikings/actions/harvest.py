"""Resources: harvesting (p. 12), collecting and exchanging (p. 14). Options with the most wood first, then food."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.actions.deeds import SKIP, action
from longhall.games.tiny_epic_vikings.board import RESOURCES
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.sheet import active_runes, built
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import exchange, gain
from longhall.kernel import Ask, Option


@action("harvest")
async def harvest(s: State, seat: int, deed: Deed) -> None:
    """Resources of one's choice, one more for each temple built, and food for each boat built (p. 12)."""
    boats, temples = built(s, seat)
    await gain_bag(s, seat, (0, boats, 0, deed.amount + temples))


@action("collect")
async def collect(s: State, seat: int, deed: Deed) -> None:
    """What the bag shows, or as often as the clan has active runes of the kind beside it (p. 14)."""
    times = active_runes(s, seat)[deed.per] if deed.per >= 0 else 1
    wood, food, steel, any_ = deed.bag
    await gain_bag(s, seat, (wood * times, food * times, steel * times, any_ * times))


async def gain_bag(s: State, seat: int, bag: tuple[int, int, int, int]) -> None:
    """Gain what a bag shows; what it leaves open is asked, as far as the tracks have room (p. 6)."""
    gain(s, seat, bag[:3])
    room = [most - own for most, own in zip(s.box.most, s.players[seat].resources, strict=True)]
    free = min(bag[3], sum(room))
    if not free:
        return
    options = take_options(room, free)
    choice = options[0] if len(options) == 1 else await Ask(seat, "take", options, count=free)
    gain(s, seat, [int(word) for word in choice[1:]])


def take_options(room: list[int], count: int) -> list[Option]:
    """Every way to take so many resources."""
    return [
        ("take", str(wood), str(food), str(count - wood - food))
        for wood in range(min(count, room[0]), -1, -1)
        for food in range(min(count - wood, room[1]), -1, -1)
        if count - wood - food <= room[2]
    ]


@action("exchange")
async def do_exchange(s: State, seat: int, deed: Deed) -> None:
    """Any number of one resource for as many of another (p. 14)."""
    options = exchange_options(s, seat)
    if len(options) > 1:
        choice = await Ask(seat, "exchange", options)
        if choice != SKIP:
            _, amount, source, target = choice
            exchange(s, seat, int(amount), RESOURCES.index(source), RESOURCES.index(target))


def exchange_options(s: State, seat: int) -> list[Option]:
    """Every amount of every resource into every other, as far as its track has room."""
    own, most = s.players[seat].resources, s.box.most
    options: list[Option] = [
        ("exchange", str(amount), RESOURCES[source], RESOURCES[target])
        for source in range(3)
        for target in range(3)
        if target != source
        for amount in range(min(own[source], most[target] - own[target]), 0, -1)
    ]
    options.append(SKIP)
    return options
