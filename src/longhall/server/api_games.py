"""REST: what can be played, with all its components and texts."""

from __future__ import annotations

from hashlib import blake2b

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from longhall.server.desk import AtDesk
from longhall.server.messages import About, Content, GameInfo

router = APIRouter(tags=["games"])


@router.get("/games")
async def list_games(desk: AtDesk) -> list[GameInfo]:
    """Every game that can be played here."""
    return [title.info for title in desk.hall.house.catalogue.titles.values()]


@router.get("/games/{name}/content", response_model=Content)
async def show_content(name: str, request: Request, desk: AtDesk) -> Response:
    """Every record of a game's box."""
    text = desk.hall.house.catalogue.find(name).content.model_dump_json()
    return _unchanged(request, text, "application/json")


@router.get("/games/{name}/about", response_model=About)
async def show_about(name: str, request: Request, desk: AtDesk) -> Response:
    """What a game's content is made of, and where it is from."""
    text = desk.hall.house.catalogue.find(name).about.model_dump_json()
    return _unchanged(request, text, "application/json")


@router.get("/games/{name}/lang/{lang}", response_class=PlainTextResponse)
async def show_texts(name: str, lang: str, request: Request, desk: AtDesk) -> Response:
    """A game's texts, as a Fluent file."""
    return _unchanged(request, desk.hall.house.catalogue.texts(name, lang), "text/plain")


@router.get("/lang/{lang}", response_class=PlainTextResponse)
async def show_hall_texts(lang: str, request: Request, desk: AtDesk) -> Response:
    """The texts that all games share, as a Fluent file."""
    return _unchanged(request, desk.hall.house.catalogue.hall_texts(lang), "text/plain")


def _unchanged(request: Request, text: str, kind: str) -> Response:
    """A text that seldom changes: sent once, then only asked after."""
    tag = f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)
