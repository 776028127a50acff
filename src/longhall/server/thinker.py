"""A process that thinks for bots and advises people: one question a line in, one answer a line out, both JSON.

It is started by `workers.py` as `python -m longhall.server.thinker [CONTENT]`. Whatever goes wrong in it, the server
only sees an answer that does not come.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from longhall.bots import make_bot
from longhall.kernel import Game, Match, Rng
from longhall.kernel.ask import to_text
from longhall.server.catalogue import load_game


def choose(game: Game[Any], save: Any, seat: int, bot: str, seed: int) -> str:
    """The answer of a bot to its seat's open question, as text."""
    match = Match.load(game, save)
    return to_text(make_bot(bot, game, seed).choose(match, seat))


def advise(game: Game[Any], save: Any, seat: int, words: list[str]) -> str:
    """What the room's `advice.py` says, as JSON, of a game as the seat can imagine it: it knows no secret."""
    match = Match.load(game, save).imagine(seat, Rng.seeded(0))
    try:
        advice = import_module(f"longhall.games.{game.name}.advice").advise(
            match.state, seat, match.ask_for(seat), words
        )
    except ValueError as error:
        return json.dumps({"refused": str(error)})
    return json.dumps({"advice": advice}, separators=(",", ":"))


def answer(game: Game[Any], question: Any) -> str:
    """The answer to a question of either kind."""
    save, seat = question["save"], question["seat"]
    if "advice" in question:
        return advise(game, save, seat, question["advice"])
    return choose(game, save, seat, question["bot"], question["seed"])


def main(content: Path | None) -> None:
    """Answer until the server hangs up."""
    load = cache(lambda name: load_game(name, content))
    answers, sys.stdout = sys.stdout, sys.stderr  # a bot that prints must not be taken for one that answers
    for line in sys.stdin:
        question = json.loads(line)
        answers.write(json.dumps(answer(load(question["save"]["game"]), question)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
