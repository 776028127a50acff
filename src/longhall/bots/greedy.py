"""The greedy bot: what the room's own `bot.py` thinks best at first sight. Quick, and no fool."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from longhall.kernel import Game, Match, Option


class GreedyBot:
    """Asks the room, which looks one move ahead."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self._choose = import_module(f"longhall.games.{game.name}.bot").choose
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The room's choice."""
        choice: Option = self._choose(match.state, match.ask_for(seat), self._rng)
        return choice
