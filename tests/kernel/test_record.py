"""The record: what is written can be read and verified, and what was tampered with is refused by line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhall.kernel import CHANCE, BadRecord, Illegal, Match, Record
from longhall.kernel.match import Entry
from longhall.kernel.record import digest
from tests.kernel.scripted import NO, Notes, Scripted, answer, asking, secret_vote, start, throw

BEATS = (asking(0, 0), throw, secret_vote, asking(1))
GAME = Scripted(*BEATS)
SAGA = """longhall saga 1
game: scripted
version: 3
seats: 2
seed: 7
option length: short
option luck: fair
name 0: Freydis Eiriksdottir
---
0 act no
0 undo 0
0 act yes
0 act yes
* die 0
1 vote yes
0 vote yes
0 rewind 3
1 vote no
0 vote yes
1 act yes
---
scores: 6 6
state: 3cec38a3a1e1874cacfe4d993c90caae
"""


def played() -> Match[Notes]:
    """The match of SAGA."""
    m = start(*BEATS)
    m.apply(0, NO)
    m.undo(0)
    answer(m, 0, 0, 1, 0)
    m.rewind(0, 3)
    m.apply(1, NO)
    answer(m, 0, 1)
    return m


def test_a_record_reads_like_a_saga() -> None:
    m = played()
    assert m.over
    assert Record.of(m, {0: "Freydis  Eiriksdottir\n"}).write() == SAGA


def test_a_record_is_read_as_it_was_written() -> None:
    record = Record.read(SAGA)
    assert record.names == {0: "Freydis Eiriksdottir"}
    assert record.options == {"length": "short", "luck": "fair"}
    assert record.scores == [6, 6]
    assert record.journal == played().journal
    assert record.write() == SAGA


def test_a_record_verifies_itself() -> None:
    m = Record.read(SAGA).verify(GAME)
    assert m.state == played().state
    assert m.journal == played().journal


def test_a_record_of_a_match_that_goes_on_has_no_result() -> None:
    m = start(*BEATS)
    answer(m, 0, 0, 1)
    record = Record.read(Record.of(m).write())
    assert (record.scores, record.state) == (None, None)
    found = record.verify(GAME)
    assert found.state == m.state
    assert [ask.seat for ask in found.pending] == [0]


def test_a_record_can_be_replayed_in_part_and_watched() -> None:
    seen: list[tuple[str, int]] = []
    m = Record.read(SAGA).replay(GAME, 6, each=lambda match, entry: seen.append((entry.to_text(), len(match.log))))
    assert seen == [("0 act no", 1), ("0 undo 0", 0), ("0 act yes", 1), ("0 act yes", 3), ("1 vote yes", 4)]
    assert m.state.notes == ["0 yes", "0 yes", "thrown 0"]


def test_space_around_the_lines_of_the_header_does_not_matter() -> None:
    text = SAGA.replace("seats: 2", "  seats :   2  \n").replace("---", "--- ")
    assert Record.read(text).write() == SAGA


BROKEN = {
    ("longhall saga 1", "a story"): "line 1: a record begins with 'longhall saga 1'",
    ("---\n0 act no", "0 act no"): "line 22: a record has two '---' lines, this has 1",
    ("0 act no\n", "0 act no\n---\n"): "line 24: a record has two '---' lines, this has 3",
    ("seats: 2\n", ""): "line 8: the header has no 'seats:'",
    ("game: scripted\n", ""): "line 8: the header has no 'game:'",
    ("seats: 2", "seats: two"): "line 4: expected a whole number, not 'two'",
    ("seed: 7", "seed 7"): "line 5: expected 'KEY: VALUE', not 'seed 7'",
    ("name 0", "name x"): "line 8: expected a whole number, not 'x'",
    ("* die 0", "dice"): "line 14: a move is 'SEAT KIND CHOICE', with * for chance, not 'dice'",
    ("* die 0\n", "\n"): "line 14: a move is 'SEAT KIND CHOICE'",
    ("1 vote yes\n", "x vote yes\n"): "line 15: a move is 'SEAT KIND CHOICE'",
    ("scores: 6 6", "scores: 6 six"): "line 22: expected a whole number, not 'six'",
}
FALSE = {
    ("version: 3", "version: 2"): "the record is of scripted version 2, these rules are scripted version 3",
    ("game: scripted", "game: mead"): "the record is of mead version 3, these rules are scripted version 3",
    ("seats: 2", "seats: 9"): "header: scripted is for 1 to 4 players, not 9",
    ("seed: 7", "seed: -7"): "header: a seed is a whole number",
    ("length: short", "length: odd"): "header: option 'length' is one of short, long, not 'odd'",
    ("option luck", "option pluck"): "header: scripted has no option 'pluck'",
    ("seed: 7", "seed: 8"): "the rules and the seed give '* die",
    ("* die 0", "* die 3"): "line 14: the record says '* die 3', the rules and the seed give '* die 0'",
    ("* die 0\n", ""): "line 14: the record says '1 vote yes', the rules and the seed give '* die 0'",
    ("1 vote yes", "* die 4"): "line 15: the record says '* die 4', but the rules roll nothing here",
    ("1 vote yes", "1 act yes"): "line 15: seat 1 is asked 'vote', the record answers 'act'",
    ("1 vote yes", "1 vote maybe"): "line 15: 'maybe' is not an answer to 'vote'",
    ("1 vote yes", "2 vote yes"): "line 15: seat 2 is not asked now; waiting for seat 0, 1",
    ("0 undo 0", "1 undo 0"): "line 11: seat 1 may not take back entry 0",
    ("0 undo 0", "0 undo 1"): "line 11: seat 0 may not take back entry 1",
    ("0 undo 0", "0 undo"): "line 11: 'undo' names one entry of the log by its number, not ''",
    ("0 rewind 3", "0 rewind 2"): "line 17: entry 2 of the log is no answer to go back to",
    ("0 rewind 3", "0 rewind far back"): "line 17: 'rewind' names one entry of the log by its number, not 'far back'",
    ("1 act yes\n---", "1 act yes\n1 act yes\n---"): "line 21: the game is over",
    ("1 act yes\n---", "---"): "the record gives a result, but its moves do not end the game",
    ("scores: 6 6", "scores: 5 6"): "scores: the record says [5, 6], its moves give [6, 6]",
    ("state: ", "state: 0"): "state: the final position is not the one that the record was made with",
}


@pytest.mark.parametrize(("change", "message"), BROKEN.items(), ids=lambda value: repr(value))
def test_what_is_no_record_cannot_be_read(change: tuple[str, str], message: str) -> None:
    assert change[0] in SAGA
    with pytest.raises(BadRecord) as caught:
        Record.read(SAGA.replace(*change))
    assert message in str(caught.value)


@pytest.mark.parametrize(("change", "message"), FALSE.items(), ids=lambda value: repr(value))
def test_a_false_record_does_not_verify(change: tuple[str, str], message: str) -> None:
    assert change[0] in SAGA
    with pytest.raises(BadRecord) as caught:
        Record.read(SAGA.replace(*change)).verify(GAME)
    assert message in str(caught.value)


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(BadRecord, match="line 1: a record begins with"):
        Record.read("")


def test_a_digest_tells_positions_apart() -> None:
    m = start(*BEATS)
    before = digest(m.state)
    answer(m, 0)
    assert digest(m.state) != before == digest(start(*BEATS).state)


words = st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1).filter(lambda word: word.split() == [word])


@given(st.integers(0, 99) | st.just(CHANCE), words, st.lists(words).map(tuple))
def test_an_entry_has_one_text_form(seat: int, kind: str, choice: tuple[str, ...]) -> None:
    entry = Entry(seat, kind, choice)
    assert Entry.from_text(entry.to_text()) == entry
    assert len(entry.to_text().splitlines()) == 1


@pytest.mark.parametrize("text", ["", "0", "*", "act 0", "-1 act yes", "1.5 act yes", "² act yes"])
def test_what_is_no_entry_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a move is 'SEAT KIND CHOICE', with"):
        Entry.from_text(text)


def test_a_refused_undo_leaves_the_match_alone() -> None:
    m = start(*BEATS)
    before = m.save()
    with pytest.raises(Illegal):
        m.undo(0)
    assert m.save() == before
