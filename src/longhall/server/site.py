"""What goes round every answer of the web server, and the files of the client.

Limits on bodies, the check of the origin, security headers and counting are done here for all requests alike.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longhall.server.messages import Code, Refusal
from longhall.server.metrics import Metrics
from longhall.server.refusal import STATUS

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FOREVER: Final = "public, max-age=31536000, immutable"


class Guard:
    """Middleware: every HTTP request is checked, limited and counted, and its answer gets the security headers."""

    def __init__(self, app: ASGIApp, body_bytes: int, metrics: Metrics) -> None:
        self._app, self._body_bytes, self._metrics = app, body_bytes, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY)
                self._metrics.count("longhall_requests_total", status=str(message["status"]))
            await send(message)

        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if scope["method"] not in SAFE and origin is not None and urlsplit(origin).netloc != headers.get("host"):
            await refuse("not_allowed", "the page is from another site")(scope, receive, guarded)
            return
        body = await self._body(scope, receive)
        if body is None:
            refusal = refuse("too_large", f"a request has at most {self._body_bytes} bytes")
            refusal.headers["connection"] = "close"  # the rest of the body is not read
            await refusal(scope, receive, guarded)
            return
        await self._app(scope, _Once(body, receive), guarded)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, or None when it is too large or breaks off: nothing here sends large ones."""
        if scope["method"] in SAFE:
            return b""
        body: bytes = b""
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self._body_bytes:
                return None
            if not message.get("more_body"):
                return body


class _Once:
    """A `receive` that gives a body that has been read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> MutableMapping[str, Any]:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


def refuse(code: Code, reason: str, status: int | None = None) -> JSONResponse:
    """The answer that refuses a request, with the status of its code where no other is given."""
    return JSONResponse(Refusal(code=code, reason=reason).model_dump(), status or STATUS.get(code, 409))


class Client(StaticFiles):
    """The built client. Its hashed assets never change; any path that is no file is a page of the client."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        if packed := self._packed(path, scope):
            return packed
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = FileResponse(self._index)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response

    def _packed(self, path: str, scope: Scope) -> Response | None:
        """An asset as the build has compressed it, for whoever can read that."""
        if not path.startswith("assets/") or "br" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        file, found = self.lookup_path(f"{path}.br")
        if found is None:
            return None
        headers = {"content-encoding": "br", "vary": "accept-encoding", "cache-control": FOREVER}
        return FileResponse(file, stat_result=found, media_type=guess_type(path)[0], headers=headers)


def find_client() -> Path | None:
    """The client that was built in this checkout, or that came with the package."""
    here = Path(__file__).parent
    for folder in (here / "static", here.parents[2] / "client" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
