"""Players that are programs. They speak only `Match`, and know only what their seat may know.

`make_bot` finds them by name; each is as deterministic as its seed, unless it watches the clock.
"""

from __future__ import annotations

from longhall.bots.bot import Bot
from longhall.bots.greedy import GreedyBot
from longhall.bots.levels import BOTS, DEFAULT, LEVELS, enough, lower, make_bot, recipe, seconds
from longhall.bots.random import RandomBot
from longhall.bots.search import Budget, SearchBot

__all__ = [
    "BOTS",
    "DEFAULT",
    "LEVELS",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "enough",
    "lower",
    "make_bot",
    "recipe",
    "seconds",
]
