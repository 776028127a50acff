"""Random numbers whose whole state is one int, so that copying a match copies its luck for free.

The numbers are BLAKE2b of (seed, counter): nobody can work the seed out from the throws that a player sees, which a
linear generator would allow. The sequence is part of the record format and is pinned by a test: never change it.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

SEED_BITS = 128
_COUNTER_BITS = 64
_BYTES = (SEED_BITS + _COUNTER_BITS) // 8


class Rng:
    """A stream of random numbers. `state` is all there is to it: `Rng(r.state)` goes on where `r` stands."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def seeded(cls, seed: int) -> Rng:
        """The stream that belongs to a seed of up to 128 bits."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
        return cls(seed << _COUNTER_BITS)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1. With 128 random bits the bias is beyond measuring."""
        digest = blake2b(self.state.to_bytes(_BYTES, "little"), digest_size=16).digest()
        self.state += 1
        return int.from_bytes(digest, "little") % n

    def sample(self, n: int, count: int) -> tuple[int, ...]:
        """`count` different numbers below n, in the order drawn."""
        if count == 1:
            return (self.below(n),)
        left = list(range(n))
        return tuple([left.pop(self.below(n - i)) for i in range(count)])

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
