"""A process that thinks for bots: one question a line in, one answer a line out, both JSON.

It is started by `workers.py` as `python -m longhall.server.thinker [CONTENT]`. Whatever goes wrong in it, the server
only sees an answer that does not come.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longhall.bots import Bot, make_bot
from longhall.bots.hints import find_hint
from longhall.kernel import Game, Json, Match, Record, Rng
from longhall.kernel.ask import to_text
from longhall.server.catalogue import load_game
from longhall.study.analysis import judge, weigh

KEPT: Final = 8
"""How many searching bots are remembered: as many as may be in the middle of a turn here."""
_minds: Final[OrderedDict[tuple[str, str, int, int], Bot]] = OrderedDict()


def choose(game: Game[Any], save: Any, seat: int, bot: str, seed: int) -> str:
    """The answer of a bot to its seat's open question, as text."""
    match = Match.load(game, save)
    return to_text(player(game, match, seat, bot, seed).choose(match, seat))


def player(game: Game[Any], match: Match[Any], seat: int, name: str, seed: int) -> Bot:
    """The bot of that name; one that searched for this seat before goes on with the tree of the same turn."""
    key = game.name, name, match.seed, seat
    bot = _minds.pop(key, None) or make_bot(name, game, seed)
    if bot.imagines:
        _minds[key] = bot
        if len(_minds) > KEPT:
            _minds.popitem(last=False)
    return bot


def tell_hint(game: Game[Any], save: Any, seat: int, bot: str, seed: int) -> Json:
    """What the search thinks of a seat's open question."""
    hint = find_hint(game, Match.load(game, save), seat, bot, seed)
    return {
        "tips": [{"choice": to_text(tip.choice), "chance": tip.chance} for tip in hint.tips],
        "line": [{**asdict(reply), "choice": to_text(reply.choice)} for reply in hint.line],
    }


def tell_chances(game: Game[Any], record: str, first: int, count: int) -> Json:
    """Everybody's chances after some steps of a finished game."""
    return list(judge(game, Record.read(record), first, count))


def tell_turning(game: Game[Any], record: str, step: int) -> Json:
    """What one decision of a finished game has cost, if anything."""
    found = weigh(game, Record.read(record), step)
    return [{**asdict(one), "choice": to_text(one.choice), "better": to_text(one.better)} for one in found]


def advise(game: Game[Any], save: Any, seat: int, words: list[str]) -> Json:
    """What the room's `advice.py` says of a game as the seat can imagine it, so that it knows no secret."""
    match = Match.load(game, save).imagine(seat, Rng.seeded(0))
    room = import_module(f"longhall.games.{game.name}.advice")
    try:
        return {"advice": room.advise(match.state, seat, match.ask_for(seat), words)}
    except ValueError as error:
        return {"refused": str(error)}


ANSWERS: Final[Mapping[str, Callable[..., Json]]] = {
    "advise": advise,
    "choose": choose,
    "hint": tell_hint,
    "judge": tell_chances,
    "weigh": tell_turning,
}
"""What can be asked for, by name."""


def main(content: Path | None) -> None:
    """Answer until the server hangs up."""
    load = cache(lambda name: load_game(name, content))
    answers, sys.stdout = sys.stdout, sys.stderr  # a bot that prints must not be taken for one that answers
    for line in sys.stdin:
        question = json.loads(line)
        answer = ANSWERS[question.pop("do")](load(question.pop("game")), **question)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
