"""What a position of Vikings Gone Wild promises: the terms that the searching bot weighs, in victory points to come.

The weights are in `evaluation.toml`, one set a stage. A line of play is followed to the next round, where everybody has
a new hand, or by long searches to the one after it, and then judged by these terms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longhall.games.vikings_gone_wild.bot import card_worth
from longhall.games.vikings_gone_wild.box import BEER, GOLD
from longhall.games.vikings_gone_wild.sheet import defense, hall, in_use, leaders, owned, producers, storages, tokens
from longhall.games.vikings_gone_wild.state import State

STAGES: Final = ("opening", "first_third", "second_third", "last_third", "goal_reached")
QUIET: Final = frozenset({"act"})
"""Questions at which a position can be judged: no attack is going on."""
TURNS: Final[Mapping[str, int]] = {"": 999}
"""How many turns of its own a seat looks ahead: always to the next round."""
FURTHER: Final = (60,)
"""How many tries a search needs to look one more round ahead."""
QUESTIONS: Final = 6.3
"""How many questions that want thought a move has on average, in games of two who search."""
ENOUGH: Final = (60, 130)
"""After how many iterations for each opponent the searching levels have thought enough, but for the highest."""


def stage(s: State) -> int:
    """How near the leader is to the goal."""
    best = max([p.vp for p in s.players])
    return 0 if best < s.goal / 12 else min(4, 1 + 3 * best // s.goal)


def tick(s: State) -> int:
    """The round."""
    return s.round


def par(s: State) -> float:
    """Nobody plays alone."""
    return 0.0


# ---- terms ---------------------------------------------------------------------------------------------------------


def points(s: State, seat: int) -> float:
    """Victory points so far."""
    return s.players[seat].vp


def cards(s: State, seat: int) -> float:
    """How many cards are in the deck and all its piles: more of them dilute each other."""
    return len(owned(s.players[seat]))


def deck(s: State, seat: int) -> float:
    """What an average card of the deck is worth."""
    p = s.players[seat]
    mine = owned(p)
    return sum([card_worth(s, p, s.box.cards[card]) for card in mine]) / max(1, len(mine))


def strength(s: State, seat: int) -> float:
    """The strength of an average card of the deck."""
    mine = owned(s.players[seat])
    return sum([s.box.strength.get(card, 0) for card in mine]) / max(1, len(mine))


def hand(s: State, seat: int) -> float:
    """The cards in hand."""
    p = s.players[seat]
    return sum([card_worth(s, p, s.box.cards[card]) for card in p.hand])


def breweries(s: State, seat: int) -> float:
    """Beer that the village makes each round."""
    return len(producers(s, s.players[seat], BEER))


def smelters(s: State, seat: int) -> float:
    """Gold that the village makes each round."""
    return len(producers(s, s.players[seat], GOLD))


def stores(s: State, seat: int) -> float:
    """Storages, where tokens last."""
    return len(storages(s, s.players[seat], BEER)) + len(storages(s, s.players[seat], GOLD))


def beer(s: State, seat: int) -> float:
    """Beer tokens in the village."""
    return tokens(s, s.players[seat], BEER)


def gold(s: State, seat: int) -> float:
    """Gold tokens in the village."""
    return tokens(s, s.players[seat], GOLD)


def draws(s: State, seat: int) -> float:
    """Cards that buildings draw and keep."""
    p = s.players[seat]
    return in_use(s, p, "draws") + 0.5 * in_use(s, p, "keeps")


def town_hall(s: State, seat: int) -> float:
    """The level of the town hall: room for more buildings."""
    return hall(s, s.players[seat]).level


def walls(s: State, seat: int) -> float:
    """How well the buildings are defended on average."""
    p = s.players[seat]
    return sum([defense(s, p, building) for building in p.village]) / len(p.village)


def honours(s: State, seat: int) -> float:
    """Achievements that the player leads in, which pay at the end; a shared lead pays less."""
    found = [leaders(s, aim) for aim in s.achievements]
    return sum([1 / len(who) for who in found if seat in who])


TERMS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "points": points,
    "cards": cards,
    "deck": deck,
    "strength": strength,
    "hand": hand,
    "breweries": breweries,
    "smelters": smelters,
    "stores": stores,
    "beer": beer,
    "gold": gold,
    "draws": draws,
    "town_hall": town_hall,
    "walls": walls,
    "honours": honours,
}
