"""The shape of the source: imports point one way, every module says what lives in it, and nothing is left to do."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "longhall"
MODULES = sorted(SOURCE.rglob("*.py"))
ALLOWED: dict[str, set[str]] = {
    "__init__": set(),
    "kernel": set(),
    "content": set(),
    "text": {"kernel"},
    "story": {"kernel", "text"},
    "games": {"kernel", "content"},
    "bots": {"kernel", "games"},
    "study": {"kernel", "games", "bots"},
    "terminal": {"kernel", "text", "story", "bots"},
    "server": {"kernel", "content", "text", "story", "games", "bots", "study"},
}
"""What each part may import of ours, besides itself. What is not listed stands on top and may import anything."""
STANDARD_ONLY = {"kernel", "content", "games"}
"""The parts that need nothing but Python's standard library; a room's terminal draws with rich."""


def imports(path: Path) -> set[str]:
    """The modules that a file imports, in full; relative imports are ruff's to refuse."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module} if node.module != "longhall" else {f"longhall.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


def ours(path: Path) -> set[str]:
    """The modules of ours that a file imports, without `longhall.`."""
    return {name.removeprefix("longhall.") for name in imports(path) if name.startswith("longhall.")}


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_point_one_way(path: Path) -> None:
    """Kernel below games, games below bots and studies; a room's terminal alone knows texts; no game knows another."""
    part, *rest = path.relative_to(SOURCE).with_suffix("").parts
    if part not in ALLOWED:
        return
    allowed = ALLOWED[part] | {part} | ({"text", "terminal"} if part == "games" and rest[-1] == "terminal" else set())
    for imported in ours(path):
        assert imported.split(".")[0] in allowed, imported
        if part == "games" and imported.startswith("games."):
            assert imported.split(".")[1] == rest[0], f"{imported}: a game never imports another"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_the_rules_need_only_the_standard_library(path: Path) -> None:
    if name(path).split("/")[0].removesuffix(".py") in STANDARD_ONLY and path.stem != "terminal":
        assert {imported.split(".")[0] for imported in imports(path)} <= {"longhall", *sys.stdlib_module_names}


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_modules_are_finished(path: Path) -> None:
    """A docstring first, and no notes of work to do."""
    text = path.read_text("utf-8")
    assert ast.get_docstring(ast.parse(text)), "a module says what lives in it"
    assert not any(note in text for note in ("TODO", "FIXME", "XXX"))
