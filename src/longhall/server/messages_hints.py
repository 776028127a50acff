"""The wire, continued: hints at a decision and the analysis of a finished game."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from longhall.server.messages import Count, Model, Seat


class HintWish(Model):
    """A question of one's own seat, as it stood at a journal length, to which a hint is wanted."""

    seat: Seat
    at: Count


class Tip(Model):
    """An option, and the chance to win with it."""

    choice: str
    chance: float


class Reply(Model):
    """An answer of any seat."""

    seat: int
    kind: str
    choice: str


class Hint(Model):
    """What the search would do: its best options, the best first, and what it expects after that one."""

    seat: int
    at: int
    tips: list[Tip]
    line: list[Reply]


class Turning(Reply):
    """A decision that cost something, and what would have been better."""

    step: int
    chance: float
    better: str
    better_chance: float


class Analysis(Model):
    """A finished game looked back on, as far as that has come."""

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    """Of so many parts, so many are done."""
    chances: list[list[float]] = Field(default_factory=list)
    """By step, the setup first: how likely each seat was to win after it."""
    turnings: list[Turning] = Field(default_factory=list)
