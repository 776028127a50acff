"""The game on a table: a match, the steps it came by, and what each pair of eyes may see of both.

Everything here is plain computation: no storing, no sending, no waiting. A step is what one answer, undo or rewind
writes to the journal, with the events that came of it; steps are what is stored and what is sent.
"""

from __future__ import annotations

import json
import time
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall.kernel import Event, Game, Illegal, Match
from longhall.kernel.ask import from_text, to_text
from longhall.kernel.match import REWIND, UNDO, Entry
from longhall.server.messages import OwnAsk, Position, PublicAsk, Step
from longhall.server.refusal import Refused
from longhall.server.rows import StepRow, TableRow

SETUP = "setup"
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes somebody sees the table with: those of these seats, or a spectator's where there are none."""

    seats: tuple[int, ...] = ()
    acts: bool = True
    """Whether the seats are one's own; else one only looks over their shoulders."""


class Account:
    """Which step each entry of the log came with, and which steps have been taken back."""

    def __init__(self) -> None:
        self.starts: list[int] = []
        """The length of the journal before each step."""
        self.origin: list[int] = []
        """The step of each entry of the log."""
        self.void: set[int] = set()

    def take_in(self, step: StepRow) -> None:
        """Go on by one step."""
        self.starts.append(step.at)
        for line in step.entries.splitlines():
            entry = Entry.from_text(line)
            if entry.kind == UNDO:
                self.void.add(self.origin.pop(int(entry.choice[0])))
            elif entry.kind == REWIND:
                to = int(entry.choice[0])
                self.void.update(self.origin[to:])
                del self.origin[to:]
            else:
                self.origin.append(step.n)


class Play:
    """A match with its steps. Every change comes back as the step to be stored."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.asked: dict[int, int] = {}
        """The length of the journal when each open question was put to its seat."""
        self.account = Account()
        self._snapshot: dict[str, Any] = {}

    # ---- beginning and going on ------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, match: Match[Any]) -> tuple[Play, StepRow]:
        """A match that stands at its first question, and its first step: the setup."""
        play = cls(match)
        step = play._step(0, NOBODY, SETUP, match.opening)
        play._ask_anew()
        return play, step

    @classmethod
    def resume(cls, game: Game[Any], asked: Mapping[int, int], steps: Sequence[StepRow], snapshot: str) -> Play:
        """The game as it was stored: its steps, its snapshot, and when its open questions were put."""
        journal = [line for step in steps for line in step.entries.splitlines()]
        play = cls(Match.load(game, {**json.loads(snapshot), "journal": journal}))
        for step in steps:
            play.account.take_in(step)
        play.asked, play._snapshot = dict(asked), json.loads(snapshot)
        return play

    @property
    def steps(self) -> int:
        """How many steps have been made."""
        return len(self.account.starts)

    @property
    def at(self) -> int:
        """The length of the journal."""
        return len(self.match.journal)

    # ---- changing --------------------------------------------------------------------------------------------------

    def check_asked(self, seat: int, at: int) -> None:
        """Refuse whatever is about a question to a seat that is not open, or not as it stood at journal length `at`."""
        if self.match.over:
            raise Refused("not_running", "the game is over")
        if seat not in self.asked:
            waiting = ", ".join(map(str, self.asked))
            raise Refused("not_asked", f"seat {seat} is not asked now; waiting for seat {waiting}")
        if not self.asked[seat] <= at <= self.at:
            raise Refused("stale", f"the question to seat {seat} has changed since {at}; the journal is at {self.at}")

    def answer(self, seat: int, kind: str, choice: str, at: int) -> StepRow:
        """Answer a seat's open question as it stood at journal length `at`."""
        self.check_asked(seat, at)
        ask = self.match.ask_for(seat)
        if ask.kind != kind:
            raise Refused("stale", f"seat {seat} is asked '{ask.kind}', not '{kind}'")
        before, start = self.match.pending, self.at
        try:
            events = self.match.apply(seat, from_text(choice))
        except Illegal as error:
            raise Refused("illegal", str(error)) from error
        self._ask_anew({ask.seat for ask in self.match.pending if ask in before})
        return self._step(start, seat, kind, events)

    def undo(self, seat: int, at: int) -> StepRow:
        """Take back a seat's latest answer, as the seat saw it at journal length `at`."""
        since = self.match.journal[at:]
        if at > self.at or any(entry.seat == seat or entry.kind == REWIND for entry in since):
            raise Refused("stale", f"seat {seat} has moved since {at}; the journal is at {self.at}")
        before, start = {ask.seat for ask in self.match.pending}, self.at
        try:
            self.match.undo(seat)
        except Illegal as error:
            raise Refused("nothing_to_undo", str(error)) from error
        # A seat that was asked before and still is has the same question: only an open simultaneous one survives.
        self._ask_anew({ask.seat for ask in self.match.pending if ask.seat in before and ask.seat != seat})
        return self._step(start, seat, UNDO, [])

    def rewind(self, seat: int, to: int) -> StepRow:
        """Go back to before step `to`, whatever was revealed since."""
        start = self.at
        self.check_rewind(to)
        self.match.rewind(seat, self.account.origin.index(to))
        self._ask_anew()
        return self._step(start, seat, REWIND, [])

    def repeat(self, entry: Entry) -> StepRow:
        """Make the step again that an entry of a journal began."""
        if entry.kind == UNDO:
            return self.undo(entry.seat, self.at)
        if entry.kind == REWIND:
            return self.rewind(entry.seat, self.account.origin[int(entry.choice[0])])
        return self.answer(entry.seat, entry.kind, to_text(entry.choice), self.at)

    def check_rewind(self, to: int) -> None:
        """Refuse to go back to before a step that is no answer, or was taken back."""
        if to < 1 or to not in self.account.origin:
            raise Refused("illegal", f"step {to} is no answer that the game could go back to")

    def snapshot(self) -> str | None:
        """The match without its journal, where that is another one than at the last call: once a beat, not a step."""
        saved = self.match.save()
        del saved["journal"]
        if saved == self._snapshot:
            return None
        self._snapshot = saved
        return json.dumps(saved, separators=(",", ":"), ensure_ascii=False)

    def _ask_anew(self, kept: Iterable[int] = ()) -> None:
        """Note when the open questions were put: now, except to the seats that have had them before."""
        old = {seat: self.asked[seat] for seat in kept}
        self.asked = {ask.seat: old.get(ask.seat, self.at) for ask in self.match.pending}

    def _step(self, start: int, seat: int, kind: str, events: Sequence[Event]) -> StepRow:
        step = StepRow(
            n=self.steps,
            at=start,
            seat=seat,
            kind=kind,
            entries="\n".join([entry.to_text() for entry in self.match.journal[start:]]),
            events=json.dumps(events, separators=(",", ":"), ensure_ascii=False),
            time=time.time(),
        )
        self.account.take_in(step)
        return step

    # ---- looking ---------------------------------------------------------------------------------------------------

    def step_after(self, at: int) -> int:
        """The first step that a client lacks which knows the journal up to `at`; knowing nothing, it lacks all."""
        ends = [*self.account.starts[1:], self.at]
        return bisect_right(ends, at) if at else 0

    def position(self, eyes: Eyes, row: TableRow) -> Position:
        """The game as these eyes see it."""
        match, game = self.match, self.match.game
        looks: list[int | None] = [*eyes.seats]
        if len(looks) != 1:
            looks.append(None)
        return Position(
            at=self.at,
            views={"board" if seat is None else str(seat): game.view(match.state, seat) for seat in looks},
            asks=self.public_asks(),
            mine=self._own_asks(eyes.seats) if eyes.acts else [],
            undo={str(seat): self.can_undo(seat) for seat in eyes.seats if eyes.acts},
            scores=game.scores(match.state),
            over=match.over,
            returns=game.returns(match.state) if match.over else None,
            seed_hash=row.seed_hash,
            seed=str(row.seed) if match.over else None,
            salt=row.salt if match.over else None,
        )

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take back its latest answer: never when the game is over, for then the seed is known."""
        return not self.match.over and self.match.undo_point(seat) is not None

    def public_asks(self) -> list[PublicAsk]:
        """The open questions, as everybody sees them."""
        return [PublicAsk(seat=ask.seat, kind=ask.kind) for ask in self.match.pending]

    def _own_asks(self, seats: Sequence[int]) -> list[OwnAsk]:
        return [
            OwnAsk(
                seat=ask.seat,
                kind=ask.kind,
                about=ask.about,
                options=[to_text(option) for option in ask.options],
                page=self.match.game.pages.get(ask.kind),
                since=self.asked[ask.seat],
            )
            for ask in self.match.pending
            if ask.seat in seats
        ]


def seen(step: StepRow, seats: Sequence[int]) -> Step:
    """A stored step as somebody may see it who holds these seats."""
    entries = step.entries.splitlines()
    events = [_event(data) for data in json.loads(step.events)]
    public = [event.seen_by(None) for event in events]
    own: dict[str, dict[str, Any]] = {}
    for seat in seats:
        for i, event in enumerate(events):
            if seat in event.private:
                facts = {key: value for key, value in event.seen_by(seat).items() if public[i].get(key) != value}
                own.setdefault(str(seat), {})[str(i)] = facts
    mine = step.seat in seats and step.kind not in (UNDO, REWIND)
    return Step(
        n=step.n,
        at=step.at,
        to=step.at + len(entries),
        seat=step.seat,
        kind=step.kind,
        choice=to_text(Entry.from_text(entries[0]).choice) if mine else None,
        events=public,
        own=own,
        time=step.time,
        stand_in=step.stand_in,
    )


def _event(data: list[Any]) -> Event:
    kind, public, private = data
    return Event(kind, public, {int(seat): facts for seat, facts in private.items()})
