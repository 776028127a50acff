"""What the tests of the rooms' bots share: duels with chance, and honesty about what is hidden."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from longhall.bots import make_bot
from longhall.kernel import Ask, Game, Match, Option, Rng
from longhall.study.simulate import play_out

Choose = Callable[[Any, Ask[Any], random.Random], Option]


def won_against_chance(game: Game[Any], games: int) -> float:
    """The share of games between two that the greedy bot wins, sitting in turn on either side."""
    won = 0.0
    for seed in range(games):
        bots = [make_bot("greedy", game, seed), make_bot("random", game, seed)]
        match = Match.new(game, 2, seed, track=False)
        play_out(match, bots if seed % 2 else bots[::-1])
        won += game.returns(match.state)[1 - seed % 2]
    return won / games


def won_alone(game: Game[Any], games: int) -> float:
    """The share of solo games that the greedy bot wins."""
    won = 0.0
    for seed in range(games):
        match = Match.new(game, 1, seed, track=False)
        play_out(match, [make_bot("greedy", game, seed)])
        won += game.returns(match.state)[0]
    return won / games


def asks_of(game: Game[Any], seats: int, seed: int, kind: str) -> Iterator[tuple[Any, Ask[Any]]]:
    """Every question of a kind in one game of hasty greedy bots, with the position where it is asked."""
    match = Match.new(game, seats, seed, track=False)
    bots = [make_bot("greedy:0.3", game, seed + seat) for seat in range(seats)]
    while match.pending:
        ask = match.pending[0]
        if ask.kind == kind:
            yield match.state, ask
        match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))


def assert_honest(game: Game[Any], choose: Choose, seats: int, options: Mapping[str, str], most: int = 9999) -> None:
    """In what a seat imagines, where only hidden things differ, it chooses the same."""
    luck, match = Rng.seeded(5), Match.new(game, seats, 8, options)
    for _ in range(most):
        if not match.pending:
            return
        ask = match.pending[0]
        twin = match.imagine(ask.seat, luck)
        chosen = choose(match.state, ask, random.Random(1))
        assert choose(twin.state, twin.ask_for(ask.seat), random.Random(1)) == chosen, ask.kind
        match.apply(ask.seat, chosen)
