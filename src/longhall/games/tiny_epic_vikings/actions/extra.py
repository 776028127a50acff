"""The other actions of cards and gods (p. 9, 14, 23): killing, drawing, foreseeing, moving fury, entering a battle."""

from __future__ import annotations

from functools import partial

from longhall.games.tiny_epic_vikings.actions.deeds import ACTIONS, SKIP, STOP, action
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.cards import draw, flip_down, foresee, forget, join_battle, take, throw
from longhall.games.tiny_epic_vikings.favours import begin_battle
from longhall.games.tiny_epic_vikings.sheet import faction_word, factions, favour_ends
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import move_fury, remove_settler
from longhall.kernel import Ask, Option


@action("smite")
async def smite(s: State, seat: int, deed: Deed) -> None:
    """Remove settlers of opponents from any islands (p. 14)."""
    for done in range(deed.amount):
        options = smite_options(s, seat, STOP if done else SKIP)
        if len(options) == 1:
            return
        choice = await Ask(seat, "smite", options, left=deed.amount - done)
        if choice[0] != "smite":
            return
        victim = next(who for who in factions(s) if faction_word(s, who) == choice[1])
        remove_settler(s, victim, s.board.island[choice[2]], "smite")


def smite_options(s: State, seat: int, end: Option) -> list[Option]:
    """Every opponent's settler, by faction and island."""
    islands = s.board.islands
    options: list[Option] = [
        ("smite", faction_word(s, who), islands[island])
        for who in factions(s)
        if who != seat
        for island, count in enumerate(s.settlers[who])
        if count
    ]
    options.append(end)
    return options


@action("draw_replace")
async def draw_replace(s: State, seat: int, deed: Deed) -> None:
    """Draw Viking cards, then discard as many from the hand, face up (p. 14, `draw_with_empty_hand`)."""
    for _ in range(deed.amount):
        if await Ask(seat, "draw", [("draw",), SKIP]) == SKIP:
            return
        for card in await draw(s, "draw", 1):
            take(s, seat, card)
            choice = await Ask(seat, "throw", partial(throw_options, s, seat))
            throw(s, seat, choice[1])


def throw_options(s: State, seat: int) -> list[Option]:
    """Any card of the hand."""
    return [("throw", card) for card in s.players[seat].hand]


@action("fury")
async def do_fury(s: State, seat: int, deed: Deed) -> None:
    """Move the fury of a god in play up or down."""
    options: list[Option] = [("fury", god, "up") for god in s.gods]
    options += [("fury", god, "down") for god, fury in zip(s.gods, s.fury, strict=True) if fury]
    options.append(SKIP)
    choice = await Ask(seat, "fury", options, amount=deed.amount)
    if choice != SKIP:
        _, god, way = choice
        move_fury(s, s.gods.index(god), deed.amount if way == "up" else -deed.amount)


@action("foresee")
async def do_foresee(s: State, seat: int, deed: Deed) -> None:
    """Turn over the top Viking card and do its leader or its rune action, whatever runes that needs.

    A rune action that enters a battle cannot be used (p. 23). The card is discarded.
    """
    if await Ask(seat, "foresee", [("reveal",), SKIP]) == SKIP:
        return
    for drawn in await draw(s, "foresee", 1):
        foresee(s, seat, drawn)
        card = s.box.cards[drawn]
        options: list[Option] = [("use", "leader_action")]
        if card.action.kind != "enter_battle":
            options.append(("use", "rune_action"))
        choice = await Ask(seat, "use", [*options, SKIP], card=drawn)
        if choice != SKIP:
            chosen = card.leader if choice[1] == "leader_action" else card.action
            await ACTIONS[chosen.kind](s, seat, chosen)
        forget(s)


@action("enter_battle")
async def enter_battle(s: State, seat: int, deed: Deed) -> None:
    """The leader just played turns to battle: it joins the one that is on, or begins one (p. 14)."""
    if s.battle is None and not favour_ends(s):
        return
    if await Ask(seat, "enter_battle", [("enter",), SKIP]) == SKIP:
        return
    flip_down(s, seat)
    if s.battle is None:
        await begin_battle(s, seat)
    else:
        join_battle(s, seat)
