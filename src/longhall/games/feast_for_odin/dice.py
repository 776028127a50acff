"""Actions with a die (p. 17-19): hunting, snares and whaling want a low result, raids and pillages a high one."""

from __future__ import annotations

from longhall.games.feast_for_odin.gains import DECLINE, call_back, receive
from longhall.games.feast_for_odin.hooks import fire, fire_all, hooks
from longhall.games.feast_for_odin.records import Roll
from longhall.games.feast_for_odin.sheet import has, rule
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import (
    begin_roll,
    count_throw,
    keep_ship_used,
    note_boats,
    note_spent,
    open_deed,
    set_deed,
    spend,
    tell_roll,
)
from longhall.kernel import Ask, Chance, Option

ROLL: Option = ("roll",)
FAIL: Option = ("fail",)
ENOUGH: Option = ("done",)


async def dice(s: State, seat: int, name: str, boats: int = 0) -> None:
    """An action with a die, within the action going on."""
    for hook in hooks(s, seat, "instead"):
        if await hook(s, seat, name):
            return
    begin_roll(s, name)
    roll, keys = s.box.rolls[name], _keys(s, name)
    await fire_all(s, seat, "before_roll", keys)
    won = await (hunt(s, seat, roll, boats) if roll.low else battle(s, seat, roll))
    tell_roll(s, seat, name, won)
    if won:
        await fire_all(s, seat, "success", keys)
    else:
        await receive(s, seat, roll.failure)
        await fire_all(s, seat, "failure", keys)
        await come_back(s, seat, roll.returned)
    await fire_all(s, seat, "rolled", keys)


def _keys(s: State, name: str) -> tuple[str, ...]:
    assert s.deed is not None
    return (name, s.deed.space)


async def card_dice(s: State, seat: int, name: str) -> None:
    """An action with a die that a card allows: no Vikings stand anywhere for it."""
    outer = s.deed
    open_deed(s, seat, "", "")
    await dice(s, seat, name)
    await fire(s, seat, "acted")
    set_deed(s, outer)


def throws(s: State, seat: int) -> int:
    """How often the die may be thrown: three times, cards may add (p. 17)."""
    return s.box.table.throws + sum([s.box.occupations[card].throws for card in s.players[seat].played])


def bonus(s: State, seat: int, name: str) -> int:
    """What cards add to each throw."""
    return sum([s.box.occupations[card].roll_bonus.get(name, 0) for card in s.players[seat].played])


async def come_back(s: State, seat: int, most: int) -> None:
    """After a failure Vikings may come back from the space (p. 18)."""
    assert s.deed is not None
    stand = s.deed.stand
    if not most or stand not in s.stands:
        return
    most = min(most, s.stands[stand][1])
    choice = await Ask(seat, "recall", [*[("recall", str(n)) for n in range(most, 0, -1)], DECLINE], space=stand)
    if choice != DECLINE:
        await call_back(s, stand, int(choice[1]))


# ---- hunting, snares, whaling (p. 18) ------------------------------------------------------------------------------


async def hunt(s: State, seat: int, roll: Roll, boats: int) -> bool:
    """Throw low; the result is paid with wood and the weapon. A result of 0 is a success at once."""
    assert s.deed is not None
    modifier = bonus(s, seat, roll.id) - (await choose_boats(s, seat, boats) if boats else 0)
    while True:
        (eye,) = await Chance(roll.id, roll.die)
        result = max(0, eye + 1 + modifier)
        count_throw(s, seat, roll.id, eye + 1, result)
        if result == 0:
            note_spent(s, {})
            break
        options = hunt_options(s, seat, roll, result)
        if s.deed.throws < throws(s, seat):
            options.append(ROLL)
        choice = await Ask(seat, "hunt", options, roll=roll.id, throw=eye + 1, result=result, nth=s.deed.throws)
        if choice == FAIL:
            return False
        if choice != ROLL:
            spent = {roll.weapon: int(choice[1]), "wood": int(choice[2])}
            for word, number in spent.items():
                spend(s, seat, word, number)
            note_spent(s, spent)
            break
    await receive(s, seat, roll.success)
    return True


def hunt_options(s: State, seat: int, roll: Roll, result: int) -> list[Option]:
    """Every mixture of weapons and wood that pays for a result, weapons first, and failure."""
    worth = rule(s, seat, "spear_strength") or 1 if roll.weapon == "spear" else 1
    options: list[Option] = []
    for weapons in range(min(has(s, seat, roll.weapon), -(-result // worth)), -1, -1):
        wood = max(0, result - worth * weapons)
        if wood <= has(s, seat, "wood"):
            options.append(("succeed", str(weapons), str(wood)))
    options.append(FAIL)
    return options


async def choose_boats(s: State, seat: int, most: int) -> int:
    """How many boats go whaling, those with the most ore; asked only where fewer could be better. Gives their ore."""
    loads = sorted(s.players[seat].boats, reverse=True)
    number = min(most, len(loads))
    if number > 1 and rule(s, seat, "count_boats"):
        choice: Option = await Ask(seat, "boats", [("boats", str(n)) for n in range(number, 0, -1)])
        number = int(choice[1])
    note_boats(s, number)
    return sum(loads[:number]) + number * s.box.ships["whaling_boat"].printed_ore


# ---- raids and pillages (p. 17-18) ---------------------------------------------------------------------------------


async def battle(s: State, seat: int, roll: Roll) -> bool:
    """Throw high; stone and long swords raise the result. A success takes one blue good or special tile."""
    assert s.deed is not None
    p = s.players[seat]
    keep_ship_used(s, p)
    added, ore, all_ore = bonus(s, seat, roll.id), max(p.longships, default=0), sum(p.longships)
    for hook in hooks(s, seat, "boost"):
        added += await hook(s, seat, roll.id)
    if roll.id == "pillaging":
        added += ore - (all_ore - sum(p.longships))  # ore that a card used up came from the longship that goes out
    while True:
        (eye,) = await Chance(roll.id, roll.die)
        result = eye + 1 + added
        count_throw(s, seat, roll.id, eye + 1, result)
        options = [*loot_options(s, seat, roll, result, []), FAIL]
        if s.deed.throws < throws(s, seat):
            options.append(ROLL)
        choice = await Ask(seat, "battle", options, roll=roll.id, throw=eye + 1, result=result, nth=s.deed.throws)
        if choice == FAIL:
            return False
        if choice != ROLL:
            break
    await plunder(s, seat, roll, result, choice[1])
    return True


def swords(s: State, seat: int) -> dict[str, int]:
    """The sword value of everything that a battle can win."""
    box = s.box
    found = {good: box.goods[good].sword for good in box.by_colour["blue"]}
    if rule(s, seat, "take_green"):
        found |= {good: box.goods[box.upgrade[good]].sword - 1 for good in box.by_colour["green"]}
    tiles = {tile: box.specials[tile].sword for tile in s.specials}
    if tiles and rule(s, seat, "lower_highest"):
        highest = max(tiles.values())
        tiles = {tile: sword - (sword == highest) for tile, sword in tiles.items()}
    return found | tiles


def strength_at_hand(s: State, seat: int) -> int:
    """How much a player could still add to the result of a battle."""
    extra = has(s, seat, "spear") if rule(s, seat, "spears_as_swords") else 0
    return has(s, seat, "stone") * (rule(s, seat, "stone_strength") or 1) + has(s, seat, "long_sword") + extra


def loot_options(s: State, seat: int, roll: Roll, result: int, taken: list[str]) -> list[Option]:
    """What the player can win with a result and all that could be added; a result below the least wins nothing."""
    values = swords(s, seat)
    reach = result + strength_at_hand(s, seat)
    if reach < roll.least:
        return []
    reach -= sum([values[tile] for tile in taken])
    gone = [tile for tile in taken if tile in s.specials]
    return [("take", tile) for tile, value in values.items() if value <= reach and tile not in gone]


async def plunder(s: State, seat: int, roll: Roll, result: int, tile: str) -> None:
    """Pay for what the result lacks, and take the loot; some may split the result between two goods."""
    taken, values = [tile], swords(s, seat)
    if rule(s, seat, "split_result"):
        more = loot_options(s, seat, roll, result, taken)
        choice = await Ask(seat, "second_loot", [*more, ENOUGH], tile=tile) if more else ENOUGH
        if choice != ENOUGH:
            taken.append(choice[1])
    lacking = max(roll.least, sum([values[t] for t in taken])) - result
    spent = {"stone": 0, "long_sword": 0, "spear": 0}
    ways = strength_options(s, seat, lacking)
    if lacking > 0:
        _, *numbers = ways[0] if len(ways) == 1 else await Ask(seat, "strength", ways, lacking=lacking)
        spent = dict(zip(spent, map(int, numbers), strict=True))
        for word, number in spent.items():
            spend(s, seat, word, number)
    note_spent(s, spent)
    for won in taken:
        await receive(s, seat, {won: 1})


def strength_options(s: State, seat: int, lacking: int) -> list[Option]:
    """Every way to raise the result by what it lacks without waste: stones, long swords, spears where they count."""
    worth = rule(s, seat, "stone_strength") or 1
    spears = has(s, seat, "spear") if rule(s, seat, "spears_as_swords") else 0
    options: list[Option] = []
    for stones in range(min(has(s, seat, "stone"), -(-lacking // worth)) + 1):
        left = max(0, lacking - worth * stones)
        options += [
            ("spend", str(stones), str(left - lances), str(lances))
            for lances in range(min(spears, left) + 1)
            if left - lances <= has(s, seat, "long_sword")
        ]
    return options
