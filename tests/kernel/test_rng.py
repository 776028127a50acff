"""Luck: its numbers are part of the record format, so they are pinned."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhall.kernel import Rng


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng.seeded(7)
    assert [rng.below(1_000) for _ in range(8)] == [214, 187, 926, 321, 979, 803, 169, 675]
    assert rng.sample(52, 5) == (40, 33, 46, 43, 12)
    items = list(range(10))
    rng.shuffle(items)
    assert items == [4, 1, 3, 6, 9, 7, 8, 2, 5, 0]
    assert rng.choice("abcdef") == "e"
    assert rng.state == (7 << 64) + 23


def test_the_state_is_all_there_is_to_it() -> None:
    rng = Rng.seeded(2**128 - 1)
    rng.below(6)
    twin = Rng(rng.state)
    assert [rng.below(100) for _ in range(20)] == [twin.below(100) for _ in range(20)]


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=rf"a seed is a whole number from 0 to 2\*\*128 - 1, not {seed}"):
        Rng.seeded(seed)


def test_numbers_are_spread_evenly() -> None:
    rng = Rng.seeded(1)
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1_800 < n < 2_200 for n in counts.values())


def test_every_order_is_as_likely() -> None:
    rng = Rng.seeded(2)
    samples = Counter(rng.sample(3, 3) for _ in range(6_000))
    shuffles: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        shuffles[tuple(items)] += 1
    for counts in (samples, shuffles):
        assert len(counts) == 6
        assert all(850 < n < 1_150 for n in counts.values())


@given(seed=st.integers(0, 2**128 - 1), n=st.integers(0, 60), data=st.data())
def test_a_sample_holds_different_numbers_below_n(seed: int, n: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, n))
    drawn = Rng.seeded(seed).sample(n, count)
    assert len(drawn) == len(set(drawn)) == count
    assert all(0 <= i < n for i in drawn)


@given(seed=st.integers(0, 2**128 - 1), items=st.lists(st.integers()))
def test_a_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng.seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
