"""The placement solver: what it proposes is legal, exact where it can be, and worth laying."""

from __future__ import annotations

from itertools import permutations

import pytest

from longhall.games.feast_for_odin import solver
from longhall.games.feast_for_odin.solver import (
    SNUG,
    Layout,
    Task,
    best_places,
    laid,
    places,
    solve,
    solve_quickly,
    task,
)
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.tiles import Grid
from longhall.kernel import Match
from tests.games.feast_for_odin.scenes import Clan, box, play, player, scene
from tests.games.stage import may

MANY = "clothing fur robe chest rune_stone rune_stone oil hide silk jewelry wool silverware linen chest belt"


def follow(m: Match[State], tiles: str, quick: bool = False) -> int:
    """Lay as proposed, step by step through the rules; how many tiles."""
    steps = solve_quickly(m.state, 0, tiles.split(), 0.0) if quick else solve(m.state, 0, tiles.split())
    for step in steps:
        ref = player(m).boards[step.board].ref
        play(m, f"0 lay {step.tile}")
        if may(m, f"0 on {ref}"):
            play(m, f"0 on {ref}")
        play(m, f"0 {' '.join(step.at)}")
    return len(steps)


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("boards", ["", "labrador", "long_house greenland"])
def test_every_step_is_legal(boards: str, quick: bool) -> None:
    m = scene(Clan(MANY, boards=boards))
    assert follow(m, MANY, quick) >= 12


def value(job: Task, grid: Grid, covered: int) -> float:
    """What a board is worth in points when these cells are covered, all of it worked out."""
    tracks = sum([solver._lane(grid, numbers, top, covered) for numbers, top in grid.tracks])
    rings = [
        0.0 if covered & bonus.cell else solver._levels(bonus)[(bonus.around & covered).bit_count()]
        for bonus in grid.bonuses
    ]
    return (grid.minus & covered).bit_count() + job.incomes * tracks + job.bonuses * sum(rings)


@pytest.mark.parametrize("turn", [2, 5, 7])
def test_what_a_place_adds_is_the_difference_of_values(turn: int) -> None:
    """Found quickly, from what a tile touches: the slow way is to value the board before and after."""
    m = scene(Clan(MANY, boards="long_house greenland"), round=turn)
    job, layout = task(m.state, 0, MANY.split())
    for tile in MANY.split():
        found = places(job, layout, tile)
        for gain, step, mask in found:
            grid, covered = job.grids[step.board], layout.covered[step.board]
            assert grid is not None
            slow = value(job, grid, covered | mask) - value(job, grid, covered) + SNUG * grid.snug(mask, covered)
            assert gain == pytest.approx(slow)
        layout = laid(job, layout, *max(found, key=lambda one: one[0]))


def test_the_best_places_are_the_best_of_all() -> None:
    """Also when they are remembered."""
    m = scene(Clan(MANY, boards="labrador long_house"))
    job, layout = task(m.state, 0, MANY.split())
    for tile in MANY.split():
        found = sorted(places(job, layout, tile), key=lambda one: one[0], reverse=True)
        few = best_places(job, layout, tile)
        assert few == found[: len(few)] == best_places(job, layout, tile)
        layout = laid(job, layout, *few[0])


def test_a_quick_arrangement_comes_near() -> None:
    """To what following more ways finds."""
    m = scene(Clan(MANY, boards="labrador"))
    job, start = task(m.state, 0, MANY.split())
    slow, quick = (solver.beam(job, start, sorted(MANY.split()), 0.0, n, n) for n in (6, solver.QUICK))
    assert quick.worth >= slow.worth - 4.0


def test_food_goes_into_houses_only() -> None:
    m = scene(Clan("peas mead beans", boards="long_house"))
    assert follow(m, "peas mead beans") >= 2


def test_nothing_is_changed_by_asking() -> None:
    m = scene(Clan(MANY))
    before = m.state.clone()
    solve(m.state, 0, MANY.split())
    assert m.state == before


def brute(job: Task, layout: Layout, tiles: tuple[str, ...]) -> float:
    """The best worth of all orders and places of a few tiles, all or some of them."""
    best = layout.worth
    if not tiles:
        return best
    for tile, *rest in set(permutations(tiles)):
        for gain, step, mask in places(job, layout, tile):
            best = max(best, brute(job, laid(job, layout, gain, step, mask), tuple(rest)))
    return best


def test_few_tiles_are_laid_exactly() -> None:
    m = scene(Clan("chest silver", boards="stone_house"), round=6)
    s = m.state
    s.players[0].boards.pop(0)  # the house alone, so that all can be tried
    tiles = ("chest", "silver")
    job, start = task(s, 0, tiles)
    found = start
    for step in solve(s, 0, tiles):
        gain, mask = next((g, mask) for g, other, mask in places(job, found, step.tile) if other == step)
        found = laid(job, found, gain, step, mask)
    assert found.worth == pytest.approx(brute(job, start, tiles))


def test_the_beam_is_used_for_many_and_comes_near() -> None:
    m = scene(Clan("oil hide", boards="stone_house"), round=6)
    job, start = task(m.state, 0, ["oil", "hide"])
    best = solver.exact(job, start, ["hide", "oil"], 0.0)
    near = solver.beam(job, start, ["hide", "oil"], 0.0)
    assert near.worth >= best.worth - 1.5


def test_a_board_is_worth_what_it_saves_and_pays() -> None:
    m = scene(Clan(), round=7)
    job, _ = task(m.state, 0, [])
    grid = box().grids["home"]
    assert value(job, grid, grid.minus) - value(job, grid, 0) == pytest.approx(86, abs=6)
    assert value(job, grid, grid.area) == pytest.approx(86 + 2 * 18)


def test_what_gains_too_little_stays_in_supply() -> None:
    m = scene(Clan("2*silver"), round=7)
    assert solve(m.state, 0, ["silver", "silver"], least=5.0) == []
