"""The server as an ASGI application: tables and records over HTTP, the wire over WebSocket, and the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from greathall.hall import reasons
from greathall.hall.entrance import Entrance
from greathall.hall.errors import NotYours, Refused
from greathall.hall.hall import Hall
from greathall.hall.http import interface, previews
from greathall.hall.http.middleware import Middleware, at_the_machine, same_origin
from greathall.hall.http.page import BUILT, make_page, read_files
from greathall.hall.http.refusals import not_well_formed, plain_failure, refused
from greathall.hall.http.routers import make_api
from greathall.hall.limits import Networks, Quotas
from greathall.hall.live.connection import POLICY, Connection
from greathall.hall.network import Names
from greathall.version import VERSION

NO_PROXIES: Final = Networks(())


def make_app(
    hall: Hall,
    quotas: Quotas | None = None,
    names: Names | None = None,
    reachable: Callable[[], list[str]] = list,
    proxies: Networks = NO_PROXIES,
    operator: str = "",
    entrance: Entrance | None = None,
) -> FastAPI:
    """The application for a hall; `reachable` says where other devices find it, for those who sit at its own machine, and
    `operator` is the lock of the key of whoever runs it; empty: no key is theirs."""
    quotas, names, entrance = quotas or Quotas(), names or Names(), entrance or Entrance()
    files = read_files(BUILT)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        if entrance.password:
            entrance.secret = await hall.messenger.shared("entrance", entrance.secret)
        yield
        await hall.close()

    app = make_api(openapi_url=None, docs_url=None, redoc_url=None, lifespan=lifespan)
    app.state.hall = hall
    app.state.quotas = quotas
    app.state.reachable = reachable
    app.state.operator = operator
    app.state.entrance = entrance
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, not_well_formed)
    app.add_exception_handler(HTTPException, plain_failure)
    below = urlsplit(hall.reach.url).path
    app.add_middleware(
        Middleware, quotas=quotas, names=names, proxies=proxies, files=files, admit=hall.warden.admit, entrance=entrance, below=below
    )

    @app.websocket("/wire/{name}")
    async def wire(socket: WebSocket, name: str) -> None:
        host = socket.headers.get("host", "")
        if not names.know(host):
            await socket.close(POLICY, "other_name")
        elif not same_origin(socket.headers.get("origin"), host):
            await socket.close(POLICY, "other_origin")
        elif not entrance.admits(socket):
            await Connection(socket, hall, quotas).turn_away(NotYours.because(reasons.PASSWORD_NEEDED), POLICY)
        else:
            await Connection(socket, hall, quotas).serve(name)

    def by_who_runs_it(request: Request) -> bool:
        """Whether it is whoever runs the hall who asks."""
        return at_the_machine(request.scope) or quotas.trusts(request.client.host if request.client else "")

    @app.get("/healthz")
    async def health(request: Request) -> JSONResponse:
        """Whether the server is well: 200, or 503, and for whoever runs it the reason in a few words."""
        reason = hall.trouble()
        told = reason if by_who_runs_it(request) else ""
        return JSONResponse({"healthy": not reason, "reason": told, "version": VERSION}, 503 if reason else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """For whoever runs the hall: guests could tell from the counters who has answered in secret, and how long bots really think."""
        if not by_who_runs_it(request):
            raise HTTPException(404)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    app.include_router(interface.router)
    app.include_router(interface.description)
    app.include_router(make_page(files, previews.head_of_any if entrance.password else previews.head, below))
    return app
