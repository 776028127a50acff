"""What the bot sees at one question: worked out once for all its options, the rest when the first of them asks for it.

A lookout is made for a question and thrown away with it. Like the bot it reads only what its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import accumulate
from typing import Any

from longhall.games.feast_for_odin import dice
from longhall.games.feast_for_odin.hooks import hooks
from longhall.games.feast_for_odin.records import Space
from longhall.games.feast_for_odin.spaces import vikings_needed
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.worth import card_worth, prices, rounds_left


class Lookout:
    """A player before a question: what things are worth now, and what the player's own things come to."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.box, self.player = s, seat, s.box, s.players[seat]
        self.left = rounds_left(s)
        self.price = prices(s, seat)
        self.of = self.price.of
        self._climbs: dict[int, list[float]] = {}

    def thing(self, word: str) -> float:
        """What one of a thing is worth in supply."""
        return self.of.get(word, 0.0)

    @cached_property
    def plain(self) -> dict[str, float]:
        """What one of each thing is worth to somebody who is not hungry."""
        return prices(self.s, self.seat, "").of

    @cached_property
    def simple(self) -> bool:
        """Whether none of the player's cards changes what spaces cost, give or need."""
        played = self.player.played
        return self.box.dealers.isdisjoint(played) and self.box.finders.isdisjoint(played)

    @cached_property
    def _fewer(self) -> list[Callable[..., Any]]:
        return hooks(self.s, self.seat, "fewer")

    def vikings(self, space: Space) -> int:
        """How many Vikings a space needs."""
        return vikings_needed(self.s, self.seat, space) if self._fewer else space.column

    @cached_property
    def cards(self) -> list[float]:
        """What the cards in hand are worth, the best first."""
        cards, price, left = self.box.occupations, self.price, self.left
        return sorted([card_worth(price, left, cards[card]) for card in self.player.hand], reverse=True)

    @cached_property
    def strips(self) -> list[list[float]]:
        """What the first items of each mountain strip are worth, for each number that may be taken."""
        worth = {**self.of, "silver_2": 2.0 * self.of["silver"]}
        return [
            list(accumulate([worth[item] for item in self.box.strips[strip].items[gone:]]))
            for strip, gone in self.s.strips
        ]

    @cached_property
    def swords(self) -> dict[str, int]:
        """The sword value of everything that a battle can win."""
        return dice.swords(self.s, self.seat)

    @cached_property
    def strength(self) -> int:
        """How much the player could add to the result of a battle."""
        return dice.strength_at_hand(self.s, self.seat)

    def climbs(self, steps: int) -> list[float]:
        """What upgrades by up to so many steps would gain, one for each tile, the best first."""
        found = self._climbs.get(steps)
        if found is None:
            supply, thing, climb = self.player.supply, self.box.thing, self.price.climb
            gains = [climb(good, steps) for good in self.box.upgrade for _ in range(supply[thing[good]])]
            found = self._climbs[steps] = sorted(gains, reverse=True)
        return found
