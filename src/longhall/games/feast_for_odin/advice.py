"""What a player may ask about the own boards without moving: where a tile could go, and a good arrangement of tiles.

It looks at what lies open and at the asker's own things, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from longhall.games.feast_for_odin.anytime import fits, lay_options
from longhall.games.feast_for_odin.sheet import has, same
from longhall.games.feast_for_odin.solver import Step, solve
from longhall.games.feast_for_odin.state import Board, State
from longhall.kernel import Ask, Json

MOST: Final = 14
"""As many tiles as are arranged at once: the largest. It keeps the solver within a second."""
LEAST: Final = 0.35
"""What a tile must gain to be proposed."""


def advise(s: State, seat: int, ask: Ask[Any], words: Sequence[str]) -> Json:
    """The answer to `places TILE` or `arrange`; ValueError where it is neither, or nothing can be laid now."""
    layable = [tile for _, tile in lay_options(s, seat)] if ("lay",) in {option[:1] for option in ask.options} else []
    match words:
        case ["places", tile] if tile in layable:
            return {"places": dict(places(s, seat, tile))}
        case ["arrange"] if layable:
            return arrange(s, seat, layable)
        case _:
            raise ValueError(f"there is no advice on {' '.join(words)!r} now; ask 'places TILE' or 'arrange'")


def places(s: State, seat: int, tile: str) -> Iterator[tuple[str, Json]]:
    """Every place of a tile by board, with what the board would pay, cost and give: `[[COLUMN ROW FACE, ...]]`."""
    shape, colour = s.box.shape[tile], s.box.colour[tile]
    for board in s.players[seat].boards:
        if fits(s, seat, board, tile):
            grid = s.box.grids[board.kind]
            legal = grid.legal(shape, grid.stand(board.covered, same(grid, board, colour)))
            yield (
                board.ref,
                [[" ".join(at), *_figures(s, board, board.covered | grid.mask_at(shape, *at))] for _, *at in legal],
            )


def _figures(s: State, board: Board, covered: int) -> tuple[int, int, int]:
    """The income, the points lost and the number of bonuses of a board when these cells are covered."""
    grid = s.box.grids[board.kind]
    empty = sum(s.box.boards[board.kind].slots.values()) - board.wood - board.stone
    return grid.income(covered), (grid.minus & ~covered).bit_count() + empty, len(grid.earned(covered))


def arrange(s: State, seat: int, layable: Sequence[str]) -> Json:
    """A good way to lay the goods and special tiles in supply, step by step, and the figures of the boards then."""
    food = s.phase == "end"  # until then it is for the feasts
    kinds = [tile for tile in layable if tile in s.box.specials or (tile in s.box.goods and (food or _lasts(s, tile)))]
    tiles = [tile for tile in kinds for _ in range(has(s, seat, tile))]
    tiles = sorted(tiles, key=lambda tile: -s.box.cells[tile])[:MOST]
    steps = solve(s, seat, tiles, LEAST)
    boards = s.players[seat].boards
    covered = [board.covered for board in boards]
    for step in steps:
        grid = s.box.grids[boards[step.board].kind]
        covered[step.board] |= grid.mask_at(s.box.shape[step.tile], *step.at[1:])
    figures = {
        board.ref: list(_figures(s, board, cells))
        for board, cells in zip(boards, covered, strict=True)
        if board.kind in s.box.grids
    }
    return {"steps": [_step(boards, step) for step in steps], "figures": figures}


def _lasts(s: State, good: str) -> bool:
    """Green and blue goods, but for what counts as it is."""
    return s.box.colour[good] in ("green", "blue") and not s.box.goods[good].points


def _step(boards: Sequence[Board], step: Step) -> Json:
    return {"tile": step.tile, "board": boards[step.board].ref, "at": " ".join(step.at[1:])}
