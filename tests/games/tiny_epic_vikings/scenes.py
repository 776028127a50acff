"""Scenes: positions of Tiny Epic Vikings built by hand, and a few words to play on from them.

    m = scene(
        Clan(hand="dag_coin_biter", boats="east_sound", food=3, at={"havey": "2*settler temple"}),
        Clan(boats="havey_sea"),
    )
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", ...)

A scene is a match like any other: it can be cloned, saved, undone and imagined. Every answer checks the invariants.
With one clan it is a solo game; the rival is a `Foe`. Cards that a scene does not name are in the discard pile when it
names a deck, so that what is drawn is certain; otherwise they are the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from longhall.games.tiny_epic_vikings.board import BOARDS, ROWS, RUNES
from longhall.games.tiny_epic_vikings.box import Box
from longhall.games.tiny_epic_vikings.checks import CLANS
from longhall.games.tiny_epic_vikings.game import TinyEpicVikings
from longhall.games.tiny_epic_vikings.invariants import problems
from longhall.games.tiny_epic_vikings.rival.pieces import put_chief
from longhall.games.tiny_epic_vikings.state import NOBODY, UP, Enemy, State
from longhall.games.tiny_epic_vikings.verbs import berth, lay_board, put_settlers, put_temple
from longhall.kernel import Event, Match, Rng
from longhall.kernel.ask import to_text
from tests.games.stage import answer_lines, staged, words

GODS = ("odin", "thor", "tyr")
"""The gods of a scene, for wealth, mystery and nature's fury, unless it says otherwise."""


@dataclass
class Clan:
    """A clan in a scene. Pieces and cards are words with spaces between; `3*settler` stands for three."""

    hand: str = ""
    at: Mapping[str, str] = field(default_factory=dict)
    """Settlers and temples by island."""
    boats: str = "south_west_reach"
    """The places of its boats; more than one were built, from the first places of the mat."""
    wood: int = 2
    food: int = 2
    steel: int = 2
    row: str = ""
    """Cards that lie face up already."""
    favours: str = ""
    villages: int = 0


@dataclass
class Foe:
    """The rival clan of a solo scene."""

    chief: str = "havey_vestrey"
    at: Mapping[str, str] = field(default_factory=dict)
    boats: str = ""
    deck: str = ""
    leaders: str = ""
    fights: str = ""
    favours: str = ""
    tracks: tuple[int, int, int] = (0, 0, 0)
    home: int | None = None
    """Settlers left on the mat, if some are to lie elsewhere: on `sudrey`, out of the way."""
    difficulty: str = "normal"


@cache
def box() -> Box:
    """The components as printed."""
    return Box()


def scene(
    *clans: Clan,
    foe: Foe | None = None,
    era: int = 1,
    first: int = 0,
    phase: str = "action",
    control: Mapping[str, str] | None = None,
    gods: Sequence[str] = GODS,
    fury: Sequence[int] = (0, 0, 0),
    upper: str = "full_granary market_day open_purse hoard_of_oak",
    lower: str = "carved_lots three_norns well_of_fate hidden_blade",
    raided: str = "",
    stacks: Sequence[int] = (0,) * 7,
    deck: str | None = None,
    invaders: str = "",
    garrison: Mapping[str, str] | None = None,
    board: str = "",
    seed: int = 1,
    kept: str = "",
) -> Match[State]:
    """A match at the first question of a phase, in the given position."""
    seats = len(clans)
    game = TinyEpicVikings(box())
    options = {"difficulty": foe.difficulty if foe else "normal", "board": "by_players", "gods": "random"}
    s = game.setup(seats, {**options, "first_player": "seat_1"}, Rng.seeded(0))
    lay_board(s, BOARDS.index(board) if board else s.board_number)
    s.era, s.first, s.phase, s.picks = era, first, "draft" if phase == "action" else phase, 99
    s.gods, s.fury, s.stacks, s.invaders = list(gods), list(fury), list(stacks), words(invaders)
    if seats == 2:
        stage_garrison(s, garrison)
    for seat, clan in enumerate(clans):
        stage_clan(s, seat, clan)
    if s.rival is not None:
        stage_rival(s, foe or Foe())
    for island, owner in (control or {}).items():
        s.control[s.board.island[island]] = CLANS.index(owner) if owner in CLANS else s.foe
    s.rows = [words(upper), words(lower)]
    stage_cards(s, deck)
    for dock in s.board.places[: s.board.docks] if raided == "all" else words(raided):
        s.villages[s.board.place[dock]] = False
    stage_villages(s, kept)
    m = Match.new(staged(TinyEpicVikings(s.box), s), seats, seed)
    assert not list(problems(m.state)), list(problems(m.state))
    return m


def stage_clan(s: State, seat: int, clan: Clan) -> None:
    """Put a clan on the map."""
    p = s.players[seat]
    p.hand, p.row, p.favours, p.villages = words(clan.hand), words(clan.row), words(clan.favours), clan.villages
    p.face, p.resources = [UP] * len(p.row), [clan.wood, clan.food, clan.steel]
    for word in words(clan.boats):
        place = s.board.place[word]
        p.boats.append(place)
        if place < s.board.docks:
            berth(s, seat, place, 1)
    p.home -= stage_pieces(s, seat, clan.at)
    for slot in range(len(p.boats) - 1):
        p.slots[slot] = False
    for temple in range(sum(s.temples[seat])):
        p.slots[s.box.boat_slots + temple] = False


def stage_pieces(s: State, who: int, at: Mapping[str, str]) -> int:
    """Put settlers and temples on islands; how many settlers."""
    for island, pieces in at.items():
        number, there = s.board.island[island], words(pieces)
        put_settlers(s, who, number, there.count("settler"))
        put_temple(s, who, number, there.count("temple"))
    return sum(s.settlers[who])


def stage_garrison(s: State, garrison: Mapping[str, str] | None) -> None:
    """The neutral enemy as at the start, or as the scene says; {} is a scene without it. Who is not there was lost."""
    s.enemy = None if garrison == {} else Enemy()
    if s.enemy is None:
        return
    outer = [s.board.islands[i] for i in s.board.outer]
    stage_pieces(s, s.foe, garrison if garrison is not None else dict.fromkeys(outer, "2*settler temple"))
    for island in s.board.outer:
        s.control[island] = s.foe
    s.enemy.lost = len(outer) * s.box.garrison.settlers - sum(s.settlers[s.foe])


def stage_rival(s: State, foe: Foe) -> None:
    """Put the rival clan on the map."""
    rival = s.rival
    assert rival is not None
    put_chief(s, s.board.place[foe.chief])
    rival.home -= stage_pieces(s, s.foe, foe.at)
    rival.temples_home -= sum(s.temples[s.foe])
    if foe.home is not None:
        put_settlers(s, s.foe, s.board.island["sudrey"], rival.home - foe.home)
        rival.home = foe.home
    for word in words(foe.boats):
        berth(s, s.foe, s.board.place[word], 1)
        rival.boats.append(s.board.place[word])
        rival.boats_home -= 1
    rival.deck, rival.leaders, rival.fights = words(foe.deck), words(foe.leaders), words(foe.fights)
    rival.tracks, rival.favours = list(foe.tracks), words(foe.favours)


def stage_villages(s: State, kept: str) -> None:
    """Villages that are with somebody came from the last docks, but for those kept; those missing are with the gods."""
    held = sum(s.stacks) + sum(p.villages for p in s.players)
    over = sum(s.villages) + held - sum(s.board.village)
    spare = [dock for dock in range(s.board.docks) if s.villages[dock] and s.board.places[dock] not in words(kept)]
    for dock in spare[::-1][: max(0, over)]:
        s.villages[dock] = False
    for i in range(max(0, -over)):
        s.stacks[-1 - i % 7] += 1


def stage_cards(s: State, deck: str | None) -> None:
    """Everything that is not in the scene: the deck, or the discard pile where the scene has a deck of its own."""
    placed = {*s.invaders, *[card for p in s.players for card in (*p.hand, *p.row)]}
    if s.rival is not None:
        placed |= {*s.rival.deck, *s.rival.leaders, *s.rival.fights}
    rest = [card for card in s.box.cards if card not in placed]
    s.deck = rest if deck is None else words(deck)
    s.discard = [card for card in rest if card not in s.deck]
    held = {card for row in s.rows for card in row} | {card for p in s.players for card in p.favours}
    if s.rival is not None:
        held |= set(s.rival.favours)
    s.unused = [favour for favour in s.box.favours if favour not in held]


# ---- playing on ------------------------------------------------------------------------------------------------------


def play(m: Match[State], *answers: str) -> list[Event]:
    """Give answers written as `SEAT OPTION`, checking the invariants after each; all events of them."""
    return answer_lines(m, answers, check)


def check(m: Match[State]) -> None:
    """The invariants hold."""
    assert list(m.game.invariants(m.state)) == []


def options(m: Match[State], seat: int | None = None) -> list[str]:
    """The options of the open question, as text."""
    ask = m.pending[0] if seat is None else m.ask_for(seat)
    return [to_text(option) for option in ask.options]


def asked(m: Match[State]) -> str:
    """The open question, as `SEAT KIND`."""
    return f"{m.pending[0].seat} {m.pending[0].kind}" if m.pending else "over"


def settlers(m: Match[State], who: int, island: str) -> int:
    """How many settlers a faction has on an island."""
    return m.state.settlers[who][m.state.board.island[island]]


def influence(m: Match[State], who: int, island: str) -> int:
    """A faction's influence on an island."""
    return m.state.influence[who][m.state.board.island[island]]


def controller(m: Match[State], island: str) -> str | None:
    """Who controls an island."""
    who = m.state.control[m.state.board.island[island]]
    if who == NOBODY:
        return None
    return CLANS[who] if who < m.state.foe else "foe"


def fury(m: Match[State], rune: str) -> int:
    """The fury of a rune's god."""
    return m.state.fury[RUNES.index(rune)]


def boats(m: Match[State], seat: int) -> list[str]:
    """Where a clan's boats lie."""
    return sorted(m.state.board.places[place] for place in m.state.players[seat].boats)


def row(m: Match[State], word: str) -> list[str]:
    """A row of favour cards."""
    return m.state.rows[ROWS.index(word)]
