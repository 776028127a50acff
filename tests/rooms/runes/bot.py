"""A quick player of Runes: cast high, boast always."""

from __future__ import annotations

from random import Random
from typing import Any

from longhall.kernel import Ask, Option, Root


def choose(s: Root, ask: Ask[Any], rng: Random) -> Option:
    """The last option is the best stone in hand or the boast; now and then any other will do."""
    options = ask.options
    choice: Option = options[-1] if rng.random() < 0.9 else rng.choice(options)
    return choice


def worths(s: Root, ask: Ask[Any]) -> list[float]:
    """What each option is worth: the later the better."""
    return [float(nth) for nth, _ in enumerate(ask.options)]
