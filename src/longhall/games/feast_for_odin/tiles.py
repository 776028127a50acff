"""Tiles and the boards that they are laid on, as bitmasks (p. 12-13, 9, 11).

A cell of a board is one bit: row times width plus column. For every shape all its places on a board are worked out
once; what speaks against a place (cells taken, an income number out of order, a tile of the same colour beside it) is
one wide number, so that a place is legal if that number has no bit in common with the board's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from longhall.games.feast_for_odin.records import BoardKind
from longhall.kernel import Option

Cells = tuple[tuple[int, int], ...]
"""The cells of a shape as (row, column), from the corner of the rectangle around it."""

_CACHE: Final = 20_000
_OPEN: Final = ".mib"


def rectangle(width: int, height: int) -> tuple[str, ...]:
    """The shape of an ordinary good or a coin."""
    return ("#" * width,) * height


def faces(shape: Sequence[str]) -> tuple[Cells, ...]:
    """The different ways to lay a shape: turned by quarters, then turned over and turned again."""
    cells = [(r, c) for r, row in enumerate(shape) for c, mark in enumerate(row) if mark == "#"]
    found: dict[Cells, None] = {}
    for mirrored in (cells, [(r, -c) for r, c in cells]):
        turned = mirrored
        for _ in range(4):
            top, left = min(r for r, _ in turned), min(c for _, c in turned)
            found[tuple(sorted((r - top, c - left) for r, c in turned))] = None
            turned = [(c, -r) for r, c in turned]
    return tuple(found)


def cell_name(row: int, column: int) -> str:
    """A column letter and a row number from the top."""
    return f"{chr(97 + column)}{row + 1}"


def cell_at(name: str) -> tuple[int, int]:
    """The row and the column behind a cell's name; ValueError when it is none."""
    if len(name) < 2 or not name[0].islower() or not name[1:].isdecimal():
        raise ValueError(f"a cell is a column letter and a row number, not {name!r}")
    return int(name[1:]) - 1, ord(name[0]) - 97


class Bonus(NamedTuple):
    """A bonus cell: what it gives, and the cells around it that must be covered first (p. 11)."""

    cell: int
    gives: tuple[str, ...]
    around: int


class Track(NamedTuple):
    """A diagonal of income numbers with their cells, and the income once all are covered (p. 9)."""

    numbers: tuple[tuple[int, int], ...]
    top: int


class Places(NamedTuple):
    """Every place of a shape on a board: what speaks against it, its cells, and the option that names it."""

    against: tuple[int, ...]
    masks: tuple[int, ...]
    options: tuple[Option, ...]


class Grid:
    """The printed cells of one board."""

    def __init__(self, kind: BoardKind) -> None:
        self.id = kind.id
        self.house = kind.kind == "building"
        self.width, self.height = len(kind.rows[0]), len(kind.rows)
        self.size = self.width * self.height
        self.area = self._mask(kind, _OPEN)
        self.minus = self._mask(kind, "m")
        self.extras = self._mask(kind, "b")
        """The bonus cells: they count as covered."""
        self._needs: dict[int, int] = {}
        both = ((kind.income, kind.top), (kind.income_2, kind.top_2))
        self.tracks = tuple([self._track(income, top) for income, top in both if income])
        self.bonuses = tuple([self._bonus(name, gives) for name, gives in kind.bonus.items()])
        self._places: dict[tuple[str, ...], Places] = {}
        self._sides = [self._beside_cell(i) for i in range(self.size)]
        self._memory: dict[tuple[int, ...], dict[str, bool]] = {}

    def _mask(self, kind: BoardKind, marks: str) -> int:
        bits = [
            1 << r * self.width + c for r, row in enumerate(kind.rows) for c, mark in enumerate(row) if mark in marks
        ]
        return sum(bits)

    def _beside_cell(self, cell: int) -> int:
        row, column = divmod(cell, self.width)
        near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return sum([1 << r * self.width + c for r, c in near if 0 <= r < self.height and 0 <= c < self.width])

    def bit(self, name: str) -> int:
        """The bit of a cell by its name."""
        row, column = cell_at(name)
        return 1 << row * self.width + column

    def names(self, mask: int) -> list[str]:
        """The names of the cells in a mask."""
        return [cell_name(*divmod(i, self.width)) for i in bits(mask)]

    def _track(self, income: dict[str, int], top: int) -> Track:
        for name in income:
            self._needs[self.bit(name)] = self._lower_left(*cell_at(name))
        return Track(tuple([(self.bit(name), value) for name, value in income.items()]), top)

    def _lower_left(self, row: int, column: int) -> int:
        """All that must be covered with or before an income number: left of it, below it, and between (p. 12)."""
        corner = [1 << r * self.width + c for r in range(row, self.height) for c in range(column + 1)]
        return sum(corner) & self.area & ~self.extras & ~(1 << row * self.width + column)

    def _bonus(self, name: str, gives: tuple[str, ...]) -> Bonus:
        row, column = cell_at(name)
        near = [
            1 << r * self.width + c
            for r in range(max(0, row - 1), min(self.height, row + 2))
            for c in range(max(0, column - 1), min(self.width, column + 2))
        ]
        return Bonus(self.bit(name), gives, sum(near) & self.area & ~self.extras)

    def needs(self, cell: int) -> int:
        """What must be covered with or before an income number."""
        return self._needs[cell]

    # ---- places ----------------------------------------------------------------------------------------------------

    def beside(self, mask: int) -> int:
        """The cells that share a side with a mask."""
        left = sum([1 << r * self.width for r in range(self.height)])
        right = left << self.width - 1
        near = (mask & ~left) >> 1 | (mask & ~right) << 1 | mask >> self.width | mask << self.width
        return near & self.area & ~mask

    def snug(self, mask: int, covered: int) -> int:
        """How many sides of a tile would lie against the edge or against what is covered."""
        inner = [self._sides[i] for i in bits(mask)]
        return sum(
            [4 - (sides & self.area & ~covered & ~mask).bit_count() - (sides & mask).bit_count() for sides in inner]
        )

    def places(self, shape: tuple[str, ...]) -> Places:
        """Every place of a shape on the board's area, whatever is covered: face by face, from the top left."""
        if shape not in self._places:
            found = list(self._all_places(shape))
            self._places[shape] = Places(*zip(*found, strict=True)) if found else Places((), (), ())
        return self._places[shape]

    def _all_places(self, shape: tuple[str, ...]) -> Iterator[tuple[int, int, Option]]:
        for turn, cells in enumerate(faces(shape)):
            tall, wide = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
            for row in range(self.height - tall + 1):
                for column in range(self.width - wide + 1):
                    mask = sum([1 << (row + r) * self.width + column + c for r, c in cells])
                    if not mask & ~self.area:
                        need = 0
                        for cell, corner in self._needs.items():
                            need |= corner if mask & cell else 0
                        against = mask | (need & ~mask) << self.size | self.beside(mask) << 2 * self.size
                        yield against, mask, ("at", str(column + 1), str(row + 1), str(turn))

    def stand(self, covered: int, same: int) -> int:
        """A board's side of the comparison: cells covered, cells still open, cells of the tile's own colour class."""
        return covered | (self.area & ~covered) << self.size | same << 2 * self.size

    def legal(self, shape: tuple[str, ...], stand: int) -> list[Option]:
        """Where a shape may be laid."""
        places = self.places(shape)
        return [option for against, option in zip(places.against, places.options, strict=True) if not against & stand]

    def fits(self, shape: tuple[str, ...], stand: int) -> bool:
        """Whether a shape may be laid anywhere."""
        return not all(map(stand.__and__, self.places(shape).against))

    def memory(self, *position: int) -> dict[str, bool]:
        """What is known to fit, or not, on a board in this position: filled in by those who ask."""
        known = self._memory.get(position)
        if known is None:
            if len(self._memory) > _CACHE:
                self._memory.clear()
            known = self._memory[position] = {}
        return known

    def mask_at(self, shape: tuple[str, ...], column: str, row: str, turn: str) -> int:
        """The cells that a shape covers at a place, named as in its option: the corner from 1, and the face."""
        top, left = int(row) - 1, int(column) - 1
        cells = faces_of(shape)[int(turn)]
        return sum([1 << (top + r) * self.width + left + c for r, c in cells])

    # ---- income and bonuses ----------------------------------------------------------------------------------------

    def income(self, covered: int) -> int:
        """The lowest uncovered number of each track (p. 9)."""
        total = 0
        for numbers, top in self.tracks:
            for cell, value in numbers:
                if not covered & cell:
                    total += value
                    break
            else:
                total += top
        return total

    def earned(self, covered: int) -> list[tuple[str, ...]]:
        """What each bonus cell gives that is uncovered and surrounded (p. 11)."""
        return [b.gives for b in self.bonuses if not covered & b.cell and not b.around & ~covered]


_FACES: dict[tuple[str, ...], tuple[Cells, ...]] = {}


def faces_of(shape: tuple[str, ...]) -> tuple[Cells, ...]:
    """`faces`, remembered."""
    if shape not in _FACES:
        _FACES[shape] = faces(shape)
    return _FACES[shape]


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits in a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
