"""Saying no: one exception for all that is not possible, with a code for machines and a reason for people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from longhall.server.messages import Code

STATUS: Final[dict[Code, int]] = {
    "bad_name": 400,
    "bad_option": 400,
    "bad_record": 400,
    "malformed": 400,
    "no_person": 401,
    "wrong_password": 401,
    "not_allowed": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_table": 404,
    "too_large": 413,
    "rate": 429,
    "fault": 500,
    "closing": 503,
    "storage": 503,
}
"""The HTTP status of each code; whatever else stands in the way of a request is a conflict, 409."""


class Refused(Exception):
    """Something was refused, and nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(self.code, 409)


class Closed(Exception):
    """The table has left the memory: find it again."""


@contextmanager
def refusing(code: Code) -> Iterator[None]:
    """Turn the ValueError of bad input inside into a refusal. Keep the block to the reading of input."""
    try:
        yield
    except ValueError as error:
        raise Refused(code, str(error)) from error
