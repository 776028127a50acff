"""Playing a line on from where the tree ends: the room's greedy choices with some noise, up to a quiet moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from math import inf
from random import Random
from typing import Any, Final

from longhall.bots.evaluation import FEW, Evaluation, has_evaluation
from longhall.bots.tree import PLAIN, Arm, Manner, Table, Worths
from longhall.kernel import Ask, Game, Match, Option, Rng

NOISE: Final = 0.08
"""How often a choice in a rollout is any choice."""
TIE: Final = 0.01
"""Worths that are as close as this are equal."""


def room_worths(game: Game[Any]) -> Worths:
    """What the room thinks of options at first sight."""
    worths: Worths = import_module(f"longhall.games.{game.name}.bot").worths
    return worths


def room_favour(game: Game[Any]) -> Worths:
    """The same where only the best option counts, as quick as the room can say it."""
    room: Any = import_module(f"longhall.games.{game.name}.bot")
    favour: Worths = getattr(room, "favour", room.worths)
    return favour


class Line:
    """How far an imagined match is followed: to the room's next tick, or for some turns of one seat.

    Further on more is known and more is luck, so a room can have a search that makes many tries go on for more ticks,
    and have every line of its last ticks go on to the end of the game.
    """

    __slots__ = ("_end", "_evaluation", "_seat", "_turns")

    def __init__(self, evaluation: Evaluation | None, match: Match[Any], seat: int, tries: float) -> None:
        self._evaluation, self._seat, self._end = evaluation, seat, 0
        self._turns: float = 0
        if evaluation is not None:
            tick = evaluation.tick(match.state)
            self._end = tick + 1 + sum([tries >= many for many in evaluation.further])
            self._turns = evaluation.turns.get(match.ask_for(seat).kind, evaluation.turns[""])
            if tick >= evaluation.last:
                self._turns = inf

    def stops(self, match: Match[Any]) -> bool:
        """Whether the line stops here. Asked once at every question."""
        if not match.pending:
            return True
        evaluation, ask = self._evaluation, match.pending[0]
        if evaluation is None or ask.kind not in evaluation.quiet:
            return False
        if ask.seat == self._seat:
            self._turns -= 1
        return self._turns <= 0 or evaluation.tick(match.state) >= self._end


class Rollout:
    """Plays imagined matches on, and says what they are worth to each seat."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.worths, self.favour = game, room_worths(game), room_favour(game)
        self.evaluation = Evaluation(game) if has_evaluation(game) else None

    def line(self, match: Match[Any], seat: int, tries: float = 0) -> Line:
        """How far a search of about so many tries follows a match from a question to a seat."""
        return Line(self.evaluation, match, seat, tries)

    def play(self, match: Match[Any], line: Line, luck: Random) -> list[float]:
        """What the line is worth to each seat when it stops."""
        self.follow(match, line, luck)
        return self.value(match)

    def follow(self, match: Match[Any], line: Line, luck: Random) -> None:
        """Play on until the line stops."""
        while not line.stops(match):
            ask = match.pending[0]
            match.apply(ask.seat, self.choose(match.state, ask, luck))

    def play_out(self, match: Match[Any], luck: Random) -> list[float]:
        """What each side has when the room's own choices have ended a match."""
        while match.pending:
            ask = match.pending[0]
            match.apply(ask.seat, self.prefer(match.state, ask, luck))
        assert self.evaluation is not None
        return list(self.evaluation.outcome(match.state))

    def spread(self, s: Any) -> float:
        """How many points of a lead at the end are much, seen from here."""
        assert self.evaluation is not None
        return self.evaluation.spreads[self.evaluation.stage(s)]

    def verdict(self, s: Any, points: Sequence[float], spread: float) -> list[float]:
        """What so many points for each side are worth at the end, where a lead of `spread` is much."""
        assert self.evaluation is not None
        return self.evaluation.verdict(s, points, spread)

    def choose(self, s: Any, ask: Ask[Any], luck: Random) -> Option:
        """The room's choice, or now and then any."""
        options = ask.options
        if len(options) == 1 or luck.random() < NOISE:
            choice: Option = options[int(luck.random() * len(options))]
            return choice
        return self.prefer(s, ask, luck)

    def settles(self, ask: Ask[Any]) -> bool:
        """Whether the room answers a question better by itself than a search would."""
        return self.evaluation is not None and ask.kind in self.evaluation.settled

    @property
    def manner(self) -> Manner:
        """How the room's options are tried."""
        return PLAIN if self.evaluation is None else self.evaluation.manner

    def select(self, table: Table, s: Any, ask: Ask[Any]) -> tuple[Option, Arm]:
        """What to try next at a question, in the room's manner."""
        return table.select(s, ask, self.worths, self.manner)

    @property
    def searches_others(self) -> bool:
        """Whether the tree also looks for the best answers of the other seats."""
        return self.evaluation is None or self.evaluation.search_others

    def way(self, me: int, answers: Mapping[int, Option]) -> tuple[Option, ...] | None:
        """Where answers lead on in the tree of a search for a seat; None where they do not.

        Of answers at the same time only the own one, where there is one, leads on. Where others are not searched,
        nothing but own answers does: what to do next is found for all that they may do in between.
        """
        if me in answers:
            return (answers[me],)
        return tuple(answers.values()) if self.searches_others else None

    @property
    def share(self) -> float:
        """What part of the time that is left of a move its next question may take: half of the others never come."""
        return 2 / (1 + (FEW if self.evaluation is None else self.evaluation.questions))

    @property
    def can_look_further(self) -> bool:
        """Whether a search of many tries follows its lines further than one of few."""
        return self.evaluation is not None and bool(self.evaluation.further)

    def plays_out(self, ask: Ask[Any]) -> bool:
        """Whether the worth of an answer shows only at the end of the game."""
        return self.evaluation is not None and ask.kind in self.evaluation.played_out

    def prefer(self, s: Any, ask: Ask[Any], luck: Random) -> Option:
        """The room's choice; equal ones by lot."""
        options, random = ask.options, luck.random
        if len(options) == 1:
            only: Option = options[0]
            return only
        scored = [worth + TIE * random() for worth in self.favour(s, ask)]
        best: Option = options[scored.index(max(scored))]
        return best

    def rank(self, s: Any, ask: Ask[Any], luck: Random) -> list[Option]:
        """All options as the room ranks them; equal ones by lot."""
        scored = [worth + TIE * luck.random() for worth in self.worths(s, ask)]
        order = sorted(range(len(scored)), key=scored.__getitem__, reverse=True)
        return [ask.options[nth] for nth in order]

    def outlook(self, match: Match[Any], seat: int, option: Option, worlds: int) -> float:
        """What an option brings a seat on average, on so many imagined matches that are played to their end."""
        total = 0.0
        for world in range(worlds):
            imagined, luck = match.imagine(seat, Rng.seeded(world)), Random(world)
            imagined.apply(seat, option)
            while imagined.pending:
                ask = imagined.pending[0]
                imagined.apply(ask.seat, self.choose(imagined.state, ask, luck))
            total += self.value(imagined)[seat]
        return total / worlds

    def value(self, match: Match[Any]) -> list[float]:
        """What a position is worth to each seat."""
        if self.evaluation is None:
            return self.game.returns(match.state)
        return self.evaluation.chances(match.state) if match.pending else self.evaluation.result(match.state)
