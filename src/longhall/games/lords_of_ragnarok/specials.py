"""Step 5 of a person's turn: the special actions of the wheel, and Build Monument (rules 9.1-9.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.lords_of_ragnarok.armies import activations, contest, opposed, work
from longhall.games.lords_of_ragnarok.artefacts import any_time, use_artefact
from longhall.games.lords_of_ragnarok.battle import retreat, retreat_follower
from longhall.games.lords_of_ragnarok.box import BUILD_MONUMENT
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import check_victory, take_control
from longhall.games.lords_of_ragnarok.gains import draw_cards, gain_runes, select_blessings
from longhall.games.lords_of_ragnarok.hooks import hooked, total
from longhall.games.lords_of_ragnarok.hunt import hunt, huntable
from longhall.games.lords_of_ragnarok.monsters import activate
from longhall.games.lords_of_ragnarok.monument import check_signs, finish_monument, unfinished
from longhall.games.lords_of_ragnarok.realms import lay_marker
from longhall.games.lords_of_ragnarok.sheet import (
    armies_at,
    authority,
    controlled_monsters,
    effect,
    enemies_at,
    enemy_force,
    enterable,
    free_army,
    might,
    neutral_monsters,
    population,
    wisdom,
)
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.cards import exhaust
from longhall.games.lords_of_ragnarok.verbs.pieces import gain_priests, move_army, recruit
from longhall.games.lords_of_ragnarok.verbs.world import build_level, build_temple
from longhall.kernel import Ask, Option, Rule

DONE: Option = ("done",)


async def special(s: State, seat: int) -> None:
    """Choose a special action; whoever can do none puts a marker down and does nothing (rules 9.1, 9.13)."""
    while True:
        choice = await Ask(seat, "special", special_options(s, seat))
        if choice[0] != "use":
            break
        await use_artefact(s, seat, choice[1])
    if choice[1] == BUILD_MONUMENT:
        await build_monument(s, seat)
        return
    await lay_marker(s, seat, s.box.realm_of[choice[1]])
    if choice[0] == "take" and performable(s, seat, choice[1]):
        await ACTIONS[choice[1]](s, seat)


def special_options(s: State, seat: int) -> list[Option]:
    """The free spaces of the wheel whose action can be performed, in realm order, Build Monument, artefacts."""
    free = [word for word, markers in zip(s.box.action_of, s.wheel, strict=True) if seat not in markers]
    options: list[Option] = [("take", word) for word in free if performable(s, seat, word)]
    if len(free) < len(s.wheel) or not s.rules.build_monument_needs_marker:
        options.append(("take", BUILD_MONUMENT))
    if not options:
        options = [("idle", word) for word in free]
    return options + any_time(s, seat)


def performable(s: State, seat: int, action: str) -> bool:
    """Whether a person can perform a special action of the wheel now."""
    p = s.players[seat]
    match action:
        case "reinforce":
            return free_army(p) >= 0 and bool(settlements(s, seat))
        case "mobilize":
            return any(p.where)
        case "build_temple":
            return bool(shrines(s, seat)) and s.temples.bit_count() < s.rules.temples
        case "monsters":
            return bool(huntable(s, seat) or controlled_monsters(s, seat) or neutral_monsters(s))
        case "usurp":
            return usurp_need(s, seat, s.players[seat].hero_at) <= usurp_might(s, seat) + total(s, seat, "usurp_might")
        case _:  # prepare
            return True


# ---- reinforce, mobilize, prepare (rules 9.6-9.8) --------------------------------------------------------------------


def settlements(s: State, seat: int) -> int:
    """Where a person can recruit: settlements under control, without Loki."""
    p = s.players[seat]
    return p.holds & s.map.settlements & enterable(s, p)


async def reinforce(s: State, seat: int) -> None:
    """Recruit an army with the value of authority in a settlement under control."""
    p, regions = s.players[seat], bits(settlements(s, seat))
    region = regions[0]
    if len(regions) > 1:
        _, word = await Ask(seat, "reinforce", [("recruit", s.map.word[region]) for region in regions])
        region = s.map.number[word]
    recruit(s, seat, free_army(p), region, authority(p) + effect(s, p, "reinforce_value"))


async def mobilize(s: State, seat: int) -> None:
    """Activate each army once: all marches first, then the battles in any order, then control (rule 9.7)."""
    p = s.players[seat]
    left = [army for army, at in enumerate(p.where) if at]
    came: dict[int, list[tuple[int, int]]] = {}
    while left:
        able = activations(s, seat, left)
        choice = await Ask(seat, "mobilize", [DONE, *able, *any_time(s, seat)])
        if choice == DONE:
            break
        if choice[0] == "use":
            await use_artefact(s, seat, choice[1])
            left = [army for army in left if p.where[army]]
            continue
        army = able[choice]
        left.remove(army)
        if choice[0] == "march":
            region = s.map.number[choice[3]]
            came.setdefault(region, []).append((army, p.where[army]))
            move_army(s, seat, army, region)
        else:
            await work(s, seat, choice, army)
    await resolve_marches(s, seat, came)


async def resolve_marches(s: State, seat: int, came: dict[int, list[tuple[int, int]]]) -> None:
    """Battles in the order that the person chooses, then control where there was none."""
    battles = [region for region in sorted(came) if opposed(s, seat, region) >= 0]
    while battles:
        region = battles[0]
        if len(battles) > 1:
            _, word = await Ask(seat, "battle_order", [("fight", s.map.word[region]) for region in battles])
            region = s.map.number[word]
        battles.remove(region)
        await resolve_march(s, seat, region, came.pop(region))
    for region in sorted(came):
        await resolve_march(s, seat, region, came[region])


async def resolve_march(s: State, seat: int, region: int, came: list[tuple[int, int]]) -> None:
    """The armies that are still where they marched to fight, or take control."""
    still = [(army, source) for army, source in came if s.players[seat].where[army] == region]
    if still:
        await contest(s, seat, region, still)


async def prepare(s: State, seat: int) -> None:
    """Gain runes equal to wisdom and draw 2 cards."""
    await gain_runes(s, seat, wisdom(s.players[seat]))
    await draw_cards(s, seat, s.rules.prepare_cards)


# ---- build temple, monsters, usurp (rules 9.9-9.11) ------------------------------------------------------------------


def shrines(s: State, seat: int) -> int:
    """Shrines under control without a temple."""
    return s.players[seat].holds & s.map.shrines & ~s.temples


async def raise_temple(s: State, seat: int) -> None:
    """Build a temple on a shrine under control and gain a priest; some temples set off a selection of blessings."""
    regions = bits(shrines(s, seat))
    region = regions[0]
    if len(regions) > 1:
        _, word = await Ask(seat, "temple", [("temple", s.map.word[region]) for region in regions])
        region = s.map.number[word]
    selection = build_temple(s, seat, region)
    gain_priests(s, seat, 1 + effect(s, s.players[seat], "temple_priests"))
    check_victory(s, seat)
    if selection:
        await select_blessings(s, seat)


async def monsters(s: State, seat: int) -> None:
    """Hunt, or activate each monster under control, or one neutral monster by the die."""
    own = controlled_monsters(s, seat)
    options: list[Option] = [("hunt", name) for name in huntable(s, seat)]
    options += [("command",)] if own else [("rouse", name) for name in neutral_monsters(s)]
    choice = options[0] if len(options) == 1 else await Ask(seat, "monsters", options)
    match choice:
        case ("hunt", name):
            await hunt(s, seat, name)
        case ("rouse", name):
            await activate(s, seat, name)
        case _:
            while own:
                name = own[0]
                if len(own) > 1:
                    _, name = await Ask(seat, "command", [("rouse", name) for name in own])
                own.remove(name)
                await activate(s, seat, name)


def usurp_need(s: State, seat: int, region: int) -> int:
    """The might that usurping a region takes with the hero there; 99 where it cannot be usurped (rule 9.11)."""
    p, owner = s.players[seat], s.control[region]
    if owner == seat or any(q.hero_at == region for q in s.players if q is not p):
        return 99
    armies = enemy_force(s, seat, region)
    if owner < 0 or (not armies and s.rules.usurp_empty_by_population):
        return max(population(s, p, region), armies)
    return armies


def usurp_might(s: State, seat: int) -> int:
    """Might as it counts in a usurpation."""
    p = s.players[seat]
    return might(p) + effect(s, p, "usurp_might")


async def usurp(s: State, seat: int) -> None:
    """Take the hero's region; enemy armies retreat without losses; an army is recruited there."""
    p = s.players[seat]
    region = p.hero_at
    if usurp_need(s, seat, region) > usurp_might(s, seat):
        for name, _ in hooked(s, seat, "usurp_might"):
            exhaust(s, seat, name)
    await seize(s, seat, region)


async def seize(s: State, seat: int, region: int) -> None:
    """What a usurpation does, for people and followers alike (rule 9.11, p. 7)."""
    p = s.players[seat]
    for other in enemies_at(s, seat, region):
        if s.players[other].follower:
            await retreat_follower(s, other, region, armies_at(s.players[other], region))
        else:
            await retreat(s, other, region)
    await take_control(s, seat, region)
    if free_army(p) >= 0 and enterable(s, p) >> region & 1:
        recruit(s, seat, free_army(p), region, authority(p))


# ---- build monument (rule 9.12) --------------------------------------------------------------------------------------


async def build_monument(s: State, seat: int) -> None:
    """Add a level to a monument, check the preconditions, then everything starts afresh."""
    able = unfinished(s)
    if able:
        monument = able[0]
        if len(able) > 1:
            _, god = await Ask(seat, "monument", [("monument", s.box.gods[i]) for i in able])
            monument = s.box.gods.index(god)
        build_level(s, seat, monument)
    check_signs(s)
    await finish_monument(s, seat)


ACTIONS: Final[dict[str, Callable[[State, int], Rule[None]]]] = {
    "reinforce": reinforce,
    "mobilize": mobilize,
    "prepare": prepare,
    "build_temple": raise_temple,
    "monsters": monsters,
    "usurp": usurp,
}
