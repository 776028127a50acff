"""A match: answers, errors, events, copies, imagination."""

from __future__ import annotations

import pytest

from longhall.kernel import Ask, Chance, Event, Illegal, Match, Rng, Together, tell
from longhall.kernel.match import Entry, Fateful
from tests.kernel.scripted import NO, YES, Notes, Scripted, answer, ask, asking, note, secret_vote, start, throw


def whole(m: Match[Notes]) -> object:
    """Everything about a match that an answer could change."""
    return m.state.to_json(), [(a.seat, a.kind) for a in m.pending], m.log[:], m.journal[:], m.save()


def test_a_seat_that_is_not_asked_may_not_answer() -> None:
    m = start(asking(1, 0))
    before = whole(m)
    with pytest.raises(Illegal, match="seat 0 is not asked now; waiting for seat 1"):
        m.apply(0, YES)
    assert whole(m) == before


def test_all_seats_that_are_waited_for_are_named() -> None:
    m = start(secret_vote, seats=3)
    m.apply(1, YES)
    with pytest.raises(Illegal, match="seat 1 is not asked now; waiting for seat 0, 2"):
        m.apply(1, YES)


def test_what_is_no_option_is_refused_and_the_options_are_named() -> None:
    m = start(asking(0))
    before = whole(m)
    with pytest.raises(Illegal, match=r"'maybe so' is not an answer to 'act': yes; no$"):
        m.apply(0, ("maybe", "so"))
    assert whole(m) == before


def test_of_many_options_the_first_are_named() -> None:
    async def beat(s: Notes) -> None:
        await Ask(0, "act", [(f"option{n}",) for n in range(9)])

    with pytest.raises(Illegal, match=r"option5 and 3 more$"):
        start(beat).apply(0, YES)


def test_nobody_answers_when_the_game_is_over() -> None:
    m = start(asking(0))
    answer(m, 0)
    before = whole(m)
    with pytest.raises(Illegal, match="the game is over"):
        m.apply(0, YES)
    assert m.over
    assert whole(m) == before


def test_a_game_may_end_before_its_first_beat() -> None:
    m = start()
    assert m.over
    assert m.clone().over
    assert Match.load(m.game, m.save()).over
    assert m.imagine(0, Rng(1)).over


async def stumble(s: Notes) -> None:
    """Fails after an answer, having changed the state and thrown a die."""
    note(s, "before")
    await ask(0)
    await throw(s)
    if await ask(1) == NO:
        note(s, "half done")
        await throw(s)
        raise RuntimeError("a bug in a rule")


@pytest.mark.parametrize("earlier", [0, 1, 70])
def test_a_rule_that_raises_leaves_the_match_as_it_was(earlier: int) -> None:
    m = start(*[asking(0)] * earlier, stumble, asking(0))
    answer(m, *[0] * earlier, 0)
    before = whole(m)
    with pytest.raises(RuntimeError, match="a bug in a rule"):
        m.apply(1, NO)
    assert whole(m) == before
    answer(m, 1, 0)
    assert m.over


def test_a_rule_that_raises_in_the_next_beat_leaves_the_match_as_it_was() -> None:
    async def broken(s: Notes) -> None:
        await throw(s)
        raise RuntimeError("a bug in a rule")

    m = start(asking(0, 1), asking(0), broken)
    answer(m, 0, 1)
    before = whole(m)
    with pytest.raises(RuntimeError, match="a bug in a rule"):
        m.apply(0, YES)
    assert whole(m) == before


def test_events_come_back_with_the_answer_that_caused_them() -> None:
    async def beat(s: Notes) -> None:
        note(s, "opening")
        await ask(0)
        tell(s, "drew", {1: {"card": "troll"}}, seat=1)

    m = start(beat, asking(0))
    assert m.opening == [Event("noted", {"text": "opening"}, {})]
    events = m.apply(0, YES)
    assert [event.seen_by(1) for event in events] == [{"kind": "drew", "seat": 1, "own": 1, "card": "troll"}]
    assert [event.seen_by(0) for event in events] == [{"kind": "drew", "seat": 1, "own": 0}]
    assert [event.seen_by(None) for event in events] == [{"kind": "drew", "seat": 1, "own": 0}]
    assert m.state.sink is None


def test_nothing_is_told_where_nobody_listens() -> None:
    m = start(asking(0, 0)).clone(track=False)
    assert m.apply(0, YES) == []
    assert m.state.sink is None


def mixed() -> Match[Notes]:
    """A match in the middle of a beat that has had an answer, a throw and half a vote."""

    async def beat(s: Notes) -> None:
        note(s, await ask(0))
        await throw(s)
        await secret_vote(s)
        await throw(s)
        note(s, await ask(1))

    m = start(asking(0), beat, seats=3)
    answer(m, 0, 0, 2)
    return m


def test_a_clone_is_the_same_match_and_independent_of_it() -> None:
    m = mixed()
    twin, before = m.clone(), whole(m)
    assert whole(twin) == before
    assert twin.opened_at == m.opened_at
    answer(twin, 0, 1, 1)
    assert twin.over
    assert whole(m) == before
    answer(m, 0, 1, 1)
    assert m.state == twin.state


def test_an_untracked_clone_plays_the_same_and_keeps_no_log() -> None:
    m = mixed()
    fast = m.clone(track=False)
    for match in (m, fast):
        answer(match, 1, 0, 1)
    assert fast.state == m.state
    assert fast.log == []
    with pytest.raises(ValueError, match="only a tracked match can be cloned"):
        fast.clone()


def test_a_finished_match_can_be_cloned() -> None:
    m = mixed()
    answer(m, 0, 1, 1)
    assert whole(m.clone()) == whole(m)


def test_imagining_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    m = mixed()
    before = whole(m)
    twin = m.imagine(2, Rng(1))
    assert twin.state.secrets[2] == m.state.secrets[2]
    assert twin.state.secrets[:2] != m.state.secrets[:2]
    assert twin.state.rng != m.state.rng
    assert twin.state.notes == m.state.notes
    assert whole(m) == before


def test_imagining_forgets_the_unseen_answers_of_others_and_keeps_the_own() -> None:
    m = mixed()
    assert [a.seat for a in m.pending] == [0, 1]
    assert [a.seat for a in m.imagine(2, Rng(1)).pending] == [0, 1]
    assert [a.seat for a in m.imagine(0, Rng(1)).pending] == [0, 1, 2]


def test_imagining_in_the_middle_of_rules_run_together_keeps_where_everybody_is() -> None:
    async def lay(s: Notes, seat: int) -> None:
        note(s, seat, await ask(seat, "first"))
        await ask(seat, "second")

    async def beat(s: Notes) -> None:
        await Together({seat: lay(s, seat) for seat in range(2)})

    m = start(beat)
    answer(m, 1)
    twin = m.imagine(0, Rng(1))
    assert [(a.seat, a.kind) for a in twin.pending] == [(0, "first"), (1, "second")]
    answer(twin, 1, 0, 0)
    assert twin.over


def test_the_same_luck_imagines_the_same() -> None:
    m = mixed()
    assert m.imagine(0, Rng(5)).state == m.imagine(0, Rng(5)).state != m.imagine(0, Rng(6)).state


def deal(kind: str, *drawn: str) -> Entry:
    return Entry(-1, kind, drawn)


async def deals(s: Notes) -> None:
    """Two deals with a question between them."""
    note(s, *(await Chance("deal", 9, 2)))
    await ask(0)
    note(s, *(await Chance("deal", 9, 2)))


def test_fate_decides_the_first_throws_of_chance() -> None:
    m = Match.new(Scripted(deals), 2, 7, fate=[deal("deal", "8", "3"), deal("deal", "1", "2")])
    twin = m.clone()
    for match in (m, twin):
        answer(match, 0)
        assert match.state.notes == ["8 3", "1 2"]


def test_fate_that_is_yet_to_come_outlives_an_undo() -> None:
    async def patience(s: Notes) -> None:
        await ask(0)
        await deals(s)

    m = Match.new(Scripted(asking(0), patience), 2, 7, fate=[deal("deal", "8", "3")])
    answer(m, 0)
    m.undo(0)
    answer(m, 0, 0)
    assert m.state.notes[-1] == "8 3"


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (deal("die", "1", "2"), r"chance 'deal' draws 2 of 9; the log says '\* die 1 2'"),
        (deal("deal", "1"), "draws 2 of 9; the log says"),
        (deal("deal", "1", "1"), "draws 2 of 9; the log says"),
        (deal("deal", "1", "9"), "gives numbers from 0 to 8; the log says"),
        (deal("deal", "1", "two"), "gives numbers from 0 to 8; the log says"),
    ],
)
def test_fate_that_the_rules_do_not_ask_for_is_refused(entry: Entry, message: str) -> None:
    with pytest.raises(Fateful, match=message):
        Match.new(Scripted(deals), 2, 7, fate=[entry])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "scripted has no option 'colour'; it has length, luck"),
        ({"length": "endless"}, "option 'length' is one of short, long, not 'endless'"),
    ],
)
def test_table_options_are_checked(options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Match.new(Scripted(), 2, 7, options)


def test_table_options_have_defaults() -> None:
    assert Match.new(Scripted(), 2, 7, {"length": "long"}).options == {"length": "long", "luck": "fair"}


@pytest.mark.parametrize("seats", [0, 5])
def test_the_number_of_seats_is_checked(seats: int) -> None:
    with pytest.raises(ValueError, match=f"scripted is for 1 to 4 players, not {seats}"):
        Match.new(Scripted(), seats, 7)


def test_the_box_is_shared_by_every_copy() -> None:
    m = start(asking(0))
    assert m.state.box == m.clone().state.box == Match.load(m.game, m.save()).state.box == "the box"
