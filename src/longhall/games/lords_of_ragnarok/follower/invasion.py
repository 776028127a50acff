"""How a follower invades: difficulty, what can be captured, how it chooses, and the step of manoeuvres (p. 4-5, 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from longhall.games.lords_of_ragnarok.battle import battle, retreat_follower
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import settle
from longhall.games.lords_of_ragnarok.follower.choice import Criterion, choose_army, choose_region, explain, skipped
from longhall.games.lords_of_ragnarok.follower.fury import desolate
from longhall.games.lords_of_ragnarok.gains import grow
from longhall.games.lords_of_ragnarok.sheet import (
    armies_at,
    army_mask,
    authority,
    defence_value,
    effect,
    enemies_at,
    force,
    free_army,
    held_by_people,
    support,
    temples_of,
    wins_with,
    wisdom,
)
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.verbs.pieces import move_army, raise_attribute, recruit, shrink_army

Powers = dict[int, int]
"""The value of the strongest single army that could enter each region."""

# ---- difficulty ------------------------------------------------------------------------------------------------------


def defence_of(s: State, seat: int, region: int) -> int:
    """A person's armies in a region with the bonuses of a defender (p. 4)."""
    p = s.players[seat]
    armies = force(p, region)
    return armies + effect(s, p, "defend_value") if armies else 0


def difficulty(s: State, region: int) -> int:
    """The difficulty of invading a region: population, or the armies of people (p. 4).

    Where people's armies stand in a neutral region it is the higher of both (ruling `neutral_with_armies`); against
    another follower the higher of its armies and its support army (p. 8).
    """
    owner = s.control[region]
    if owner >= 0 and s.players[owner].follower:
        helper = support(s, owner, region)
        return max(force(s.players[owner], region), s.players[owner].value[helper] if helper >= 0 else 0)
    there = [defence_of(s, other, region) for other in enemies_at(s, -1, region) if not s.players[other].follower]
    return max([*there, 0 if owner >= 0 else s.map.population[region]])


def superior_claim(s: State, seat: int, region: int) -> bool:
    """Whether a follower's claim on another follower's region overrides the owner's (p. 8)."""
    p, owner = s.players[seat], s.players[s.control[region]]
    if s.temples >> region & 1 and temples_of(s, owner) < temples_of(s, p):
        return True
    land = s.map.lands[s.map.land[region]]
    return (p.holds & land).bit_count() > (owner.holds & land).bit_count()


def reserves(s: State, p: Player) -> int:
    """What the cards in its hand add to an attack on people: 1 each, at most its wisdom (p. 4)."""
    return min(len(p.hand), wisdom(p))


def capturable(s: State, seat: int, region: int, power: int) -> bool:
    """Whether a follower can capture a region with an army of that value (p. 4, 8)."""
    p, owner = s.players[seat], s.control[region]
    if owner == seat:
        return False
    hard, tucked = difficulty(s, region), len(p.tucked)
    if owner >= 0 and s.players[owner].follower:
        return superior_claim(s, seat, region) and power >= hard
    there = enemies_at(s, seat, region)
    if owner < 0:
        if s.map.population[region] > power + tucked or any(s.players[other].follower for other in there):
            return False
        return all(defence_of(s, other, region) < power + tucked + reserves(s, p) for other in there)
    margin = s.rules.winning_attack_margin + 1 if wins_with(s, p.holds | 1 << region) else 0
    return hard < power + tucked + reserves(s, p) + margin


def powers(p: Player, near: tuple[int, ...], armies: Iterable[int]) -> Powers:
    """The strongest single army that could enter each region beside these armies."""
    found: Powers = {}
    for army in armies:
        value = p.value[army]
        for region in bits(near[p.where[army]]):
            if found.get(region, 0) < value:
                found[region] = value
    return found


def targets(s: State, seat: int, reach: Powers) -> list[int]:
    """The regions that can be captured, ascending; only those that win at once, if there are any (p. 4)."""
    holds = s.players[seat].holds
    found = [
        region for region in sorted(reach) if not holds >> region & 1 and capturable(s, seat, region, reach[region])
    ]
    return [region for region in found if wins_with(s, holds | 1 << region)] or found


# ---- choosing --------------------------------------------------------------------------------------------------------


def site_rank(s: State) -> Callable[[int], int]:
    """A temple, then a shrine without one, then neither."""
    return lambda region: 0 if s.temples >> region & 1 else 1 if s.map.shrines >> region & 1 else 2


def criteria(s: State, seat: int) -> list[Criterion]:
    """The three methods of choosing a target, as the tile says (p. 5)."""
    holds, theirs, chart = s.players[seat].holds, held_by_people(s), s.map
    site: Criterion = ("site", site_rank(s))
    hard: Criterion = ("difficulty", lambda region: difficulty(s, region))
    near: Criterion = ("distance", lambda region: chart.steps_to(region, theirs))
    land: Criterion = ("land", lambda region: -(holds & chart.lands[chart.land[region]]).bit_count())
    method = s.box.corrupted[s.players[seat].hero].method
    return {1: [site, hard, near], 2: [near, hard, site], 3: [land, site, hard]}[method]


def victim(s: State) -> Callable[[int], int]:
    """The person whose region would be attacked, or whose armies stand there; -1 if nobody's."""

    def owner(region: int) -> int:
        seats = [s.control[region], *enemies_at(s, -1, region)]
        return next((seat for seat in seats if seat >= 0 and not s.players[seat].follower), -1)

    return owner


async def choose_target(s: State, seat: int, regions: list[int]) -> int:
    """Choose what to invade by the tile's method (p. 5)."""
    rule = f"method_{s.box.corrupted[s.players[seat].hero].method}"
    return await choose_region(s, seat, rule, regions, criteria(s, seat), victim(s))


# ---- invading --------------------------------------------------------------------------------------------------------


async def invade(s: State, seat: int, army: int, region: int) -> bool:
    """An army enters a region that can be captured; whether the follower controls it then (p. 5, 8)."""
    source = s.players[seat].where[army]
    move_army(s, seat, army, region)
    return await arrive(s, seat, army, region, source)


async def arrive(s: State, seat: int, army: int, region: int, source: int) -> bool:
    """What happens where an army has come: another follower gives way, people fight, else control is checked."""
    owner = s.control[region]
    if owner >= 0 and s.players[owner].follower:
        await overrun(s, seat, army, region, owner)
    else:
        there = enemies_at(s, seat, region)
        if there:
            await battle(s, seat, there[0], region, [(army, source)])
        else:
            await settle(s, seat, region)
    return s.control[region] == seat


async def overrun(s: State, seat: int, army: int, region: int, owner: int) -> None:
    """A follower takes another's region without a battle: both lose 1, not the last point; the loser goes (p. 8)."""
    p, q = s.players[seat], s.players[owner]
    there = armies_at(q, region)
    helper = support(s, owner, region)
    if there or helper >= 0:
        defender = max(there, key=lambda a: q.value[a]) if there else helper
        for loser, figure in ((seat, army), (owner, defender)):
            if s.players[loser].value[figure] > 1:
                shrink_army(s, loser, figure, 1, "overrun")
    await retreat_follower(s, owner, region, there)
    if p.where[army] == region:
        await settle(s, seat, region)


async def strongest_beside(s: State, seat: int, region: int) -> int:
    """The strongest army beside a region (p. 5)."""
    p, near = s.players[seat], s.map.near[region]
    armies = [army for army, at in enumerate(p.where) if near >> at & 1]
    return await choose_army(s, seat, "strongest", armies, [("value", lambda army: -p.value[army])])


async def approach(s: State, seat: int, army: int) -> bool:
    """Move an army through its own regions nearer to one that it does not control; whether it could (p. 4)."""
    p, chart = s.players[seat], s.map
    goal, here = chart.all & ~p.holds, p.where[army]
    steps = chart.steps_to(here, goal)
    nearer = [r for r in chart.adjacent[here] if p.holds >> r & 1 and chart.steps_to(r, goal) < steps]
    if not nearer:
        return False
    region = await choose_region(s, seat, "approach", nearer, [("distance", lambda r: chart.steps_to(r, goal))])
    move_army(s, seat, army, region)
    return True


async def manoeuvres(s: State, seat: int) -> None:
    """Step 4: invade, or strengthen, or move up, or pass; with no army on the map, recruit (p. 4)."""
    p = s.players[seat]
    if not army_mask(p):
        explain(s, seat, "manoeuvres", "recruit_army", "no_army")
        await reinforce(s, seat, "manoeuvres")
        await desolate(s, seat, "no_army")
        return
    armies = [army for army, at in enumerate(p.where) if at]
    found = targets(s, seat, powers(p, s.map.near, armies))
    if found:
        region = await choose_target(s, seat, found)
        await invade(s, seat, await strongest_beside(s, seat, region), region)
        return
    theirs, chart = held_by_people(s), s.map
    order: list[Criterion] = [
        ("borders", lambda army: -(chart.near[p.where[army]] & theirs).bit_count()),
        ("distance", lambda army: chart.steps_to(p.where[army], theirs)),
    ]
    while armies:
        army = await choose_army(s, seat, "strengthen", armies, order)
        if p.value[army] < s.rules.army_value_max:
            await grow(s, seat, army)
            return
        if await approach(s, seat, army):
            return
        armies.remove(army)
    skipped(s, seat, "manoeuvres", "nothing_possible")


# ---- recruiting (p. 6) -----------------------------------------------------------------------------------------------


async def reinforce(s: State, seat: int, rule: str) -> bool:
    """Recruit an army by the rule of Reinforce; whether the follower had no settlement for it (p. 6)."""
    p = s.players[seat]
    army, value = free_army(p), authority(p)
    settled = p.holds & s.map.settlements
    if p.holds:
        theirs = held_by_people(s)
        order: list[Criterion] = [
            ("distance", lambda region: s.map.steps_to(region, theirs)),
            ("defence", lambda region: defence_value(s, seat, region)),
        ]
        region = await choose_region(
            s, seat, "settlement" if settled else "any_region", bits(settled or p.holds), order
        )
        recruit(s, seat, army, region, value)
        return not settled
    found = targets(s, seat, dict.fromkeys(bits(s.map.all), value))
    if found:
        region = await choose_target(s, seat, found)
        recruit(s, seat, army, region, value)
        await arrive(s, seat, army, region, 0)
    else:
        explain(s, seat, rule, "authority", "nothing_capturable")
        raise_attribute(s, seat, 2)
    return True
