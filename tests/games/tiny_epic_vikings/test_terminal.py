"""The table of Tiny Epic Vikings in a terminal: all of it has words, and it shows nobody what they may not see."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.kernel import Match
from longhall.text import LANGUAGES, Texts
from tests.games.drawn import assert_drawn, drawn

LABELS = (
    "era first raid invaders god rune fury rank points villages gift upper lower dedications island control clans "
    "docks fjords clan wood food steel home built runes row hand favours pack battle"
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_can_be_drawn(lang: str, seats: int) -> None:
    """For every seat, at every third question, in every language."""
    alone = "rival difficulty chief deck" if seats == 1 else ""
    assert_drawn(load("tiny_epic_vikings"), lang, seats, f"{LABELS} {alone}", every=3)


def test_hands_are_their_owners() -> None:
    """A seat sees its own cards with what they do, a spectator none."""
    game = load("tiny_epic_vikings")
    texts, match = Texts(game, "en"), Match.new(game, 4, 3)
    while match.pending[0].kind == "launch":
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    cards = game.view(match.state, 1)["players"][1]["own"]["pack"]
    assert len(cards) == 4
    for card in cards:
        assert texts.effect(card) in drawn(game.view(match.state, 1), texts)
        assert texts.name(card) not in drawn(game.view(match.state, None), texts)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Wolf gains: wood +2 steel +1."),
        ("uk", "Вовк — отримано: дерево +2 сталь +1."),
        ("ru", "Волк — получено: дерево +2 сталь +1."),
    ],
)
def test_what_is_not_gained_is_not_told(lang: str, said: str) -> None:
    gained = {"kind": "gained", "seat": 0, "wood": 2, "food": 0, "steel": 1}
    assert Texts(load("tiny_epic_vikings"), lang).event(gained) == said
