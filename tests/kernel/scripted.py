"""A game made of the rules that a test hands it: one beat each, in order. Its state is a list of notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any

from longhall.kernel import Ask, AskAll, Chance, Json, Match, Option, Rng, Root, Rule, state, tell

YES: Option = ("yes",)
NO: Option = ("no",)


@state
class Notes(Root):
    """What was answered and rolled so far, in words, and a hidden number for each seat."""

    secrets: list[int]
    step: int = -1
    notes: list[str] = field(default_factory=list)


class Scripted:
    """The game, with the given beats."""

    name = "scripted"
    version = 3
    seats = range(1, 5)
    options: Mapping[str, tuple[str, ...]] = {"length": ("short", "long"), "luck": ("fair",)}
    pages: Mapping[str, int] = {}
    words: Mapping[str, tuple[str, ...]] = {"yes": (), "no": ()}
    seat_words: tuple[str, ...] = ("raven", "wolf", "bear", "boar")
    box: Any = "the box"
    state = Notes

    def __init__(self, *beats: Callable[[Notes], Rule[None]]) -> None:
        self.beats = beats

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Notes:
        return Notes(secrets=[rng.below(1_000) for _ in range(seats)])

    def next_beat(self, s: Notes) -> bool:
        s.step += 1
        return s.step < len(self.beats)

    def beat(self, s: Notes) -> Rule[None]:
        return self.beats[s.step](s)

    def scores(self, s: Notes) -> list[int]:
        return [len(s.notes) for _ in s.secrets]

    def returns(self, s: Notes) -> list[float]:
        return [1 / len(s.secrets) for _ in s.secrets]

    def view(self, s: Notes, seat: int | None) -> Json:
        return {"notes": s.notes, "secret": None if seat is None else s.secrets[seat]}

    def determinise(self, s: Notes, seat: int, rng: Rng) -> None:
        s.secrets[:] = [own if p == seat else rng.below(1_000) for p, own in enumerate(s.secrets)]

    def invariants(self, s: Notes) -> Iterator[str]:
        yield from ()


def start(*beats: Callable[[Notes], Rule[None]], seats: int = 2, seed: int = 7) -> Match[Notes]:
    """A match of a scripted game at its first question."""
    return Match.new(Scripted(*beats), seats, seed)


def note(s: Notes, *words: object) -> None:
    """The only verb."""
    text = " ".join(map(str, words))
    s.notes.append(text)
    tell(s, "noted", text=text)


def ask(seat: int, kind: str = "act") -> Ask[Option]:
    """A question that is answered with yes or no."""
    return Ask(seat, kind, [YES, NO])


def asking(*seats: int) -> Callable[[Notes], Rule[None]]:
    """A beat that asks these seats, one after the other."""

    async def beat(s: Notes) -> None:
        for seat in seats:
            note(s, seat, *(await ask(seat)))

    return beat


async def secret_vote(s: Notes) -> None:
    """Everybody votes at once; the votes are noted when all are in."""
    for seat, vote in (await AskAll({seat: ask(seat, "vote") for seat in range(len(s.secrets))})).items():
        note(s, seat, *vote)


async def throw(s: Notes) -> None:
    """A die."""
    note(s, "thrown", *(await Chance("die", 6)))


def answer(m: Match[Notes], *seats: int) -> None:
    """Let these seats say yes, in order."""
    for seat in seats:
        m.apply(seat, YES)
