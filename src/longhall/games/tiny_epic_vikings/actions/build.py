"""Building boats and temples for wood (p. 12): the place of the mat is chosen first, then where the piece goes."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.actions.deeds import SKIP, action
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.sheet import present
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import build_boat, build_temple
from longhall.kernel import Ask, Option


@action("build")
async def build(s: State, seat: int, deed: Deed) -> None:
    """Pay wood and move a boat to a fjord, or a temple to an island (p. 12)."""
    for _ in range(deed.amount):
        options = build_options(s, seat)
        if len(options) == 1:
            return
        choice = await Ask(seat, "build", options)
        if choice == SKIP:
            return
        slot = next(i for i, one in enumerate(s.box.slots) if one.id == choice[1])
        if s.box.slots[slot].piece == "boat":
            fjord = s.board.place[await site(s, seat, "boat", [s.board.places[i] for i in boat_sites(s, seat)])]
            build_boat(s, seat, slot, fjord)
        else:
            islands = [s.board.islands[i] for i in temple_sites(s, seat)]
            build_temple(s, seat, slot, s.board.island[await site(s, seat, "temple", islands)])


async def site(s: State, seat: int, piece: str, words: list[str]) -> str:
    """Where a new piece goes; asked only where there is a choice."""
    if len(words) == 1:
        return words[0]
    options: list[Option] = [("site", word) for word in words]
    return (await Ask(seat, "site", options, piece=piece))[1]


def build_options(s: State, seat: int) -> list[Option]:
    """Every piece on the mat that the clan can pay for and put somewhere, from any place (p. 12)."""
    p, box = s.players[seat], s.box
    wood, options = p.resources[0], list[Option]()
    if wood:
        sites = {"boat": boat_sites(s, seat), "temple": temple_sites(s, seat)}
        options = [
            ("build", slot.id)
            for i, slot in enumerate(box.slots)
            if p.slots[i] and slot.wood <= wood and sites[slot.piece]
        ]
    options.append(SKIP)
    return options


def boat_sites(s: State, seat: int) -> list[int]:
    """Fjords beside an island or a fjord where the clan has a piece; its own fjords too (p. 12, `boat_site`)."""
    board = s.board
    found: set[int] = set()
    for place in s.players[seat].boats:
        if place >= board.docks:
            found.add(place)
            found.update(board.around[place])
    for island in range(len(board.islands)):
        if present(s, seat, island):
            found.update(board.beside[island])
    return sorted(found)


def temple_sites(s: State, seat: int) -> list[int]:
    """Islands with a settler of the clan and no temple of its own (p. 12)."""
    temples = s.temples[seat]
    return [island for island, count in enumerate(s.settlers[seat]) if count and not temples[island]]
