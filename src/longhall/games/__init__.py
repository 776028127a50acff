"""The rooms of the hall, one package a game, and the register that finds them by name.

A game never imports another game, and nothing here is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from longhall.kernel import Game

NAMES = ("blood_rage", "feast_for_odin", "tiny_epic_vikings", "lords_of_ragnarok", "vikings_gone_wild")
"""Every game that can be played, in the order of the lobby."""


def load(name: str, pack: Path | None = None) -> Game[Any]:
    """The game of that name, with its components as a content pack corrects them."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(NAMES)}")
    game: Game[Any] = import_module(f"longhall.games.{name}.game").load(pack)
    return game
