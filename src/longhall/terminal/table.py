"""A table in the terminal: whose turn it is, what they are shown, what they type, and where the record goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from longhall.bots import Bot
from longhall.kernel import CHANCE, Ask, Event, Illegal, Match, Option, Record
from longhall.kernel.ask import from_text
from longhall.story import result
from longhall.terminal.board import board
from longhall.text import Texts


class Left(Exception):
    """Somebody has left the table before the end."""


def check_humans(humans: Sequence[int], match: Match[Any]) -> None:
    """Whether the people can all sit down at a match; ValueError when not."""
    if not humans or not all(0 <= seat < match.seats for seat in humans):
        given = ", ".join(map(str, humans)) or "none"
        raise ValueError(f"people sit on seats 0 to {match.seats - 1} of this match, not on {given}")


class Table:
    """One match between the people at this terminal and bots.

    `bots` makes the bot for a seat; `path` is where the record goes; `read` gives the next line that somebody types
    after a prompt, and raises EOFError when there are no more.
    """

    def __init__(
        self,
        match: Match[Any],
        texts: Texts,
        humans: Sequence[int],
        bots: Callable[[int], Bot],
        path: Path,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.match, self.texts, self.humans, self.path = match, texts, humans, path
        self._make_bot, self._console, self._read = bots, console, read
        self._bots: dict[int, Bot] = {}
        self._sit(match)

    def _sit(self, match: Match[Any]) -> None:
        """Begin, or go on with, a match at this table."""
        self.match = match
        self.names = self.texts.seats(match.seats)
        self._bots = {seat: self._make_bot(seat) for seat in range(match.seats) if seat not in self.humans}
        begun = any(entry.seat != CHANCE for entry in match.log)
        self._events: list[Event] = [] if begun else list(match.opening)
        self._seen = dict.fromkeys(self.humans, 0)  # how many of the events each person has read
        self._facing: int | None = None  # who may be looking at the screen

    # ---- playing ---------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while self.match.pending:
                self._step()
        except (Left, EOFError, KeyboardInterrupt):
            self._console.print()
        else:
            self._tell(None if len(self.humans) > 1 else self.humans[0])
            for line in result(self.match, self.texts, self.names):
                self._print(line, "bold")

    def keep(self) -> None:
        """Write the record of what the people have played, if they have."""
        if any(entry.seat in self.humans for entry in self.match.journal):
            self.path.write_text(Record.of(self.match).write(), "utf-8")
            self._say("hall-saved", file=str(self.path))

    def _step(self) -> None:
        """One answer: bots first, then the people in the order of their seats."""
        asked = [ask.seat for ask in self.match.pending]
        waiting = [seat for seat in asked if seat in self._bots]
        if waiting:
            self._apply(waiting[0], self._bots[waiting[0]].choose(self.match, waiting[0]))
        elif self._lift_curtain(asked[0]):
            self._turn(self.match.ask_for(asked[0]))

    def _apply(self, seat: int, choice: Option) -> None:
        self._events += self.match.apply(seat, choice)

    def _lift_curtain(self, seat: int) -> bool:
        """Let another person come to the screen; False when the last one wants a choice back instead."""
        last, self._facing = self._facing, seat
        if len(self.humans) == 1 or last == seat:
            return True
        if self._console.is_terminal:
            self._console.clear()
        line = self._ask(self.texts.say("hall-curtain", seat=self.names[seat]))
        if line != "u" or last is None:
            return True
        self._facing = last
        self._undo(last)
        return False

    # ---- one person's turn -----------------------------------------------------------------------------------------

    def _turn(self, ask: Ask[Any]) -> None:
        """Show a person what there is to know and to choose, and do what they type."""
        self._tell(ask.seat)
        self._show_board(ask.seat)
        self._show_question(ask)
        while not self._obey(self._ask(self.texts.say("hall-prompt")), ask):
            pass

    def _obey(self, line: str, ask: Ask[Any]) -> bool:
        """Do what a line says; whether the question is settled, or to be put anew."""
        match line.split(maxsplit=1):
            case []:
                self._show_question(ask)
            case ["q"]:
                raise Left
            case ["u"]:
                return self._undo(ask.seat)
            case ["b"]:
                self._show_board(ask.seat)
            case ["?"]:
                self._help(ask)
            case ["?", which]:
                self._explain(which, ask)
            case ["r", file]:
                return self._resume(Path(file))
            case _:
                return self._choose(line, ask)
        return False

    def _choose(self, line: str, ask: Ask[Any]) -> bool:
        option = self._find(line, ask)
        if option is not None:
            self._apply(ask.seat, option)
        return option is not None

    def _find(self, line: str, ask: Ask[Any]) -> Option | None:
        """The option that somebody means by its number or by its words."""
        if line.isdecimal() and 1 <= int(line) <= len(ask.options):
            option: Option = ask.options[int(line) - 1]
            return option
        if from_text(line) in ask.options:
            return from_text(line)
        self._say("hall-no-choice", line=line, last=len(ask.options))
        return None

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Illegal:
            self._say("hall-no-undo")
            return False
        self._events.append(Event("taken_back", {"seat": seat}, {}))
        return True

    def _resume(self, path: Path) -> bool:
        try:
            match = Record.read(path.read_text("utf-8")).replay(self.match.game)
            check_humans(self.humans, match)
        except (ValueError, OSError) as error:
            self._say("hall-no-resume", reason=f"{path}: {error}")
            return False
        self.path = path
        self._sit(match)
        self._say("hall-resumed", file=str(path))
        return True

    # ---- showing ---------------------------------------------------------------------------------------------------

    def _tell(self, seat: int | None) -> None:
        """What has happened since a person last looked, as they may see it."""
        seen = min(self._seen.values()) if seat is None else self._seen[seat]
        for event in self._events[seen:]:
            self._print(self.texts.event(event.seen_by(seat), self.names), "dim")
        if seat is not None:
            self._seen[seat] = len(self._events)

    def _show_board(self, seat: int) -> None:
        self._console.print(board(self.match.game.view(self.match.state, seat), self.texts))

    def _show_question(self, ask: Ask[Any]) -> None:
        self._say("hall-turn", seat=self.names[ask.seat])
        self._print(self.texts.ask(ask, self.names), "bold")
        for number, option in enumerate(ask.options, 1):
            self._print(f"{number:>3}  {self.texts.option(option)}")

    def _help(self, ask: Ask[Any]) -> None:
        self._say("hall-help")
        if ask.kind in self.match.game.pages:
            self._say("hall-page", page=self.match.game.pages[ask.kind])
        if topics := self.texts.topics():
            self._say("hall-topics", topics=", ".join(topics))

    def _explain(self, which: str, ask: Ask[Any]) -> None:
        """A topic of the rules, or a choice: its verb and whatever its words do."""
        if told := self.texts.help(which):
            self._print(told)
        elif option := self._find(which, ask):
            told = self.texts.help(option[0])
            effects = {self.texts.name(word): self.texts.effect(word) for word in option}
            lines = [told, *(f"{name}: {effect}" for name, effect in effects.items() if effect)]
            for line in filter(None, lines):
                self._print(line)
            if not any(lines):
                self._say("hall-unexplained")

    def _ask(self, prompt: str) -> str:
        return self._read(f"{prompt} ").strip()

    def _say(self, key: str, **args: str | int) -> None:
        self._print(self.texts.say(key, **args))

    def _print(self, line: str, style: str = "") -> None:
        """One line as it is: brackets in it are no markup, and long paths stay whole."""
        self._console.print(Text(line, style), soft_wrap=True)
