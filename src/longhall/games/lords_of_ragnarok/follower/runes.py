"""The rune actions of a follower (p. 5-6): whether each can be performed, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import spare_marker
from longhall.games.lords_of_ragnarok.follower.beasts import activate_harmful, harmful
from longhall.games.lords_of_ragnarok.follower.choice import (
    Criterion,
    choose_army,
    choose_monster,
    explain,
    skipped,
)
from longhall.games.lords_of_ragnarok.follower.invasion import reinforce
from longhall.games.lords_of_ragnarok.gains import draw_cards, grow, growable
from longhall.games.lords_of_ragnarok.sheet import (
    challenge,
    controlled_monsters,
    free_army,
    hand_limit,
    neutral_monsters,
    open_wounds,
    wisdom,
)
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.verbs.course import tell_step
from longhall.games.lords_of_ragnarok.verbs.pieces import gain_any_runes, pay_any_runes, raise_attribute
from longhall.games.lords_of_ragnarok.verbs.world import ally, put_ring
from longhall.kernel import Rule


async def runes(s: State, seat: int) -> None:
    """Step 3: the first two rune actions of the other cards, left to right, that can be paid and done; else a rune."""
    p = s.players[seat]
    left = s.rules.follower_rune_actions + challenge(s, "rune_actions")
    done = 0
    for place, card in enumerate(list(p.row)):
        if place == p.chosen:
            continue
        for action in s.box.action_cards[card].runes:
            if done == left:
                break
            done += await attempt(s, seat, action, card)
    if not done:
        explain(s, seat, "runes", "rune", "no_rune_action")
        gain_any_runes(s, seat, 1)


async def attempt(s: State, seat: int, action: str, card: str) -> bool:
    """Perform a rune action if it can be paid and done; whether it was."""
    cost = s.box.rune_actions[action].follower_cost or 0
    if sum(s.players[seat].runes) < cost:
        skipped(s, seat, action, "no_runes")
        return False
    possible, perform = ACTIONS[action]
    if not possible(s, seat):
        skipped(s, seat, action, "nothing_possible")
        return False
    pay_any_runes(s, seat, cost)
    tell_step(s, "rune_action", seat, action=action, card=card, cost=cost)
    await perform(s, seat)
    return True


# ---- monsters and realms ---------------------------------------------------------------------------------------------


def tameable(s: State, seat: int) -> list[str]:
    """Neutral monsters near the hero; any, if there is none near and it controls none; never Loki (p. 5)."""
    if len(controlled_monsters(s, seat)) >= s.rules.controlled_monsters_max:
        return []
    at = s.players[seat].hero_at
    wild = [name for name in neutral_monsters(s) if name != s.box.loki]
    area = s.map.near[at] | 1 << at
    near = [name for name in wild if area >> s.monsters[name].at & 1]
    return near or ([] if controlled_monsters(s, seat) else wild)


async def control_monster(s: State, seat: int) -> None:
    """Control the neutral monster with most open wounds; far ones by distance first (p. 5)."""
    at, found = s.players[seat].hero_at, tameable(s, seat)
    row = s.map.distance[at]
    far: Criterion = ("distance", lambda name: max(1, row[s.monsters[name].at]))
    wounds: Criterion = ("open_wounds", lambda name: -open_wounds(s.monsters[name]))
    put_ring(s, seat, await choose_monster(s, seat, "control_monster", found, [far, wounds]))


def realms_near(s: State, seat: int) -> int:
    """Realms that border the hero's region or one beside it, not allied yet (p. 5)."""
    p = s.players[seat]
    mask = s.map.realms[p.hero_at]
    for region in s.map.adjacent[p.hero_at]:
        mask |= s.map.realms[region]
    return mask & ~p.allied


async def ally_realm(s: State, seat: int) -> None:
    """Ally with a realm nearby: the first clockwise from Muspelheim (p. 3, 5)."""
    words = [s.box.realm_words[realm] for realm in bits(realms_near(s, seat))]
    explain(s, seat, "ally_realm", words[0], "realm_order" if len(words) > 1 else "only", words)
    await spare_marker(s, seat)
    ally(s, seat, s.box.realm_words.index(words[0]))


# ---- armies, cards, attributes ---------------------------------------------------------------------------------------


async def improve_army(s: State, seat: int, count: int = 1) -> None:
    """The army beside most regions that it does not control grows by 1 (p. 3, 5)."""
    p, chart = s.players[seat], s.map
    border: Criterion = ("borders", lambda army: -(chart.near[p.where[army]] & ~p.holds).bit_count())
    for _ in range(count):
        able = growable(s, p)
        if able:
            await grow(s, seat, await choose_army(s, seat, "improve_army", able, [border]))


async def draw_wisdom(s: State, seat: int) -> None:
    """Draw as many cards as its wisdom, up to 8 (p. 6)."""
    await draw_cards(s, seat, wisdom(s.players[seat]))


def priority(s: State, p: Player) -> list[int]:
    """The attributes in the order of the tile."""
    return [ATTRIBUTES.index(word) for word in s.box.corrupted[p.hero].order]


def best_attribute(s: State, p: Player, able: list[int]) -> tuple[int, str]:
    """The attribute to raise among those able, and why (p. 3, 6).

    The priority attribute unless it leads by 2 or more; else the lowest, equal ones in the order of the tile.
    """
    order = priority(s, p)
    first, values = order[0], p.attributes
    if first in able and values[first] - max(values[which] for which in order[1:]) <= 1:
        return first, "priority"
    return min([which for which in order if which in able], key=lambda which: values[which]), "lowest"


def raisable(s: State, p: Player) -> list[int]:
    """The attributes below their end."""
    return [which for which in range(3) if p.attributes[which] < s.rules.attribute_max]


async def raise_best(s: State, seat: int) -> None:
    """Raise an attribute (p. 6)."""
    p = s.players[seat]
    able = raisable(s, p)
    which, by = best_attribute(s, p, able)
    explain(s, seat, "raise_attribute", ATTRIBUTES[which], by, [ATTRIBUTES[i] for i in able])
    raise_attribute(s, seat, which)


async def recruit_army(s: State, seat: int) -> None:
    """Recruit as Reinforce does, without desolation (p. 6, ruling `rune_recruit`)."""
    await reinforce(s, seat, "recruit_army")


ACTIONS: Final[dict[str, tuple[Callable[[State, int], bool], Callable[[State, int], Rule[None]]]]] = {
    "control_monster": (lambda s, seat: bool(tameable(s, seat)), control_monster),
    "ally_realm": (lambda s, seat: bool(realms_near(s, seat)), ally_realm),
    "improve_army": (lambda s, seat: bool(growable(s, s.players[seat])), improve_army),
    "activate_monster": (lambda s, seat: bool(harmful(s, seat)), activate_harmful),
    "draw_cards": (lambda s, seat: len(s.players[seat].hand) < hand_limit(s, s.players[seat]), draw_wisdom),
    "raise_attribute": (lambda s, seat: bool(raisable(s, s.players[seat])), raise_best),
    "recruit_army": (lambda s, seat: free_army(s.players[seat]) >= 0, recruit_army),
}
