"""What a room's table looks like in a terminal, as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console

from longhall.bots import make_bot
from longhall.kernel import Game, Json, Match
from longhall.terminal.board import board
from longhall.text import Texts


def drawn(view: Json, texts: Texts) -> str:
    """The table that a view shows, on a console wide enough to break no line."""
    console = Console(width=900)
    with console.capture() as captured:
        console.print(board(view, texts))
    return captured.get()


def assert_drawn(
    game: Game[Any],
    lang: str,
    seats: int,
    labels: str,
    options: Mapping[str, str] | None = None,
    every: int = 1,
    bot: str = "greedy",
) -> None:
    """A whole game can be drawn for whoever is asked, now and then and in battle; every label shows, in words."""
    texts, player, match = Texts(game, lang), make_bot(bot, game, 1), Match.new(game, seats, 3, options)
    seen, moves = "", 0
    while match.pending:
        seat = match.pending[0].seat
        if moves % every == 0 or getattr(match.state, "battle", None):
            seen += drawn(game.view(match.state, seat), texts)
        match.apply(seat, player.choose(match, seat))
        moves += 1
    seen += drawn(game.view(match.state, None), texts)
    assert texts.missing == []
    for label in labels.split():
        assert texts.named(label), label
        assert texts.name(label) in seen, label
