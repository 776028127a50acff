"""Looking back on a match: everybody's chance to win after every step, and the decisions that cost most.

A chance is what rollouts from the true position give, all under the same few lucks. Where somebody's chance fell with
an own decision, a search from that seat's eyes weighs what was chosen against what it would have done; where a room
keeps a question for itself, both are played to the end. All can be asked for in parts, and done in pieces elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final

from longhall.bots import Budget, SearchBot
from longhall.bots.rollout import Rollout
from longhall.kernel import Game, Match, Option, Record, Rng
from longhall.kernel.ask import CHANCE
from longhall.kernel.match import REWIND, UNDO, Entry

SAMPLES: Final = 6
"""Rollouts for each step."""
ITERATIONS: Final = 120
"""Iterations of the search for each decision that is weighed."""
TRIES: Final = 36
"""The same where options are played out to the end of the game, which takes longer."""
LOOKED_AT: Final = 10
TOLD: Final = 5
"""How many decisions are weighed, and how many are told."""
SMALL: Final = 0.01
"""What a decision must have cost, as a chance, to be told."""


@dataclass(frozen=True, slots=True)
class Turning:
    """A decision that cost something: the step, who chose what, and what would have been better."""

    step: int
    seat: int
    kind: str
    choice: Option
    chance: float
    better: Option
    better_chance: float

    @property
    def cost(self) -> float:
        """How much of a chance was lost."""
        return self.better_chance - self.chance


@dataclass(frozen=True, slots=True)
class Analysis:
    """The chances of all seats after each step, the setup first, and the decisions that cost most, the worst first."""

    chances: list[list[float]]
    turnings: list[Turning]


def analyse(
    game: Game[Any], record: Record, progress: Callable[[int, int], None] = lambda done, total: None
) -> Analysis:
    """All of it at once; `progress` hears how many parts of how many are done."""
    steps = count_steps(record)
    chances, total = list[list[float]](), steps + LOOKED_AT
    for row in judge(game, record, 0, steps):
        chances.append(row)
        progress(len(chances), total)
    turnings: list[Turning] = []
    for done, step in enumerate(doubtful(record, chances), steps + 1):
        turnings += weigh(game, record, step)
        progress(done, total)
    progress(total, total)
    return Analysis(chances, worst(turnings))


def count_steps(record: Record) -> int:
    """How many steps there are: the setup and every answer, undo and rewind."""
    return 1 + len([1 for entry in record.journal if entry.seat != CHANCE])


def worst(turnings: Sequence[Turning]) -> list[Turning]:
    """The decisions to be told."""
    return sorted(turnings, key=lambda one: one.cost, reverse=True)[:TOLD]


# ---- chances ---------------------------------------------------------------------------------------------------------


def judge(game: Game[Any], record: Record, first: int, count: int) -> Iterator[list[float]]:
    """The chances of every seat after each of some steps."""
    rollout = Rollout(game)
    for step, match, _ in walk(game, record):
        if step >= first + count:
            return
        if step >= first:
            yield chances_at(rollout, match)


def chances_at(rollout: Rollout, match: Match[Any]) -> list[float]:
    """How likely each seat wins from a true position: the result of a finished game, else the mean of some rollouts."""
    if match.over:
        return rollout.game.returns(match.state)
    rows = [_play_on(rollout, match, luck) for luck in range(SAMPLES)]
    return [round(sum(values) / SAMPLES, 4) for values in zip(*rows, strict=True)][: match.seats]


def _play_on(rollout: Rollout, match: Match[Any], luck: int) -> list[float]:
    copy = match.clone(track=False)
    copy.state.rng = Rng.seeded(luck).state
    return rollout.play(copy, rollout.line(copy, copy.pending[0].seat), Random(luck))


def walk(game: Game[Any], record: Record) -> Iterator[tuple[int, Match[Any], Entry | None]]:
    """Every step of a record: its number, the match after it, and the answer that made it."""
    match = Match.new(game, record.seats, record.seed, record.options)
    yield 0, match, None
    step = 0
    for entry in record.journal:
        if entry.seat != CHANCE:
            step += 1
            record.play(match, entry)
            yield step, match, entry


# ---- decisions -------------------------------------------------------------------------------------------------------


def doubtful(record: Record, chances: Sequence[Sequence[float]]) -> list[int]:
    """The steps after which the chance of whoever made them had fallen most, those that were taken back left out."""
    movers = [entry.seat for entry in record.journal if entry.seat != CHANCE]
    falls = [(before[seat] - after[seat]) for seat, (before, after) in zip(movers, pairwise(chances), strict=True)]
    steps = [step for step in kept(record.journal) if falls[step - 1] > 0]
    return sorted(steps, key=lambda step: falls[step - 1], reverse=True)[:LOOKED_AT]


def kept(journal: Sequence[Entry]) -> list[int]:
    """The steps whose answers were not taken back."""
    steps, log = 0, list[tuple[int, bool]]()
    for entry in journal:
        steps += entry.seat != CHANCE
        if entry.kind == UNDO:
            del log[int(entry.choice[0])]
        elif entry.kind == REWIND:
            del log[int(entry.choice[0]) :]
        else:
            log.append((steps, entry.seat != CHANCE))
    return [step for step, answer in log if answer]


def weigh(game: Game[Any], record: Record, wanted: int) -> list[Turning]:
    """What a step's decision has cost, if anything: the choice and the search's own, from the same imagined matches."""
    before: Match[Any] | None = None
    for step, match, entry in walk(game, record):
        if step == wanted - 1:
            before = match.clone()
        elif step == wanted and before is not None and entry is not None:
            return _compare(game, before, step, entry)
    raise ValueError(f"the record has no step {wanted}")


def _compare(game: Game[Any], before: Match[Any], step: int, entry: Entry) -> list[Turning]:
    seat, choice, player = entry.seat, entry.choice, SearchBot(game, step, Budget(iterations=ITERATIONS))
    ask = before.ask_for(seat)
    if len(ask.options) == 1:
        return []
    if player.rollout.plays_out(ask):
        player.budget = Budget(iterations=TRIES)
    if planned := player.planned(before, seat):
        better = planned[0]
        best, chance = (player.rollout.outlook(before, seat, one, SAMPLES) for one in (better, choice))
    else:
        search = player.think(before, seat)
        better, arm = search.ranking[0]
        best, chance = arm.mean, search.weigh(choice, arm.visits // 2).mean
    if better == choice or best - chance < SMALL:
        return []
    return [Turning(step, seat, entry.kind, choice, chance, better, best)]
