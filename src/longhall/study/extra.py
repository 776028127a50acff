"""Libraries that only studies need: the `study` extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ValueError):
    """A library that is not installed."""


def need(name: str) -> Any:
    """A library of the `study` extra, or an error that says what to install."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise MissingExtra(f"this needs the library {name}: pip install 'longhall[study]'") from error
