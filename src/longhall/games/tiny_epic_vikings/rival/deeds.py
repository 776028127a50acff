"""The rival's main actions (p. 18-20). Each is a rule of (state, deed, rune); the rune is that of its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.tiny_epic_vikings.actions.sail import attack
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.control import settle
from longhall.games.tiny_epic_vikings.rival import pieces
from longhall.games.tiny_epic_vikings.rival.pieces import HUMAN, chief_island, open_places, rival_of
from longhall.games.tiny_epic_vikings.rival.routes import move_chief, sail
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.kernel import Ask, Option, Rule, tell

STACK_LIMIT: Final = 2
"""The solo game counts as one of two players (p. 19)."""


async def perform(s: State, deed: Deed, rune: int) -> None:
    """Carry out an action, see who controls what, and dedicate what it has raided."""
    await DEEDS[deed.kind](s, deed, rune)
    settle(s, s.foe)
    await dedicate_all(s, rune)


async def dedicate_all(s: State, rune: int) -> None:
    """Each raided village goes to the action of the era mat with the fewest, the topmost first (p. 19)."""
    while rival_of(s).villages:
        counts = s.stacks[: len(s.box.mat_deeds)]
        if min(counts) >= STACK_LIMIT:
            return
        stack = counts.index(min(counts))
        pieces.dedicate(s, stack)
        await perform(s, s.box.mat_deeds[stack], rune)


# ---- sailing and settling (p. 18-19) ---------------------------------------------------------------------------------


async def do_sail(s: State, deed: Deed, rune: int) -> None:
    """The chief boat sails to an island of the rune; as many settlers land there as the action says."""
    await sail(s, rune, deed.amount)
    await add_settlers(s, chief_island(s), deed.amount)


async def explore(s: State, deed: Deed, rune: int) -> None:
    """Settlers appear across the ferry of the chief's dock, or beside it where the route leaves the map (p. 20)."""
    chief = rival_of(s).chief
    across = s.board.ferry[chief]
    island = s.board.island_of[across] if across >= 0 else chief_island(s)
    way = "ferry" if across >= 0 else "off_map"
    tell(s, "rival_explores", dock=s.board.places[chief], island=s.board.islands[island], way=way)
    await add_settlers(s, island, deed.amount)


async def add_settlers(s: State, island: int, count: int) -> None:
    """Settlers from the mat, then from where it has most; with more than the player has, they attack (p. 19)."""
    at_home = min(count, rival_of(s).home)
    if at_home:
        pieces.land(s, island, at_home)
    moved = 0
    for _ in range(count - at_home):
        if not await shift_one(s, island):
            break
        moved += 1
    if at_home + moved:
        attack(s, s.foe, island)


async def shift_one(s: State, target: int) -> bool:
    """A settler leaves the other island with the most; of several the one with least of the player's influence."""
    there = [(count, i) for i, count in enumerate(s.settlers[s.foe]) if count and i != target]
    if not there:
        return False
    most = max(there)[0]
    candidates = [i for count, i in there if count == most]
    least = min(s.influence[HUMAN][i] for i in candidates)
    tied = [i for i in candidates if s.influence[HUMAN][i] == least]
    rule = "only" if len(there) == 1 else "most_settlers" if len(candidates) == 1 else "least_influence"
    source = tied[0]
    if len(tied) > 1:
        rule = "your_choice"
        options: list[Option] = [("source", s.board.islands[i]) for i in tied]
        choice = await Ask(HUMAN, "rival_source", options, island=s.board.islands[target])
        source = s.board.island[choice[1]]
    pieces.shift_settler(s, source, target, candidates, rule)
    return True


# ---- building and harvesting (p. 20) ---------------------------------------------------------------------------------


async def build(s: State, deed: Deed, rune: int) -> None:
    """Boats from its mat; never temples."""
    for _ in range(deed.amount):
        await add_boat(s)


async def add_boat(s: State) -> bool:
    """A boat goes to the chief's dock, or to the nearest empty one; False where there is none to put."""
    if not rival_of(s).boats_home:
        return False
    docks, rule = empty_docks(s)
    if not docks:
        return False
    dock = docks[0]
    if len(docks) > 1:
        rule = "your_choice"
        options: list[Option] = [("berth", s.board.places[i]) for i in docks]
        dock = s.board.place[(await Ask(HUMAN, "rival_dock", options))[1]]
    pieces.put_boat(s, dock, docks, rule)
    return True


def empty_docks(s: State) -> tuple[list[int], str]:
    """The chief's dock if no other boat lies there, the next empty one clockwise on the island, or the nearest beyond.

    More than one where several beyond the island are equally near; and the rule that led there.
    """
    board, chief = s.board, rival_of(s).chief
    dock, rule = chief, "chief"
    while s.docked[dock] != NOBODY:
        dock, rule = board.clockwise[dock], "clockwise"
        if dock == chief:
            away = board.distance[chief]
            free = [i for i in range(board.docks) if s.docked[i] == NOBODY]
            return [i for i in free if away[i] == min(away[j] for j in free)], "nearest"
    return [dock], rule


async def harvest(s: State, deed: Deed, rune: int) -> None:
    """One of each resource in turn, the upper track first; more for each open place of boats and temples (p. 20)."""
    boats, temples = open_places(s)
    amounts = [len(range(track, deed.amount, 3)) + temples for track in range(3)]
    amounts[1] += boats
    pieces.advance(s, amounts)


DEEDS: Final[dict[str, Callable[[State, Deed, int], Rule[None]]]] = {
    "sail": do_sail,
    "explore_settler": explore,
    "harvest": harvest,
    "build": build,
}


# ---- the symbols that move the chief (p. 21) -------------------------------------------------------------------------


async def cross_ferry(s: State, rune: int) -> bool:
    """The chief boat crosses the ferry of its dock; False where the route leaves the map (p. 21)."""
    chief = rival_of(s).chief
    across = s.board.ferry[chief]
    if across < 0:
        return False
    tell(s, "rival_crosses", source=s.board.places[chief], dock=s.board.places[across])
    await move_chief(s, across)
    await dedicate_all(s, rune)
    return True


async def chase(s: State, rune: int) -> bool:
    """The chief boat goes to the player's nearest boat in a dock, which has to leave; False where there is none."""
    board, chief = s.board, rival_of(s).chief
    boats = sorted([place for place in s.players[HUMAN].boats if place < board.docks])
    if not boats:
        return False
    steps = [board.distance[chief][dock] for dock in boats]
    near = [dock for dock, away in zip(boats, steps, strict=True) if away == min(steps)]
    rule = "only" if len(boats) == 1 else "nearest" if len(near) == 1 else "your_choice"
    dock = near[0]
    if len(near) > 1:
        options: list[Option] = [("chase", board.places[i]) for i in near]
        dock = board.place[(await Ask(HUMAN, "rival_chase", options))[1]]
    words = [board.places[i] for i in boats]
    tell(s, "rival_chases", dock=board.places[dock], candidates=words, docks=steps, rule=rule)
    await move_chief(s, dock)
    await dedicate_all(s, rune)
    return True
