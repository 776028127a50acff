"""Points (p. 22): every row of the score pad."""

from __future__ import annotations

from longhall.games.feast_for_odin.sheet import specials_of
from longhall.games.feast_for_odin.state import Board, State


def score_rows(s: State, seat: int) -> dict[str, int]:
    """A player's points by the rows of the score pad, gains before losses, as they stand."""
    p, box = s.players[seat], s.box
    kinds = [box.boards[board.kind].kind for board in p.boards]
    worth = [box.boards[board.kind].points for board in p.boards]
    lost = [-uncovered(s, board) for board in p.boards]

    def by_kind(values: list[int], kind: str) -> int:
        return sum([value for value, own in zip(values, kinds, strict=True) if own == kind])

    fleet = {"whaling_boat": len(p.boats), "knarr": p.knarrs, "longship": len(p.longships)}
    return {
        "ships": sum([box.ships[kind].points * n for kind, n in fleet.items()]),
        "emigration": sum([box.ships[kind].emigrated for kind in p.emigrated]),
        "islands": by_kind(worth, "island"),
        "buildings": by_kind(worth, "building"),
        "animals": sum([good.points * p.supply[box.thing[good.id]] for good in box.goods.values()]),
        "occupations": sum([box.occupations[card].points for card in p.played]),
        "silver": p.supply[box.silver],
        "final_income": p.final_income,
        "crown": sum([box.specials[tile].points for tile in specials_of(s, seat)]),
        "home_penalty": by_kind(lost, "home"),
        "island_penalty": by_kind(lost, "island"),
        "building_penalty": by_kind(lost, "building"),
        "thing_penalty": -box.table.penalty * p.penalties,
    }


def uncovered(s: State, board: Board) -> int:
    """The points that a board costs: open cells that are marked so, and empty slots."""
    grid, slots = s.box.grids.get(board.kind), s.box.boards[board.kind].slots
    cells = (grid.minus & ~board.covered).bit_count() if grid else 0
    return cells + sum(slots.values()) - board.wood - board.stone


def score(s: State, seat: int) -> int:
    """A player's points, as they stand."""
    return sum(score_rows(s, seat).values())
