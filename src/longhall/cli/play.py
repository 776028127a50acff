"""`longhall play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

import secrets
import sys
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from longhall.bots import BOTS, DEFAULT, make_bot
from longhall.cli.args import (
    Content,
    Lang,
    TableOptions,
    read_bot,
    read_game,
    read_language,
    read_options,
    read_players,
    read_record,
)
from longhall.cli.companion import Companion
from longhall.cli.refusal import Refusal, refusing
from longhall.kernel import Game, Match, Record
from longhall.terminal import Table, check_humans
from longhall.text import Texts

SEEDS = 1 << 32


def play_game(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; a record knows its own.")] = None,
    position: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="With --companion: the position at a real table.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; the least possible by default.")] = None,
    bot: Annotated[str, typer.Option(metavar="|".join(BOTS), help="Who takes the other seats.")] = DEFAULT,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    humans: Annotated[str | None, typer.Option(metavar="0,2", help="The seats of several people.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The luck of the game; any by default.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on from a record.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the record goes.")] = None,
    companion: Annotated[
        bool,
        typer.Option("--companion", help="Play an automated opponent's turn at a real table, or print a template."),
    ] = False,
    option: TableOptions = None,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal. Type ? at any question for help."""
    record = read_record(resume) if resume else None
    game = read_game(_which(name, record), content)
    texts = Texts(game, read_language(lang))
    luck = secrets.randbelow(SEEDS) if seed is None else seed
    if companion:
        _keep_company(Companion(game, texts, read_line, luck), position)
        return
    if position:
        raise Refusal(f"FILE: a position is for --companion; to go on from a record, use --resume {position}")
    opponent = read_bot(bot, "--bot")
    if record:
        with refusing(str(resume)):
            match = record.replay(game)
    else:
        match = Match.new(game, read_players(game, players), luck, read_options(game, option))
    people = _people(seat, humans, match)
    path = save or resume or _fresh(game, match.seed)
    table = Table(
        match, texts, people, lambda at: make_bot(opponent, game, match.seed << 8 | at), path, Console(), read_line
    )
    try:
        table.play()
    finally:
        with refusing(str(table.path)):
            table.keep()


def _keep_company(companion: Companion, position: Path | None) -> None:
    """Play the turn of a position, or show how one is written."""
    if position:
        companion.run(position)
    else:
        print(companion.template(), end="")


def read_line(prompt: str) -> str:
    """A line that somebody types; shown when it does not come from a keyboard, so that a transcript reads well."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def _which(name: str | None, record: Record | None) -> str:
    """The name of the game, from the command line or a record."""
    if record is None and name is None:
        raise Refusal("GAME: say which game to play; `longhall games` lists them")
    if record and name not in (None, record.game):
        raise Refusal(f"--resume: the record is of {record.game}, not of {name}")
    return record.game if record else str(name)


def _people(seat: int | None, humans: str | None, match: Match[Any]) -> list[int]:
    """The seats of the people at this terminal."""
    if seat is not None and humans is not None:
        raise Refusal("--seat is for one person and --humans for several: give one of them")
    words = humans.split(",") if humans is not None else [str(seat or 0)]
    with refusing("--seat" if humans is None else "--humans"):
        if not all(word.strip().isdecimal() for word in words):
            raise ValueError(f"numbers of seats with commas between are wanted, not {humans!r}")
        people = sorted({int(word) for word in words})
        check_humans(people, match)
    return people


def _fresh(game: Game[Any], seed: int) -> Path:
    """A file for the record that is not there yet."""
    names = (f"{game.name}-{seed}{f'-{n}' if n > 1 else ''}.saga" for n in count(1))
    return next(path for path in map(Path, names) if not path.exists())
