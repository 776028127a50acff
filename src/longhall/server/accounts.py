"""People: guests, accounts, and the signed cookie by which the server knows them again."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256
from typing import Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy.engine import Connection

from longhall.server import ledger
from longhall.server.messages import Person
from longhall.server.refusal import Refused
from longhall.server.rows import PERSONS, SECRETS

COOKIE: Final = "longhall"
COOKIE_AGE: Final = 365 * 24 * 3600
"""Seconds after which a person who was never here again is forgotten by the browser and refused by the server."""

HASHER: Final = PasswordHasher()
_NOBODY: Final = HASHER.hash("nobody has this password")  # so that an unknown name takes as long as a wrong password


def clean_name(name: str) -> str:
    """A name without superfluous blanks, or a refusal."""
    clean = " ".join(name.split())
    if not clean or not clean.isprintable():
        raise Refused("bad_name", "a name has 1 to 40 printable characters")
    return clean


# ---- the cookie ----------------------------------------------------------------------------------------------------


def server_key(c: Connection) -> bytes:
    """The key that cookies are signed with: drawn once, then kept."""
    found = c.execute(sa.select(SECRETS.c.value).where(SECRETS.c.name == "cookies")).scalar()
    if found is None:
        found = secrets.token_hex(32)
        c.execute(SECRETS.insert().values(name="cookies", value=found))
    return bytes.fromhex(found)


def sign(key: bytes, person: str, now: float | None = None) -> str:
    """The cookie of a person."""
    text = f"{person}.{int(time.time() if now is None else now)}"
    return f"{text}.{_mac(key, text)}"


def read_cookie(key: bytes, cookie: str | None) -> str | None:
    """The person behind a cookie; None when it is not ours, or too old."""
    text, _, mac = (cookie or "").rpartition(".")
    if not text or not cookie or not cookie.isascii() or not hmac.compare_digest(mac, _mac(key, text)):
        return None
    person, _, issued = text.partition(".")
    return person if time.time() - int(issued) < COOKIE_AGE else None


def _mac(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), sha256).hexdigest()


# ---- people --------------------------------------------------------------------------------------------------------


def find_person(c: Connection, id: str) -> Person | None:
    """A person by id."""
    row = c.execute(sa.select(PERSONS).where(PERSONS.c.id == id)).first()
    return Person(id=row.id, name=row.name, account=row.login is not None) if row else None


def name_guest(c: Connection, id: str | None, name: str) -> Person:
    """A new guest, or the same person with another name. An account keeps the name it logs in with."""
    found = find_person(c, id) if id else None
    if found is None:
        found = Person(id=secrets.token_urlsafe(12), name=name, account=False)
        c.execute(PERSONS.insert().values(id=found.id, name=name, created=time.time()))
    elif found.account:
        raise Refused("not_allowed", "an account keeps its name")
    else:
        c.execute(PERSONS.update().where(PERSONS.c.id == found.id).values(name=name))
    return Person(id=found.id, name=name, account=False)


def register(c: Connection, id: str | None, name: str, hashed: str) -> Person:
    """Make a guest into an account; whoever was no guest begins as an account."""
    login = name.casefold()
    if c.execute(sa.select(PERSONS.c.id).where(PERSONS.c.login == login)).first():
        raise Refused("name_taken", f"there is an account {name!r} already")
    found = find_person(c, id) if id else None
    if found is not None and found.account:
        raise Refused("not_allowed", f"you have the account {found.name!r} already")
    person = name_guest(c, id, name)
    c.execute(PERSONS.update().where(PERSONS.c.id == person.id).values(login=login, password=hashed))
    return Person(id=person.id, name=name, account=True)


def check_password(hashed: str | None, password: str) -> None:
    """Refuse a password that is not the one; slow on purpose."""
    try:
        HASHER.verify(hashed or _NOBODY, password)
    except VerifyMismatchError as error:
        raise Refused("wrong_password", "there is no account with this name and password") from error
    if hashed is None:
        raise Refused("wrong_password", "there is no account with this name and password")


def find_account(c: Connection, name: str) -> tuple[Person, str] | None:
    """An account by the name it logs in with, and the hash of its password."""
    row = c.execute(sa.select(PERSONS).where(PERSONS.c.login == name.casefold())).first()
    return (Person(id=row.id, name=row.name, account=True), row.password) if row else None


def take_along(c: Connection, guest: str, account: str) -> list[str]:
    """The tables of a guest become those of the account that the guest has logged in to."""
    found = find_person(c, guest)
    return ledger.move_person(c, guest, account) if found and not found.account and guest != account else []
