"""What the search would do at a question, and why: its best options with their chances, and how it might go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from longhall.bots.levels import budget_of
from longhall.bots.rollout import Rollout
from longhall.bots.search import SearchBot
from longhall.bots.tree import Node
from longhall.kernel import Ask, Game, Match, Option, Rng

BEST: Final = 3
"""How many options are told."""
AHEAD: Final = 6
"""How many answers of the expected continuation are told at most."""
PLAYED: Final = 4
"""How often each of them is played to the end where the room has its own order."""
WORLDS: Final = 9
"""On how many imagined matches the best option is followed; an answer is expected if most of them come to it."""
SURE: Final = 3
"""How often an answer must have been tried in the tree to be taken from there."""


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
    """The best options, first what the search would do, then others by their chances; and what is expected after it."""

    tips: list[Tip]
    line: list[Reply]


def find_hint(game: Game[Any], match: Match[Any], seat: int, bot: str, seed: int) -> Hint:
    """What a searching bot thinks of a seat's open question, from what the seat may know."""
    player = SearchBot(game, seed, budget_of(bot, game))
    if planned := player.planned(match, seat)[:BEST]:
        tips = [Tip(one, player.rollout.outlook(match, seat, one, PLAYED), PLAYED) for one in planned]
        root = Node()
    else:
        search = player.think(match, seat)
        tips = [Tip(option, arm.mean, arm.visits) for option, arm in search.ranking[:BEST] if arm.visits]
        root = search.root
    tips[1:] = sorted(tips[1:], key=lambda tip: tip.chance, reverse=True)
    lines = [follow(player.rollout, match, seat, tips[0].choice, root, seed + world) for world in range(WORLDS)]
    return Hint(tips, shared(lines))


def follow(rollout: Rollout, match: Match[Any], seat: int, choice: Option, root: Node, world: int) -> list[Reply]:
    """What comes after a choice on one imagined match.

    Everybody answers what the tree has tried most there, or where it knows nothing, what the room would choose. An
    only option, and what a room keeps for itself, go without saying.
    """
    m, luck = match.imagine(seat, Rng.seeded(world)), Random(world)
    node, answers, line = root, {seat: choice}, list[Reply]()
    while m.pending and len(line) < AHEAD:
        for ask in m.pending:
            if ask.seat not in answers:
                answers[ask.seat] = _answer(rollout, m.state, ask, node, luck)
                if len(ask.options) > 1 and not rollout.settles(ask):
                    line.append(Reply(ask.seat, ask.kind, answers[ask.seat]))
        for who, answer in answers.items():
            m.apply(who, answer)
        if (way := rollout.way(seat, answers)) is not None:
            node = node.children.get(way) or Node()
        answers = {}
    return line[:AHEAD]


def _answer(rollout: Rollout, s: Any, ask: Ask[Any], node: Node, luck: Random) -> Option:
    """What a seat is expected to answer on an imagined match."""
    for option, arm in node.table(ask).ranking:
        if arm.visits >= SURE and option in ask.options:
            return option
    return rollout.prefer(s, ask, luck)


def shared(lines: Sequence[Sequence[Reply]]) -> list[Reply]:
    """How most of some lines begin."""
    line: list[Reply] = []
    while replies := [one[len(line)] for one in lines if one[: len(line)] == line and len(one) > len(line)]:
        reply, times = Counter(replies).most_common(1)[0]
        if 2 * times <= len(lines):
            break
        line.append(reply)
    return line
