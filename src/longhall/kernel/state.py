"""`@state`: slots dataclasses with a generated `clone`, `==`, `to_json` and `from_json`.

The methods are written out as source for each class once, at import: copying a whole game takes microseconds where
`deepcopy` takes hundreds. Fields may be int, str, bool, tuples of these, lists and dicts of any of these, other
`@state` classes, and `... | None`. Sets and floats are refused: they would make a record depend on order or rounding.
"""

from __future__ import annotations

import types
from dataclasses import dataclass, field, fields
from typing import Any, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from longhall.kernel.events import Event

_SCALARS = (int, str, bool)


class Data:
    """Base of every state class; `@state` fills in the methods."""

    __slots__ = ()

    def clone(self) -> Self:
        """A deep copy."""
        raise NotImplementedError(f"{type(self).__name__} lacks the @state decorator")

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values, keys in the order of the fields."""
        raise NotImplementedError(f"{type(self).__name__} lacks the @state decorator")

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The object that `to_json` wrote."""
        raise NotImplementedError(f"{cls.__name__} lacks the @state decorator")


C = TypeVar("C", bound=type[Data])


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def state(cls: C) -> C:
    """Make a class of annotated fields into a state class."""
    made: Any = dataclass(slots=True, kw_only=True)(cls)
    hints = get_type_hints(made)
    scope: dict[str, Any] = {"cls": made}
    clone, dump, load = ["new = cls.__new__(cls)"], [], ["new = cls.__new__(cls)"]
    for f in fields(made):
        name, hint = f.name, hints[f.name]
        if not f.compare:  # a root's box and sink are no part of the position
            clone.append(f"new.{name} = {'self.box' if name == 'box' else 'None'}")
            load.append(f"new.{name} = None")
            continue
        shape = _Shape(f"{made.__name__}.{name}", scope)
        clone.append(f"new.{name} = {shape.clone(hint, f'self.{name}')}")
        dump.append(f"{name!r}: {shape.dump(hint, f'self.{name}')}")
        load.append(f"new.{name} = {shape.load(hint, f'data[{name!r}]')}")
    source = "\n".join(
        [
            "def clone(self):",
            *[f"    {line}" for line in [*clone, "return new"]],
            "def to_json(self):",
            f"    return {{{', '.join(dump)}}}",
            "def from_json(cls, data):",
            *[f"    {line}" for line in [*load, "return new"]],
        ]
    )
    exec(source, scope)
    made.clone, made.to_json = scope["clone"], scope["to_json"]
    made.from_json = classmethod(scope["from_json"])
    result: C = made
    return result


class _Shape:
    """Writes the expression that copies, dumps or loads a value of one annotated type."""

    def __init__(self, where: str, scope: dict[str, Any]) -> None:
        self.where, self.scope = where, scope

    def clone(self, hint: Any, x: str) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if self._frozen(hint):
            return x
        if origin is list:
            return f"{x}[:]" if self._frozen(args[0]) else f"[{self.clone(args[0], 'e')} for e in {x}]"
        if origin is dict:
            if self._frozen(args[1]):
                return f"{x}.copy()"
            return f"{{k: {self.clone(args[1], 'v')} for k, v in {x}.items()}}"
        if inner := _optional(hint):
            return f"(None if {x} is None else {self.clone(inner, x)})"
        return f"{x}.clone()"

    def dump(self, hint: Any, x: str) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint in _SCALARS or hint is types.NoneType:
            return x
        if inner := _optional(hint):
            return x if inner in _SCALARS else f"(None if {x} is None else {self.dump(inner, x)})"
        if origin is tuple and args[-1] is not ...:
            return f"[{', '.join(self.dump(a, f'{x}[{i}]') for i, a in enumerate(args))}]"
        if origin in (list, tuple):
            return f"list({x})" if args[0] in _SCALARS else f"[{self.dump(args[0], 'e')} for e in {x}]"
        if origin is dict:
            return f"{{str(k): {self.dump(args[1], 'v')} for k, v in {x}.items()}}"
        return f"{x}.to_json()"

    def load(self, hint: Any, x: str) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint in _SCALARS or hint is types.NoneType:
            return x
        if inner := _optional(hint):
            return x if inner in _SCALARS else f"(None if {x} is None else {self.load(inner, x)})"
        if origin is tuple and args[-1] is not ...:
            return f"({', '.join(self.load(a, f'{x}[{i}]') for i, a in enumerate(args))},)"
        if origin is tuple:
            return f"tuple([{self.load(args[0], 'e')} for e in {x}])"
        if origin is list:
            return f"[{self.load(args[0], 'e')} for e in {x}]"
        if origin is dict:
            key = "int(k)" if args[0] is int else "k"
            return f"{{{key}: {self.load(args[1], 'v')} for k, v in {x}.items()}}"
        self.scope[hint.__name__] = hint
        return f"{hint.__name__}.from_json({x})"

    def _frozen(self, hint: Any) -> bool:
        """Whether a value of this type can be shared between copies; refuses what a state may not hold."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in _SCALARS or hint is types.NoneType:
            return True
        if origin is tuple:
            if not all(self._frozen(a) for a in args if a is not ...):
                raise TypeError(f"{self.where}: a tuple in a state holds only int, str, bool and tuples")
            return True
        if inner := _optional(hint):
            return self._frozen(inner)
        if (origin is list or (origin is dict and args[0] in (int, str))) or (
            isinstance(hint, type) and issubclass(hint, Data)
        ):
            return False
        raise TypeError(f"{self.where}: a state may not hold {hint!r}; see longhall.kernel.state")


def _optional(hint: Any) -> Any:
    """`X` of `X | None`, else None."""
    if get_origin(hint) in (Union, types.UnionType):
        rest = [a for a in get_args(hint) if a is not types.NoneType]
        if len(rest) == 1:
            return rest[0]
    return None


@state
class Root(Data):
    """Base of a game's whole state: the luck to come, the box of components, and who listens."""

    rng: int = 0
    box: Any = field(default=None, compare=False, repr=False)
    sink: list[Event] | None = field(default=None, compare=False, repr=False)
