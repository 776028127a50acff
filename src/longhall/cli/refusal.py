"""Saying no: whatever a user got wrong is one clear line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup


class Refusal(typer.TyperException):
    """A request that cannot be met. The message says what was wrong, where, and what would be right."""

    exit_code = 2


@contextmanager
def refusing(where: str = "") -> Iterator[None]:
    """Turn what bad input raises inside into a refusal. Keep the block to the reading of input."""
    try:
        yield
    except OSError as error:
        raise Refusal(f"{where or error.filename}: {error.strerror or error}") from error
    except ValueError as error:
        raise Refusal(f"{where}: {error}" if where else str(error)) from error


class Hall(TyperGroup):
    """The command group that says every error in one line."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run a command line; in standalone mode, leave with its exit code."""
        try:
            code = super().main(args, *rest, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:
            print(f"longhall: {' '.join(error.format_message().split())}", file=sys.stderr)
            code = error.exit_code
        except typer.Abort:
            code = 1
        return sys.exit(code or 0) if standalone_mode else code
