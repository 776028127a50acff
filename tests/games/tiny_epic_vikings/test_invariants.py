"""The invariants themselves: each kind of broken position is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.state import SECRET, State
from tests.games.tiny_epic_vikings.scenes import Clan, Foe, scene

GAME = load()


def sound() -> State:
    """Two players in the middle of something."""
    wolf = Clan(hand="dag_coin_biter", at={"havey": "2*settler temple"}, boats="havey_sea east_sound", villages=1)
    return scene(wolf, Clan(hand="groa_bowl_seer", boats="east_reach"), control={"havey": "wolf"}).state


def solo() -> State:
    foe = Foe(at={"austrey": "2*settler temple"}, boats="vestrey_sea", deck="kari_beam_setter")
    return scene(Clan(hand="groa_bowl_seer"), foe=foe, control={"austrey": "rival"}).state


def lose_a_settler(s: State) -> None:
    s.players[0].home -= 1


def lose_a_boat(s: State) -> None:
    s.players[0].boats.pop()


def build_for_nothing(s: State) -> None:
    s.players[0].slots[4] = False


def overfill_a_track(s: State) -> None:
    s.players[0].resources[1] = 8


def hoard_favours(s: State) -> None:
    s.players[0].favours = [s.rows[0].pop() for _ in range(4)]


def mislay_a_face(s: State) -> None:
    s.players[0].face.append(0)


def weaken_the_enemy(s: State) -> None:
    s.settlers[2][3] -= 1
    s.influence[2][3] -= 1


def move_the_enemys_temple(s: State) -> None:
    s.temples[2][3] += 1
    s.influence[2][3] += 4


def leave_the_dock_marked(s: State) -> None:
    s.docked[0] = 1


def share_a_dock(s: State) -> None:
    s.players[1].boats[0] = s.players[0].boats[0]


def count_influence_wrong(s: State) -> None:
    s.influence[0][0] += 1


def let_a_stranger_rule(s: State) -> None:
    s.control[1] = 7


def burn_a_village(s: State) -> None:
    s.villages[0] = False


def found_a_village(s: State) -> None:
    s.villages[2], s.villages[0] = True, False


def pile_villages(s: State) -> None:
    s.stacks[0], s.players[0].villages = 3, -2


def lose_a_card(s: State) -> None:
    s.deck.pop()


def copy_a_favour(s: State) -> None:
    s.rows[1].append(s.rows[0][0])


def hide_a_card(s: State) -> None:
    s.players[1].row, s.players[1].face = [s.players[1].hand.pop()], [SECRET]


def anger_below_nothing(s: State) -> None:
    s.fury[0] = -1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_settler,
        lose_a_boat,
        build_for_nothing,
        overfill_a_track,
        hoard_favours,
        mislay_a_face,
        weaken_the_enemy,
        move_the_enemys_temple,
        leave_the_dock_marked,
        share_a_dock,
        count_influence_wrong,
        let_a_stranger_rule,
        burn_a_village,
        found_a_village,
        pile_villages,
        lose_a_card,
        copy_a_favour,
        hide_a_card,
        anger_below_nothing,
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[State], None]) -> None:
    s = sound()
    assert list(GAME.invariants(s)) == []
    spoil(s)
    assert list(GAME.invariants(s)) != []


def rival_loses_a_settler(s: State) -> None:
    assert s.rival is not None
    s.rival.home -= 1


def rival_loses_a_boat(s: State) -> None:
    assert s.rival is not None
    s.rival.boats_home -= 1


def rival_loses_a_temple(s: State) -> None:
    assert s.rival is not None
    s.rival.temples_home += 1


def rival_track_overflows(s: State) -> None:
    assert s.rival is not None
    s.rival.tracks[0] = 7


def rival_chief_drifts(s: State) -> None:
    assert s.rival is not None
    s.rival.chief = 20


def rival_loses_a_card(s: State) -> None:
    assert s.rival is not None
    s.rival.deck.pop()


@pytest.mark.parametrize(
    "spoil",
    [
        rival_loses_a_settler,
        rival_loses_a_boat,
        rival_loses_a_temple,
        rival_track_overflows,
        rival_chief_drifts,
        rival_loses_a_card,
    ],
)
def test_a_broken_rival_is_noticed(spoil: Callable[[State], None]) -> None:
    s = solo()
    assert list(GAME.invariants(s)) == []
    spoil(s)
    assert list(GAME.invariants(s)) != []
