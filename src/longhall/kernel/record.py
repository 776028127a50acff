"""The match record, a `.saga` file: a readable header, one move a line with chance included, and the result.

    longhall saga 1
    game: blood_rage
    version: 1
    seats: 2
    seed: 7
    option first_age: draft
    name 0: Freydis
    ---
    * first_player 1
    0 draft keep troll tyrs_bash
    ---
    scores: 61 48
    state: 5f0c...

A record verifies itself: every line is replayed through the rules, chance is compared with the seed, and the final
position with its digest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from longhall.kernel.ask import CHANCE, to_text
from longhall.kernel.game import Game
from longhall.kernel.match import REWIND, UNDO, Entry, Match
from longhall.kernel.state import Root

FORMAT = "longhall saga 1"
RULE = "---"
_NUMBERS = ("version", "seats", "seed")


class BadRecord(ValueError):
    """A record that cannot be read, or that the rules do not agree with. The message names the line."""


@dataclass(slots=True, kw_only=True)
class Record:
    """One match, played or going on, as it is kept and exchanged."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    journal: list[Entry] = field(default_factory=list)
    scores: list[int] | None = None
    """The final scores; None while the match goes on."""
    state: str | None = None
    first_line: int = 0
    """Where the journal began in the file that was read, so that errors can name lines."""

    @classmethod
    def of(cls, match: Match[Any], names: Mapping[int, str] | None = None) -> Record:
        """The record of a match as it stands."""
        return cls(
            game=match.game.name,
            version=match.game.version,
            seats=match.seats,
            seed=match.seed,
            options=dict(match.options),
            names=dict(names or {}),
            journal=list(match.journal),
            scores=match.game.scores(match.state) if match.over else None,
            state=digest(match.state) if match.over else None,
        )

    def write(self) -> str:
        """The text of the `.saga` file."""
        lines = [FORMAT, f"game: {self.game}"]
        lines += [f"{key}: {getattr(self, key)}" for key in _NUMBERS]
        lines += [f"option {key}: {value}" for key, value in self.options.items()]
        lines += [f"name {seat}: {' '.join(name.split())}" for seat, name in self.names.items()]
        lines += [RULE, *(entry.to_text() for entry in self.journal), RULE]
        if self.scores is not None:
            lines += [f"scores: {' '.join(map(str, self.scores))}", f"state: {self.state}"]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """The record in a text, or BadRecord."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise BadRecord(f"line 1: a record begins with '{FORMAT}'")
        ends = [i for i, line in enumerate(lines) if line.strip() == RULE]
        if len(ends) != 2:
            raise BadRecord(f"line {len(lines)}: a record has two '{RULE}' lines, this has {len(ends)}")
        head = _fields(lines, 1, ends[0])
        for key in ("game", *_NUMBERS):
            if key not in head:
                raise BadRecord(f"line {ends[0] + 1}: the header has no '{key}:'")
        foot = _fields(lines, ends[1] + 1, len(lines))
        return cls(
            game=head["game"][1],
            version=_number(*head["version"]),
            seats=_number(*head["seats"]),
            seed=_number(*head["seed"]),
            options={key[7:]: value for key, (_, value) in head.items() if key.startswith("option ")},
            names={_number(at, key[5:]): name for key, (at, name) in head.items() if key.startswith("name ")},
            journal=[_entry(at, lines[at]) for at in range(ends[0] + 1, ends[1])],
            scores=[_number(foot["scores"][0], word) for word in foot["scores"][1].split()]
            if "scores" in foot
            else None,
            state=foot["state"][1] if "state" in foot else None,
            first_line=ends[0] + 2,
        )

    def replay(
        self, game: Game[Any], to: int | None = None, each: Callable[[Match[Any], Entry], None] | None = None
    ) -> Match[Any]:
        """Play the record through the rules, checking every line, up to line `to` of the journal; BadRecord names it.

        `each` is called after every answer, with the match as it then stands.
        """
        if (game.name, game.version) != (self.game, self.version):
            raise BadRecord(
                f"the record is of {self.game} version {self.version}, "
                f"these rules are {game.name} version {game.version}"
            )
        journal = self.journal if to is None else self.journal[:to]
        try:
            match = Match.new(game, self.seats, self.seed, self.options)
        except ValueError as error:
            raise BadRecord(f"header: {error}") from error
        done = len(match.journal)
        self._compare(match, 0, done, len(journal))
        while done < len(journal):
            entry, at = journal[done], len(match.journal)
            try:
                self.play(match, entry)
            except ValueError as error:
                raise BadRecord(f"line {self.first_line + done}: {error}") from error
            self._compare(match, at, len(match.journal), len(journal))
            done = len(match.journal)
            if each:
                each(match, entry)
        return match

    @staticmethod
    def play(match: Match[Any], entry: Entry) -> None:
        """Make one answer, undo or rewind of a journal again; a ValueError where the rules do not allow it."""
        if entry.seat == CHANCE:
            raise ValueError(f"the record says '{entry.to_text()}', but the rules roll nothing here")
        if entry.kind == UNDO:
            if match.undo_point(entry.seat) != (at := _entry_named(entry)):
                raise ValueError(f"seat {entry.seat} may not take back entry {at}")
            match.undo(entry.seat)
        elif entry.kind == REWIND:
            match.rewind(entry.seat, _entry_named(entry))
        else:
            kind = match.ask_for(entry.seat).kind
            if kind != entry.kind:
                raise ValueError(f"seat {entry.seat} is asked '{kind}', the record answers '{entry.kind}'")
            match.apply(entry.seat, entry.choice)

    def verify(self, game: Game[Any]) -> Match[Any]:
        """Replay the whole record and compare its end; the match as it ends, or BadRecord."""
        match = self.replay(game)
        if self.scores is None:
            return match
        if not match.over:
            raise BadRecord("the record gives a result, but its moves do not end the game")
        found = game.scores(match.state)
        if found != self.scores:
            raise BadRecord(f"scores: the record says {self.scores}, its moves give {found}")
        if digest(match.state) != self.state:
            raise BadRecord("state: the final position is not the one that the record was made with")
        return match

    def _compare(self, match: Match[Any], start: int, stop: int, limit: int) -> None:
        """Journal lines that the replay wrote must be those of the record: this is where chance meets the seed."""
        for at in range(start, min(stop, limit)):
            if match.journal[at] != self.journal[at]:
                raise BadRecord(
                    f"line {self.first_line + at}: the record says '{self.journal[at].to_text()}', "
                    f"the rules and the seed give '{match.journal[at].to_text()}'"
                )


def digest(s: Root) -> str:
    """A fingerprint of a position."""
    text = json.dumps(s.to_json(), separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _entry_named(entry: Entry) -> int:
    """Which entry of the log an undo or a rewind goes back to."""
    if len(entry.choice) != 1 or not entry.choice[0].isdecimal():
        raise ValueError(f"'{entry.kind}' names one entry of the log by its number, not '{to_text(entry.choice)}'")
    return int(entry.choice[0])


def _fields(lines: list[str], start: int, stop: int) -> dict[str, tuple[int, str]]:
    found: dict[str, tuple[int, str]] = {}
    for at in range(start, stop):
        if not lines[at].strip():
            continue
        key, colon, value = lines[at].partition(":")
        if not colon:
            raise BadRecord(f"line {at + 1}: expected 'KEY: VALUE', not {lines[at]!r}")
        found[key.strip()] = (at, value.strip())
    return found


def _number(at: int, word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise BadRecord(f"line {at + 1}: expected a whole number, not {word!r}") from None


def _entry(at: int, line: str) -> Entry:
    try:
        return Entry.from_text(line)
    except ValueError as error:
        raise BadRecord(f"line {at + 1}: {error}") from None
