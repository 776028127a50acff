"""Ships, islands, buildings, and what lies on boards."""

from __future__ import annotations

from longhall.games.feast_for_odin.box import KNARR, STACKS, WHALING_BOAT
from longhall.games.feast_for_odin.state import Board, State
from longhall.games.feast_for_odin.verbs.things import gain
from longhall.kernel import tell

# ---- ships ---------------------------------------------------------------------------------------------------------


def add_ship(s: State, seat: int, kind: str) -> None:
    """A ship comes into the harbour, without ore."""
    p = s.players[seat]
    if kind == KNARR:
        p.knarrs += 1
    else:
        (p.boats if kind == WHALING_BOAT else p.longships).append(0)
    tell(s, "ship", seat=seat, ship=kind)


def drop_ship(s: State, seat: int, kind: str, ore: int) -> None:
    """A ship leaves the harbour; ore on it is lost."""
    p = s.players[seat]
    if kind == KNARR:
        p.knarrs -= 1
    else:
        (p.boats if kind == WHALING_BOAT else p.longships).remove(ore)
    tell(s, "ship_lost", seat=seat, ship=kind)


def load_ore(s: State, seat: int, kind: str, ore: int, change: int, supply: bool = True) -> None:
    """Ore goes on a ship that holds so much, or off it; from and to the supply unless it is used up."""
    p = s.players[seat]
    fleet = p.boats if kind == WHALING_BOAT else p.longships
    fleet[fleet.index(ore)] += change
    if supply:
        p.supply[s.box.ore] -= change
    tell(s, "armed" if change > 0 else "disarmed", seat=seat, ship=kind, ore=ore + change)


def emigrate(s: State, seat: int, kind: str, ore: int) -> None:
    """A ship is turned over and laid on the banquet table (p. 17)."""
    drop_ship(s, seat, kind, ore)
    s.players[seat].emigrated.append(kind)
    tell(s, "emigrated", seat=seat, ship=kind)


# ---- boards --------------------------------------------------------------------------------------------------------


def add_board(s: State, seat: int, kind: str, of_many: bool) -> Board:
    """A board or building is put beside the home board."""
    p = s.players[seat]
    ref = f"{kind}_{1 + len([b for b in p.boards if b.kind == kind])}" if of_many else kind
    p.boards.append(Board(kind=kind, ref=ref))
    return p.boards[-1]


def build(s: State, seat: int, kind: str) -> None:
    """A building comes to a player (p. 15)."""
    s.buildings[kind] -= 1
    board = add_board(s, seat, kind, True)
    tell(s, "built", seat=seat, board=board.ref)


def explore(s: State, seat: int, island: str) -> None:
    """An exploration board comes to a player, with the silver on it (p. 19)."""
    at = s.islands.index(island)
    silver, s.island_silver[at] = s.island_silver[at], 0
    s.islands[at] = ""
    add_board(s, seat, island, False)
    tell(s, "explored", seat=seat, island=island, silver=silver)
    gain(s, seat, "silver", silver, told=True)


def turn_island(s: State, stack: str) -> None:
    """An exploration board that nobody has taken is turned over; its silver goes back (p. 8)."""
    at = STACKS.index(stack)
    if s.islands[at]:
        s.islands[at], s.island_silver[at] = s.box.stacks[stack]["back"], 0
        tell(s, "turned_island", island=s.islands[at])


def lay_island_silver(s: State, turning: str) -> None:
    """Silver on every exploration board that is not taken and not due to turn (p. 8)."""
    for at, stack in enumerate(STACKS):
        if s.islands[at] and stack != turning:
            s.island_silver[at] += s.box.table.island_silver
            tell(s, "island_silver", island=s.islands[at], amount=s.island_silver[at])


def lay(s: State, seat: int, board: Board, word: str, mask: int) -> None:
    """Lay something from the supply on a board; it stays there (p. 12)."""
    p, box = s.players[seat], s.box
    if word in box.specials:
        p.specials.remove(word)
    elif word in box.coins:
        p.supply[box.silver] -= box.coins[word].value
    else:
        p.supply[box.thing[word]] -= 1
    cover(s, board, word, mask)
    tell(s, "laid", seat=seat, tile=word, board=board.ref, cells=box.grids[board.kind].names(mask))


def cover(s: State, board: Board, word: str, mask: int) -> None:
    """Put a tile on the cells of a board."""
    board.covered |= mask
    board.pieces.append((word, mask))
    colour = s.box.colour[word]
    if colour == "green":
        board.green |= mask
    elif colour == "orange":
        board.orange |= mask
    elif colour == "red":
        board.red |= mask


def lift(s: State, owner: int, board: Board, tile: str, seat: int) -> int:
    """A special tile leaves a board for another supply; the cells that it leaves open."""
    at = next(i for i, (word, _) in enumerate(board.pieces) if word == tile)
    mask = board.pieces.pop(at)[1]
    board.covered &= ~mask
    s.players[seat].specials.append(tile)
    tell(s, "lifted", seat=seat, tile=tile, owner_seat=owner)
    return mask


def store(s: State, seat: int, board: Board, resource: str) -> None:
    """Wood or stone fills a slot of a shed or stone house."""
    s.players[seat].supply[s.box.thing[resource]] -= 1
    if resource == "wood":
        board.wood += 1
    else:
        board.stone += 1
    tell(s, "stored", seat=seat, thing=resource, board=board.ref)
