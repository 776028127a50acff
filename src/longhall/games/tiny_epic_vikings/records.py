"""What the content files of Tiny Epic Vikings hold: one class a section, every field checked when it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from longhall.content import Record

Rune = Literal["fehu", "perthro", "hagalaz"]
Resource = Literal["wood", "food", "steel"]
Main = Literal["sail", "explore_settler", "harvest", "build"]
"""The four main actions: the only ones of leaders, of the era mat and of the rival clan."""
Kind = Literal[
    "sail",
    "explore_settler",
    "harvest",
    "build",
    "explore_temple",
    "smite",
    "draw_replace",
    "enter_battle",
    "collect",
    "exchange",
    "fury",
    "foresee",
]
Bag = dict[Literal["wood", "food", "steel", "any"], int]
BoardName = Literal["small", "large"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Viking(Record):
    """A Viking card: rune, strength, leader action, and the rune action with the active runes that it needs."""

    rune: Rune
    strength: int
    per: Literal["fehu", "perthro", "hagalaz", "any_rune", "wood", "food", "steel"] | None = None
    factor: int = 1
    steel: int = 0
    leader: Main
    leader_amount: int
    needs: dict[Literal["fehu", "perthro", "hagalaz", "any"], int]
    action: Kind
    action_amount: int = 1
    bag: Bag = field(default_factory=dict)
    per_rune: Rune | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Favour(Record):
    """A favour card: passive runes, and what its winner gains at once."""

    runes: tuple[Rune, ...]
    bag: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class God(Record):
    """A god mat: its Valhalla gift, one action after another."""

    boon: tuple[Kind, ...]
    amount: int = 1
    bag: Bag = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuneMark(Record):
    """A rune."""

    glyph: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Island(Record):
    """An island with its docks clockwise; `row` and `chief_dock` are for the solo game."""

    board: BoardName
    chart: str
    rune: Rune
    edge: bool
    docks: tuple[str, ...]
    row: Literal["upper", "lower"] | None = None
    chief_dock: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dock(Record):
    """The end of a ferry route on an island, between two fjords."""

    chart: str
    village: bool
    fjords: tuple[str, ...]
    ferry: str | None = None
    end: Literal["left", "right", "tie"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fjord(Record):
    """Water between ferry routes."""

    board: BoardName
    chart: str
    edge: bool
    whale: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ResourceTrack(Record):
    """A resource on the clan mat."""

    start: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Clan(Record):
    """A clan and its pieces, the boat that begins on the map included."""

    settlers: int
    boats: int
    temples: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece(Record):
    """A kind of piece: its influence, and the food to land it."""

    influence: int
    food: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot(Record):
    """A place for a boat or a temple on the clan mat, and the wood to build from it."""

    piece: Literal["boat", "temple"]
    wood: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Era(Record):
    """A round of the game."""

    number: int
    hand: int
    clockwise: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Raid(Record):
    """The price of a raid in an era."""

    era: int
    steel: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dedication(Record):
    """What a dedicated village does."""

    action: Literal["sail", "explore_settler", "harvest", "build", "fury"]
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Record):
    """The setup for a number of players."""

    seats: int
    board: BoardName
    favours: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Record):
    """What a rune is worth by the rank of its god."""

    kind: Literal["island", "favour"]
    rank: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Garrison(Record):
    """Pieces of the neutral enemy on an outer island."""

    temples: int
    settlers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalMat(Record):
    """The rival clan's mat: pieces a place, and settlers at the start."""

    stack: int
    settlers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalTracks(Record):
    """The last space of the rival's tracks."""

    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalRune(Record):
    """The rune action of the rival's mat for a rune."""

    rune: Rune
    action: Main
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Symbol(Record):
    """A symbol on a space of one of the rival's tracks."""

    track: Resource
    space: int
    symbol: Literal["fury", "chase", "ferry", "settler", "boat", "temple", "battle"]
    bonus: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Difficulty(Record):
    """How strong the rival is."""

    chief_sail: int
    battle: int
    settlers: int = 0


KINDS: Final[dict[str, type[Record]]] = {
    "vikings": Viking,
    "favours": Favour,
    "gods": God,
    "runes": RuneMark,
    "resources": ResourceTrack,
    "islands": Island,
    "docks": Dock,
    "fjords": Fjord,
    "clans": Clan,
    "pieces": Piece,
    "slots": Slot,
    "eras": Era,
    "raids": Raid,
    "dedications": Dedication,
    "tables": Table,
    "points": Points,
    "garrison": Garrison,
    "rival_mat": RivalMat,
    "rival_tracks": RivalTracks,
    "rival_runes": RivalRune,
    "symbols": Symbol,
    "difficulty": Difficulty,
}
