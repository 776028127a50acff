"""The searching bot: open-loop Monte Carlo tree search over what its seat may know.

Every iteration imagines a match that the true one might be, follows the tree down, plays on for a while and remembers
what came of it. `Match.imagine` is the only source, so that nothing hidden can be seen. The n-th try of every option at
the root meets the same imagined match and luck: options are compared under the same conditions.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from longhall.bots.rollout import Line, Rollout
from longhall.bots.tree import Arm, Node, Table
from longhall.bots.trial import Trial
from longhall.kernel import CHANCE, Ask, Game, Match, Option, Rng
from longhall.kernel.match import Entry

CATCH_UP: Final = 0.35
"""By the clock, nobody is expected to come from behind with more than this part of the tries that are left."""

LEAST: Final = 1 / 40
"""What part of a move's time each of its questions may take, even if all of it is spent."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot thinks: so many iterations or seconds a question, so many seconds a move; whichever ends first."""

    iterations: float = inf
    seconds: float = inf
    move: float = inf
    each: bool = False
    """Whether there are as many iterations for each opponent: the more there are, the less one iteration tells."""

    def tries(self, seats: int) -> float:
        """How many iterations a question gets at a table of so many."""
        return self.iterations * max(1, seats - 1) if self.each else self.iterations

    @property
    def longest(self) -> float:
        """How many seconds one question may take, if it is the only one of its move."""
        return min(self.seconds, self.move)


class Search:
    """One search: a question to a seat, and the tree that grows from it."""

    look: Final = 8
    """Iterations between looks at the clock and at whether the choice is made."""

    def __init__(
        self, rollout: Rollout, match: Match[Any], seat: int, worlds: int, root: Node, tries: float = 0
    ) -> None:
        self._rollout, self._match, self._seat, self._worlds, self.root = rollout, match, seat, worlds, root
        self._tries, self.seats = tries, match.seats
        self._seen = match.imagine(seat, Rng.seeded(worlds))
        self._ask = self._seen.ask_for(seat)
        self._options = frozenset(self._ask.options)
        self.table.know(self._seen.state, self._ask, rollout.worths)

    @property
    def table(self) -> Table:
        """What has been tried at the question."""
        return self.root.table(self._ask)

    @property
    def ranking(self) -> list[tuple[Option, Arm]]:
        """The options, the best first. A tree that is used again may know others, of matches only imagined."""
        return [one for one in self.table.ranking if one[0] in self._options]

    def sure(self, left: float) -> bool:
        """Whether so many iterations more for the runner-up could not change the choice."""
        (_, best), *others = self.ranking
        return bool(others) and best.visits - others[0][1].visits > left

    def iterate(self) -> None:
        """Try the option that most wants to be tried."""
        self._try(*self._rollout.select(self.table, self._seen.state, self._ask))

    def weigh(self, option: Option, tries: int) -> Arm:
        """Try one option until it has been tried so often, however little it promises."""
        arm = self.table.arms[option]
        while arm.visits < tries:
            self._try(option, arm)
        return arm

    def _try(self, option: Option, arm: Arm) -> None:
        """Imagine a match, follow it, and remember what came of it."""
        world = self._worlds + arm.visits
        imagined = self._match.imagine(self._seat, Rng.seeded(world))
        line = self._rollout.line(imagined, self._seat, self._tries)
        luck = Random(world)
        path = self._descend(imagined, line, luck, option, arm)
        values = self._rollout.play(imagined, line, luck)
        for seat, tried in path:
            tried.visits += 1
            tried.total += values[seat]

    def _descend(self, m: Match[Any], line: Line, luck: Random, first: Option, arm: Arm) -> list[tuple[int, Arm]]:
        """Follow the tree down, and one step beyond it; what was chosen on the way.

        Seats that are asked at the same time choose without knowing of each other: their tables are of one node.
        """
        node, me, path = self.root, self._seat, [(self._seat, arm)]
        answers = {me: first}
        while True:
            for seat in [ask.seat for ask in m.pending if ask.seat not in answers]:
                ask = m.ask_for(seat)
                answers[seat], arm = self._answer(node.table(ask), m.state, ask, luck)
                path.append((seat, arm))
            for seat, choice in answers.items():
                m.apply(seat, choice)
            if (way := self._rollout.way(me, answers)) is not None:
                child = node.children.get(way)
                if child is None:
                    node.children[way] = Node()
                    return path
                node = child
            if line.stops(m):
                return path
            answers = {}

    def _answer(self, table: Table, s: Any, ask: Ask[Any], luck: Random) -> tuple[Option, Arm]:
        """What a seat answers in the tree: what most wants to be tried, or for others what rollouts would choose."""
        if ask.seat == self._seat or self._rollout.searches_others:
            return self._rollout.select(table, s, ask)
        choice = self._rollout.choose(s, ask, luck)
        return choice, table.note(choice)


class Trail(NamedTuple):
    """Where the tree of the last search stands after the bot's own answers: what came of it may be used again.

    It is for the match of that seed at this log, whether that is the same object or was loaded anew.
    """

    seed: int
    log: list[Entry]
    node: Node
    worlds: int


class Move(NamedTuple):
    """What a seat's move has cost so far: its answers in a row, with no answer of another seat in between."""

    seed: int
    log: list[Entry]
    spent: float

    def goes_on(self, match: Match[Any], seat: int) -> bool:
        """Whether the next question of that match to the seat is still of this move."""
        since = match.log[len(self.log) :]
        same = self.seed == match.seed and self.log == match.log[: len(self.log)]
        return same and all(entry.seat in (seat, CHANCE) for entry in since)


class SearchBot:
    """Looks ahead on imagined matches."""

    imagines = True

    def __init__(self, game: Game[Any], seed: int, budget: Budget) -> None:
        self.budget, self.iterations = budget, 0
        self.rollout = Rollout(game)
        self._luck = Random(seed)
        self._trail: Trail | None = None
        self._move: Move | None = None
        self._pace = 0.0  # seconds an iteration, in the last search

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option that was tried most; the only one at once, and what the room has planned."""
        ask = match.ask_for(seat)
        trail = self._follow(match)
        choice: Option = ask.options[0]
        if planned := self.planned(match, seat):
            return planned[0]
        if len(ask.options) > 1:
            choice = self._think_of_move(match, seat, trail).ranking[0][0]
        elif trail is None:
            return choice
        else:
            self._trail = trail
        assert self._trail is not None
        child = self._trail.node.children.get((choice,))
        answered = [*match.log, Entry(seat, ask.kind, choice)]
        self._trail = None if child is None else self._trail._replace(log=answered, node=child)
        return choice

    def planned(self, match: Match[Any], seat: int) -> list[Option]:
        """The options as the room ranks them, where it answers by itself; none where a search is wanted."""
        ask = match.ask_for(seat)
        if len(ask.options) == 1 or not self.rollout.settles(ask):
            return []
        return self.rollout.rank(match.imagine(seat, Rng.seeded(0)).state, ask, self._luck)

    def _follow(self, match: Match[Any]) -> Trail | None:
        """The trail, if nothing has happened since but the bot's own answer."""
        trail = self._trail
        return trail if trail is not None and (trail.seed, trail.log) == (match.seed, match.log) else None

    def _think_of_move(self, match: Match[Any], seat: int, trail: Trail | None) -> Search | Trial:
        """A search that leaves a part of the move's time to other questions, which may follow."""
        since, move = time.perf_counter(), self._move
        spent = move.spent if move is not None and move.goes_on(match, seat) else 0.0
        seconds = max(self.rollout.share * (self.budget.move - spent), LEAST * self.budget.move)
        search = self.think(match, seat, trail, min(self.budget.seconds, seconds))
        self._move = Move(match.seed, match.log[:], spent + time.perf_counter() - since)
        return search

    def think(
        self, match: Match[Any], seat: int, trail: Trail | None = None, seconds: float | None = None
    ) -> Search | Trial:
        """A search from here, as far as the budget or so many seconds go; what was found on the way here counts."""
        played_out = self.rollout.plays_out(match.ask_for(seat))
        if trail is None or played_out:
            trail = Trail(match.seed, match.log[:], Node(), self._luck.getrandbits(64))
        self._trail = trail
        start = self.rollout, match, seat, trail.worlds, trail.node
        search = Trial(*start) if played_out else Search(*start, self._expect(match, seat))
        carried, since, done = sum([arm.visits for _, arm in search.ranking]), time.perf_counter(), 0
        end = since + (self.budget.longest if seconds is None else seconds)
        while not self._enough(search, carried, done, since, end):
            search.iterate()
            done += 1
        if done:
            self._pace = (time.perf_counter() - since) / done
        self.iterations += done
        return search

    def _expect(self, match: Match[Any], seat: int) -> float:
        """How many tries the budget is for, where that matters; by the clock, as some tries or the last search went."""
        tries = self.budget.tries(match.seats)
        if self.budget.longest == inf or not self.rollout.can_look_further:
            return tries
        if not self._pace:
            since, trial = time.perf_counter(), Search(self.rollout, match, seat, 0, Node())
            for _ in range(trial.look):
                trial.iterate()
            self._pace = (time.perf_counter() - since) / trial.look
        return min(tries, self.budget.longest / self._pace)

    def _enough(self, search: Search | Trial, carried: int, done: int, since: float, end: float) -> bool:
        """Whether the budget is spent, or the rest of it would not change the choice; something is always tried."""
        left = self.budget.tries(search.seats) - carried - done
        if not carried + done or (left > 0 and done % search.look):
            return False
        now = time.perf_counter()
        pace = (now - since) / done if done else self._pace
        by_clock = (end - now) / pace if pace else inf
        return min(left, by_clock) < 1 or search.sure(min(left, CATCH_UP * by_clock))
