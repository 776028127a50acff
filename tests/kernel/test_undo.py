"""Taking back: alone up to the last thing that came to light, further with the consent of the table."""

from __future__ import annotations

import json

import pytest

from longhall.kernel import Ask, Chance, Illegal, Match, Record, Together
from longhall.kernel.match import effective
from tests.kernel.scripted import NO, YES, Notes, answer, ask, asking, note, secret_vote, start, throw


def texts(m: Match[Notes]) -> list[str]:
    return [entry.to_text() for entry in m.journal]


def test_the_latest_answer_can_be_taken_back() -> None:
    m = start(asking(0, 0, 1))
    answer(m, 0, 0)
    m.undo(0)
    assert m.state.notes == ["0 yes"]
    m.apply(0, NO)
    assert m.state.notes == ["0 yes", "0 no"]
    assert texts(m) == ["0 act yes", "0 act yes", "0 undo 1", "0 act no"]
    assert effective(m.journal) == m.log


def test_answers_can_be_taken_back_one_by_one_across_beats() -> None:
    m = start(*[asking(0)] * 5)
    answer(m, 0, 0, 0)
    for left in (2, 1, 0):
        m.undo(0)
        assert len(m.log) == len(m.state.notes) == left
    assert m.undo_point(0) is None


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(Illegal, match="seat 0 has nothing to take back"):
        start(asking(0)).undo(0)


def test_the_last_answer_of_the_game_can_be_taken_back() -> None:
    m = start(asking(0))
    answer(m, 0)
    m.undo(0)
    assert not m.over


def test_chance_bars_the_way() -> None:
    m = start(asking(0), throw, asking(0))
    answer(m, 0)
    assert m.undo_point(0) is None


def test_looking_at_something_hidden_bars_the_way() -> None:
    async def peek(s: Notes) -> None:
        await Chance("peek", 0, 0)

    m = start(asking(0), peek, asking(0))
    answer(m, 0)
    assert m.undo_point(0) is None


def test_another_seats_answer_bars_the_way() -> None:
    m = start(asking(0, 1, 0))
    answer(m, 0, 1)
    assert m.undo_point(0) is None
    assert m.undo_point(1) == 1


def test_an_unseen_answer_can_be_taken_back_while_others_have_answered() -> None:
    m = start(secret_vote, seats=3)
    m.apply(0, NO)
    m.apply(2, NO)
    assert [m.undo_point(seat) for seat in range(3)] == [0, None, 1]
    m.undo(0)
    assert [a.seat for a in m.pending] == [0, 1]
    m.apply(1, YES)
    m.apply(0, YES)
    assert m.state.notes == ["0 yes", "1 yes", "2 no"]
    assert effective(m.journal) == m.log


def test_nobody_takes_a_vote_back_after_all_were_revealed() -> None:
    m = start(secret_vote, asking(1), asking(1))
    answer(m, 0, 1)
    assert [m.undo_point(seat) for seat in range(2)] == [None, None]
    answer(m, 1)
    m.undo(1)
    assert m.undo_point(1) is None


def test_a_vote_of_one_is_no_revelation() -> None:
    m = start(secret_vote, asking(0), seats=1)
    answer(m, 0)
    assert m.undo_point(0) == 0


def test_an_answer_before_a_vote_stays_once_somebody_has_voted() -> None:
    m = start(asking(0), secret_vote)
    answer(m, 0)
    assert m.undo_point(0) == 0
    answer(m, 1)
    assert [m.undo_point(seat) for seat in range(2)] == [None, 1]
    m.undo(1)
    assert m.undo_point(0) == 0


@pytest.mark.parametrize("votes", [(0, 1), (1, 0)])
def test_the_bar_is_the_same_after_cloning_loading_and_rewinding(votes: tuple[int, int]) -> None:
    m = start(asking(0), secret_vote, asking(0), asking(1))
    answer(m, 0, *votes)
    loaded = Match.load(m.game, json.loads(json.dumps(m.save())))
    rewound = m.clone()
    answer(rewound, 0, 1)
    rewound.rewind(0, 3)
    for match in (m, m.clone(), loaded, rewound):
        assert [match.undo_point(seat) for seat in range(2)] == [None, None]


@pytest.mark.parametrize("reload", [False, True])
def test_the_bar_does_not_depend_on_what_a_match_remembers(reload: bool) -> None:
    m = start(secret_vote, *[asking(0)] * 140, secret_vote, asking(0))
    answer(m, 0, 1, *[0] * 140, 0, 1)
    if reload:
        m = Match.load(m.game, m.save())
    m.rewind(0, 135)
    while m.undo_point(0) is not None:
        m.undo(0)
    assert len(m.log) == 2
    Record.read(Record.of(m).write()).verify(m.game)


def test_rules_run_together_are_taken_back_each_by_its_own_seat() -> None:
    async def lay(s: Notes, seat: int) -> None:
        for kind in ("first", "second"):
            note(s, seat, kind, *(await ask(seat, kind)))

    async def beat(s: Notes) -> None:
        await Together({seat: lay(s, seat) for seat in range(2)})

    m = start(asking(0), beat, asking(1))
    answer(m, 0, 0, 1)
    m.undo(0)
    assert [(a.seat, a.kind) for a in m.pending] == [(0, "first"), (1, "second")]
    assert m.undo_point(0) is None
    m.undo(1)
    assert m.undo_point(0) == 0
    answer(m, 1, 1, 0, 0)
    assert [m.undo_point(seat) for seat in range(2)] == [None, None]


def long_game() -> Match[Notes]:
    """200 beats with a die in every fifth."""

    async def beat(s: Notes) -> None:
        note(s, await Ask(s.step % 2, "act", [YES]))
        if s.step % 5 == 0:
            await throw(s)

    m = start(*[beat] * 200)
    while not m.over:
        m.apply(m.pending[0].seat, YES)
    return m


@pytest.mark.parametrize("to", [0, 2, 60, 65, 130, 234, 238])
def test_rewinding_a_long_game_leads_to_the_question_before_the_entry(to: int) -> None:
    m = long_game()
    final, log = m.state.clone(), m.log[:]
    m.rewind(1, to)
    assert m.log == log[:to]
    assert m.pending[0].seat == log[to].seat
    while not m.over:
        m.apply(m.pending[0].seat, YES)
    assert m.state == final
    assert m.log == log
    assert effective(m.journal) == log
    Record.of(m).verify(m.game)


def test_rewinding_again_and_again_goes_on_from_the_right_place() -> None:
    m = long_game()
    log = m.log[:]
    for to in (200, 198, 131, 129, 64, 3):
        m.rewind(0, to)
        assert m.log == log[:to]
        assert m.clone().state == m.state
        assert Match.load(m.game, m.save()).state == m.state


def test_a_loaded_game_can_be_rewound_to_its_start() -> None:
    m = Match.load((old := long_game()).game, old.save())
    m.rewind(0, 0)
    assert m.log == []
    assert m.state == Match.new(m.game, 2, 7).state


@pytest.mark.parametrize("to", [-1, 1, 240, 1_000])
def test_only_an_answer_can_be_gone_back_to(to: int) -> None:
    m = long_game()
    with pytest.raises(Illegal, match=f"entry {to} of the log is no answer to go back to; it has 240 entries"):
        m.rewind(0, to)


def test_rewinding_into_a_vote_keeps_the_earlier_votes() -> None:
    m = start(secret_vote, asking(0), seats=3)
    answer(m, 2, 0, 1, 0)
    m.rewind(0, 2)
    assert [a.seat for a in m.pending] == [1]
