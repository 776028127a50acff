"""Monsters on the map: whom they can hit, crush and region attack, and their activation by people (rules 12-13).

How a follower decides for a monster is in `follower/beasts.py`; what the monster then does is here.
"""

from __future__ import annotations

from typing import NamedTuple

from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.follower.choice import choose_region
from longhall.games.lords_of_ragnarok.gains import discard_chosen, injure_hero
from longhall.games.lords_of_ragnarok.hooks import hooked
from longhall.games.lords_of_ragnarok.sheet import armies_at, army_mask, enterable, who
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import tell_step
from longhall.games.lords_of_ragnarok.verbs.pieces import move_army, shrink_army
from longhall.games.lords_of_ragnarok.verbs.world import clear_control, move_monster
from longhall.kernel import Ask, Chance, Option


class Target(NamedTuple):
    """What a region attack can hit: whose, where, and which army (-1 for a hero or a region)."""

    seat: int
    region: int
    army: int = -1


# ---- region attacks (rule 13.4) --------------------------------------------------------------------------------------


def reach(s: State, monster: str) -> int:
    """The regions that a monster's region attack reaches."""
    at, kind = s.monsters[monster].at, s.box.monsters[monster].reach
    if not at:
        return 0
    near = 0 if kind == "own" else s.map.near[at]
    return near if kind == "adjacent" else near | 1 << at


def targets(s: State, monster: str, seats: list[int]) -> list[Target]:
    """What a region attack can hit of these players' things."""
    area, kind = reach(s, monster), s.box.monsters[monster].attack
    if not area:
        return []
    if kind in ("army", "armies", "push"):
        return [
            Target(seat, at, army) for seat in seats for army, at in enumerate(s.players[seat].where) if area >> at & 1
        ]
    if kind == "control":
        manned = 0
        for p in s.players:
            manned |= army_mask(p)
        return [Target(seat, region) for seat in seats for region in bits(s.players[seat].holds & area & ~manned)]
    return [Target(seat, s.players[seat].hero_at) for seat in seats if vulnerable(s, seat) and in_area(s, seat, area)]


def vulnerable(s: State, seat: int) -> bool:
    """Whether a hero can be injured: not a follower's (p. 3), not one injured thrice."""
    p = s.players[seat]
    return not p.follower and not all(p.injured)


def in_area(s: State, seat: int, area: int) -> bool:
    return bool(area >> s.players[seat].hero_at & 1)


def foes(s: State, monster: str) -> list[int]:
    """The enemies of a monster: all but its controller (rule 12.2)."""
    ring = s.monsters[monster].ring
    return [seat for seat in range(len(s.players)) if seat != ring]


def fair_targets(s: State, monster: str, seat: int, forced: bool) -> list[Target]:
    """What the deciding player may attack; one's own things only if the die forces it and nothing else is there."""
    others = [foe for foe in foes(s, monster) if foe != seat]
    return targets(s, monster, others) or (targets(s, monster, [seat]) if forced else [])


async def region_attack(s: State, monster: str, seat: int, found: list[Target], target: Target) -> None:
    """A region attack on a target; one that hits all hits all that were found."""
    record = s.box.monsters[monster]
    tell_step(s, "region_attack", seat, monster=monster, whom=who(s, target.seat))
    every = record.attack in ("armies", "heroes")
    warded: set[int] = set()
    for one in found if every else [target]:
        if one.seat in warded or await ward(s, one.seat, monster):
            warded.add(one.seat)
            continue
        if record.attack in ("army", "armies"):
            shrink_army(s, one.seat, one.army, record.amount, monster)
        elif record.attack == "control":
            clear_control(s, one.region)
        elif record.attack == "push":
            await push(s, seat, monster, one)
        else:
            await injure_hero(s, one.seat, record.amount)
            await discard_chosen(s, one.seat, record.discard, "discard")


async def ward(s: State, seat: int, monster: str) -> bool:
    """Whether the victim cancels a region attack or crush with an artefact."""
    for _, hook in hooked(s, seat, "ward"):
        if await hook(s, seat, monster):
            return True
    return False


async def push(s: State, seat: int, monster: str, target: Target) -> None:
    """An army moves to an adjacent region of its owner, the deciding player says which; if there is none it loses 1."""
    p = s.players[target.seat]
    ways = bits(s.map.near[target.region] & p.holds & enterable(s, p))
    if not ways:
        shrink_army(s, target.seat, target.army, s.box.monsters[monster].amount, monster)
        return
    region = ways[0]
    if len(ways) > 1 and not s.players[seat].follower:
        options: list[Option] = [("push", s.map.word[way]) for way in ways]
        _, word = await Ask(seat, "push", options, monster=monster, region=s.map.word[target.region])
        region = s.map.number[word]
    elif len(ways) > 1:
        region = await choose_region(s, seat, "push", ways)
    move_army(s, target.seat, target.army, region, "pushed")


# ---- moving and crushing (rule 13.3) ---------------------------------------------------------------------------------


def crushable(s: State, monster: str, seat: int, region: int, own: bool) -> list[Target]:
    """The armies that a monster could crush in a region."""
    return [
        Target(foe, region, army)
        for foe in foes(s, monster)
        if own or foe != seat
        for army in armies_at(s.players[foe], region)
    ]


async def crush(s: State, monster: str, target: Target) -> None:
    """An army loses 1 where a monster comes."""
    if not await ward(s, target.seat, monster):
        shrink_army(s, target.seat, target.army, s.rules.crush_loss, monster)


def ways_for(s: State, monster: str, seat: int) -> list[int]:
    """Where a monster may go: adjacent by land, Loki anywhere else (rules 13.3, 13.6).

    A neutral one does not go where it would crush the deciding player's own army, if that can be helped (rule 13.5).
    """
    beast = s.monsters[monster]
    if monster == s.box.loki:
        return [region for region in bits(s.map.all) if region != beast.at]
    ways = list(s.map.adjacent[beast.at])
    if beast.ring == seat:
        return ways
    own = army_mask(s.players[seat])
    return [way for way in ways if not own >> way & 1] or ways


async def prowl(s: State, monster: str, seat: int, region: int) -> None:
    """A monster moves, and the deciding person picks an army for it to crush."""
    move_monster(s, monster, region)
    if monster == s.box.loki:
        return
    found = crushable(s, monster, seat, region, own=False) or crushable(s, monster, seat, region, own=True)
    if found:
        await crush(s, monster, await pick_target(s, seat, monster, found))


# ---- activation by a person (rules 13.1-13.2) ------------------------------------------------------------------------


def target_option(s: State, target: Target) -> Option:
    """How a target reads in an option: whose, where, and the value of the army (0 for a hero or a region)."""
    value = s.players[target.seat].value[target.army] if target.army >= 0 else 0
    return ("hit", who(s, target.seat), s.map.word[target.region], str(value))


async def pick_target(s: State, seat: int, monster: str, found: list[Target]) -> Target:
    """The deciding person picks a target."""
    options = {target_option(s, target): target for target in reversed(found)}
    if len(options) == 1:
        return found[0]
    return options[await Ask(seat, "target", sorted(options), monster=monster)]


def can_activate(s: State, seat: int) -> list[str]:
    """The monsters that a person may activate: controlled ones, and neutral ones by the die (rule 7.5)."""
    return [name for name, beast in s.monsters.items() if beast.at and beast.ring in (-1, seat)]


async def roll(s: State, seat: int, monster: str) -> str:
    """Roll the monster die: attack, move or choice."""
    (at,) = await Chance("monster_die", len(s.box.monster_die))
    face = s.box.monster_die[at]
    tell_step(s, "monster_die", seat, monster=monster, face=face)
    return face


async def activate(s: State, seat: int, monster: str) -> None:
    """A person activates a monster: its controller chooses; a neutral one goes by the die."""
    face = "choice" if s.monsters[monster].ring == seat else await roll(s, seat, monster)
    await decide(s, seat, monster, face)


async def decide(s: State, seat: int, monster: str, face: str) -> None:
    """The deciding person carries out what the die, or their own choice, allows."""
    neutral = s.monsters[monster].ring < 0
    found = [] if face == "move" else fair_targets(s, monster, seat, forced=neutral and face == "attack")
    options: list[Option] = [("attack",)] if found else []
    if face != "attack":
        options += [("prowl", s.map.word[way]) for way in ways_for(s, monster, seat)]
    if not options:
        return
    choice = options[0] if len(options) == 1 else await Ask(seat, "monster", options, monster=monster)
    if choice[0] == "attack":
        every = s.box.monsters[monster].attack in ("armies", "heroes")
        target = found[0] if every else await pick_target(s, seat, monster, found)
        await region_attack(s, monster, seat, found, target)
    else:
        await prowl(s, monster, seat, s.map.number[choice[1]])
