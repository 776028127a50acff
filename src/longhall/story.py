"""A record as a story: what happened, in words, as a seat or a spectator has seen it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longhall.kernel import CHANCE, Event, Game, Match, Record
from longhall.kernel.match import REWIND, UNDO, Entry
from longhall.text import Texts


def names_of(record: Record, texts: Texts) -> list[str]:
    """What the seats are called: by the people's own names where the record has them."""
    return [record.names.get(seat, word) for seat, word in enumerate(texts.seats(record.seats))]


def story(
    record: Record, game: Game[Any], texts: Texts, seat: int | None = None, to: int | None = None
) -> Iterator[tuple[int, str]]:
    """Every event up to line `to` of the journal, in words, with the number of its line.

    The record is verified first, move by move; BadRecord says where it is wrong.
    """
    if to is None:
        record.verify(game)
    else:
        record.replay(game, to)
    names = names_of(record, texts)
    for at, event in _events(record, game, to):
        yield at, texts.event(event.seen_by(seat), names)


def result(match: Match[Any], texts: Texts, names: list[str]) -> Iterator[str]:
    """How a finished match ended: the scores from the best, and who has won."""
    scores, returns = match.game.scores(match.state), match.game.returns(match.state)
    yield texts.say("hall-over")
    for seat in sorted(range(match.seats), key=lambda seat: (-returns[seat], -scores[seat])):
        yield texts.say("hall-score", seat=names[seat], points=scores[seat])
    yield texts.say("hall-won", names=", ".join(names[seat] for seat in range(match.seats) if returns[seat] > 0))


def _events(record: Record, game: Game[Any], to: int | None) -> Iterator[tuple[int, Event]]:
    match = Match.new(game, record.seats, record.seed, record.options)
    for event in match.opening:
        yield 0, event
    stop = len(record.journal) if to is None else min(to, len(record.journal))
    while (at := len(match.journal)) < stop:
        for event in _play(match, record.journal[at]):
            yield at + 1, event


def _play(match: Match[Any], entry: Entry) -> list[Event]:
    if entry.kind == UNDO:
        match.undo(entry.seat)
        return [Event("taken_back", {"seat": entry.seat}, {})]
    if entry.kind == REWIND:
        match.rewind(entry.seat, int(entry.choice[0]))
        return [Event("rewound", {"move": int(entry.choice[0])}, {})]
    assert entry.seat != CHANCE, "a verified record has chance only where the rules have it"
    return match.apply(entry.seat, entry.choice)
