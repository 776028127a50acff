"""What a position of Blood Rage promises: the terms that the searching bot weighs, in glory to come.

The weights are in `evaluation.toml`, one set a stage. A line of play is followed for a few turns of a clan, or to the
next age from a draft, and then judged by these terms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longhall.games.blood_rage.box import PROVINCES, RAGE, VALHALLA
from longhall.games.blood_rage.phases import fulfilled
from longhall.games.blood_rage.sheet import effect, figures_at, on_board, present, stat, strength
from longhall.games.blood_rage.state import State
from longhall.games.blood_rage.worth import Lookout, card_worth

STAGES: Final = ("age_1", "age_2", "age_3")
QUIET: Final = frozenset({"act"})
"""Questions at which a position can be judged: no battle is going on."""
TURNS: Final[Mapping[str, int]] = {"": 2, "draft": 99, "discard": 99}
"""How many turns of its own a seat looks ahead, by the kind of question; 99 is to the next age."""
QUESTIONS: Final = 1.3
"""How many questions that want thought a move has on average, in games of two who search."""
ENOUGH: Final = (30, 200)
"""After how many iterations for each opponent the searching levels have thought enough, but for the highest."""


def stage(s: State) -> int:
    """The age."""
    return s.age - 1


def tick(s: State) -> int:
    """The age: no line goes far beyond it."""
    return s.age


def par(s: State) -> float:
    """Nobody plays alone."""
    return 0.0


# ---- terms ---------------------------------------------------------------------------------------------------------


def glory(s: State, seat: int) -> float:
    """Glory so far."""
    return s.players[seat].glory


def rage(s: State, seat: int) -> float:
    """Rage left to act with in this age."""
    return s.players[seat].rage if s.phase == "action" and not s.players[seat].passed else 0.0


def rage_stat(s: State, seat: int) -> float:
    """Rage of the ages to come."""
    return stat(s, seat, RAGE) * (3 - s.age)


def axes(s: State, seat: int) -> float:
    """Glory for each battle that is won."""
    return stat(s, seat, 1)


def horns(s: State, seat: int) -> float:
    """How many figures may stand on the board."""
    return stat(s, seat, 2)


def legend(s: State, seat: int) -> float:
    """Glory that legendary stats will pay at the end, as they stand."""
    return sum([s.box.legend.get(step + 1, 0) for step in s.players[seat].steps])


def near_legend(s: State, seat: int) -> float:
    """Stats that one more step makes legendary."""
    legend = s.box.legend
    return sum([legend.get(step + 2, 0) > legend.get(step + 1, 0) for step in s.players[seat].steps])


def upgrades(s: State, seat: int) -> float:
    """The upgrades on the sheet."""
    return sum([card_worth(s, seat, s.box.cards[card]) for card in s.players[seat].slots if card])


def hand(s: State, seat: int) -> float:
    """The cards in hand."""
    return sum([card_worth(s, seat, s.box.cards[card]) for card in s.players[seat].hand])


def fighting_hand(s: State, seat: int) -> float:
    """Bonuses of battle cards in hand."""
    return sum([s.box.cards[card].bonus for card in s.players[seat].hand])


def quests_met(s: State, seat: int) -> float:
    """Glory of quests taken that would be fulfilled now."""
    factor = effect(s, s.players[seat], "quest_factor") or 1
    return factor * sum([s.box.cards[card].glory + 3 for card in s.players[seat].quests if fulfilled(s, seat, card)])


def quests_open(s: State, seat: int) -> float:
    """Quests taken that are not fulfilled yet."""
    return len([1 for card in s.players[seat].quests if not fulfilled(s, seat, card)])


def board(s: State, seat: int) -> float:
    """Figures on the board."""
    return on_board(s.players[seat])


def pillage(s: State, seat: int) -> float:
    """What the best province where the clan stands would pay, by the chance to win it."""
    if s.phase != "action" or s.players[seat].rage <= 0:
        return 0.0
    look = Lookout(s, seat)
    held = [i for i in range(PROVINCES) if not s.pillaged[i] and not s.fallen[i] and strength(s, seat, i)]
    return max([look.at(i).chance() * (look.at(i).reward + 1) for i in held], default=0.0)


def doomed(s: State, seat: int) -> float:
    """Glory for the figures that this age's Ragnarok will take."""
    factor = effect(s, s.players[seat], "ragnarok_factor") or 1
    return factor * s.box.ragnarok_glory[s.age] * len(present(s, seat, s.dooms[s.age - 1])) if s.dooms else 0.0


def fallen(s: State, seat: int) -> float:
    """Figures in Valhalla, with what they pay on their return."""
    p = s.players[seat]
    return len(figures_at(p, VALHALLA)) * effect(s, p, "release_glory")


TERMS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "glory": glory,
    "rage": rage,
    "rage_stat": rage_stat,
    "axes": axes,
    "horns": horns,
    "legend": legend,
    "near_legend": near_legend,
    "upgrades": upgrades,
    "hand": hand,
    "fighting_hand": fighting_hand,
    "quests_met": quests_met,
    "quests_open": quests_open,
    "board": board,
    "pillage": pillage,
    "doomed": doomed,
    "fallen": fallen,
}
