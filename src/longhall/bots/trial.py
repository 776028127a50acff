"""Trials: options compared by playing each of them out, for questions whose worth shows only at the end of a game.

A room that names such questions (`PLAYED_OUT` in its `evaluation.py`) gets no tree for them. The room's own choice is
the champion; the options that look best after it are the challengers. Each is played on to the end of the game by the
room's greedy choices, the n-th time on the same imagined match and under the same luck as all others, and only the
differences to the champion count. What was tried seldom is doubted: of two challengers that lead by as much, the one
with more tries is ahead.

Only the seat's own points count. What the others make differs as much from one try to the next, and tells more of
their greedy stand-ins than of those who really sit there.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from longhall.bots.rollout import Rollout
from longhall.bots.tree import Arm, Node, Table
from longhall.kernel import Match, Option, Rng

DOUBT: Final = 5.0
"""As if so many tries had shown no difference."""
SPREAD: Final = 10.0
"""How far the differences of two options lie apart, in points, until that is known better."""
CURIOUS: Final = 1.0
"""How much an option that was tried seldom is preferred to one that did well, in standard errors."""
PROOF: Final = 0.4
"""By how much a challenger has to lead to be taken, in standard errors."""
SURE: Final = 3.0
"""A trial ends early when nobody comes so near to the best, in standard errors, after FAIR tries each."""
FAIR: Final = 8


class Trial:
    """One trial: a question to a seat, its champion and the challengers."""

    look: Final = 1
    """Tries between looks at the clock: one may take long."""

    def __init__(self, rollout: Rollout, match: Match[Any], seat: int, worlds: int, root: Node) -> None:
        self._rollout, self._match, self._seat, self._worlds, self.root = rollout, match, seat, worlds, root
        self.seats = match.seats
        seen = match.imagine(seat, Rng.seeded(worlds))
        ask = seen.ask_for(seat)
        self._order = rollout.rank(seen.state, ask, Random(worlds))
        self._points: dict[Option, list[float]] = {option: [] for option in self._order}
        self._outcomes: list[list[float]] = []  # what everybody made on each imagined match, the first time
        self._spread = rollout.spread(seen.state)
        self._unlike = 0.0  # the squares of all differences, and how many there were
        self._pairs = 0
        self.table: Table = root.table(ask)
        self.table.know(seen.state, ask, rollout.worths)

    def iterate(self) -> None:
        """Try the option that most wants to be tried; the champion first, and as often as the best of the others."""
        champion, *others = self._order[: self._rollout.manner.width(self.table.visits)]
        option = max(others, key=self._bound, default=champion)
        if len(self._points[champion]) <= len(self._points[option]):
            option = champion
        self.table.visits += 1
        self._try(option)

    def weigh(self, option: Option, tries: int) -> Arm:
        """Try one option until it has been tried so often, however little it promises."""
        while len(self._points[option]) < tries:
            self._try(option)
        return self.table.arms[option]

    def _try(self, option: Option) -> None:
        """Imagine a match, play it out, and remember what came of it."""
        points, arm, seat = self._points[option], self.table.arms[option], self._seat
        world = self._worlds + len(points)
        imagined = self._match.imagine(seat, Rng.seeded(world))
        imagined.apply(seat, option)
        outcome = self._rollout.play_out(imagined, Random(world))
        if len(points) == len(self._outcomes):
            self._outcomes.append(outcome)
        known = self._outcomes[len(points)]
        made = [*known[:seat], outcome[seat], *known[seat + 1 :]]
        points.append(outcome[seat])
        arm.visits += 1
        arm.total += self._rollout.verdict(imagined.state, made, self._spread)[seat]
        champion = self._points[self._order[0]]
        if points is not champion and len(points) <= len(champion):
            self._unlike += (points[-1] - champion[len(points) - 1]) ** 2
            self._pairs += 1

    # ---- what came of it ---------------------------------------------------------------------------------------------

    def lead(self, option: Option) -> float:
        """How many points more than the champion an option makes, as far as is known; none, if it is the champion."""
        pairs = list(zip(self._points[option], self._points[self._order[0]], strict=False))
        return sum([one - other for one, other in pairs]) / (len(pairs) + DOUBT)

    def _error(self, option: Option) -> float:
        """How wrong that may be."""
        spread = sqrt((self._unlike + DOUBT * SPREAD**2) / (self._pairs + DOUBT))
        return spread / sqrt(len(self._points[option]) + DOUBT)

    def _bound(self, option: Option) -> float:
        """How much it may lead at most."""
        return self.lead(option) + CURIOUS * self._error(option)

    def _proven(self, option: Option) -> float:
        """How much it leads at least; the champion has nothing to prove."""
        return self.lead(option) - PROOF * self._error(option) if option != self._order[0] else 0.0

    @property
    def ranking(self) -> list[tuple[Option, Arm]]:
        """The options, the best first; untried ones as the room ranks them."""
        tried = [option for option in self._order if self._points[option]]
        rest = [option for option in self._order if not self._points[option]]
        order = sorted(tried, key=self._proven, reverse=True) + rest
        return [(option, self.table.arms[option]) for option in order]

    def sure(self, left: float) -> bool:
        """Whether more tries would hardly change the choice; `left` are allowed."""
        if len(self._order) == 1:
            return True
        tried = [option for option in self._order if self._points[option]]
        if min([len(self._points[option]) for option in tried]) < FAIR or len(tried) < len(self._order[:FAIR]):
            return False
        best, *others = sorted(tried, key=self.lead, reverse=True)
        return all(self.lead(best) - self.lead(one) > SURE * self._error(one) for one in others)
