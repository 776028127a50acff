"""No occupation is without its test, and every word of a card is known."""

from __future__ import annotations

import re

from longhall.games.feast_for_odin.game import WORDS, load
from longhall.games.feast_for_odin.hooks import ANYTIME, HOOKS
from tests.games.feast_for_odin.scenes import box
from tests.games.feast_for_odin.test_cards_as_data import AFTER, ON_PLAY, ONCE, TRADES
from tests.games.source import source

CODED = {int(card[1:]) for cards in HOOKS.values() for card in cards}


# ---- nothing is missing --------------------------------------------------------------------------------------------


SOURCE = source(__file__, "cards")


TABLES = {*ON_PLAY, *TRADES, *ONCE, *AFTER}


def spoken_of() -> set[int]:
    """The cards that tests here are about: in a test's name, in a table, or as played cards of a scene."""
    named = {int(n) for name in re.findall(r"def (test_\w+)", SOURCE) for n in re.findall(r"_o(\d+)(?=_)", name)}
    played = {int(n) for cards in re.findall(r'cards="([\d ]+)"', SOURCE) for n in cards.split()}
    listed = {int(n) for n in re.findall(r"^ +\((\d+), ", SOURCE, re.MULTILINE)}
    listed |= {
        int(n) for row in re.findall(r"parametrize\(\(\"number\".*?\]\)", SOURCE) for n in re.findall(r"\((\d+),", row)
    }
    return named | played | listed | TABLES


def test_every_coded_card_has_a_test_of_its_own() -> None:
    named = {int(n) for name in re.findall(r"def (test_\w+)", SOURCE) for n in re.findall(r"_o(\d+)(?=_)", name)}
    assert sorted(CODED - named) == []


def test_every_card_is_tested() -> None:
    assert sorted({card.number for card in box().occupations.values()} - spoken_of()) == []


def test_every_card_does_something() -> None:
    """Code, or data: no card is only its points."""
    empty = {"provenance", "copies", "id", "number", "deck", "starting", "points", "type", "when", "price"}
    for card in box().occupations.values():
        data = [n for n in type(card).__dataclass_fields__ if n not in empty and getattr(card, n)]
        assert data or card.number in CODED, card.id


def test_no_code_without_a_card() -> None:
    assert {f"o{n}" for n in CODED} <= set(box().occupations)


def test_every_anytime_move_is_declared() -> None:
    assert set(ANYTIME) <= set(WORDS)
    assert load().words == WORDS
