"""What a player may do on a turn (p. 13-17): invade, march, upgrade, quest, pillage, or pass.

Options are listed in that order, after invading the actions that upgrades allow; within one kind, figures as on the
sheet (leader, ship, monsters, warriors), cards as in hand, provinces as on the map.
"""

from __future__ import annotations

from itertools import combinations

from longhall.games.blood_rage.battle import pillage
from longhall.games.blood_rage.box import PROVINCES, RESERVE, SLOTS
from longhall.games.blood_rage.hooks import ACTIONS, action, on_sheet
from longhall.games.blood_rage.rules import free_invade, invade, invade_cost, landings, may_invade, open_provinces, room
from longhall.games.blood_rage.sheet import effect, figures_at, stands_in
from longhall.games.blood_rage.state import State
from longhall.games.blood_rage.verbs import (
    commit_quest,
    march,
    pass_out,
    pay_rage,
    put_upgrade,
)
from longhall.kernel import Ask, Option

MARCH_COST = 1
PASS: Option = ("pass",)
_FIGURE = {"warriors": "warrior", "leader": "leader", "ship": "ship"}


async def turn(s: State, seat: int) -> None:
    """One action (p. 13)."""
    choice = await Ask(seat, "act", lambda: actions(s, seat))
    await ACTIONS[choice[0]](s, seat, *choice[1:])


def actions(s: State, seat: int) -> list[Option]:
    """Every action that the player can pay for now."""
    options = invade_options(s, seat)
    for hook in on_sheet(s, seat, "options"):
        options += hook(s, seat)
    options += march_options(s, seat)
    options += card_options(s, seat)
    options += pillage_options(s, seat)
    options.append(PASS)
    return options


# ---- invade (p. 14) ------------------------------------------------------------------------------------------------


def reserve_figures(s: State, seat: int) -> list[str]:
    """The kinds of figure that wait in a clan's reserve."""
    p = s.players[seat]
    figures = [figure for figure, at in p.uniques.items() if at == RESERVE]
    if p.warriors[RESERVE]:
        figures.append("warrior")
    return figures


def invade_options(s: State, seat: int) -> list[Option]:
    """Each figure in reserve that the clan can pay for, to each place where it may land."""
    if not may_invade(s, seat):
        return []
    rage, areas = s.players[seat].rage, s.box.areas
    return [
        ("invade", figure, areas[area])
        for figure in reserve_figures(s, seat)
        if invade_cost(s, seat, figure) <= rage
        for area in landings(s, figure)
    ]


@action("invade")
async def do_invade(s: State, seat: int, figure: str, area: str) -> None:
    """Pay the figure's strength and put it on the map."""
    await invade(s, seat, figure, s.box.number[area], invade_cost(s, seat, figure))


# ---- march (p. 15) -------------------------------------------------------------------------------------------------


def march_options(s: State, seat: int) -> list[Option]:
    """From each province with figures of the clan to every other with a free village; who goes is asked next."""
    p, areas = s.players[seat], s.box.areas
    if p.rage < MARCH_COST:
        return []
    stand = sorted({at for at in p.uniques.values() if at < PROVINCES} | {i for i in range(PROVINCES) if p.warriors[i]})
    if not stand:
        return []
    goals = open_provinces(s)
    return [("march", areas[src], areas[dst]) for src in stand for dst in goals if src != dst]


def troop_options(s: State, seat: int, src: int, dst: int) -> list[Option]:
    """Every different troop that fits, larger ones first."""
    p = s.players[seat]
    uniques = [figure for figure, at in p.uniques.items() if at == src]
    most = room(s, dst)
    troops = [
        (*some, *["warrior"] * warriors)
        for k in range(len(uniques) + 1)
        for some in combinations(uniques, k)
        for warriors in range(p.warriors[src] + 1)
        if 0 < k + warriors <= most
    ]
    return [("troop", *troop) for troop in sorted(troops, key=len, reverse=True)]


@action("march")
async def do_march(s: State, seat: int, source: str, target: str) -> None:
    """Pay 1 rage and move any number of figures from one province to one other, near or far."""
    src, dst = s.box.number[source], s.box.number[target]
    pay_rage(s, seat, MARCH_COST)
    figures = figures_at(s.players[seat], src)
    if len(figures) > 1:
        troops = troop_options(s, seat, src, dst)
        _, *figures = await Ask(seat, "troop", troops, source=source, target=target)
    march(s, seat, figures, src, dst)


# ---- upgrade and quest (p. 16-17) ----------------------------------------------------------------------------------


def upgrade_cost(s: State, seat: int, card: str) -> int:
    """Rage to play an upgrade: its strength, less what other upgrades take off, never below 0."""
    return max(0, s.box.cards[card].cost - effect(s, s.players[seat], "upgrade_discount"))


def card_options(s: State, seat: int) -> list[Option]:
    """Each upgrade in hand that the clan can pay for, to a free slot or in place of a card, then each quest."""
    p, cards = s.players[seat], s.box.cards
    upgrades: list[Option] = []
    quests: list[Option] = []
    for card in dict.fromkeys(p.hand):
        kind = cards[card].type
        if kind == "quest":
            quests.append(("quest", card))
        elif kind == "upgrade" and upgrade_cost(s, seat, card) <= p.rage:
            fitting = [p.slots[i] for i, slot in enumerate(SLOTS) if slot == cards[card].slot]
            if "" in fitting:
                upgrades.append(("upgrade", card))
            upgrades += [("replace", card, old) for old in fitting if old]
    return upgrades + quests


@action("upgrade")
async def do_upgrade(s: State, seat: int, card: str) -> None:
    """Play an upgrade to the first free slot of its kind."""
    slot = s.box.cards[card].slot
    free = [i for i, kind in enumerate(SLOTS) if kind == slot and not s.players[seat].slots[i]]
    await play_upgrade(s, seat, card, free[0])


@action("replace")
async def do_replace(s: State, seat: int, card: str, old: str) -> None:
    """Play an upgrade over another, which is discarded."""
    await play_upgrade(s, seat, card, s.players[seat].slots.index(old))


async def play_upgrade(s: State, seat: int, card: str, slot: int) -> None:
    """Pay for an upgrade and lay it down; its figure may invade at once (p. 16)."""
    pay_rage(s, seat, upgrade_cost(s, seat, card))
    put_upgrade(s, seat, card, slot)
    kind = SLOTS[slot]
    if kind != "clan":
        await free_invade(s, seat, _FIGURE.get(kind, card))


@action("quest")
async def do_quest(s: State, seat: int, card: str) -> None:
    """Commit to a quest, face down, for no rage."""
    commit_quest(s, seat, card)


# ---- pillage and pass (p. 17, 14) ----------------------------------------------------------------------------------


def pillage_options(s: State, seat: int) -> list[Option]:
    """Each province not yet pillaged where the clan has a figure, in it or in its fjord."""
    return [("pillage", s.box.areas[i]) for i in range(PROVINCES) if not s.pillaged[i] and can_pillage(s, seat, i)]


def can_pillage(s: State, seat: int, province: int) -> bool:
    """Whether a clan stands in a province that has not fallen, or in its fjord."""
    return not s.fallen[province] and stands_in(s, seat, province)


@action("pillage")
async def do_pillage(s: State, seat: int, province: str) -> None:
    """Try to pillage, for no rage."""
    await pillage(s, seat, s.box.number[province])


@action("pass")
async def do_pass(s: State, seat: int) -> None:
    """Give up the rest of the rage and of the age."""
    pass_out(s, seat)
