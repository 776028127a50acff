"""Tuning a room's greedy player by duels with itself: of its guesses, what wins stays.

Two copies of the player, all of whose numbers are shifted a little, the one up where the other goes down, by lot, play
each other at tables of all sizes; then every number goes a little towards the winner's (simultaneous perturbation
stochastic approximation). What makes no difference is drawn back to where it was. The mean of the second half of the
way is what was found. The same seed and number of steps give the same numbers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Any, Final

from longhall import games
from longhall.bots.evaluation import Evaluation
from longhall.kernel import Game, Match
from longhall.study.guesses import Guess, Player, read_sources

SHIFT: Final = 0.2
"""How far the two copies lie on either side, as a logarithm."""
STRIDES: Final = (0.05, 0.01)
"""How far a number goes when one copy wins everything, at the beginning and at the end."""
RETURN: Final = 0.0003
"""How much of the way from the guess is taken back with every step."""
DEALS: Final = 2
"""Deals for each number of players and step, each of them played from both sides."""
MOVED: Final = 0.1
"""A number that has gone less far is left as it was."""
WATCHED: Final = 3
"""Games for each number of players in which a number has to change a choice, or else is left as it was as well."""


class Tuning:
    """The duels of one room, step by step."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game, self._seed, self._luck = game, seed << 32, random.Random(seed)
        self.guesses, self.sources = read_sources(game.name)
        self._players = [Player(self.sources, self.guesses) for _ in range(2)]
        self._evaluation = Evaluation(game)
        self._way = [0.0] * len(self.guesses)
        self._mean, self._counted = [0.0] * len(self.guesses), 0

    def step(self, part: float) -> None:
        """One duel, and what follows from it; `part` of the way is done."""
        lots = [self._luck.choice((-SHIFT, SHIFT)) for _ in self.guesses]
        for player, sign in zip(self._players, (1, -1), strict=True):
            player.use(self._numbers([at + sign * lot for at, lot in zip(self._way, lots, strict=True)]))
        lead = self._duel()
        first, last = STRIDES
        stride = (first + (last - first) * part) * lead / SHIFT
        self._way = [(at + stride * lot) * (1 - RETURN) for at, lot in zip(self._way, lots, strict=True)]
        if part >= 0.5:
            self._counted += 1
            self._mean = [mean + (at - mean) / self._counted for mean, at in zip(self._mean, self._way, strict=True)]

    def _numbers(self, way: Sequence[float]) -> list[float]:
        return [guess.value * exp(at) for guess, at in zip(self.guesses, way, strict=True)]

    def _duel(self) -> float:
        """By how much the first player did better than the second, from -1 to 1."""
        leads = [self._lead(seats, turn) for seats in self.game.seats if seats > 1 for turn in self._turns()]
        return sum(leads) / len(leads)

    def _turns(self) -> Iterator[int]:
        """Who begins, twice for every deal."""
        for _ in range(DEALS):
            self._seed += 1
            yield from (0, 1)

    def _lead(self, seats: int, turn: int) -> float:
        """The same of one game, in which they take the seats by turns."""
        luck, match = random.Random(self._seed), Match.new(self.game, seats, self._seed, track=False)
        while match.pending:
            ask = match.pending[0]
            match.apply(ask.seat, self._players[(ask.seat + turn) % 2].choose(match.state, ask, luck))
        results = self._evaluation.result(match.state)
        means = [sum(results[side::2]) / len(results[side::2]) for side in (0, 1)]
        return means[turn] - means[1 - turn]

    @property
    def found(self) -> list[tuple[Guess, float]]:
        """The numbers that have gone far enough and matter, with what they have become, in two digits."""
        numbers = [float(f"{number:.2g}") for number in self._numbers(self._mean)]
        moved = [nth for nth, way in enumerate(self._mean) if abs(way) >= MOVED]
        for nth, guess in enumerate(self.guesses):
            if nth not in moved:
                numbers[nth] = guess.value
        return [(self.guesses[nth], numbers[nth]) for nth in sorted(self.telling(numbers, moved))]

    def telling(self, numbers: Sequence[float], moved: Sequence[int]) -> set[int]:
        """Those of some numbers without which, with the guess in their place, something would be chosen otherwise."""
        told, (player, other) = set[int](), self._players
        player.use(numbers)
        for seats in [seats for seats in self.game.seats if seats > 1] * WATCHED:
            self._seed += 1
            match = Match.new(self.game, seats, self._seed, track=False)
            while match.pending:
                ask = match.pending[0]
                choice = player.choose(match.state, ask, random.Random(0))
                for nth in [nth for nth in moved if nth not in told and len(ask.options) > 1]:
                    other.use([*numbers[:nth], self.guesses[nth].value, *numbers[nth + 1 :]])
                    if other.choose(match.state, ask, random.Random(0)) != choice:
                        told.add(nth)
                match.apply(ask.seat, choice)
        return told


def tune(name: str, steps: int, seed: int, progress: Callable[[int], None]) -> Tuning:
    """Play so many duels between two of a room's greedy players."""
    tuning = Tuning(games.load(name), seed)
    for step in range(steps):
        tuning.step(step / steps)
        progress(step + 1)
    return tuning
