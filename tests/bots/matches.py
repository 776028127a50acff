"""Matches to think about: somewhere in a game, and others that a seat cannot tell from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longhall.bots import make_bot
from longhall.kernel import Game, Match, Rng


def after(game: Game[Any], seats: int, seed: int, decisions: int) -> Match[Any]:
    """A match after so many greedy decisions."""
    match, bot = Match.new(game, seats, seed), make_bot("greedy", game, seed)
    for _ in range(decisions):
        seat = match.pending[0].seat
        match.apply(seat, bot.choose(match, seat))
    return match


def twins(game: Game[Any], save: Any, seat: int) -> Iterator[Match[Any]]:
    """A match between two beats, and others in which what the seat cannot see is dealt otherwise."""
    yield Match.load(game, save)
    for luck in range(3):
        other = game.state.from_json(save["base"])
        other.box = game.box
        game.determinise(other, seat, Rng.seeded(luck))
        yield Match.load(game, {**save, "base": other.to_json()})
