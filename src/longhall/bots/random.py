"""The random bot: any option is as good as another. The measure of every other bot, and the fuzzer of every game."""

from __future__ import annotations

from random import Random
from typing import Any

from longhall.kernel import Match, Option


class RandomBot:
    """Chooses evenly among the options."""

    imagines = False

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """Any option."""
        choice: Option = self._rng.choice(match.ask_for(seat).options)
        return choice
