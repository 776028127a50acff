"""Texts: the three languages say the same things, and nothing that can come up in a game is without words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from longhall import games
from longhall.bots import RandomBot
from longhall.kernel import Ask, Event, Game, Match, Option
from longhall.text import LANGUAGES, Texts

PACKAGES = ("longhall", *(f"longhall.games.{name}" for name in games.NAMES))
SEEDS = range(12)


class Variables(Visitor):
    """Collects the variables that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Called by the visitor."""
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


def messages(package: str, lang: str) -> list[ast.Message]:
    source = files(package).joinpath("lang", f"{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{package}, {lang}: cannot be read: {junk}"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def shape(package: str, lang: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses."""
    found: dict[str, set[str]] = {}
    for message in messages(package, lang):
        assert message.id.name not in found, f"{package}, {lang}: {message.id.name} is there twice"
        found[message.id.name] = variables(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_agree(package: str, lang: str) -> None:
    """The same messages, attributes and variables as in English."""
    assert shape(package, lang) == shape(package, "en")


@pytest.mark.parametrize("name", games.NAMES)
def test_the_hall_and_a_room_do_not_share_keys(name: str) -> None:
    """Both are in one bundle."""
    assert not shape("longhall", "en").keys() & shape(f"longhall.games.{name}", "en").keys()


@pytest.mark.parametrize("name", games.NAMES)
def test_every_word_and_record_has_a_text(name: str) -> None:
    """The title, every verb, record, seat and table option."""
    game = games.load(name)
    keys = shape(f"longhall.games.{name}", "en")
    words = [key for section in game.box.sections.values() for key in section]
    words += [*game.seat_words, *game.options]
    wanted = {"title", *(f"do-{verb}" for verb in game.words), *(game.box.titles.get(word, word) for word in words)}
    assert sorted(wanted - keys.keys()) == []


@pytest.mark.parametrize("name", games.NAMES)
def test_options_use_the_words_of_the_game(name: str) -> None:
    """What an option's text uses is what the game says its words mean."""
    keys = shape(f"longhall.games.{name}", "en")
    for verb, words in games.load(name).words.items():
        assert keys[f"do-{verb}"] <= {word.rstrip("*") for word in words}, verb


@pytest.mark.parametrize("name", games.NAMES)
def test_effects_can_be_told(name: str) -> None:
    """With the figures of their records."""
    game = games.load(name)
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for section in game.box.sections.values():
            for key in section:
                texts.effect(key)
        assert texts.missing == []


@pytest.mark.parametrize("name", games.NAMES)
def test_effects_quote_no_figure_that_another_hides(name: str) -> None:
    """A field and a table of a record may name a number alike: then the text has to say which it means."""
    game = games.load(name)
    used = shape(f"longhall.games.{name}", "en")
    for section in game.box.sections.values():
        for key, record in section.items():
            values = asdict(record)
            tables = [values, *[table for table in values.values() if isinstance(table, dict)]]
            for figure in used.get(f"{game.box.titles.get(key, key)}.effect", set()):
                found = {table[figure] for table in tables if isinstance(table.get(figure), int)}
                assert len(found) < 2, f"{key}: {figure} is {found}"


@pytest.mark.parametrize("name", games.NAMES)
def test_nothing_in_a_game_is_without_words(name: str) -> None:
    """Random games at all tables: every question, option and event, for every seat and spectators."""
    game = games.load(name)
    every, read = [Texts(game, lang) for lang in LANGUAGES], set[str]()
    for seats in game.seats:
        for seed in SEEDS:
            read_game(game, seats, seed, every, read)
    missing = [line for texts in every for line in texts.missing]
    assert sorted(set(missing)) == []


def read_game(game: Game[Any], seats: int, seed: int, every: Sequence[Texts], read: set[str]) -> None:
    """Play a random game and read aloud all of it that has not been read yet."""
    match, bot = Match.new(game, seats, seed), RandomBot(seed)
    read_events(match.opening, seats, every, read)
    while match.pending:
        for ask in match.pending:
            if is_new((ask.kind, ask.about), read):
                for texts in every:
                    texts.ask(ask)
            for option in ask.options:
                if is_new(option, read):
                    for texts in every:
                        read_option(texts, option)
        seat = match.pending[0].seat
        read_events(match.apply(seat, bot.choose(match, seat)), seats, every, read)


def read_events(events: Iterable[Event], seats: int, every: Sequence[Texts], read: set[str]) -> None:
    """What happened, as every seat and a spectator are told."""
    for event in events:
        for told in [event.seen_by(seat) for seat in (None, *range(seats))]:
            if is_new(told, read):
                for texts in every:
                    texts.event(told)


def is_new(thing: object, read: set[str]) -> bool:
    """Whether something has not been read before; from now on it has."""
    text = repr(thing)
    new = text not in read
    read.add(text)
    return new


def read_option(texts: Texts, option: Option) -> None:
    texts.option(option)
    for word in option[1:]:
        if not word.isdecimal() and not texts.named(word):
            texts.missing.append(f"{texts.lang}/{word} of {option}")


# ---- Texts itself, on the small room of the tests --------------------------------------------------------------------


def test_words(runes: Game[Any]) -> None:
    """Names, numbers and words that have no name."""
    texts = Texts(runes, "uk")
    assert [texts.name("raven"), texts.name("7"), texts.name(7), texts.name("nonsense")] == [
        "Крук",
        "7",
        "7",
        "nonsense",
    ]
    assert texts.seats(2) == ["Крук", "Вовк"]


def test_titles(runes: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A word may be called by another key."""
    monkeypatch.setitem(runes.box.titles, "cen_of_old", "cen")
    assert Texts(runes, "ru").name("cen_of_old") == "кен"


def test_options(runes: Game[Any]) -> None:
    """A starred name takes the rest of the words."""
    texts = Texts(runes, "en")
    assert texts.option(("cast", "cen")) == "cast cen"
    assert texts.option(("boast", "ansuz", "cen")) == "boast with ansuz, cen"
    assert texts.option(("boast",)) == "boast with "
    assert texts.missing == []


def test_effects(runes: Game[Any]) -> None:
    """With the figures of the record; nothing where there is no effect."""
    texts = Texts(runes, "en")
    assert texts.effect("cen") == "Scores 4 when nobody else casts one."
    assert texts.effect("raven") == texts.effect("nonsense") == ""


def test_questions_and_events(runes: Game[Any]) -> None:
    """Seats become names, lists are joined, and what is secret stays so."""
    texts = Texts(runes, "en")
    ask: Ask[Any] = Ask(1, "boast", [("rest",)], round=2)
    assert texts.ask(ask) == "Round 2 is yours. Will you boast?"
    drawn = {"kind": "drawn", "seat": 1, "count": 2}
    assert texts.event({**drawn, "own": 0}) == "Wolf draws 2 stones in secret."
    assert texts.event({**drawn, "own": 1, "stones": ["cen", "ansuz"]}, ["Freydis", "Leif"]) == "Leif draws cen, ansuz."
    assert texts.missing == []


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("seat", 1, "Wolf"),
        ("by_seat", 0, "Raven"),
        ("seats", [0, 1], "Raven, Wolf"),
        ("count", True, 1),
        ("word", "cen", "cen"),
        ("nobody", None, ""),
    ],
)
def test_facts(runes: Game[Any], key: str, value: Any, shown: str | int) -> None:
    """What a message is given for a fact."""
    assert Texts(runes, "en")._facts({key: value}, None) == {key: shown}


def test_what_is_missing_is_noted(runes: Game[Any]) -> None:
    """And shown by its key, so that a game can go on."""
    texts = Texts(runes, "uk")
    assert texts.say("no-such-key", word="x") == "no-such-key x"
    assert texts.event({"kind": "scored", "seat": 0}) == "Крук отримує points."
    assert texts.missing[0] == "uk/no-such-key"
    assert texts.missing[1].startswith("uk/ev-scored: ")
