"""The numbers that a room's greedy player goes by, found in its sources: read, changed in a copy, and written back.

Every number with a point in the modules of the player is a guess. A copy of the player has numbers of its own, which
can be changed between two games at no cost.
"""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from weakref import WeakKeyDictionary

from longhall.kernel import Option

PARTS: Final = ("worth", "prospects", "lookout", "bot")
"""The modules of a room that its greedy player is made of, as far as it has them, those before that others import."""
GREATEST: Final = 20.0
"""Numbers from here on are no guesses."""
NUMBERS: Final = "_NUMBERS"
"""The name of the list of numbers in the modules of a copy."""
COPY: Final = "longhall_tuned"
"""The package that these modules seem to be of while they are run."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A number in a source, and where it stands there."""

    part: str
    line: int
    begin: int
    end: int
    value: float


class Finder(ast.NodeTransformer):
    """Replaces the numbers of a module by places in a list.

    In functions a number, or a name that stands for one, is looked up there each time. Tables at the top of the module
    are remembered, so that they can be filled anew. Whatever else is worked out only once is left as it is.
    """

    def __init__(self, part: str, guesses: list[Guess], known: dict[str, int]) -> None:
        """`known` are the names that stand for a number, here and in the modules before."""
        self._part, self._guesses, self._known = part, guesses, known
        self._live = False
        self.tables: dict[str, ast.expr] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """What it does, unless it only breaks ties by lot; defaults and decorators are worked out once."""
        if not any(argument.arg == "rng" for argument in node.args.args):
            node.body = [self._within(statement) for statement in node.body]
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """The same."""
        node.body = self._within(node.body)
        return node

    def _within(self, node: Any) -> Any:
        before, self._live = self._live, True
        found = self.visit(node)
        self._live = before
        return found

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A constant of the module: a number, or a table of them."""
        if self._live or not isinstance(node.target, ast.Name) or node.value is None:
            return self.generic_visit(node)
        name, value = node.target.id, node.value
        if isinstance(value, ast.Constant):
            node.value = self._within(value)
            if node.value is not value:
                self._known[name] = len(self._guesses) - 1
        elif isinstance(value, ast.Dict) and _has_numbers(value.values):
            self.tables[name] = node.value = self._within(value)
        elif isinstance(value, ast.Tuple) and _has_numbers(value.elts):
            self.tables[name] = node.value = ast.List(self._within(value).elts, ast.Load())
        else:
            return self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """A number with a point, unless it is nothing or so great that it puts one thing before all others."""
        if not self._live or not isinstance(node.value, float) or not 0 < node.value < GREATEST:
            return node
        assert node.end_col_offset is not None
        self._guesses.append(Guess(self._part, node.lineno, node.col_offset, node.end_col_offset, node.value))
        return self._place(len(self._guesses) - 1)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A name that stands for a number."""
        return self._place(self._known[node.id]) if self._live and node.id in self._known else node

    @staticmethod
    def _place(nth: int) -> ast.expr:
        return ast.Subscript(ast.Name(NUMBERS, ast.Load()), ast.Constant(nth), ast.Load())


def _has_numbers(values: Sequence[ast.expr]) -> bool:
    """Whether a table is one of numbers."""
    return bool(values) and all(isinstance(one, ast.Constant) and isinstance(one.value, float) for one in values)


class Source:
    """One module of a greedy player, with places for its numbers."""

    def __init__(self, room: str, part: str, guesses: list[Guess], known: dict[str, int]) -> None:
        self.part, self.path = part, Path(str(import_module(f"{room}.{part}").__file__))
        finder = Finder(part, guesses, known)
        tree = finder.visit(ast.parse(self.path.read_text("utf-8")))
        for statement in tree.body:
            if isinstance(statement, ast.ImportFrom) and statement.module in [f"{room}.{one}" for one in PARTS]:
                statement.module = statement.module.replace(room, COPY)
        self.code = compile(ast.fix_missing_locations(tree), str(self.path), "exec")
        self.tables = {name: compile(ast.Expression(value), part, "eval") for name, value in finder.tables.items()}


class Player:
    """A copy of a greedy player with numbers of its own."""

    def __init__(self, sources: Sequence[Source], guesses: Sequence[Guess]) -> None:
        self._sources, self._numbers = sources, [guess.value for guess in guesses]
        self._modules: dict[str, ModuleType] = {}
        sys.modules[COPY] = ModuleType(COPY)
        for source in sources:
            module = sys.modules[f"{COPY}.{source.part}"] = ModuleType(f"{COPY}.{source.part}")
            vars(module)[NUMBERS] = self._numbers
            exec(source.code, vars(module))
            self._modules[source.part] = module
        for name in [COPY, *[f"{COPY}.{source.part}" for source in sources]]:
            del sys.modules[name]
        self.choose: Callable[[Any, Any, random.Random], Option] = vars(self._modules["bot"])["choose"]

    def use(self, numbers: Sequence[float]) -> None:
        """Play by these numbers from now on. Functions stay as they are: PyPy is slow with new ones."""
        self._numbers[:] = numbers
        for source in self._sources:
            names = vars(self._modules[source.part])
            for name, code in source.tables.items():
                table, filled = names[name], eval(code, names)
                if isinstance(table, dict):
                    table.update(filled)
                else:
                    table[:] = filled
            for thing in list(names.values()):  # what was worked out with other numbers
                if isinstance(thing, WeakKeyDictionary):
                    thing.clear()
                elif hasattr(thing, "cache_clear") and thing.__module__ == names["__name__"]:
                    thing.cache_clear()


def read_sources(name: str) -> tuple[list[Guess], list[Source]]:
    """All numbers of a room's greedy player, and its modules."""
    room, guesses, known = f"longhall.games.{name}", list[Guess](), dict[str, int]()
    folder = Path(str(import_module(room).__file__)).parent
    parts = [part for part in PARTS if (folder / f"{part}.py").exists()]
    return guesses, [Source(room, part, guesses, known) for part in parts]


def rewrite(source: str, found: Sequence[tuple[Guess, float]]) -> str:
    """A source with other numbers in the places of these guesses."""
    lines = source.splitlines(keepends=True)
    for guess, number in sorted(found, key=lambda one: (one[0].line, one[0].begin), reverse=True):
        line = lines[guess.line - 1].encode()
        lines[guess.line - 1] = (line[: guess.begin] + repr(number).encode() + line[guess.end :]).decode()
    return "".join(lines)
