"""Where other devices find a hall."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.requests import Request

from greathall.hall import network
from greathall.hall.http import addresses

OURS = ["192.168.1.20", "10.0.0.5"]


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "addresses", lambda: OURS)


@pytest.mark.usefixtures("ours")
@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:80", []),
        ("localhost", "http://localhost:80", []),
        ("::1", "http://[::1]:80", []),
        ("0.0.0.0", "http://127.0.0.1:80", ["http://192.168.1.20:80", "http://10.0.0.5:80"]),
        ("::", "http://[::1]:80", ["http://192.168.1.20:80", "http://10.0.0.5:80"]),
        ("192.168.7.7", "http://192.168.7.7:80", ["http://192.168.7.7:80"]),
        ("hall.example", "http://hall.example:80", ["http://hall.example:80"]),
    ],
)
def test_the_address_that_other_devices_can_reach(host: str, here: str, others: list[str]) -> None:
    assert network.here(host, 80) == here
    assert network.reachable(host, 80) == others


class Way:
    """A socket that only chooses a way."""

    ways: dict[str, str]
    """The address of ours that is used towards another."""

    def __init__(self, *_: object) -> None:
        self.ours = ""

    def __enter__(self) -> Way:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, target: tuple[str, int]) -> None:
        if target[0] not in self.ways:
            raise OSError("no way there")
        self.ours = self.ways[target[0]]

    def getsockname(self) -> tuple[str, int]:
        return self.ours, 0

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"nothing is sent to find out, not even by {name}")


@pytest.mark.parametrize(
    ("used", "found"),
    [
        (["192.168.1.20", "192.168.1.20", "10.0.0.5", "192.168.1.20"], OURS),
        (["127.0.0.1", "169.254.3.4", "0.0.0.0", "127.0.0.1"], []),
        ([], []),
    ],
)
def test_addresses_are_found_without_sending_anything(monkeypatch: pytest.MonkeyPatch, used: list[str], found: list[str]) -> None:
    monkeypatch.setattr(Way, "ways", dict(zip(network.TOWARDS, used, strict=False)), raising=False)
    monkeypatch.setattr(socket, "socket", Way)
    assert network.addresses() == found


@pytest.mark.usefixtures("ours")
@pytest.mark.parametrize(("leads_to", "told"), [("10.0.0.5", ["http://oak.local:80"]), ("192.0.2.9", []), ("127.0.1.1", []), ("", [])])
def test_the_name_of_the_machine_is_told_if_it_leads_here(monkeypatch: pytest.MonkeyPatch, leads_to: str, told: list[str]) -> None:
    def look_up(name: str, *_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        assert name == "oak.local"
        if not leads_to:
            raise OSError("nobody knows it")
        return [(2, 1, 6, "", (leads_to, 0))]

    monkeypatch.setattr(socket, "gethostname", lambda: "oak.example")
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert network.names("0.0.0.0", 80) == told
    assert network.names("127.0.0.1", 80) == []


@pytest.mark.usefixtures("ours")
def test_a_network_without_names_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(network, "RESOLVED_WITHIN", 0.01)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [answered.wait(60)][1:])
    assert network.names("0.0.0.0", 80) == []
    answered.set()


@pytest.mark.parametrize(
    ("client", "host", "told"),
    [
        ("127.0.0.1", "127.0.0.1:80", True),
        ("127.0.0.1", "localhost:80", True),
        ("::1", "[::1]:80", True),
        ("127.0.0.1", "hall.example", False),
        ("192.168.1.9", "127.0.0.1:80", False),
        ("127.0.0.1", "", False),
    ],
)
def test_only_the_hall_s_own_machine_is_told_its_addresses(client: str, host: str, told: bool) -> None:
    app = FastAPI()
    app.state.reachable = lambda: ["http://192.168.1.20:80"]
    request = Request({"type": "http", "client": (client, 9), "headers": [(b"host", host.encode())], "app": app})
    found = asyncio.run(addresses.addresses(request)).addresses
    assert found == (["http://192.168.1.20:80"] if told else [])
