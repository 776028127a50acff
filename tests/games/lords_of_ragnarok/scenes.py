"""Scenes: positions of Lords of Ragnarok built by hand, and a driver that runs a single rule on them.

    t = scene(Side("ragnar", at="hrafnvik", armies={"hrafnvik": "3"}), Side("aslaug", holds="skarpnes"))
    t.run(armies.contest(t.s, 0, ...), "play hew", "pass", rolls={"draw": [0]})

Answers are given in the order of the questions; a question with no answer left is an error. Chance gives the first
numbers unless `rolls` says otherwise. After every rule the invariants hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, Box
from longhall.games.lords_of_ragnarok.chart import mask_of
from longhall.games.lords_of_ragnarok.control import GameEnds
from longhall.games.lords_of_ragnarok.invariants import problems
from longhall.games.lords_of_ragnarok.setup import bare, new_player
from longhall.games.lords_of_ragnarok.state import Beast, Player, State
from longhall.kernel import Ask, Chance, Event, Option, Rule
from longhall.kernel.ask import from_text, to_text

TABLE: dict[str, Any] = {
    "board": "two",
    "temples": ["breidablik"],
    "desolation": [4],
    "forges": {"smidjudal": ["isa", 2]},
    "players": {
        "lagertha": {
            "at": "ulvoy",
            "drakkar": "west_sea",
            "holds": ["hamarfell", "ulvoy"],
            "armies": [["ulvoy", 2]],
            "cards": 2,
        },
        "aslaug": {
            "follower": True,
            "at": "skarpnes",
            "holds": ["hrafnvik", "skarpnes"],
            "armies": [["hrafnvik", 5]],
            "attributes": {"wisdom": 2},
            "cards": 1,
            "row": ["a1", "a4", "asl1"],
        },
    },
    "monsters": {"troll": {"region": "glodheim"}},
}
"""A position as an owner of the physical game writes it down."""


@dataclass
class Side:
    """A player in a scene. Lists are words with spaces between; armies are values by region."""

    hero: str
    follower: bool = False
    at: str = ""
    """The hero's region."""
    armies: Mapping[str, str] = field(default_factory=dict)
    holds: str = ""
    """Regions under control; those with armies as well, unless `loose`."""
    loose: bool = False
    attributes: tuple[int, int, int] = (1, 1, 1)
    """Might, wisdom, authority."""
    injured: str = ""
    runes: str = ""
    hand: str = ""
    blessings: str = ""
    artefacts: str = ""
    tucked: str = ""
    allied: str = ""
    origin: str = "thorson"
    pool: int = 0
    sent: tuple[int, int, int] = (0, 0, 0)
    slayers: int = 0
    drakkar: str = ""
    row: str = ""
    """The first three cards of a basic set of its own, unless given."""
    chosen: int = 0


@cache
def box() -> Box:
    """The components as printed."""
    return Box()


class Scene:
    """A position, and what has happened in it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.events: list[Event] = []
        self.asked: list[tuple[int, str]] = []
        self.options: list[str] = []
        """The options of the last question that was put."""
        self.ended = False

    def region(self, word: str) -> int:
        """The number of a region."""
        return self.s.map.number[word]

    def run(self, rule: Rule[Any], *answers: str, rolls: Mapping[str, Sequence[int]] | None = None) -> Any:
        """Run a rule to its end with these answers; what it returns."""
        left, luck = list(answers), {kind: list(faces) for kind, faces in (rolls or {}).items()}
        self.s.sink = self.events = []
        reply: Any = None
        result: Any = None
        try:
            while True:
                q = rule.send(reply)
                reply = self._chance(q, luck) if isinstance(q, Chance) else self._answer(q, left)
        except StopIteration as end:
            result = end.value
        except GameEnds:
            self.ended = True
        self.s.sink = None
        assert not left, f"answers that nobody asked for: {left}"
        assert list(problems(self.s)) == []
        return result

    def _chance(self, q: Chance, luck: dict[str, list[int]]) -> tuple[int, ...]:
        faces = luck.get(q.kind, [])
        drawn = [faces.pop(0) if faces else -1 for _ in range(q.count)]
        free = iter([i for i in range(q.n) if i not in drawn])
        return tuple([face if face >= 0 else next(free) for face in drawn])

    def _answer(self, q: Ask[Any], left: list[str]) -> Option:
        self.asked.append((q.seat, q.kind))
        self.options = [to_text(option) for option in q.options]
        assert left, f"seat {q.seat} is asked '{q.kind}': {'; '.join(self.options)}"
        answer = from_text(left.pop(0))
        assert answer in q.options, f"'{to_text(answer)}' is no answer to '{q.kind}': {'; '.join(self.options)}"
        return answer

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The public facts of the events of a kind in the last rule."""
        return [event.public for event in self.events if event.kind == kind]

    def reason(self, rule: str) -> dict[str, Any]:
        """The reason that a follower gave for its choice by a rule."""
        found = [facts for facts in self.told("chose") if facts["rule"] == rule]
        assert found, f"no choice by {rule}; there are {[facts['rule'] for facts in self.told('chose')]}"
        return found[-1]

    def controls(self, seat: int) -> list[str]:
        """The regions that a player controls, by name, in the order of numbers."""
        return [self.s.map.word[r] for r in range(1, self.s.map.size + 1) if self.s.control[r] == seat]

    def armies(self, seat: int, region: str) -> list[int]:
        """The values of a player's armies in a region, ascending."""
        p = self.s.players[seat]
        return sorted([v for at, v in zip(p.where, p.value, strict=True) if at == self.region(region)])

    def total(self, seat: int) -> int:
        """The value of all of a player's armies."""
        return sum(self.s.players[seat].value)


def scene(
    *sides: Side,
    board: str | None = None,
    turn: int = 0,
    step: str = "special",
    temples: str = "",
    desolate: str = "",
    wheel: Mapping[str, Sequence[int]] | None = None,
    monsters: Mapping[str, str] | None = None,
    rings: Mapping[str, int] | None = None,
    wounds: Mapping[str, Sequence[int]] | None = None,
    slain: str = "",
    levels: tuple[int, int, int] = (1, 1, 1),
    signs: Sequence[bool] | None = None,
    forges: Mapping[str, str] | None = None,
    challenges: str = "",
    arbiter: int = -1,
) -> Scene:
    """A position in which one rule can be run. People first, then followers; turns go followers first."""
    board = board or ("two" if len(sides) == 2 else "many")
    people = len([side for side in sides if not side.follower])
    s = bare(box(), board, [new_player(box(), board, i, side.follower) for i, side in enumerate(sides)])
    s.phase, s.step, s.round, s.arbiter = "turn", step, 1, arbiter
    s.order = [*range(people, len(sides)), *range(people)]
    s.challenges, s.levels, s.signs = challenges.split(), list(levels), list(signs or s.signs)
    s.wheel = [list((wheel or {}).get(action, ())) for action in box().action_of]
    s.at = s.order.index(turn)
    s.temples = mask_of([s.map.number[word] for word in temples.split()])
    s.desolate = mask_of([s.map.number[word] for word in desolate.split()])
    for word, rune in (forges or {}).items():
        s.forge_rune[s.map.number[word]] = box().rune_number[rune]
        s.forge_stock[s.map.number[word]] = s.rules.forge_stock
        s.supply[box().rune_number[rune]] -= s.rules.forge_stock
    for seat, side in enumerate(sides):
        _fill(s, seat, side)
    _release(s, monsters or {}, rings or {}, wounds or {}, slain.split())
    t = Scene(s)
    assert list(problems(s)) == []
    return t


def _fill(s: State, seat: int, side: Side) -> None:
    p, number = s.players[seat], s.map.number
    p.hero, p.origin = side.hero, side.origin
    p.hero_at = number[side.at] if side.at else 0
    p.attributes = list(side.attributes)
    p.injured = [word in side.injured.split() for word in ATTRIBUTES]
    held = side.holds.split() + ([] if side.loose else [word for word in side.armies if word not in side.holds.split()])
    p.holds = mask_of([number[word] for word in held])
    for word in held:
        s.control[number[word]] = seat
    army = 0
    for word, values in side.armies.items():
        for value in values.split():
            p.where[army], p.value[army] = number[word], int(value)
            army += 1
    for word in side.runes.split():
        p.runes[box().rune_number[word]] += 1
        s.supply[box().rune_number[word]] -= 1
    _cards(s, p, side)
    p.allied = mask_of([box().realm_words.index(word) for word in side.allied.split()])
    p.pool, p.sent, p.slayers = side.pool, list(side.sent), side.slayers
    if not side.follower:
        p.drakkar = s.map.sea_number[side.drakkar] if side.drakkar else -1
    else:
        nth = "abc"[len([q for q in s.players[:seat] if q.follower])]
        p.row, p.chosen = side.row.split() or [f"{nth}1", f"{nth}2", f"{nth}3"], side.chosen


def _cards(s: State, p: Player, side: Side) -> None:
    for card in side.hand.split():
        s.deck.remove(card)
        p.hand.append(card)
    for card in side.blessings.split():
        s.blessings.remove(card)
        p.blessings.append(card)
    for card in side.artefacts.split():
        _take_artefact(s, card)
        p.artefacts.append(card)
    for card in side.tucked.split():
        if card in box().blessings:
            s.blessings.remove(card)
        else:
            _take_artefact(s, card)
        p.tucked.append(card)


def _take_artefact(s: State, card: str) -> None:
    """Neutral ones come from the deck; the monster of another is dead."""
    monster = box().artefacts[card].monster
    if monster is None:
        s.artefacts.remove(card)
    else:
        s.monsters[monster] = Beast(at=0, alive=False, wounds=[-1] * len(box().monsters[monster].wounds))


def _release(
    s: State,
    places: Mapping[str, str],
    rings: Mapping[str, int],
    wounds: Mapping[str, Sequence[int]],
    slain: Sequence[str],
) -> None:
    found = dict(s.monsters)
    s.monsters.clear()
    for name, record in box().monsters.items():
        if name in places or record.loki:
            at = s.map.number[places[name]] if name in places else 0
            marks = list(wounds.get(name, [-1] * len(record.wounds)))
            s.monsters[name] = Beast(at=at, ring=rings.get(name, -1), wounds=marks)
        elif name in found or name in slain:
            s.monsters[name] = Beast(at=0, alive=False, wounds=[-1] * len(record.wounds))
    for name in slain:  # its artefact is somebody's; a follower's board is the place for it
        artefact = box().monsters[name].artefact
        holder = next((p for p in s.players if artefact in (*p.artefacts, *p.tucked)), None)
        if holder is None and artefact is not None:
            s.players[-1].tucked.append(artefact) if s.players[-1].follower else s.players[-1].artefacts.append(
                artefact
            )
