"""Who a guest is, to the hall: nobody can call themselves somebody else, unless they are a proxy that was named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from greathall.hall.app import make_app
from greathall.hall.limits import Limits, Networks, Quotas
from greathall.hall.server import Settings
from tests.hall.operating import Heard
from tests.hall.room import Room, in_room
from tests.hall.serving import sqlite
from tests.hall.test_attacks_by_nonsense import answer

FEW = Limits(requests=5)


def behind(room: Room, proxies: str) -> Any:
    """The hall as it is served where these proxies were named."""
    named = Networks([proxies] if proxies else [])
    app: Any = make_app(room.hall, Quotas(FEW), reachable=lambda: ["http://192.0.2.7:8344"], proxies=named)
    return ProxyHeadersMiddleware(app, str(named)) if proxies else app


async def ask(app: Any, path: str, client: str = "127.0.0.1", **headers: str) -> tuple[int, Any]:
    """What the application answers to a request of that address."""
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    named = [(name.lower().replace("_", "-").encode(), value.encode()) for name, value in {"Host": "127.0.0.1", **headers}.items()]
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": named}
    more = {"client": (client, 1), "scheme": "http", "http_version": "1.1", "root_path": "", "server": ("127.0.0.1", 8344)}
    await app({**scope, **more}, receive, send)
    return told[0]["status"], b"".join(part.get("body", b"") for part in told[1:])


async def served(app: Any) -> int:
    """How many of many requests at once are answered, if each says that it comes from another address."""
    asked = [await ask(app, "/api/games", X_Forwarded_For=f"198.51.100.{number}") for number in range(60)]
    return sum(status == 200 for status, _ in asked)


@in_room
async def test_a_program_on_the_machine_can_not_call_itself_many_guests(room: Room) -> None:
    """Any number of addresses before: whoever was on the machine, or in a container beside it, had no limits at all."""
    assert Settings().proxies == ""
    with Heard() as heard:
        assert await served(behind(room, Settings().proxies)) < 60
    assert len([line for line in heard.lines if "through a proxy that is not named" in line]) == 1, "whoever forgot to name it is told once"


@in_room
async def test_a_proxy_that_was_named_is_believed(room: Room) -> None:
    with Heard() as heard:
        assert await served(behind(room, "127.0.0.1")) == 60
    assert not heard.lines


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "X_Real_IP", "Via"])
@pytest.mark.parametrize("proxies", ["", "127.0.0.1", "*"])
@in_room
async def test_nobody_behind_a_proxy_is_taken_for_whoever_runs_the_hall(room: Room, proxies: str, header: str) -> None:
    """Everyone behind a local proxy was, if it was not named or sent other headers, and with `*` whoever said that they were 127.0.0.1."""
    app, forged = behind(room, proxies), {header: "127.0.0.1"}
    room.store.writer.down = True
    assert (await ask(app, "/metrics", **forged))[0] == 404
    assert json.loads((await ask(app, "/api/addresses", **forged))[1])["addresses"] == []
    assert json.loads((await ask(app, "/healthz", **forged))[1])["reason"] == ""
    assert (await ask(app, "/metrics"))[0] == 200
    assert json.loads((await ask(app, "/healthz"))[1])["reason"] == "the store can't be written"
    assert json.loads((await ask(app, "/healthz", "192.0.2.1"))[1])["reason"] == ""
    assert json.loads((await ask(app, "/api/addresses"))[1])["addresses"] == ["http://192.0.2.7:8344"]


def test_a_server_takes_nobodys_word_unless_told_to(tmp_path: Path) -> None:
    with sqlite(tmp_path, limits="requests=5") as server:
        forged = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nX-Forwarded-For: 198.51.100.%d\r\n\r\n"
        assert any(answer(server, forged % number)[9:12] == b"429" for number in range(200))
