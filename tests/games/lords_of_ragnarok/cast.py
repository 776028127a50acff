"""Who appears in the scenes: you and three followers, people against each other, and real games at their start."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok import armies
from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.scenes import Scene, Side, scene

GAME = load()
YOU = Side("lagertha", at="haervik")
FOE = Side("snorri", at="ulvoy")


def ragnar(**facts: object) -> Side:
    """A follower: priority authority, method 3."""
    return Side("ragnar", follower=True, **{"at": "hrafnvik", **facts})  # type: ignore[arg-type]


def aslaug(**facts: object) -> Side:
    """A follower: priority wisdom, method 1."""
    return Side("aslaug", follower=True, **{"at": "skarpnes", **facts})  # type: ignore[arg-type]


def beowulf(**facts: object) -> Side:
    """A follower: priority might, hunts, method 2."""
    return Side("beowulf", follower=True, **{"at": "solvik", **facts})  # type: ignore[arg-type]


def new(seats: int = 1, seed: int = 1, **options: str) -> Match[State]:
    """A real game at its first question."""
    return Match.new(GAME, seats, seed, options)


def stage(m: Match[State], count: int) -> None:
    """Answer the first questions of a real game with the first option."""
    for _ in range(count):
        m.apply(m.pending[0].seat, m.pending[0].options[0])


def me(hero: str = "sigrun", **facts: object) -> Side:
    """The person whose turn it is: Sigrun, whose ability is for hunts alone, or another."""
    return Side(hero, **{"at": "haervik", **facts})  # type: ignore[arg-type]


def march(t: Scene, source: str, value: int, target: str, *answers: str) -> None:
    """The first person's army marches."""
    p = t.s.players[0]
    army = next(a for a, at in enumerate(p.where) if at == t.region(source) and p.value[a] == value)
    t.run(armies.activate_army(t.s, 0, ("march", source, str(value), target), army), *answers)


def attack(attacker: Side, defender: Side, *answers: str, temples: str = "") -> Scene:
    """The attacker's army in Haervik marches to Offerlund."""
    t = scene(attacker, defender, temples=temples)
    value = t.armies(0, "haervik")[0]
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", str(value), "offerlund"), 0), *answers)
    return t


def foe(value: str = "3", **facts: object) -> Side:
    """The defender of Offerlund."""
    return Side("snorri", **{"at": "ulvoy", "armies": {"offerlund": value}, "holds": "offerlund solvik", **facts})  # type: ignore[arg-type]
