"""Advice: the best options, their chances, and what is expected after the best."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longhall import games
from longhall.bots import make_bot
from longhall.bots.hints import AHEAD, BEST, SURE, WORLDS, Hint, Reply, find_hint, follow, shared
from longhall.bots.levels import budget_of
from longhall.bots.rollout import Rollout
from longhall.bots.tree import Node
from longhall.kernel import Game, Match, Rng
from tests.bots.matches import after, twins


def asked(game: Game[Any], seed: int, decisions: int) -> Match[Any]:
    """A match where somebody has more than one option, after so many greedy decisions or a few more."""
    match = after(game, 2, seed, decisions)
    while len(match.pending[0].options) == 1:
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    return match


@pytest.mark.parametrize("name", games.NAMES)
def test_hint_names_options_and_chances(name: str) -> None:
    """The options are legal, the first is what the bot of that seed plays, the others come in the order of chances."""
    game = games.load(name)
    match = asked(game, 3, 12)
    ask = match.pending[0]
    hint = find_hint(game, match, ask.seat, "search:24", 7)
    assert 1 <= len(hint.tips) <= BEST
    assert {tip.choice for tip in hint.tips} <= set(ask.options)
    assert hint.tips[0].choice == make_bot("search:24", game, 7).choose(match, ask.seat)
    assert all(0.0 <= tip.chance <= 1.0 and tip.tries > 0 for tip in hint.tips)
    others = [tip.chance for tip in hint.tips[1:]]
    assert others == sorted(others, reverse=True)
    assert len(hint.line) <= AHEAD


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_expected_comes_after_the_best_option(name: str) -> None:
    """In every game something is expected, and it can come: on an imagined match it is asked and answered so."""
    game, lengths = games.load(name), list[int]()
    for decisions in (4, 12, 30):
        match = asked(game, 5, decisions)
        seat = match.pending[0].seat
        hint = find_hint(game, match, seat, "search:24", 7)
        lengths.append(len(hint.line))
        assert not hint.line or any(comes(match, seat, hint, world) for world in range(7, 7 + WORLDS)), hint.line
    assert max(lengths) > 1


def comes(match: Match[Any], seat: int, hint: Hint, world: int) -> bool:
    """Whether the line of a hint can be played on an imagined match; what goes without saying is not told in it."""
    m, line = match.imagine(seat, Rng.seeded(world)), list(hint.line)
    rollout, luck = Rollout(match.game), Random(world)
    m.apply(seat, hint.tips[0].choice)
    while line and m.pending:
        if untold := [ask for ask in m.pending if len(ask.options) == 1 or rollout.settles(ask)]:
            m.apply(untold[0].seat, rollout.prefer(m.state, untold[0], luck))
            continue
        reply = line.pop(0)
        asks = {(ask.seat, ask.kind): ask.options for ask in m.pending}
        if reply.choice not in asks.get((reply.seat, reply.kind), ()):
            return False
        m.apply(reply.seat, reply.choice)
    return not line


@pytest.mark.parametrize("name", games.NAMES)
def test_hidden_things_do_not_change_a_hint(name: str) -> None:
    """Neither what is best nor what is expected of others comes from what they really hold."""
    game, decisions = games.load(name), 14
    while (save := (match := asked(game, 11, decisions)).save())["at"] != len(match.log):
        decisions += 1
    seat = match.pending[0].seat
    first, *others = [find_hint(game, twin, seat, "search:12", 5) for twin in twins(game, save, seat)]
    assert others == [first] * len(others)


def test_what_the_tree_knows_is_expected_before_what_the_room_would_do(runes: Game[Any]) -> None:
    """An answer that was tried often enough is taken; one that was tried less is not."""
    match, rollout = Match.new(runes, 2, 5), Rollout(runes)
    seat = match.pending[0].seat
    choice = match.pending[0].options[0]
    (first, *_) = follow(rollout, match, seat, choice, Node(), 1)
    m = match.imagine(seat, Rng.seeded(1))
    other = next(ask for ask in m.pending if ask.seat == first.seat)
    dullest = next(option for option in other.options if option != first.choice)
    for visits, expected in ((SURE - 1, first.choice), (SURE, dullest)):
        root = Node()
        root.table(other).note(dullest).visits = visits
        assert follow(rollout, match, seat, choice, root, 1)[0] == Reply(other.seat, other.kind, expected)


def test_what_most_lines_share_is_expected() -> None:
    """Up to where they part."""
    a, b, c = (Reply(0, "act", (word,)) for word in "abc")
    assert shared([[a, b], [a, b, c], [a, c]]) == [a, b]
    assert shared([[a, b], [b, b], [c, b]]) == []
    assert shared([[a], [a], []]) == [a]
    assert shared([]) == []


def test_the_expected_continuation_can_be_played(runes: Game[Any]) -> None:
    """It goes on after the best option with questions that come then."""
    match = Match.new(runes, 2, 5)
    hint = find_hint(runes, match, 0, "search:200", 1)
    assert hint.line
    assert all(reply.kind in ("cast", "boast") for reply in hint.line)


def test_only_searching_bots_give_hint(runes: Game[Any]) -> None:
    """The others have no chances to tell."""
    with pytest.raises(ValueError, match="'greedy' does not search"):
        budget_of("greedy", runes)
