"""A match: one game being played. It drives the rules, takes answers, and can be copied, saved and undone anywhere.

Between beats the state is plain data. Inside a beat, a copy is "the state at the start of the beat + the answers given
since": the beat is run again on a clone and fed those answers, without listing an option. Nothing outside this module
needs to know that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from longhall.kernel.ask import CHANCE, Ask, AskAll, Chance, Option, Rule, Together, from_text, to_text
from longhall.kernel.events import Event
from longhall.kernel.game import Game, Json, check_seats, table_options
from longhall.kernel.rng import Rng
from longhall.kernel.state import Root

S = TypeVar("S", bound=Root)

UNDO, REWIND = "undo", "rewind"
_MARK_EVERY = 64


class Illegal(ValueError):
    """An answer that the rules do not allow now. Nothing has changed."""


class Fateful(ValueError):
    """A logged outcome of chance that the rules did not ask for, or that the seed does not give."""


class Entry(NamedTuple):
    """One line of a journal: who, which kind of question or chance, what came."""

    seat: int
    kind: str
    choice: Option

    def to_text(self) -> str:
        """`0 act march gimle utgard`, or `* deal 4 1 3` for chance."""
        return f"{'*' if self.seat == CHANCE else self.seat} {self.kind} {to_text(self.choice)}".rstrip()

    @classmethod
    def from_text(cls, text: str) -> Entry:
        """The entry behind a line; ValueError when it is none."""
        words = from_text(text)
        if len(words) < 2 or not (words[0] == "*" or words[0].isdecimal()):
            raise ValueError(f"a move is 'SEAT KIND CHOICE', with * for chance, not {text!r}")
        return cls(CHANCE if words[0] == "*" else int(words[0]), words[1], words[2:])


class Match(Generic[S]):
    """One game being played.

    `pending` holds the open questions (none when the game is over), `log` what was answered and rolled so far, and
    `journal` the same with every undo, append-only; `opened_at` is the length of the log when the open questions were
    put. A match that is not tracked (`track=False`) has only `pending`: it can only be played on, as fast as possible.
    """

    __slots__ = (
        "_bars",
        "_base",
        "_base_at",
        "_fate",
        "_held",
        "_marks",
        "_rule",
        "_sides",
        "game",
        "journal",
        "log",
        "opened_at",
        "opening",
        "options",
        "pending",
        "seats",
        "seed",
        "state",
        "track",
    )

    def __init__(self, game: Game[S], seats: int, options: dict[str, str], seed: int, track: bool) -> None:
        self.game, self.seats, self.options, self.seed, self.track = game, seats, options, seed, track
        self.state: S
        self.pending: tuple[Ask[Any], ...] = ()
        self.log: list[Entry] = []
        self.journal: list[Entry] = []
        self.opening: list[Event] = []
        self.opened_at = 0
        self._rule: Rule[None] | None = None
        self._held: dict[int, Any] | None = None  # answers to an open AskAll, or results of an open Together
        self._sides: dict[int, Rule[Any]] | None = None  # the rules of an open Together
        self._base: S | None = None  # the state at the start of the beat: never played on, so clones share it
        self._base_at = 0  # the length of the log at the start of the beat
        self._bars = [0]  # the lengths of the log at which simultaneous questions ended: nobody undoes past them alone
        self._marks: list[tuple[int, S]] = []  # earlier beat starts, for rewinding a long game quickly
        self._fate: list[Entry] = []  # logged chance still to be used, last first

    @classmethod
    def new(
        cls,
        game: Game[S],
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        track: bool = True,
        fate: Sequence[Entry] = (),
    ) -> Match[S]:
        """A match at its first question. `fate` gives logged outcomes for the first throws of chance."""
        m = cls(game, check_seats(game, seats), table_options(game, options), seed, track)
        m._fate = list(reversed(fate))
        m._begin()
        return m

    def _begin(self) -> None:
        """Set the game up and run to the first question."""
        rng = Rng.seeded(self.seed)
        self.state = self.game.setup(self.seats, self.options, rng)
        self.state.rng, self.state.box = rng.state, self.game.box
        self.opening = []
        self.state.sink = self.opening if self.track else None
        self._next_beat()
        self.state.sink = None

    # ---- playing ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    def ask_for(self, seat: int) -> Ask[Any]:
        """The open question to a seat, or Illegal."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        if not self.pending:
            raise Illegal("the game is over")
        asked = ", ".join(str(ask.seat) for ask in self.pending)
        raise Illegal(f"seat {seat} is not asked now; waiting for seat {asked}")

    def apply(self, seat: int, choice: Option) -> list[Event]:
        """Answer a seat's open question; what happened comes back. Illegal answers change nothing."""
        ask = self.ask_for(seat)
        if choice not in ask.options:
            near = "; ".join(to_text(o) for o in ask.options[:6])
            more = f" and {len(ask.options) - 6} more" if len(ask.options) > 6 else ""
            raise Illegal(f"'{to_text(choice)}' is not an answer to '{ask.kind}': {near}{more}")
        if not self.track:
            self._feed(seat, choice)
            return []
        at, written = len(self.log), len(self.journal)
        events: list[Event] = []
        self.state.sink = events
        try:
            self._write(Entry(seat, ask.kind, choice))
            self._feed(seat, choice)
        except BaseException:  # a bug in a rule must not cost the players their game
            del self.journal[written:]
            self._rebuild(self.log[:at])
            raise
        self.state.sink = None
        return events

    def _feed(self, seat: int, choice: Option) -> None:
        """Give a legal answer to whoever waits for it, and run on to the next question."""
        if self._sides is not None:
            self._step_aside(seat, choice)
        elif self._held is not None:
            self._held[seat] = choice
            self.pending = tuple([ask for ask in self.pending if ask.seat != seat])
        else:
            self._run(choice)
            return
        if not self.pending:
            replies = self._close()
            if self.track and len(replies) > 1:
                self._bars.append(len(self.log))
            self._run(replies)

    def _close(self) -> dict[int, Any]:
        """End the simultaneous question; what its seats answered, or what their rules returned."""
        assert self._held is not None
        replies, self._held, self._sides = self._held, None, None
        return replies

    def _run(self, reply: Any) -> None:
        """Resume the beat with a reply; when it ends, go on to the next one."""
        if not self._resume(reply):
            self._next_beat()

    def _next_beat(self) -> None:
        game, s = self.game, self.state
        while game.next_beat(s):
            if self.track:
                self._base, self._base_at = s.clone(), len(self.log)
                if self._base_at >= (self._marks[-1][0] if self._marks else 0) + _MARK_EVERY:
                    self._marks.append((self._base_at, self._base))
            self._rule = game.beat(s)
            if self._resume(None):
                return
        self.pending, self._rule = (), None

    def _resume(self, reply: Any) -> bool:
        """Run the rule up to its next question; False when the beat is over."""
        rule = self._rule
        assert rule is not None
        try:
            q = rule.send(reply)
            while type(q) is Chance:
                q = rule.send(self._roll(q))
        except StopIteration:
            return False
        self.opened_at = len(self.log)
        if type(q) is Ask:
            self.pending = (q,)
        elif type(q) is AskAll:
            self.pending, self._held = tuple(q.asks.values()), {}
        elif type(q) is Together:
            self.pending, self._held, self._sides = (), {}, dict(q.rules)
            for seat in q.rules:
                self._step_aside(seat, None)
            if not self.pending:
                return self._resume(self._close())
        else:
            raise TypeError(f"a rule may await Ask, AskAll, Chance and Together, not {q!r}")
        return True

    def _step_aside(self, seat: int, reply: Any) -> None:
        """Run one rule of a Together to its next question or its end."""
        assert self._sides is not None
        assert self._held is not None
        rest = [ask for ask in self.pending if ask.seat != seat]
        try:
            q = self._sides[seat].send(reply)
        except StopIteration as end:
            self._held[seat] = end.value
        else:
            if type(q) is not Ask or q.seat != seat:
                raise TypeError(f"a rule run together may only ask its own seat {seat}, not await {q!r}")
            rest.append(q)
        self.pending = tuple(sorted(rest, key=lambda ask: ask.seat))

    def _roll(self, q: Chance) -> tuple[int, ...]:
        rng = Rng(self.state.rng)
        outcome = rng.sample(q.n, q.count)
        self.state.rng = rng.state
        if self._fate:
            outcome = _fated(q, self._fate.pop())
        if self.track:
            self._write(Entry(CHANCE, q.kind, tuple([str(i) for i in outcome])))
        return outcome

    def _write(self, entry: Entry) -> None:
        self.log.append(entry)
        self.journal.append(entry)

    # ---- copying ---------------------------------------------------------------------------------------------------

    def clone(self, track: bool = True) -> Match[S]:
        """An independent copy at the same question; untracked for rollouts."""
        m = self._copy(self.log[self._base_at :], track)
        m._fate = self._fate[:]
        return m

    def _copy(self, since: list[Entry], track: bool) -> Match[S]:
        """A copy of this match in which the open beat has had these answers and throws."""
        if not self.track:
            raise ValueError("only a tracked match can be cloned")
        m: Match[S] = Match(self.game, self.seats, self.options, self.seed, False)
        m._restart(self._base, since)
        m.track = track
        if track:
            m.log, m.journal, m._marks, m._bars = self.log[:], self.journal[:], self._marks[:], self._bars[:]
            m._base, m._base_at, m.opened_at, m.opening = self._base, self._base_at, self.opened_at, self.opening
        return m

    def imagine(self, seat: int, rng: Rng) -> Match[S]:
        """A match that this one might be, for all that the seat knows: hidden things and luck are dealt anew.

        It is untracked. Others' answers to an open simultaneous question are forgotten and asked again.
        """
        since = self.log[self._base_at :]
        if self._held is not None and self._sides is None:
            opened = self.opened_at - self._base_at
            since = since[:opened] + [entry for entry in since[opened:] if entry.seat == seat]
        m = self._copy(since, track=False)
        m.game.determinise(m.state, seat, rng)
        m.state.rng = Rng.seeded(rng.below(1 << 64)).state
        return m

    def _restart(self, base: S | None, since: list[Entry]) -> None:
        """Run the beat that began with `base`, or the game from its start, again through these answers and throws.

        The kinds of the answers are checked, not the options; logged chance comes back as fate.
        """
        self._held = self._sides = None
        self._fate = [entry for entry in reversed(since) if entry.seat == CHANCE]
        if base is None:
            self._begin()
        else:
            self.state = base.clone()
            self._rule = self.game.beat(self.state)
            self._run(None)
        for entry in since:
            if entry.seat != CHANCE:
                kind = self.ask_for(entry.seat).kind
                if kind != entry.kind:
                    raise Illegal(f"seat {entry.seat} is asked '{kind}'; the log answers '{entry.to_text()}'")
                if self.track:
                    self._write(entry)
                self._feed(entry.seat, entry.choice)
        if self._fate:
            raise Fateful(f"the log has chance that the rules did not ask for: '{self._fate[-1].to_text()}'")

    # ---- undo ------------------------------------------------------------------------------------------------------

    def undo_point(self, seat: int) -> int | None:
        """The entry of the log that a seat may take back alone: its latest, unless something came to light since.

        Chance, another seat's answer and the end of a simultaneous question bar the way. Others' answers to the open
        simultaneous question do not: they were given unseen.
        """
        last = len(self.log) - 1
        if self._held is None or last < self.opened_at:
            return last if last >= self._bars[-1] and self.log[last].seat == seat else None
        return next((at for at in range(last, self.opened_at - 1, -1) if self.log[at].seat == seat), None)

    def undo(self, seat: int) -> None:
        """Take back a seat's latest answer, or Illegal where something was revealed since."""
        at = self.undo_point(seat)
        if at is None:
            raise Illegal(f"seat {seat} has nothing to take back: something has come to light since its last answer")
        self._rebuild(self.log[:at] + self.log[at + 1 :])
        self.journal.append(Entry(seat, UNDO, (str(at),)))

    def rewind(self, seat: int, to: int) -> None:
        """Go back to the question before entry `to` of the log, whatever was revealed: for a table that consents."""
        if not 0 <= to < len(self.log) or self.log[to].seat == CHANCE:
            raise Illegal(f"entry {to} of the log is no answer to go back to; it has {len(self.log)} entries")
        self._rebuild(self.log[:to])
        self.journal.append(Entry(seat, REWIND, (str(to),)))

    def _rebuild(self, log: list[Entry]) -> None:
        """Stand where this log leads, from the nearest remembered beat. The journal is left alone."""
        journal, self.journal, fate = self.journal, [], self._fate
        base, base_at = self._base, self._base_at
        if base is None or len(log) < base_at:
            self._marks = [mark for mark in self._marks if mark[0] <= len(log)]
            base_at, base = self._marks[-1] if self._marks else (0, None)
        self.log, self._bars = log[:base_at], [bar for bar in self._bars if bar <= base_at]
        self._base, self._base_at = base, base_at
        self._restart(base, log[base_at:])
        self.journal, self._fate = journal, fate

    # ---- saving ----------------------------------------------------------------------------------------------------

    def save(self) -> Json:
        """The whole match as JSON, wherever it stands. It holds every secret: for the store, never for a seat."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "journal": [entry.to_text() for entry in self.journal],
            "at": self._base_at,
            "bars": self._bars[:],
            "base": self._base.to_json() if self._base is not None else None,
        }

    @classmethod
    def load(cls, game: Game[S], data: Json) -> Match[S]:
        """The match that `save` wrote. Only the open beat is replayed."""
        m: Match[S] = cls(game, data["seats"], table_options(game, data["options"]), data["seed"], True)
        journal = [Entry.from_text(line) for line in data["journal"]]
        if data["base"] is not None:
            m._base, m._base_at, m._bars = game.state.from_json(data["base"]), data["at"], data["bars"]
            m._base.box = game.box
        m._rebuild(effective(journal))
        m.journal = journal
        return m


def effective(journal: Iterable[Entry]) -> list[Entry]:
    """The log that a journal leaves: what was taken back is gone."""
    log: list[Entry] = []
    for entry in journal:
        if entry.kind == UNDO:
            del log[int(entry.choice[0])]
        elif entry.kind == REWIND:
            del log[int(entry.choice[0]) :]
        else:
            log.append(entry)
    return log


def _fated(q: Chance, entry: Entry) -> tuple[int, ...]:
    outcome = tuple([int(word) if word.isdecimal() else -1 for word in entry.choice])
    if entry.kind != q.kind or len(outcome) != q.count or len(set(outcome)) != q.count:
        raise Fateful(f"chance '{q.kind}' draws {q.count} of {q.n}; the log says '{entry.to_text()}'")
    if not all(0 <= i < q.n for i in outcome):
        raise Fateful(f"chance '{q.kind}' gives numbers from 0 to {q.n - 1}; the log says '{entry.to_text()}'")
    return outcome
