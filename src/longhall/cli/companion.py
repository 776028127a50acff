"""`longhall play GAME --companion FILE`: the turn of an automated opponent at a real table, step by step with reasons.

A room that has a `companion` module offers this. The file holds the position as the owner of the game has written it
down; where there is none yet, an example is written to be changed. After the turn the file holds the new position.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from longhall.cli.refusal import Refusal, refusing
from longhall.kernel import Ask, Chance, Game, Option
from longhall.text import Texts

Line = Callable[[str], str]


class Companion:
    """One turn at a real table: tells what happens, and asks what only the people there can see or decide."""

    def __init__(self, game: Game[Any], texts: Texts, read_line: Line, seed: int) -> None:
        if find_spec(f"longhall.games.{game.name}.companion") is None:
            raise Refusal(f"--companion: {game.name} has no automated opponent to keep company with")
        self.room: Any = import_module(f"longhall.games.{game.name}.companion")
        self.game, self.texts, self.read_line = game, texts, read_line
        self.luck = random.Random(seed)

    def run(self, path: Path) -> None:
        """Play the turn of the position in a file, and write down what has become of it."""
        if not path.exists():
            with refusing(str(path)):
                path.write_text(as_text(self.room.example(self.game)), "utf-8")
            print(self.texts.say("hall-companion-example", file=str(path)))
            return
        with refusing(str(path)):
            s = self.room.read(self.game.box, json.loads(path.read_text("utf-8")))
        with refusing("--companion"):
            for step in self.room.turn(s, self.answer, self.roll):
                print(f"\n{self.texts.name(step.name)}")
                for event in step.events:
                    print(f"  {self.texts.event(event.seen_by(None))}")
        path.write_text(as_text(self.room.write(s)), "utf-8")
        print(self.texts.say("hall-companion-kept", file=str(path)))

    def answer(self, s: Any, ask: Ask[Any]) -> Option:
        """What a person at the table decides."""
        options: Sequence[Option] = ask.options
        return options[self.pick(self.texts.ask(ask), [self.texts.option(option) for option in options])]

    def roll(self, s: Any, chance: Chance) -> tuple[int, ...]:
        """What the people at the table see: dice and cards that are turned over; the rest stays imagined."""
        seen = self.room.seen(s, chance)
        if seen is None:
            return tuple(self.luck.sample(range(chance.n), chance.count))
        drawn: list[int] = []
        for _ in range(seen.number):
            words = [word for i, word in enumerate(seen.words) if i not in drawn or seen.again]
            at = self.pick(self.texts.say("hall-companion-seen", what=self.texts.name(seen.what)), words)
            drawn.append(at if seen.again else seen.words.index(words[at]))
        outcome: tuple[int, ...] = self.room.settle(s, chance, seen, drawn)
        return outcome

    def pick(self, question: str, words: Sequence[str]) -> int:
        """Which of these it is, by number or by word."""
        named = [self.texts.name(word) for word in words]
        print(f"  {question}")
        for i, word in enumerate(named):
            print(f"    {i + 1}. {word}")
        while True:
            line = self.read_line(f"  {self.texts.say('hall-companion-prompt')} ").strip()
            if line.isdecimal() and 1 <= int(line) <= len(words):
                return int(line) - 1
            if line in words or line in named:
                return list(words).index(line) if line in words else named.index(line)
            print(f"  {self.texts.say('hall-no-choice', line=line, last=len(words))}")


def as_text(position: Any) -> str:
    """A position as people can read and change it."""
    return json.dumps(position, indent=2, ensure_ascii=False) + "\n"
