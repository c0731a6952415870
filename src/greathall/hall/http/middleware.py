"""What every HTTP request passes on its way in, and what every answer carries on its way out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.hall import reasons
from greathall.hall.entrance import Entrance, is_free
from greathall.hall.errors import NotYours, Refused
from greathall.hall.http.page import of_page
from greathall.hall.http.refusals import refusal
from greathall.hall.limits import Networks, Quotas
from greathall.hall.network import Names, loopback
from greathall.hall.speech import best_language

log = logging.getLogger(__name__)

LONGEST_BODY: Final = 65_536

OPERATORS: Final = "/api/admin"
"""Below this only the key counts: nobody who runs the hall can shut themselves out."""

FORWARDED: Final = (b"x-forwarded-for", b"x-real-ip", b"forwarded", b"via")
"""By which proxies say that a request is not their own."""

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a request comes from a page of this server, or from a program, which names no origin."""
    return origin is None or origin.partition("://")[2] == host


def at_the_machine(scope: Scope) -> bool:
    """Whether a request comes from the hall's own machine, from somebody who sits there and not through a proxy."""
    client = scope["client"][0] if scope.get("client") else ""
    return loopback(client) and not any(name in FORWARDED for name, _ in scope["headers"])


def in_the_hall(scope: Scope, below: str) -> Scope:
    """A request, without the path below which guests find the hall: some proxies take it away, and others leave it."""
    if not below or not scope["path"].startswith(f"{below}/"):
        return scope
    return {**scope, "path": scope["path"].removeprefix(below), "raw_path": scope["raw_path"].removeprefix(below.encode())}


class Unnamed:
    """Notices a proxy that whoever runs the hall has not named, and says so once."""

    def __init__(self, proxies: Networks) -> None:
        self.proxies = proxies
        self.said = False

    def look(self, scope: Scope) -> None:
        client = scope["client"][0] if scope.get("client") else ""
        if self.said or client in self.proxies or not loopback(client) or at_the_machine(scope):
            return
        self.said = True
        log.warning("requests come through a proxy that is not named, so all its guests count as one; name it with --proxies")


class OtherOrigins:
    """Notices a proxy that does not pass on for which host it asks, and says so once: its guests see a blank page."""

    def __init__(self) -> None:
        self.said = False

    def look(self, scope: Scope, origin: str, host: str) -> None:
        if self.said or not any(name in FORWARDED or name == b"x-forwarded-proto" for name, _ in scope["headers"]):
            return
        self.said = True
        log.warning(
            "a page of %s asked through a proxy for %s, which is another host, and was refused; if the first is this hall, let the proxy "
            "pass the host on (nginx: proxy_set_header Host $http_host)",
            *(origin[:100], host[:100]),
        )


class Middleware:
    """Checks how many requests come from an address, how long each is, for which host and from which page, and adds the headers to every
    answer."""

    def __init__(
        self,
        app: ASGIApp,
        quotas: Quotas,
        names: Names,
        proxies: Networks,
        files: Container[str],
        admit: Callable[[str, str], None],
        entrance: Entrance,
        below: str = "",
    ) -> None:
        self.app = app
        self.below = below
        """The path of a site, such as `/cards`, below which guests find the hall."""
        self.files = files
        """Those of the page."""
        self.admit = admit
        """Refuses whoever may not come, by the lock of their key and their address."""
        self.entrance = entrance
        self.quotas = quotas
        self.names = names
        self.unnamed = Unnamed(proxies)
        self.other_origins = OtherOrigins()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = in_the_hall(scope, self.below)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the server itself leaves the body out
        self.unnamed.look(scope)
        send = with_headers(send)
        address = scope["client"][0] if scope.get("client") else ""
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host", b"accept-language")}
        origin = headers.get(b"origin")
        spoken = best_language(headers.get(b"accept-language", b"").decode("latin-1"))
        try:
            # Whoever opens the page asks for dozens of files at once, and a class does so behind one address; they lie in memory.
            page = of_page(scope["path"], self.files)
            self.quotas.take("files" if page else "requests", address)
            if not scope["path"].startswith(OPERATORS):
                self.admit("", address)
            host = headers.get(b"host", b"").decode("latin-1")
            if not self.names.know(host):
                raise Refused.because(reasons.OTHER_NAME)
            named = origin.decode("latin-1") if origin is not None else None
            if not same_origin(named, host):
                self.other_origins.look(scope, named or "", host)
                raise Refused.because(reasons.OTHER_ORIGIN)
            if not page and not is_free(scope["path"]) and not self.entrance.admits(HTTPConnection(scope)):
                raise NotYours.because(reasons.PASSWORD_NEEDED)
            body = await whole_body(receive, None if self.quotas.trusts(address) else self.quotas.limits.patience)
            scope["state"] = {**scope.get("state", {}), "length": len(body)}
        except Refused as refused:
            await refusal(refused, spoken)(scope, receive, send)
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


async def whole_body(receive: Receive, within: float | None) -> bytes:
    """The body of a request, if it is not too long and comes within that many seconds; None: whenever it comes."""
    body: bytes = b""
    try:
        async with asyncio.timeout(within):
            while True:
                message = await receive()
                body += message.get("body", b"")
                if len(body) > LONGEST_BODY:
                    raise Refused.because(reasons.TOO_BIG, LONGEST_BODY)
                if not message.get("more_body", False):
                    return body
    except TimeoutError:
        raise Refused.because(reasons.TOO_SLOW) from None


def replaying(body: bytes, receive: Receive) -> Callable[[], Awaitable[Message]]:
    """Receive the body again, then whatever comes after it."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving
