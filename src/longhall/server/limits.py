"""Rates: a bucket a caller, filled over time and emptied by use."""

from __future__ import annotations

import time
from collections.abc import Callable

from longhall.server.config import Rate


class Bucket:
    """The budget of one caller."""

    __slots__ = ("_clock", "_full", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._full = float(rate.burst), clock()

    def take(self) -> bool:
        """Use one; False when there is none left."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._full) * self._rate.per_second)
        self._full = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def untouched(self) -> bool:
        """Whether it is full again, so that it can be forgotten."""
        return self._left + (self._clock() - self._full) * self._rate.per_second >= self._rate.burst


class Buckets:
    """A bucket for each caller that was here lately."""

    FORGET_AT = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        """Use one of a caller's; False when there is none left."""
        if caller not in self._buckets:
            if len(self._buckets) >= self.FORGET_AT:
                self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.untouched}
            self._buckets[caller] = Bucket(self._rate, self._clock)
        return self._buckets[caller].take()
