"""Placement: the bitmasks against a slow, readable oracle, and the speed that the issue asks for."""

from __future__ import annotations

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhall.games.feast_for_odin.sheet import same
from longhall.games.feast_for_odin.state import Board
from longhall.games.feast_for_odin.tiles import Grid, cell_at, cell_name, faces
from tests.games.feast_for_odin.scenes import box

TILES = sorted(box().shape)
BOARDS = sorted(box().grids)
Cell = tuple[int, int]


# ---- the oracle ----------------------------------------------------------------------------------------------------


def turned(shape: list[Cell]) -> list[Cell]:
    """A shape turned by a quarter, moved back to its corner."""
    cells = [(c, -r) for r, c in shape]
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return sorted((r - top, c - left) for r, c in cells)


def all_faces(tile: str) -> set[tuple[Cell, ...]]:
    """Every way to lay a tile, by turning and turning over."""
    shape = [(r, c) for r, row in enumerate(box().shape[tile]) for c, mark in enumerate(row) if mark == "#"]
    wide = max(c for _, c in shape)
    found = set()
    for one in (shape, [(r, wide - c) for r, c in shape]):
        for _ in range(4):
            one = turned(one)
            found.add(tuple(one))
    return found


class Oracle:
    """The rules of p. 12-13, cell by cell."""

    def __init__(self, kind: str, laid: list[tuple[str, set[Cell]]]) -> None:
        self.rows = box().boards[kind].rows
        self.record = box().boards[kind]
        self.laid = laid
        self.covered = {cell for _, cells in laid for cell in cells}

    def mark(self, cell: Cell) -> str:
        row, column = cell
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return self.rows[row][column] if inside else "_"

    def legal(self, tile: str, cells: set[Cell]) -> bool:
        if any(self.mark(cell) not in ".mib" or cell in self.covered for cell in cells):
            return False
        return self.colours_apart(tile, cells) and all(self.number_may_go(cell, cells) for cell in cells)

    def colours_apart(self, tile: str, cells: set[Cell]) -> bool:
        restless = ("orange", "red") if self.record.kind == "building" else ("green",)
        colour = box().colour[tile]
        if colour not in restless:
            return True
        near = {(r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return not any(near & there for other, there in self.laid if box().colour[other] == colour)

    def number_may_go(self, cell: Cell, cells: set[Cell]) -> bool:
        if self.mark(cell) != "i":
            return True
        row, column = cell
        corner = {(r, c) for r in range(row, len(self.rows)) for c in range(column + 1)} - {cell}
        needed = {c for c in corner if self.mark(c) in ".mi"}
        return needed <= self.covered | cells


def cells_of(grid: Grid, mask: int) -> set[Cell]:
    return {(row, column) for row, column in map(cell_at, grid.names(mask))}


def every_place(kind: str, tile: str) -> list[set[Cell]]:
    """Every place of a tile in and around a board."""
    rows = box().boards[kind].rows
    return [
        {(row + r, column + c) for r, c in face}
        for face in all_faces(tile)
        for row in range(len(rows))
        for column in range(len(rows[0]))
    ]


def fill(kind: str, luck: st.DataObject, tiles: int) -> tuple[Board, Oracle]:
    """A board with some tiles laid at random, by the quick way, and the oracle's picture of it."""
    grid, position, laid = box().grids[kind], Board(kind=kind, ref=kind), []
    for _ in range(tiles):
        tile = luck.draw(st.sampled_from(TILES))
        colour = box().colour[tile]
        options = grid.legal(box().shape[tile], grid.stand(position.covered, same(grid, position, colour)))
        if options:
            _, *where = luck.draw(st.sampled_from(options))
            mask = grid.mask_at(box().shape[tile], *where)
            position.covered |= mask
            if colour in ("orange", "red", "green"):
                setattr(position, colour, getattr(position, colour) | mask)
            laid.append((tile, cells_of(grid, mask)))
    return position, Oracle(kind, laid)


@settings(max_examples=120, deadline=None)
@given(luck=st.data())
def test_legal_places_are_those_of_the_oracle(luck: st.DataObject) -> None:
    kind = luck.draw(st.sampled_from(BOARDS))
    position, oracle = fill(kind, luck, luck.draw(st.integers(0, 14)))
    tile = luck.draw(st.sampled_from(TILES))
    grid, shape = box().grids[kind], box().shape[tile]
    stand = grid.stand(position.covered, same(grid, position, box().colour[tile]))
    quick = [cells_of(grid, grid.mask_at(shape, *where)) for _, *where in grid.legal(shape, stand)]
    slow = [cells for cells in every_place(kind, tile) if oracle.legal(tile, cells)]
    assert sorted(map(sorted, quick)) == sorted(map(sorted, slow))
    assert grid.fits(shape, stand) == bool(slow)


@pytest.mark.parametrize("tile", TILES)
def test_faces_are_those_of_the_oracle(tile: str) -> None:
    assert set(faces(box().shape[tile])) == all_faces(tile)


def test_options_of_a_tile_are_unique_and_in_order() -> None:
    for tile in TILES:
        options = box().grids["home"].places(box().shape[tile]).options
        assert len(set(options)) == len(options)
        order = [(int(turn), int(row), int(column)) for _, column, row, turn in options]
        assert order == sorted(order)


def test_cells_have_names() -> None:
    assert [cell_name(0, 0), cell_name(11, 12)] == ["a1", "m12"]
    assert cell_at("m12") == (11, 12)
    for name in ("", "a", "12", "A1", "ab"):
        with pytest.raises(ValueError, match="a cell is"):
            cell_at(name)


def test_listing_places_is_quick() -> None:
    """Tens of microseconds; the bound is generous for a busy machine."""
    grid = box().grids["home"]
    shapes = [box().shape[tile] for tile in ("oil", "clothing", "silver", "english_crown")]
    for shape in shapes:
        grid.places(shape)
    stand, best = grid.stand(0, 0), 1.0
    for _ in range(20):
        start = perf_counter()
        for shape in shapes:
            grid.legal(shape, stand)
        best = min(best, (perf_counter() - start) / len(shapes))
    assert best < 100e-6, f"{best * 1e6:.0f} microseconds"
