"""What the search would do at a question, and why: its best options with their chances, and how it might go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.bots.levels import budget_of
from longhall.bots.search import SearchBot
from longhall.bots.tree import Node
from longhall.kernel import Game, Match, Option

BEST: Final = 3
"""How many options are told."""
AHEAD: Final = 6
"""How many answers of the expected continuation are told at most."""
PLAYED: Final = 4
"""How often each of them is played to the end where the room has its own order."""
SURE: Final = 3
"""How often an answer must have been tried to be expected."""


@dataclass(frozen=True, slots=True)
class Tip:
    """An option, the chance to win with it, and on how many imagined matches that was tried."""

    choice: Option
    chance: float
    tries: int


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that is expected after the best option."""

    seat: int
    kind: str
    choice: Option


@dataclass(frozen=True, slots=True)
class Hint:
    """The best options, the best first, and what is expected after it."""

    tips: list[Tip]
    line: list[Reply]


def find_hint(game: Game[Any], match: Match[Any], seat: int, bot: str, seed: int) -> Hint:
    """What a searching bot thinks of a seat's open question, from what the seat may know."""
    player = SearchBot(game, seed, budget_of(bot, game))
    if planned := player.planned(match, seat)[:BEST]:
        return Hint([Tip(one, player.rollout.outlook(match, seat, one, PLAYED), PLAYED) for one in planned], [])
    search = player.think(match, seat)
    tips = [Tip(option, arm.mean, arm.visits) for option, arm in search.ranking[:BEST] if arm.visits]
    return Hint(tips, expect(search.root, tips[0].choice, seat))


def expect(node: Node, choice: Option, seat: int) -> list[Reply]:
    """The answers that were tried most after a choice, one after the other, as long as they were tried often enough."""
    line: list[Reply] = []
    key = (choice,)
    while (child := node.children.get(key)) is not None and len(line) < AHEAD and child.tables:
        (who, kind), table = max(child.tables.items(), key=lambda one: (one[0][0] == seat, one[1].visits))
        option, arm = table.ranking[0]
        if arm.visits < SURE:
            break
        line.append(Reply(who, kind, option))
        node, key = child, (option,)
    return line
