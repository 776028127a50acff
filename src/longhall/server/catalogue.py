"""The games that a server offers, with their content, and what a client is told about them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from longhall import games
from longhall.bots import BOTS, DEFAULT
from longhall.content import BadContent, Record, count
from longhall.kernel import Game
from longhall.server.messages import About, Content, Figures, GameInfo
from longhall.server.refusal import Refused
from longhall.text import LANGUAGES


@dataclass(frozen=True, slots=True)
class Title:
    """One game on offer. The digest tells whether two servers, or one at two times, have the same components."""

    game: Game[Any]
    info: GameInfo
    content: Content
    about: About
    digest: str


class Catalogue:
    """Every game on offer."""

    def __init__(self, content: Path | None = None) -> None:
        if content is not None:
            _check_packs(content)
        self.titles = {name: _title(load_game(name, content)) for name in games.NAMES}

    def find(self, name: str) -> Title:
        """The game of that name, or a refusal."""
        if name not in self.titles:
            raise Refused("unknown_game", f"there is no game {name!r}; there is {', '.join(self.titles)}")
        return self.titles[name]

    def texts(self, name: str, lang: str) -> str:
        """A game's Fluent file."""
        self.find(name)
        return _fluent(f"longhall.games.{name}", lang)

    def hall_texts(self, lang: str) -> str:
        """The Fluent file of what all games share."""
        return _fluent("longhall", lang)


def load_game(name: str, content: Path | None) -> Game[Any]:
    """A game with its components as the folder of content packs corrects them."""
    pack = content / name if content is not None else None
    return games.load(name, pack if pack is not None and pack.is_dir() else None)


def _check_packs(content: Path) -> None:
    wanted = f"a folder with one content pack a game is wanted: {', '.join([f'{name}/' for name in games.NAMES])}"
    if not content.is_dir() or not any((content / name).is_dir() for name in games.NAMES):
        raise BadContent(f"{content}: {wanted}")


def _title(game: Game[Any]) -> Title:
    sections = {
        section: {key: asdict(record) for key, record in records.items()}
        for section, records in game.box.sections.items()
    }
    text = json.dumps(sections, sort_keys=True, ensure_ascii=False)
    info = GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        options={name: list(values) for name, values in game.options.items()},
        words={name: list(words) for name, words in game.words.items()},
        seat_words=list(game.seat_words),
        pages=dict(game.pages),
        bots=list(BOTS),
        bot=DEFAULT,
        languages=list(LANGUAGES),
    )
    content = Content(game=game.name, version=game.version, sections=sections, titles=game.box.titles)
    return Title(game, info, content, _about(game), blake2b(text.encode(), digest_size=16).hexdigest())


def _about(game: Game[Any]) -> About:
    sections = game.box.sections
    return About(
        game=game.name,
        version=game.version,
        sections={section: _figures(records.values()) for section, records in sections.items()},
        total=_figures([record for records in sections.values() for record in records.values()]),
    )


def _figures(records: Iterable[Record]) -> Figures:
    return Figures(**asdict(count(records)))


def check_language(lang: str) -> None:
    """Refuse a language that nobody has written."""
    if lang not in LANGUAGES:
        raise Refused("not_found", f"there is no language {lang!r}; there is {', '.join(LANGUAGES)}")


def _fluent(package: str, lang: str) -> str:
    check_language(lang)
    return files(package).joinpath("lang", f"{lang}.ftl").read_text("utf-8")
