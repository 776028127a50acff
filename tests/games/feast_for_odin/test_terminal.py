"""The table of A Feast for Odin in a terminal: all of it has words, and it shows nobody what they may not see."""

from __future__ import annotations

import pytest

from longhall.bots import make_bot
from longhall.games import load
from longhall.kernel import Match
from longhall.text import LANGUAGES, Texts
from tests.games.drawn import drawn
from tests.games.feast_for_odin.scenes import Clan, scene

LABELS = "round occupied vikings special_tiles clan points supply ships boards occupations hand islands income"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn(lang: str) -> None:
    """Now and then in a game, in every language."""
    game = load("feast_for_odin")
    texts, bot, match = Texts(game, lang), make_bot("greedy", game, 1), Match.new(game, 2, 3, {"length": "short"})
    seen, moves = "", 0
    while match.pending:
        seat = match.pending[0].seat
        if moves % 9 == 0:
            seen += drawn(game.view(match.state, seat), texts)
        match.apply(seat, bot.choose(match, seat))
        moves += 1
    seen += drawn(game.view(match.state, None), texts)
    assert texts.missing == []
    for label in LABELS.split():
        assert texts.named(label), label
        assert texts.name(label) in seen, label


def test_who_has_passed_is_shown() -> None:
    game = load("feast_for_odin")
    shown = drawn(game.view(scene(Clan(), Clan(passed=True)).state, 0), Texts(game, "en"))
    assert "Raven (Passed)" in shown


def test_a_board_shows_what_lies_on_it() -> None:
    texts = Texts(load("feast_for_odin"), "en")
    shown = drawn(load("feast_for_odin").view(scene(Clan(laid=["home robe 1 10 0"])).state, 0), texts)
    assert "███....---" in shown.replace("·", ".").replace("+", ".").replace("2", ".")


def test_hands_are_their_owners() -> None:
    game = load("feast_for_odin")
    texts, s = Texts(game, "en"), scene(Clan(hand="43"), Clan()).state
    assert "Fruit Picker" in drawn(game.view(s, 0), texts)
    for seat in (1, None):
        assert "Fruit Picker" not in drawn(game.view(s, seat), texts)
