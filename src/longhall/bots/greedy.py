"""The greedy bot: what the room's own `bot.py` thinks best at first sight. Quick, and no fool."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from longhall.kernel import Game, Match, Option


class GreedyBot:
    """Asks the room, which looks one move ahead; a share `mistakes` of its choices is any choice."""

    imagines = False

    def __init__(self, game: Game[Any], seed: int, mistakes: float = 0.0) -> None:
        self._choose = import_module(f"longhall.games.{game.name}.bot").choose
        self._rng, self._mistakes = Random(seed), mistakes

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The room's choice, unless this is a mistake."""
        ask = match.ask_for(seat)
        if self._mistakes and self._rng.random() < self._mistakes:
            mistake: Option = self._rng.choice(ask.options)
            return mistake
        choice: Option = self._choose(match.state, ask, self._rng)
        return choice
