"""The table of Vikings Gone Wild in a terminal: all of it has words, and it shows nobody what they may not see."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.text import LANGUAGES, Texts
from tests.games.drawn import assert_drawn, drawn
from tests.games.vikings_gone_wild.scenes import Village, scene

LABELS = (
    "round first goal supply path asgard crest vp village loot hand deck discard played missions achievements funds"
)
STATES = "attack strength defense tokens site damaged attacked"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn(lang: str) -> None:
    """For every seat, at every question, in every language."""
    assert_drawn(load("vikings_gone_wild"), lang, 3, f"{LABELS} {STATES}")


def test_hands_are_their_owners() -> None:
    m = scene(Village(hand="thor"), Village(hand="beer"))
    texts = Texts(m.game, "en")
    assert texts.effect("thor") in drawn(m.game.view(m.state, 0), texts)
    assert texts.effect("thor") not in drawn(m.game.view(m.state, 1), texts)
    assert texts.effect("thor") not in drawn(m.game.view(m.state, None), texts)
