"""The `longhall` command, run in this process with the room Runes in the hall."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from longhall.cli import app
from longhall.kernel import Game

Run = Callable[..., Result]


@pytest.fixture
def run(runes: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in an empty folder, in English unless told otherwise; `typed` is what stdin holds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("LONGHALL_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def invoke(*args: str, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [*args], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command line that must be refused: exit code 2, nothing on stdout, and the one line on stderr."""

    def invoke(*args: str) -> str:
        result = run(*args)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        (line,) = result.stderr.splitlines()
        assert line.startswith("longhall: ")
        return line.removeprefix("longhall: ")

    return invoke
