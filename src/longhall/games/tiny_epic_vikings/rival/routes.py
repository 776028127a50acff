"""How the chief boat finds its way (p. 18): from dock to dock along shores and ferries, never into a fjord."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.actions.sail import leave_dock
from longhall.games.tiny_epic_vikings.board import RUNES
from longhall.games.tiny_epic_vikings.rival import pieces
from longhall.games.tiny_epic_vikings.rival.pieces import HUMAN, chief_island, rival_of
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Ask, Option, tell


async def sail(s: State, rune: int, amount: int) -> None:
    """Sail towards the nearest other island of a rune, as far as the docks go: the action's, and the chief's more."""
    reach = amount + s.box.difficulty[rival_of(s).difficulty].chief_sail
    targets, rule = aims(s, rune)
    board, chief = s.board, rival_of(s).chief
    ways = dict.fromkeys([way[:reach] for target in targets for way in board.routes[chief][target]])
    way = next(iter(ways))
    if len(ways) > 1:
        rule = "your_choice"
        options: list[Option] = [("route", *[board.places[dock] for dock in one]) for one in ways]
        choice = await Ask(HUMAN, "rival_route", options, rune=RUNES[rune])
        way = tuple([board.place[word] for word in choice[1:]])
    tell_way(s, rune, reach, way, rule)
    for dock in way:
        await move_chief(s, dock)


def aims(s: State, rune: int) -> tuple[list[int], str]:
    """The islands it may aim at, and the rule that led there: nearest first, then least of its own influence."""
    found = targets(s, rune)
    away = [len(s.board.routes[rival_of(s).chief][i][0]) for i in found]
    near = [i for i, docks in zip(found, away, strict=True) if docks == min(away)]
    least = min(s.influence[s.foe][i] for i in near)
    tied = [i for i in near if s.influence[s.foe][i] == least]
    if len(found) == 1:
        return tied, "only"
    if len(near) == 1:
        return tied, "nearest"
    return tied, "least_influence" if len(tied) == 1 else "your_choice"


def targets(s: State, rune: int) -> list[int]:
    """The islands with a rune, the one where it lies apart (p. 18)."""
    here = chief_island(s)
    return [i for i, one in enumerate(s.board.rune) if one == rune and i != here]


def tell_way(s: State, rune: int, reach: int, way: tuple[int, ...], rule: str) -> None:
    """Explain the choice: the islands that it could aim at, how far each is, and what decided."""
    if s.sink is None:
        return
    board, found = s.board, targets(s, rune)
    away = [len(board.routes[rival_of(s).chief][i][0]) for i in found]
    tell(
        s,
        "rival_sails",
        rune=RUNES[rune],
        reach=reach,
        candidates=[board.islands[i] for i in found],
        docks=away,
        influence=[s.influence[s.foe][i] for i in found],
        rule=rule,
        source=board.places[rival_of(s).chief],
        way=[board.places[dock] for dock in way],
        island=board.islands[board.island_of[way[-1]]],
    )


async def move_chief(s: State, dock: int) -> None:
    """The chief boat passes or reaches a dock: the player's boat leaves it, and a village there is raided (p. 18)."""
    if s.docked[dock] == HUMAN:
        await leave_dock(s, HUMAN, dock)
    pieces.put_chief(s, dock)
    if s.villages[dock]:
        pieces.raid(s, dock)
