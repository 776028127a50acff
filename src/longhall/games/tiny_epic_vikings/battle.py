"""Resolving a battle (p. 9-10): who pays, who is strongest, the lone fighter and the Invaders, winners and losers."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.actions import perform_all
from longhall.games.tiny_epic_vikings.actions.harvest import gain_bag
from longhall.games.tiny_epic_vikings.board import RUNES
from longhall.games.tiny_epic_vikings.box import Card
from longhall.games.tiny_epic_vikings.cards import draw, invade, leave_favour, reveal, stick, win_favour
from longhall.games.tiny_epic_vikings.favours import make_room
from longhall.games.tiny_epic_vikings.rival.fate import rival_gains, rival_loses, unveil
from longhall.games.tiny_epic_vikings.sheet import in_turn, invader_strength, strength
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.games.tiny_epic_vikings.verbs import move_fury, tell_of
from longhall.kernel import Chance, tell


async def resolve(s: State) -> None:
    """Turn the cards over and see who wins (p. 9)."""
    battle = s.battle
    assert battle is not None
    await Chance("reveal", 1, 0)
    tell(s, "resolving", favour=battle.favour)
    fighters = turn_over(s, in_turn(s, battle.by, battle.fighters))
    if not fighters:
        leave_favour(s)
    elif len(fighters) == 1:
        await alone(s, fighters[0])
    else:
        await compare(s, fighters)


def turn_over(s: State, fighters: list[int]) -> list[int]:
    """Who can pay the steel of the card must; who cannot takes no part (p. 9). The rival pays nothing (p. 22)."""
    taking_part = []
    for who in fighters:
        if who == s.foe:
            unveil(s)
        elif s.box.cards[s.players[who].row[-1]].steel > s.players[who].resources[2]:
            stick(s, who)
            continue
        else:
            reveal(s, who)
        taking_part.append(who)
    return taking_part


def fighting_card(s: State, who: int) -> Card:
    """The card that a faction fights with: the last of its row."""
    if who < s.foe:
        return s.box.cards[s.players[who].row[-1]]
    assert s.rival is not None
    return s.box.cards[s.rival.fights[-1]]


def power(s: State, who: int) -> int:
    """The strength that a faction fights with."""
    assert s.battle is not None
    bonus = s.battle.bonus if who == s.foe else 0
    total = strength(s, who, fighting_card(s, who)) + bonus
    tell_of(s, "strength", who, card=fighting_card(s, who).id, strength=total, bonus=bonus)
    return total


async def compare(s: State, fighters: list[int]) -> None:
    """The strongest alone wins; if several are, nobody does (p. 9)."""
    totals = [power(s, who) for who in fighters]
    best = max(totals)
    winner = fighters[totals.index(best)] if totals.count(best) == 1 else NOBODY
    if winner == NOBODY:
        tell(s, "tied", strength=best)
        leave_favour(s)
    else:
        await win(s, winner)
    for who in fighters:
        if who != winner:
            await lose(s, who)


async def win(s: State, who: int) -> None:
    """The favour card and what its bag shows (p. 9)."""
    assert s.battle is not None
    bag = s.box.bags[s.battle.favour]
    if who == s.foe:
        win_favour(s, who)
        await rival_gains(s, bag)
        return
    await make_room(s, who)
    win_favour(s, who)
    await gain_bag(s, who, bag)


async def lose(s: State, who: int) -> None:
    """The gift of Valhalla from the god of the card's rune, then that god's fury grows (p. 9; the rival's p. 22)."""
    card = fighting_card(s, who)
    tell_of(s, "fell", who, card=card.id, god=s.gods[card.rune])
    if who == s.foe:
        await rival_loses(s, card)
    else:
        await perform_all(s, who, s.box.boons[s.gods[card.rune]])
    move_fury(s, card.rune, 1)


# ---- the lone fighter (p. 10) ----------------------------------------------------------------------------------------


async def alone(s: State, who: int) -> None:
    """A lone fighter has to beat the Invaders; a tie is lost by both (p. 10)."""
    before = len(s.invaders)
    drawn = await draw(s, "invader", 1)
    if not drawn:
        await win(s, who)
        return
    invade(s, drawn[0])
    card = s.box.cards[drawn[0]]
    own, theirs = power(s, who), invader_strength(s, card, before)
    tell(s, "invader_strength", card=card.id, strength=theirs, rune=RUNES[card.rune])
    if own > theirs:
        await win(s, who)
    else:
        leave_favour(s)
        await lose(s, who)
    if own >= theirs:
        tell(s, "invaders_beaten", card=card.id, god=s.gods[card.rune])
        move_fury(s, card.rune, 1)
