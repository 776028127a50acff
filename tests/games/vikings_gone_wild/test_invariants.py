"""The invariants: each of them notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games.vikings_gone_wild.game import load
from longhall.games.vikings_gone_wild.invariants import problems
from longhall.games.vikings_gone_wild.state import EVERYBODY, Building, State
from longhall.kernel import Match


def fresh() -> State:
    return Match.new(load(), 3, 2).state


def village(s: State, *kinds: str) -> None:
    """Build for the first player, paid for by the stacks."""
    for i, kind in enumerate(kinds, 1):
        s.players[0].village.append(Building(ref=f"{kind}_{i}", kind=kind))
        s.supply[kind] -= 1


def outlast(s: State) -> None:
    """Deeds of a turn in the storage phase."""
    s.phase = "storage"
    s.deeds["built"] = 1


def test_a_fresh_game_is_sound() -> None:
    assert list(problems(fresh())) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda s: s.players[0].hand.pop(), "missing"),
        (lambda s: s.players[0].discard.append("beer"), "too many"),
        (lambda s: s.path_deck.pop(), "missing"),
        (lambda s: s.asgard.append("thor"), "too many"),
        (lambda s: s.supply.update(brewery=11), "missing"),
        (lambda s: s.missions_rest.pop(), "missions"),
        (lambda s: s.players[0].missions.append(s.missions_rest.pop()), "missions"),
        (lambda s: s.achievements.pop(), "achievements"),
        (lambda s: setattr(s, "asgard_left", 99), "Asgard"),
        (lambda s: s.path.append(s.path_deck.pop()), "Odin's Path"),
        (lambda s: setattr(s.players[0], "vp", 3), "sources"),
        (lambda s: setattr(s.players[0], "favours", 1), "thresholds"),
        (lambda s: village(s, "tavern", "brewery", "drakkar", "gold_factory"), "buildings, 3 are allowed"),
        (lambda s: village(s, "tavern", "tavern", "tavern", "tavern"), "too many buildings of the kind tavern"),
        (lambda s: s.players[0].village.append(Building(ref="town_hall", kind="tavern")), "two buildings of one name"),
        (lambda s: s.players[0].village.append(Building(ref="x", kind="brewery", tokens=2)), "2 tokens"),
        (lambda s: s.players[0].village.append(Building(ref="x", kind="brewery", tokens=1, site=True)), "construction"),
        (lambda s: setattr(s.players[0].village[0], "tokens", 1), "town hall"),
        (lambda s: setattr(s.players[0], "loot", [-1, 0]), "loot"),
        (lambda s: s.players[0].known.update({EVERYBODY: ["thor"]}), "known"),
        (lambda s: setattr(s, "purse", [-1, 0]), "purse"),
        (lambda s: s.players[(s.turn + 1) % 3].ready.append("shaman"), "out of turn"),
        (outlast, "outlast the turn"),
    ],
)
def test_what_is_wrong_is_found(spoil: Callable[[State], object], said: str) -> None:
    s = fresh()
    spoil(s)
    assert any(said in problem for problem in problems(s)), list(problems(s))
