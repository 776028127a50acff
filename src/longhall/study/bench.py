"""How fast a game is: decisions, copies, saves and loads in one process, and the memory that many games take.

Speed depends on the machine, so the figure to compare is a ratio: random play against that of catanatron, an engine
of another game, on the same machine, in turns.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from longhall.bots import Budget, RandomBot, SearchBot, make_bot
from longhall.kernel import Game, Match
from longhall.study.simulate import play_out

ROUNDS = 5
"""Turns that two engines take in a comparison; the median counts."""

EVERY = 7
TRIES = 16
"""At every so-manieth decision of a game the search is measured, for so many iterations."""

Engine = Callable[[int], int]
"""Plays the game of a seed and gives the number of its decisions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speed:
    """The figures of one game at one number of players; times are microseconds.

    A copy is cheapest between beats, where the state is plain data; inside a beat the beat's answers are replayed.
    """

    game: str
    players: int
    games_per_second: float
    decisions_per_second: float
    clone_between_beats: float | None
    clone_within_beat: float | None
    save: float | None
    load: float | None
    iterations_per_second: float
    """Of the searching bots: imagined matches followed and judged in a second of the process's own time."""
    catanatron_ratio: float | None = None


def engine(game: Game[Any], players: int) -> Engine:
    """Random play of a game."""
    return lambda seed: play_out(Match.new(game, players, seed, track=False), [RandomBot(seed)] * players)


def catanatron() -> Engine | None:
    """Random play of catanatron between four players, where it is installed (the `bench` extra)."""
    if not find_spec("catanatron"):
        return None
    catan = import_module("catanatron")

    def play(seed: int) -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed + 1)  # 0 is any seed to it
        game.play()
        return len(game.state.actions)

    return play


def pace(play: Engine, seconds: float, seed: int = 0) -> tuple[float, float]:
    """Games and decisions a second, measured for about so long."""
    started, played, decisions = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - started) < seconds or not played:
        decisions += play(seed + played)
        played += 1
    return played / spent, decisions / spent


def measure(game: Game[Any], players: int, seconds: float, other: Engine | None = None) -> Speed:
    """All figures of a game at a number of players, in about so many seconds of play."""
    own = engine(game, players)
    paces, ratios = [], []
    for turn in range(ROUNDS):
        paces.append(pace(own, seconds / ROUNDS, turn << 16))
        if other:
            ratios.append(paces[-1][1] / pace(other, seconds / ROUNDS, turn << 16)[1])
    between, within, saving, loading = _copies(game, players)
    return Speed(
        game=game.name,
        players=players,
        games_per_second=median(games for games, _ in paces),
        decisions_per_second=median(decisions for _, decisions in paces),
        clone_between_beats=between,
        clone_within_beat=within,
        save=saving,
        load=loading,
        iterations_per_second=thought(game, players, seconds / ROUNDS),
        catanatron_ratio=median(ratios) if ratios else None,
    )


def thought(game: Game[Any], players: int, seconds: float) -> float:
    """Iterations a second of the search, at decisions all over a game of greedy players, measured for about so long."""
    greedy, clock, iterations = make_bot("greedy", game, 0), Clock(time.process_time), 0
    while clock.spent < seconds or not iterations:
        match, decision = Match.new(game, players, 0), 0
        while match.pending and (clock.spent < seconds or not iterations):
            seat = match.pending[0].seat
            if decision % EVERY == 0 and len(match.pending[0].options) > 1:
                bot = SearchBot(game, decision, Budget(iterations=TRIES))
                clock.time(partial(bot.think, match, seat))
                iterations += bot.iterations
            match.apply(seat, greedy.choose(match, seat))
            decision += 1
    return iterations / clock.spent


def _copies(game: Game[Any], players: int, games: int = 3) -> tuple[float | None, ...]:
    """Mean microseconds of a clone between and within beats, a save and a load, at every decision of a few games."""
    between, within, saving, loading = Clock(), Clock(), Clock(), Clock()
    for seed in range(games):
        match, bot = Match.new(game, players, seed), RandomBot(seed)
        while match.pending:
            saved = saving.time(match.save)
            loading.time(partial(Match.load, game, saved))
            (between if saved["at"] == len(match.log) else within).time(match.clone)
            seat = match.pending[0].seat
            match.apply(seat, bot.choose(match, seat))
    return between.mean, within.mean, saving.mean, loading.mean


class Clock:
    """Adds up how long calls take."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now, self.spent, self.calls = now, 0.0, 0

    def time(self, call: Callable[[], Any]) -> Any:
        """Make a call and count its time."""
        started = self._now()
        result = call()
        self.spent += self._now() - started
        self.calls += 1
        return result

    @property
    def mean(self) -> float | None:
        """Microseconds a call; None without calls."""
        return 1e6 * self.spent / self.calls if self.calls else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """What many games in one process did to its memory, in bytes. The first tenth warms up and does not count."""

    games: int
    before: int
    after: int

    @property
    def grown(self) -> int:
        """Bytes more than after warming up."""
        return self.after - self.before


def leak(game: Game[Any], players: int, games: int) -> Growth:
    """Play many tracked games, copies and saves included, and see what memory they leave behind."""
    warm = max(1, games // 10)
    for seed in range(warm):
        _exercise(game, players, seed)
    before = resident()
    for seed in range(warm, games):
        _exercise(game, players, seed)
    return Growth(games=games, before=before, after=resident())


def _exercise(game: Game[Any], players: int, seed: int) -> None:
    match, bot = Match.new(game, players, seed), RandomBot(seed)
    while match.pending:
        seat = match.pending[0].seat
        match.apply(seat, bot.choose(match, seat))
    Match.load(game, match.clone().save())


def resident() -> int:
    """Bytes of memory that this process holds now; where the system does not tell, the most that it ever held."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text("ascii").split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
