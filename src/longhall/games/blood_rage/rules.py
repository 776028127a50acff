"""Rules that the others build on: raising a stat, destroying figures, invading."""

from __future__ import annotations

from longhall.games.blood_rage.box import AREAS, HORNS, LAST_STEP, PROVINCES, RESERVE, STATS, YGGDRASIL
from longhall.games.blood_rage.hooks import fire, on_sheet
from longhall.games.blood_rage.sheet import UPGRADED, effect, figure_strength, on_board, stat
from longhall.games.blood_rage.state import State
from longhall.games.blood_rage.verbs import (
    kill,
    pay_rage,
    place,
    raise_stat,
)
from longhall.kernel import Ask, Option

FJORDS = range(PROVINCES, AREAS)
DECLINE: Option = ("decline",)


async def choose_raise(s: State, seat: int, among: tuple[int, ...] = (0, 1, 2)) -> None:
    """Raise one stat of the player's choice. A stat on its last step cannot rise, so it is not offered."""
    able = [which for which in among if s.players[seat].steps[which] < LAST_STEP]
    if len(able) > 1:
        _, name = await Ask(seat, "raise", [("raise", STATS[which]) for which in able])
        raise_stat(s, seat, STATS.index(name))
    elif able:
        raise_stat(s, seat, able[0])


async def destroy(s: State, seat: int, figures: list[tuple[str, int]], cause: str) -> int:
    """Destroy figures of one clan, given as (figure, area), unless its cards rescue them; how many died (p. 8)."""
    for hook in on_sheet(s, seat, "rescue"):
        figures = await hook(s, seat, figures, cause)
    for figure, area in figures:
        kill(s, seat, figure, area, cause)
    return len(figures)


def room(s: State, province: int) -> int:
    """How many more figures a province can take: one a village, none once it has fallen (p. 6, 10)."""
    return 0 if s.fallen[province] else s.box.villages[province] - s.crowd[province]


def open_provinces(s: State) -> list[int]:
    """The provinces that can take one more figure."""
    places = zip(s.fallen, s.box.villages, s.crowd, strict=False)
    return [i for i, (fallen, villages, crowd) in enumerate(places) if not fallen and crowd < villages]


def may_invade(s: State, seat: int) -> bool:
    """Whether horns allow one more figure on the board (p. 14)."""
    return on_board(s.players[seat]) < stat(s, seat, HORNS)


def landings(s: State, figure: str) -> list[int]:
    """Where a figure may invade: ships any fjord, others an outer province with a free village (p. 14)."""
    if figure in s.box.afloat:
        return list(FJORDS)
    outer = [province for province in open_provinces(s) if province != YGGDRASIL]
    if figure in s.box.monsters and s.box.monsters[figure].yggdrasil_strength is not None:
        return [YGGDRASIL, *outer]
    return outer


def invade_cost(s: State, seat: int, figure: str) -> int:
    """Rage to invade with a figure: its strength, nothing for the leader (p. 14)."""
    p = s.players[seat]
    if figure == "warrior":
        return effect(s, p, "warrior_strength") or s.box.invade_cost["warrior"]
    if figure == "ship" and p.slots[UPGRADED["ship"]]:
        return figure_strength(s, p, figure, RESERVE)
    return s.box.invade_cost[figure]


async def invade(s: State, seat: int, figure: str, area: int, cost: int, src: int = RESERVE) -> None:
    """A figure comes to the map from the reserve, or from Valhalla (p. 14)."""
    pay_rage(s, seat, cost)
    place(s, seat, figure, area, src, cost)
    await fire(s, seat, "invade", figure, area)
    if s.battle is None:
        await fire(s, seat, "invaded", area)


async def free_invade(s: State, seat: int, figure: str) -> None:
    """The player may invade at once with a figure from the reserve, at no cost (p. 16)."""
    p = s.players[seat]
    at_hand = p.warriors[RESERVE] > 0 if figure == "warrior" else p.uniques[figure] == RESERVE
    if not at_hand or not may_invade(s, seat):
        return
    areas = s.box.areas
    options: list[Option] = [("invade", figure, areas[area]) for area in landings(s, figure)]
    if not options:
        return
    choice = await Ask(seat, "free_invade", [*options, DECLINE], figure=figure)
    if choice != DECLINE:
        await invade(s, seat, figure, s.box.number[choice[2]], 0)
