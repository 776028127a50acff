"""What the records of the box must be to each other, so that the rules can rely on it.

Types are checked when the files are read; here are records that the rules speak of, numbers that must fit, and counts
that must be enough. An error names file, record and field, and what would be right.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from longhall.content import BadContent
from longhall.games.tiny_epic_vikings.board import RESOURCES, RUNES, SMALL, Board

if TYPE_CHECKING:
    from longhall.games.tiny_epic_vikings.box import Box

Sections = dict[str, dict[str, Any]]

CLANS: Final = ("wolf", "raven", "serpent", "bear")
RIVAL_CLANS: Final = CLANS[1:3]
"""The two clans of the rival clan, next to the player's."""
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
    "rival_mat": ("rival_clan",),
    "rival_tracks": ("rival_tracks",),
    "rival_runes": ("rival_fehu", "rival_perthro", "rival_hagalaz"),
    "difficulty": ("easy", "normal", "hard", "saga"),
}
POSITIVE: Final = {"amount", "leader_amount", "action_amount", "hand", "favours", "most", "stack", "end", "factor"}
"""Fields that are at least 1, where they are numbers; all others are at least 0."""
SIGNED: Final = {("difficulty", "battle")}


def check_records(found: Sections) -> None:
    """What can be said of single records and sections."""
    _check_needed(found)
    _check_numbers(found)
    _check_eras_and_tables(found)
    for kind in ("island", "favour"):
        if sorted(points.rank for points in found["points"].values() if points.kind == kind) != [1, 2, 3]:
            raise BadContent(f"points.toml: the {kind} points are of rank 1, 2 and 3, one record each")


def _check_numbers(found: Sections) -> None:
    """No number is too small for what it counts."""
    for section, records in found.items():
        for record in records.values():
            for spec in fields(record):
                value, least = getattr(record, spec.name), 1 if spec.name in POSITIVE else 0
                if (section, spec.name) in SIGNED:
                    continue
                for number in value.values() if isinstance(value, dict) else [value]:
                    if type(number) is int and number < least:
                        raise BadContent(f"{section}.toml: [{record.id}] {spec.name}: at least {least}, not {number}")


def _check_needed(found: Sections) -> None:
    """A pack may correct the records that the rules speak of, but not take them out."""
    for section, words in NEEDED.items():
        for word in words:
            if word not in found[section]:
                raise BadContent(f"{section}.toml: [{word}]: the rules need this record; it cannot be taken out")


def _check_eras_and_tables(found: Sections) -> None:
    """Eras, tables and dedications are those that the rules name."""
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
    for section, count in (("clans", 4), ("dedications", MAT_DEEDS + 1), ("eras", 3), ("tables", 4)):
        if len(found[section]) != count:
            raise BadContent(f"{section}.toml: there are {count} of these, not {len(found[section])}")


def check_box(box: Box) -> None:
    """What the rules rely on in the box as a whole."""
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
