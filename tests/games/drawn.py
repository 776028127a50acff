"""What a room's table looks like in a terminal, as text."""

from __future__ import annotations

from rich.console import Console

from longhall.kernel import Json
from longhall.terminal.board import board
from longhall.text import Texts


def drawn(view: Json, texts: Texts) -> str:
    """The table that a view shows, on a console wide enough to break no line."""
    console = Console(width=900)
    with console.capture() as captured:
        console.print(board(view, texts))
    return captured.get()
