"""The arena: bots play each other in pairs, every pair under the same luck from either side, and are rated.

Each pair fills a table by turns; where there are more than two seats, a bot's result is that of all its seats together.
Ratings are those of the library openskill, with the interval in which they lie with 95 % confidence.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any, Final

from longhall.study.extra import need
from longhall.study.report import Played
from longhall.study.simulate import Plan, play_all

CONFIDENCE: Final = 1.96
"""Standard deviations to either side that hold 95 %."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """How two bots did against each other."""

    a: str
    b: str
    games: int
    a_wins: int
    draws: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """What a bot is worth, on openskill's scale, where beginners have 25."""

    bot: str
    mean: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """All that an arena has shown. `failures` pairs seeds with what went wrong."""

    ratings: list[Rating]
    pairs: list[Pair]
    games: int
    seconds: float
    failures: list[tuple[int, str]]

    def to_json(self) -> dict[str, Any]:
        """The outcome as `longhall arena --json` prints it."""
        return {**asdict(self), "games_per_second": self.games / self.seconds}


def meet(plan: Plan, workers: int, progress: Callable[[int], None]) -> Outcome:
    """Let every two bots of a plan play its number of games."""
    need("openskill.models")
    started, bouts, failures, done = time.perf_counter(), list[tuple[str, str, float]](), list[tuple[int, str]](), 0
    for two in combinations(dict.fromkeys(plan.bots), 2):
        before = done
        games = play_all(pairing(plan, two), workers, lambda more, before=before: progress(before + more))  # type: ignore[misc]
        done += len(games)
        bouts += [(*two, share_of(two[0], game)) for game in games if not game.error]
        failures += [(game.seed, game.error) for game in games if game.error]
    return Outcome(
        ratings=rate(list(dict.fromkeys(plan.bots)), bouts),
        pairs=[tell_pair(two, bouts) for two in combinations(dict.fromkeys(plan.bots), 2)],
        games=done,
        seconds=time.perf_counter() - started,
        failures=failures,
    )


def pairing(plan: Plan, two: tuple[str, str]) -> Plan:
    """The games of two bots: each seed twice, the second time with the seats changed."""
    save = plan.save / f"{two[0]}-{two[1]}".replace(":", "_") if plan.save else None
    if save:
        save.mkdir(parents=True, exist_ok=True)
    return replace(plan, bots=two, rotate=True, share=2, save=save)


def share_of(bot: str, game: Played) -> float:
    """What a bot has won of a game: 1, a share where the win was shared, or 0."""
    return sum([won for name, won in zip(game.bots, game.returns, strict=True) if name == bot])


def tell_pair(two: tuple[str, str], bouts: Sequence[tuple[str, str, float]]) -> Pair:
    """How two bots did against each other; who has won more of a game has won it."""
    shares = [share for a, b, share in bouts if (a, b) == two]
    wins, draws = len([1 for share in shares if share > 0.5]), shares.count(0.5)
    return Pair(a=two[0], b=two[1], games=len(shares), a_wins=wins, draws=draws)


def rate(bots: Sequence[str], bouts: Sequence[tuple[str, str, float]]) -> list[Rating]:
    """The ratings after all bouts, best first. Pairs take turns, so that no order of play is favoured."""
    model = need("openskill.models").PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for a, b, share in sorted(bouts, key=_turns(bouts)):
        (one,), (other,) = model.rate([[ratings[a]], [ratings[b]]], scores=[share, 1 - share])
        ratings[a], ratings[b] = one, other
    told = [
        Rating(bot=bot, mean=one.mu, interval=(one.mu - CONFIDENCE * one.sigma, one.mu + CONFIDENCE * one.sigma))
        for bot, one in ratings.items()
    ]
    return sorted(told, key=lambda one: one.mean, reverse=True)


def _turns(bouts: Sequence[tuple[str, str, float]]) -> Callable[[tuple[str, str, float]], int]:
    """The number of a bout within its pair."""
    seen: dict[tuple[str, str], int] = {}

    def turn(bout: tuple[str, str, float]) -> int:
        pair = bout[0], bout[1]
        seen[pair] = seen.get(pair, -1) + 1
        return seen[pair]

    return turn
