"""What a game is to the kernel: one stateless object a title that answers these questions about a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from longhall.kernel.ask import Rule
from longhall.kernel.rng import Rng
from longhall.kernel.state import Root

Json = Any

S = TypeVar("S", bound=Root)


class Game(Protocol[S]):
    """The rules of one title, with the box of components they are played with."""

    name: str
    version: int
    """Changes only when behaviour changes: the same seed and choices would lead elsewhere."""
    seats: range
    options: Mapping[str, tuple[str, ...]]
    """Table options and their values; the first value is the default."""
    pages: Mapping[str, int]
    """The rulebook page behind each kind of question and event, for help in place."""
    words: Mapping[str, tuple[str, ...]]
    """What the words of an option mean, by its first word: `{"march": ("from", "to")}`; the texts use these names."""
    seat_words: tuple[str, ...]
    """The word that stands for each seat in options and texts: a clan, a colour."""
    box: Any
    """The components: what the content files and packs say. Shared by all states, never changed."""
    state: type[S]

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> S:
        """The position before the first beat."""

    def next_beat(self, s: S) -> bool:
        """Move the spine to the next beat; False when the game is over."""

    def beat(self, s: S) -> Rule[None]:
        """The current beat."""

    def scores(self, s: S) -> list[int]:
        """Points so far, final when the game is over."""

    def returns(self, s: S) -> list[float]:
        """The result of a finished game: 1 is shared by the winners, by the rulebook's tie-breaks."""

    def view(self, s: S, seat: int | None) -> Json:
        """What a seat, or a spectator, may see: built from what is visible, never copied and trimmed."""

    def determinise(self, s: S, seat: int, rng: Rng) -> None:
        """Deal anew, in place, all that the seat cannot know, consistently with all that it can."""

    def invariants(self, s: S) -> Iterator[str]:
        """What is wrong with a state; nothing when all is well."""


def shares(standings: Sequence[Any]) -> list[float]:
    """The result where the best standing wins and a tie is a shared victory."""
    winners = [standing == max(standings) for standing in standings]
    return [won / sum(winners) for won in winners]


def table_options(game: Game[Any], given: Mapping[str, str] | None) -> dict[str, str]:
    """All of a game's table options with the given ones in place, or a ValueError that says what would be right."""
    chosen = {name: values[0] for name, values in game.options.items()}
    for name, value in (given or {}).items():
        if name not in chosen:
            raise ValueError(f"{game.name} has no option {name!r}; it has {', '.join(chosen) or 'none'}")
        if value not in game.options[name]:
            raise ValueError(f"option {name!r} is one of {', '.join(game.options[name])}, not {value!r}")
        chosen[name] = value
    return chosen


def check_seats(game: Game[Any], seats: int) -> int:
    """The number of seats, if the game can be played with it."""
    if seats not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {seats}")
    return seats
