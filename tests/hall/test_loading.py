"""Tables that can't be read: they are set aside, whoever asks is told why, and all others go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import urllib.error
import urllib.request
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from greathall.client.connection import Seat
from greathall.hall.errors import Refused
from greathall.hall.store.base import Row, Search
from greathall.hall.table.snapshot import to_dict
from greathall.version import VERSION
from tests.hall.operating import Heard, health, until
from tests.hall.room import Room, in_room
from tests.hall.serving import PATIENCE
from tests.hall.serving import sqlite as on_sqlite

DAMAGES = {
    "an unknown kind": 'UPDATE entries SET body = \'{"kind": "novelty"}\' WHERE table_name = ? AND number = 3',
    "half an entry": "UPDATE entries SET body = substr(body, 1, 20) WHERE table_name = ? AND number = 3",
    "no opening": "DELETE FROM entries WHERE table_name = ? AND number = 1",
    "no log": "DELETE FROM entries WHERE table_name = ?",
    "a gap": "DELETE FROM entries WHERE table_name = ? AND number = 3",
    "no such seat": "UPDATE entries SET body = replace(body, '\"seat\":1', '\"seat\":9') WHERE table_name = ? AND number = 3",
}


@pytest.mark.parametrize("damage", DAMAGES)
@in_room
async def test_a_table_that_cannot_be_read_is_set_aside_alone(room: Room, damage: str) -> None:
    names = [(await room.lay("treachery", 2))[0].live.name for _ in range(3)]
    store = room.store
    for live in list(room.hall.tables.values()):
        live.close()
    room.hall.tables.clear()
    first, second, third = await store.playing()
    assert {first, second, third} == set(names)
    await store.writer.write("", lambda connection: connection.exec_driver_sql(DAMAGES[damage], (first,)))

    log = Heard()
    with log:
        await room.hall.open()
        await until(lambda: {second, third} <= set(room.hall.tables))
        for _ in range(2 if damage != "no log" else 0):
            with pytest.raises(Refused, match=r"^this table can't be read: .*; ask whoever runs the hall$") as refused:
                await room.hall.table(first)
            assert refused.value.code == "unreadable"
    await until(lambda: bool(room.hall.aside))
    assert set(room.hall.tables) == {second, third}
    lines = [record for record in log.records if record.getMessage().startswith("a table can't be read")]
    assert [(record.table, bool(record.why)) for record in lines] == [(first, True)], "once, which one and why"  # type: ignore[attr-defined]
    assert room.hall.trouble() == "", "the hall itself is well"
    assert len(room.hall.aside) == 1


@in_room
async def test_a_table_that_becomes_unreadable_while_in_use_is_set_aside(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    assert await room.store.append(live.name, Row(live.table.number + 1, room.time, '{"kind": "novelty"}'))
    room.hall.heard(f"entry {live.name} another")
    await until(lambda: live.name not in room.hall.tables)
    assert [guest.out for guest in guests] == ["unreadable", "unreadable"]
    with pytest.raises(Refused, match="this table can't be read"):
        await room.hall.table(live.name)


@in_room
async def test_the_lobby_leaves_out_a_table_whose_summary_is_damaged(room: Room) -> None:
    names = [(await room.lay("treachery", 2, start=False, seats=3))[0].live.name for _ in range(2)]
    damage = "UPDATE tables SET summary = substr(summary, 1, 20) WHERE name = ?"
    await room.store.writer.write("", lambda connection: connection.exec_driver_sql(damage, (names[0],)))
    assert [table.shown["table"] for table in await room.store.open_tables(Search(room.time))] == [names[1]]


@in_room
async def test_a_damaged_snapshot_only_makes_loading_slower(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    live = guests[0].live
    store = room.store
    await store.snapshot(live.name, live.table.number, VERSION, '{"half": ')
    again = await room.hall.load(live.name)
    assert to_dict(again) == to_dict(live.table)


def test_whoever_opens_an_unreadable_table_is_told_in_a_sentence(tmp_path: Path) -> None:
    with on_sqlite(tmp_path) as server:
        links = server.lay("treachery", 2)
        server.stop()
        with sqlite3.connect(tmp_path / "hall.db") as connection:
            connection.execute("UPDATE entries SET body = 'x' WHERE number = 2")
        server.start()
        with pytest.raises(urllib.error.HTTPError) as failed:
            server.get(f"/api/tables/{links[0].table}")
        said = json.load(failed.value)
        assert (failed.value.code, said["word"]) == (409, "unreadable")

        async def visit() -> list[dict[str, Any]]:
            async with aclosing(Seat(links[0]).messages()) as messages:
                heard = [await anext(messages)]
                with pytest.raises(Refused, match="has closed the connection: unreadable"):
                    await anext(messages)
            return heard

        (refusal,) = asyncio.run(asyncio.wait_for(visit(), PATIENCE))
        assert refusal["reason"] == said["reason"]
        assert health(server)[0] == 200
        assert b"greathall_tables_aside 1.0" in urllib.request.urlopen(f"{server.url}/metrics").read()
