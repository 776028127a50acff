"""The rulebook page behind each kind of question and event, for help in place."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, int]] = {}
