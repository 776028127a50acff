"""What the records of the box must be to each other, so that the rules can rely on it.

Types are checked when the files are read; here are sizes, names that must exist, and numbers that must fit. An error
names file, record and field, and what would be right. Nothing here is known to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from longhall.content import BadContent, Record

if TYPE_CHECKING:
    from longhall.games.blood_rage.box import Box

Sections = Mapping[str, Mapping[str, Any]]

CENTRE = "yggdrasil"
FIGURES = ("leader", "warrior", "ship")
AGES = ("age1", "age2", "age3")
STEPS = 6
RAGE_TRACK_END = 12
DEAL = 8
RAGNAROK_TOKENS = 6
"""Three for the ages, and three provinces that fall at once with two players."""


def check_records(found: Sections, clans: Iterable[str], stats: Iterable[str], provinces: int, fjords: int) -> None:
    """Everything that can be said before the map is numbered."""
    for section, records in found.items():
        for record in records.values():
            check_numbers(section, record)
    for section, needed in (("stats", stats), ("clans", clans), ("figures", FIGURES), ("ages", AGES)):
        for name in needed:
            need(name in found[section], section, name, "", "the rules need this record; it cannot be taken out")
    check_map(found, provinces, fjords)
    check_sheet(found)
    check_tokens(found, provinces)
    check_cards(found)


def need(holds: bool, section: str, record: str, name: str, wish: str) -> None:
    """Complain unless something holds."""
    if not holds:
        field = f" {name}" if name else ""
        raise BadContent(f"{section}.toml: [{record}]{field}: {wish}")


def check_numbers(section: str, record: Record) -> None:
    """No number is below 0."""
    for spec in fields(record):
        value = getattr(record, spec.name)
        numbers = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
        for number in numbers:
            if isinstance(number, int):
                need(number >= 0, section, record.id, spec.name, f"a number of at least 0 is wanted, not {number}")


def check_map(found: Sections, provinces: int, fjords: int) -> None:
    """The provinces, their neighbours, regions and fjords."""
    for section, expected in (("provinces", provinces), ("fjords", fjords)):
        if len(found[section]) != expected:
            raise BadContent(f"{section}.toml: the map has {expected} {section}, not {len(found[section])}")
    first = next(iter(found["provinces"]))
    need(first == CENTRE, "provinces", first, "", f"{CENTRE} is the first record of this file")
    check_neighbours(found["provinces"])
    for name, province in found["provinces"].items():
        region, fjord = province.region, province.fjord
        known = region is None or region in found["regions"]
        need(known, "provinces", name, "region", f"there is no region {region!r}")
        limited = (province.villages is None) == (name == CENTRE)
        need(limited, "provinces", name, "villages", f"every province but {CENTRE} has a number of villages")
        supported = fjord is None or (fjord in found["fjords"] and name in found["fjords"][fjord].supports)
        need(supported, "provinces", name, "fjord", f"there is no fjord {fjord!r} that supports it")
    for name, record in found["fjords"].items():
        for other in record.supports:
            known = other in found["provinces"] and found["provinces"][other].fjord == name
            need(known, "fjords", name, "supports", f"there is no province {other!r} that names this fjord")


def check_neighbours(provinces: Mapping[str, Any]) -> None:
    """Every neighbour exists and is a neighbour in its turn."""
    for name, province in provinces.items():
        for other in province.adjacent:
            need(other in provinces, "provinces", name, "adjacent", f"there is no province {other!r}")
    for name, province in provinces.items():
        for other in province.adjacent:
            mutual = name in provinces[other].adjacent and name != other
            need(mutual, "provinces", name, "adjacent", f"{other} is not adjacent in its turn")


def check_sheet(found: Sections) -> None:
    """Stats, legendary steps, clans and ages."""
    for name, stat in found["stats"].items():
        need(len(stat.steps) == STEPS, "stats", name, "steps", f"a track has {STEPS} steps, not {len(stat.steps)}")
        most = max(stat.steps)
        fits = name != "rage" or most <= RAGE_TRACK_END
        need(fits, "stats", name, "steps", f"the track of rage ends at {RAGE_TRACK_END}, before {most}")
    for name, legend in found["legend"].items():
        need(1 <= legend.step <= STEPS, "legend", name, "step", f"a step is 1 to {STEPS}, not {legend.step}")
    for name, clan in found["clans"].items():
        need(clan.leaders == 1, "clans", name, "leaders", f"a clan has 1 leader, not {clan.leaders}")
        need(clan.ships == 1, "clans", name, "ships", f"a clan has 1 ship, not {clan.ships}")
    numbers = sorted(age.number for age in found["ages"].values())
    if numbers != [1, 2, 3]:
        raise BadContent(f"ages.toml: the ages are numbered 1, 2 and 3, not {numbers}")


def check_tokens(found: Sections, provinces: int) -> None:
    """One pillage token a province; enough Ragnarok tokens, for outer provinces."""
    places = [token.province for token in found["pillage_tokens"].values() if token.province is not None]
    for name, token in found["pillage_tokens"].items():
        known = token.province is None or token.province in found["provinces"]
        need(known, "pillage_tokens", name, "province", f"there is no province {token.province!r}")
        single = token.province is None or (token.copies == 1 and places.count(token.province) == 1)
        need(single, "pillage_tokens", name, "copies", "a province has one token")
    if places != [CENTRE]:
        raise BadContent(f"pillage_tokens.toml: one token belongs to {CENTRE}, and no other to a place")
    loose = sum(token.copies for token in found["pillage_tokens"].values() if token.province is None)
    if loose != provinces - len(places):
        raise BadContent(f"pillage_tokens.toml: the map needs {provinces - len(places)} loose tokens, not {loose}")
    outer = [name for name, province in found["provinces"].items() if province.villages is not None]
    for name in found["ragnarok_tokens"]:
        need(name in outer, "ragnarok_tokens", name, "", "there is no outer province of that name")
    if len(found["ragnarok_tokens"]) < RAGNAROK_TOKENS:
        raise BadContent(f"ragnarok_tokens.toml: at least {RAGNAROK_TOKENS} tokens are needed")


def check_cards(found: Sections) -> None:
    """Ages, slots, aims and figures of the cards."""
    for name, card in found["cards"].items():
        need(1 <= card.age <= 3, "cards", name, "age", f"an age is 1, 2 or 3, not {card.age}")
        for kind, field in (("upgrade", "slot"), ("quest", "quest")):
            fits = (card.type == kind) == (getattr(card, field) is not None)
            need(fits, "cards", name, field, f"every {kind} has one, other cards have none")
        if card.slot == "monster":
            need(name in found["monsters"], "cards", name, "slot", "there is no such figure in monsters.toml")
            need(card.pieces <= 1, "cards", name, "by_players", f"there is one figure, so 1 card, not {card.pieces}")


def check_decks(box: Box) -> None:
    """Every number of players has enough cards in every age."""
    for seats in (2, 3, 4):
        for age in (1, 2, 3):
            there = len(box.deck(age, seats))
            if there < DEAL * seats:
                raise BadContent(f"cards.toml: {seats} players need {DEAL * seats} cards of age {age}, not {there}")
