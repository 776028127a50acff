"""`longhall play GAME --companion FILE`: the turn of an automated opponent at a real table, step by step with reasons.

A room that has a `companion` module offers this. The file holds the position as the owner of the game has written it
down, in TOML; without a file a template is printed. After the turn the file holds the new position.
"""

from __future__ import annotations

import random
import textwrap
import tomllib
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from longhall.cli.refusal import Refusal, refusing
from longhall.cli.toml import as_toml
from longhall.kernel import Ask, Chance, Game, Option
from longhall.text import Texts

Line = Callable[[str], str]
WIDTH = 110


class Companion:
    """One turn at a real table: tells what happens, and asks what only the people there can see or decide."""

    def __init__(self, game: Game[Any], texts: Texts, read_line: Line, seed: int) -> None:
        if find_spec(f"longhall.games.{game.name}.companion") is None:
            raise Refusal(f"--companion: {game.name} has no automated opponent to keep company with")
        self.room: Any = import_module(f"longhall.games.{game.name}.companion")
        self.game, self.texts, self.read_line = game, texts, read_line
        self.luck = random.Random(seed)

    # ---- files -----------------------------------------------------------------------------------------------------

    def run(self, path: Path) -> None:
        """Play the turn of the position in a file, and write down what has become of it."""
        with refusing(str(path)):
            s = self.room.read(self.game.box, tomllib.loads(path.read_text("utf-8")))
        try:
            for step in self.room.turn(s, self.answer, self.roll):
                print(f"\n{self.texts.name(step.name)}")
                for event in step.events:
                    print(f"  {self.texts.event(event.seen_by(None))}")
        except (EOFError, KeyboardInterrupt):
            print(self.texts.say("hall-companion-left", file=str(path)))
            return
        with refusing(str(path)):
            path.write_text(self.written(self.room.write(s)), "utf-8")
        print(self.texts.say("hall-companion-kept", file=str(path)))

    def template(self) -> str:
        """A position to be changed to what lies on the table, with every word that it can hold."""
        lines = self.comment(self.texts.say("hall-companion-template", game=self.game.name))
        for kind, words in self.room.words(self.game.box).items():
            listed = ", ".join([f"{word} ({self.texts.name(word)})" for word in words])
            lines += ["#", *self.comment(f"{self.texts.say(f'companion-words-{kind}')}: {listed}")]
        return "\n".join([*lines, "", self.written(self.room.example(self.game))])

    def written(self, position: Any) -> str:
        """A position as people can read and change it."""
        return as_toml(position, self.note)

    def note(self, path: str) -> str:
        """What a field of the position means."""
        key = f"companion-{path.replace('.*.', '-').replace('.', '-')}"
        return self.texts.say(key) if self.texts.named(key) else ""

    def comment(self, text: str) -> list[str]:
        """Text as comments of lines that are not too long."""
        return [f"# {line}" for part in text.splitlines() for line in textwrap.wrap(part, WIDTH)]

    # ---- questions -------------------------------------------------------------------------------------------------

    def answer(self, s: Any, ask: Ask[Any]) -> Option:
        """What a person at the table decides."""
        options: Sequence[Option] = self.room.choices(s, ask)
        print(f"  {self.texts.say('hall-turn', seat=self.texts.name(self.room.who(s, ask.seat)))}")
        while True:
            choice = options[self.pick(self.texts.ask(ask), [self.texts.option(option) for option in options])]
            try:
                self.room.hold(s, ask, choice)
            except ValueError:
                print(f"  {self.texts.say('hall-companion-impossible')}")
            else:
                return choice

    def roll(self, s: Any, chance: Chance) -> tuple[int, ...]:
        """What the people at the table see: dice and cards that are turned over; the rest stays imagined."""
        seen = self.room.seen(s, chance)
        if seen is None:
            return tuple(self.luck.sample(range(chance.n), chance.count))
        while True:
            words = self.name_seen(seen)
            try:
                outcome: tuple[int, ...] = self.room.settle(s, chance, words)
            except ValueError:
                print(f"  {self.texts.say('hall-companion-impossible')}")
            else:
                return outcome

    def name_seen(self, seen: Any) -> list[str]:
        """What has come up, one after another."""
        left, found = list(seen.words), []
        for _ in range(seen.number):
            at = self.pick(self.texts.say("hall-companion-seen", what=self.texts.name(seen.what)), left)
            found.append(left[at])
            if not seen.again:
                del left[at]
        return found

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
