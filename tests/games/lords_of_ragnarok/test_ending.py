"""How a game ends at the table: who gets what, and what is said, when people win and when nobody at the table does."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok.verbs.course import win
from longhall.kernel import Event, Match
from longhall.story import result
from longhall.text import LANGUAGES, Texts
from tests.games.lords_of_ragnarok.cast import GAME, new

NOBODY = {
    "en": "Nobody at the table has won.",
    "uk": "Ніхто за столом не переміг.",
    "ru": "Никто за столом не победил.",
}


@pytest.mark.parametrize(
    ("seats", "winners", "shares", "kind"),
    [
        (1, [0], [1.0], "victory"),
        (1, [1], [0.0], "defeat"),
        (2, [1], [0.0, 1.0], "victory"),
        (2, [0, 1], [0.5, 0.5], "victory"),
        (2, [2], [0.0, 0.0], "defeat"),
        (2, [2, 3], [0.0, 0.0], "defeat"),
    ],
)
def test_people_share_a_victory_and_followers_leave_them_nothing(
    seats: int, winners: list[int], shares: list[float], kind: str
) -> None:
    s = new(seats, followers="one" if seats == 1 else "two").state
    events: list[Event] = []
    s.sink = events
    win(s, winners, "ragnarok")
    assert GAME.returns(s) == shares
    assert [event.kind for event in events] == [kind]
    assert GAME.view(s, 0)["winners"] == winners
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        told = texts.event(events[0].seen_by(None))
        assert all(texts.name(s.players[seat].hero or s.players[seat].colour) in told for seat in winners)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_solo_game_says_that_nobody_at_the_table_has_won(lang: str) -> None:
    """To the end by first options, which loses."""
    m = Match.new(GAME, 1, 1)
    while m.pending:
        m.apply(0, m.ask_for(0).options[0])
    assert GAME.returns(m.state) == [0.0]
    texts = Texts(GAME, lang)
    assert list(result(m, texts, texts.seats(1)))[-1] == NOBODY[lang]
