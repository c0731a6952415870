"""A hall that asks for a password: browsers and programs get in by it and by nothing else, and are refused in words."""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, suppress
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
import websockets

from greathall.client.asking import ask, enter
from greathall.client.connection import Link, Seat
from greathall.hall.entrance import COOKIE
from greathall.hall.errors import Refused
from greathall.hall.wire.protocol import PROTOCOL
from greathall.terminal.command import app, guarded
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.hall.test_previews import Metas

PASSWORD = "drei Löwen & 1 Hirsch"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall"), password=PASSWORD) as running:
        yield running


class Answer:
    """What the hall answers, whatever it is."""

    def __init__(self, server: Server, path: str, body: Any = None, **headers: str) -> None:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(server.url + path, data, {"Content-type": "application/json", **headers})
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answer = error
        with closing(answer):
            self.status: int = answer.status
            self.text: str = answer.read().decode()
            self.cookie = SimpleCookie(answer.headers["set-cookie"] or "").get(COOKIE)

    def word(self) -> tuple[int, str, str]:
        said = json.loads(self.text)
        return self.status, said["word"], said["reason"]


def let_in(server: Server, **headers: str) -> str:
    """The header of somebody who has given the password."""
    cookie = Answer(server, "/api/entrance", {"password": PASSWORD}, **headers).cookie
    assert cookie is not None
    return f"{COOKIE}={cookie.value}"


def test_whoever_has_no_pass_sees_the_page_and_nothing_else(server: Server) -> None:
    described = json.loads(Answer(server, "/openapi.json", Cookie=let_in(server)).text)
    paths = [path for path, methods in described["paths"].items() if "get" in methods and path != "/healthz" and "/admin" not in path]
    assert len(paths) > 15
    for path in [*paths, "/openapi.json", "/docs", "/docs/wire-incoming.json", "/nowhere"]:
        assert Answer(server, path).word() == (403, "password_needed", "this hall asks for a password"), path
    german = {"Accept-Language": "de"}
    assert Answer(server, "/api/games", **german).word()[2] == "diese Halle fragt nach einem Passwort"
    assert Answer(server, "/api/games", Cookie=f"{COOKIE}=nonsense; other=1").status == 403
    assert Answer(server, "/api/games", Cookie=let_in(server)).status == 200
    for path in ("/", "/table/abc", "/enter", "/operator", "/healthz", "/metrics"):
        assert Answer(server, path).status in (200, 503), f"{path} is there, as far as the page is built"
    assert Answer(server, f"/notices/confirm/{1:016x}/{'0' * 40}").status != 403, "mails have links of their own"


def test_the_operators_key_is_enough(server: Server) -> None:
    key = (server.data / "operator.key").read_text().strip()
    assert server.get("/api/admin/tables", key) == []
    assert Answer(server, "/api/admin/tables").word()[1] == "not_yours"


def test_a_pass_is_for_the_hall_alone_and_no_script_reads_it(server: Server) -> None:
    plain = Answer(server, "/api/entrance", {"password": PASSWORD})
    assert plain.status == 204
    assert plain.cookie is not None
    assert plain.cookie["httponly"]
    assert plain.cookie["samesite"] == "strict"
    assert not plain.cookie["secure"], "by http alone it would never come back"
    assert PASSWORD not in plain.cookie.value


def test_over_https_a_pass_is_sent_over_nothing_else(tmp_path: Path) -> None:
    with sqlite(tmp_path, password=PASSWORD, proxies="127.0.0.1") as server:
        said = Answer(server, "/api/entrance", {"password": PASSWORD}, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
        assert said.cookie is not None
        assert said.cookie["secure"]


def test_few_wrong_passwords_may_come_from_an_address(tmp_path: Path) -> None:
    with sqlite(tmp_path, limits="attempts=3,requests=100000", password=PASSWORD) as server:
        for _ in range(10):
            let_in(server)
        said = [Answer(server, "/api/entrance", {"password": f"guess {number}"}).word() for number in range(5)]
        assert [status for status, _, _ in said] == [403, 403, 403, 429, 429]
        assert said[0][1:] == ("wrong_password", "that is not the password of this hall")
        assert Answer(server, "/api/entrance", {"password": PASSWORD}).status == 429, "nobody can go on guessing"


def test_the_wire_says_why_it_is_closed(server: Server) -> None:
    async def hear(cookie: str) -> tuple[str, str]:
        headers = {"Cookie": cookie, "Accept-Language": "de"}
        wire = Link(server.url, "nowhere", "key").wire()
        async with websockets.connect(wire, additional_headers=headers) as socket, asyncio.timeout(PATIENCE):
            with suppress(websockets.ConnectionClosed):  # whoever has no pass is not heard
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": "key", "language": "de"}))
            said = json.loads(await socket.recv())
            await socket.wait_closed()
            return said["word"], said["reason"]

    assert asyncio.run(hear("")) == ("password_needed", "diese Halle fragt nach einem Passwort")
    assert asyncio.run(hear(let_in(server)))[0] == "not_there", "there is no such table, but whoever asks is in"


def test_a_program_gives_the_password_once_and_plays(server: Server, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def bot(*words: str) -> int:
        monkeypatch.setattr(sys, "argv", ["greathall", "bot", "--url", link, *words])
        return guarded(lambda: app(standalone_mode=False))

    link = server.url
    assert bot() == 2
    needed = "this hall asks for a password; give it with --password or in GREATHALL_PASSWORD"
    assert needed in capsys.readouterr().err
    assert bot("--password", "guess") == 2
    assert "that is not the password of this hall" in capsys.readouterr().err

    with pytest.raises(Refused, match="asks for a password"):
        ask(server.url, "/api/games")
    link = f"{server.url}/table/abc#key"
    assert bot() == 2, "by the link of a seat, too"
    assert needed in capsys.readouterr().err
    enter(server.url, PASSWORD)
    laid = ask(server.url, "/api/tables", {"game": "treachery", "seats": 2})
    for seat, level in enumerate(("random", "random")):
        ask(server.url, f"/api/tables/{laid['table']}/seats/{seat}/bot", {"bot": level}, laid["host"])

    async def welcome() -> str:
        async with asyncio.timeout(PATIENCE):
            async for message in Seat(Link(server.url, laid["table"], laid["watch"])).messages():
                return str(message["type"])
        return ""

    assert asyncio.run(welcome()) == "welcome"


def test_messengers_are_told_of_the_hall_and_of_no_table(server: Server) -> None:
    headers = {"Cookie": let_in(server)}
    laid = json.loads(Answer(server, "/api/tables", {"game": "treachery", "seats": 2}, **headers).text)
    page = Answer(server, f"/table/{laid['table']}")
    if page.status == 503:
        pytest.skip("the page is not built; make page builds it")
    head = page.text.partition("<meta property")
    told = Metas(f"<meta property{head[2].partition('</head>')[0]}").found
    assert told["og:title"] == "Greathall"


def test_a_pass_holds_over_a_restart_until_there_is_another_password(tmp_path: Path) -> None:
    with sqlite(tmp_path, password=PASSWORD) as server:
        cookie = let_in(server)
        server.stop()
        server.start()
        assert Answer(server, "/api/games", Cookie=cookie).status == 200
        server.stop()
        server.settings["password"] = "another"
        server.start()
        assert Answer(server, "/api/games", Cookie=cookie).status == 403
        server.stop()
        server.settings["password"] = ""
        server.start()
        assert Answer(server, "/api/games").status == 200
        assert Answer(server, "/api/entrance", {"password": "anything"}).status == 204, "whoever comes by an old invitation is let in"
