"""The greedy bot: it reads nothing hidden, and what it works out once a question holds for every option of it."""

from __future__ import annotations

import pytest

from longhall.bots import make_bot
from longhall.games.blood_rage import bot
from longhall.games.blood_rage.game import load
from longhall.games.blood_rage.worth import Lookout
from longhall.kernel import Match
from tests.games.bots import assert_honest

GAME = load()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_reads_nothing_that_its_seat_may_not_know(seats: int) -> None:
    assert_honest(GAME, bot.choose, seats, {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_option_is_worth_the_same_alone_and_among_the_others(seats: int) -> None:
    """The slow way is the oracle: a new lookout for each option, as if nothing had been worked out."""
    bots = [make_bot("random", GAME, seat) for seat in range(seats)]
    match = Match.new(GAME, seats, 4, track=False)
    while match.pending:
        ask, s = match.pending[0], match.state
        judge = bot.JUDGES[ask.kind]
        assert bot.worths(s, ask) == [judge(Lookout(s, ask.seat), option) for option in ask.options]
        match.apply(ask.seat, bots[ask.seat].choose(match, ask.seat))
