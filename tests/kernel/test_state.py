"""`@state`: what a state may hold, and that copies and JSON keep all of it."""

import json
from dataclasses import field
from typing import Any, Optional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhall.kernel import Data, Root, state

words = st.text(max_size=5)
numbers = st.integers(-(2**70), 2**70)


@state
class Figure(Data):
    """A part of a state."""

    kind: str
    at: int | None = None
    marks: list[str] = field(default_factory=list)


@state
class Everything(Root):
    """One field of every type that a state may have."""

    number: int = 0
    word: str = ""
    flag: bool = False
    pair: tuple[int, str] = (0, "")
    row: tuple[int, ...] = ()
    rows: tuple[tuple[int, str], ...] = ()
    maybe: int | None = None
    perhaps: Optional[str] = None  # noqa: UP045 (both spellings are taken)
    maybe_row: tuple[int, ...] | None = None
    gaps: tuple[int | None, ...] = ()
    items: list[int] = field(default_factory=list)
    holes: list[int | None] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    cells: list[tuple[int, int]] = field(default_factory=list)
    by_word: dict[str, int] = field(default_factory=dict)
    by_number: dict[int, str] = field(default_factory=dict)
    lists: dict[int, list[str]] = field(default_factory=dict)
    deep: dict[str, dict[int, list[tuple[str, int]]]] = field(default_factory=dict)
    maybe_list: list[int] | None = None
    figure: Figure = field(default_factory=lambda: Figure(kind="troll"))
    maybe_figure: Figure | None = None
    figures: list[Figure] = field(default_factory=list)
    figures_at: dict[int, Figure] = field(default_factory=dict)
    maybe_figures: list[Figure | None] = field(default_factory=list)


figures = st.builds(Figure, kind=words, at=st.none() | numbers, marks=st.lists(words, max_size=2))
rows = st.lists(numbers, max_size=3).map(tuple)
everything = st.builds(
    Everything,
    rng=st.integers(0, 2**192),
    number=numbers,
    word=words,
    flag=st.booleans(),
    pair=st.tuples(numbers, words),
    row=rows,
    rows=st.lists(st.tuples(numbers, words), max_size=2).map(tuple),
    maybe=st.none() | numbers,
    perhaps=st.none() | words,
    maybe_row=st.none() | rows,
    gaps=st.lists(st.none() | numbers, max_size=3).map(tuple),
    items=st.lists(numbers, max_size=3),
    holes=st.lists(st.none() | numbers, max_size=3),
    grid=st.lists(st.lists(numbers, max_size=2), max_size=2),
    cells=st.lists(st.tuples(numbers, numbers), max_size=2),
    by_word=st.dictionaries(words, numbers, max_size=2),
    by_number=st.dictionaries(numbers, words, max_size=2),
    lists=st.dictionaries(numbers, st.lists(words, max_size=2), max_size=2),
    deep=st.dictionaries(
        words, st.dictionaries(numbers, st.lists(st.tuples(words, numbers), max_size=2), max_size=2), max_size=2
    ),
    maybe_list=st.none() | st.lists(numbers, max_size=2),
    figure=figures,
    maybe_figure=st.none() | figures,
    figures=st.lists(figures, max_size=2),
    figures_at=st.dictionaries(numbers, figures, max_size=2),
    maybe_figures=st.lists(st.none() | figures, max_size=2),
)


@given(everything)
def test_copies_and_json_keep_everything(s: Everything) -> None:
    assert s.clone() == s
    data = json.loads(json.dumps(s.to_json()))
    loaded = Everything.from_json(data)
    assert loaded == s
    assert loaded.to_json() == data
    assert isinstance(loaded.pair, tuple)


def containers(value: Any) -> list[int]:
    """The identities of everything in a value that could be changed."""
    if isinstance(value, Data):
        parts = [getattr(value, name) for name in value.to_json()]
        return [id(value), *(found for part in parts for found in containers(part))]
    if isinstance(value, list | dict):
        parts = list(value.values()) if isinstance(value, dict) else value
        return [id(value), *(found for part in parts for found in containers(part))]
    return []


@given(everything)
def test_a_clone_shares_nothing_that_can_change(s: Everything) -> None:
    twin = s.clone()
    assert len(containers(twin)) == len(containers(s))
    assert not set(containers(s)) & set(containers(twin))


def test_json_has_the_fields_in_order_and_texts_for_keys() -> None:
    data = Everything(by_number={2: "b", 1: "a"}).to_json()
    assert list(data)[:4] == ["rng", "number", "word", "flag"]
    assert data["by_number"] == {"2": "b", "1": "a"}


def test_the_box_is_shared_and_the_listener_left_behind() -> None:
    s = Everything()
    s.box, s.sink = {"cards": 1}, []
    twin = s.clone()
    assert twin.box is s.box
    assert twin.sink is None
    assert twin == s
    assert not {"box", "sink"} & set(s.to_json())
    assert Everything.from_json(s.to_json()).box is None


@state
class Crate(Data):
    """A part of a state with a field that is called like one of the root's own."""

    box: int
    sink: list[str]


def test_only_a_root_has_a_box_that_is_left_out() -> None:
    crate = Crate(box=3, sink=["brine"])
    assert crate.to_json() == {"box": 3, "sink": ["brine"]}
    assert crate.clone() == Crate.from_json(crate.to_json()) == crate


@pytest.mark.parametrize(
    "hint",
    [
        float,
        set[int],
        frozenset[str],
        object,
        Any,
        list,
        dict,
        tuple,
        list[float],
        list[set[int]],
        dict[str, float],
        dict[tuple[int, int], int],
        dict[bool, int],
        tuple[float, ...],
        int | str,
        int | str | None,
        float | None,
        complex,
    ],
)
def test_what_a_state_may_not_hold_is_refused_with_the_name_of_the_field(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"^Wrong\.it: a state may not hold"):
        state(type("Wrong", (Data,), {"__annotations__": {"it": hint}}))


@pytest.mark.parametrize("hint", [tuple[list[int], ...], tuple[int, dict[str, int]], tuple[Figure, ...]])
def test_a_tuple_that_could_change_inside_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"^Wrong\.it: a tuple in a state holds only int, str, bool and tuples"):
        state(type("Wrong", (Data,), {"__annotations__": {"it": hint}}))


def test_a_class_without_the_decorator_says_so() -> None:
    class Bare(Data):
        pass

    for call in (Bare().clone, Bare().to_json, lambda: Bare.from_json({})):
        with pytest.raises(NotImplementedError, match="Bare lacks the @state decorator"):
            call()


def test_fields_are_given_by_name() -> None:
    positional: Any = Figure
    with pytest.raises(TypeError):
        positional("troll")
