"""Scenes: positions of A Feast for Odin built by hand, and a few words to play on from them.

    m = scene(Clan(has="2*wood silver", longships=(2,)), round=3, chance=["pillaging 4", "pillaging 6"])
    play(m, "0 space pillaging_2", "0 roll", ...)

A die is told by what it shows. A scene is a match like any other: it can be cloned, saved, undone and imagined. Every
answer checks the invariants.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from longhall.games.feast_for_odin.box import STACKS, Box
from longhall.games.feast_for_odin.game import FeastForOdin
from longhall.games.feast_for_odin.invariants import board_problems, piece_problems, player_problems
from longhall.games.feast_for_odin.state import Board, Player, State
from longhall.games.feast_for_odin.verbs import add_board, cover
from longhall.kernel import CHANCE, Event, Match, Rng
from longhall.kernel.match import Entry
from tests.games.stage import answer_lines, asked, staged, words

BEFORE = {
    "new_viking": "mountains",
    "harvest": "new_viking",
    "exploration": "harvest",
    "weapons": "exploration",
    "actions_over": "actions",
    "before_income": "actions_over",
    "income": "before_income",
    "breeding": "income",
    "feast": "breeding",
    "before_bonus": "feast",
    "bonus": "before_bonus",
    "mountains": "bonus",
    "end": "feast",
}
"""The phase to stand in so that the next beat opens a phase."""


@dataclass
class Clan:
    """A player in a scene. Things and cards are words with spaces between; `3*wood` stands for three."""

    has: str = ""
    cards: str = ""
    """Played occupations, by number."""
    hand: str = ""
    boats: tuple[int, ...] = ()
    knarrs: int = 0
    longships: tuple[int, ...] = ()
    emigrated: str = ""
    boards: str = ""
    laid: Sequence[str] = ()
    """Tiles on boards: `home robe 1 10 0`, or `home covered a1 b2 ...` for cells covered with silver."""
    vikings: int | None = None
    stands: str = ""
    """Spaces where the player's Vikings of this round stand."""
    passed: bool = False


@cache
def box() -> Box:
    """The components as printed."""
    return Box()


def scene(
    *clans: Clan,
    round: int = 1,
    phase: str = "actions",
    turn: int = 0,
    first: int = 0,
    length: str = "long",
    strips: str = "m1 m2",
    islands: str = "",
    silver: tuple[int, int, int, int] = (0, 0, 0, 0),
    imitate: str = "",
    chance: Sequence[str] = (),
    seed: int = 1,
    final_income: bool = True,
) -> Match[State]:
    """A match at the first question of a phase, in the given position."""
    options = {"length": length, "decks": "abc", "final_income": "counted", "first_occupation": "dealt"}
    base = FeastForOdin(box())
    s = base.setup(len(clans), {**options, "first_player": "seat_1"}, Rng.seeded(0))
    s.count_final_income = final_income
    s.round, s.phase, s.first, s.last, s.imitate = round, BEFORE.get(phase, phase), first, first, words(imitate)
    s.turn, s.moved = (turn - 1) % len(clans), True
    s.strips = [strip_of(word) for word in words(strips)]
    s.strips_left = [strip for strip in box().strips if strip not in dict(s.strips)]
    s.islands = words(islands) or s.islands
    s.island_silver = list(silver)
    for seat, clan in enumerate(clans):
        _fill(s, seat, clan)
    if phase == "actions_over":
        for p in s.players:
            p.passed = True
    m = Match.new(staged(FeastForOdin(s.box), s), len(clans), seed, fate=[_fate(line) for line in chance])
    check(m)
    return m


def strip_of(word: str) -> tuple[str, int]:
    """`m3` is a full strip, `m3-2` one that has lost two items."""
    strip, _, gone = word.partition("-")
    return strip, int(gone or 0)


def _fate(line: str) -> Entry:
    """A die by what it shows, other chance by the numbers drawn."""
    kind, *numbers = line.split()
    shown = [str(int(n) - (kind in box().rolls)) for n in numbers]
    return Entry(CHANCE, kind, tuple(shown))


def _fill(s: State, seat: int, clan: Clan) -> None:
    p = s.players[seat]
    for word in box().weapons:
        spare = box().table.start.get(word, 0)
        s.arms[box().thing[word] - box().first_arm] += spare
    p.supply = [0] * len(box().things)
    for word in words(clan.has):
        if word in box().specials:
            s.specials.remove(word)
            p.specials.append(word)
        else:
            p.supply[box().thing[word]] += 1
        if word in box().weapons:
            s.arms[box().thing[word] - box().first_arm] -= 1
    p.boats, p.knarrs, p.longships = list(clan.boats), clan.knarrs, list(clan.longships)
    p.emigrated, p.passed = words(clan.emigrated), clan.passed
    p.played, p.hand = [f"o{n}" for n in clan.cards.split()], [f"o{n}" for n in clan.hand.split()]
    for card in (*p.played, *p.hand):
        (s.aside if card in s.aside else s.deck).remove(card)
    for kind in words(clan.boards):
        _add(s, seat, kind)
    for line in clan.laid:
        _lay(s, seat, *line.split())
    for space in words(clan.stands):
        s.stands[space] = (seat, box().spaces[space].column, s.round)
    out = sum(n for by, n, _ in s.stands.values() if by == seat)
    total = box().lengths[s.length].vikings + s.round
    p.vikings = total - out if clan.vikings is None else clan.vikings


def _add(s: State, seat: int, kind: str) -> None:
    if kind in s.buildings:
        s.buildings[kind] -= 1
        add_board(s, seat, kind, True)
    else:
        for at, stack in enumerate(STACKS):
            if kind in box().stacks[stack].values():
                s.islands[at] = ""
        add_board(s, seat, kind, False)


def _lay(s: State, seat: int, ref: str, tile: str, *where: str) -> None:
    target = board(s, seat, ref)
    grid = box().grids[target.kind]
    if tile == "covered":
        for cell in where:
            cover(s, target, "silver", grid.bit(cell))
    else:
        if tile in s.specials:
            s.specials.remove(tile)
        cover(s, target, tile, grid.mask_at(box().shape[tile], *where))


def board(s: State, seat: int, ref: str) -> Board:
    """A board of a player."""
    return next(b for b in s.players[seat].boards if b.ref == ref)


# ---- playing on ----------------------------------------------------------------------------------------------------


def play(m: Match[State], *lines: str) -> list[Event]:
    """Answer questions, a line each: the seat, then the option's text. What happened comes back."""
    return answer_lines(m, lines, check)


def check(m: Match[State]) -> None:
    """No limit is broken, nothing lost; cards and Vikings are only as a scene needs them."""
    s = m.state
    found = [x for seat, p in enumerate(s.players) for x in player_problems(s, seat, p) if "Vikings" not in x]
    found += [x for p in s.players for b in p.boards for x in board_problems(s, b)]
    assert [*found, *piece_problems(s)] == []


def kind(m: Match[State]) -> str:
    """The kind of the only open question; empty when there is none."""
    return m.pending[0].kind if m.pending else ""


def player(m: Match[State], seat: int = 0) -> Player:
    """A player as they stand."""
    return m.state.players[seat]


def count(m: Match[State], word: str, seat: int = 0) -> int:
    """How many of a thing a player has in supply."""
    return player(m, seat).supply[box().thing[word]]


def supply(m: Match[State], seat: int = 0) -> dict[str, int]:
    """Everything that a player has in supply."""
    return {word: n for word, n in zip(box().things, player(m, seat).supply, strict=True) if n}


def answer(m: Match[State], *prefer: str, until: str = "") -> None:
    """Answer whatever is asked, with the first word of `prefer` that is an option, else the last option.

    Stops before a question of the kind `until`, or when nothing is open.
    """
    for _ in range(400):
        if not m.pending or m.pending[0].kind == until:
            return
        ask = m.pending[0]
        wanted = [o for word in prefer for o in ask.options if o[0] == word]
        m.apply(ask.seat, (wanted or list(ask.options)[-1:])[0])
    raise AssertionError(f"still asked {asked(m)}")
