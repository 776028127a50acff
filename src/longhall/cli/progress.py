"""A progress bar on stderr for whatever takes longer than a second."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 1.0
"""Seconds that pass before the bar appears."""


class Bar:
    """Call it with the number of steps done. It shows itself only when the work takes its time, and tidies up."""

    def __init__(self, what: str, total: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task(what, total=total)
        self._since = time.monotonic()

    def __enter__(self) -> Bar:
        return self

    def __call__(self, done: int) -> None:
        if not self._progress.live.is_started and time.monotonic() - self._since > PATIENCE:
            self._progress.start()
        self._progress.update(self._task, completed=done)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress.live.is_started:
            self._progress.stop()
