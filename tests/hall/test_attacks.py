"""Guests who want to stop the hall, or to fill it: each attack as it was found, with what it achieves now.

Everything comes from one address, as an attacker's would.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from greathall.client.connection import Link
from greathall.hall.http import tables
from greathall.hall.http.tables import Sitting
from greathall.hall.limits import Limits
from greathall.hall.live.awaited import COMES_WITHIN
from greathall.hall.notices import addresses
from greathall.hall.notices.carriers import Carriers, Outcome, Own, Reach
from greathall.hall.notices.letters import Letter
from greathall.hall.notices.messenger import Messenger
from greathall.hall.notices.occasions import standing
from greathall.hall.notices.posting import Poster
from greathall.hall.store.base import Address
from greathall.hall.table import entries
from tests.hall.attacking import UNHURRIED, flood, handshake, plays_on, refusal, told
from tests.hall.room import Guest, Room, in_room
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.long import much

pytestmark = pytest.mark.long

SAID = much(1_000, 14_000)
"""How much each of four guests says: at most the 22 MB that were kept once."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    # Nobody is behind a proxy, so that connections count too.
    with sqlite(tmp_path, limits=UNHURRIED) as running:
        yield running


def test_talk_does_not_fill_the_store(server: Server, tmp_path: Path) -> None:
    """22 MB in 12 seconds before."""
    links = server.lay("treachery", 2)
    before = told(tmp_path)

    async def inside() -> list[list[dict[str, Any]]]:
        said = {"type": "say", "text": "x" * 400}
        return await asyncio.gather(*(flood(link, [said] * SAID) for link in links * 2))

    refused = [each for guest in asyncio.run(inside()) for each in guest]
    assert {each["word"] for each in refused} == {"too_many"}
    waits = {each["reason"] for each in refused}
    assert waits, "whoever talks too much is told so"
    assert all("try again in" in reason for reason in waits)
    assert told(tmp_path) - before < 1_000_000
    plays_on(server)


def test_the_store_is_not_filled_without_talk_either(tmp_path: Path) -> None:
    """Whatever one changes at a table is kept for ever: 20 a second and connection before, decks of 12,000 characters among them."""
    with sqlite(tmp_path, limits=f"{UNHURRIED},kept=50_000") as server:
        laid = server.post("/api/tables", {"game": "thrones", "seats": 2, "listed": False})
        path = f"/api/tables/{laid['table']}"
        key = server.post(f"{path}/seats/0", {"name": "Ada"}, laid["host"])["key"]
        link = Link(server.url, laid["table"], key)
        ready: list[dict[str, Any]] = [{"type": "ready", "ready": at % 2 == 0} for at in range(1000)]
        decks = [{"type": "bring", "deck": "any" if at % 2 else ""} for at in range(100)]
        read = asyncio.run(flood(link, decks))
        assert any("too many deck lists" in each["reason"] for each in read), "a deck is dealt on trial"
        refused = asyncio.run(flood(link, ready))
        told = [each["reason"] for each in refused if each["word"] == "too_many"]
        assert 500 < len(told) < 700
        assert all("try again in" in each for each in told)
        why = refusal(server, "POST", f"{path}/seats/1/invitation", {"name": "Bo"}, laid["host"])
        assert why is not None
        assert why[0]["word"] == "too_many"
        assert why[1] > 0
        plays_on(server)


def test_offers_count_by_their_length_too(tmp_path: Path) -> None:
    """60,000 an hour of 1,000 characters each counted as nothing but moves before."""
    with sqlite(tmp_path, limits=f"{UNHURRIED},kept=50_000") as server:
        link = server.lay("duhr", 4)[0]
        text, made = "x" * 900, {"words": "x" * 900}
        offers: list[dict[str, Any]] = [{"type": "offer", "position": 1, "offer": made if at % 2 else text} for at in range(100)]
        refused = asyncio.run(flood(link, offers))
        assert 45 < sum(each["word"] == "too_many" for each in refused) < 55
        moves: list[dict[str, Any]] = [{"type": "move", "question": 1, "move": "pass"}] * 100
        assert not any(each["word"] == "too_many" for each in asyncio.run(flood(link, moves))), "moves count by their number"


def test_a_game_that_is_begun_again_and_again_gives_no_tables_back(tmp_path: Path) -> None:
    """A table against bots is not counted as laid; while its shuffle was under way, each further start gave another table back before."""
    with sqlite(tmp_path, limits=f"{UNHURRIED},tables=3") as server:
        private = {"game": "treachery", "seats": 2, "listed": False}
        laid = server.post("/api/tables", private)
        path, host = f"/api/tables/{laid['table']}", laid["host"]
        key = server.post(f"{path}/seats/0", {"name": "Ada"}, host)["key"]
        server.post(f"{path}/seats/1/bot", {"bot": "random"}, host)
        for _ in range(2):
            server.post("/api/tables", private)
        with connect(Link(server.url, laid["table"], key).wire()) as guest:
            guest.send(json.dumps({"type": "hello", "protocol": 1, "key": key}))
            guest.recv(PATIENCE)
            for _ in range(10):
                server.post(f"{path}/start", None, host)
            assert refusal(server, "POST", "/api/tables", private) is None, "a game against bots does not count"
            assert refusal(server, "POST", "/api/tables", private) is not None


@in_room
async def test_strangers_who_never_come_lose_their_seats(room: Room) -> None:
    """Seats that were taken and left stayed taken for ever before, four a minute."""
    live = (await room.lay("treachery", 4, start=False))[0].live
    for seat in (1, 2, 3):
        await room.do(live, entries.Freed(seat=seat, name=f"Guest {seat}"))

    async def sit_down(seat: int, name: str, key: str = "") -> str:
        return (await tables.sit(room.hall, room.visitor, live.name, seat, Sitting(name=name), key)).key

    def names() -> list[str]:
        return [chair.name for chair in live.table.chairs]

    await sit_down(1, "Never here")
    came = Guest(live, await sit_down(2, "Came and left"))
    await sit_down(3, "At the host's device", room.host)
    await live.join(came, 0)
    await room.pass_time(COMES_WITHIN - 1)
    live.leave(came)
    assert names() == ["Guest 0", "Never here", "Came and left", "At the host's device"]
    await room.pass_time(1)
    await room.pass_time(10 * COMES_WITHIN)
    assert names() == ["Guest 0", "", "Came and left", "At the host's device"]
    assert live.timer is None or not live.awaited.until


def test_one_address_does_not_fill_the_lobby(server: Server) -> None:
    """60 tables pushed all others out before."""
    laid, told = 0, None
    for _ in range(60):
        told = refusal(server, "POST", "/api/tables", {"game": "treachery", "seats": 2})
        laid += told is None
    assert laid == Limits().listed
    assert told is not None
    assert told[0]["word"] == "too_many"
    assert 0 < told[1] <= 3600 / Limits().listed
    assert "minutes" in told[0]["reason"] or "second" in told[0]["reason"]


def test_one_address_does_not_take_all_free_seats(tmp_path: Path) -> None:
    """209 seats in 2.2 seconds before."""
    with sqlite(tmp_path, limits=f"{UNHURRIED},listed=1e6,tables=1e6") as server:
        tables = [server.post("/api/tables", {"game": "treachery", "seats": 4})["table"] for _ in range(10)]
        told = [
            refusal(server, "POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Guest {seat}"}) for table in tables for seat in range(4)
        ]
        assert told.count(None) == Limits().seats == 4
        assert all(0 < why[1] <= 60 for why in told if why)
        laid = server.post("/api/tables", {"game": "treachery", "seats": 4, "listed": False})
        for seat in range(4):
            assert not refusal(server, "POST", f"/api/tables/{laid['table']}/seats/{seat}", {"name": f"Own {seat}"}, laid["host"])


def test_a_customer_with_many_networks_counts_as_a_few(tmp_path: Path) -> None:
    """Each of the 65,536 networks that a provider gives to whoever asks counted for itself before."""

    def lay(server: Server, address: str) -> int:
        asked = urllib.request.Request(f"{server.url}/api/tables", method="POST", headers={"X-Forwarded-For": address})
        asked.add_header("Content-Type", "application/json")
        asked.data = b'{"game": "treachery", "seats": 2}'
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    with sqlite(tmp_path, limits=f"{UNHURRIED},listed=2,wider=3", proxies="127.0.0.0/8") as server:
        assert [lay(server, f"2001:db8:1:{number:x}::1") for number in range(12)] == [201] * 6 + [429] * 6
        assert [lay(server, "2001:db8:2::1") for _ in range(3)] == [201, 201, 429], "other customers have their own"


@in_room
async def test_names_that_never_answer_keep_nobody_waiting(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses for notices are strangers': while their names were looked up nobody could open a table before, and later nobody else was
    told anything, since all threads that look names up waited for names that never answer."""
    answered, look_up = threading.Event(), socket.getaddrinfo

    def slowly(host: str, *given: Any, **more: Any) -> Any:
        if host.startswith("never"):
            answered.wait()
        return look_up("127.0.0.1", *given, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    assert await addresses.system("push.example", 443) == ["127.0.0.1"]
    carrying: list[str] = []

    class Slow(Carriers):
        async def carry(self, letter: Letter, address: Address, own: Own, now: float) -> Outcome:
            await addresses.system(address.address.split("/")[2], 443)
            carrying.append(address.address)
            return "carried"

    live = (await room.lay("treachery", 2))[0].live
    messenger = Messenger(room.store, Slow(Reach(), Poster(addresses.Guard())), room.hall.upkeep.run)

    async def deliver(host: str) -> None:
        to = Address("1", live.name, "lock", "push", f"https://{host}/", "{}", "en", "live", 0.0)
        await messenger.deliver(Letter(live.name, "turn", "Title", "Text"), to, standing(live.table, 0), 0, 0.0)

    try:
        hanging = [asyncio.ensure_future(deliver(f"never{number}.example")) for number in range(64)]
        await asyncio.sleep(0)
        await deliver("push.example")
        assert carrying == ["https://push.example/"]
        del room.hall.tables[live.name]
        assert (await room.hall.table(live.name)).table.number == live.table.number, "tables are opened"
    finally:
        answered.set()
    await asyncio.gather(*hanging)
    assert len(carrying) == 65


def test_a_class_behind_one_address_can_play(server: Server) -> None:
    """Thirty people, each with a lesson and three games against bots in an hour, with the limits as they are."""
    for _ in range(30 * 4):
        laid = server.post("/api/tables", {"game": "treachery", "seats": 2, "listed": False})
        name, host = laid["table"], laid["host"]
        server.post(f"/api/tables/{name}/seats/0", {"name": "Ada"}, host)
        server.post(f"/api/tables/{name}/seats/1/bot", {"bot": "random"}, host)
        server.post(f"/api/tables/{name}/start", None, host)
    assert not refusal(server, "POST", "/api/tables", {"game": "treachery", "seats": 2, "lesson": "first", "listed": False})


def test_a_page_of_another_site_that_leads_its_name_here_is_not_answered(tmp_path: Path) -> None:
    """Such a page names its own site as the host and as its origin; they agree, and yet it is not the hall's page."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    with sqlite(tmp_path, names=("hall.example",)) as server:
        link = server.lay("treachery", 2)[0]
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/games", headers=evil), timeout=PATIENCE)
        assert refused.value.code == 421
        assert "--name" in json.load(refused.value)["reason"]
        handshake(server, link.table, "evil.example", b"403").close()
        for name in ("hall.example", "hall.example:8080", "localhost", "192.168.1.9:8344", "[::1]:8344", "table.localhost"):
            called = urllib.request.Request(f"{server.url}/api/games", headers={"Host": name})
            with urllib.request.urlopen(called, timeout=PATIENCE) as found:
                assert found.status == 200
