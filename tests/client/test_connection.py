"""A connection to a seat: links read back, and what is final is not tried again."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from dataclasses import replace

import pytest
from websockets.asyncio.server import ServerConnection, serve

from greathall.client.connection import Link, Seat, read_link
from greathall.hall.errors import Refused
from tests.hall.guests import welcome
from tests.hall.serving import PATIENCE, Server


def test_links_read_back() -> None:
    link = Link("http://127.0.0.1:8344", "abc", "a-key")
    assert read_link(str(link)) == link
    assert replace(link, server="https://hall.example").wire() == "wss://hall.example/wire/abc"
    below = Link("https://example.org/cards", "abc", "a-key")
    assert read_link(str(below)) == below
    assert below.wire() == "wss://example.org/cards/wire/abc"
    for text in ("nothing", "http://hall.example/table/abc", "http://hall.example/abc#key"):
        with pytest.raises(Refused, match="link reads"):
            read_link(text)


def test_a_connection_that_was_quiet_for_long_is_tried_again_as_well() -> None:
    """Programs gave up when the hall opened again, if nothing had happened at their table for half a minute."""
    came = 0

    async def greet(socket: ServerConnection) -> None:
        nonlocal came
        came += 1
        await socket.send('{"type":"welcome","number":0}')
        await (asyncio.sleep(0.3) if came == 1 else socket.wait_closed())  # quiet for longer than it is tried again

    async def sit() -> None:
        async with serve(greet, "127.0.0.1", 0) as hall:
            link = Link(f"http://127.0.0.1:{next(iter(hall.sockets)).getsockname()[1]}", "abc", "key")
            async with aclosing(Seat(link, patience=0.2).messages()) as messages:
                async for _ in messages:
                    if came == 2:
                        return

    asyncio.run(asyncio.wait_for(sit(), PATIENCE))


def test_a_wrong_key_is_final(server: Server) -> None:
    links = server.lay("treachery", 2)

    async def sit(link: Link) -> None:
        async with aclosing(Seat(link).messages()) as messages:
            async for message in messages:
                assert message["type"] == "refused"

    for link in (replace(links[0], key="wrong"), replace(links[0], table="nowhere")):
        with pytest.raises(Refused, match="has closed the connection"):
            asyncio.run(asyncio.wait_for(sit(link), PATIENCE))
    with pytest.raises(Refused, match="can't be reached"):
        asyncio.run(welcome(replace(links[0], server="http://127.0.0.1:1")))
