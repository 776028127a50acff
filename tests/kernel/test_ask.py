"""What a rule may await, and what comes back."""

from __future__ import annotations

from itertools import count

import pytest

from longhall.kernel import Ask, AskAll, Chance, Match, Option, Rng, Together
from longhall.kernel.ask import from_text, to_text
from tests.kernel.scripted import NO, YES, Notes, Scripted, answer, ask, asking, note, secret_vote, start, throw


def test_an_answer_comes_back_to_the_rule_that_asked() -> None:
    m = start(asking(0, 1))
    assert [a.seat for a in m.pending] == [0]
    m.apply(0, YES)
    m.apply(1, NO)
    assert m.state.notes == ["0 yes", "1 no"]
    assert m.over


def test_a_question_says_what_it_is_about() -> None:
    question = Ask(1, "march", [YES], province="gimle", cost=2)
    assert question.about == {"province": "gimle", "cost": 2}
    assert repr(question) == "Ask(seat=1, kind='march')"


def test_options_are_listed_on_first_use_and_only_once() -> None:
    listings: list[int] = []

    def options() -> list[Option]:
        listings.append(1)
        return [YES, NO]

    question = Ask(0, "act", options)
    assert not listings
    assert question.options == question.options == [YES, NO]
    assert listings == [1]


def test_a_replay_lists_no_options() -> None:
    listings = count()

    async def beat(s: Notes) -> None:
        for _ in range(3):
            await Ask(0, "act", lambda: [YES] * (1 + next(listings)))

    m = start(beat)
    answer(m, 0, 0)
    m.clone()
    Match.load(m.game, m.save())
    assert next(listings) == 2


def test_simultaneous_answers_stay_unseen_until_all_are_in() -> None:
    m = start(secret_vote, seats=3)
    assert m.apply(2, NO) == m.apply(0, YES) == []
    assert [a.seat for a in m.pending] == [1]
    assert m.state.notes == []
    m.apply(1, YES)
    assert m.state.notes == ["0 yes", "1 yes", "2 no"]


def test_a_simultaneous_question_to_nobody_is_answered_at_once() -> None:
    async def beat(s: Notes) -> None:
        nobody: dict[int, Ask[Option]] = {}
        note(s, await AskAll(nobody), await Together({}))

    assert start(beat).state.notes == ["{} {}"]


def test_a_simultaneous_question_to_one_seat_is_a_question() -> None:
    m = start(secret_vote, seats=1)
    m.apply(0, NO)
    assert m.over
    assert m.state.notes == ["0 no"]


def test_simultaneous_questions_are_pending_in_the_order_of_the_rule() -> None:
    async def beat(s: Notes) -> None:
        note(s, list(await AskAll({seat: ask(seat) for seat in (2, 0, 1)})))

    m = start(beat, seats=3)
    assert [a.seat for a in m.pending] == [2, 0, 1]
    answer(m, 0, 1, 2)
    assert m.state.notes == ["[2, 0, 1]"]


@pytest.mark.parametrize(("n", "count"), [(6, 1), (6, 3), (6, 6), (1, 1), (6, 0), (0, 0)])
def test_chance_draws_different_numbers_and_is_logged(n: int, count: int) -> None:
    drawn: list[tuple[int, ...]] = []

    async def beat(s: Notes) -> None:
        drawn.append(await Chance("deal", n, count))

    m = start(beat)
    assert len(set(drawn[0])) == count
    assert set(drawn[0]) <= set(range(n))
    assert [e.to_text() for e in m.log] == [" ".join(["* deal", *map(str, drawn[0])])]


def test_chance_that_cannot_be_drawn_says_so() -> None:
    async def beat(s: Notes) -> None:
        await Chance("deal", 2, 3)

    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        start(beat)


def test_chance_comes_from_the_seed() -> None:
    rng = Rng.seeded(7)
    rng.below(1_000), rng.below(1_000)
    assert start(throw).state.notes == [f"thrown {rng.below(6)}"]


def laying(counts: dict[int, int]) -> Scripted:
    """A game in which each seat answers a number of private questions, all at the same time."""

    async def lay(s: Notes, seat: int, count: int) -> int:
        said = [await ask(seat, f"lay{n}") for n in range(count)]
        return said.count(YES)

    async def beat(s: Notes) -> None:
        note(s, await Together({seat: lay(s, seat, count) for seat, count in counts.items()}))

    return Scripted(beat)


@pytest.mark.parametrize("order", [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_rules_run_together_are_answered_in_any_order(order: tuple[int, ...]) -> None:
    m = Match.new(laying({1: 1, 0: 2}), 2, 7)
    assert [(a.seat, a.kind) for a in m.pending] == [(0, "lay0"), (1, "lay0")]
    answer(m, *order)
    assert m.over
    assert m.state.notes == ["{1: 1, 0: 2}"]


def test_rules_run_together_may_end_without_a_question() -> None:
    assert Match.new(laying({0: 0, 1: 0}), 2, 7).state.notes == ["{0: 0, 1: 0}"]
    m = Match.new(laying({0: 0, 1: 1}), 2, 7)
    assert [a.seat for a in m.pending] == [1]


def test_rules_run_together_may_not_use_chance() -> None:
    async def lay(s: Notes, seat: int) -> None:
        await ask(seat)
        await Chance("die", 6)

    async def beat(s: Notes) -> None:
        await Together({seat: lay(s, seat) for seat in range(2)})

    m = start(beat)
    with pytest.raises(TypeError, match=r"a rule run together may only ask its own seat 1, not await Chance\('die', 6"):
        m.apply(1, YES)


def test_a_rule_run_together_may_not_ask_another_seat() -> None:
    async def beat(s: Notes) -> None:
        await Together({0: asking(1)(s)})

    with pytest.raises(TypeError, match=r"its own seat 0, not await Ask\(seat=1, kind='act'\)"):
        start(beat)


def test_a_rule_may_not_await_anything_else() -> None:
    class Odd:
        def __await__(self):  # type: ignore[no-untyped-def]
            yield "odd"

    async def beat(s: Notes) -> None:
        await Odd()

    with pytest.raises(TypeError, match="a rule may await Ask, AskAll, Chance and Together, not 'odd'"):
        start(beat)


def test_a_question_must_be_put_to_the_seat_it_is_filed_under() -> None:
    async def beat(s: Notes) -> None:
        await AskAll({0: ask(1)})

    with pytest.raises(TypeError, match=r"AskAll has Ask\(seat=1, kind='act'\) under seat 0"):
        start(beat)


def test_an_option_has_one_text_form() -> None:
    assert to_text(("march", "gimle", "utgard")) == "march gimle utgard"
    assert from_text(" march  gimle utgard ") == ("march", "gimle", "utgard")
