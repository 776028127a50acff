"""Who controls the islands (p. 13): taking runes, stealing them, losing them."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.sheet import boots
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.games.tiny_epic_vikings.verbs import return_rune, take_rune


def settle(s: State, actor: int) -> None:
    """After an action: its owner steals what it can, who has no influence left loses control, free islands are taken.

    Only the owner of an action steals by it (`steal_own_action`); a free island goes at once to whoever has the most
    influence there, and boots on the ground (`free_island`).
    """
    control, influence = s.control, s.influence
    own = influence[actor]
    for island, owner in enumerate(control):
        if owner == actor:
            if own[island] == 0:
                return_rune(s, island)
        elif owner != NOBODY:
            if own[island] > influence[owner][island] and boots(s, actor, island):
                take_rune(s, actor, island)
            elif influence[owner][island] == 0:
                return_rune(s, island)
        if control[island] == NOBODY:
            claim(s, island)


def claim(s: State, island: int) -> None:
    """A free island is taken by whoever alone has the most influence there, with boots on the ground."""
    best = leader(s, island)
    if best != NOBODY and boots(s, best, island) and may_control(s, best):
        take_rune(s, best, island)


def leader(s: State, island: int) -> int:
    """The faction that alone has the most influence on an island."""
    there = [row[island] for row in s.influence]
    most = max(there)
    return there.index(most) if most and there.count(most) == 1 else NOBODY


def may_control(s: State, who: int) -> bool:
    """The neutral enemy never takes an island again (`enemy_never_acts`)."""
    return s.enemy is None or who != s.foe
