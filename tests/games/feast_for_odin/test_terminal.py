"""The table of A Feast for Odin in a terminal: all of it has words, and it shows nobody what they may not see."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.text import LANGUAGES, Texts
from tests.games.drawn import assert_drawn, drawn
from tests.games.feast_for_odin.scenes import Clan, scene

LABELS = "round occupied vikings special_tiles clan points supply ships boards occupations hand islands income"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn(lang: str) -> None:
    """Now and then in a game, in every language."""
    assert_drawn(load("feast_for_odin"), lang, 2, LABELS, {"length": "short"}, every=9)


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
