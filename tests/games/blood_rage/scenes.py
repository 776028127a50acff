"""Scenes: positions of Blood Rage built by hand, and a few words to play on from them.

    m = scene(
        Clan(at={"northwest": "ship", "yggdrasil": "2*warrior"}, hand="tyrs_crush_age1"),
        Clan(at={"gimle": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay", "0 join warrior yggdrasil", ...)

A scene is a match like any other: it can be cloned, saved, undone and imagined. Every answer checks the invariants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from longhall.games.blood_rage.box import (
    AREAS,
    CLANS,
    PROVINCES,
    RAGE,
    RESERVE,
    SLOTS,
    STATS,
    VALHALLA,
    Box,
)
from longhall.games.blood_rage.game import BloodRage
from longhall.games.blood_rage.invariants import clan_problems, map_problems
from longhall.games.blood_rage.phases import KEEP
from longhall.games.blood_rage.state import Player, State
from longhall.kernel import Event, Match, Rng
from tests.games.stage import answer_lines, staged, words

BEFORE = {
    "gods_gifts": "setup",
    "begin": "gods_gifts",
    "discard": "action",
    "quest": "discard",
    "ragnarok": "quest",
    "valhalla": "ragnarok",
    "end": "valhalla",
}
"""The phase to stand in so that the next beat opens a phase; `begin` is the action phase with rage still to come."""

TOKENS = ("all", "rage", "rage", "rage", "axes", "axes", "horns", "horns", "glory")
"""The pillage tokens of a scene, in the order of the provinces, unless it says otherwise."""

DOOMS = ("elvagar", "angerboda", "muspelheim")


@dataclass
class Clan:
    """A clan in a scene. Figures and cards are words with spaces between; `3*warrior` stands for three."""

    at: Mapping[str, str] = field(default_factory=dict)
    hand: str = ""
    upgrades: str = ""
    quests: str = ""
    shown: str = ""
    rage: int | None = None
    """What the stat says unless given."""
    glory: int = 0
    steps: tuple[int, int, int] = (1, 1, 1)
    """The steps of rage, axes and horns, from 1."""
    passed: bool = False


@cache
def box() -> Box:
    """The components as printed."""
    return Box()


def scene(
    *clans: Clan,
    age: int = 1,
    phase: str = "action",
    turn: int = 0,
    first: int = 0,
    fallen: Sequence[str] = (),
    pillaged: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    dooms: Sequence[str] = DOOMS,
    seed: int = 1,
) -> Match[State]:
    """A match at the first question of a phase, in the given position. With one clan, an idle one is added."""
    if len(clans) < 2:
        clans = (*clans, Clan())
    s = State(
        box=box(),
        age=age,
        phase=BEFORE.get(phase, phase),
        picks=KEEP if phase == "begin" else 0,
        turn=(turn - 1) % len(clans),
        first=first,
        players=[_player(CLANS[i], clan) for i, clan in enumerate(clans)],
        crowd=[0] * AREAS,
        tokens=[(tokens or {}).get(area, TOKENS[i]) for i, area in enumerate(box().areas[:PROVINCES])],
        pillaged=[area in pillaged for area in box().areas[:PROVINCES]],
        fallen=[4 if area in fallen else 0 for area in box().areas[:PROVINCES]],
        dooms=[box().number[area] for area in dooms],
        aside=[],
        discard=[],
    )
    for p, clan in zip(s.players, clans, strict=True):
        p.rage = box().steps[RAGE][p.steps[RAGE]] if clan.rage is None else clan.rage
        if phase == "discard":
            p.rage = 0
        for area in range(AREAS):
            s.crowd[area] += p.warriors[area] + list(p.uniques.values()).count(area)
    m = Match.new(staged(BloodRage(s.box), s), len(clans), seed)
    check(m)
    return m


def _player(name: str, clan: Clan) -> Player:
    pieces = box().clans[name]
    warriors = [0] * (AREAS + 2)
    warriors[RESERVE] = pieces.warriors
    p = Player(
        clan=name,
        glory=clan.glory,
        sources={"scene": clan.glory} if clan.glory else {},
        steps=[step - 1 for step in clan.steps],
        passed=clan.passed,
        warriors=warriors,
        uniques={"leader": RESERVE, "ship": RESERVE},
        slots=[""] * len(SLOTS),
        hand=words(clan.hand),
        quests=words(clan.quests),
        shown=words(clan.shown),
    )
    for card in words(clan.upgrades):
        slot = box().cards[card].slot
        p.slots[next(i for i, kind in enumerate(SLOTS) if kind == slot and not p.slots[i])] = card
        if slot == "monster":
            p.uniques[card] = RESERVE
    for place, figures in clan.at.items():
        at = VALHALLA if place == "valhalla" else box().number[place]
        for figure in words(figures):
            if figure == "warrior":
                p.warriors[at] += 1
                p.warriors[RESERVE] -= 1
            else:
                assert figure in p.uniques, f"{figure} is not in the clan"
                p.uniques[figure] = at
    return p


# ---- playing on ----------------------------------------------------------------------------------------------------


def play(m: Match[State], *lines: str) -> list[Event]:
    """Answer questions, a line each: the seat, then the option's text. What happened comes back."""
    return answer_lines(m, lines, check)


def check(m: Match[State]) -> None:
    """No limit is broken, no figure lost."""
    found = [problem for p in m.state.players for problem in clan_problems(m.state, p)]
    assert [*found, *map_problems(m.state)] == []


def player(m: Match[State], seat: int) -> Player:
    """A clan as it stands."""
    return m.state.players[seat]


def there(m: Match[State], seat: int, place: str) -> list[str]:
    """A clan's figures in an area, in `reserve` or in `valhalla`, sorted."""
    at = {"reserve": RESERVE, "valhalla": VALHALLA}.get(place)
    at = box().number[place] if at is None else at
    p = player(m, seat)
    return sorted([*[figure for figure, where in p.uniques.items() if where == at], *["warrior"] * p.warriors[at]])


def stats(m: Match[State], seat: int) -> dict[str, int]:
    """The values of a clan's stats."""
    p = player(m, seat)
    return {name: box().steps[i][p.steps[i]] for i, name in enumerate(STATS)}


def glory(m: Match[State]) -> list[int]:
    """Everybody's glory."""
    return [p.glory for p in m.state.players]


def rage(m: Match[State]) -> list[int]:
    """Everybody's rage."""
    return [p.rage for p in m.state.players]


def all_cards(s: State) -> Counter[str]:
    """Every card in the position, wherever it is."""
    found = Counter(s.aside) + Counter(s.discard)
    for p in s.players:
        for zone in (p.hand, p.quests, p.played, p.dropped, p.pack, [card for card in p.slots if card]):
            found.update(zone)
    return found


def answer_all(m: Match[State], seed: int = 1, until: str = "") -> None:
    """Play on at random to the end of the game, or until a phase begins."""
    rng = Rng.seeded(seed)
    while m.pending and m.state.phase != until:
        ask = rng.choice(m.pending)
        m.apply(ask.seat, rng.choice(ask.options))
        check(m)
