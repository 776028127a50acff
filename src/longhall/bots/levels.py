"""The bots by name: six levels from gentle to frightening, and what each of them is made of.

A level is a name for a recipe: `random`, `greedy`, `greedy:0.3` (so many of its choices are any choice), `search:200`
(iterations a question) or `search:2s` (seconds a move). Recipes can be asked for themselves, for studies.

Levels but the highest end after so many iterations for each opponent as the room says, if these take no longer than
their seconds a question: nobody waits in vain, and the levels are as far apart on every machine.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from longhall.bots.bot import Bot
from longhall.bots.evaluation import ends_of
from longhall.bots.greedy import GreedyBot
from longhall.bots.random import RandomBot
from longhall.bots.search import Budget, SearchBot
from longhall.kernel import Game

LEVELS: Final = {
    "ratatosk": "random",
    "thjalfi": "greedy:0.3",
    "thor": "greedy",
    "tyr": "search:0.3s",
    "mimir": "search:2s",
    "odin": "search:10s",
}
"""Every level with its recipe, from the weakest."""
BOTS: Final = tuple(LEVELS)
DEFAULT: Final = "tyr"
"""Who sits down where nobody is named: quick, and hard to beat."""


def recipe(name: str) -> str:
    """What a level is made of; a recipe is itself. A ValueError says what would be right."""
    found = LEVELS.get(name, name)
    kind, _, amount = found.partition(":")
    if not {"random": not amount, "greedy": _is_share(amount), "search": _is_budget(amount)}.get(kind, False):
        raise ValueError(
            f"there is no bot {name!r}; there is {', '.join(BOTS)}, random, greedy, search:200 (iterations), "
            "search:0.5s (seconds)"
        )
    return found


def _is_share(amount: str) -> bool:
    return not amount or (_is_number(amount) and 0 <= float(amount) <= 1)


def _is_budget(amount: str) -> bool:
    if amount.endswith("s"):
        return _is_number(amount[:-1]) and float(amount[:-1]) > 0
    return amount.isdecimal() and int(amount) > 0


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal()


def make_bot(name: str, game: Game[Any], seed: int) -> Bot:
    """The bot of that name for a game, or a ValueError that says what would be right."""
    kind, _, amount = recipe(name).partition(":")
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy":
        return GreedyBot(game, seed, float(amount or 0))
    return SearchBot(game, seed, budget_of(name, game))


def budget_of(name: str, game: Game[Any]) -> Budget:
    """How long a searching bot thinks; a ValueError where it does not search."""
    kind, _, amount = recipe(name).partition(":")
    if kind != "search":
        raise ValueError(f"the bot {name!r} does not search")
    if not seconds(name):
        return Budget(iterations=int(amount))
    tries = enough(name, game)
    return Budget(move=seconds(name)) if tries == inf else Budget(tries, seconds(name), each=True)


def enough(name: str, game: Game[Any]) -> float:
    """After how many iterations for each opponent a level has thought enough, where the room says so."""
    searching = [level for level in BOTS if seconds(level)]
    return dict(zip(searching, ends_of(game), strict=False)).get(name, inf)


def seconds(name: str) -> float:
    """How long a bot may think about one question, if it watches the clock; else 0."""
    kind, _, amount = recipe(name).partition(":")
    return float(amount[:-1]) if kind == "search" and amount.endswith("s") else 0.0


def lower(name: str) -> str:
    """The level that takes the place of a bot that fails: of a searching one the greedy one, of others chance."""
    return "thor" if recipe(name).startswith("search") else "ratatosk"
