"""The components of Tiny Epic Vikings: what the content files say, and the look-ups that the rules make in them.

Runes and resources are numbers in the state, in the order of `RUNES` and `RESOURCES`; a bag is four numbers, the
last of them resources of one's choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from longhall.content import BadContent, read_box
from longhall.content import Box as Sections
from longhall.games.tiny_epic_vikings.board import BOARDS, RESOURCES, RUNES, SMALL, Board
from longhall.games.tiny_epic_vikings.records import KINDS, Difficulty, Favour, God, RivalMat, Slot, Symbol, Viking

CLANS: Final = ("red", "yellow", "blue", "green")
ERAS: Final = 3
ANY: Final = 3
MAT_DEEDS: Final = 4
"""The dedications of the era mat; the god mats have their own."""
NEEDED: Final = {
    "runes": RUNES,
    "resources": RESOURCES,
    "clans": CLANS,
    "pieces": ("settler", "boat", "temple"),
    "eras": ("era_1", "era_2", "era_3"),
    "raids": ("raid_1", "raid_2", "raid_3"),
    "dedications": ("sail", "explore_settler", "harvest", "build", "fury"),
    "tables": ("solo", "two", "three", "four"),
    "garrison": ("garrison",),
    "rival": ("rival_clan", "rival_tracks"),
    "rival_runes": ("rival_fehu", "rival_perthro", "rival_hagalaz"),
    "difficulty": ("easy", "normal", "hard", "saga"),
}


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
        _check_needed(found)
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
        _check(self)

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
        mat: RivalMat = found["rival"]["rival_clan"]
        self.stack, self.rival_settlers = mat.stack, mat.settlers
        self.track_end: int = found["rival"]["rival_tracks"].end
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
    if sorted(by_rank) != [1, 2, 3]:
        raise BadContent(f"points.toml: the {kind} points are of rank 1, 2 and 3, one record each")
    return (0, by_rank[1], by_rank[2], by_rank[3])


# ---- what a pack may not break ---------------------------------------------------------------------------------------


def _check_needed(found: dict[str, dict[str, Any]]) -> None:
    """A pack may correct the records that the rules speak of, but not take them out."""
    for section, words in NEEDED.items():
        for word in words:
            if word not in found[section]:
                raise BadContent(f"{section}.toml: [{word}]: the rules need this record; it cannot be taken out")
    for section in ("eras", "raids"):
        number = "number" if section == "eras" else "era"
        for at, record in enumerate(found[section].values(), 1):
            if getattr(record, number) != at:
                raise BadContent(f"{section}.toml: [{record.id}] {number}: the eras are 1, 2 and 3 in this order")
    for seats, word in enumerate(NEEDED["tables"], 1):
        if found["tables"][word].seats != seats:
            raise BadContent(f"tables.toml: [{word}] seats: this table has {seats}")
    for word in NEEDED["dedications"]:
        if (found["dedications"][word].action == "fury") != (word == "fury"):
            raise BadContent(f"dedications.toml: [{word}] action: fury is for the god mats and for nothing else")
    for section, count in (("clans", 4), ("dedications", MAT_DEEDS + 1), ("eras", ERAS), ("tables", 4)):
        if len(found[section]) != count:
            raise BadContent(f"{section}.toml: there are {count} of these, not {len(found[section])}")


def _check(box: Box) -> None:
    _check_cards(box)
    _check_pieces(box)
    for board in box.boards:
        if len(board.edge) < len(CLANS):
            raise BadContent(f"fjords.toml: the {board.name} side needs {len(CLANS)} fjords at the edge of the map")
    _check_solo_board(box.boards[SMALL])
    for symbol in box.symbols:
        if not 0 < symbol.space <= box.track_end:
            raise BadContent(f"symbols.toml: [{symbol.id}] space: the tracks have the spaces 1 to {box.track_end}")


def _check_cards(box: Box) -> None:
    """There are cards enough for every table, one of each."""
    for section in ("vikings", "favours", "gods"):
        for record in box.sections[section].values():
            if record.copies != 1:
                raise BadContent(f"{section}.toml: [{record.id}] copies: there is one of each, not {record.copies}")
    need = max(hand for hand in box.hand) * len(CLANS) * 2
    if len(box.cards) < need:
        raise BadContent(f"vikings.toml: {len(CLANS)} players need {need} cards, not {len(box.cards)}")
    for table in box.tables.values():
        if 2 * table.favours > len(box.favours):
            raise BadContent(f"tables.toml: [{table.id}] favours: two rows of {table.favours} are more than there are")
    if len(box.gods) < len(RUNES):
        raise BadContent(f"gods.toml: a game needs {len(RUNES)} gods, not {len(box.gods)}")
    for god in box.gods.values():
        if "enter_battle" in god.boon:
            raise BadContent(f"gods.toml: [{god.id}] boon: enter_battle is for Viking cards only")


def _check_pieces(box: Box) -> None:
    """A clan mat has a place for every piece but the boat that begins on the map."""
    temples = len(box.slots) - box.boat_slots
    for clan in box.clans.values():
        if clan.boats != box.boat_slots + 1:
            raise BadContent(f"clans.toml: [{clan.id}] boats: {box.boat_slots} places and one more, not {clan.boats}")
        if clan.temples != temples:
            raise BadContent(f"clans.toml: [{clan.id}] temples: there are {temples} places, not {clan.temples}")


def _check_solo_board(board: Board) -> None:
    """The rival needs an inner island of each rune to begin on, and two islands of each rune to sail between."""
    if sorted(board.rune[i] for i in board.inner) != [0, 1, 2]:
        raise BadContent("islands.toml: the small side has one inner island of each rune")
    if sorted(board.rune) != [0, 0, 1, 1, 2, 2]:
        raise BadContent("islands.toml: the small side has two islands of each rune")
    for island in board.inner:
        if board.chief_dock[island] not in board.docks_of[island]:
            raise BadContent(f"islands.toml: [{board.islands[island]}] chief_dock: one of its own docks is wanted")
