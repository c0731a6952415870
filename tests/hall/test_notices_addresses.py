"""Addresses that strangers give: the hall connects only to where everyone can go, and to exactly what it has looked at."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from pathlib import Path
from typing import Any

import h11
import pytest

from greathall.hall.notices import posting
from greathall.hall.notices.addresses import LONGEST_ADDRESS, Guard, Target, Unreachable, public, system
from greathall.hall.notices.posting import Failed, Poster
from tests.hall.push_service import PushService
from tests.hall.serving import PATIENCE


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/abc",
        "HTTPS://push.example/abc",
        "ftp://push.example/",
        "//push.example/",
        "push.example",
        "",
        "https://",
        "https:///abc",
        "https://user@push.example/",
        "https://user:word@push.example/",
        "https://push.example@127.0.0.1/",
        "https://push.example.:443/",
        "https://push.example./",
        "https://localhost./",
        "https://localhost/",
        "https://intranet/",
        "https://push.example:8443/",
        "https://push.example:80/",
        "https://push.example:0443/",
        "https://push.example:443443/",
        "https://push.example:/",
        "https://127.0.0.1/",
        "https://0.0.0.0/",
        "https://0/",
        "https://127.1/",
        "https://2130706433/",
        "https://push.2130706433/",
        "https://0x7f000001/",
        "https://push.0x7f/",
        "https://0177.0.0.1/",
        "https://8.8.8.8/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[2606:4700::1111]/",
        "https://push.example\\@127.0.0.1/",
        "https://push.example#@127.0.0.1/",
        "https://push.example/a#b",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: other",
        "https://push.example/a\n",
        "https://push.example/\x00",
        "https://push.example/ä",
        "https://pus\u0127.example/",
        "https://push.example\uff0fabc/",
        "https://127\u30020\u30020\u30021/",
        "https://\u2460\u2461\u2466.0.0.1/",
        " https://push.example/",
        "https://push..example/",
        "https://.example/",
        f"https://push.example/{'a' * LONGEST_ADDRESS}",
    ],
)
def test_an_address_that_is_not_https_to_a_known_name_at_the_usual_port_is_refused(url: str) -> None:
    with pytest.raises(Unreachable):
        Guard().read(url)


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://push.example", Target("push.example", 443, "/")),
        ("https://push.example:443/a", Target("push.example", 443, "/a")),
        ("https://fcm.googleapis.com/fcm/send/a:B-_=~c?d=%20", Target("fcm.googleapis.com", 443, "/fcm/send/a:B-_=~c?d=%20")),
        ("https://1.push.example2/", Target("1.push.example2", 443, "/")),
    ],
)
def test_an_address_of_a_push_service_is_read(url: str, target: Target) -> None:
    assert Guard().read(url) == target


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "127.8.9.10", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
        *(
            "64:ff9b:1::1",
            "fe80::1",
            "fe80::1%eth0",
            "fec0::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::1",
        ),
        *("100::1", "4000::1", "nothing", "", "2130706433"),
    ],
)
def test_an_address_of_somebodys_own_network_is_not_public(number: str) -> None:
    assert not public(number)


@pytest.mark.parametrize("number", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_an_address_that_everyone_can_reach_is_public(number: str) -> None:
    assert public(number)


def resolving(*numbers: str) -> Guard:
    async def resolve(host: str, port: int) -> list[str]:
        return list(numbers)

    return Guard((), resolve)


@pytest.mark.parametrize("numbers", [("127.0.0.1",), ("8.8.8.8", "10.0.0.1"), ("::ffff:127.0.0.1",), ("8.8.8.8", "::1"), ()])
def test_a_name_that_stands_for_a_single_private_address_is_not_written_to(numbers: tuple[str, ...]) -> None:
    guard = resolving(*numbers)
    with pytest.raises(Unreachable):
        asyncio.run(guard.number(guard.read("https://push.example/")))


def test_a_name_that_nobody_knows_is_not_written_to() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise OSError("no such host")

    guard = Guard((), resolve)
    with pytest.raises(Unreachable):
        asyncio.run(guard.number(guard.read("https://push.example/")))


def test_a_host_of_the_halls_own_network_is_written_to_only_if_it_is_named_with_its_port() -> None:
    guard = Guard(("127.0.0.1:9000", "ntfy.home"))
    assert guard.read("https://127.0.0.1:9000/a") == Target("127.0.0.1", 9000, "/a")
    assert asyncio.run(guard.number(guard.read("https://127.0.0.1:9000/a"))) == "127.0.0.1"
    for url in (
        "https://127.0.0.1/a",
        "https://127.0.0.1:9001/a",
        "http://127.0.0.1:9000/a",
        "https://127.0.0.2:9000/a",
        "https://ntfy.home:9000/",
    ):
        with pytest.raises(Unreachable):
            guard.read(url)
    assert guard.read("https://ntfy.home/a").host == "ntfy.home"


def posted(folder: Path, service: PushService, guard: Guard, url: str, trusted: ssl.SSLContext | None = None) -> int:
    async def inside() -> int:
        await service.open()
        try:
            poster = Poster(guard)
            poster.trusted = trusted or service.trusted()
            return await poster.post(url.replace("PORT", str(service.port)), {"Content-Type": "application/json"}, b"{}")
        finally:
            await service.close()

    return asyncio.run(inside())


class Named(Guard):
    """Lets the port pass on which a test listens."""

    def named(self, target: Target) -> bool:
        return True


def test_the_connection_is_made_to_the_address_that_was_looked_at_and_the_name_is_looked_up_once(tmp_path: Path) -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["192.0.2.1"]

    service = PushService(tmp_path)
    assert posted(tmp_path, service, Named((), resolve), "https://localhost:PORT/a") == 201
    assert asked == ["localhost"]
    (request, _), *_ = service.requests
    assert dict(request.headers)[b"host"] == f"localhost:{service.port}".encode()


def test_a_certificate_must_be_for_the_name_that_was_given(tmp_path: Path) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    with pytest.raises(Failed):
        posted(tmp_path, PushService(tmp_path), Named((), resolve), "https://push.example:PORT/a")


def test_a_certificate_that_nobody_has_signed_is_not_believed(tmp_path: Path) -> None:
    with pytest.raises(Failed):
        posted(tmp_path, PushService(tmp_path), Named(), "https://127.0.0.1:PORT/a", ssl.create_default_context())


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_nobody_follows_a_redirect(tmp_path: Path, status: int) -> None:
    service = PushService(tmp_path)
    service.answers = [status]
    assert posted(tmp_path, service, Named(), "https://127.0.0.1:PORT/a") == status
    assert len(service.requests) == 1


def test_of_a_long_answer_only_the_head_is_read(tmp_path: Path) -> None:
    service = PushService(tmp_path)
    service.more = b"x" * 10_000_000
    assert posted(tmp_path, service, Named(), "https://127.0.0.1:PORT/a") == 201


def strange(folder: Path, answers: bytes) -> type[Exception] | int:
    """What comes of an answer in the raw."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answers)
        await writer.drain()
        if answers:
            writer.close()
        else:
            await reader.read()  # says nothing until the other side is gone
            writer.close()

    async def inside() -> int:
        service = PushService(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(service.certificate)
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
        poster = Poster(Named())
        poster.trusted = service.trusted()
        try:
            return await poster.post(f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"")
        finally:
            server.close()

    try:
        return asyncio.run(inside())
    except Failed:
        return Failed


@pytest.mark.parametrize("answers", [b"hello\r\n\r\n", b"HTTP/1.1 201", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000])
def test_an_answer_that_makes_no_sense_or_has_no_end_is_none(tmp_path: Path, answers: bytes) -> None:
    assert strange(tmp_path, answers) is Failed


def test_nobody_is_waited_for_longer_than_five_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert posting.WITHIN == 5
    monkeypatch.setattr(posting, "WITHIN", 0.2)
    assert strange(tmp_path, b"") is Failed


def test_a_line_break_can_not_become_a_header(tmp_path: Path) -> None:
    poster = Poster(Guard(("127.0.0.1:1",)))
    with pytest.raises(h11.LocalProtocolError):
        asyncio.run(poster.post("https://127.0.0.1:1/", {"Topic": "a\r\nX: y"}, b""))


def test_names_that_take_long_to_look_up_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six addresses at slow name servers kept the store's threads busy before, so that nobody could open a table."""
    answer = threading.Event()

    def slow(*given: Any, **more: Any) -> list[Any]:
        answer.wait(2 * PATIENCE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.0.2.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def inside() -> None:
        looks = [asyncio.ensure_future(system("slow.example", 443)) for _ in range(64)]
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(asyncio.to_thread(int), PATIENCE)
        finally:
            answer.set()
        assert await asyncio.gather(*looks) == [["192.0.2.1"]] * 64

    asyncio.run(inside())
