"""The arguments that several commands share: how they are called, read and checked."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from longhall import games
from longhall.bots import recipe
from longhall.cli.refusal import Refusal, refusing
from longhall.kernel import Game, Record
from longhall.kernel.game import check_seats, table_options
from longhall.text import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `longhall games` names it.")]
Content = Annotated[Path | None, typer.Option(metavar="DIR", help="A content pack that corrects the components.")]
Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language. [env: LONGHALL_LANG, LANG]")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
TableOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option.")]


def read_game(name: str, pack: Path | None = None) -> Game[Any]:
    """The game of that name with its content, or a refusal."""
    with refusing():
        return games.load(name, pack)


def read_options(game: Game[Any], given: Iterable[str] | None) -> dict[str, str]:
    """Table options written as NAME=VALUE, or a refusal."""
    pairs = [text.partition("=") for text in given or ()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise Refusal(f"--option: NAME=VALUE is wanted, not {name + equals + value!r}")
    with refusing("--option"):
        return table_options(game, {name: value for name, _, value in pairs})


def read_players(game: Game[Any], players: int | None) -> int:
    """A number of players that the game allows; its least when none is given."""
    with refusing("--players"):
        return check_seats(game, game.seats.start if players is None else players)


def read_bot(name: str, where: str) -> str:
    """The name of a bot, or a refusal."""
    with refusing(where):
        recipe(name)
    return name


def read_bots(names: str, where: str) -> tuple[str, ...]:
    """Names of bots with commas between, or a refusal."""
    return tuple([read_bot(name.strip(), where) for name in names.split(",")])


def read_language(given: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    asked = given or os.environ.get("LONGHALL_LANG")
    if asked is None:
        local = os.environ.get("LANG", "")[:2]
        return local if local in LANGUAGES else LANGUAGES[0]
    if asked not in LANGUAGES:
        raise Refusal(f"--lang: {', '.join(LANGUAGES)} are the languages, not {asked!r}")
    return asked


def read_record(path: Path) -> Record:
    """The record in a file, or a refusal."""
    with refusing(str(path)):
        return Record.read(path.read_text("utf-8"))


def read_folder(path: Path | None, where: str) -> Path | None:
    """A folder to write to, made where it is not there, or a refusal."""
    if path:
        with refusing(f"{where}: {path}"):
            path.mkdir(parents=True, exist_ok=True)
    return path
