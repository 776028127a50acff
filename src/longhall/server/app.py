"""The web server: REST for people, games and tables; a socket a table; health, figures, and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse

from longhall.server import accounts, api_games, api_hints, api_people, api_tables
from longhall.server.analyses import Analyses
from longhall.server.catalogue import Catalogue
from longhall.server.config import Config
from longhall.server.desk import Desk
from longhall.server.hall import Hall
from longhall.server.limits import Buckets
from longhall.server.logs import note
from longhall.server.messages import Code, Refusal
from longhall.server.metrics import Metrics
from longhall.server.refusal import Refused
from longhall.server.site import Client, Guard, refuse
from longhall.server.store import Store
from longhall.server.table import House
from longhall.server.workers import Workers


def build_app(config: Config) -> FastAPI:
    """The application. It opens its store when it starts, and closes everything in order when it stops."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        desk = await open_desk(config, metrics)
        app.state.desk = desk
        yield
        await desk.hall.house.analyses.close()
        await desk.hall.close()
        await desk.hall.house.workers.close()
        desk.hall.house.store.close()
        note("server closed")

    app = FastAPI(
        title="Longhall",
        version=version("longhall"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={409: {"model": Refusal}},
    )
    for router in (api_people.router, api_games.router, api_tables.router, api_hints.router):
        app.include_router(router, prefix="/api")
    _add_health(app, metrics)
    _add_refusals(app, metrics)
    if config.client is not None:
        app.mount("/", Client(config.client))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, body_bytes=config.body_bytes, metrics=metrics)
    return app


async def open_desk(config: Config, metrics: Metrics) -> Desk:
    """Open the store, bring it up to date, and go on with the games that wait for a bot."""
    catalogue = Catalogue(config.content)
    store = Store(config.db)
    key = await store.write(accounts.server_key)
    workers = Workers(config.workers, config.think, config.memory, config.content, config.thinker)
    hall = Hall(House(config, store, catalogue, workers, metrics, Analyses(workers)))
    await hall.open()
    rates = (config.login_rate, config.make_rate, config.hint_rate, config.advice_rate)
    return Desk(hall, key, *[Buckets(rate) for rate in rates])


def _add_health(app: FastAPI, metrics: Metrics) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        """Whether the store can be written."""
        desk: Desk = request.app.state.desk
        await desk.hall.house.store.write(lambda c: c.exec_driver_sql("SELECT 1").scalar())
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def figures() -> Response:
        """Figures for Prometheus."""
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


def _add_refusals(app: FastAPI, metrics: Metrics) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        metrics.count("longhall_refused_total", code=error.code)
        return refuse(error.code, error.reason)

    @app.exception_handler(HTTPException)
    async def unserved(_: Request, error: HTTPException) -> Response:
        code: Code = "not_found" if error.status_code == 404 else "malformed"
        return refuse(code, str(error.detail), error.status_code)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        metrics.count("longhall_refused_total", code="malformed")
        first = error.errors()[0]
        return refuse("malformed", f"{'.'.join(map(str, first['loc']))}: {first['msg']}")
