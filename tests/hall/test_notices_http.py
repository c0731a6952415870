"""Over HTTP: the owner of a seat says where they want to be told of things, sees it and takes it back."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from greathall.hall.keys import fresh_key
from tests.hall.push_service import Subscription
from tests.hall.serving import Server, sqlite
from tests.hall.test_http import refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


def push(endpoint: str = "https://push.example/one", **other: str) -> dict[str, Any]:
    return {"kind": "push", "endpoint": endpoint, **Subscription().keys(), **other}


def test_an_address_is_given_listed_and_taken_back_by_the_owner_of_the_seat_alone(server: Server) -> None:
    ada, bea = server.lay("treachery", 2)
    path = f"/api/tables/{ada.table}/notices"
    assert server.get(path, ada.key) == [], "nothing is told by default"
    made = server.post(path, push("https://push.example/secret/path"), ada.key)
    digest = sha256(b"https://push.example/secret/path").hexdigest()
    assert made == {"id": made["id"], "kind": "push", "where": "push.example", "digest": digest, "state": "live"}
    assert server.get(path, ada.key) == [made], "of the address only the host is shown"
    assert server.get(path, bea.key) == []
    assert server.post(path, push("https://push.example/secret/path"), ada.key) == made, "the same one is one"
    assert refused(server, "DELETE", f"{path}/{made['id']}", None, bea.key) == (404, "not_there")
    for method, where in (("GET", path), ("POST", path), ("DELETE", f"{path}/{made['id']}")):
        for key in ("", "another", made["id"]):
            assert refused(server, method, where, push() if method == "POST" else None, key) == (403, "not_yours")
    server.ask("DELETE", f"{path}/{made['id']}", None, ada.key)
    assert server.get(path, ada.key) == []
    assert refused(server, "DELETE", f"{path}/{made['id']}", None, ada.key) == (404, "not_there")


def test_an_address_that_the_owner_kept_at_a_new_key_is_the_same_one(server: Server) -> None:
    ada, _ = server.lay("treachery", 2)
    path, new = f"/api/tables/{ada.table}/notices", fresh_key()
    made = server.post(path, push("https://push.example/kept"), ada.key)
    server.post(path, push("https://push.example/other"), ada.key)
    server.post(f"/api/tables/{ada.table}/key", {"key": new, "keep": [made["id"]]}, ada.key)
    assert server.get(path, new) == [made]
    assert server.post(path, push("https://push.example/kept"), new) == made, "given again it is not two"
    assert server.get(path, new) == [made]
    server.ask("DELETE", f"{path}/{made['id']}", None, new)
    assert server.get(path, new) == []


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example/", "https://127.0.0.1/", "https://localhost/", "https://push.example:22/", "https://a@push.example/", "no"],
)
def test_a_dangerous_address_is_refused_in_a_sentence(server: Server, endpoint: str) -> None:
    (ada,) = server.lay("treachery", 1, ("random",))
    assert refused(server, "POST", f"/api/tables/{ada.table}/notices", push(endpoint), ada.key) == (409, "bad_address")


@pytest.mark.parametrize("keys", [{"auth": "AAAA"}, {"p256dh": "AAAA"}])
def test_keys_that_are_none_are_refused_in_a_sentence(server: Server, keys: dict[str, str]) -> None:
    (ada,) = server.lay("treachery", 1, ("random",))
    assert refused(server, "POST", f"/api/tables/{ada.table}/notices", push(**keys), ada.key) == (409, "bad_address")


def test_the_key_of_the_hall_stays_the_same(server: Server) -> None:
    first = server.get("/api/notices")["push"]
    assert len(first) == 87
    server.stop()
    server.start()
    assert server.get("/api/notices")["push"] == first
