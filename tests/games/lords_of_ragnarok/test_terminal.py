"""The table of Lords of Ragnarok in a terminal: all of it has words, and it shows nobody what they may not see."""

from __future__ import annotations

import pytest

from longhall.games import load
from longhall.kernel import Match
from longhall.text import LANGUAGES, Texts
from tests.games.drawn import assert_drawn, drawn

LABELS = (
    "round turn deck discard number region land_name population sites control armies figures action realm rune_of "
    "allies markers monuments temples preconditions drakkars monster wounds artefact hero might wisdom authority "
    "runes hand priests slayers lands wheel belongings battle"
)
OF_FOLLOWERS = "desolation cleansing goal priority_action tucked stack"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options", "labels"),
    [
        (1, {"blind_challenges": "two"}, f"{LABELS} {OF_FOLLOWERS} challenges"),
        (2, {"followers": "one"}, f"{LABELS} {OF_FOLLOWERS} arbiter_token"),
        (3, {}, LABELS),
    ],
)
def test_a_whole_game_can_be_drawn(lang: str, seats: int, options: dict[str, str], labels: str) -> None:
    """Now and then in every language, and in every battle."""
    assert_drawn(load("lords_of_ragnarok"), lang, seats, labels, options, every=9, bot="random")


def test_hands_are_their_owners() -> None:
    """A seat sees its own cards with what they do, a spectator none."""
    game = load("lords_of_ragnarok")
    texts, match = Texts(game, "en"), Match.new(game, 2, 3)
    (card,) = game.view(match.state, 1)["players"][1]["own"]["hand"]
    assert texts.name(card) in drawn(game.view(match.state, 1), texts)
    assert texts.name(card) not in drawn(game.view(match.state, None), texts)
