"""A placement solver: how to lay a player's tiles well. Used by the bot, for hints and for the "arrange for me" button.

It proposes and never lays. Few tiles on few places are solved exactly, by trying every order of legal places; more of
them by a beam: tiles from the largest down, each in its best places on the best arrangements found so far, or left out.

A board is worth what it no longer costs, its income in the rounds that are left, its bonuses in the phases that are
left, and a little for being on the way to the next income number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longhall.games.feast_for_odin.box import Box
from longhall.games.feast_for_odin.sheet import length, may_lie
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.tiles import Grid
from longhall.kernel import Option

BEAM: Final = 6
BRANCH: Final = 5
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
    total = float((grid.minus & covered).bit_count())
    for numbers, top in grid.tracks:
        for nth, (cell, number) in enumerate(numbers):
            if not covered & cell:
                after = numbers[nth + 1][1] if nth + 1 < len(numbers) else top
                need = grid.needs(cell) | cell
                share = (need & covered).bit_count() / need.bit_count()
                total += job.incomes * (number + TOWARDS * share * share * max(1, after - number))
                break
        else:
            total += job.incomes * top
    for bonus in grid.bonuses:
        if not covered & bonus.cell:
            around = bonus.around.bit_count()
            share = (bonus.around & covered).bit_count() / around if around else 1.0
            total += job.bonuses * 1.5 * len(bonus.gives) * (1.0 if share == 1.0 else TOWARDS * share * share)
    return total


def _same(job: Task, at: int, colour: str, apart: tuple[int, int, int]) -> int:
    grid = job.grids[at]
    assert grid is not None
    if grid.house:
        return apart[0] if colour == "orange" else apart[1] if colour == "red" else 0
    return apart[2] if colour == "green" else 0


def places(job: Task, layout: Layout, tile: str) -> list[tuple[float, Step, int]]:
    """Every legal place of a tile: what it adds, the step, and its cells."""
    shape, colour = job.box.shape[tile], job.box.colour[tile]
    found: list[tuple[float, Step, int]] = []
    for at, grid in enumerate(job.grids):
        if grid is None or (at, tile) not in job.may:
            continue
        covered = layout.covered[at]
        stand = grid.stand(covered, _same(job, at, colour, layout.apart[at]))
        before = value(job, grid, covered)
        all_places = grid.places(shape)
        for against, mask, option in zip(*all_places, strict=True):
            if not against & stand:
                gain = value(job, grid, covered | mask) - before + SNUG * grid.snug(mask, covered)
                found.append((gain, Step(tile, at, option), mask))
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
    box = s.box
    order = sorted(tiles, key=lambda tile: (-sum(row.count("#") for row in box.shape[tile]), tile))
    job, start = task(s, seat, order)
    if len(order) <= EXACT_TILES and _size(job, start, order) <= EXACT_PLACES:
        return list(exact(job, start, order, least).steps)
    return list(beam(job, start, order, least).steps)


def _size(job: Task, layout: Layout, tiles: Sequence[str]) -> int:
    size = 1
    for nth, tile in enumerate(tiles):
        size *= (nth + 1) * (1 + len(places(job, layout, tile)))
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


def beam(job: Task, layout: Layout, tiles: Sequence[str], least: float) -> Layout:
    """A good arrangement of many tiles."""
    front = [layout]
    for tile in tiles:
        following = list(front)
        for arrangement in front:
            found = [p for p in places(job, arrangement, tile) if p[0] > least]
            found.sort(key=_gain, reverse=True)
            following += [laid(job, arrangement, gain, step, mask) for gain, step, mask in found[:BRANCH]]
        following.sort(key=_worth, reverse=True)
        seen: dict[tuple[int, ...], Layout] = {}
        for arrangement in following:
            seen.setdefault(arrangement.covered, arrangement)
            if len(seen) == BEAM:
                break
        front = list(seen.values())
    return front[0]


def _worth(layout: Layout) -> float:
    return layout.worth


def _gain(place: tuple[float, Step, int]) -> float:
    return place[0]
