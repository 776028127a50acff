"""Texts in three languages: the names, questions, choices and events of a game in words, from Fluent files.

The hall's own messages are in `lang/`, each game's in its room's `lang/`. Nothing here knows a game's words: the game
says what the words of an option mean, the Fluent files say how that reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from longhall.kernel import Ask, Game, Option

LANGUAGES = ("en", "uk", "ru")


class Texts:
    """The words of one game in one language.

    A text that is not there is shown by its key and noted in `missing`: a player can go on, and a test can fail.
    """

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game, self.lang = game, lang
        self.missing: list[str] = []
        self._bundle = _bundle(game.name, lang)

    def say(self, key: str, **args: str | int) -> str:
        """A message by its key, with its variables."""
        return self._format(key, None, args)

    def name(self, word: str | int) -> str:
        """What a word is called; numbers, and words without a name, as they are."""
        key = self._key(word)
        return self._format(key, None, {}) if self._bundle.has_message(key) else str(word)

    def named(self, word: str) -> bool:
        """Whether a word has a name of its own."""
        return self._bundle.has_message(self._key(word))

    def effect(self, word: str) -> str:
        """What a word does, in words, with the figures of its record; empty where there is nothing to say."""
        key = self._key(word)
        if not self._bundle.has_message(key) or "effect" not in self._bundle.get_message(key).attributes:
            return ""
        records = [section[word] for section in self.game.box.sections.values() if word in section]
        return self._format(key, "effect", _figures(records))

    def option(self, option: Option) -> str:
        """A choice in words."""
        verb, *words = option
        args: dict[str, str | int] = {}
        for at, name in enumerate(self.game.words.get(verb, ())):
            if name.endswith("*"):
                args[name[:-1]] = ", ".join(map(self.name, words[at:]))
            elif at < len(words):
                args[name] = self.name(words[at])
        return self._format(f"do-{verb}", None, args)

    def help(self, topic: str) -> str:
        """What the rules say on a topic, in short; empty where there is nothing to say."""
        key = f"help-{topic}"
        return self._format(key, None, {}) if self._bundle.has_message(key) else ""

    def topics(self) -> list[str]:
        """Every topic that there is help on."""
        return [key.removeprefix("help-") for key in _keys(self.game.name, self.lang) if key.startswith("help-")]

    def ask(self, ask: Ask[Any], names: Sequence[str] | None = None) -> str:
        """A question in words."""
        return self._format(f"ask-{ask.kind}", None, self._facts(ask.about, names))

    def event(self, facts: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """What happened, in words: an event as one seat, or a spectator, has seen it."""
        return self._format(f"ev-{facts['kind']}", None, self._facts(facts, names))

    def seats(self, count: int) -> list[str]:
        """What the seats are called where people have not named themselves."""
        return [self.name(word) for word in self.game.seat_words[:count]]

    def _key(self, word: str | int) -> str:
        key: str = self.game.box.titles.get(word, word)
        return str(key)

    def _facts(self, facts: Mapping[str, Any], names: Sequence[str] | None) -> dict[str, str | int]:
        called = names or self.seats(len(self.game.seat_words))
        return {key: self._fact(value, called if _is_seat(key) else None) for key, value in facts.items()}

    def _fact(self, value: Any, called: Sequence[str] | None) -> str | int:
        """A value as a message wants it; `called` names the seats where it is of seats."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self._fact(item, called)) for item in value)
        if isinstance(value, int):
            return called[value] if called else int(value)
        return self.name(value) if isinstance(value, str) else ""

    def _format(self, key: str, attribute: str | None, args: Mapping[str, str | int]) -> str:
        where = f"{self.lang}/{key}.{attribute}" if attribute else f"{self.lang}/{key}"
        if not self._bundle.has_message(key):
            self.missing.append(where)
            return " ".join([key, *map(str, args.values())])
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            self.missing.append(where)
            return key
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        self.missing += [f"{where}: {error}" for error in errors]
        return str(text)


def _is_seat(key: str) -> bool:
    return key.split("_")[-1] in ("seat", "seats")


def _figures(records: Sequence[Any]) -> dict[str, str | int]:
    """The numbers of records of the same id, those of the first section first; tables of numbers count as fields.

    A number of a table is there under the table's name as well, `bag_steel`: a field `steel` does not hide it then.
    """
    found: dict[str, str | int] = {}
    for record in records:
        values = {spec.name: getattr(record, spec.name) for spec in fields(record)}
        tables = {name: table for name, table in values.items() if isinstance(table, dict)}
        full = {f"{name}_{key}": value for name, table in tables.items() for key, value in table.items()}
        for numbers in (values, *tables.values(), full):
            for name, value in numbers.items():
                if isinstance(value, int):
                    found.setdefault(name, int(value))
    return found


@cache
def _bundle(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in (_resource("longhall", lang), _resource(f"longhall.games.{game}", lang)):
        bundle.add_resource(resource)
    return bundle


@cache
def _keys(game: str, lang: str) -> tuple[str, ...]:
    resource = _resource(f"longhall.games.{game}", lang)
    return tuple([entry.id.name for entry in resource.body if isinstance(entry, Message)])


@cache
def _resource(package: str, lang: str) -> Resource:
    return FluentResource(files(package).joinpath("lang", f"{lang}.ftl").read_text("utf-8"))
