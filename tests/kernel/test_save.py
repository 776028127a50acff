"""Saving and loading, at every decision of a game that awaits one of everything."""

from __future__ import annotations

import json

import pytest

from longhall.kernel import Match, Rng
from longhall.kernel.match import Entry, effective
from longhall.study.broken import picture
from tests.kernel.scripted import Scripted, answer, asking, secret_vote, start
from tests.toys import Hall, Mead


def through_json(m: Match[Hall]) -> Match[Hall]:
    return Match.load(m.game, json.loads(json.dumps(m.save())))


@pytest.mark.parametrize("seats", Mead.seats)
def test_a_match_is_loaded_as_it_was_at_every_decision(seats: int) -> None:
    luck, m = Rng(3), Match.new(Mead(), seats, 9)
    while not m.over:
        loaded = through_json(m)
        assert picture(loaded) == picture(m)
        assert (loaded.log, loaded.journal, loaded.options) == (m.log, m.journal, m.options)
        assert loaded.save() == m.save()
        ask = luck.choice(m.pending)
        choice = luck.choice(ask.options)
        assert loaded.apply(ask.seat, choice) == m.apply(ask.seat, choice)
        assert picture(loaded) == picture(m)


def test_the_journal_is_saved_with_what_was_taken_back() -> None:
    m = start(asking(0, 0), asking(0))
    answer(m, 0, 0)
    m.undo(0)
    answer(m, 0)
    loaded = Match.load(m.game, m.save())
    assert [entry.to_text() for entry in loaded.journal] == ["0 act yes", "0 act yes", "0 undo 1", "0 act yes"]
    assert loaded.log == m.log


def test_only_the_open_beat_is_replayed() -> None:
    """So a corrected rule breaks at most the open beat of a stored match."""
    m = start(asking(0, 1), asking(1, 0))
    answer(m, 0, 1, 1)
    loaded = Match.load(Scripted(asking(1, 1, 1), asking(1, 0)), m.save())
    assert loaded.state == m.state
    assert [ask.seat for ask in loaded.pending] == [0]


def test_a_beat_that_now_asks_otherwise_is_refused() -> None:
    m = start(secret_vote)
    answer(m, 0)
    with pytest.raises(ValueError, match="seat 0 is asked 'act'; the log answers '0 vote yes'"):
        Match.load(Scripted(asking(0)), m.save())


def test_chance_that_is_no_longer_rolled_is_refused() -> None:
    m = Match.new(Mead(), 2, 9)
    data = m.save()
    data["journal"].append("* storm 1")
    with pytest.raises(ValueError, match=r"chance that the rules did not ask for: '\* storm 1'"):
        Match.load(m.game, data)


def test_a_journal_leaves_the_log_that_was_not_taken_back() -> None:
    lines = ["0 act a", "1 act b", "1 undo 1", "1 act c", "0 act d", "1 rewind 1", "1 act e"]
    assert [e.to_text() for e in effective(map(Entry.from_text, lines))] == ["0 act a", "1 act e"]
