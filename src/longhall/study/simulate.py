"""Playing many games between bots, in as many processes as wanted, and what comes out of them in figures.

Game `i` has a seed of its own and bots seeded from it, so results do not depend on how many processes share the work.
A game that fails is counted with its seed; the others go on.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from longhall import games
from longhall.bots import Bot, make_bot
from longhall.kernel import CHANCE, Game, Match, Record, Rng
from longhall.study.conformance import play_checked
from longhall.study.report import Played, Report

ENDLESS = 100_000
"""A game with more decisions than this does not end."""
_CHUNKS_A_WORKER = 8
_LONGEST_CHUNK = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to play. `bots` take the seats in order, over and over; `rotate` moves them one seat on from game to game.

    `share` games in a row have the same seed, so that seats can be changed under the same luck.
    `check` plays at random with every conformance check on the way, the heavy ones at a share `thorough` of the
    positions; `vary` draws the table options that are not given, at every second seed; `save` is a folder for records.
    """

    game: str
    players: int
    count: int
    seed: int = 0
    first: int = 0
    bots: tuple[str, ...] = ("random",)
    rotate: bool = False
    share: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    pack: Path | None = None
    check: bool = False
    thorough: float = 0.1
    vary: bool = False
    save: Path | None = None

    def seating(self, index: int) -> list[str]:
        """The bot on each seat in one game."""
        shift = index if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(self.players)]

    def table(self, game: Game[Any], seed: int) -> Mapping[str, str]:
        """The table options of one game."""
        if not self.vary or seed % 2 == 0:
            return self.options
        luck = Rng.seeded(seed)
        return {name: luck.choice(values) for name, values in game.options.items()} | dict(self.options)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """The figures of all games of a plan."""
    started = time.perf_counter()
    played = play_all(plan, workers, progress)
    return Report.of(plan.players, played, time.perf_counter() - started)


def play_all(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """Play all games of a plan. `progress` is told the number of games done so far."""
    played: list[Played] = []
    for some in _spread(plan, workers) if workers > 1 else ([one] for one in play_games(plan)):
        played += some
        progress(len(played))
    return sorted(played, key=lambda one: one.index)


def _spread(plan: Plan, workers: int) -> Iterator[list[Played]]:
    """The games of a plan, chunk by chunk as other processes finish them. Whoever stops listening stops the work."""
    size = max(1, min(_LONGEST_CHUNK, plan.count // (workers * _CHUNKS_A_WORKER)))
    starts = range(0, plan.count, size)
    chunks = [replace(plan, first=plan.first + at, count=min(size, plan.count - at)) for at in starts]
    with ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for future in as_completed([pool.submit(_play_chunk, chunk) for chunk in chunks]):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_chunk(plan: Plan) -> list[Played]:
    return list(play_games(plan))


def play_games(plan: Plan) -> Iterator[Played]:
    """The games of a plan, one after another in this process."""
    game = games.load(plan.game, plan.pack)
    for index in range(plan.first, plan.first + plan.count):
        yield play_one(game, plan, index)


def play_one(game: Game[Any], plan: Plan, index: int) -> Played:
    """One game of a plan. Whatever goes wrong in it is its result: a study goes on with the next."""
    seed, seating = plan.seed + index // plan.share, plan.seating(index)
    try:
        match, decisions = _play(game, plan, seed, seating)
        if plan.save:
            turn = f"-{index % plan.share}" if plan.share > 1 else ""
            path = plan.save / f"{game.name}-{plan.players}p-{seed}{turn}.saga"
            path.write_text(Record.of(match).write(), "utf-8")
        scores, returns = game.scores(match.state), game.returns(match.state)
    except Exception as error:
        return Played(index=index, seed=seed, bots=seating, error=f"{type(error).__name__}: {error}")
    return Played(index=index, seed=seed, bots=seating, decisions=decisions, scores=scores, returns=returns)


def _play(game: Game[Any], plan: Plan, seed: int, seating: Sequence[str]) -> tuple[Match[Any], int]:
    """A match played to its end, and the number of its decisions."""
    options = plan.table(game, seed)
    if plan.check:
        match = play_checked(game, plan.players, seed, options, plan.thorough)
        return match, sum(entry.seat != CHANCE for entry in match.log)
    bots = [make_bot(name, game, seed << 8 | seat) for seat, name in enumerate(seating)]
    track = plan.save is not None or any(bot.imagines for bot in bots)
    match = Match.new(game, plan.players, seed, options, track=track)
    return match, play_out(match, bots)


def play_out(match: Match[Any], bots: Sequence[Bot]) -> int:
    """Let bots play a match to its end; the number of decisions they took."""
    decisions = 0
    while match.pending:
        seat = match.pending[0].seat
        match.apply(seat, bots[seat].choose(match, seat))
        decisions += 1
        if decisions > ENDLESS:
            raise RuntimeError(f"the game has not ended after {ENDLESS} decisions")
    return decisions
