"""Imports point one way, kernel <- games <- bots, study <- server; and every module says what lives in it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
MODULES = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in sorted(SOURCE.rglob("*.py"))}

ALLOWED = {
    "kernel": ("kernel",),
    "content": ("kernel",),
    "text": ("kernel", "content"),
    "games": ("kernel", "content"),
    "bots": ("kernel", "games", "bots"),
    "study": ("kernel", "content", "text", "games", "bots", "study"),
    "server": ("kernel", "content", "text", "games", "bots", "study", "server"),
}
"""What each part of the hall may import of the hall. The rest, `cli` first of all, may import anything."""
STANDARD_ONLY = ("kernel", "content", "games")


def imports(path: Path, module: str) -> Iterator[str]:
    """The modules that a file imports, wherever in it, in full."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            names = [f"{origin}.{alias.name}" for alias in node.names]
            yield from (name if name in MODULES or f"{name}.__init__" in MODULES else origin for name in names)


def part(module: str, depth: int = 1) -> str:
    """`kernel` of `longhall.kernel.match`; with depth 2, `games.blood_rage` of `longhall.games.blood_rage.cards`."""
    return ".".join(module.split(".")[1 : 1 + depth])


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    home = module.removesuffix(".__init__")
    allowed = ALLOWED.get(part(home))
    for found in imports(MODULES[module], home):
        if not found.startswith("longhall"):
            standard = found.split(".")[0] in sys.stdlib_module_names
            assert standard or part(home) not in STANDARD_ONLY, f"{home} imports {found}, which is not standard library"
        elif part(home) == "games" and part(found) == "games":
            assert part(found, 2) == part(home, 2), f"{home} imports {found}: a game imports no other game"
        elif allowed is not None:
            assert part(found) in allowed, f"{home} imports {found}, but {part(home)} may import only {allowed}"


@pytest.mark.parametrize("module", MODULES)
def test_every_module_says_what_lives_in_it(module: str) -> None:
    assert ast.get_docstring(ast.parse(MODULES[module].read_text("utf-8")))


def test_imports_are_read_in_full() -> None:
    path = SOURCE / "longhall" / "kernel" / "match.py"
    assert {"longhall.kernel.ask", "longhall.kernel.rng", "typing"} <= set(imports(path, "longhall.kernel.match"))
