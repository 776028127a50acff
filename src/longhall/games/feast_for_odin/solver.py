"""A placement solver: how to lay a player's tiles well. Used by the bot, for hints and for the "arrange for me" button.

It proposes and never lays. Few tiles on few places are solved exactly, by trying every order of legal places; more of
them by a beam: tiles from the largest down, each in its best places on the best arrangements found so far, or left out.

A board is worth what it no longer costs, its income in the rounds that are left, its bonuses in the phases that are
left, and a little for being on the way to the next income number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
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
Place = tuple[int, int, Option, int, int, int, tuple[tuple[int, int], ...]]
"""A place on an empty board: what speaks against it, its cells, the answer to where, how many of them cost points, how
snug it is there, the cells beside it, and the bonuses that it touches: each by its number, with how many cells around
it are covered, or ON."""
ON: Final = -1
"""A tile lies on the bonus itself."""


class Layout(NamedTuple):
    """An arrangement: covered cells of each board, those of colours kept apart, what it has gained, the way to it."""

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
    may: Mapping[str, Sequence[tuple[int, Grid, int | None]]]
    """The boards that each tile may lie on at all by their place, and which of the cells kept apart are of its kind."""


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
    may = {
        tile: [
            (at, grid, _class(grid, box.colour[tile]))
            for at, grid in enumerate(grids)
            if grid and may_lie(s, seat, grid, tile)
        ]
        for tile in dict.fromkeys(tiles)
    }
    job = Task(box, grids, incomes_left(s), bonuses_left(s), may)
    covered = tuple([board.covered for board in boards])
    apart = tuple([(board.orange, board.red, board.green) for board in boards])
    return job, Layout(covered, apart, 0.0, ())


def _lane(grid: Grid, numbers: Sequence[tuple[int, int]], top: int, covered: int) -> float:
    """What a track pays in one income phase, and a little for being on the way to its next number."""
    for nth, (cell, number) in enumerate(numbers):
        if not covered & cell:
            after = numbers[nth + 1][1] if nth + 1 < len(numbers) else top
            need = grid.needs(cell) | cell
            share = (need & covered).bit_count() / need.bit_count()
            return number + TOWARDS * share * share * max(1, after - number)
    return top


@lru_cache(maxsize=256)
def _levels(bonus: Bonus) -> tuple[float, ...]:
    """What a bonus gives in one phase, in points, by the number of cells covered around it; a part of it on the way."""
    around = bonus.around.bit_count()
    shares = [n / around for n in range(around + 1)] if around else [1.0]
    return tuple([1.5 * len(bonus.gives) * (1.0 if share == 1.0 else TOWARDS * share * share) for share in shares])


def _rises(bonus: Bonus, covered: int, phases: int) -> list[float]:
    """What a tile adds to a bonus in so many phases, by the number of cells that it covers around it; last, ON it."""
    levels = _levels(bonus)[(bonus.around & covered).bit_count() :]
    if covered & bonus.cell:
        return [0.0] * len(levels)
    return [phases * (level - levels[0]) for level in (*levels, 0.0)]


def _class(grid: Grid, colour: str) -> int | None:
    """Which of the cells kept apart on a board a tile of a colour must not touch; None if it may touch all."""
    return {"orange": 0, "red": 1}.get(colour) if grid.house else {"green": 2}.get(colour)


def places(job: Task, layout: Layout, tile: str) -> list[tuple[float, Step, int]]:
    """Every legal place of a tile: what it adds, the step, and its cells."""
    return [
        (gain, Step(tile, at, option), mask)
        for at, grid, same in _boards(job, layout, tile)
        for gain, option, mask in spots(job, grid, layout.covered[at], same, job.box.shape[tile])
    ]


def best_places(job: Task, layout: Layout, tile: str, most: int = BRANCH) -> list[tuple[float, Step, int]]:
    """The few best of them, the best first. What was found for a board is remembered: beams and games meet it again."""
    shape, found = job.box.shape[tile], list[tuple[float, int, Option, int]]()
    for at, grid, same in _boards(job, layout, tile):
        key = (shape, layout.covered[at], same, job.incomes, job.bonuses)
        known = _BEST.setdefault(grid, {})
        best = known.get(key)
        if best is None:
            if len(known) > _MANY:
                known.clear()
            best = sorted(spots(job, grid, layout.covered[at], same, shape), key=_gain, reverse=True)[:BRANCH]
            known[key] = best
        found += [(gain, at, option, mask) for gain, option, mask in best]
    found.sort(key=_gain, reverse=True)
    return [(gain, Step(tile, at, option), mask) for gain, at, option, mask in found[:most]]


_BEST: Final[WeakKeyDictionary[Grid, dict[tuple[Any, ...], list[Spot]]]] = WeakKeyDictionary()
_MANY: Final = 2048


def _boards(job: Task, layout: Layout, tile: str) -> list[tuple[int, Grid, int]]:
    """The boards that a tile may lie on, by their place, with the cells that it must not touch there."""
    apart = layout.apart
    return [(at, grid, 0 if nth is None else apart[at][nth]) for at, grid, nth in job.may[tile]]


def spots(job: Task, grid: Grid, covered: int, same: int, shape: tuple[str, ...]) -> list[Spot]:
    """Every legal place of a shape on a board: what it adds to the worth of the board, and to how snug tiles lie.

    Only what a tile touches is counted anew. This is what a rollout spends most of its time with.
    """
    stand, walls = grid.stand(covered, same), covered * (1 | 1 << grid.size | 1 << 2 * grid.size | 1 << 3 * grid.size)
    lanes = _lanes(grid, covered)
    rises = [_rises(bonus, covered, job.bonuses) for bonus in grid.bonuses] if job.bonuses else []
    incomes, found = job.incomes, list[Spot]()
    legal = [place for place in table(grid, shape) if not place[0] & stand]
    for _, mask, option, minus, snug, sides, touched in legal:
        gain = minus + SNUG * (snug + (sides & walls).bit_count())
        for need, now, numbers, top in lanes:
            if mask & need:
                gain += incomes * (_lane(grid, numbers, top, covered | mask) - now)
        if rises:
            for nth, cells in touched:
                gain += rises[nth][cells]
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
                tuple(
                    [
                        (nth, ON if mask & bonus.cell else (mask & bonus.around).bit_count())
                        for nth, bonus in enumerate(grid.bonuses)
                        if mask & (bonus.cell | bonus.around)
                    ]
                ),
            )
            for against, mask, option in zip(*grid.places(shape), strict=True)
        ]
    return known[shape]


_TABLES: Final[WeakKeyDictionary[Grid, dict[tuple[str, ...], list[Place]]]] = WeakKeyDictionary()


def _sides(grid: Grid, mask: int) -> int:
    """The cells beside a tile, then those on two sides of it, three and four, in one number: seldom a wide one."""
    left = sum([1 << row * grid.width for row in range(grid.height)])
    right = left << grid.width - 1
    near = ((mask & ~left) >> 1, (mask & ~right) << 1, mask >> grid.width, mask << grid.width)
    layers = [0, 0, 0, 0]
    for side in near:
        cells = side & grid.area & ~mask
        for nth, layer in enumerate(layers):
            layers[nth], cells = layer | cells, layer & cells
    return sum([layer << nth * grid.size for nth, layer in enumerate(layers)])


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


def solve(s: State, seat: int, tiles: Sequence[str], least: float = 0.0) -> list[Step]:
    """A good way to lay these tiles, in an order in which each step is legal; those that gain too little stay."""
    order = _from_largest(s.box, tiles)
    job, start = task(s, seat, order)
    if len(order) <= EXACT_TILES and _size(job, start, order) <= EXACT_PLACES:
        return list(exact(job, start, order, least).steps)
    return list(beam(job, start, order, least).steps)


def solve_quickly(s: State, seat: int, tiles: Sequence[str], least: float) -> tuple[Step, ...]:
    """The same for a bot that has no time: it follows fewer ways, and knows again what it has solved before.

    That costs a player less than a point in a game (measured with 40 games).
    """
    if not tiles:
        return ()
    order = _from_largest(s.box, tiles)
    job, start = task(s, seat, order)
    may = tuple([(tile, tuple(boards)) for tile, boards in job.may.items()])
    return _quick(job.box, job.grids, job.incomes, job.bonuses, may, start, tuple(order), least)


@lru_cache(maxsize=8192)
def _quick(
    box: Box,
    grids: tuple[Grid | None, ...],
    incomes: int,
    bonuses: int,
    may: tuple[tuple[str, tuple[tuple[int, Grid, int | None], ...]], ...],
    start: Layout,
    order: tuple[str, ...],
    least: float,
) -> tuple[Step, ...]:
    return beam(Task(box, grids, incomes, bonuses, dict(may)), start, order, least, QUICK, QUICK).steps


def _from_largest(box: Box, tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=lambda tile: (-box.cells[tile], tile))


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
    """A good arrangement of many tiles. Where one more of a kind has changed nothing, another would not either."""
    front, spare = [layout], ""
    for tile in tiles:
        if tile == spare:
            continue
        following = list(front)
        for arrangement in front:
            found = [p for p in best_places(job, arrangement, tile, branch) if p[0] > least]
            following += [laid(job, arrangement, gain, step, mask) for gain, step, mask in found]
        following.sort(key=_worth, reverse=True)
        seen: dict[tuple[int, ...], Layout] = {}
        for arrangement in following:
            seen.setdefault(arrangement.covered, arrangement)
            if len(seen) == width:
                break
        kept = list(seen.values())
        front, spare = kept, tile if kept == front else ""
    return front[0]


def _worth(layout: Layout) -> float:
    return layout.worth


_gain: Final = itemgetter(0)
