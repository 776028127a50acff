"""The components of Tiny Epic Vikings: what the content files say, and the look-ups that the rules make in them.

Runes and resources are numbers in the state, in the order of `RUNES` and `RESOURCES`; a bag is four numbers, the
last of them resources of one's choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from longhall.content import Box as Sections
from longhall.content import read_box
from longhall.games.tiny_epic_vikings.board import BOARDS, RESOURCES, RUNES, Board
from longhall.games.tiny_epic_vikings.checks import check_box, check_records
from longhall.games.tiny_epic_vikings.records import KINDS, Difficulty, Favour, God, RivalMat, Slot, Symbol, Viking

ERAS: Final = 3
ANY: Final = 3


@dataclass(frozen=True, slots=True)
class Deed:
    """An action to perform: its kind, how much of it, and for collecting the bag and the rune that repeats it."""

    kind: str
    amount: int = 1
    bag: tuple[int, int, int, int] = (0, 0, 0, 0)
    per: int = -1


@dataclass(frozen=True, slots=True)
class Card:
    """A Viking card as the rules read it. `per` counts a rune (0-2), any rune (3) or a resource (4-6); -1 nothing."""

    id: str
    rune: int
    strength: int
    per: int
    factor: int
    steel: int
    leader: Deed
    needs: tuple[int, int, int, int]
    action: Deed


PER: Final = (*RUNES, "any_rune", *RESOURCES)


def bag_of(bag: Mapping[Any, int]) -> tuple[int, int, int, int]:
    """A bag as four numbers: wood, food, steel, any."""
    wood, food, steel, any_ = [bag.get(word, 0) for word in (*RESOURCES, "any")]
    return wood, food, steel, any_


def card_of(v: Viking) -> Card:
    """A Viking card as the rules read it."""
    fehu, perthro, hagalaz, any_ = [v.needs.get(word, 0) for word in (*RUNES, "any")]
    per_rune = RUNES.index(v.per_rune) if v.per_rune else -1
    return Card(
        id=v.id,
        rune=RUNES.index(v.rune),
        strength=v.strength,
        per=PER.index(v.per) if v.per else -1,
        factor=v.factor,
        steel=v.steel,
        leader=Deed(v.leader, v.leader_amount),
        needs=(fehu, perthro, hagalaz, any_),
        action=Deed(v.action, v.action_amount, bag_of(v.bag), per_rune),
    )


class Box(Sections):
    """All components, with the look-ups that the rules use."""

    def __init__(self, pack: Path | None = None) -> None:
        found = read_box(Path(__file__).parent / "content", KINDS, pack)
        super().__init__(found)
        check_records(found)
        self.boards = tuple([Board(name, found["islands"], found["docks"], found["fjords"]) for name in BOARDS])
        self.vikings: dict[str, Viking] = found["vikings"]
        self.cards = {viking.id: card_of(viking) for viking in self.vikings.values()}
        self.favours: dict[str, Favour] = found["favours"]
        self.favour_runes = {f.id: tuple([RUNES.index(rune) for rune in f.runes]) for f in self.favours.values()}
        self.bags = {favour.id: bag_of(favour.bag) for favour in self.favours.values()}
        self.gods: dict[str, God] = found["gods"]
        self.boons = {god.id: _boon(god) for god in self.gods.values()}
        self._mats(found)
        self._rival(found)
        self.tables = {table.seats: table for table in found["tables"].values()}
        self.island_points = _points(found, "island")
        self.favour_points = _points(found, "favour")
        self.titles = {symbol.id: symbol.symbol for symbol in self.symbols}
        check_box(self)

    def _mats(self, found: dict[str, dict[str, Any]]) -> None:
        """The clan mat and the era mat."""
        tracks = [found["resources"][word] for word in RESOURCES]
        self.start = tuple([track.start for track in tracks])
        self.most = tuple([track.most for track in tracks])
        self.clans = found["clans"]
        pieces = found["pieces"]
        self.settler_influence: int = pieces["settler"].influence
        self.boat_influence: int = pieces["boat"].influence
        self.temple_influence: int = pieces["temple"].influence
        self.settler_food: int = pieces["settler"].food
        slots: list[Slot] = sorted(found["slots"].values(), key=lambda slot: slot.piece)
        self.slots = tuple(slots)
        """The places of a clan mat, boats first."""
        self.boat_slots = len([slot for slot in slots if slot.piece == "boat"])
        self.hand: tuple[int, ...] = (0, *[found["eras"][f"era_{era}"].hand for era in (1, 2, 3)])
        self.clockwise = (False, *[found["eras"][f"era_{era}"].clockwise for era in (1, 2, 3)])
        self.raid: tuple[int, ...] = (0, *[found["raids"][f"raid_{era}"].steel for era in (1, 2, 3)])
        deeds = [d for d in found["dedications"].values() if d.id != "fury"]
        self.mat_words = tuple([d.id for d in deeds])
        self.mat_deeds = tuple([Deed(d.action, d.amount) for d in deeds])
        self.god_fury: int = found["dedications"]["fury"].amount

    def _rival(self, found: dict[str, dict[str, Any]]) -> None:
        """The enemy of two and the rival of one."""
        self.garrison = found["garrison"]["garrison"]
        mat: RivalMat = found["rival_mat"]["rival_clan"]
        self.stack, self.rival_settlers = mat.stack, mat.settlers
        self.track_end: int = found["rival_tracks"]["rival_tracks"].end
        runes = [found["rival_runes"][f"rival_{rune}"] for rune in RUNES]
        self.rival_deeds = tuple([Deed(rune.action, rune.amount) for rune in runes])
        ordered = sorted(found["symbols"].values(), key=lambda m: (RESOURCES.index(m.track), m.space))
        self.symbols: tuple[Symbol, ...] = tuple(ordered)
        """In the order in which they are carried out: tracks from the top, spaces from the left."""
        self.difficulty: dict[str, Difficulty] = found["difficulty"]


def _boon(god: God) -> tuple[Deed, ...]:
    return tuple([Deed(kind, god.amount, bag_of(god.bag)) for kind in god.boon])


def _points(found: dict[str, dict[str, Any]], kind: str) -> tuple[int, ...]:
    """Points by rank; rank 0 does not exist."""
    by_rank = {points.rank: points.points for points in found["points"].values() if points.kind == kind}
    return (0, by_rank[1], by_rank[2], by_rank[3])
