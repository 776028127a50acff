"""What the rules do to pieces, resources and the gods: with `cards.py`, the only writers of state.

Each verb keeps the invariants (influence above all) and tells what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longhall.games.tiny_epic_vikings.board import RESOURCES, RUNES
from longhall.games.tiny_epic_vikings.sheet import faction_word
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.kernel import tell


def tell_of(s: State, kind: str, who: int, /, **facts: Any) -> None:
    """Tell what a faction does: a seat by its number, the foe by a kind of event of its own."""
    if s.sink is not None:
        if who < s.foe:
            tell(s, kind, seat=who, **facts)
        else:
            tell(s, f"{faction_word(s, who)}_{kind}", **facts)


# ---- resources (p. 6) ------------------------------------------------------------------------------------------------


def gain(s: State, seat: int, amounts: Sequence[int]) -> None:
    """Gain resources, as far as the tracks go."""
    resources, most = s.players[seat].resources, s.box.most
    gained = [min(amounts[i], most[i] - resources[i]) for i in range(3)]
    if any(gained):
        for i in range(3):
            resources[i] += gained[i]
        tell(s, "gained", seat=seat, wood=gained[0], food=gained[1], steel=gained[2])


def pay(s: State, seat: int, resource: int, amount: int) -> None:
    """Spend a resource; the caller has made sure that it is there."""
    s.players[seat].resources[resource] -= amount


def exchange(s: State, seat: int, amount: int, source: int, target: int) -> None:
    """Turn so many of one resource into as many of another (p. 14)."""
    resources = s.players[seat].resources
    resources[source] -= amount
    resources[target] += amount
    tell(s, "exchanged", seat=seat, amount=amount, source=RESOURCES[source], target=RESOURCES[target])


# ---- settlers and temples (p. 11-12, 14) -----------------------------------------------------------------------------


def put_settlers(s: State, who: int, island: int, count: int) -> None:
    """Change the number of a faction's settlers on an island."""
    s.settlers[who][island] += count
    s.influence[who][island] += count * s.box.settler_influence


def land(s: State, seat: int, island: int, count: int) -> None:
    """Settlers go from the mat to an island, for food (p. 11)."""
    pay(s, seat, 1, count * s.box.settler_food)
    s.players[seat].home -= count
    put_settlers(s, seat, island, count)
    tell(s, "landed", seat=seat, count=count, island=s.board.islands[island])


def recall(s: State, seat: int, island: int) -> None:
    """A settler goes back to the mat by its owner's will (p. 11)."""
    put_settlers(s, seat, island, -1)
    s.players[seat].home += 1
    tell(s, "recalled", seat=seat, island=s.board.islands[island])


def move_settler(s: State, seat: int, source: int, target: int) -> None:
    """A settler takes the ferry (p. 12)."""
    put_settlers(s, seat, source, -1)
    put_settlers(s, seat, target, 1)
    islands = s.board.islands
    tell(s, "explored", seat=seat, source=islands[source], target=islands[target])


def remove_settler(s: State, who: int, island: int, cause: str) -> None:
    """A settler is removed to its owner's mat; the neutral enemy's goes back to the box (p. 12, 16)."""
    put_settlers(s, who, island, -1)
    if who < s.foe:
        s.players[who].home += 1
    elif s.rival is not None:
        s.rival.home += 1
    elif s.enemy is not None:
        s.enemy.lost += 1
    tell_of(s, "removed", who, island=s.board.islands[island], cause=cause)


def put_temple(s: State, who: int, island: int, count: int) -> None:
    """Change the number of a faction's temples on an island."""
    s.temples[who][island] += count
    s.influence[who][island] += count * s.box.temple_influence


def build_temple(s: State, seat: int, slot: int, island: int) -> None:
    """A temple goes from the mat to an island, for the wood of its place (p. 12)."""
    wood = s.box.slots[slot].wood
    pay(s, seat, 0, wood)
    s.players[seat].slots[slot] = False
    put_temple(s, seat, island, 1)
    tell(s, "built", seat=seat, piece="temple", where=s.board.islands[island], wood=wood)


def move_temple(s: State, seat: int, source: int, target: int) -> None:
    """A temple takes the ferry (p. 14)."""
    put_temple(s, seat, source, -1)
    put_temple(s, seat, target, 1)
    islands = s.board.islands
    tell(s, "temple_moved", seat=seat, source=islands[source], target=islands[target])


# ---- boats and villages (p. 11-12, 14) -------------------------------------------------------------------------------


def berth(s: State, who: int, dock: int, count: int) -> None:
    """A boat enters a dock (1) or leaves it (-1)."""
    s.docked[dock] = who if count > 0 else NOBODY
    s.influence[who][s.board.island_of[dock]] += count * s.box.boat_influence


def shift(s: State, seat: int, source: int, target: int) -> None:
    """Move a clan's boat; who lay in the dock has left it already."""
    boats, docks = s.players[seat].boats, s.board.docks
    boats[boats.index(source)] = target
    if source < docks:
        berth(s, seat, source, -1)
    if target < docks:
        berth(s, seat, target, 1)


def sail(s: State, seat: int, source: int, target: int) -> None:
    """One move of a sail (p. 11)."""
    shift(s, seat, source, target)
    places = s.board.places
    tell(s, "sailed", seat=seat, source=places[source], target=places[target])


def undock(s: State, seat: int, dock: int, fjord: int) -> None:
    """A boat makes way for another (p. 11)."""
    shift(s, seat, dock, fjord)
    tell(s, "undocked", seat=seat, dock=s.board.places[dock], fjord=s.board.places[fjord])


def launch(s: State, seat: int, fjord: int) -> None:
    """The first boat of a clan is put on the map (p. 5)."""
    s.players[seat].boats.append(fjord)
    tell(s, "launched", seat=seat, fjord=s.board.places[fjord])


def build_boat(s: State, seat: int, slot: int, fjord: int) -> None:
    """A boat goes from the mat to a fjord, for the wood of its place (p. 12)."""
    wood = s.box.slots[slot].wood
    pay(s, seat, 0, wood)
    s.players[seat].slots[slot] = False
    s.players[seat].boats.append(fjord)
    tell(s, "built", seat=seat, piece="boat", where=s.board.places[fjord], wood=wood)


def raid(s: State, seat: int, dock: int) -> None:
    """Take the village of a dock, for steel (p. 12)."""
    steel = s.box.raid[s.era]
    pay(s, seat, 2, steel)
    s.villages[dock] = False
    s.players[seat].villages += 1
    tell(s, "raided", seat=seat, dock=s.board.places[dock], steel=steel)


def dedicate(s: State, seat: int, stack: int, place: str) -> None:
    """A raided village goes on the stack of a dedication (p. 14)."""
    s.players[seat].villages -= 1
    s.stacks[stack] += 1
    tell(s, "dedicated", seat=seat, place=place, count=s.stacks[stack])


# ---- gods and control (p. 9, 13) -------------------------------------------------------------------------------------


def move_fury(s: State, rune: int, by: int) -> None:
    """A god's fury grows or falls, never below 0."""
    before = s.fury[rune]
    s.fury[rune] = max(0, before + by)
    if s.fury[rune] != before:
        tell(s, "fury", god=s.gods[rune], rune=RUNES[rune], before=before, after=s.fury[rune])


def take_rune(s: State, who: int, island: int) -> None:
    """A faction takes control of an island, from its ground or from another; the god's fury grows (p. 13)."""
    owner = s.control[island]
    s.control[island] = who
    rune = s.board.rune[island]
    words = {"island": s.board.islands[island], "rune": RUNES[rune]}
    if owner == NOBODY:
        tell_of(s, "took", who, **words)
    else:
        tell_of(s, "stole", who, **words, clan=faction_word(s, owner))
    move_fury(s, rune, 1)


def return_rune(s: State, island: int) -> None:
    """A rune goes back to its island; the god does not mind (p. 13)."""
    owner = s.control[island]
    s.control[island] = NOBODY
    tell_of(s, "lost_rune", owner, island=s.board.islands[island], rune=RUNES[s.board.rune[island]])


# ---- setup and eras (p. 4-5, 15-16) ----------------------------------------------------------------------------------


def lay_board(s: State, number: int) -> None:
    """Unfold the board on one of its sides, with its villages and nobody on it (p. 4)."""
    s.board_number = number
    board, factions = s.board, len(s.players) + (s.enemy is not None or s.rival is not None)
    s.settlers, s.temples, s.influence = [[[0] * len(board.islands) for _ in range(factions)] for _ in range(3)]
    s.docked, s.villages = [NOBODY] * board.docks, list(board.village)
    s.control = [NOBODY] * len(board.islands)
    tell(s, "board", board=board.name, islands=list(board.islands), runes=[RUNES[rune] for rune in board.rune])


def lay_gods(s: State, gods: list[str]) -> None:
    """The gods of the game, in the order of the runes that lot has linked to them (p. 4)."""
    s.gods = gods
    tell(s, "gods", gods=list(gods), runes=list(RUNES))


def lay_favours(s: State, cards: Sequence[str], each: int) -> None:
    """The rows of favour cards; the rest goes back to the box (p. 4)."""
    s.rows = [list(cards[:each]), list(cards[each : 2 * each])]
    s.unused = list(cards[2 * each :])
    tell(s, "favours", upper=list(s.rows[0]), lower=list(s.rows[1]))


def set_first(s: State, seat: int) -> None:
    """Give the chief marker (p. 4, 15)."""
    s.first = seat
    tell(s, "first", seat=seat)


def garrison(s: State, island: int) -> None:
    """The neutral enemy holds an outer island: no fury for that, and the rune stays where it is (p. 16)."""
    force = s.box.garrison
    put_settlers(s, s.foe, island, force.settlers)
    put_temple(s, s.foe, island, force.temples)
    s.control[island] = s.foe
    tell(s, "garrison", island=s.board.islands[island], settlers=force.settlers, temples=force.temples)


def begin_phase(s: State, phase: str) -> None:
    """A phase of the era begins (p. 6)."""
    s.phase = phase
    tell(s, "phase", phase=phase, era=s.era)


def begin_turn(s: State, who: int) -> None:
    """It is this faction's turn (p. 8)."""
    s.turn = who
    tell_of(s, "turn", who)


def turn_era(s: State) -> None:
    """The raven flies on (p. 15)."""
    s.era += 1
    s.picks = 0
