"""What a seat sees, drawn for a terminal: by the room's own `terminal.py`, or else as an outline of the view."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from longhall.kernel import Json
from longhall.text import Texts


def board(view: Json, texts: Texts) -> RenderableType:
    """A view, drawn."""
    room = f"longhall.games.{texts.game.name}.terminal"
    if find_spec(room):
        drawn: RenderableType = import_module(room).render(view, texts)
        return drawn
    return outline(view, texts)


def outline(view: Json, texts: Texts) -> Tree:
    """Any view as a tree of words: plain, but everything is there."""
    tree = Tree(Text(texts.say("title"), style="bold"))
    _grow(tree, view, texts)
    return tree


def _grow(tree: Tree, value: Any, texts: Texts) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        label = texts.name(key) if isinstance(key, str) else str(key)
        if _is_plain(item):
            tree.add(Text(f"{label}: {_plain(item, texts)}"))
        else:
            _grow(tree.add(Text(label)), item, texts)


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(not isinstance(item, list | dict) for item in value)
    return not isinstance(value, dict)


def _plain(value: Any, texts: Texts) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item, texts) for item in value) or "-"
    return "-" if value is None else texts.name(value)
