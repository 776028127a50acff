"""The ladder: every level against the one below it, in every game, two players, seats changed under the same luck.

The games are many and some are long: they are played one by one in as many processes as wanted, the results kept as
they come, and a later call goes on where an earlier one stopped. Where the clock says little, on a machine that others
use as well, searches can be given iterations instead: so many for each second that the level thinks.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from longhall.bots import BOTS, LEVELS, seconds
from longhall.study.arena import share_of
from longhall.study.simulate import Plan, play_games

CONFIDENCE: Final = 1.96


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to play: level `nth` of the ladder against the one below it."""

    game: str
    nth: int
    index: int

    @property
    def key(self) -> str:
        """Its name in the file of results."""
        return f"{self.game}/{BOTS[self.nth]}-{BOTS[self.nth - 1]}/{self.index}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """How a level did against the one below, with the interval in which its share of wins lies, 95 of 100 times."""

    game: str
    level: str
    below: str
    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


def paced(level: str, pace: int) -> str:
    """The recipe of a level that thinks at a pace of so many iterations a second; 0 is the clock's own."""
    return f"search:{round(seconds(level) * pace)}" if pace and seconds(level) else LEVELS[level]


def bouts(games: Sequence[str], levels: Sequence[str], count: int) -> list[Bout]:
    """All games of these levels to play, in the order of play: quick levels first, all titles by turns."""
    rungs = [nth for nth in range(1, len(BOTS)) if BOTS[nth] in levels]
    return [Bout(game, nth, index) for nth in rungs for index in range(count) for game in games]


def play_bout(bout: Bout, pace: int) -> float:
    """What the higher level has won of one game."""
    high, low = (paced(BOTS[nth], pace) for nth in (bout.nth, bout.nth - 1))
    plan = Plan(game=bout.game, players=2, first=bout.index, count=1, seed=9000, bots=(high, low), rotate=True, share=2)
    (played,) = play_games(plan)
    if played.error:
        raise RuntimeError(f"{bout.key}: {played.error}")
    return share_of(high, played)


class Results:
    """The results so far, in a file that is written after every game."""

    def __init__(self, path: Path | None, pace: int) -> None:
        self._path, self._pace = path, pace
        self.won: dict[str, float] = {}
        if path is not None and path.exists():
            data = json.loads(path.read_text("utf-8"))
            if data["pace"] != pace:
                raise ValueError(f"{path}: the results there are for --pace {data['pace']}")
            self.won = data["won"]

    def add(self, bout: Bout, won: float) -> None:
        """Keep one more result."""
        self.won[bout.key] = won
        if self._path is not None:
            self._path.write_text(json.dumps({"pace": self._pace, "won": self.won}), "utf-8")

    def rungs(self, games: Iterable[str]) -> Iterator[Rung]:
        """How every level did so far; those without a game are left out."""
        for game in games:
            for below, level in pairwise(BOTS):
                start = f"{game}/{level}-{below}/"
                found = [won for key, won in self.won.items() if key.startswith(start)]
                if found:
                    rate = sum(found) / len(found)
                    yield Rung(
                        game=game,
                        level=level,
                        below=below,
                        games=len(found),
                        wins=sum(found),
                        rate=rate,
                        interval=interval_of(rate, len(found)),
                    )


def interval_of(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    z = CONFIDENCE**2 / games
    middle = (rate + z / 2) / (1 + z)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / games + z / (4 * games)) / (1 + z)
    return middle - half, middle + half


def climb(
    wanted: Sequence[Bout],
    results: Results,
    workers: int,
    pace: int,
    limit: float,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Play all games that have no result yet, or as many as begin and end within `limit` seconds."""
    end, left = time.monotonic() + limit, [bout for bout in wanted if bout.key not in results.won]
    waiting = iter(left)
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    running: dict[Future[float], Bout] = {}
    try:
        while True:
            while len(running) < workers and time.monotonic() < end and (bout := next(waiting, None)):
                running[pool.submit(play_bout, bout, pace)] = bout
            done, _ = wait(running, max(0.0, end - time.monotonic()), FIRST_COMPLETED)
            if not done:
                return
            for future in done:
                results.add(running.pop(future), future.result())
                progress(len(results.won))
    finally:
        _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool now: a long game that is not over when the time is counts for nothing."""
    processes: Any = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
