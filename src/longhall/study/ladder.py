"""The ladder: every level against the one below it, in every game, two players, seats changed under the same luck.

The games are many and some are long: they are played one by one in as many processes as wanted, the results kept as
they come, and a later call goes on where an earlier one stopped. Levels play as at a table, where they end after as
many iterations as are enough for them in the room, if the clock does not end them before. Only the highest has no end
but the clock. By it a hundred games take days, and on a machine that others use as well the clock says little, so that
it plays here with fewer iterations than it has at a table.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from longhall import games
from longhall.bots import BOTS, LEVELS, enough, recipe, seconds
from longhall.study.arena import share_of
from longhall.study.simulate import Plan, play_games

CONFIDENCE: Final = 1.96
HIGHEST: Final[Mapping[str, int]] = {
    "blood_rage": 1400,
    "feast_for_odin": 120,
    "tiny_epic_vikings": 500,
    "lords_of_ragnarok": 400,
    "vikings_gone_wild": 600,
}
"""Iterations of the highest level in the ladder: fewer than its clock gives it for most questions at a table."""

Players = tuple[str, str]
"""The recipes of a level and of the one below it."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Level `nth` of the ladder against the one below it, and how they play."""

    game: str
    nth: int
    players: Players

    @classmethod
    def read(cls, key: str) -> Rung:
        """The rung of a key; a ValueError where there is none."""
        game, level, *players = key.split("/")
        if game not in games.NAMES or level not in BOTS[1:] or len(players) != 2:
            raise ValueError(f"these are no results of the ladder: {key!r}")
        for bot in players:
            recipe(bot)
        return cls(game, BOTS.index(level), (players[0], players[1]))

    @property
    def key(self) -> str:
        """Its name in the file of results."""
        return "/".join([self.game, self.level, *self.players])

    @property
    def level(self) -> str:
        """The higher level."""
        return BOTS[self.nth]

    @property
    def below(self) -> str:
        """The lower level."""
        return BOTS[self.nth - 1]

    @property
    def thought(self) -> tuple[float, ...]:
        """How many iterations both have; by the clock more than any."""
        return tuple([float(tries) if tries.isdecimal() else inf for tries in map(tries_of, self.players)])


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to play."""

    rung: Rung
    index: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How a level did against the one below, with the interval in which its share of wins lies, 95 of 100 times."""

    game: str
    level: str
    below: str
    players: Players
    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


def tries_of(bot: str) -> str:
    """What a recipe says of how long a bot thinks."""
    return recipe(bot).partition(":")[2]


def rungs_of(names: Sequence[str], levels: Sequence[str], clock: bool = False) -> list[Rung]:
    """The rungs of some games, quick levels first; by the clock all of them as at a table."""
    return [
        Rung(game, nth, by_clock(nth) if clock else by_iterations(game, nth))
        for nth in range(1, len(BOTS))
        for game in names
        if BOTS[nth] in levels
    ]


def by_clock(nth: int) -> Players:
    """A level and the one below it as they are at a table; quick ones by what they are made of."""
    higher, lower = [level if seconds(level) else LEVELS[level] for level in (BOTS[nth], BOTS[nth - 1])]
    return higher, lower


def by_iterations(game: str, nth: int) -> Players:
    """The same without a clock: with the iterations that are enough for them, or for the highest those above."""
    room = games.load(game)

    def paced(bot: str) -> str:
        if not seconds(bot):
            return bot
        return f"search:{HIGHEST[game] if bot == BOTS[-1] else enough(bot, room)}"

    higher, lower = map(paced, by_clock(nth))
    return higher, lower


def bouts(rungs: Sequence[Rung], count: int) -> list[Bout]:
    """So many games of each rung, in the order of play: one level after another, all games by turns."""
    levels = sorted({rung.nth for rung in rungs})
    return [Bout(rung, index) for nth in levels for index in range(count) for rung in rungs if rung.nth == nth]


def play_bout(bout: Bout) -> float:
    """What the higher level has won of one game."""
    game, players = bout.rung.game, bout.rung.players
    plan = Plan(game=game, players=2, first=bout.index, count=1, seed=9000, bots=players, rotate=True, share=2)
    (played,) = play_games(plan)
    if played.error:
        raise RuntimeError(f"{bout.rung.key}, game {bout.index}: {played.error}")
    return share_of(players[0], played)


class Results:
    """The results so far by rung and number of the game, in a file that is written after every game."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._won: dict[Rung, dict[int, float]] = {}
        if path is not None and path.exists():
            data: Any = json.loads(path.read_text("utf-8"))
            if not (isinstance(data, dict) and all(isinstance(won, dict) for won in data.values())):
                raise ValueError("these are no results of the ladder")
            for key, won in data.items():
                rung = Rung.read(key)
                self._won[rung] = {int(index): float(part) for index, part in won.items()}

    def __contains__(self, bout: Bout) -> bool:
        return bout.index in self._won.get(bout.rung, {})

    @property
    def rungs(self) -> list[Rung]:
        """All rungs that have a result, in the order of games and levels."""
        return sorted(self._won, key=lambda rung: (games.NAMES.index(rung.game), rung.nth, rung.thought))

    def add(self, bout: Bout, won: float) -> None:
        """Keep one more result."""
        self._won.setdefault(bout.rung, {})[bout.index] = won
        if self._path is not None:
            data = {rung.key: dict(sorted(self._won[rung].items())) for rung in self.rungs}
            lines = [f"{json.dumps(key)}: {json.dumps(found)}" for key, found in data.items()]
            part = self._path.with_suffix(".part")
            part.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
            part.replace(self._path)  # at once: who stops it in the middle keeps what there was

    def standings(self, rungs: Iterable[Rung]) -> list[Standing]:
        """How the levels of some rungs did so far; those without a game are left out."""
        return [_standing(rung, list(self._won[rung].values())) for rung in rungs if rung in self._won]


def _standing(rung: Rung, won: Sequence[float]) -> Standing:
    rate = sum(won) / len(won)
    return Standing(
        game=rung.game,
        level=rung.level,
        below=rung.below,
        players=rung.players,
        games=len(won),
        wins=sum(won),
        rate=rate,
        interval=interval_of(rate, len(won)),
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
    limit: float | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Play all games that have no result yet, or as many as begin and end within `limit` seconds."""
    end = inf if limit is None else time.monotonic() + limit
    missing = [bout for bout in wanted if bout not in results]
    waiting, finished = iter(missing), len(wanted) - len(missing)
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    running: dict[Future[float], Bout] = {}
    try:
        while True:
            while len(running) < workers and time.monotonic() < end and (bout := next(waiting, None)):
                running[pool.submit(play_bout, bout)] = bout
            left = None if end == inf else max(0.0, end - time.monotonic())
            done, _ = wait(running, left, FIRST_COMPLETED)
            if not done:
                return
            for future in done:
                results.add(running.pop(future), future.result())
                finished += 1
                progress(finished)
    finally:
        _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool now: a long game that is not over when the time is counts for nothing."""
    processes: Any = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
