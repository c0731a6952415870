"""What whoever runs the hall can see and do by HTTP, with the key that the hall writes to its data folder."""

from __future__ import annotations

import asyncio
import json
import stat
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import websockets

from greathall.client.connection import Link
from greathall.hall.http.belongings import OwnersKey, erase, export
from greathall.hall.keys import kept_key
from greathall.hall.server import operators_lock
from greathall.hall.table import entries
from greathall.hall.warden import Announcement
from greathall.hall.wire.protocol import PROTOCOL
from tests.hall.room import Room, in_room, reason_of
from tests.hall.serving import PATIENCE, Server, sqlite


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with sqlite(tmp_path) as running:
        yield running


def key_of(server: Server) -> str:
    return (server.data / "operator.key").read_text().strip()


def admin(server: Server, method: str, path: str, body: Any = None) -> Any:
    return server.ask(method, f"/api/admin{path}", body, key_of(server))


def refused(server: Server, method: str, path: str, body: Any = None, key: str = "", language: str = "en") -> tuple[int, str, str]:
    request = urllib.request.Request(server.url + path, method=method, data=None if body is None else json.dumps(body).encode())
    request.headers = {"Content-type": "application/json", "Authorization": f"Bearer {key}", "Accept-language": language}
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(request, timeout=PATIENCE)
    with closing(error.value):
        said = json.loads(error.value.read())
        return error.value.code, said["word"], said["reason"]


class Sitting:
    """A guest at a table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket

    async def until(self, kind: str) -> dict[str, Any]:
        """What is said next of a kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                if message["type"] == kind:
                    return message

    async def out(self) -> str:
        """With which word the guest is shown out."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_reason or ""

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


Sit = Callable[..., Awaitable[Sitting]]


def with_guests(inside: Callable[[Sit], Coroutine[Any, Any, None]]) -> None:
    """Run this, and let all guests go who have come."""

    async def run() -> None:
        async with AsyncExitStack() as open_there:

            async def sit(link: Link, language: str = "en") -> Sitting:
                socket = await open_there.enter_async_context(websockets.connect(link.wire()))
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": link.key, "language": language}))
                return Sitting(socket)

            await inside(sit)

    asyncio.run(run())


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    lock = operators_lock(tmp_path / "hall")
    file = tmp_path / "hall/operator.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert operators_lock(tmp_path / "hall") == lock
    file.chmod(0o644)
    assert kept_key(file) == file.read_text().strip()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "a backup may have opened it to others"
    file.unlink()
    assert operators_lock(tmp_path / "hall") not in ("", lock), "whoever deletes it gets another one at the next start"


def test_without_a_folder_no_key_is_the_operators(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert operators_lock(tmp_path / "file/hall") == ""


def test_nobody_else_may_do_anything(server: Server) -> None:
    described = server.get("/openapi.json")["paths"]
    ours = [(method.upper(), path) for path, methods in described.items() if path.startswith("/api/admin") for method in methods]
    assert len(ours) > 12
    for method, path in ours:
        body: Any = None if method == "GET" else {}
        where = path.replace("{name}", "abc").replace("{seat}", "0")
        for key in ("", "nonsense"):
            code, word, reason = refused(server, method, where, body, key)
            assert (code, word) == (403, "not_yours"), where
            assert "operator.key" in reason


def test_few_wrong_keys_may_come_from_an_address(tmp_path: Path) -> None:
    with sqlite(tmp_path, limits="attempts=3,requests=100000") as server:
        for _ in range(20):
            assert admin(server, "GET", "/tables") == []
        codes = [refused(server, "GET", "/api/admin/tables", key="wrong")[0] for _ in range(5)]
        assert codes == [403, 403, 403, 429, 429]
        assert refused(server, "GET", "/api/admin/tables", key=key_of(server))[:2] == (429, "too_many"), "nobody can go on guessing"


def test_tables_are_listed_and_one_is_watched(server: Server) -> None:
    links = server.lay("treachery", 1, ("random",))
    table = links[0].table

    async def inside(sit: Sit) -> None:
        await (await sit(links[0])).until("welcome")
        (line,) = await asyncio.to_thread(admin, server, "GET", "/tables")
        assert (line["table"], line["game"], line["guests"], line["listed"]) == (table, "treachery", 1, True)
        seen = await asyncio.to_thread(admin, server, "GET", f"/tables/{table}")
        assert seen["connected"] == [{"seat": 0, "address": "127.0.0.1"}]
        assert [event["what"]["kind"] for event in seen["events"]][:2] == ["opened", "seated"]

    with_guests(inside)
    assert admin(server, "GET", "/tables?phase=over") == []
    assert refused(server, "GET", "/api/admin/tables/nowhere", key=key_of(server))[0] == 404


def test_a_closed_table_shows_everyone_out_and_goes_on_when_it_is_opened(server: Server) -> None:
    links = server.lay("treachery", 2)
    table = links[0].table

    async def inside(sit: Sit) -> None:
        guest = await sit(links[0])
        await guest.until("welcome")
        await asyncio.to_thread(admin, server, "POST", f"/tables/{table}/close")
        assert await guest.out() == "table_closed"
        again = await sit(links[0])
        assert (await again.until("refused"))["word"] == "table_closed"
        assert (await asyncio.to_thread(admin, server, "GET", f"/tables/{table}"))["closed"]
        await asyncio.to_thread(admin, server, "POST", f"/tables/{table}/open")
        await (await sit(links[0])).until("welcome")

    with_guests(inside)


def test_a_deleted_table_is_gone_for_good(server: Server) -> None:
    links = server.lay("treachery", 2)
    admin(server, "DELETE", f"/tables/{links[0].table}")
    assert admin(server, "GET", "/tables") == []
    assert refused(server, "GET", f"/api/tables/{links[0].table}")[0] == 409
    assert refused(server, "GET", f"/api/admin/tables/{links[0].table}", key=key_of(server))[0] == 404


def test_whoever_is_muted_is_told_so_in_their_language(server: Server) -> None:
    links = server.lay("treachery", 2)

    async def inside(sit: Sit) -> None:
        one, other = await sit(links[0], "de"), await sit(links[1])
        await one.until("welcome")
        who = {"table": links[0].table, "seat": 0}
        await asyncio.to_thread(admin, server, "POST", "/mutes", who)
        await one.say(type="say", text="Hallo")
        assert (await one.until("refused"))["reason"] == "der Betreiber der Halle hat dich gebeten, nichts mehr zu sagen"
        await asyncio.to_thread(admin, server, "POST", "/mutes/lift", who)
        await one.say(type="say", text="Danke")
        while (event := await other.until("event"))["what"]["kind"] != "said":
            pass
        assert event["what"]["text"] == "Danke", "what was refused was not said"

    with_guests(inside)


def test_a_ban_by_key_shuts_one_guest_out(server: Server) -> None:
    links = server.lay("treachery", 2)

    async def inside(sit: Sit) -> None:
        one, other = await sit(links[0]), await sit(links[1])
        await one.until("welcome")
        await other.until("welcome")
        await asyncio.to_thread(admin, server, "POST", "/bans", {"key": links[0].key})
        assert await one.out() == "banned"
        assert (await (await sit(links[0])).until("refused"))["word"] == "banned"
        await other.say(type="ping")
        await other.until("pong")

    with_guests(inside)
    assert refused(server, "GET", f"/api/tables/{links[0].table}/hint", key=links[0].key)[1] == "banned"
    assert admin(server, "POST", "/bans/lift", {"key": links[0].key})["banned"] == []


def test_a_ban_by_address_shuts_a_network_out_but_not_whoever_runs_the_hall(server: Server) -> None:
    assert admin(server, "POST", "/bans", {"address": "127.0.0.0/8"})["banned"] == ["127.0.0.0/8"]
    assert refused(server, "GET", "/api/games")[:2] == (403, "banned")
    assert admin(server, "POST", "/bans/lift", {"address": "127.0.0.0/8"})["banned"] == []
    assert server.get("/api/games")
    for wrong in ({"address": "here"}, {"address": "1.2.3.4/99"}):
        assert refused(server, "POST", "/api/admin/bans", wrong, key_of(server))[:2] == (422, "not_well_formed")
    assert refused(server, "POST", "/api/admin/bans", {}, key_of(server))[0] == 404


def test_a_restart_is_announced_at_every_table_in_the_language_of_each(server: Server) -> None:
    links = server.lay("treachery", 2)

    async def inside(sit: Sit) -> None:
        one, other = await sit(links[0]), await sit(links[1], "de")
        await one.until("welcome")
        await other.until("welcome")
        await asyncio.to_thread(admin, server, "PUT", "/announcement", {"minutes": 5})
        assert (await one.until("announced"))["text"].startswith("The hall restarts in 5 minutes.")
        assert (await other.until("announced"))["text"].startswith("Die Halle startet in 5 Minuten neu.")
        late = await sit(links[0])
        assert "5 minutes" in (await late.until("announced"))["text"]
        plan = {"game": "treachery", "seats": 2}
        code, word, reason = await asyncio.to_thread(refused, server, "POST", "/api/tables", plan, "", "de")
        assert (code, word) == (503, "restarting")
        assert reason == "die Halle startet in 5 Minuten neu; eröffne deinen Tisch danach"
        await asyncio.to_thread(admin, server, "DELETE", "/announcement")
        assert (await one.until("announced"))["text"] == ""
        await asyncio.to_thread(admin, server, "PUT", "/announcement", {"text": "Tournament on Friday!"})
        assert (await one.until("announced"))["text"] == "Tournament on Friday!"
        assert await asyncio.to_thread(server.post, "/api/tables", plan)

    with_guests(inside)


@in_room
async def test_an_announced_restart_counts_down_and_ends_with_it(room: Room) -> None:
    guest, _ = await room.lay()
    hall = room.hall
    announced = Announcement(ends=hall.clock.now() + 120)
    await hall.warden.change(lambda ledger: ledger.model_copy(update={"announcement": announced}))
    said = []
    for seconds in (0, 45, 45, 10, 15, 10, 60):
        await room.pass_time(seconds)
        await hall.warden.refresh()
        said.append([message["text"] for message in guest.messages if message["type"] == "announced"][-1].partition(".")[0])
    times = ("in 2 minutes", "in 2 minutes", "in 30 seconds", "in 20 seconds", "in 10 seconds", "now", "now")
    assert said == [f"The hall restarts {time}" for time in times]
    laying = hall.lay(entries.Opened(plan=guest.live.table.plan, host="", watch=""))
    assert (await reason_of(laying))[0] == "restarting"
    await hall.warden.opened()
    assert hall.warden.ledger.announcement is None, "the hall has restarted"


def test_a_seat_is_freed_before_a_game_and_given_to_a_bot_in_it(server: Server) -> None:
    laid = server.post("/api/tables", {"game": "treachery", "seats": 2, "listed": True})
    server.post(f"/api/tables/{laid['table']}/seats/1", {"name": "Ada"})
    admin(server, "DELETE", f"/tables/{laid['table']}/seats/1")
    assert server.get(f"/api/tables/{laid['table']}")["seats"][1]["kind"] == "free"
    path = f"/api/admin/tables/{laid['table']}/seats/1"
    assert refused(server, "DELETE", path, key=key_of(server))[1] == "seat_free"

    links = server.lay("treachery", 2)
    admin(server, "DELETE", f"/tables/{links[0].table}/seats/1")
    assert server.get(f"/api/tables/{links[0].table}")["seats"][1]["handed_over"]
    assert refused(server, "DELETE", f"/api/admin/tables/{links[0].table}/seats/1", key=key_of(server))[1] == "nothing_to_do"


def test_what_is_settled_holds_after_a_restart(tmp_path: Path) -> None:
    with sqlite(tmp_path) as server:
        links = server.lay("treachery", 2)
        admin(server, "POST", f"/tables/{links[0].table}/close")
        admin(server, "POST", "/mutes", {"address": "192.0.2.7"})
        admin(server, "PUT", "/announcement", {"minutes": 5})
        server.stop()
        server.start()
        settled = admin(server, "GET", "/settled")
        assert (settled["closed"], settled["muted"]) == ([links[0].table], ["192.0.2.7"])
        assert settled["announcement"] is None, "the hall has restarted, as was announced"
        assert refused(server, "GET", f"/api/tables/{links[0].table}")[1] == "table_closed"


@in_room
async def test_what_belongs_to_a_key_is_exported_and_deleted(room: Room) -> None:
    ada, ben = await room.lay()
    keys = room.keys[:]
    await ada.say(type="say", text="I live in Camden")
    await ben.say(type="say", text="Nice")
    (belonging,) = await export(room.hall, OwnersKey(key=keys[0]), "en")
    assert belonging.seat == 0
    assert "I live in Camden" in [event["what"].get("text") for event in belonging.told]
    assert await export(room.hall, OwnersKey(key="nothing"), "en") == []

    erased = await erase(room.hall, OwnersKey(key=keys[0]))
    assert (erased.tables, erased.sayings) == (0, 1)
    assert ada.out == ben.out == "rewritten", "both come again by themselves"
    log = " ".join(row.body for row in await room.store.entries(ada.live.name, 0))
    assert "Camden" not in log
    assert "Nice" in log
    assert await export(room.hall, OwnersKey(key=keys[0]), "en") == [], "the key opens nothing more"
    live = await room.hall.table(ada.live.name)
    assert live.table.seat_of(ben.lock) == 1
    assert live.table.seat_of(ada.lock) == -1
    assert live.table.phase == "playing", "the game is the other's, too"


@in_room
async def test_a_table_with_bots_alone_is_deleted_with_its_records(room: Room) -> None:
    (ada,) = await room.lay(people=1, bots=("random",), window=0)
    await ada.say(type="resign")
    assert await room.store.record(ada.live.name, 1) is not None
    erased = await erase(room.hall, OwnersKey(key=room.keys[0]))
    assert erased.tables == 1
    assert await room.store.entries(ada.live.name, 0) == []
    assert await room.store.record(ada.live.name, 1) is None
