"""The commands that look: which games there are, and what is in their boxes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from longhall import games
from longhall.cli.args import AsJson, Content, GameName, Lang, read_game, read_language
from longhall.content import Record, count
from longhall.kernel import Game
from longhall.text import Texts


def list_games(as_json: AsJson = False, lang: Lang = None) -> None:
    """The games that can be played: titles, players, versions and table options."""
    texts = [Texts(games.load(name), read_language(lang)) for name in games.NAMES]
    if as_json:
        print(json.dumps({"games": [_game(text) for text in texts]}, ensure_ascii=False, indent=2))
        return
    table = Table("game", "title", "players", "version", "options")
    for text in texts:
        game = text.game
        options = "\n".join(f"{name}: {' | '.join(values)}" for name, values in game.options.items())
        players = f"{game.seats.start}-{game.seats.stop - 1}"
        table.add_row(game.name, text.say("title"), players, str(game.version), options)
    Console().print(table)


def _game(texts: Texts) -> dict[str, Any]:
    game = texts.game
    return {
        "name": game.name,
        "title": texts.say("title"),
        "version": game.version,
        "seats": list(game.seats),
        "options": {name: list(values) for name, values in game.options.items()},
    }


def list_content(name: GameName, as_json: AsJson = False, content: Content = None, lang: Lang = None) -> None:
    """Every component record of a game, by section, with where it is from. Checks a content pack, too."""
    game = read_game(name, content)
    texts = Texts(game, read_language(lang))
    if as_json:
        sections = {section: asdict(count(records.values())) for section, records in game.box.sections.items()}
        print(json.dumps({"sections": sections}, ensure_ascii=False, indent=2))
        return
    for section, records in game.box.sections.items():
        _print_section(game, texts, section, records)


def _print_section(game: Game[Any], texts: Texts, section: str, records: Mapping[str, Record]) -> None:
    figures = count(records.values())
    table = Table("record", "name", "pieces", "provenance", title=f"{game.name}: {section}", title_justify="left")
    for key, record in records.items():
        table.add_row(key, texts.name(key), str(record.pieces), record.provenance)
    kinds = ", ".join(f"{kind} {number}" for kind, number in figures.provenance.items())
    table.caption, table.caption_justify = f"{figures.records} records, {figures.pieces} pieces; {kinds}", "left"
    Console().print(table)
