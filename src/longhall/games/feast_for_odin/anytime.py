"""Actions that may be taken at any time (p. 12-13): laying, storing, buying and arming ships, moves of cards.

They are offered with the questions of a player's own turn, and before income, feast, bonus and scoring. In these last
all players decide side by side, so what touches anything shared is left out there (ruling `tutor_windows`).

Options come in this order: laying (goods, special tiles, coins, ore, wood), storing, ships, arming, cards as played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longhall.games.feast_for_odin.box import LONGSHIP, SHIPS, WHALING_BOAT
from longhall.games.feast_for_odin.gains import DONE, get_ship, trade, trades
from longhall.games.feast_for_odin.hooks import ANYTIME, HOOKS, anytime, fire
from longhall.games.feast_for_odin.sheet import may_lie, same, stage_free
from longhall.games.feast_for_odin.state import Board, State
from longhall.games.feast_for_odin.tiles import Grid
from longhall.games.feast_for_odin.verbs import lay, load_ore, spend, store
from longhall.kernel import Ask, Option

# ---- laying (p. 12-13) ---------------------------------------------------------------------------------------------


def fits(s: State, seat: int, board: Board, word: str) -> bool:
    """Whether something may be laid somewhere on a board."""
    grid = s.box.grids.get(board.kind)
    if grid is None:
        return False
    return _fits(s, seat, board, grid, grid.memory(board.covered, board.orange, board.red, board.green), word)


def _fits(s: State, seat: int, board: Board, grid: Grid, known: dict[str, bool], word: str) -> bool:
    """That, by what is known of the board; where wood may lie depends on cards, too."""
    if word == "wood" and not may_lie(s, seat, grid, word):
        return False
    found = known.get(word)
    if found is None:
        stand = grid.stand(board.covered, same(grid, board, s.box.colour[word]))
        found = known[word] = may_lie(s, seat, grid, word) and grid.fits(s.box.shape[word], stand)
    return found


def layable(s: State, seat: int) -> list[str]:
    """What a player has that could lie on some kind of board."""
    p, box = s.players[seat], s.box
    supply = p.supply
    words = [word for word, n in zip(box.goods, supply, strict=False) if n]
    words += dict.fromkeys(p.specials)
    silver = supply[box.silver]
    if silver:
        words += [coin.id for coin in box.coins.values() if silver >= coin.value]
    if supply[box.ore]:
        words.append("ore")
    if supply[box.wood]:
        words.append("wood")
    return words


def lay_options(s: State, seat: int) -> list[Option]:
    """Everything that has a place on one of the player's boards; the board and the place are asked next."""
    grids = s.box.grids
    boards = [(b, grids[b.kind]) for b in s.players[seat].boards if b.kind in grids]
    known = [(b, grid, grid.memory(b.covered, b.orange, b.red, b.green)) for b, grid in boards]
    options: list[Option] = []
    for word in layable(s, seat):
        for board, grid, memory in known:
            found = memory.get(word)
            if _fits(s, seat, board, grid, memory, word) if found is None or word == "wood" else found:
                options.append(("lay", word))
                break
    return options


@anytime("lay")
async def do_lay(s: State, seat: int, word: str, only: Callable[[Board], bool] | None = None) -> None:
    """Lay something: on which board, then where and how turned."""
    boards = [b for b in s.players[seat].boards if (only is None or only(b)) and fits(s, seat, b, word)]
    board = boards[0]
    if len(boards) > 1:
        _, ref = await Ask(seat, "lay_on", [("on", b.ref) for b in boards], tile=word)
        board = next(b for b in boards if b.ref == ref)
    grid, shape = s.box.grids[board.kind], s.box.shape[word]
    where = lambda: grid.legal(shape, grid.stand(board.covered, same(grid, board, s.box.colour[word])))  # noqa: E731
    _, column, row, turn = await Ask(seat, "lay_at", where, tile=word, board=board.ref)
    lay(s, seat, board, word, grid.mask_at(shape, column, row, turn))
    await fire(s, seat, "laid", board, word)


# ---- storing, ships, arming ----------------------------------------------------------------------------------------


def store_options(s: State, seat: int) -> list[Option]:
    """Wood and stone for empty slots of sheds and stone houses."""
    p = s.players[seat]
    options: list[Option] = []
    for board in p.boards:
        slots = s.box.boards[board.kind].slots
        if slots:
            for word, filled in (("wood", board.wood), ("stone", board.stone)):
                if p.supply[s.box.thing[word]] and filled < slots.get(word, 0):  # type: ignore[call-overload]
                    options.append(("store", word, board.ref))
    return options


@anytime("store")
async def do_store(s: State, seat: int, word: str, ref: str) -> None:
    """Fill a slot."""
    store(s, seat, next(b for b in s.players[seat].boards if b.ref == ref), word)


def ship_options(s: State, seat: int) -> list[Option]:
    """Ships that the player can pay for and has a landing stage for (p. 13)."""
    p = s.players[seat]
    silver = p.supply[s.box.silver]
    return [("ship", kind) for kind in SHIPS if s.box.ships[kind].price <= silver and stage_free(s, p, kind)]


@anytime("ship")
async def do_ship(s: State, seat: int, kind: str) -> None:
    """Buy a ship for its points in silver; this is no building."""
    spend(s, seat, "silver", s.box.ships[kind].price)
    await get_ship(s, seat, kind)


def arm_options(s: State, seat: int) -> list[Option]:
    """Ships with room for one more ore (p. 13)."""
    p, box = s.players[seat], s.box
    if not p.supply[box.ore]:
        return []
    found: dict[Option, None] = {}
    for kind, loads in ((WHALING_BOAT, p.boats), (LONGSHIP, p.longships)):
        room = box.ships[kind].ore
        found.update(dict.fromkeys([("arm", kind, str(ore)) for ore in sorted(loads) if ore < room]))
    return list(found)


@anytime("arm")
async def do_arm(s: State, seat: int, kind: str, ore: str) -> None:
    """Put one ore on a ship that holds so much."""
    load_ore(s, seat, kind, int(ore), 1)


# ---- cards ---------------------------------------------------------------------------------------------------------


def card_options(s: State, seat: int, alone: bool) -> list[Option]:
    """Exchanges and other moves of the player's anytime cards."""
    played = s.players[seat].played
    if not played:
        return []
    box, coded = s.box, HOOKS["options"]
    options: list[Option] = []
    for word in played:
        card = box.occupations[word]
        if card.type == "anytime" and card.give:
            options += trades(s, seat, card)
        if word in coded:
            options += coded[word](s, seat, alone)
    return options


anytime("trade")(trade)


# ---- when they are offered -----------------------------------------------------------------------------------------


def anytime_options(s: State, seat: int, alone: bool = False, acting: bool = False) -> list[Option]:
    """Every anytime move; ships are not armed in the middle of an action (p. 13)."""
    options = lay_options(s, seat)
    options += store_options(s, seat)
    options += ship_options(s, seat)
    if not acting:
        options += arm_options(s, seat)
    options += card_options(s, seat, alone)
    return options


async def do_anytime(s: State, seat: int, choice: Option) -> None:
    """Carry out an anytime move."""
    await ANYTIME[choice[0]](s, seat, *choice[1:])


async def ask_freely(
    s: State, seat: int, kind: str, options: Callable[[], Sequence[Option]], **about: str | int
) -> Option:
    """A question in the middle of an action, with the anytime moves that may come between.

    Where such a move has left nothing to choose, the answer is `DONE`.
    """
    while True:
        choice: Option = await Ask(
            seat, kind, lambda: [*(options() or [DONE]), *anytime_options(s, seat, acting=True)], **about
        )
        if choice[0] not in ANYTIME:
            return choice
        await do_anytime(s, seat, choice)


def matters(s: State, seat: int, before: str) -> bool:
    """Whether a player could do something now that the coming phase would reward."""
    if card_options(s, seat, True):
        return True
    if before == "scoring":
        return bool(lay_options(s, seat) or store_options(s, seat))
    grids = s.box.grids
    paying = [
        board
        for board in s.players[seat].boards
        if board.kind in grids and (grids[board.kind].tracks if before == "income" else grids[board.kind].bonuses)
    ]
    return any(fits(s, seat, board, word) for word in layable(s, seat) for board in paying)


async def window(s: State, seat: int, before: str) -> None:
    """A player's own moves before income, bonus or scoring, as many as wanted; nothing is asked where none matters."""
    while matters(s, seat, before):
        choice: Option = await Ask(seat, "window", lambda: [*anytime_options(s, seat, alone=True), DONE], before=before)
        if choice == DONE:
            return
        await do_anytime(s, seat, choice)
