"""A placement solver: how to lay a player's tiles well. Used by the bot, for hints and for the "arrange for me" button.

It proposes and never lays. Few tiles on few places are solved exactly, by trying every order of legal places; more of
them by a beam: tiles from the largest down, each in its best places on the best arrangements found so far, or left out.

A board is worth what it no longer costs, its income in the rounds that are left, its bonuses in the phases that are
left, and a little for being on the way to the next income number.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from longhall.games.feast_for_odin.box import Box
from longhall.games.feast_for_odin.sheet import length, may_lie
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.tiles import Bonus, Grid
from longhall.kernel import Option

BEAM: Final = 6
BRANCH: Final = 5
QUICK: Final = 3
"""How many arrangements and places are followed where it must go quickly."""
EXACT_TILES: Final = 3
EXACT_PLACES: Final = 10_000
TOWARDS: Final = 0.45
"""The share of an income step that is counted for being on the way to it."""
SNUG: Final = 0.03
"""What each neighbouring cell that is covered or off the board is worth to a tile: it keeps the open cells together."""


class Step(NamedTuple):
    """One tile laid: on which of the player's boards, and where."""

    tile: str
    board: int
    at: Option
    """The answer to where: its column, row and face."""


Spot = tuple[float, Option, int]
"""A place for a tile on a board: what it adds, the answer to where, and its cells."""
Place = tuple[int, int, Option, int, int, int, tuple[int, ...]]
"""A place on an empty board: what speaks against it, its cells, the answer to where, how many of them cost points, how
snug it is there, the cells beside it, and the bonuses that it touches."""


class Layout(NamedTuple):
    """An arrangement: covered cells of each board, those of colours kept apart, its worth, and the way to it."""

    covered: tuple[int, ...]
    apart: tuple[tuple[int, int, int], ...]
    worth: float
    steps: tuple[Step, ...]


class Task(NamedTuple):
    """What the solver looks at: the boards of a player and what time is left."""

    box: Box
    grids: tuple[Grid | None, ...]
    incomes: int
    """Income phases still to come, the final income included."""
    bonuses: int
    may: frozenset[tuple[int, str]]
    """On which board, by its place, which tile may lie at all."""


def incomes_left(s: State) -> int:
    """How often income is still paid, points at the end included."""
    paid = s.phase in ("income", "breeding", "feast", "before_bonus", "bonus", "mountains", "end")
    return length(s).rounds - s.round + (not paid) + s.count_final_income


def bonuses_left(s: State) -> int:
    """How many bonus phases are to come; the last round has none."""
    past = s.phase in ("mountains", "end")
    return max(0, length(s).rounds - s.round - past)


def task(s: State, seat: int, tiles: Sequence[str]) -> tuple[Task, Layout]:
    """The boards of a player as the solver sees them, and as they are now."""
    boards, box = s.players[seat].boards, s.box
    grids = tuple([box.grids.get(board.kind) for board in boards])
    may = frozenset(
        [(at, tile) for at, grid in enumerate(grids) if grid for tile in tiles if may_lie(s, seat, grid, tile)]
    )
    job = Task(box, grids, incomes_left(s), bonuses_left(s), may)
    covered = tuple([board.covered for board in boards])
    apart = tuple([(board.orange, board.red, board.green) for board in boards])
    worth = sum([value(job, grid, cells) for grid, cells in zip(grids, covered, strict=True) if grid])
    return job, Layout(covered, apart, worth, ())


def value(job: Task, grid: Grid, covered: int) -> float:
    """What a board is worth in points when these cells are covered."""
    tracks = sum([_lane(grid, numbers, top, covered) for numbers, top in grid.tracks])
    rings = sum([_ring(bonus, covered) for bonus in grid.bonuses])
    return (grid.minus & covered).bit_count() + job.incomes * tracks + job.bonuses * rings


def _lane(grid: Grid, numbers: Sequence[tuple[int, int]], top: int, covered: int) -> float:
    """What a track pays in one income phase, and a little for being on the way to its next number."""
    for nth, (cell, number) in enumerate(numbers):
        if not covered & cell:
            after = numbers[nth + 1][1] if nth + 1 < len(numbers) else top
            need = grid.needs(cell) | cell
            share = (need & covered).bit_count() / need.bit_count()
            return number + TOWARDS * share * share * max(1, after - number)
    return top


def _ring(bonus: Bonus, covered: int) -> float:
    """What a bonus gives in one phase, in points; a part of it on the way."""
    if covered & bonus.cell:
        return 0.0
    around = bonus.around.bit_count()
    share = (bonus.around & covered).bit_count() / around if around else 1.0
    return 1.5 * len(bonus.gives) * (1.0 if share == 1.0 else TOWARDS * share * share)


def _same(job: Task, at: int, colour: str, apart: tuple[int, int, int]) -> int:
    grid = job.grids[at]
    assert grid is not None
    if grid.house:
        return apart[0] if colour == "orange" else apart[1] if colour == "red" else 0
    return apart[2] if colour == "green" else 0


def places(job: Task, layout: Layout, tile: str) -> list[tuple[float, Step, int]]:
    """Every legal place of a tile: what it adds, the step, and its cells."""
    return [
        (gain, Step(tile, at, option), mask)
        for at, grid, same in _boards(job, layout, tile)
        for gain, option, mask in spots(job, grid, layout.covered[at], same, job.box.shape[tile])
    ]


def best_places(job: Task, layout: Layout, tile: str) -> list[tuple[float, Step, int]]:
    """The few best of them, the best first. What was found for a board is remembered: beams and games meet it again."""
    shape, found = job.box.shape[tile], list[tuple[float, Step, int]]()
    for at, grid, same in _boards(job, layout, tile):
        key = (shape, layout.covered[at], same, job.incomes, job.bonuses)
        known = _BEST.setdefault(grid, {})
        best = known.get(key)
        if best is None:
            if len(known) > _MANY:
                known.clear()
            best = known[key] = nlargest(BRANCH, spots(job, grid, layout.covered[at], same, shape), key=_gain)
        found += [(gain, Step(tile, at, option), mask) for gain, option, mask in best]
    found.sort(key=_gain, reverse=True)
    return found[:BRANCH]


_BEST: Final[WeakKeyDictionary[Grid, dict[tuple[Any, ...], list[Spot]]]] = WeakKeyDictionary()
_MANY: Final = 2048


def _boards(job: Task, layout: Layout, tile: str) -> list[tuple[int, Grid, int]]:
    """The boards that a tile may lie on, by their place, with the cells that it must not touch there."""
    colour = job.box.colour[tile]
    return [
        (at, grid, _same(job, at, colour, layout.apart[at]))
        for at, grid in enumerate(job.grids)
        if grid is not None and (at, tile) in job.may
    ]


def spots(job: Task, grid: Grid, covered: int, same: int, shape: tuple[str, ...]) -> list[Spot]:
    """Every legal place of a shape on a board: the difference that it makes to `value`, and to how snug tiles lie.

    Only what a tile touches is counted anew. This is what a rollout spends most of its time with.
    """
    stand, walls = grid.stand(covered, same), covered * (1 | 1 << grid.size | 1 << 2 * grid.size | 1 << 3 * grid.size)
    lanes = _lanes(grid, covered)
    rings = [_ring(bonus, covered) for bonus in grid.bonuses] if job.bonuses else []
    incomes, bonuses, found = job.incomes, job.bonuses, list[Spot]()
    for against, mask, option, minus, snug, sides, touched in table(grid, shape):
        if against & stand:
            continue
        gain = minus + SNUG * (snug + (sides & walls).bit_count())
        for need, now, numbers, top in lanes:
            if mask & need:
                gain += incomes * (_lane(grid, numbers, top, covered | mask) - now)
        if bonuses:
            for nth in touched:
                gain += bonuses * (_ring(grid.bonuses[nth], covered | mask) - rings[nth])
        found.append((gain, option, mask))
    return found


def table(grid: Grid, shape: tuple[str, ...]) -> list[Place]:
    """All places of a shape on an empty board, with what never changes about them; worked out once."""
    known = _TABLES.setdefault(grid, {})
    if shape not in known:
        known[shape] = [
            (
                against,
                mask,
                option,
                (grid.minus & mask).bit_count(),
                grid.snug(mask, 0),
                _sides(grid, mask),
                tuple([nth for nth, bonus in enumerate(grid.bonuses) if mask & (bonus.cell | bonus.around)]),
            )
            for against, mask, option in zip(*grid.places(shape), strict=True)
        ]
    return known[shape]


_TABLES: Final[WeakKeyDictionary[Grid, dict[tuple[str, ...], list[Place]]]] = WeakKeyDictionary()


def _sides(grid: Grid, mask: int) -> int:
    """The cells to the left, the right, above and below a tile, side by side in one wide number."""
    left = sum([1 << row * grid.width for row in range(grid.height)])
    right = left << grid.width - 1
    near = ((mask & ~left) >> 1, (mask & ~right) << 1, mask >> grid.width, mask << grid.width)
    return sum([(cells & grid.area & ~mask) << nth * grid.size for nth, cells in enumerate(near)])


def _lanes(grid: Grid, covered: int) -> list[tuple[int, float, tuple[tuple[int, int], ...], int]]:
    """For each track: the cells that would change what it is worth, what that is now, its numbers, and its top."""
    found = []
    for numbers, top in grid.tracks:
        for nth, (cell, _) in enumerate(numbers):
            if not covered & cell:
                found.append((grid.needs(cell) | cell, _lane(grid, numbers, top, covered), numbers[nth:], top))
                break
    return found


def laid(job: Task, layout: Layout, gain: float, step: Step, mask: int) -> Layout:
    """The arrangement after one more tile."""
    at = step.board
    covered = (*layout.covered[:at], layout.covered[at] | mask, *layout.covered[at + 1 :])
    orange, red, green = layout.apart[at]
    colour = job.box.colour[step.tile]
    marks = (orange | mask * (colour == "orange"), red | mask * (colour == "red"), green | mask * (colour == "green"))
    apart = (*layout.apart[:at], marks, *layout.apart[at + 1 :])
    return Layout(covered, apart, layout.worth + gain, (*layout.steps, step))


def solve(s: State, seat: int, tiles: Sequence[str], least: float = 0.0, quick: bool = False) -> list[Step]:
    """A good way to lay these tiles, in an order in which each step is legal; those that gain too little stay.

    A quick one follows fewer ways, which costs a player less than a point in a game (measured with 40 games).
    """
    box = s.box
    order = sorted(tiles, key=lambda tile: (-sum(row.count("#") for row in box.shape[tile]), tile))
    job, start = task(s, seat, order)
    if quick:
        return list(beam(job, start, order, least, QUICK, QUICK).steps)
    if len(order) <= EXACT_TILES and _size(job, start, order) <= EXACT_PLACES:
        return list(exact(job, start, order, least).steps)
    return list(beam(job, start, order, least).steps)


def _size(job: Task, layout: Layout, tiles: Sequence[str]) -> int:
    size = 1
    for nth, tile in enumerate(tiles):
        shape, layable = job.box.shape[tile], 0
        for at, grid, same in _boards(job, layout, tile):
            stand = grid.stand(layout.covered[at], same)
            layable += sum([not against & stand for against in grid.places(shape).against])
        size *= (nth + 1) * (1 + layable)
    return size


def exact(job: Task, layout: Layout, tiles: Sequence[str], least: float) -> Layout:
    """The best of all arrangements of a few tiles, in any order, some left out."""
    best = layout
    for nth, tile in enumerate(tiles):
        if tile in tiles[:nth]:
            continue
        rest = [*tiles[:nth], *tiles[nth + 1 :]]
        for gain, step, mask in places(job, layout, tile):
            if gain > least or rest:
                found = exact(job, laid(job, layout, gain - least, step, mask), rest, least)
                best = max(best, found, key=_worth)
    return best


def beam(
    job: Task, layout: Layout, tiles: Sequence[str], least: float, width: int = BEAM, branch: int = BRANCH
) -> Layout:
    """A good arrangement of many tiles."""
    front = [layout]
    for tile in tiles:
        following = list(front)
        for arrangement in front:
            found = [p for p in best_places(job, arrangement, tile)[:branch] if p[0] > least]
            following += [laid(job, arrangement, gain, step, mask) for gain, step, mask in found]
        following.sort(key=_worth, reverse=True)
        seen: dict[tuple[int, ...], Layout] = {}
        for arrangement in following:
            seen.setdefault(arrangement.covered, arrangement)
            if len(seen) == width:
                break
        front = list(seen.values())
    return front[0]


def _worth(layout: Layout) -> float:
    return layout.worth


def _gain(place: tuple[float, Any, int]) -> float:
    return place[0]
