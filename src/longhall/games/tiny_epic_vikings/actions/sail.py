"""Sailing (p. 11-12): the moves of one boat, making way, landing settlers, and raiding a village.

Options of a move: boats in the order of the places where they lie, for each of them the docks beside it, then the
fjords; at last `skip` or `stop`.
"""

from __future__ import annotations

from functools import partial

from longhall.games.tiny_epic_vikings.actions.deeds import SKIP, STOP, action
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.rival.pieces import send_home
from longhall.games.tiny_epic_vikings.sheet import factions, most_settlers
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.games.tiny_epic_vikings.verbs import land, raid, recall, remove_settler, sail, undock
from longhall.kernel import Ask, Option


@action("sail")
async def do_sail(s: State, seat: int, deed: Deed) -> None:
    """Move one boat up to so many times; if it ends in a dock, land settlers there and raid its village (p. 11-12)."""
    at = await sail_on(s, seat, deed.amount)
    if 0 <= at < s.board.docks:
        await deploy(s, seat, s.board.island_of[at], deed.amount)
        await offer_raid(s, seat, at)


async def sail_on(s: State, seat: int, moves: int) -> int:
    """Spend the moves one by one; where the boat ends, or -1 if none has moved."""
    at, amount = -1, moves
    while moves:
        kind = "sail" if at < 0 else "sail_on"
        choice = await Ask(seat, kind, partial(sail_options, s, seat, at), left=moves, amount=amount)
        if choice[0] != "sail":
            break
        source, target = s.board.place[choice[1]], s.board.place[choice[2]]
        await make_way(s, seat, target)
        sail(s, seat, source, target)
        at, moves = target, moves - 1
    return at


def sail_options(s: State, seat: int, at: int) -> list[Option]:
    """Where a boat may go in one move: not into a dock where another boat of the clan lies (`own_dock`)."""
    board, docked = s.board, s.docked
    places, docks, reach = board.places, board.docks, board.reach
    boats = sorted(set(s.players[seat].boats)) if at < 0 else (at,)
    options: list[Option] = [
        ("sail", places[boat], places[target])
        for boat in boats
        for target in reach[boat]
        if target >= docks or docked[target] != seat
    ]
    options.append(SKIP if at < 0 else STOP)
    return options


async def make_way(s: State, seat: int, target: int) -> None:
    """A boat in the dock has to leave: its owner chooses the fjord (p. 11); the rival's goes home (p. 20)."""
    if target >= s.board.docks:
        return
    owner = s.docked[target]
    if owner == NOBODY:
        return
    if owner == s.foe:
        send_home(s, target)
    else:
        await leave_dock(s, owner, target)


async def leave_dock(s: State, seat: int, dock: int) -> None:
    """The owner of a boat moves it from its dock to one of the two fjords beside it (p. 11)."""
    places = s.board.places
    options: list[Option] = [("undock", places[fjord]) for fjord in s.board.fjords_of[dock]]
    choice = await Ask(seat, "undock", options, dock=places[dock])
    undock(s, seat, dock, s.board.place[choice[1]])


# ---- landing (p. 11-12) ----------------------------------------------------------------------------------------------


async def deploy(s: State, seat: int, island: int, amount: int) -> None:
    """Land up to as many settlers as the sail says, for food; then they attack (p. 11-12)."""
    while True:
        options = deploy_options(s, seat, island, amount)
        if len(options) == 1:
            return
        choice = await Ask(seat, "deploy", options, island=s.board.islands[island])
        if choice[0] != "recall":
            break
        recall(s, seat, s.board.island[choice[1]])
    if choice[0] == "deploy":
        land(s, seat, island, int(choice[1]))
        attack(s, seat, island)


def deploy_options(s: State, seat: int, island: int, amount: int) -> list[Option]:
    """How many to land; to have more of them, settlers may be recalled from elsewhere in one's own turn (p. 11)."""
    p = s.players[seat]
    wanted = min(amount, p.resources[1] // s.box.settler_food) if s.box.settler_food else amount
    options: list[Option] = [("deploy", str(count)) for count in range(min(wanted, p.home), 0, -1)]
    if p.home < wanted and s.turn == seat:
        options += recall_options(s, seat, island)
    options.append(SKIP)
    return options


def recall_options(s: State, seat: int, but: int = -1) -> list[Option]:
    """The islands from which a clan may take a settler back, one of them apart (p. 11)."""
    there, islands = s.settlers[seat], s.board.islands
    return [("recall", islands[i]) for i, count in enumerate(there) if count and i != but]


def attack(s: State, who: int, island: int) -> None:
    """Whoever alone has the most settlers makes every opponent remove one (p. 12)."""
    if most_settlers(s, who, island):
        for other in factions(s):
            if other != who and s.settlers[other][island]:
                remove_settler(s, other, island, "attack")


async def offer_raid(s: State, seat: int, dock: int) -> None:
    """A boat that has ended its sail by a village may raid it, for the steel of the era (p. 12)."""
    steel = s.box.raid[s.era]
    if s.villages[dock] and s.players[seat].resources[2] >= steel:
        options: list[Option] = [("raid", s.board.places[dock]), SKIP]
        if await Ask(seat, "raid", options, steel=steel) != SKIP:
            raid(s, seat, dock)
