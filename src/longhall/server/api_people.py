"""REST: who is asking, guests, accounts."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends, Request, Response

from longhall.server import accounts
from longhall.server.desk import AtDesk, limit_logins, limit_makes
from longhall.server.messages import Credentials, Me, NewName, Person

router = APIRouter(tags=["people"])


@router.get("/me")
async def who_am_i(request: Request, desk: AtDesk) -> Me:
    """Who is asking."""
    return Me(person=await desk.person(request))


@router.post("/me", dependencies=[Depends(limit_makes)])
async def name_myself(wish: NewName, request: Request, response: Response, desk: AtDesk) -> Person:
    """Become a guest, or take another name."""
    guest, name = desk.person_id(request), accounts.clean_name(wish.name)
    person = await desk.hall.house.store.write(lambda c: accounts.name_guest(c, guest, name))
    desk.remember(request, response, person)
    return person


@router.post("/account", dependencies=[Depends(limit_logins)])
async def make_account(wish: Credentials, request: Request, response: Response, desk: AtDesk) -> Person:
    """Make an account; what the guest had goes along."""
    guest, name = desk.person_id(request), accounts.clean_name(wish.name)
    hashed = await asyncio.to_thread(accounts.HASHER.hash, wish.password)
    person = await desk.hall.house.store.write(lambda c: accounts.register(c, guest, name, hashed))
    desk.remember(request, response, person)
    return person


@router.post("/session", dependencies=[Depends(limit_logins)])
async def log_in(wish: Credentials, request: Request, response: Response, desk: AtDesk) -> Person:
    """Come back to an account; what the guest had goes along."""
    guest, store = desk.person_id(request), desk.hall.house.store
    found = await store.read(lambda c: accounts.find_account(c, accounts.clean_name(wish.name)))
    person, hashed = found if found else (None, None)
    await asyncio.to_thread(accounts.check_password, hashed, wish.password)
    assert person is not None
    if guest is not None:
        moved = await store.write(lambda c: accounts.take_along(c, guest, person.id))
        await desk.hall.reread(moved)
    desk.remember(request, response, person)
    return person


@router.delete("/session", status_code=204)
async def log_out(response: Response) -> None:
    """Forget who is asking."""
    response.delete_cookie(accounts.COOKIE, httponly=True, samesite="lax")
