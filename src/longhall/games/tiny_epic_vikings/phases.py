"""Setup (p. 4-5, 16-17), the draft (p. 7, 16-17), the end of an era and of the game (p. 15, 23), one rule each."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from longhall.games.tiny_epic_vikings.battle import resolve
from longhall.games.tiny_epic_vikings.board import BOARDS, RUNES
from longhall.games.tiny_epic_vikings.box import ERAS
from longhall.games.tiny_epic_vikings.cards import (
    begin_pick,
    clear_rows,
    deal,
    draw,
    enemy_discards,
    keep,
    leave_stack,
    leave_unseen,
    pass_packs,
    show_stack,
)
from longhall.games.tiny_epic_vikings.rival.pieces import begin_on
from longhall.games.tiny_epic_vikings.sheet import clockwise, faction_word, factions, favours_of, points
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import (
    garrison,
    launch,
    lay_board,
    lay_favours,
    lay_gods,
    set_first,
    tell_of,
)
from longhall.kernel import Ask, AskAll, Chance, Option, tell

STACK = 3
"""Cards in a stack of the solo draft (p. 17)."""


# ---- setup (p. 4-5, 16-17) -------------------------------------------------------------------------------------------


async def setup(s: State) -> None:
    """Gods, favours, the first player, who is on the map already, and everybody's first boat."""
    number = s.board_number
    if s.draw_board:
        (number,) = await Chance("board", len(BOARDS))
    lay_board(s, number)
    await draw_first(s)
    await lay_out_gods(s)
    cards = list(s.box.favours)
    order = await Chance("favours", len(cards), len(cards))
    lay_favours(s, [cards[i] for i in order], s.box.tables[len(s.players)].favours)
    if s.enemy is not None:
        for island in s.board.outer:
            garrison(s, island)
    if s.rival is not None:
        (at,) = await Chance("rival_island", len(s.board.inner))
        begin_on(s, s.board.inner[at])
    await launch_boats(s)


async def draw_first(s: State) -> None:
    """The chief marker: the rulebook gives it to a traveller, we draw lots unless the table says who (p. 4)."""
    seat = s.first
    if s.draw_first:
        (seat,) = await Chance("first_player", len(s.players))
    if s.rival is None:
        set_first(s, seat)


async def lay_out_gods(s: State) -> None:
    """Three gods by lot, or chosen by the first player; lot links each to a rune (p. 4)."""
    gods = list(s.box.gods)
    if s.choose_gods:
        options: list[Option] = [("gods", *three) for three in combinations(gods, len(RUNES))]
        chosen = list((await Ask(s.first, "gods", options))[1:])
    else:
        chosen = [gods[i] for i in await Chance("gods", len(gods), len(RUNES))]
    lay_gods(s, [chosen[i] for i in await Chance("fury_markers", len(RUNES), len(RUNES))])


async def launch_boats(s: State) -> None:
    """From the first player's right, and on that way round, everybody puts a boat into an empty fjord at the edge."""
    for seat in reversed(clockwise(s, s.first)):
        taken = {place for p in s.players for place in p.boats}
        options: list[Option] = [("launch", s.board.places[fjord]) for fjord in s.board.edge if fjord not in taken]
        choice = await Ask(seat, "launch", options)
        launch(s, seat, s.board.place[choice[1]])


# ---- phase 1: the draft (p. 7, 16-17) --------------------------------------------------------------------------------


def rounds_of_draft(s: State) -> int:
    """How often cards are chosen: the last card comes by itself, but in the solo game each has its stack."""
    hand = s.box.hand[s.era]
    return hand - 1 if s.rival is None else hand


async def draft(s: State) -> None:
    """One round of the draft."""
    if s.rival is not None:
        await draft_stack(s)
        return
    hand, seats = s.box.hand[s.era], range(len(s.players))
    if s.picks == 0:
        enemy = hand - 1 if s.enemy is not None else 0
        deal(s, hand, await draw(s, "deal", hand * len(s.players) + enemy))
    begin_pick(s)
    kept = await AskAll({seat: Ask(seat, "draft", partial(draft_options, s, seat)) for seat in seats})
    for seat, (_, card) in kept.items():
        keep(s, seat, card)
    pass_packs(s, s.box.clockwise[s.era])
    if s.enemy is not None:
        (at,) = await Chance("enemy_discard", len(s.enemy.pack))
        enemy_discards(s, at)
    if s.picks == rounds_of_draft(s):
        for seat in seats:
            keep(s, seat, s.players[seat].pack[0])


async def draft_stack(s: State) -> None:
    """Keep one card of a stack of three, the others go to the rival; a last stack goes to it unseen (p. 17)."""
    begin_pick(s)
    show_stack(s, await draw(s, "stack", STACK))
    _, card = await Ask(0, "draft", partial(draft_options, s, 0))
    keep(s, 0, card)
    leave_stack(s)
    if s.picks == rounds_of_draft(s):
        leave_unseen(s, await draw(s, "stack", STACK))


def draft_options(s: State, seat: int) -> list[Option]:
    """The cards of the pack."""
    return [("keep", card) for card in s.players[seat].pack]


# ---- phase 3: the end of an era (p. 10, 15, 23) ----------------------------------------------------------------------


async def last_battle(s: State) -> None:
    """A battle begun on the last turns is resolved before the era ends (p. 10)."""
    await resolve(s)


async def era_end(s: State) -> None:
    """Cards played are discarded; whoever has the most islands gets the chief marker for the next era (p. 15)."""
    tell_standing(s)
    clear_rows(s)
    if s.rival is None and s.era < ERAS:
        set_first(s, next_first(s))


def tell_standing(s: State) -> None:
    """Say what everybody's islands are worth as the gods stand now; favours are secret until the end."""
    who = [one for one in factions(s) if one < s.foe or s.rival is not None]
    clans = [faction_word(s, one) for one in who]
    tell(s, "counted", era=s.era, clans=clans, points=[points(s, one)[0] for one in who])


def next_first(s: State) -> int:
    """Who has the most island runes; of several, whoever acted latest in the era that ends (p. 15)."""
    runes = [s.control.count(seat) for seat in range(len(s.players))]
    most = max(runes)
    return [seat for seat in clockwise(s, s.first) if runes[seat] == most][-1]


async def end(s: State) -> None:
    """Favours are shown, and everything is counted (p. 15)."""
    for who in factions(s):
        if who < s.foe or s.rival is not None:
            islands, favours = points(s, who)
            shown = list(favours_of(s, who))
            tell_of(s, "scored", who, islands=islands, favours=favours, total=islands + favours, cards=shown)
