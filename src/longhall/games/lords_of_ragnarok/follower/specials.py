"""The special actions of a follower (p. 5-7): which one it takes, and what each does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.lords_of_ragnarok.box import BUILD_MONUMENT
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import check_victory
from longhall.games.lords_of_ragnarok.follower.beasts import activate_harmful, harmful, hunt, prey_of
from longhall.games.lords_of_ragnarok.follower.choice import Criterion, choose_region, explain, skipped
from longhall.games.lords_of_ragnarok.follower.fury import desolate
from longhall.games.lords_of_ragnarok.follower.invasion import (
    approach,
    choose_target,
    criteria,
    invade,
    powers,
    reinforce,
    superior_claim,
    targets,
    victim,
)
from longhall.games.lords_of_ragnarok.follower.runes import priority
from longhall.games.lords_of_ragnarok.gains import draw_cards, gain_runes, grow, select_blessings
from longhall.games.lords_of_ragnarok.monument import check_signs, finish_monument, unfinished
from longhall.games.lords_of_ragnarok.realms import lay_marker
from longhall.games.lords_of_ragnarok.sheet import (
    enemies_at,
    followers,
    force,
    free_army,
    hand_limit,
    might,
    rune_limit,
    tie_rule,
    wisdom,
)
from longhall.games.lords_of_ragnarok.specials import seize
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.pieces import gain_priests
from longhall.games.lords_of_ragnarok.verbs.world import build_level, build_temple
from longhall.kernel import Rule


async def special(s: State, seat: int) -> None:
    """Step 5: the chosen card's action, else the tile's, else Prepare, else Build Monument (p. 5)."""
    p = s.players[seat]
    card = s.box.action_cards[p.row[p.chosen]]
    wishes = [(card.special, "card"), (s.box.corrupted[p.hero].priority, "priority"), ("prepare", "prepare")]
    for action, by in wishes:
        space = s.box.realm_of[action]
        if seat in s.wheel[space]:
            skipped(s, seat, action, "marked")
        elif not AVAILABLE[action](s, seat):
            skipped(s, seat, action, "nothing_possible")
        else:
            explain(s, seat, "special", action, by)
            await lay_marker(s, seat, space)
            await perform(s, seat, action)
            return
    explain(s, seat, "special", BUILD_MONUMENT, "last_resort")
    await build_monument(s, seat)


async def perform(s: State, seat: int, action: str) -> None:
    """Do the action, unless the bonus of the realm has just made it impossible (ruling `realm_before_action`)."""
    if AVAILABLE[action](s, seat):
        await ACTIONS[action](s, seat)
    else:
        skipped(s, seat, action, "nothing_possible")


# ---- reinforce, mobilize, prepare (p. 6) -----------------------------------------------------------------------------


async def do_reinforce(s: State, seat: int) -> None:
    """Recruit an army; without a settlement that brings desolation."""
    if await reinforce(s, seat, "reinforce"):
        await desolate(s, seat, "no_settlement")


async def mobilize(s: State, seat: int) -> None:
    """Each army from the weakest up invades, or moves up, or grows; with no new region, desolation."""
    p = s.players[seat]
    sign = -1 if tie_rule(s, p) == "max" else 1
    order = [army for army, at in enumerate(p.where) if at]
    order.sort(key=lambda army: (p.value[army], sign * p.where[army]))
    before = p.holds
    for army in order:
        if p.where[army]:
            await rouse_army(s, seat, army)
    if not p.holds & ~before:
        await desolate(s, seat, "no_region")


async def rouse_army(s: State, seat: int, army: int) -> None:
    """One army's part in a mobilisation."""
    p = s.players[seat]
    found = targets(s, seat, powers(p, s.map.near, [army]))
    if found:
        await invade(s, seat, army, await choose_target(s, seat, found))
    elif not s.map.near[p.where[army]] & ~p.holds:
        await approach(s, seat, army)
    elif p.value[army] < s.rules.army_value_max:
        explain(s, seat, "mobilize", s.map.word[p.where[army]], "grows")
        await grow(s, seat, army)
    else:
        explain(s, seat, "mobilize", s.map.word[p.where[army]], "draws")
        await draw_cards(s, seat, 1)


async def prepare(s: State, seat: int) -> None:
    """Runes equal to wisdom, and 2 cards."""
    await gain_runes(s, seat, wisdom(s.players[seat]))
    await draw_cards(s, seat, s.rules.prepare_cards)


def can_prepare(s: State, seat: int) -> bool:
    """Not with 6 runes and 8 cards."""
    p = s.players[seat]
    return sum(p.runes) < rune_limit(s, p) or len(p.hand) < hand_limit(s, p)


# ---- build temple, monsters, usurp (p. 6-7) --------------------------------------------------------------------------


def sites(s: State, seat: int) -> tuple[int, ...]:
    """Shrines under its control without a temple, while temples are left."""
    if s.temples.bit_count() >= s.rules.temples:
        return ()
    return bits(s.players[seat].holds & s.map.shrines & ~s.temples)


async def raise_temple(s: State, seat: int) -> None:
    """Build a temple and gain a priest; a selection of blessings brings desolation too."""
    region = await choose_region(s, seat, "build_temple", sites(s, seat))
    selection = build_temple(s, seat, region)
    gain_priests(s, seat, 1)
    check_victory(s, seat)
    if selection:
        await select_blessings(s, seat)
        await desolate(s, seat, "blessings")


def hunts(s: State, seat: int) -> bool:
    """Whether a follower hunts: monsters are its priority, and one can be hunted."""
    tile = s.box.corrupted[s.players[seat].hero]
    return tile.priority == "monsters" and bool(prey_of(s, seat))


async def monsters(s: State, seat: int) -> None:
    """Hunt if that is its way; else activate a monster that can harm people, which brings desolation."""
    if hunts(s, seat):
        await hunt(s, seat)
    else:
        await activate_harmful(s, seat)
        await desolate(s, seat, "monsters")


def usurpable(s: State, seat: int) -> list[int]:
    """What a follower can usurp: the hero's region if possible, else those beside it (p. 7, 8)."""
    p = s.players[seat]
    if can_usurp(s, seat, p.hero_at):
        return [p.hero_at]
    return [region for region in s.map.adjacent[p.hero_at] if can_usurp(s, seat, region)]


def can_usurp(s: State, seat: int, region: int) -> bool:
    """Might against population or armies; not where another hero is; another follower's only by a superior claim."""
    p, owner = s.players[seat], s.control[region]
    if owner == seat or any(q.hero_at == region for q in s.players if q is not p):
        return False
    there = enemies_at(s, seat, region)
    armies = sum([force(s.players[other], region) for other in there])
    if owner < 0:
        if any(s.players[other].follower for other in there):
            return False
        return might(p) >= max(s.map.population[region], armies)
    if s.players[owner].follower and not superior_claim(s, seat, region):
        return False
    if not armies and s.rules.usurp_empty_by_population:
        armies = s.map.population[region]
    return might(p) >= armies


async def usurp(s: State, seat: int) -> None:
    """Take the hero's region or one beside it, by the tile's method; among several followers people's regions first."""
    found = usurpable(s, seat)
    order: list[Criterion] = criteria(s, seat)
    if len(followers(s)) > 1:
        order.insert(0, ("controller", lambda region: controller_rank(s, region)))
    await seize(s, seat, await choose_region(s, seat, "usurp", found, order, victim(s)))


def controller_rank(s: State, region: int) -> int:
    """A person's region, then a follower's, then a neutral one (p. 8)."""
    owner = s.control[region]
    return 2 if owner < 0 else 1 if s.players[owner].follower else 0


# ---- build monument (p. 7) -------------------------------------------------------------------------------------------


async def build_monument(s: State, seat: int) -> None:
    """The next level of the first unfinished monument in the tile's order; no new precondition brings desolation."""
    able = unfinished(s)
    wanted = [s.box.monument_of[which] for which in priority(s, s.players[seat])]
    for monument in wanted:
        if monument in able:
            gods = [s.box.gods[i] for i in able]
            explain(s, seat, "monument", s.box.gods[monument], "attribute_order", gods)
            build_level(s, seat, monument)
            break
    if not check_signs(s):
        await desolate(s, seat, "no_sign")
    await finish_monument(s, seat)


AVAILABLE: Final[dict[str, Callable[[State, int], bool]]] = {
    "reinforce": lambda s, seat: free_army(s.players[seat]) >= 0,
    "mobilize": lambda s, seat: any(s.players[seat].where),
    "prepare": can_prepare,
    "build_temple": lambda s, seat: bool(sites(s, seat)),
    "monsters": lambda s, seat: hunts(s, seat) or bool(harmful(s, seat)),
    "usurp": lambda s, seat: bool(usurpable(s, seat)),
}

ACTIONS: Final[dict[str, Callable[[State, int], Rule[None]]]] = {
    "reinforce": do_reinforce,
    "mobilize": mobilize,
    "prepare": prepare,
    "build_temple": raise_temple,
    "monsters": monsters,
    "usurp": usurp,
}
