"""Whole games over real connections that are lost at random moments, on both databases and on two servers at once."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import greathall
from greathall.client.connection import Link, Seat
from greathall.kernel.record import Record
from tests.hall.guests import WHOLE_GAME, RandomGuest, play_game
from tests.hall.serving import PATIENCE, PostgreSQL, Server, needs_postgresql, postgresql, sqlite
from tests.long import LONG

GAMES = [game.name for game in greathall.all_games()]
AT_TWO_SERVERS = GAMES if LONG else ["treachery", "duhr"]


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as server:
        yield server


@pytest.fixture(scope="module")
def database() -> Iterator[PostgreSQL]:
    with postgresql() as found:
        yield found


@pytest.fixture(scope="module")
def on_postgresql(database: PostgreSQL) -> Iterator[list[Server]]:
    servers = [Server(database.url).start(), Server(database.url).start()]
    yield servers
    for server in servers:
        server.stop()


def check_record(server: Server, links: list[Link], guests: list[RandomGuest]) -> None:
    """The record that is published at the end verifies, and is the game that everyone saw."""
    record = Record.from_text(server.get(f"/api/records/{links[0].table}/1"))
    record.verify()
    result = guests[0].result
    assert result is not None
    assert (result["scores"], result["winners"], result["seed"]) == (record.scores, record.winners, record.seed)
    assert all(guest.result == result for guest in guests)
    assert all(guest.welcomes > 1 for guest in guests), "connections were lost and came back"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_for_four_on_sqlite(on_sqlite: Server, game: str) -> None:
    links = on_sqlite.lay(game, 4, window=0)
    check_record(on_sqlite, links, asyncio.run(play_game(links, drops=30)))


def test_windows_and_bots_over_the_wire(on_sqlite: Server) -> None:
    links = on_sqlite.lay("skirmish", 2, ("random", "greedy"), window=0.02, thinking=0.01)
    check_record(on_sqlite, links, asyncio.run(play_game(links, drops=50)))


def test_an_answer_in_a_window_is_sealed_until_it_closes(on_sqlite: Server) -> None:
    links = on_sqlite.lay("skirmish", 2, ("random",), window=1, thinking=0.01)

    async def inside() -> None:
        guests = [RandomGuest(link, seat, again=True) for seat, link in enumerate(links)]
        playing = [asyncio.ensure_future(guest.play()) for guest in guests]
        # However late an answer is on a busy machine: windows open, in game after game, until one is in time.
        while not {"sealed", "window_closed"} <= {event["what"]["kind"] for event in guests[0].events}:
            assert not any(task.done() for task in playing)
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(inside(), WHOLE_GAME))


@pytest.mark.long
@needs_postgresql
@pytest.mark.parametrize("game", AT_TWO_SERVERS)
def test_a_game_for_four_at_two_servers_on_postgresql(on_postgresql: list[Server], game: str) -> None:
    one, two = on_postgresql
    links = one.lay(game, 4, window=0)
    spread = [replace(link, server=(one, two)[seat % 2].url) for seat, link in enumerate(links)]
    guests = asyncio.run(play_game(spread, drops=30, others=(one.url, two.url)))
    check_record(two, links, guests)


@needs_postgresql
def test_windows_and_bots_at_two_servers(on_postgresql: list[Server]) -> None:
    one, two = on_postgresql
    links = one.lay("skirmish", 2, ("random",), window=0.03, thinking=0.01)
    guests = asyncio.run(play_game([links[0], replace(links[1], server=two.url)], drops=50, others=(one.url, two.url)))
    check_record(one, links, guests)


@needs_postgresql
def test_who_is_here_is_known_at_both_servers(on_postgresql: list[Server]) -> None:
    one, two = on_postgresql

    async def inside() -> None:
        links = await asyncio.to_thread(one.lay, "treachery", 2)
        async with aclosing(Seat(links[0]).messages()) as first, aclosing(Seat(replace(links[1], server=two.url)).messages()) as second:
            await anext(first)
            await anext(second)
            async for message in first:
                if message["type"] == "presence" and message["here"] == [True, True]:
                    return

    asyncio.run(asyncio.wait_for(inside(), PATIENCE))


@needs_postgresql
def test_a_lost_database_is_a_clear_refusal_and_comes_back() -> None:
    with postgresql() as own:
        # What could not be read is remembered for a second instead of a minute.
        server = Server(own.url, before="from greathall.hall.store import sql; sql.REMEMBERED = 1").start()

        async def inside() -> None:
            links = await asyncio.to_thread(server.lay, "treachery", 1, ("random",), options={"first": "0"}, thinking=0.05)
            seat = Seat(links[0])
            position = None
            down = refused = False
            before = 0
            async with aclosing(seat.messages()) as messages:
                async for message in messages:
                    position = message.get("position") or position
                    assert position is not None
                    if message["type"] == "welcome" and not down:
                        await asyncio.to_thread(own.stop)
                        down = True
                        before = message["number"]
                    if message["type"] == "refused":
                        assert message["word"] == "store_down"
                        if not refused:
                            refused = True
                            await asyncio.to_thread(own.start)
                        await asyncio.sleep(0.2)
                    if message["type"] == "event":
                        assert message["number"] == before + 1, "nothing was half done"
                        break
                    await seat.send(type="move", question=position["question"], move=position["moves"][0]["text"])
            assert refused
            await asyncio.to_thread(server.wait)  # until it says that it is well

        try:
            asyncio.run(asyncio.wait_for(inside(), 2 * PATIENCE))
        finally:
            server.stop()


def test_a_stopped_server_finishes_what_was_begun(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'hall.db'}").start()
    links = server.lay("treachery", 1, ("random",))

    async def sit() -> None:
        async with aclosing(Seat(links[0]).messages()) as messages:
            await anext(messages)
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM), "it does not wait for its guests to go"

    asyncio.run(sit())


def test_a_guest_who_falls_silent_is_noticed(tmp_path: Path) -> None:
    """The connection is not closed; nobody answers any more."""
    with sqlite(tmp_path, ping=1.5) as server:
        links = server.lay("treachery", 2)

        async def until_gone() -> None:
            here: list[list[bool]] = []
            async with aclosing(Seat(links[0]).messages()) as messages:
                assert (await anext(messages))["type"] == "welcome"
                with fallen_silent(server, links[1]):
                    async for message in messages:
                        if message["type"] == "welcome":
                            here.append([seat["here"] for seat in message["table"]["seats"]])
                        if message["type"] == "presence":
                            here.append(message["here"])
                        if [True, True] in here and here[-1] == [True, False]:
                            return

        asyncio.run(asyncio.wait_for(until_gone(), PATIENCE))


@contextmanager
def fallen_silent(server: Server, link: Link) -> Iterator[None]:
    """Someone who says hello, and then not even that they are still there."""
    with socket.create_connection(("127.0.0.1", server.port)) as silent:
        heads = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        silent.sendall(f"GET /wire/{link.table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{heads}\r\n\r\n".encode())
        assert b"101" in silent.recv(1000)
        hello = json.dumps({"type": "hello", "protocol": 1, "key": link.key}).encode()
        silent.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)  # a text frame under a mask of zeros
        yield
