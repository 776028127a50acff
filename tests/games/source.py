"""The source of a room's tests, for tests that see to it that nothing is left out."""

from __future__ import annotations

from pathlib import Path


def source(beside: str, kind: str) -> str:
    """All test files of a kind in the folder of a test, one after the other: `source(__file__, "cards")`."""
    files = sorted(Path(beside).parent.glob(f"test_{kind}*.py"))
    assert files, f"no tests of {kind} beside {beside}"
    return "".join(path.read_text("utf-8") for path in files)
