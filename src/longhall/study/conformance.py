"""Conformance: random games in which every promise of a game and of the kernel is checked on the way.

`play_checked` plays one such game to the end; tests and `longhall simulate --check` call it. Each promise has a check
of its own, which raises `Broken`. Light checks run at every position: the open questions, invariants, scores, events.
Heavy ones run at a share of the positions, `thorough`: copies, saves, undo, views, orders of arrival, secrecy.

What is checked of secrecy is that a seat's view, questions and imagination do not depend on what it may not know; that
an event's public facts hold no secret is for the tests of each game.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from longhall.kernel import Event, Game, Illegal, Json, Match, Option, Record, Rng, Root
from longhall.kernel.ask import CHANCE, from_text, to_text
from longhall.kernel.match import REWIND, UNDO
from longhall.study.broken import blaming, broken, lines, picture, questions, same, text

LIMIT = 20_000
"""A game that takes more decisions than this is taken to be endless."""
_KEPT = 4
"""How many earlier clones are kept for a second look."""
_ENOUGH = 40
"""So many imagined states cannot all be true by chance."""
_STEPS = (0, 1, 2, 3, 4, 6, 8, 12) * 5 + (1_000,)
"""How far an imagined match is played on: now and then to its end."""


class Keepsake(NamedTuple):
    """An earlier clone and what it looked like when it was made."""

    clone: Match[Any]
    likeness: str


@dataclass(slots=True)
class _Course:
    """What a checked game remembers on its way."""

    luck: Rng
    thorough: float
    kept: deque[Keepsake] = field(default_factory=deque)
    secrets_told: int = 0
    imagined: int = 0
    imagined_otherwise: int = 0

    def due(self, share: float = 1.0) -> bool:
        """Whether a heavy check is to run now."""
        return self.luck.below(10_000) < self.thorough * share * 10_000


# ---- whole games -----------------------------------------------------------------------------------------------------


def play_checked(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    thorough: float = 0.1,
    limit: int = LIMIT,
) -> Match[Any]:
    """Play a random game to its end with every check on the way; Broken at the first promise that is not kept.

    It is played twice, with the light checks first, so that a plain mistake in a rule is reported as what it is.
    """
    first = _walk(Match.new(game, seats, seed, options), limit, None)
    course = _Course(_stretch(seed, 2), thorough)
    m = _walk(Match.new(game, seats, seed, options), limit, course)
    _check_whole(m, course)
    check_same_game(first, m)
    return m


def play_random(game: Game[Any], seats: int, seed: int, options: Mapping[str, str] | None = None) -> Match[Any]:
    """The very game that `play_checked` plays, unchecked."""
    m = Match.new(game, seats, seed, options)
    _play_on(m, LIMIT, _stretch(seed, 1))
    return m


def _walk(m: Match[Any], limit: int, course: _Course | None) -> Match[Any]:
    """Play the game with the heavy checks of a course, or with the light ones."""
    check_title(m)
    moves, events = _stretch(m.seed, 1), m.opening
    for _ in range(limit + 1):
        if course:
            course.secrets_told += sum(bool(event.private) for event in events)
            _check_heavily(m, course)
        else:
            check_events(m, events)
            check_position(m)
        if m.over:
            return m
        seat, choice = _random_move(m, moves)
        with blaming("rules", m, f"seat {seat} answering '{to_text(choice)}'"):
            events = m.apply(seat, choice)
    raise broken("end", m, f"the game is not over after {limit} decisions")


def _stretch(seed: int, n: int) -> Rng:
    """Luck that has nothing to do with the game's own: a far stretch of the same seed's numbers."""
    return Rng(Rng.seeded(seed).state + (n << 48))


def _random_move(m: Match[Any], luck: Rng) -> tuple[int, Option]:
    ask = luck.choice(m.pending)
    return ask.seat, luck.choice(ask.options)


def _play_on(m: Match[Any], decisions: int, luck: Rng) -> None:
    for _ in range(decisions):
        if m.over:
            return
        m.apply(*_random_move(m, luck))


def _check_heavily(m: Match[Any], course: _Course) -> None:
    """The heavy checks that are due here; all of them at the end."""
    for check, share in _HEAVY.items():
        if m.over or course.due(share):
            check(m, course.luck)
    for seat in range(m.seats):
        if m.over or course.due():
            course.imagined += 1
            course.imagined_otherwise += check_secrecy(m, seat, course.luck)
    if course.due():
        course.kept.append(keep(m))
    if len(course.kept) > _KEPT:
        check_keepsake(m, course.kept.popleft(), course.luck)


def _check_whole(m: Match[Any], course: _Course) -> None:
    """What can be said only of a finished game."""
    check_returns(m)
    for keepsake in course.kept:
        check_keepsake(m, keepsake, course.luck)
    if course.secrets_told and course.imagined >= _ENOUGH and not course.imagined_otherwise:
        raise broken("secrecy", m, f"secrets were told, but all {course.imagined} imagined states were the true one")
    check_record(m)


# ---- light checks ----------------------------------------------------------------------------------------------------


def check_title(m: Match[Any]) -> None:
    """The game's own names are words, and there is one for every seat."""
    values = [value for values in m.game.options.values() for value in values]
    for word in (m.game.name, *m.game.seat_words, *m.game.options, *values):
        if from_text(word) != (word,):
            raise broken("title", m, f"{word!r} is not one word")
    if len(set(m.game.seat_words)) < max(m.game.seats):
        raise broken("title", m, f"there are up to {max(m.game.seats)} seats, but the words {m.game.seat_words!r}")


def check_position(m: Match[Any]) -> None:
    """The position is sound, has a score for each seat, and every open question can be answered."""
    for wrong in m.game.invariants(m.state):
        raise broken("invariants", m, wrong)
    scores = m.game.scores(m.state)
    if len(scores) != m.seats or not all(type(score) is int for score in scores):
        raise broken("scores", m, f"{m.seats} whole numbers are wanted, not {scores!r}")
    asked = [ask.seat for ask in m.pending]
    if len(set(asked)) < len(asked) or not set(asked) <= set(range(m.seats)):
        raise broken("questions", m, f"seats {asked} of {m.seats} are asked at once")
    for ask in m.pending:
        if from_text(ask.kind) != (ask.kind,) or ask.kind in (UNDO, REWIND):
            raise broken("questions", m, f"{ask.kind!r} cannot be a kind of question")
        for name, value in ask.about.items():
            if type(value) not in (str, int):
                raise broken("questions", m, f"'{ask.kind}' is about {name}={value!r}, which is no word and no number")
        with blaming("options", m, f"listing the answers to '{ask.kind}'"):
            check_options(m, ask.kind, ask.options)


def check_options(m: Match[Any], kind: str, options: Iterable[Option]) -> None:
    """There are options; each is unique, made of words, and declared in `words`."""
    seen: set[Option] = set()
    for option in options:
        if fault := _fault(option, m.game.words):
            raise broken("options", m, f"{option!r} of '{kind}' {fault}")
        if option in seen:
            raise broken("options", m, f"{option!r} of '{kind}' is listed twice")
        seen.add(option)
    if not seen:
        raise broken("options", m, f"'{kind}' cannot be answered: there is no option")


def _fault(option: Any, declared: Mapping[str, tuple[str, ...]]) -> str | None:
    """What is wrong with an option. A last name with a star, `cards*`, stands for any number of words."""
    if not isinstance(option, tuple) or not option or not all(isinstance(word, str) for word in option):
        return "is not a tuple of words"
    if from_text(to_text(option)) != option:
        return "has a word that is empty or holds a space"
    names = declared.get(option[0])
    if names is None:
        return f"begins with a word that is not declared; declared are {', '.join(declared)}"
    given = len(option) - 1
    if given < len(names) - 1 if names and names[-1].endswith("*") else given != len(names):
        return f"has {given} words after the first; declared are {names!r}"
    return None


def check_events(m: Match[Any], events: Iterable[Event]) -> None:
    """Every event can be sent to every seat, and its facts hide nothing of it."""
    for event in events:
        if not set(event.private) <= set(range(m.seats)):
            raise broken("events", m, f"'{event.kind}' has facts for seats {list(event.private)} of {m.seats}")
        for name in ("kind", "own"):
            if any(name in facts for facts in (event.public, *event.private.values())):
                raise broken("events", m, f"'{event.kind}' has a fact called {name}, which hides the event's own")
        for seat in (None, *range(m.seats)):
            with blaming("events", m, f"'{event.kind}' as seen by {seat}"):
                json.dumps(event.seen_by(seat), allow_nan=False)


# ---- heavy checks ----------------------------------------------------------------------------------------------------


def check_clone(m: Match[Any], luck: Rng) -> None:
    """A clone is the same match, asks the same in the same order, and can be played on by itself."""
    with blaming("clone", m):
        before, twin = m.state.to_json(), m.clone()
        same("clone", m, before, twin.state.to_json(), "the state of a clone")
        if twin.state != m.state or twin.log != m.log or twin.journal != m.journal:
            raise broken("clone", m, "a clone is not == the match")
        same("options", m, questions(m), questions(twin), "what a clone asks")
        _play_on(twin, 1 + luck.below(12), luck)
        same("clone", m, before, m.state.to_json(), "the state, when a clone is played on,")


def keep(m: Match[Any]) -> Keepsake:
    """A clone to look at again later."""
    return Keepsake(m.clone(), text([picture(m), m.save()]))


def check_keepsake(m: Match[Any], keepsake: Keepsake, luck: Rng) -> None:
    """Playing on has not changed an earlier clone, and playing the clone on does not change the match."""
    clone, likeness = keepsake
    found = json.loads(text([picture(clone), clone.save()]))
    same("clone", m, json.loads(likeness), found, f"a clone made after {len(clone.log)} entries, since then,")
    before = picture(m)
    with blaming("clone", m, "playing an earlier clone on"):
        _play_on(clone, 1 + luck.below(20), luck)
    same("clone", m, before, picture(m), "the match, when an earlier clone is played on,")


def check_save(m: Match[Any], luck: Rng) -> None:
    """A match and its state come back from JSON text as they were."""
    with blaming("save", m):
        data = json.loads(json.dumps(m.save(), allow_nan=False))
        twin = Match.load(m.game, data)
        dumped = json.loads(json.dumps(m.state.to_json(), allow_nan=False))
        if type(m.state).from_json(dumped) != m.state:
            raise broken("save", m, "from_json(to_json()) is not == the state")
    same("save", m, picture(m), picture(twin), "the loaded match")
    same("save", m, data, twin.save(), "the save of the loaded match")


def check_views(m: Match[Any], luck: Rng) -> None:
    """What any seat or a spectator sees is JSON."""
    for seat in (None, *range(m.seats)):
        _view(m, m.state, seat)


def _view(m: Match[Any], s: Root, seat: int | None) -> Json:
    with blaming("view", m, f"of {seat}"):
        return json.loads(json.dumps(m.game.view(s, seat), allow_nan=False))


def check_refusals(m: Match[Any], luck: Rng) -> None:
    """An answer that was not asked for, or is no option, is refused and changes nothing."""
    before, asked = picture(m), {ask.seat for ask in m.pending}
    for seat in range(-1, m.seats + 1):
        choice: Option = ("no", "such", "option") if seat in asked else ()
        try:
            m.apply(seat, choice)
        except Illegal:
            continue
        raise broken("refusals", m, f"seat {seat} was allowed to answer {choice!r}")
    same("refusals", m, before, picture(m), "the match, after answers that were refused,")


def check_undo(m: Match[Any], luck: Rng) -> None:
    """Where a seat may undo, undoing and giving the same answer again leads back here."""
    before = picture(m)
    for seat in range(m.seats):
        at = m.undo_point(seat)
        if at is None:
            continue
        entry = m.log[at]
        in_place = at == len(m.log) - 1 and luck.below(2)  # so that records come to hold undos
        twin = m if in_place else m.clone()
        with blaming("undo", m, f"seat {seat}"):
            twin.undo(seat)
            twin.apply(seat, entry.choice)
        same("undo", m, before, picture(twin), f"'{entry.to_text()}', undone and given again,")


def check_rewind(m: Match[Any], luck: Rng) -> None:
    """Rewinding the match and giving the same answers again leads back here, by the same chance."""
    answers = [at for at, entry in enumerate(m.log) if entry.seat != CHANCE]
    if not answers:
        return
    to, before, log = luck.choice(answers), picture(m), m.log[:]
    with blaming("rewind", m, f"to entry {to}"):
        m.rewind(log[to].seat, to)
        for entry in log[to:]:
            if entry.seat != CHANCE:
                m.apply(entry.seat, entry.choice)
    same("rewind", m, lines(log), lines(m.log), f"the log, rewound to entry {to} and played again,")
    same("rewind", m, before, picture(m), f"the match, rewound to entry {to} and played again,")


def check_arrival(m: Match[Any], luck: Rng) -> None:
    """Questions that are open together may be answered in any order."""
    if len(m.pending) < 2:
        return
    scripts: dict[int, list[Option]] = {ask.seat: [] for ask in m.pending}
    first, second = m.clone(), m.clone()
    for seat, script in scripts.items():
        while first.opened_at == m.opened_at and any(ask.seat == seat for ask in first.pending):
            script.append(luck.choice(first.ask_for(seat).options))
            first.apply(seat, script[-1])
    order = [seat for seat, script in scripts.items() for _ in script]
    luck.shuffle(order)
    turns = {seat: iter(script) for seat, script in scripts.items()}
    with blaming("arrival", m, f"answers in the order of seats {order}"):
        for seat in order:
            second.apply(seat, next(turns[seat]))
    same("arrival", m, picture(first), picture(second), f"the match answered in the order of seats {order}")


def check_secrecy(m: Match[Any], seat: int, luck: Rng) -> bool:
    """What a seat imagines looks the same to it and to spectators, and can be played on.

    Returns whether the imagined state differs from the true one.
    """
    with blaming("secrecy", m, f"seat {seat} imagining"):
        twin = m.imagine(seat, luck)
    for viewer in (seat, None):
        true, imagined = _view(m, m.state, viewer), _view(m, twin.state, viewer)
        same("secrecy", m, true, imagined, f"the view of {viewer}, imagined by seat {seat},")
    _check_imagined_questions(m, twin, seat)
    otherwise = _otherwise(m, twin)
    with blaming("secrecy", m, f"playing on what seat {seat} imagines"):
        for _ in range(luck.choice(_STEPS)):
            for wrong in m.game.invariants(twin.state):
                raise broken("secrecy", m, f"playing on what seat {seat} imagines: {wrong}")
            _play_on(twin, 1, luck)
            if twin.over:
                break
    return otherwise


def _otherwise(m: Match[Any], twin: Match[Any]) -> bool:
    """Whether an imagined state differs from the true one in more than its luck."""
    copy = twin.state.clone()
    copy.rng = m.state.rng
    return bool(copy != m.state)


def _check_imagined_questions(m: Match[Any], twin: Match[Any], seat: int) -> None:
    """The seat's own question is the same, and so are who else is asked what.

    Only those who have answered the open simultaneous question already, unseen, are asked again.
    """
    own = [question for question in questions(m) if question[0] == seat]
    found = [question for question in questions(twin) if question[0] == seat]
    same("secrecy", m, own, found, f"the question to seat {seat}, imagined by itself,")
    again = {other for other in range(m.seats) if other != seat and m.undo_point(other) is not None}
    asked = {(ask.seat, ask.kind) for ask in m.pending}
    imagined = {(ask.seat, ask.kind) for ask in twin.pending}
    if not asked <= imagined or not {other for other, _ in imagined - asked} <= again:
        raise broken("secrecy", m, f"seat {seat} imagines the questions {sorted(imagined)}, open are {sorted(asked)}")


_HEAVY: dict[Callable[[Match[Any], Rng], None], float] = {
    check_clone: 1.0,
    check_save: 1.0,
    check_views: 1.0,
    check_refusals: 0.5,
    check_undo: 1.0,
    check_arrival: 1.0,
    check_rewind: 0.1,
}
"""The heavy checks, with how often each runs when one that runs always is due."""


# ---- checks of a finished game ---------------------------------------------------------------------------------------


def check_returns(m: Match[Any]) -> None:
    """The result has a share from 0 to 1 for each seat; with more than one seat the shares come to 1."""
    returns = m.game.returns(m.state)
    if len(returns) != m.seats or not all(0 <= share <= 1 for share in returns):
        raise broken("returns", m, f"{m.seats} shares from 0 to 1 are wanted, not {returns!r}")
    if m.seats > 1 and abs(sum(returns) - 1) > 1e-9:
        raise broken("returns", m, f"the shares {returns!r} come to {sum(returns)}, not 1")


def check_record(m: Match[Any]) -> None:
    """The record can be written, read and verified, undos included, and leads to the same end."""
    with blaming("record", m):
        saga = Record.of(m).write()
        back = Record.read(saga)
        same("record", m, saga, back.write(), "the record, read and written again,")
        same("record", m, picture(m), picture(back.verify(m.game)), "the match that the record gives")


def check_same_game(first: Match[Any], second: Match[Any]) -> None:
    """The same seed gave the same game."""
    same("determinism", second, lines(first.log), lines(second.log), "the log of the same game played again")
    same("determinism", second, picture(first), picture(second), "the end of the same game played again")
