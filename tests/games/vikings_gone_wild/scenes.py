"""Scenes: positions of Vikings Gone Wild built by hand, and a few words to play on from them.

    m = scene(Village(hand="2*elf_archer"), Village(hand="cannon"))
    play(m, "0 attack raven town_hall", "0 join elf_archer", "0 join elf_archer", "0 strike", "1 defend cannon", ...)

A scene is a match like any other: it can be cloned, saved, undone and imagined. Every answer checks the invariants,
but for the number of cards, which a scene does not keep. Seats are wolf, raven, serpent and bear.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from longhall.games.vikings_gone_wild.box import TOWN_HALL, Box
from longhall.games.vikings_gone_wild.game import VikingsGoneWild
from longhall.games.vikings_gone_wild.invariants import hand_problems, score_problems, turn_problems, village_problems
from longhall.games.vikings_gone_wild.sheet import at
from longhall.games.vikings_gone_wild.state import Building, Player, State
from longhall.kernel import Event, Match
from tests.games.stage import answer_lines, staged, words

PATH = "scroll crystal sword beer_mugs gold_bars"
ASGARD = "thor mjollnir"
AIMS = "defender conqueror builder beer_tycoon"
BEFORE = {"round": "setup", "draw": "production", "action": "draw", "end": "end_of_round"}
"""The phase to stand in so that the next beat opens a phase; `round` is a whole new round."""


@dataclass
class Village:
    """A village in a scene. Cards and buildings are words with spaces between; `3*beer` stands for three.

    A building is `brewery`, with tokens `brewery:1`, under construction `brewery+`, damaged `brewery!`.
    """

    buildings: str = ""
    hand: str = ""
    deck: str = ""
    discard: str = ""
    played: str = ""
    missions: str = ""
    done: str = ""
    vp: int = 0
    hall: str = "1"
    loot: tuple[int, int] = (0, 0)
    attacked: bool = False


@cache
def box() -> Box:
    """The components as they come."""
    return Box()


def scene(
    *villages: Village,
    phase: str = "action",
    first: int = 0,
    path: str = PATH,
    path_deck: str = "9*scroll",
    asgard: str = ASGARD,
    asgard_deck: str = "alviss dvergar grendel valkyrie",
    missions: str = "worship worker strategy",
    missions_bottom: str = "",
    achievements: str = AIMS,
    supply: Mapping[str, int] | None = None,
    components: Box | None = None,
    seed: int = 1,
) -> Match[State]:
    """A match at the first question of a phase, in the given position. With one village, an idle one is added."""
    if len(villages) < 2:
        villages = (*villages, Village())
    used = components or box()
    s = State(
        box=used,
        round=1,
        phase=BEFORE.get(phase, phase),
        first=first,
        turn=(first - 1) % len(villages),
        goal=used.end_vp[len(villages)],
        players=[_player(used, village) for village in villages],
        supply={**used.supply, **(supply or {})},
        path=words(path),
        path_deck=words(path_deck),
        asgard=words(asgard),
        asgard_left=len(words(asgard_deck)),
        asgard_unseen=words(asgard_deck),
        missions_top=words(missions),
        missions_rest=[],
        missions_bottom=words(missions_bottom),
        achievements=words(achievements),
        spare=[aim for aim in used.achievements if aim not in words(achievements)],
    )
    if phase == "storage":
        s.phase = "action"
    m = Match.new(staged(VikingsGoneWild(s.box), s), len(villages), seed)
    check(m)
    return m


def _player(used: Box, village: Village) -> Player:
    level, site = village.hall.rstrip("+!"), "+" in village.hall
    hall = used.town_halls[int(level) - 1].id
    p = Player(
        vp=village.vp,
        sources={"missions": village.vp} if village.vp else {},
        favours=len([1 for threshold in used.numbers["asgard_vp"] if village.vp >= threshold]),
        village=[Building(ref=TOWN_HALL, kind=hall, site=site, damaged="!" in village.hall)],
        loot=list(village.loot),
        deck=words(village.deck),
        hand=words(village.hand),
        discard=words(village.discard),
        played=words(village.played),
        missions=words(village.missions),
        done=words(village.done),
        attacked=village.attacked,
    )
    for word in words(village.buildings):
        name, _, tokens = word.rstrip("+!").partition(":")
        number = len([1 for building in p.village if building.kind == name]) + 1
        ref = f"{name}_{number}"
        site, damaged = "+" in word, "!" in word
        p.village.append(Building(ref=ref, kind=name, tokens=int(tokens or 0), site=site, damaged=damaged))
    return p


def check(m: Match[State]) -> None:
    """The invariants that hold in a scene."""
    s = m.state
    for p in s.players:
        found = [*score_problems(s, p), *village_problems(s, p), *hand_problems(s, p)]
        assert not found, found
    assert not list(turn_problems(s))


def play(m: Match[State], *lines: str) -> list[Event]:
    """Give answers, `SEAT CHOICE` each; everything that happened."""
    return answer_lines(m, lines, check)


def player(m: Match[State], seat: int) -> Player:
    """A player."""
    return m.state.players[seat]


def vp(m: Match[State]) -> list[int]:
    """Everybody's points."""
    return [p.vp for p in m.state.players]


def building(m: Match[State], seat: int, ref: str) -> Building:
    """A building by its name."""
    return at(player(m, seat), ref)


def attack(m: Match[State], seat: int, crest: str, ref: str, *fighters: str) -> list[Event]:
    """Declare an attack, send fighters and strike."""
    joins = [f"{seat} join {fighter}" for fighter in fighters]
    return play(m, f"{seat} attack {crest} {ref}", *joins, f"{seat} strike")
