"""The invariants themselves: each kind of broken position is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games.blood_rage.box import RESERVE, VALHALLA
from longhall.games.blood_rage.game import load
from longhall.games.blood_rage.state import State
from longhall.kernel import Match


def lose_a_warrior(s: State) -> None:
    s.players[0].warriors[RESERVE] -= 1


def gain_a_monster(s: State) -> None:
    s.players[0].uniques["troll"] = RESERVE


def beach_the_ship(s: State) -> None:
    s.players[0].uniques["ship"] = 1
    s.crowd[1] += 1


def drown_a_warrior(s: State) -> None:
    s.players[0].warriors[RESERVE] -= 1
    s.players[0].warriors[9] += 1
    s.crowd[9] += 1


def overspend(s: State) -> None:
    s.players[0].rage = -1


def win_from_nowhere(s: State) -> None:
    s.players[0].glory = 5


def misplace_an_upgrade(s: State) -> None:
    s.players[0].slots[1] = "lokis_domain"


def show_what_is_not_there(s: State) -> None:
    s.players[0].shown = ["tyrs_bash", "tyrs_bash"]


def miscount(s: State) -> None:
    s.crowd[3] += 1


def overfill(s: State) -> None:
    for p in s.players:
        p.warriors[RESERVE] -= 3
        p.warriors[5] += 3
    s.crowd[5] += 6


def lose_a_card(s: State) -> None:
    s.aside.pop()


def leave_a_card_on_the_table(s: State) -> None:
    s.players[0].played = [s.aside.pop()]


def forget_valhalla(s: State) -> None:
    s.phase = "end"
    s.players[0].warriors[RESERVE] -= 1
    s.players[0].warriors[VALHALLA] += 1


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lose_a_warrior, "8 warriors"),
        (gain_a_monster, "do not match the sheet"),
        (beach_the_ship, "ship stands in elvagar"),
        (drown_a_warrior, "in a fjord"),
        (overspend, "rage -1"),
        (win_from_nowhere, "not the sum"),
        (misplace_an_upgrade, "in a slot for leader"),
        (show_what_is_not_there, "not in hand"),
        (miscount, "counted as"),
        (overfill, "fewer villages"),
        (lose_a_card, "missing"),
        (leave_a_card_on_the_table, "face up after the battle"),
        (forget_valhalla, "left in Valhalla"),
    ],
)
def test_harm_is_noticed(harm: Callable[[State], None], said: str) -> None:
    m = Match.new(load(), 2, 1)
    assert list(m.game.invariants(m.state)) == []
    harm(m.state)
    assert any(said in problem for problem in m.game.invariants(m.state))
