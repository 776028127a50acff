"""The table of Blood Rage in a terminal: all of it has words, and it shows nobody what they may not see."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.kernel import Match
from longhall.text import LANGUAGES, Texts
from tests.games.drawn import assert_drawn, drawn

LABELS = "age first dooms province region villages token figures clan glory reserve valhalla slots hand quests"
STATES = "pack fallen pillaged passed battle"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn(lang: str) -> None:
    """For every seat, at every question, in every language."""
    assert_drawn(load("blood_rage"), lang, 3, f"{LABELS} {STATES}")


def test_hands_are_their_owners() -> None:
    """A seat sees the effects of its own cards, a spectator of none."""
    game = load("blood_rage")
    texts, match = Texts(game, "en"), Match.new(game, 4, 3)
    cards = game.view(match.state, 1)["players"][1]["own"]["pack"]
    assert len(cards) == 8
    for card in cards:
        assert texts.effect(card) in drawn(game.view(match.state, 1), texts)
        assert texts.effect(card) not in drawn(game.view(match.state, None), texts)
