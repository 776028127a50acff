"""A player's turn (p. 8): the battle that one began, a card face up or face down, a dedication."""

from __future__ import annotations

from functools import partial

from longhall.games.tiny_epic_vikings.actions import perform
from longhall.games.tiny_epic_vikings.actions.deeds import SKIP
from longhall.games.tiny_epic_vikings.actions.sail import recall_options
from longhall.games.tiny_epic_vikings.battle import resolve
from longhall.games.tiny_epic_vikings.cards import hide, join_battle, lead
from longhall.games.tiny_epic_vikings.control import settle
from longhall.games.tiny_epic_vikings.favours import begin_battle
from longhall.games.tiny_epic_vikings.rival.fate import answer
from longhall.games.tiny_epic_vikings.sheet import active_runes, favour_ends, meets
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import dedicate, move_fury, recall
from longhall.kernel import Ask, Option

SOLO_LIMIT = 2
"""The rival counts as a player: so many villages fit on each dedication of a solo game (p. 19)."""


async def turn(s: State, seat: int) -> None:
    """The three steps of a turn (p. 8)."""
    battle = s.battle
    if battle is not None and battle.by == seat:
        await resolve(s)
    if battle is None or battle.by != s.foe or not await join_rival(s, seat):
        await play_card(s, seat)
    await offer_dedication(s, seat)


# ---- step 2: a card (p. 8, 10, 14) -----------------------------------------------------------------------------------


async def play_card(s: State, seat: int) -> None:
    """Play a card face up for its actions, or face down to fight; settlers may be taken back before (p. 8, 11)."""
    choice = await Ask(seat, "turn", partial(turn_options, s, seat))
    while choice[0] == "recall":
        recall(s, seat, s.board.island[choice[1]])
        settle(s, seat)
        choice = await Ask(seat, "turn", partial(turn_options, s, seat))
    if choice[0] == "lead":
        await act(s, seat, choice[1])
    else:
        await fight(s, seat, choice[1])


def turn_options(s: State, seat: int) -> list[Option]:
    """Every card of the hand face up, then every card face down, then settlers to take back."""
    hand = s.players[seat].hand
    options: list[Option] = [("lead", card) for card in hand]
    if s.battle is not None or s.rows[0] or s.rows[1]:
        options += [("fight", card) for card in hand]
    return options + recall_options(s, seat)


async def act(s: State, seat: int, word: str) -> None:
    """The leader action, then the rune action if the active runes allow it (p. 10, 14)."""
    card = s.box.cards[word]
    lead(s, seat, word)
    await perform(s, seat, card.leader)
    if meets(active_runes(s, seat), card.needs):
        await perform(s, seat, card.action)
        await fight_rival(s, seat)


async def fight(s: State, seat: int, card: str) -> None:
    """Begin a battle for a favour, or join the one that is on (p. 8)."""
    assert s.battle is not None or favour_ends(s)
    hide(s, seat, card)
    if s.battle is None:
        await begin_battle(s, seat)
    else:
        join_battle(s, seat)
    await fight_rival(s, seat)


# ---- against the rival (p. 22-23) ------------------------------------------------------------------------------------


async def fight_rival(s: State, seat: int) -> None:
    """The solo game: the rival joins the player's battle at once; with both in it, it is resolved (p. 22-23)."""
    if s.rival is not None and s.battle is not None and seat in s.battle.fighters:
        if s.battle.by == seat:
            await answer(s)
        await resolve(s)


async def join_rival(s: State, seat: int) -> bool:
    """Join the battle that the rival began, or leave it to fight the Invaders; whether a card was played (p. 23)."""
    choice = await Ask(seat, "join", partial(join_options, s, seat))
    if choice[0] == "fight":
        await fight(s, seat, choice[1])
        return True
    await resolve(s)
    return False


def join_options(s: State, seat: int) -> list[Option]:
    """Every card to join with, or none."""
    return [*[("fight", card) for card in s.players[seat].hand], ("decline",)]


# ---- step 3: a dedication (p. 14) ------------------------------------------------------------------------------------


async def offer_dedication(s: State, seat: int) -> None:
    """One raided village may be dedicated to an action of the era mat, or to a god (p. 14)."""
    if not s.players[seat].villages:
        return
    options = dedication_options(s)
    if len(options) == 1:
        return
    choice = await Ask(seat, "dedicate", options)
    if choice == SKIP:
        return
    words = [*s.box.mat_words, *s.gods]
    stack = words.index(choice[1])
    dedicate(s, seat, stack, choice[1])
    if stack < len(s.box.mat_words):
        await perform(s, seat, s.box.mat_deeds[stack])
    else:
        move_fury(s, stack - len(s.box.mat_words), s.box.god_fury)


def stack_limit(s: State) -> int:
    """How many villages fit on a dedication: one a player, and the rival is one (p. 14, 19)."""
    return SOLO_LIMIT if s.rival is not None else len(s.players)


def dedication_options(s: State) -> list[Option]:
    """Every dedication whose stack is lower than the number of players: the era mat's, then the gods' (p. 14)."""
    limit = stack_limit(s)
    words = [*s.box.mat_words, *s.gods]
    options: list[Option] = [("dedicate", word) for word, height in zip(words, s.stacks, strict=True) if height < limit]
    options.append(SKIP)
    return options
