"""How a follower decides for monsters, and how it hunts (p. 5-7)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.chart import FAR, bits
from longhall.games.lords_of_ragnarok.control import spare_marker
from longhall.games.lords_of_ragnarok.follower.choice import (
    Criterion,
    choose,
    choose_monster,
    choose_region,
    explain,
    skipped,
)
from longhall.games.lords_of_ragnarok.follower.fury import desolate
from longhall.games.lords_of_ragnarok.gains import draw_cards
from longhall.games.lords_of_ragnarok.hunt import kill
from longhall.games.lords_of_ragnarok.monsters import (
    Target,
    crush,
    crushable,
    foes,
    region_attack,
    roll,
    targets,
)
from longhall.games.lords_of_ragnarok.sheet import (
    army_mask,
    controlled_monsters,
    force,
    held_by_people,
    might,
    neutral_monsters,
    open_wounds,
    people,
    people_armies,
)
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.cards import discard, mingle_hand, reveal_hand
from longhall.games.lords_of_ragnarok.verbs.course import tell_step
from longhall.games.lords_of_ragnarok.verbs.pieces import gain_priests
from longhall.games.lords_of_ragnarok.verbs.world import cover_wound, move_monster, take_ring
from longhall.kernel import Chance

# ---- which monster (p. 5, 6) -----------------------------------------------------------------------------------------


def can_harm(s: State, monster: str) -> bool:
    """Whether activating a monster could hit people: by a region attack, or by a crush."""
    return bool(targets(s, monster, people(s))) or bool(crush_ways(s, monster))


def crush_ways(s: State, monster: str) -> int:
    """The regions beside a monster where people's armies stand; Loki crushes nobody."""
    beast = s.monsters[monster]
    return 0 if monster == s.box.loki or not beast.at else s.map.near[beast.at] & people_armies(s)


def harmful(s: State, seat: int) -> list[str]:
    """The monsters that a follower would activate: its own that can harm people, else neutral ones that can."""
    own = [name for name in controlled_monsters(s, seat) if can_harm(s, name)]
    return own or [name for name in neutral_monsters(s) if can_harm(s, name)]


async def activate_harmful(s: State, seat: int) -> None:
    """Activate a harmful monster: of several under its control the one nearest to people's armies (p. 5)."""
    armies, found = people_armies(s), harmful(s, seat)
    own = s.monsters[found[0]].ring == seat
    near: Criterion = ("distance", lambda name: s.map.steps_to(s.monsters[name].at, armies))
    monster = await choose_monster(s, seat, "harmful", found, [near] if own else [])
    face = "choice" if own else await roll(s, seat, monster)
    await prowls(s, seat, monster, face)


# ---- what it does (p. 5) ---------------------------------------------------------------------------------------------


async def prowls(s: State, seat: int, monster: str, face: str) -> None:
    """A region attack on people if that is possible; else a move to crush their strongest army; else nearer to them."""
    found = targets(s, monster, people(s))
    if face != "move" and found:
        await attacks(s, seat, monster, found)
    elif face == "attack":
        forced = targets(s, monster, [foe for foe in foes(s, monster) if foe != seat]) or targets(s, monster, [seat])
        if forced:
            await attacks(s, seat, monster, forced)
    elif monster == s.box.loki:
        await loki_moves(s, seat)
    else:
        await moves(s, seat, monster)


async def attacks(s: State, seat: int, monster: str, found: list[Target]) -> None:
    """Choose whom a region attack hits: the strongest army; a temple, then a shrine (ruling `attack_target`)."""
    target = found[0]
    if s.box.monsters[monster].attack not in ("armies", "heroes") and len(found) > 1:
        target = found[await choose_found(s, seat, found)]
    await region_attack(s, monster, seat, found, target)


async def choose_found(s: State, seat: int, found: list[Target]) -> int:
    """The place of the target among those found."""

    def value(i: int) -> int:
        target = found[i]
        return -s.players[target.seat].value[target.army] if target.army >= 0 else 0

    def site(i: int) -> int:
        region = found[i].region
        return 0 if s.temples >> region & 1 else 1 if s.map.shrines >> region & 1 else 2

    def owner(i: int) -> int:
        return -1 if s.players[found[i].seat].follower else found[i].seat

    first = {(t.seat, t.region, value(i)): i for i, t in reversed(list(enumerate(found)))}
    criteria: list[Criterion] = [("value", value), ("site", site)]
    return await choose(
        s,
        seat,
        "attack_target",
        sorted(first.values()),
        criteria,
        lambda i: s.map.word[found[i].region],
        lambda i: (found[i].region, -value(i), -i),
        owner,
        lambda i: -value(i),
    )


async def moves(s: State, seat: int, monster: str) -> None:
    """Move to crush the strongest army of people, else nearer to one; never onto a follower's army (p. 5)."""
    beast, chart = s.monsters[monster], s.map
    shunned = 0
    for p in s.players:
        if p.follower:
            shunned |= army_mask(p)
    prey = bits(crush_ways(s, monster) & ~shunned)
    if prey:
        best: Criterion = ("value", lambda region: -strongest(s, region))
        region = await choose_region(s, seat, "crush", prey, [best], lambda region: army_owner(s, region))
        move_monster(s, monster, region)
        found = crushable(s, monster, seat, region, own=False)
        await crush(s, monster, max(found, key=lambda t: s.players[t.seat].value[t.army]))
        return
    armies = bits(people_armies(s))
    nearer = [
        way
        for way in chart.adjacent[beast.at]
        if not shunned >> way & 1 and any(chart.distance[way][at] < chart.distance[beast.at][at] for at in armies)
    ]
    if not nearer:
        skipped(s, seat, "prowl", "nothing_possible")
        return
    theirs = held_by_people(s)
    held: Criterion = ("controller", lambda region: 0 if theirs >> region & 1 else 1)
    move_monster(s, monster, await choose_region(s, seat, "prowl", nearer, [held]))


def strongest(s: State, region: int) -> int:
    """The value of the strongest army in a region."""
    return max([value for p in s.players for at, value in zip(p.where, p.value, strict=True) if at == region])


def army_owner(s: State, region: int) -> int:
    """Whose armies stand in a region, among people; -1 if nobody's."""
    return next((seat for seat in people(s) if region in s.players[seat].where), -1)


async def loki_moves(s: State, seat: int) -> None:
    """Loki goes to the people's region of the wheel with the strongest armies (ruling `follower_loki`)."""
    loki = s.monsters[s.box.loki]
    ways = bits(s.map.wheel & ~(1 << loki.at))

    def armies(region: int) -> int:
        owner = s.control[region]
        return 1 if owner < 0 or s.players[owner].follower else -force(s.players[owner], region)

    region = await choose_region(s, seat, "loki", ways, [("armies", armies)])
    move_monster(s, s.box.loki, region)


# ---- the hunt (p. 6) -------------------------------------------------------------------------------------------------


def prey_of(s: State, seat: int) -> list[str]:
    """The monsters that a follower can hunt: 1 region away, 1 more for each tucked card; Loki before all, if it may."""
    p = s.players[seat]
    steps = 1 + len(p.tucked)
    row = s.map.distance[p.hero_at] if p.hero_at else (FAR,) * (s.map.size + 1)
    near = [name for name, beast in s.monsters.items() if beast.at and row[beast.at] <= steps]
    if s.box.loki in near:
        if p.slayers >= s.rules.loki_slayer_tokens:
            return [s.box.loki]
        near.remove(s.box.loki)
    return near


def plan(s: State, seat: int, monster: str) -> list[tuple[str, int]]:
    """Which card covers which wound space (p. 6).

    Plain cards first, shields as any symbol last; spaces with a reward first, then the rightmost.
    """
    record, cards = s.box.monsters[monster], s.box.cards
    left = [i for i, marker in enumerate(s.monsters[monster].wounds) if marker < 0]
    left.sort(key=lambda i: (str(i + 1) not in record.rewards, -i))
    strikes: list[tuple[str, int]] = []
    hand = s.players[seat].hand
    for card in sorted(hand, key=lambda card: (cards[card].symbol == "shield", card)):
        symbol = cards[card].symbol
        space = next((i for i in left if symbol in ("shield", record.wounds[i])), -1)
        if space >= 0:
            left.remove(space)
            strikes.append((card, space))
    return strikes


async def hunt(s: State, seat: int) -> None:
    """A follower's hunt (p. 6): draw, strike, reward, kill or desolation, then its hand is mingled and drawn anew."""
    p = s.players[seat]
    await draw_cards(s, seat, might(p), beyond=True)
    await Chance("hunt_hand", 1, 0)
    reveal_hand(s, seat)
    plans = {name: plan(s, seat, name) for name in prey_of(s, seat)}
    fewest: Criterion = ("open_wounds", lambda name: open_wounds(s.monsters[name]) - len(plans[name]))
    monster = await choose_monster(s, seat, "prey", list(plans), [fewest])
    tell_step(s, "hunt", seat, monster=monster)
    beast, record = s.monsters[monster], s.box.monsters[monster]
    if beast.ring == seat:
        take_ring(s, monster)
    for card, space in plans[monster]:
        discard(s, seat, card)
        await spare_marker(s, seat)
        cover_wound(s, seat, monster, space)
    if any(str(space + 1) in record.rewards for _, space in plans[monster]):
        gain_priests(s, seat, 1)
    few = beast.wounds.count(seat) < s.rules.slayer_markers
    if not open_wounds(beast):
        await kill(s, seat, monster)
    elif few:
        await desolate(s, seat, "hunt")
    else:
        explain(s, seat, "hunt", monster, "enough_markers")
    await draw_cards(s, seat, mingle_hand(s, seat))
