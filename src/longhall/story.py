"""A record as a story: what happened, in words, as a seat or a spectator has seen it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longhall.kernel import CHANCE, Event, Game, Match, Record
from longhall.kernel.match import REWIND, UNDO, Entry
from longhall.text import Texts


def names_of(record: Record, texts: Texts) -> list[str]:
    """What the seats are called: by the names of people and bots where the record has them, else by their words.

    Where one name is that of several seats, their words tell them apart.
    """
    seated = _seated(record, texts)
    names = [name for name, _ in seated]
    return [f"{name} ({word})" if names.count(name) > 1 else name for name, word in seated]


def _seated(record: Record, texts: Texts) -> list[tuple[str, str]]:
    """Who sits on each seat, and the seat's word."""
    words = texts.seats(record.seats)
    return [(_called(record.names.get(seat, word), texts), word) for seat, word in enumerate(words)]


def _called(name: str, texts: Texts) -> str:
    level = f"hall-bot-{name}"
    return texts.say(level) if texts.named(level) else name


def narrate(
    record: Record, game: Game[Any], texts: Texts, seat: int | None = None, to: int | None = None
) -> Iterator[str]:
    """The story line by line: what was played, by whom, every event with the number of its line, and how it ended.

    It is verified first, as `story` does.
    """
    told = list(story(record, game, texts, seat, to))
    match, names = record.replay(game, to), names_of(record, texts)
    players = [f"{name} ({word})" if name != word else word for name, word in _seated(record, texts)]
    yield texts.say("title")
    yield texts.say("hall-players", count=record.seats, names=", ".join(players))
    for at, line in told:
        yield f"{at:>5}  {line}"
    yield from result(match, texts, names) if match.over else [texts.say("hall-unfinished")]


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
    winners = [names[seat] for seat in range(match.seats) if returns[seat] > 0]
    yield texts.say("hall-won", names=", ".join(winners)) if winners else texts.say("hall-nobody-won")


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
