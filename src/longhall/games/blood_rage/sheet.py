"""What can be read off the board and the clan sheets: stats, effects of upgrades, who stands where, how strong."""

from __future__ import annotations

from longhall.games.blood_rage.box import AREAS, SLOTS, YGGDRASIL, Effect
from longhall.games.blood_rage.state import Player, State

UPGRADED = {figure: SLOTS.index(figure) for figure in ("leader", "ship")}
"""Figures whose upgrade states their strength, with its slot."""


def stat(s: State, seat: int, which: int) -> int:
    """The value of a stat (p. 7)."""
    return s.box.steps[which][s.players[seat].steps[which]]


def effect(s: State, p: Player, key: Effect) -> int:
    """What the upgrades on a sheet add up to for one effect: equal upgrades work side by side (p. 16)."""
    values = s.box.effects[key]
    return sum([values[card] for card in p.slots if card in values])


def on_board(p: Player) -> int:
    """How many figures of a clan stand on the board; horns are their limit (p. 14)."""
    return sum(p.warriors[:AREAS]) + len([1 for at in p.uniques.values() if at < AREAS])


def figures_at(p: Player, area: int) -> list[str]:
    """A clan's figures in an area, one word each: leader and monsters first."""
    return [*[figure for figure, at in p.uniques.items() if at == area], *["warrior"] * p.warriors[area]]


def reach(s: State, province: int) -> tuple[int, ...]:
    """A province and its fjord: what affects the one affects the other (p. 6)."""
    return s.box.reach[province]


def present(s: State, seat: int, province: int) -> list[tuple[str, int]]:
    """A clan's figures in a province and in its fjord, with the area of each."""
    p = s.players[seat]
    return [(figure, area) for area in reach(s, province) for figure in figures_at(p, area)]


def stands_in(s: State, seat: int, province: int) -> bool:
    """Whether a clan has a figure in a province or in its fjord."""
    p = s.players[seat]
    return bool([area for area in reach(s, province) if p.warriors[area] or area in p.uniques.values()])


def strength(s: State, seat: int, province: int) -> int:
    """The strength of a clan's figures in a province and its fjord (p. 18, 20)."""
    p, box = s.players[seat], s.box
    here, total = box.reach[province], 0
    for figure, at in p.uniques.items():
        if at in here:
            total += figure_strength(s, p, figure, at)
    warriors = p.warriors[province]
    if warriors:
        each = effect(s, p, "warrior_strength") or box.strength["warrior"]
        pair = (effect(s, p, "pair_strength") or 2 * each) if warriors > 1 else 0
        total += warriors // 2 * pair + warriors % 2 * each
    return total


def figure_strength(s: State, p: Player, figure: str, at: int) -> int:
    """The strength of a clan's figure other than a warrior where it stands: an upgrade gives its own (p. 8)."""
    if figure in UPGRADED and p.slots[UPGRADED[figure]]:
        return s.box.cards[p.slots[UPGRADED[figure]]].strength
    if at == YGGDRASIL and figure in s.box.monsters:
        changed = s.box.monsters[figure].yggdrasil_strength
        if changed is not None:
            return changed
    return s.box.strength[figure]


def clockwise(s: State, start: int) -> list[int]:
    """All seats from one of them on, to the left."""
    n = len(s.players)
    return [(start + i) % n for i in range(n)]
