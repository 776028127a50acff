"""Players that are programs. They speak only `Match`, and know only what their seat may know.

`make_bot` finds them by name; each is as deterministic as its seed.
"""

from __future__ import annotations

from typing import Any

from longhall.bots.bot import Bot
from longhall.bots.greedy import GreedyBot
from longhall.bots.random import RandomBot
from longhall.kernel import Game

BOTS = ("random", "greedy")
"""Every bot that can be asked for by name, from the weakest."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]


def make_bot(name: str, game: Game[Any], seed: int) -> Bot:
    """The bot of that name for a game, or a ValueError that says what would be right."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
