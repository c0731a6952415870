"""Several who ask to be paired at the same moment, at one server and at two, and over HTTP."""

from __future__ import annotations

import asyncio
import json
import urllib.error
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from typing import Any

import pytest

from greathall.client.connection import Link, Seat
from greathall.hall.clock import Clock
from greathall.hall.hall import Hall
from greathall.hall.keys import fresh_key
from greathall.hall.store.base import OpenTable, Search
from greathall.hall.table import entries
from tests.hall.pairs import meet, seated, sit
from tests.hall.room import Room, in_room
from tests.hall.serving import PATIENCE, Server, needs_postgresql, postgresql, sqlite


@in_room
async def test_two_who_would_lay_a_table_at_the_same_moment_meet_at_one(room: Room) -> None:
    """Both have looked, and found none, before either has laid one; as at two servers."""
    await room.hall.beat()
    other = Hall(room.store, room.pool, Clock(lambda: room.time))
    await other.beat()
    both, looked = asyncio.Event(), 0
    waiting = room.store.open_tables

    async def together(search: Search) -> list[OpenTable]:
        nonlocal looked
        found = await waiting(search)
        looked += 1
        if looked >= 2:
            both.set()
        await both.wait()
        return found

    room.store.open_tables = together  # type: ignore[method-assign]
    one, two = await asyncio.gather(meet(room.hall), meet(other))
    assert one.name == two.name
    room.store.open_tables = waiting  # type: ignore[method-assign]
    await sit(room.hall, one, "Ada")
    await sit(other, two, "Bea")
    assert seated(await other.table(one.name)) == ["Ada", "Bea"]


@needs_postgresql
def test_two_servers_bring_people_together() -> None:
    def asked(server: Server, besides: list[str]) -> str:
        return str(server.post("/api/pairing", {"game": "treachery", "besides": besides})["table"])

    with postgresql() as database:
        one, two = Server(database.url).start(), Server(database.url).start()
        try:
            found: list[str] = []
            with ThreadPoolExecutor(4) as threads:
                for _ in range(10):
                    asking = [threads.submit(asked, server, found) for server in (one, two, one, two)]
                    (table,) = {each.result() for each in asking}
                    assert table not in found
                    found.append(table)
            keys = [fresh_key(), fresh_key()]
            for server, name, key in ((one, "Ada", keys[0]), (two, "Bea", keys[1])):
                server.post(f"/api/tables/{table}/pairing", {"name": name, "key": key})

            async def play(server: Server, key: str) -> None:
                """Say that one is there, until the game has begun."""
                seat = Seat(Link(server.url, table, key))
                async with aclosing(seat.messages()) as messages:
                    async for message in messages:
                        if message["type"] == "welcome":
                            await seat.send(type="ready", ready=True)
                        if message.get("table", {}).get("phase") == "playing":
                            return

            async def inside() -> None:
                await asyncio.gather(play(one, keys[0]), play(two, keys[1]))

            asyncio.run(asyncio.wait_for(inside(), PATIENCE))
        finally:
            one.stop()
            two.stop()


def test_being_paired_over_http(tmp_path: Any) -> None:
    def refusal(path: str, body: Any) -> tuple[int, str]:
        with pytest.raises(urllib.error.HTTPError) as error:
            server.post(path, body)
        return error.value.code, json.loads(error.value.read())["word"]

    with sqlite(tmp_path, limits="tables=2,requests=1e6") as server:
        assert refusal("/api/pairing", {"game": "chess"}) == (404, "not_there")
        assert refusal("/api/tables", {"game": "treachery", "seats": 2, "pairing": True}) == (409, "not_paired")
        table = server.post("/api/pairing", {"game": "treachery"})
        assert (table["plan"]["pairing"], table["host"], len(table["seats"])) == (True, entries.NOBODY, 2)
        path = f"/api/tables/{table['table']}/pairing"
        assert refusal(path, {"name": "Ada", "key": "short"}) == (422, "not_well_formed")
        key = fresh_key()
        assert server.post(path, {"name": "Ada", "key": key}) == {"seat": 0}
        assert server.post(path, {"name": "Ada", "key": key}) == {"seat": 0}
        other = server.post("/api/pairing", {"game": "treachery", "besides": [table["table"]]})
        besides = {"game": "treachery", "besides": [table["table"], other["table"]]}
        assert refusal("/api/pairing", besides) == (429, "too_many"), "tables are laid no faster than otherwise"
        assert server.post("/api/pairing", {"game": "treachery"})["table"] == table["table"]
