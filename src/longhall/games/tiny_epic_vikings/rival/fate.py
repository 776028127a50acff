"""The rival in battle (p. 22-23) and on its turn (p. 18, 20-21)."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.board import RUNES
from longhall.games.tiny_epic_vikings.box import Card, Deed
from longhall.games.tiny_epic_vikings.cards import join_battle
from longhall.games.tiny_epic_vikings.rival import pieces
from longhall.games.tiny_epic_vikings.rival.deeds import DEEDS, perform
from longhall.games.tiny_epic_vikings.rival.pieces import unveil
from longhall.games.tiny_epic_vikings.rival.tracks import carry_out
from longhall.games.tiny_epic_vikings.sheet import active_runes, meets
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import tell

__all__ = ["answer", "rival_gains", "rival_loses", "rival_turn", "unveil"]


async def rival_turn(s: State) -> None:
    """Its next leader, the leader action, the rune action if it has the runes, symbols, full tracks (p. 18-21)."""
    card = s.box.cards[await pieces.play_leader(s)]
    tell_deed(s, "rival_leads", card.leader)
    await perform(s, card.leader, card.rune)
    if meets(active_runes(s, s.foe), card.needs):
        await rune_action(s, card)
    else:
        tell(s, "rival_lacks_runes", card=card.id)
    await carry_out(s, card.rune)
    pieces.rewind_tracks(s)


async def rune_action(s: State, card: Card) -> None:
    """A main action as printed; for any other the action of its own mat (p. 21, `rival_rune`)."""
    deed = card.action
    if deed.kind in DEEDS:
        tell_deed(s, "rival_rune_action", deed)
    else:
        needed = [rune for rune in range(3) if card.needs[rune]]
        rune = needed[0] if len(needed) == 1 and not card.needs[3] else card.rune
        deed = s.box.rival_deeds[rune]
        tell(s, "rival_replaces", action=card.action.kind, rune=RUNES[rune], deed=deed.kind, amount=deed.amount)
    await perform(s, deed, card.rune)


def tell_deed(s: State, kind: str, deed: Deed) -> None:
    """Say which action comes."""
    tell(s, kind, deed=deed.kind, amount=deed.amount)


# ---- battles (p. 22-23) ----------------------------------------------------------------------------------------------


async def answer(s: State) -> None:
    """It joins the player's battle at once, with the top card of its deck (p. 22)."""
    await pieces.show_card(s)
    join_battle(s, s.foe)


async def rival_gains(s: State, bag: tuple[int, int, int, int]) -> None:
    """What it wins moves its tracks, resources of choice from the top down; symbols act at once (p. 22)."""
    amounts = [bag[track] + len(range(track, bag[3], 3)) for track in range(3)]
    pieces.advance(s, amounts)
    await carry_out(s, last_rune(s))


async def rival_loses(s: State, card: Card) -> None:
    """Instead of a gift, the action of its mat for the rune of its card (p. 22)."""
    deed = s.box.rival_deeds[card.rune]
    tell_deed(s, "rival_consoled", deed)
    await perform(s, deed, card.rune)
    await carry_out(s, card.rune)


def last_rune(s: State) -> int:
    """The rune of the card that it has just fought with."""
    return s.box.cards[pieces.rival_of(s).fights[-1]].rune
