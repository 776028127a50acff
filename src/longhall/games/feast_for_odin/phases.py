"""The phases of a round in the rulebook's order (p. 8-11), one rule each, with setup before and the end after them."""

from __future__ import annotations

from longhall.games.feast_for_odin.anytime import window
from longhall.games.feast_for_odin.box import ANIMALS, HOUSES, STACKS
from longhall.games.feast_for_odin.feast import eat, rise
from longhall.games.feast_for_odin.gains import can_get, draw_weapons, receive
from longhall.games.feast_for_odin.hooks import HOOKS, fire, fire_all, hooks
from longhall.games.feast_for_odin.sheet import animals, clockwise, harvest_number, income, length
from longhall.games.feast_for_odin.state import Board, State
from longhall.games.feast_for_odin.verbs import (
    deal_start,
    lay_island_silver,
    lay_out,
    new_viking,
    note_final_income,
    pay_income,
    set_first,
    show_strip,
    turn_animals,
    turn_island,
    wear_strips,
)
from longhall.games.feast_for_odin.works import crop
from longhall.kernel import Ask, AskAll, Chance, Together


def seats(s: State) -> list[int]:
    """All seats from the start player on."""
    return clockwise(s, s.first)


# ---- setup (p. 4-6) ------------------------------------------------------------------------------------------------


async def setup(s: State) -> None:
    """First occupations, mountain strips, the imitation tiles, the start player."""
    await deal(s)
    up = s.box.table.strips_by_seats[len(s.players) - 1]
    for _ in range(up):
        await new_strip(s)
    if len(s.players) == 4:
        (left,) = await Chance("imitation", 2)
        (right,) = await Chance("imitation", 2)
        lay_out(s, [f"imitate_{1 + left}", f"imitate_{3 + right}"])
    if s.first_seat < 0:
        (seat,) = await Chance("first_player", len(s.players))
        set_first(s, seat)
    else:
        set_first(s, s.first_seat)


async def deal(s: State) -> None:
    """One light occupation each; alone, it may be chosen (p. 5, 23)."""
    light = list(s.aside)
    if s.choose_start:
        chosen = await AskAll({0: Ask(0, "start_card", [("keep", card) for card in light])})
        deal_start(s, 0, chosen[0][1])
        return
    drawn = await Chance("start_cards", len(light), len(s.players))
    for seat, nth in enumerate(drawn):
        deal_start(s, seat, light[nth])


async def new_strip(s: State) -> None:
    """Turn up a mountain strip, while there are any (p. 6, 11)."""
    if s.strips_left:
        (nth,) = await Chance("strip", len(s.strips_left))
        show_strip(s, nth)


# ---- 1-4 (p. 8-9) --------------------------------------------------------------------------------------------------


async def new_vikings(s: State) -> None:
    """1. A new Viking joins."""
    for seat in seats(s):
        new_viking(s, seat)
        await fire(s, seat, "thing")


async def harvest(s: State) -> None:
    """2. Crops by the number of the round."""
    number = harvest_number(s)
    for seat in seats(s):
        if number:
            await harvest_for(s, seat, number)
        else:
            await fire_all(s, seat, "no_harvest")


async def harvest_for(s: State, seat: int, number: int) -> None:
    """One player's harvest."""
    for hook in hooks(s, seat, "harvest_start"):
        await hook(s, seat)
    crop(s, seat, number)
    await fire_all(s, seat, "harvest")


async def exploration(s: State) -> None:
    """3. An exploration board is turned, silver is laid on the others that nobody has."""
    stack = length(s).turns[s.round - 1]
    if stack in STACKS:
        lay_island_silver(s, stack)
        turn_island(s, stack)


async def weapon(s: State) -> None:
    """4. A weapon for everybody."""
    for seat in seats(s):
        for hook in hooks(s, seat, "weapon"):
            if await hook(s, seat):
                break
        else:
            await draw_weapons(s, seat, 1)


# ---- 5-8 (p. 9-10) -------------------------------------------------------------------------------------------------


async def actions_over(s: State) -> None:
    """The end of phase 5, for cards that act then."""
    for seat in seats(s):
        await fire(s, seat, "actions_over")


async def windows(s: State, before: str) -> None:
    """Those who may pay to play cards, one after the other; then everybody's own moves, side by side."""
    for seat in seats(s):
        for card in list(s.players[seat].played):
            hook = HOOKS["tutoring"].get(card)
            if hook:
                await hook(s, seat)
    await Together({seat: window(s, seat, before) for seat in seats(s)})


async def before_income(s: State) -> None:
    """Anytime moves before income, and cards that act then."""
    await windows(s, "income")
    for seat in seats(s):
        await fire_all(s, seat, "before_income")


async def incomes(s: State) -> None:
    """7. Income in silver from all boards at once."""
    for seat in seats(s):
        pay_income(s, seat, income(s, seat))


async def breeding(s: State) -> None:
    """8. Animals breed."""
    for seat in seats(s):
        await breed(s, seat)


async def breed(s: State, seat: int) -> None:
    """Pregnant animals bear one each; otherwise one of two or more becomes pregnant (p. 10)."""
    for kind in ANIMALS:
        bearing = s.players[seat].supply[s.box.pregnant[kind]]
        if bearing:
            turn_animals(s, seat, kind, bearing, pregnant=False)
            await receive(s, seat, {kind: bearing})
        elif animals(s, seat, kind) >= 2:
            turn_animals(s, seat, kind, 1, pregnant=True)


# ---- 9-12 (p. 10-11) -----------------------------------------------------------------------------------------------


async def feast(s: State) -> None:
    """9. Everybody feasts, side by side; then cards act one after the other."""
    for seat in seats(s):
        await fire_all(s, seat, "feast_start")
    await Together({seat: eat(s, seat, alone=True) for seat in seats(s)})
    for seat in seats(s):
        await rise(s, seat)


async def before_bonus(s: State) -> None:
    """Anytime moves before the bonuses."""
    await windows(s, "bonus")


async def bonuses(s: State) -> None:
    """10. Bonuses from all boards at once."""
    for seat in seats(s):
        given = {ref: board_bonus(s, board) for ref, board in enumerate(s.players[seat].boards)}
        await take_bonuses(s, seat, given)
        await fire_all(s, seat, "bonus")
    for seat in seats(s):
        await fire_all(s, seat, "after_bonus")


def board_bonus(s: State, board: Board) -> list[str]:
    """What a board gives in a bonus phase."""
    grid = s.box.grids.get(board.kind)
    return [word for gives in grid.earned(board.covered) for word in gives] if grid else []


async def take_bonuses(s: State, seat: int, given: dict[int, list[str]]) -> None:
    """Take what these boards give, each by its place among the player's boards."""
    for at, words in given.items():
        if s.players[seat].boards[at].kind in HOUSES:
            for hook in hooks(s, seat, "house_bonus"):
                words = await hook(s, seat, words)
        for word in words:
            if can_get(s, seat, {word: 1}, {}):
                await receive(s, seat, {word: 1})


async def mountain_strips(s: State) -> None:
    """11. Each strip loses an item, and a new strip comes."""
    items = wear_strips(s)
    for seat in seats(s):
        await fire(s, seat, "stripped", items)
    await new_strip(s)


# ---- the end (p. 22) -----------------------------------------------------------------------------------------------


async def end(s: State) -> None:
    """Last moves, then cards and the final income."""
    await windows(s, "scoring")
    for seat in seats(s):
        await fire(s, seat, "scoring")
        if s.count_final_income:
            note_final_income(s, seat, income(s, seat))
