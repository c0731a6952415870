"""The server as an ASGI application: the lobby over HTTP, the wire over WebSocket, and what every answer must carry."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.hall import decks, games, lobby
from greathall.hall.door import POLICY, Visitor
from greathall.hall.errors import Closed, NotThere, NotYours, Refused
from greathall.hall.house import House
from greathall.hall.limits import Limits, Quotas
from greathall.hall.screens import make_page
from greathall.version import VERSION

LONGEST_BODY: Final = 65_536

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


def make_app(house: House, limits: Limits | None = None) -> FastAPI:
    """The application for a house."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(title="Greathall", version=VERSION, docs_url=None, redoc_url=None, lifespan=lifespan)
    app.state.house = house
    app.state.quotas = Quotas(limits or Limits())
    app.include_router(games.router)
    app.include_router(lobby.router)
    app.include_router(decks.router)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, not_well_formed)
    app.add_exception_handler(HTTPException, plain_failure)
    app.add_middleware(Porch, quotas=app.state.quotas)

    @app.websocket("/wire/{name}")
    async def wire(socket: WebSocket, name: str) -> None:
        if same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
            await Visitor(socket, house, app.state.quotas).visit(name)
        else:
            await socket.close(POLICY, "other_origin")

    @app.get("/healthz")
    async def health() -> JSONResponse:
        """Whether the server is well: 200, or 503 and the reason in a few words."""
        reason = house.trouble()
        return JSONResponse({"healthy": not reason, "reason": reason, "version": VERSION}, 503 if reason else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    app.include_router(make_page())
    return app


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a page of this server asks, or a program, which names no origin."""
    return origin is None or urlsplit(origin).netloc == host


def failure(code: int, word: str, reason: str, line: str = "") -> JSONResponse:
    return JSONResponse({"word": word, "reason": reason, "line": line}, code)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    code = 409
    if isinstance(error, NotThere):
        code = 404
    elif isinstance(error, NotYours):
        code = 403
    elif isinstance(error, Closed):
        code = 503
    elif error.word == "too_many":
        code = 429
    return failure(code, error.word, error.reason, error.line)


async def not_well_formed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = "; ".join(f"{'.'.join(str(part)[:40] for part in item['loc'])}: {item['msg']}"[:200] for item in error.errors()[:3])
    return failure(422, "not_well_formed", wrong)


async def plain_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return JSONResponse(
        {"word": "http", "reason": str(error.detail), "line": ""}, error.status_code, headers=dict(error.headers or {})
    )  # fmt: skip


class Porch:
    """What every HTTP request passes: how many there may be, how long, and where from; and the headers of every answer."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self.app = app
        self.quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = with_headers(send)
        address = scope["client"][0] if scope.get("client") else ""
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        origin = headers.get(b"origin")
        if not self.quotas.may_ask(address):
            await failure(429, "too_many", "too many requests; wait a moment")(scope, receive, send)
        elif origin is not None and not same_origin(origin.decode("latin-1"), headers.get(b"host", b"").decode("latin-1")):
            await failure(403, "other_origin", "requests from other pages are not answered")(scope, receive, send)
        else:
            body = await whole_body(receive)
            if body is None:
                await failure(413, "too_big", f"a request has at most {LONGEST_BODY} bytes")(scope, receive, send)
            else:
                await self.app(scope, replaying(body, receive), send)


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            added = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in given]
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return sending


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is too long."""
    body: bytes = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > LONGEST_BODY:
            return None
        if not message.get("more_body", False):
            return body


def replaying(body: bytes, receive: Receive) -> Callable[[], Awaitable[Message]]:
    """Gives the body on, then whatever comes after it."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving
