"""Reading content: a game's numbers and counts as records in TOML files, and the packs that correct them.

A section is a file (`cards.toml`), a record a table in it (`[troll]`). Each room says what its records hold with a
frozen dataclass; what a file or a pack says is checked against it, and an error names file, record and field.
"""

from __future__ import annotations

import tomllib
import types
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

Provenance = Literal["rulebook", "public", "designed", "owner"]
"""Where a record is from: the rulebook, public sources, our own design, or a pack of an owner of the game."""


class BadContent(ValueError):
    """Content that cannot be used. The message says file, record, field, and what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What every record has. `copies` counts the physical pieces."""

    id: str
    provenance: Provenance
    copies: int = 1

    @property
    def pieces(self) -> int:
        """How many of it are in the printed box."""
        return self.copies


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """How much there is of some records: how many, how many pieces, and how many of each provenance."""

    records: int
    pieces: int
    provenance: dict[Provenance, int]


def count(records: Iterable[Record]) -> Figures:
    """The figures of some records; kinds of provenance in the order of the alphabet."""
    found = list(records)
    kinds = Counter([record.provenance for record in found])
    return Figures(
        records=len(found),
        pieces=sum([record.pieces for record in found]),
        provenance=dict(sorted(kinds.items())),
    )


class Box:
    """All sections of a game's content; each room's own box adds what its rules look up."""

    def __init__(self, sections: Mapping[str, Mapping[str, Record]]) -> None:
        self.sections = sections
        self.titles: dict[str, str] = {}
        """The text key of a word where it is not the word itself (`tyrs_crush_age2` is called `tyrs_crush`)."""


def read_box(folder: Path, kinds: Mapping[str, type[Record]], pack: Path | None = None) -> dict[str, dict[str, Any]]:
    """Every section of a room's content folder, corrected by a pack: a folder with files of the same names.

    A record in a pack changes the fields it names; a new record adds to the section; `remove = true` takes one out.
    """
    extra = _pack_files(pack, kinds) if pack else {}
    sections: dict[str, dict[str, Any]] = {}
    for section, kind in kinds.items():
        path = folder / f"{section}.toml"
        tables = _read(path)
        where = dict.fromkeys(tables, path)
        if section in extra:
            _overlay(tables, where, extra[section])
        sections[section] = {key: _record(kind, key, table, where[key]) for key, table in tables.items()}
    return sections


def _pack_files(pack: Path, kinds: Mapping[str, type[Record]]) -> dict[str, Path]:
    if not pack.is_dir():
        raise BadContent(f"{pack}: a content pack is a folder of TOML files")
    found = {path.stem: path for path in sorted(pack.glob("*.toml"))}
    if not found:
        raise BadContent(f"{pack}: no TOML file in the content pack; it may hold {', '.join(kinds)}")
    for section, path in found.items():
        if section not in kinds:
            raise BadContent(f"{path}: no such section; a pack may hold {', '.join(kinds)}")
    return found


def _read(path: Path) -> dict[str, dict[str, Any]]:
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadContent(f"{path}: {error}") from error
    for key, table in tables.items():
        if not isinstance(table, dict):
            raise BadContent(f"{path}: [{key}] must be a table of fields, not {table!r}")
    return tables


def _overlay(tables: dict[str, dict[str, Any]], where: dict[str, Path], path: Path) -> None:
    for key, changes in _read(path).items():
        if changes.pop("remove", False):
            if key not in tables:
                raise BadContent(f"{path}: [{key}] remove: there is no such record to take out")
            del tables[key], where[key]
            continue
        tables[key] = {**tables.get(key, {}), "provenance": "owner", **changes}
        where[key] = path


def _record(kind: type[R], key: str, table: dict[str, Any], path: Path) -> R:
    hints = get_type_hints(kind)
    specs = {f.name: f for f in fields(kind) if f.name != "id"}
    for name in table:
        if name not in specs:
            raise BadContent(f"{path}: [{key}] {name}: no such field; a record here has {', '.join(specs)}")
    values: dict[str, Any] = {}
    for name, spec in specs.items():
        if name in table:
            values[name] = _value(hints[name], table[name], f"{path}: [{key}] {name}")
        elif spec.default is MISSING and spec.default_factory is MISSING:
            raise BadContent(f"{path}: [{key}] {name}: this field is missing")
    return kind(id=key, **values)


def _value(hint: Any, value: Any, where: str) -> Any:
    """The value as the annotated type wants it, or BadContent."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        if value not in args:
            raise BadContent(f"{where}: one of {', '.join(map(str, args))} is wanted, not {value!r}")
        return value
    if origin in (Union, types.UnionType):
        (inner,) = [a for a in args if a is not types.NoneType]
        return _value(inner, value, where)
    if origin is tuple and isinstance(value, list):
        return tuple([_value(args[0], item, f"{where}[{i}]") for i, item in enumerate(value)])
    if origin is dict and isinstance(value, dict):
        return {
            _value(args[0], name, f"{where} key"): _value(args[1], item, f"{where}.{name}")
            for name, item in value.items()
        }
    if hint in (int, str, bool) and type(value) is hint:
        return value
    names = {int: "a whole number", str: "a text", bool: "true or false", tuple: "a list", dict: "a table"}
    raise BadContent(f"{where}: {names.get(origin or hint, hint)} is wanted, not {value!r}")
