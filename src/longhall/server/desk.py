"""What every request finds at the door: the hall, who is asking, and whether they ask too often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from longhall.server import accounts
from longhall.server.hall import Hall
from longhall.server.limits import Buckets
from longhall.server.messages import Person
from longhall.server.refusal import Refused


@dataclass(frozen=True, slots=True)
class Desk:
    """The hall with its key and its limits."""

    hall: Hall
    key: bytes
    logins: Buckets
    makes: Buckets
    hints: Buckets
    advices: Buckets

    def person_id(self, request: HTTPConnection) -> str | None:
        """Who the cookie says is asking."""
        return accounts.read_cookie(self.key, request.cookies.get(accounts.COOKIE))

    async def person(self, request: HTTPConnection) -> Person | None:
        """Who is asking, if known."""
        known = self.person_id(request)
        return await self.hall.house.store.read(lambda c: accounts.find_person(c, known)) if known else None

    def remember(self, request: HTTPConnection, response: Response, person: Person) -> None:
        """Give a person the cookie."""
        response.set_cookie(
            accounts.COOKIE,
            accounts.sign(self.key, person.id),
            max_age=accounts.COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme in ("https", "wss"),
        )


def _desk(request: HTTPConnection) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(_desk)]


async def _known(request: HTTPConnection, desk: AtDesk) -> Person:
    person = await desk.person(request)
    if person is None:
        raise Refused("no_person", "give a name first: POST /api/me")
    return person


Known = Annotated[Person, Depends(_known)]


def _address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def limit_logins(request: HTTPConnection, desk: AtDesk) -> None:
    """Refuse an address that tries too many passwords."""
    if not desk.logins.take(_address(request)):
        raise Refused("rate", "too many tries; wait a little")


def limit_makes(request: HTTPConnection, desk: AtDesk) -> None:
    """Refuse an address that makes too many things."""
    if not desk.makes.take(_address(request)):
        raise Refused("rate", "too much at once; wait a little")


def limit_hints(request: HTTPConnection, desk: AtDesk) -> None:
    """Refuse an address that has others think for it too often."""
    if not desk.hints.take(_address(request)):
        raise Refused("rate", "too many hints at once; wait a little")
