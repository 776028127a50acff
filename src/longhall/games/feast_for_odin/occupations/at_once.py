"""Occupations that act once, when they are played (p. 20)."""

from __future__ import annotations

from longhall.games.feast_for_odin.actions import use_without
from longhall.games.feast_for_odin.box import HOME, HOUSES, LONGSHIP
from longhall.games.feast_for_odin.dice import card_dice
from longhall.games.feast_for_odin.feast import feast_alone
from longhall.games.feast_for_odin.gains import DONE, call_back, card_gain, may_trade, offer, receive
from longhall.games.feast_for_odin.hooks import card
from longhall.games.feast_for_odin.phases import board_bonus, breed, take_bonuses
from longhall.games.feast_for_odin.sheet import has, large
from longhall.games.feast_for_odin.spaces import usable
from longhall.games.feast_for_odin.state import Board, State
from longhall.games.feast_for_odin.verbs import cover, lift, load_ore, spend
from longhall.games.feast_for_odin.voyages import emigrate
from longhall.games.feast_for_odin.works import mining, take_items, upgrade, upgrade_options
from longhall.kernel import Ask, Option

TURNS = (0, 2, 4, 6, 7)
ALIKE = 4

# ---- phases out of turn --------------------------------------------------------------------------------------------


@card(5, on="play")
async def chief(s: State, seat: int) -> None:
    """An extra feast at once, for you alone."""
    await feast_alone(s, seat)


@card(20, on="play")
async def builder(s: State, seat: int) -> None:
    """An extra bonus phase for your houses."""
    await extra_bonus(s, seat, HOUSES)


@card(21, on="play")
async def collector(s: State, seat: int) -> None:
    """An extra bonus phase for your home board."""
    await extra_bonus(s, seat, (HOME,))


async def extra_bonus(s: State, seat: int, kinds: tuple[str, ...]) -> None:
    """The bonuses of a player's boards of some kinds."""
    boards = s.players[seat].boards
    await take_bonuses(s, seat, {i: board_bonus(s, b) for i, b in enumerate(boards) if b.kind in kinds})


@card(35, on="play")
async def cattle_breeder(s: State, seat: int) -> None:
    """An extra breeding phase, for you alone."""
    await breed(s, seat)


# ---- goods ---------------------------------------------------------------------------------------------------------


@card(17, on="play")
async def orient_shipper(s: State, seat: int) -> None:
    """Upgrade one good by up to three steps."""
    await may_upgrade(s, seat, "o17", upgrade_options(s, seat, 3, {}))


async def may_upgrade(s: State, seat: int, word: str, options: list[Option], price: int = 0) -> bool:
    """A card offers one exchange of a good for another, for silver; whether it was made."""
    if has(s, seat, "silver") < price:
        return False
    choice = await offer(s, seat, "card_upgrade", options, card=word, price=price)
    if choice is None:
        return False
    spend(s, seat, "silver", price)
    await upgrade(s, seat, choice[1], choice[2])
    return True


@card(24, on="play")
async def whaling_equipper(s: State, seat: int) -> None:
    """1 oil for each knarr and 1 wood for each whaling boat."""
    p = s.players[seat]
    await card_gain(s, seat, "o24", {"oil": p.knarrs, "wood": len(p.boats)})


@card(31, on="play")
async def storeman(s: State, seat: int) -> None:
    """A fourth of a good of which you have exactly three in supply."""
    goods = [g.id for g in s.box.goods.values() if not g.points and has(s, seat, g.id) == 3]
    await may_trade(s, seat, "o31", [({}, {good: 1}) for good in goods])


@card(63, on="play")
async def hornturner(s: State, seat: int) -> None:
    """A sheep for salt meat, hide and wool; and the Drinking Horn for 3 silver, if it is there."""
    get = {"salt_meat": 1, "hide": 1, "wool": 1}
    await may_trade(s, seat, "o63", [({"sheep": 1}, get), ({"pregnant_sheep": 1}, get)])
    await may_trade(s, seat, "o63", [({"silver": 3}, {"drinking_horn": 1})])


@card(66, on="play")
async def field_farmer(s: State, seat: int) -> None:
    """For 1 silver an orange good moves one or two places up and to the right in the goods boxes."""
    aslant = s.box.up_right
    options: list[Option] = []
    for good in s.box.by_colour["orange"]:
        if has(s, seat, good) and good in aslant:
            options += [("upgrade", good, aslant[good])]
            options += [("upgrade", good, aslant[aslant[good]])] if aslant[good] in aslant else []
    await may_upgrade(s, seat, "o66", options, price=1)


@card(69, on="play")
async def equipment_supplier(s: State, seat: int) -> None:
    """Weapons until you have two of each kind."""
    await card_gain(s, seat, "o69", {word: max(0, 2 - has(s, seat, word)) for word in s.box.weapons})


@card(78, on="play")
async def traveling_merchant(s: State, seat: int) -> None:
    """With 1, 2, 3 or 4 knarrs turn over up to 2, 4, 6 or 7 goods of your supply, each once."""
    both = {**s.box.turned, **{b: a for a, b in s.box.turned.items()}}
    made: dict[str, int] = {}
    for left in range(TURNS[s.players[seat].knarrs], 0, -1):
        goods = [good for good in both if has(s, seat, good) > made.get(good, 0)]
        if not goods:
            return
        options: list[Option] = [*[("turn", good) for good in goods], DONE]
        choice = await Ask(seat, "turn_over", options, left=left)
        if choice == DONE:
            return
        into = both[choice[1]]
        made[into] = made.get(into, 0) + 1
        await upgrade(s, seat, choice[1], into)


@card(83, on="play")
async def wholesaler(s: State, seat: int) -> None:
    """Upgrade up to four goods of one kind by one step; both sides of an animal are one kind."""
    among: list[str] | None = None
    for _ in range(ALIKE):
        choice = await offer(s, seat, "card_upgrade", upgrade_options(s, seat, 1, {}, among), card="o83", price=0)
        if choice is None:
            return
        kind = s.box.goods[choice[1]].bears or choice[1]
        among = [g.id for g in s.box.goods.values() if (g.bears or g.id) == kind]
        await upgrade(s, seat, choice[1], choice[2])


@card(87, on="play")
async def preacher(s: State, seat: int) -> None:
    """The Crucifix, if it is there, or four items from one mountain strip; what is left of it where there are fewer."""
    strips = {option[1]: option for option in reversed(mining(s, ALIKE))}
    most = {strip: max(int(o[2]) for o in mining(s, ALIKE) if o[1] == strip) for strip in reversed(strips)}
    options: list[Option] = [("mine", strip, str(n)) for strip, n in most.items()]
    if "crucifix" in s.specials:
        options.append(("trade", "o87", "crucifix"))
    choice = await offer(s, seat, "trade", options, card="o87")
    if choice and choice[0] == "mine":
        await take_items(s, seat, choice[1], choice[2])
    elif choice:
        await receive(s, seat, {"crucifix": 1})


# ---- ships and houses ----------------------------------------------------------------------------------------------


@card(72, on="play")
async def earl(s: State, seat: int) -> None:
    """A stone house for as much silver as the number of the round."""
    await may_trade(s, seat, "o72", [({"silver": s.round}, {"stone_house": 1})])


@card(81, on="play")
async def quartermaster(s: State, seat: int) -> None:
    """A longship for 1 silver less a long sword and half a silver less a bow or spear, rounded down."""
    halves = (
        2 * (s.box.ships[LONGSHIP].price - has(s, seat, "long_sword")) - has(s, seat, "bow") - has(s, seat, "spear")
    )
    await may_trade(s, seat, "o81", [({"silver": max(0, halves // 2)}, {LONGSHIP: 1})])


@card(82, on="play")
async def longship_builder(s: State, seat: int) -> None:
    """A longship for 6, 3 or 1 silver with 1, 2 or 3 knarrs."""
    price = {1: 6, 2: 3, 3: 1}.get(s.players[seat].knarrs)
    if price is not None:
        await may_trade(s, seat, "o82", [({"silver": price}, {LONGSHIP: 1})])


@card(84, on="play")
async def harbor_guard(s: State, seat: int) -> None:
    """Emigrate for 1 silver less a large ship that you have."""
    await emigrate(s, seat, less=large(s.players[seat]), must=False)


@card(184, on="play")
async def sponsor(s: State, seat: int) -> None:
    """With 3 ore or more: a longship for 4 wood or 3 silver, on which 3 ore are placed at once."""
    full = s.box.ships[LONGSHIP].ore
    if has(s, seat, "ore") >= full:
        ways = [({"wood": 4}, {LONGSHIP: 1}), ({"silver": 3}, {LONGSHIP: 1})]
        if await may_trade(s, seat, "o184", ways):
            for ore in range(full):
                load_ore(s, seat, LONGSHIP, ore, 1)


# ---- special tiles of others ---------------------------------------------------------------------------------------


@card(70, on="play")
async def courier(s: State, seat: int) -> None:
    """The Cloakpin from any player's board; silverware and a rune stone fill its place."""
    await may_lift(s, seat, "cloakpin", "silverware")


@card(71, on="play")
async def innkeeper(s: State, seat: int) -> None:
    """The Drinking Horn from any player's board; a chest and a rune stone fill its place."""
    await may_lift(s, seat, "drinking_horn", "chest")


async def may_lift(s: State, seat: int, tile: str, filler: str) -> None:
    """Take a special tile off a board, whose cells are covered again from the general supply."""
    for owner, p in enumerate(s.players):
        for board in p.boards:
            if any(word == tile for word, _ in board.pieces):
                if await offer(s, seat, "lift", [("lift", tile)], tile=tile, owner_seat=owner):
                    refill(s, board, lift(s, owner, board, tile, seat), filler)
                return


def refill(s: State, board: Board, mask: int, filler: str) -> None:
    """Cover cells with a filler and a rune stone, which together have just their shape."""
    grid = s.box.grids[board.kind]
    stones = grid.places(s.box.shape["rune_stone"]).masks
    for first in grid.places(s.box.shape[filler]).masks:
        if not first & ~mask and mask & ~first in stones:
            cover(s, board, filler, first)
            cover(s, board, "rune_stone", mask & ~first)
            return


# ---- Vikings and actions -------------------------------------------------------------------------------------------


@card(60, on="play")
async def inspector(s: State, seat: int) -> None:
    """Call a Viking back from a space; for silver by the number of the round a second one from there."""
    options: list[Option] = []
    for space, there in own_stands(s, seat).items():
        options.append(("call", space, "1"))
        if there > 1 and has(s, seat, "silver") >= s.round:
            options.append(("call", space, "2"))
    choice = await offer(s, seat, "call_back", options, price=s.round)
    if choice:
        spend(s, seat, "silver", s.round if choice[2] == "2" else 0)
        await call_back(s, choice[1], int(choice[2]))


def own_stands(s: State, seat: int) -> dict[str, int]:
    """Where a player's Vikings of this round stand, and how many."""
    return {space: n for space, (by, n, when) in s.stands.items() if by == seat and when == s.round}


@card(76, on="play")
async def homecomer(s: State, seat: int) -> None:
    """A Viking may come back from each space of the fourth column."""
    for space in own_stands(s, seat):
        if s.box.spaces[space].column == 4 and await offer(s, seat, "call_back", [("call", space, "1")], price=0):
            await call_back(s, space, 1)


@card(77, on="play")
async def follower(s: State, seat: int) -> None:
    """Use an occupied space of the second column without placing Vikings."""
    spaces = [s.box.spaces[space] for space in s.stands]
    options: list[Option] = [
        ("imitate", space.id) for space in spaces if space.column == 2 and not space.imitate and usable(s, seat, space)
    ]
    choice = await offer(s, seat, "follow", options)
    if choice:
        await use_without(s, seat, s.box.spaces[choice[1]])


@card(85, on="play")
async def hornblower(s: State, seat: int) -> None:
    """Hunt game for 1 silver, and lay a snare for 2, without Vikings."""
    for roll, price in (("hunting_game", 1), ("laying_a_snare", 2)):
        if has(s, seat, "silver") >= price and await offer(s, seat, "hire", [("hire", roll)], price=price):
            spend(s, seat, "silver", price)
            await card_dice(s, seat, roll)
