"""Pieces that the rooms' terminal tables are put together from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.table import Table

from longhall.text import Texts


def columns(texts: Texts, *labels: str) -> Table:
    """An empty table with named columns."""
    return Table(*[texts.name(label) for label in labels], box=None, header_style="dim", pad_edge=False)


def counted(texts: Texts, words: Iterable[str]) -> str:
    """Words by name, equal ones counted."""
    amounts = Counter(words).items()
    return ", ".join(texts.name(word) + (f" ×{count}" if count > 1 else "") for word, count in amounts)


def fact(texts: Texts, label: str, value: object) -> str:
    """A value with its label."""
    return f"{texts.name(label)}: {value}"
