"""How one's seats stand: all at once, each for whoever has its key, and nothing that its owner may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from greathall.client.connection import Link
from tests.hall.serving import Server, sqlite
from tests.hall.test_http import refused

HIDDEN = {"moves", "view", "prompt", "question", "seed", "key", "lock"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


def standing(server: Server, *links: Link) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.post("/api/seats", {"seats": [{"table": link.table, "key": link.key} for link in links]})
    return found


def test_each_seat_says_whether_it_is_its_turn_with_whom_it_plays_and_how_much_time_is_left(server: Server) -> None:
    first = server.lay("treachery", 2, options={"first": "0"}, pace={"kind": "days", "days": 2})
    second = server.lay("treachery", 3, options={"first": "1"})
    mine, waiting, third = standing(server, first[0], first[1], second[2])
    assert (mine["turn"], mine["others"], mine["phase"], mine["game"]) == (True, ["Guest 1"], "playing", "treachery")
    assert 2 * 86400 - 600 < mine["left"] <= 2 * 86400
    assert (waiting["turn"], waiting["left"], waiting["others"]) == (False, None, ["Guest 0"])
    assert (third["turn"], third["others"], third["left"]) == (False, ["Guest 0", "Guest 1"], None)
    assert (mine["level"], mine["made"]) == ("", 0), "against people, and nothing is played yet"
    bots = server.post("/api/tables", {"game": "treachery", "seats": 2, "options": {"first": "0"}})
    key = server.post(f"/api/tables/{bots['table']}/seats/0", {"name": "Ada"})["key"]
    server.post(f"/api/tables/{bots['table']}/seats/1/bot", {"bot": "easy"}, bots["host"])
    (alone,) = standing(server, Link(server.url, bots["table"], key))
    assert alone["level"] == "easy"
    assert not HIDDEN & set(mine)
    assert first[0].key not in json.dumps([mine, waiting])


def test_keys_that_open_nothing_are_left_out(server: Server) -> None:
    ada, bea = server.lay("treachery", 2)
    other = server.lay("treachery", 2)[0]
    strangers = [Link(server.url, ada.table, other.key), Link(server.url, "nowhere", ada.key), Link(server.url, ada.table, "")]
    assert [seat["seat"] for seat in standing(server, *strangers, bea)] == [1]


def test_before_the_game_it_says_how_many_seats_are_free(server: Server) -> None:
    laid = server.post("/api/tables", {"game": "treachery", "seats": 3})
    key = server.post(f"/api/tables/{laid['table']}/seats/1", {"name": "Ada"})["key"]
    (seat,) = standing(server, Link(server.url, laid["table"], key))
    assert (seat["phase"], seat["free"], seat["others"], seat["turn"]) == ("gathering", 2, [], False)


def test_only_so_many_are_answered_at_once_and_so_often(server: Server) -> None:
    many = {"seats": [{"table": "a", "key": "b"}] * 61}
    assert refused(server, "POST", "/api/seats", many) == (422, "not_well_formed")


def test_whoever_asks_too_often_is_told_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    with sqlite(tmp_path_factory.mktemp("slow"), limits="looks=0.25") as slow:
        assert slow.post("/api/seats", {"seats": []}) == []
        assert refused(slow, "POST", "/api/seats", {"seats": []}) == (429, "too_many")
