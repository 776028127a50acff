"""The figures of many games: how long they are, who wins from which seat, and what the bots are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, pstdev
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One game: how it was seated and how it ended. `error` is empty when all went well."""

    index: int
    seed: int
    bots: list[str]
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    error: str = ""


class Place(NamedTuple):
    """One seat in one finished game."""

    bot: str
    seat: int
    won: float
    score: int


@dataclass(frozen=True, slots=True)
class Spread:
    """A series of numbers in short."""

    mean: float
    sd: float
    min: int
    max: int

    @classmethod
    def of(cls, values: Sequence[int]) -> Spread:
        """The spread of some numbers; all zero when there are none."""
        if not values:
            return cls(0.0, 0.0, 0, 0)
        return cls(fmean(values), pstdev(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat, or a bot, has done. A shared win counts as its share."""

    games: int
    wins: float
    score: Spread

    @classmethod
    def of(cls, places: Sequence[Place]) -> Standing:
        """The standing from some places."""
        return cls(len(places), sum(place.won for place in places), Spread.of([place.score for place in places]))

    def to_json(self) -> dict[str, Any]:
        """Flat, so that a reader finds `wins` and `mean_score` at once."""
        figures = {f"{name}_score": value for name, value in asdict(self.score).items()}
        return {"games": self.games, "wins": self.wins, "win_rate": self.wins / max(1, self.games), **figures}


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What many games have shown. `failures` pairs seeds with what went wrong."""

    games: int
    seconds: float
    decisions: int
    length: Spread
    score: Spread
    seats: list[Standing]
    bots: dict[str, Standing]
    failures: list[tuple[int, str]]

    @classmethod
    def of(cls, players: int, played: Sequence[Played], seconds: float) -> Report:
        """The figures of some games between the same number of players."""
        done = [one for one in played if not one.error]
        places = [
            Place(*place)
            for one in done
            for place in zip(one.bots, range(players), one.returns, one.scores, strict=True)
        ]
        return cls(
            games=len(played),
            seconds=seconds,
            decisions=sum(one.decisions for one in done),
            length=Spread.of([one.decisions for one in done]),
            score=Spread.of([place.score for place in places]),
            seats=[Standing.of([place for place in places if place.seat == seat]) for seat in range(players)],
            bots={bot: Standing.of([place for place in places if place.bot == bot]) for bot in _bots(places)},
            failures=[(one.seed, one.error) for one in played if one.error],
        )

    def to_json(self) -> dict[str, Any]:
        """The report as `longhall simulate --json` prints it."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "errors": len(self.failures),
            "failures": [{"seed": seed, "error": error} for seed, error in self.failures],
            "length": asdict(self.length),
            "score": asdict(self.score),
            "seats": [{"seat": seat, **standing.to_json()} for seat, standing in enumerate(self.seats)],
            "bots": [{"bot": name, **standing.to_json()} for name, standing in self.bots.items()],
        }


def _bots(places: Sequence[Place]) -> list[str]:
    return sorted({place.bot for place in places})
