"""Rules that the others build on: points and the favour of the gods, drawing, Odin's Path, missions."""

from __future__ import annotations

from longhall.games.vikings_gone_wild.state import State
from longhall.games.vikings_gone_wild.verbs import (
    draw,
    gain_vp,
    pass_threshold,
    refill_path,
    reshuffle,
    reshuffle_path,
    take_asgard,
    take_mission,
    turn_up_asgard,
)
from longhall.kernel import Ask, Chance, Option

ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)

# ---- points (Asgard cards) -----------------------------------------------------------------------------------------


async def score(s: State, seat: int, amount: int, source: str) -> None:
    """Gain points; each threshold reached or passed brings an Asgard card at once, in or out of turn."""
    if amount <= 0:
        return
    gain_vp(s, seat, amount, source)
    p, thresholds = s.players[seat], s.box.numbers["asgard_vp"]
    while p.favours < len(thresholds) and p.vp >= thresholds[p.favours]:
        pass_threshold(s, seat)
        await gain_asgard(s, seat)


async def gain_asgard(s: State, seat: int) -> None:
    """Turn up the top card of the Asgard deck and choose among it and the open ones; nothing if the deck is empty."""
    if s.asgard_left == 0:
        return
    (drawn,) = await Chance("asgard", len(s.asgard_unseen))
    turn_up_asgard(s, drawn)
    _, card = await Ask(seat, "asgard", [("favour", card) for card in dict.fromkeys(s.asgard)])
    take_asgard(s, seat, card)


async def offer_asgard(s: State, seat: int) -> None:
    """An Asgard card for damaging a town hall may be taken or left, before a card is turned up (3.4)."""
    if s.asgard_left and await Ask(seat, "asgard_reward", [ACCEPT, DECLINE]) == ACCEPT:
        await gain_asgard(s, seat)


# ---- decks (general rules) -----------------------------------------------------------------------------------------


async def draw_cards(s: State, seat: int, amount: int) -> None:
    """Take cards from one's own deck; an empty one is made anew of the discard pile, not of cards played this round."""
    p = s.players[seat]
    while amount:
        there = len(p.deck)
        if there > amount:
            draw(s, seat, await Chance("draw", there, amount))
            return
        if there:  # all that is left: no luck in it
            draw(s, seat, range(there))
            amount -= there
        elif p.discard:
            reshuffle(s, seat)
        else:
            return


async def fill_path(s: State) -> None:
    """Fill the free places of Odin's Path (3.1; ruling `path_empty` when the deck is empty)."""
    while len(s.path) < s.box.number("path_row"):
        if not s.path_deck:
            if not s.path_discard:
                return
            reshuffle_path(s)
        (drawn,) = await Chance("path", len(s.path_deck))
        refill_path(s, drawn)


async def next_mission(s: State, seat: int) -> None:
    """Take the top card of the mission deck, if there is one (ruling `missions_empty`)."""
    for deck in (s.missions_top, s.missions_rest):
        if deck:
            (drawn,) = await Chance("mission", len(deck))
            take_mission(s, seat, deck, drawn)
            return
    if s.missions_bottom:
        take_mission(s, seat, s.missions_bottom, 0)


def missions_left(s: State) -> bool:
    """Whether the mission deck has a card."""
    return bool(s.missions_top or s.missions_rest or s.missions_bottom)
