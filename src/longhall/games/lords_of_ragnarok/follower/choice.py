"""How a follower chooses: candidates are narrowed down by criteria in order, then by the tie-break rule (p. 3, 8).

Every choice is told as a `chose` event with its reason: the rule, the candidates, what ruled each of the others out and
by which measure, and the tie-break that decided, if any. That is what the log and the step-by-step panel show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from longhall.games.lords_of_ragnarok.sheet import tie_rule, who
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.world import pass_arbiter
from longhall.kernel import Ask, Option, tell

T = TypeVar("T", int, str)
Criterion = tuple[str, Callable[[Any], int]]
"""A name and a measure: the candidates with the lowest measure stay."""

TIES: Final = ("max", "min")


def narrow(
    candidates: Sequence[T],
    criteria: Sequence[Criterion],
    named: Callable[[T], dict[str, Any]],
    notes: list[dict[str, Any]] | None,
) -> tuple[list[T], str]:
    """The candidates that no criterion rules out, and the criterion that ruled the last one out."""
    left, by = list(candidates), "only"
    for name, measure in criteria:
        if len(left) == 1:
            break
        scores = [measure(candidate) for candidate in left]
        best = min(scores)
        if max(scores) == best:
            continue
        by = name
        if notes is not None:
            notes += [
                {**named(candidate), "criterion": name, "measure": abs(score), "best": abs(best)}
                for candidate, score in zip(left, scores, strict=True)
                if score != best
            ]
        left = [candidate for candidate, score in zip(left, scores, strict=True) if score == best]
    return left, by


async def choose(
    s: State,
    seat: int,
    rule: str,
    candidates: Sequence[T],
    criteria: Sequence[Criterion],
    word: Callable[[T], str],
    key: Callable[[T], Any],
    owner: Callable[[T], int] | None = None,
    value: Callable[[T], int] = lambda _: 0,
) -> T:
    """The follower's choice. `key` orders equal candidates for Max and Min; `owner` is the person attacked, or -1.

    `value` tells armies of one region apart; it is 0 for what is no army.
    """

    def named(candidate: T) -> dict[str, Any]:
        return {"candidate": word(candidate), "value": value(candidate)}

    notes: list[dict[str, Any]] | None = None if s.sink is None else []
    left, by = narrow(candidates, criteria, named, notes)
    chosen = left[0]
    if len(left) > 1:
        victims = {owner(c) for c in left} - {-1} if owner is not None and s.arbiter >= 0 else set()
        if owner is not None and len(victims) > 1:
            chosen, by = await arbitrate(s, seat, rule, [c for c in left if owner(c) >= 0], word, owner), "arbiter"
        else:
            by = tie_rule(s, s.players[seat])
            chosen = max(left, key=key) if by == "max" else min(left, key=key)
    if notes is not None:
        if len(left) > 1:
            notes += [{**named(c), "criterion": by, "measure": 0, "best": 0} for c in left if c != chosen]
        tell(
            s,
            "chose",
            who=who(s, seat),
            rule=rule,
            choice=word(chosen),
            value=value(chosen),
            candidates=[word(c) for c in candidates],
            values=[value(c) for c in candidates],
            by=by,
            ruled_out=notes,
        )
    return chosen


async def arbitrate(
    s: State, seat: int, rule: str, equal: list[T], word: Callable[[T], str], owner: Callable[[T], int]
) -> T:
    """The arbiter chooses among equal attacks on different people; the token goes to the one attacked (p. 8)."""
    by_word = {word(candidate): candidate for candidate in equal}
    options: list[Option] = [("arbitrate", name) for name in by_word]
    _, name = await Ask(s.arbiter, "arbiter", options, who=who(s, seat), rule=rule)
    pass_arbiter(s, owner(by_word[name]))
    return by_word[name]


# ---- the usual kinds of candidates -----------------------------------------------------------------------------------


async def choose_region(
    s: State,
    seat: int,
    rule: str,
    regions: Sequence[int],
    criteria: Sequence[Criterion] = (),
    owner: Callable[[int], int] | None = None,
) -> int:
    """Choose a region; ties go to the highest or the lowest number."""
    return await choose(s, seat, rule, regions, criteria, s.map.word.__getitem__, int, owner)


async def choose_army(s: State, seat: int, rule: str, armies: Sequence[int], criteria: Sequence[Criterion] = ()) -> int:
    """Choose one of the follower's own armies; ties by region, within one by value."""
    p = s.players[seat]
    if len(armies) > 1:
        distinct = {(p.where[army], p.value[army]): army for army in reversed(armies)}
        armies = [distinct[at] for at in sorted(distinct)]

    def word(army: int) -> str:
        return s.map.word[p.where[army]]

    def key(army: int) -> tuple[int, int]:
        return p.where[army], p.value[army]

    return await choose(s, seat, rule, armies, criteria, word, key, value=p.value.__getitem__)


async def choose_monster(
    s: State, seat: int, rule: str, monsters: Sequence[str], criteria: Sequence[Criterion] = ()
) -> str:
    """Choose a monster; ties by region, within one Loki first, then the order of the boards."""
    order = {name: i for i, name in enumerate(s.monsters)}
    order[s.box.loki] = -1
    sign = -1 if tie_rule(s, s.players[seat]) == "max" else 1

    def key(name: str) -> tuple[int, int]:
        return s.monsters[name].at, sign * order[name]

    return await choose(s, seat, rule, monsters, criteria, str, key)


def explain(s: State, seat: int, rule: str, choice: str, by: str, candidates: Sequence[str] = ()) -> None:
    """Tell a choice that needed no narrowing, with its reason."""
    if s.sink is not None:
        every = list(candidates) or [choice]
        facts = {"choice": choice, "value": 0, "candidates": every, "values": [0] * len(every)}
        tell(s, "chose", who=who(s, seat), rule=rule, **facts, by=by, ruled_out=[])


def skipped(s: State, seat: int, rule: str, by: str) -> None:
    """Tell what a follower does not do, and why."""
    if s.sink is not None:
        tell(s, "skipped", who=who(s, seat), rule=rule, by=by)
