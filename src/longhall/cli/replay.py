"""`longhall replay`: a record verified move by move and told as a story."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longhall.cli.args import Content, Lang, read_game, read_language, read_record
from longhall.cli.refusal import Refusal, refusing
from longhall.story import narrate
from longhall.text import Texts


def replay_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .saga record.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after line N of the moves.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="Tell what this seat saw, secrets included.")] = None,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Verify a record move by move and tell it as a story. A spectator's eyes are the default."""
    record = read_record(file)
    game = read_game(record.game, content)
    texts = Texts(game, read_language(lang))
    if seat is not None and not 0 <= seat < record.seats:
        raise Refusal(f"--seat: the record has seats 0 to {record.seats - 1}, not {seat}")
    with refusing(str(file)):
        lines = list(narrate(record, game, texts, seat, to))
    for line in lines:
        print(line)
