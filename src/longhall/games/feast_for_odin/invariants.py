"""What must hold in every position: components are conserved, and no limit is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longhall.games.feast_for_odin.box import BUILDINGS, STACKS
from longhall.games.feast_for_odin.sheet import large, length, open_squares, specials_of
from longhall.games.feast_for_odin.state import Board, Player, State


def problems(s: State) -> Iterator[str]:
    """Everything that is wrong."""
    for seat, p in enumerate(s.players):
        for problem in player_problems(s, seat, p):
            yield f"seat {seat}: {problem}"
    yield from piece_problems(s)
    yield from card_problems(s)


def player_problems(s: State, seat: int, p: Player) -> Iterator[str]:
    """A player's supply, ships, Vikings and boards."""
    if min(p.supply) < 0:
        yield f"less than nothing of {[w for w, n in zip(s.box.things, p.supply, strict=True) if n < 0]}"
    table = s.box.table
    if len(p.boats) > table.small_stages or large(p) > table.large_stages or p.knarrs < 0:
        yield f"more ships than landing stages: {p.boats}, {p.knarrs}, {p.longships}"
    for kind, loads in (("whaling_boat", p.boats), ("longship", p.longships)):
        if any(not 0 <= ore <= s.box.ships[kind].ore for ore in loads):
            yield f"ore on {kind}: {loads}"
    if table.squares_a_ship * len(p.emigrated) > table.squares:
        yield f"{len(p.emigrated)} ships do not fit the banquet table"
    filled = sum([width for _, width in p.banquet]) + table.squares_a_ship * len(p.emigrated)
    if p.banquet and filled > open_squares(s):
        yield f"the banquet {p.banquet} hangs over"
    yield from viking_problems(s, seat, p)
    for board in p.boards:
        yield from board_problems(s, board)
    if Counter(p.spent) - Counter(p.played):
        yield f"cards {p.spent} were used but not played"


def viking_problems(s: State, seat: int, p: Player) -> Iterator[str]:
    """Every Viking is on the Thing Square or on a space, as many as the round gives."""
    out = sum([n for by, n, when in s.stands.values() if by == seat and when == s.round])
    if s.phase in ("actions", "actions_over", "before_income") and p.vikings + out != length(s).vikings + s.round:
        yield f"{p.vikings} Vikings at home and {out} out in round {s.round}"
    if p.vikings < 0:
        yield f"{p.vikings} Vikings"


def board_problems(s: State, board: Board) -> Iterator[str]:
    """Tiles lie apart, on the area, and colours that must not touch do not."""
    slots = s.box.boards[board.kind].slots
    if board.wood > slots.get("wood", 0) or board.stone > slots.get("stone", 0):
        yield f"{board.ref} holds {board.wood} wood and {board.stone} stone"
    grid = s.box.grids.get(board.kind)
    if grid is None:
        return
    total, colours = 0, {"orange": 0, "red": 0, "green": 0, "blue": 0, "": 0}
    for word, mask in board.pieces:
        colour = s.box.colour[word]
        if total & mask or mask & ~grid.area:
            yield f"{word} on {board.ref} overlaps or hangs over"
        apart = ("orange", "red") if grid.house else ("green",)
        if colour in apart and grid.beside(mask) & colours[colour]:
            yield f"{word} on {board.ref} touches its like"
        total |= mask
        colours[colour] |= mask
    if (total, colours["orange"], colours["red"], colours["green"]) != (
        board.covered,
        board.orange,
        board.red,
        board.green,
    ):
        yield f"the cells of {board.ref} are counted wrong"


def piece_problems(s: State) -> Iterator[str]:
    """Special tiles, buildings, exploration boards, strips and weapons: none made, none lost."""
    tiles = Counter(s.specials)
    for seat in range(len(s.players)):
        tiles.update(specials_of(s, seat))
    if tiles != Counter(list(s.box.specials)):
        yield f"special tiles {dict(tiles)}"
    for kind in BUILDINGS:
        out = sum([1 for p in s.players for board in p.boards if board.kind == kind])
        if out + s.buildings[kind] != s.box.boards[kind].copies:
            yield f"{out} of {kind} are built and {s.buildings[kind]} left"
    for at, stack in enumerate(STACKS):
        taken = [1 for p in s.players for b in p.boards if b.kind in s.box.stacks[stack].values()]
        if len(taken) != (s.islands[at] == ""):
            yield f"exploration board {stack} is taken {len(taken)} times"
    if len({strip for strip, _ in s.strips} | set(s.strips_left)) != len(s.strips) + len(s.strips_left):
        yield "a mountain strip is there twice"
    for nth, word in enumerate(s.box.weapons):
        held = sum([p.supply[s.box.thing[word]] for p in s.players])
        total = held + s.arms[nth] + s.arms_spent[nth] - s.arms_made[nth]
        if total != s.box.weapons[word].copies:
            yield f"{total} of {word}"


def card_problems(s: State) -> Iterator[str]:
    """Every card of the decks in play is in exactly one place."""
    found = [*s.deck, *s.aside]
    for p in s.players:
        found += p.hand
        found += p.played
    if len(found) != len(set(found)) or set(found) != s.box.in_play(s.decks):
        there, wanted = Counter(found), Counter(s.box.in_play(s.decks))
        yield f"cards too many: {dict(there - wanted)}, missing: {dict(wanted - there)}"
