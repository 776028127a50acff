"""Plain data as TOML that people can read and change: words, numbers, lists, and tables at most two deep.

Python reads TOML, but does not write it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Note = Callable[[str], str]
"""What there is to say of a field by its path, `players.*.armies` for a field of any player; "" for nothing."""


def as_toml(data: Mapping[str, Any], note: Note) -> str:
    """The data with a comment above each field that has a note; of tables that are alike, in the first one."""
    told: set[str] = set()
    lines: list[str] = []
    for header, body in _tables(data):
        if header:
            lines += ["", *_comment(header.split(".")[0], note, told), f"[{header}]"]
        for key, value in body.items():
            above, dot, _ = header.partition(".")
            path = f"{above}.*.{key}" if dot else f"{above}.{key}" if above else key
            lines += [*_comment(path, note, told), f"{key} = {_inline(value)}"]
    return "\n".join(lines) + "\n"


def _tables(data: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """What stands before all tables, then each table with its header; one of tables alone is written table by table."""
    yield "", {key: value for key, value in data.items() if not isinstance(value, Mapping)}
    for key, value in data.items():
        if isinstance(value, Mapping) and value and all(isinstance(item, Mapping) for item in value.values()):
            yield from [(f"{key}.{name}", item) for name, item in value.items()]
        elif isinstance(value, Mapping):
            yield key, value


def _comment(path: str, note: Note, told: set[str]) -> list[str]:
    """The note on a field as a comment, the first time that it comes."""
    text = "" if path in told else note(path)
    told.add(path)
    return [f"# {line}" for line in text.splitlines()]


def _inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        pairs = ", ".join([f"{key} = {_inline(item)}" for key, item in value.items()])
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list):
        return f"[{', '.join([_inline(item) for item in value])}]"
    return json.dumps(value, ensure_ascii=False)
