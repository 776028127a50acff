"""The harness lets a well-behaved game pass, and every check of it can fail: each variant breaks one promise."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from longhall.kernel import Game, Match, Rng
from longhall.study import conformance
from longhall.study.broken import Broken, difference
from longhall.study.conformance import play_checked, play_random
from tests import toys
from tests.conformance.hash_seeds import record_under

FIRST = {
    toys.NamelessSeat: ("title", "up to 4 seats, but the words"),
    toys.LostCup: ("invariants", "35 cups, 35 different ones, where 36 belong"),
    toys.TooFewScores: ("scores", r"3 whole numbers are wanted, not \[0, 0\]"),
    toys.NotAsked: ("questions", r"seats \[3\] of 3 are asked at once"),
    toys.BadKind: ("questions", "'undo' cannot be a kind of question"),
    toys.BadAbout: ("questions", r"'brace' is about cups=\['cup"),
    toys.UndeclaredWord: ("options", r"\('sip', 'cup\d+'\) of 'cellar' begins with a word that is not declared"),
    toys.TooManyWords: ("options", "has 2 words after the first; declared are"),
    toys.WordWithSpace: ("options", "empty or holds a space"),
    toys.TwiceListed: ("options", "is listed twice"),
    toys.NoOptions: ("options", "'drink' cannot be answered"),
    toys.UnlistedOptions: ("options", "listing the answers to 'brace' raised KeyError: 'storm'"),
    toys.BadEvent: ("events", "'storm' as seen by None raised TypeError"),
    toys.SelfNamedEvent: ("events", "'storm' has a fact called kind, which hides"),
    toys.StrayEvent: ("events", r"'storm' has facts for seats \[3\] of 3"),
    toys.Stumbling: ("rules", "raised IndexError"),
    toys.Endless: ("end", "not over after 200 decisions"),
    toys.RestlessOptions: ("options", "what a clone asks is not the same"),
    toys.BadView: ("view", "raised TypeError: Object of type set"),
    toys.AnyAnswer: ("refusals", r"seat 0 was allowed to answer \('no', 'such', 'option'\)"),
    toys.FirstComeFirstServed: ("arrival", r"the order of seats .* is not the same: state\.cellars"),
    toys.LeakyView: ("secrecy", r"the view of \d, imagined by seat \d, is not the same: hands"),
    toys.LeakyToSpectators: ("secrecy", r"the view of None, imagined by seat \d, is not the same: cellars"),
    toys.OwnHandDealtAnew: ("secrecy", r"the view of \d, imagined by seat \d, is not the same: hands"),
    toys.TrueImagination: ("secrecy", "imagined states were the true one"),
    toys.LosingImagination: ("secrecy", r"playing on what seat \d imagines: there are 36 cups, 35 different ones"),
    toys.EagerOptions: ("secrecy", r"playing on what seat \d imagines raised ValueError"),
    toys.EagerSecret: ("secrecy", r"playing on what seat \d imagines raised ValueError"),
    toys.TwoWinners: ("returns", r"the shares \[1.0, 1.0, 1.0\] come to 3.0, not 1"),
}
"""The check that each variant fails first, and what it says."""


@pytest.mark.parametrize("seats", toys.Mead.seats)
def test_a_well_behaved_game_passes(seats: int) -> None:
    for seed in range(20):
        options = {"storms": "no"} if seed % 4 == 0 else None
        assert play_checked(toys.Mead(), seats, seed, options, thorough=0.5).over


def test_a_lightly_checked_game_is_the_random_game() -> None:
    m = play_checked(toys.Mead(), 3, 5, thorough=0)
    assert m.log == play_random(toys.Mead(), 3, 5).log


@pytest.mark.parametrize("variant", FIRST, ids=lambda variant: variant.__name__)
def test_a_broken_promise_is_reported_as_what_it_is(variant: type[toys.Mead]) -> None:
    check, how = FIRST[variant]
    with pytest.raises(Broken, match=how) as caught:
        play_checked(variant(), 3, 4, thorough=1, limit=200)
    assert caught.value.check == check
    assert str(caught.value).startswith(f"{check}: mead, 3 seats, seed 4, after {caught.value.at} entries: ")


def test_every_variant_has_its_test() -> None:
    variants = {kind for kind in vars(toys).values() if isinstance(kind, type) and issubclass(kind, toys.Mead)}
    assert variants - {toys.Mead, toys.HashOrder, toys.Impure, toys.Moody} == set(FIRST)


def test_an_order_that_comes_from_hashing_is_seen_between_processes() -> None:
    assert record_under(1, "tests.toys:HashOrder", 3, 7) != record_under(2, "tests.toys:HashOrder", 3, 7)
    assert record_under(1, "tests.toys:Mead", 3, 7) == record_under(2, "tests.toys:Mead", 3, 7)


@pytest.mark.parametrize("zone", ["hands", "cellars", "barrel", "drunk", "points"])
def test_a_clone_that_shares_a_list_is_seen(monkeypatch: pytest.MonkeyPatch, zone: str) -> None:
    clone = toys.Hall.clone

    def sharing(self: toys.Hall) -> toys.Hall:
        new = clone(self)
        setattr(new, zone, getattr(self, zone))
        return new

    monkeypatch.setattr(toys.Hall, "clone", sharing)
    m, luck = Match.new(toys.Mead(), 3, 4), Rng(1)
    with pytest.raises(Broken, match=rf"clone: .*the state.* clone.* is not the same: {zone}"):
        _play_checking_clones(m, luck)


def test_a_clone_that_differs_is_seen() -> None:
    m = Match.new(toys.Impure(), 2, 4)
    m.apply(0, ("done",))
    with pytest.raises(Broken, match=r"clone: .*the state of a clone is not the same: points\[0\]"):
        conformance.check_clone(m, Rng(1))


def test_an_earlier_clone_that_changes_is_seen() -> None:
    m = Match.new(toys.Mead(), 3, 4)
    kept = conformance.keep(m)
    kept.clone.state.points = m.state.points
    m.state.points[0] += 1
    with pytest.raises(Broken, match=r"a clone made after 3 entries, since then, is not the same: .*points\[0\] is 1"):
        conformance.check_keepsake(m, kept, Rng(1))


def test_an_earlier_clone_that_disturbs_the_match_is_seen() -> None:
    m = play_random(toys.Mead(), 1, 4)
    m.rewind(0, 1)
    kept = conformance.keep(m)
    kept.clone.state.hands = m.state.hands
    with pytest.raises(Broken, match="the match, when an earlier clone is played on, is not the same"):
        conformance.check_keepsake(m, kept, Rng(1))


def test_a_state_that_loses_something_in_json_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    load = toys.Hall.from_json

    def forgetful(data: dict[str, Any]) -> toys.Hall:
        return load({**data, "drunk": []})

    monkeypatch.setattr(toys.Hall, "from_json", forgetful)
    with pytest.raises(Broken, match=r"save: .*from_json\(to_json\(\)\) is not == the state"):
        play_checked(toys.Mead(), 3, 4, thorough=1)


def test_an_undo_that_leads_elsewhere_is_seen() -> None:
    m = Match.new(toys.Impure(), 2, 4)
    m.apply(0, ("done",))
    with pytest.raises(
        Broken, match=r"undo: .*'0 cellar done', undone and given again, is not the same: state\.points"
    ):
        conformance.check_undo(m, Rng(1))


def test_a_rewind_that_leads_elsewhere_is_seen() -> None:
    m = play_random(toys.Impure(), 2, 4)
    with pytest.raises(Broken, match=r"rewind: .*rewound to entry \d+ and played again, is not the same"):
        conformance.check_rewind(m, Rng(1))


def test_a_record_that_the_rules_do_not_repeat_is_seen() -> None:
    with pytest.raises(Broken, match=r"record: .* raised BadRecord: scores: the record says"):
        conformance.check_record(play_random(toys.Impure(), 1, 4))


def test_a_game_that_the_seed_does_not_repeat_is_seen() -> None:
    game: Game[Any] = toys.Moody()
    with pytest.raises(Broken, match=r"determinism: .*the log of the same game played again is not the same"):
        conformance.check_same_game(play_random(game, 3, 4), play_random(game, 3, 4))


def test_a_broken_promise_travels_between_processes() -> None:
    error = Broken("clone", "mead, 3 seats, seed 4", 7, "how")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize(
    ("wanted", "found", "told"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, None),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b is 3, not 2"),
        ({"a": [1]}, {"a": [1, 2]}, "a is [1, 2], not [1]"),
        ({"a": {"b": 1}}, {"a": {"c": 1}}, "a has the keys ['c'], not ['b']"),
        ({"a": 1, "b": 1}, {"b": 1, "a": 1}, "has the keys ['b', 'a'], not ['a', 'b']"),
        ([1], None, "is None, not [1]"),
    ],
)
def test_a_difference_names_the_place(wanted: object, found: object, told: str | None) -> None:
    assert difference(wanted, found) == told


def _play_checking_clones(m: Match[toys.Hall], luck: Rng) -> None:
    while not m.over:
        conformance.check_clone(m, luck)
        m.apply(m.pending[0].seat, m.pending[0].options[0])
