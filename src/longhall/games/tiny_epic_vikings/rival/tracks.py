"""The symbols on the rival's resource tracks (p. 21), carried out in their order; and the battles that it starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.tiny_epic_vikings.board import ENDS, ROWS
from longhall.games.tiny_epic_vikings.cards import open_battle
from longhall.games.tiny_epic_vikings.control import settle
from longhall.games.tiny_epic_vikings.records import Symbol
from longhall.games.tiny_epic_vikings.rival import pieces
from longhall.games.tiny_epic_vikings.rival.deeds import add_boat, add_settlers, chase, cross_ferry
from longhall.games.tiny_epic_vikings.rival.pieces import HUMAN, chief_island, rival_of
from longhall.games.tiny_epic_vikings.sheet import favour_ends, island_runes
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import move_fury
from longhall.kernel import Ask, Option, Rule, tell


async def carry_out(s: State, rune: int) -> None:
    """Carry out every symbol that was reached or passed; one may lead to others (p. 21)."""
    while rival_of(s).passed:
        symbol = s.box.symbols[pieces.next_symbol(s)]
        tell(s, "rival_symbol", symbol=symbol.symbol, track=symbol.track, space=symbol.space)
        if not await SYMBOLS[symbol.symbol](s, symbol, rune):
            tell(s, "rival_ignores", symbol=symbol.symbol)
        settle(s, s.foe)


async def do_fury(s: State, symbol: Symbol, rune: int) -> bool:
    """The god of whom it holds most island runes grows in fury; every such god, if several."""
    held = island_runes(s, s.foe)
    if not any(held):
        return False
    for one, count in enumerate(held):
        if count == max(held):
            move_fury(s, one, 1)
    return True


async def do_chase(s: State, symbol: Symbol, rune: int) -> bool:
    """Wood: the chief boat drives the player's nearest boat from its dock."""
    return await chase(s, rune)


async def do_ferry(s: State, symbol: Symbol, rune: int) -> bool:
    """Wood: the chief boat crosses its ferry."""
    return await cross_ferry(s, rune)


async def do_settler(s: State, symbol: Symbol, rune: int) -> bool:
    """Food: a settler more on the chief's island."""
    await add_settlers(s, chief_island(s), 1)
    return True


async def do_boat(s: State, symbol: Symbol, rune: int) -> bool:
    """Food: a boat more, in the chief's dock or near it."""
    return await add_boat(s)


async def do_temple(s: State, symbol: Symbol, rune: int) -> bool:
    """Food: a temple where it has the most settlers and no temple yet."""
    own, temples = s.settlers[s.foe], s.temples[s.foe]
    able = [i for i, count in enumerate(own) if count and not temples[i]]
    if not able or not rival_of(s).temples_home:
        return False
    most = [i for i in able if own[i] == max(own[j] for j in able)]
    rule = "only" if len(able) == 1 else "most_settlers" if len(most) == 1 else "your_choice"
    island = most[0]
    if len(most) > 1:
        options: list[Option] = [("temple", s.board.islands[i]) for i in most]
        island = s.board.island[(await Ask(HUMAN, "rival_temple", options))[1]]
    pieces.put_up_temple(s, island, able, rule)
    return True


# ---- battles that it starts (p. 21, 23) ------------------------------------------------------------------------------


async def do_battle(s: State, symbol: Symbol, rune: int) -> bool:
    """Steel: it starts a battle, with strength more; one that it has started already gets that strength."""
    bonus = max(0, symbol.bonus + s.box.difficulty[rival_of(s).difficulty].battle)
    if s.battle is not None:
        pieces.strengthen(s, bonus)
        return True
    if not favour_ends(s):
        return False
    await pieces.hide_card(s)
    favour, row, end = await choose_favour(s)
    open_battle(s, s.foe, favour, row, end, bonus)
    return True


async def choose_favour(s: State) -> tuple[str, int, int]:
    """The row nearer to the chief's island, or the other if that is empty; there the end nearer to its dock (p. 23)."""
    dock = rival_of(s).chief
    row = s.board.row[s.board.island_of[dock]]
    if not s.rows[row]:
        row = 1 - row
    ends = [one for one in favour_ends(s) if one[1] == row]
    near = s.board.end[dock]
    rule = "nearest"
    chosen = ends[-1] if near == "right" else ends[0]
    if len(ends) == 1:
        rule = "only"
    elif near == "tie":
        rule = "your_choice"
        options: list[Option] = [("favour", favour, ROWS[i], ENDS[j]) for favour, i, j in ends]
        chosen = ends[options.index(await Ask(HUMAN, "rival_favour", options))]
    words = [favour for favour, _, _ in ends]
    tell(s, "rival_wants", favour=chosen[0], candidates=words, row=ROWS[row], end=ENDS[chosen[2]], rule=rule)
    return chosen


SYMBOLS: Final[dict[str, Callable[[State, Symbol, int], Rule[bool]]]] = {
    "fury": do_fury,
    "chase": do_chase,
    "ferry": do_ferry,
    "settler": do_settler,
    "boat": do_boat,
    "temple": do_temple,
    "battle": do_battle,
}
