"""News from other servers: nonsense is ignored, and a lost connection is made again."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any

import psycopg
import pytest
from starlette.websockets import WebSocket

from greathall.client.connection import Link, Seat
from greathall.hall.errors import NotYours
from greathall.hall.hall import Hall
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.limits import Limits, Quotas
from greathall.hall.live.connection import Connection
from greathall.hall.store.base import Row
from greathall.hall.store.news import CHANNEL
from greathall.hall.store.opening import open_store
from greathall.hall.table import entries
from tests.hall.operating import Heard, until
from tests.hall.room import QuickPool, Room, in_room, settle
from tests.hall.serving import PATIENCE, PostgreSQL, Server, needs_postgresql, postgresql


@in_room
async def test_news_that_makes_no_sense_is_ignored(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    name = guests[0].live.name
    log = Heard()
    with log:
        for news in (
            "",
            "nonsense",
            "entry",
            f"here {name} other",
            f"here {name} other a,b",
            f"entry {name} other more words",
            "\x00" * 5000,
        ):
            room.hall.heard(news)
    assert log.lines == ["news that makes no sense is ignored"], "once"
    room.hall.heard(f"here {name} other 0,1")
    assert guests[0].live.audience.elsewhere["other"][1] == {0, 1}
    await settle(room.hall)


@in_room
async def test_a_seat_that_was_taken_at_another_server_just_now_opens_here(room: Room) -> None:
    """The news of it is still on its way; a key that opens nothing is refused all the same."""
    live = (await room.lay("treachery", 1, start=False, seats=2))[0].live
    key = fresh_key()
    row = Row(live.table.number + 1, room.time, entries.write(entries.Seated(seat=1, name="Bea", lock=lock_of(key))))
    assert await room.store.append(live.name, row)
    wire: asyncio.Queue[Any] = asyncio.Queue()
    socket = WebSocket({"type": "websocket", "client": ("127.0.0.1", 1), "headers": []}, wire.get, wire.put)
    guest = Connection(socket, room.hall, Quotas(Limits()))
    await guest.come_to(live, key)
    assert guest.lock == lock_of(key)
    with pytest.raises(NotYours):
        await Connection(socket, room.hall, Quotas(Limits())).come_to(live, fresh_key())


@needs_postgresql
def test_news_goes_on_after_nonsense_and_after_a_lost_connection() -> None:
    def tell(database: PostgreSQL, news: str) -> None:
        with psycopg.connect(database.url, autocommit=True) as connection:
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))

    def cut(database: PostgreSQL) -> None:
        """End the connections that listen."""
        with psycopg.connect(database.url, autocommit=True) as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
            assert connection.execute(cut).fetchall()

    with postgresql() as database:
        one, two = Server(database.url).start(), Server(database.url).start()
        try:
            links = one.lay("treachery", 2)

            async def inside() -> None:
                async with aclosing(Seat(Link(two.url, links[0].table, links[0].key)).messages()) as messages:
                    other = Seat(links[1])
                    async with aclosing(other.messages()) as others:
                        await anext(messages)
                        await anext(others)
                        for fault in (
                            lambda: tell(database, "nonsense"),
                            lambda: tell(database, f"here {links[0].table} x y z"),
                            lambda: cut(database),
                        ):
                            await asyncio.to_thread(fault)
                            await other.send(type="say", text="hello")
                            # That the other has sat down may be told only now.
                            while (message := await anext(messages))["type"] != "event" or message["what"]["kind"] != "said":
                                pass

            asyncio.run(asyncio.wait_for(inside(), PATIENCE))
            for server in (one, two):
                server.wait()
        finally:
            one.stop()
            two.stop()


@needs_postgresql
def test_a_server_without_news_says_so() -> None:
    async def inside(url: str) -> None:
        hall = Hall(open_store(url, "one"), QuickPool())
        await hall.open()
        await until(lambda: hall.trouble() == "")
        assert hall.news is not None
        hall.news.alive -= 100
        assert hall.trouble() == "there is no news from the other servers"
        await until(lambda: hall.trouble() == "")  # the next sign of life
        await hall.close()

    with postgresql() as database:
        asyncio.run(inside(database.url))
