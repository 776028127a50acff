"""One open socket as a table sees it: who is there, what may be seen, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

from pydantic import BaseModel

NOT_ALLOWED: Final = 4403
UNKNOWN: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
RESTART: Final = 1012


class Connection:
    """A socket's outbox. Sending never waits: who reads too slowly is let go, and can come back."""

    def __init__(self, person: str | None, *, board: bool, eyes: int | None, outbox: int) -> None:
        self.person, self.board, self.eyes = person, board, eyes
        self.outbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self._limit = outbox
        self._over = False

    def send(self, message: BaseModel) -> None:
        """Put a message into the outbox."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Put a message that is JSON already into the outbox."""
        if self.outbox.qsize() >= self._limit:
            self.hang_up(TOO_SLOW, "this client reads too slowly")
        elif not self._over:
            self.outbox.put_nowait(text)

    def hang_up(self, code: int, reason: str) -> None:
        """Close the socket after what is in the outbox already."""
        if not self._over:
            self._over = True
            self.outbox.put_nowait((code, reason))
