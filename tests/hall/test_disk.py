"""A full disk: what can't be written is refused honestly, nothing accepted is lost, and the hall goes on when there is room."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, aclosing
from pathlib import Path
from typing import Any

import pytest

from greathall.client.connection import Link, Seat
from greathall.hall.errors import Closed
from greathall.hall.store.base import Row
from tests.hall.disks import Disk, Pages, small_disk
from tests.hall.guests import history
from tests.hall.operating import health
from tests.hall.room import Guest, Room, asked
from tests.hall.serving import PATIENCE
from tests.hall.serving import sqlite as on_sqlite


async def say(guest: Guest, words: str) -> bool:
    """Whether something could be said; if not, the refusal is honest."""
    told = len(guest.heard)
    try:
        await guest.say(type="say", text=words)
    except Closed:
        assert len(guest.heard) == told
        return False
    return True


@pytest.mark.parametrize("kind", ["a small disk", "few pages"])
def test_a_full_disk_is_an_honest_refusal_and_nothing_accepted_is_lost(tmp_path: Path, kind: str) -> None:
    async def inside(room: Room, disk: Disk | Pages) -> None:
        guests = await room.lay("treachery", 2)
        guest, live = asked(guests), guests[0].live
        assert room.hall.trouble() == ""
        disk.fill()
        said = 0
        while await say(guest, "x" * 400):  # until the pages that were still free are used up
            said += 1
        assert room.hall.trouble() == "the store can't be written"
        assert guest.kinds.count("said") == said
        with pytest.raises(Closed, match="nothing was changed; try again"):
            await guest.say(type="say", text="x" * 400)
        told = [len(found.heard) for found in guests]
        disk.clear()
        await guest.move()
        assert [len(found.heard) for found in guests] == [count + 1 for count in told]
        assert (guest.kinds[-1], guest.kinds.count("played")) == ("played", 1)
        rows = await room.store.entries(live.name, 0)
        assert live.table.number == len(rows)
        assert sum('"kind":"said"' in row.body for row in rows) == said

    async def run() -> None:
        with ExitStack() as stack:
            disk = stack.enter_context(small_disk(tmp_path / "disk")) if kind == "a small disk" else None
            room = Room(disk.folder if disk else tmp_path)
            try:
                await inside(room, disk or Pages(room.store))
            finally:
                await room.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_server_on_a_full_disk_says_so_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, on_sqlite(disk.folder) as server:
        links = server.lay("treachery", 2)

        async def inside() -> None:
            seat = Seat(links[0])
            events: list[dict[str, Any]] = []
            async with aclosing(seat.messages()) as messages:

                async def speak(words: str) -> bool:
                    await seat.send(type="say", text=words)
                    while (message := await anext(messages))["type"] not in ("event", "refused"):
                        pass
                    if message["type"] == "event":
                        events.append(message)
                        return True
                    assert message["word"] == "store_down"
                    return False

                assert (await anext(messages))["type"] == "welcome"
                for _ in range(40):  # so that the write-ahead log is long enough to take more when nothing else is free
                    assert await speak("x" * 400)
                disk.fill()
                while await speak("x" * 400):
                    await asyncio.sleep(0.2)  # with pulses between, which find no room to take the log into the file
                async with asyncio.timeout(PATIENCE):
                    while (found := await asyncio.to_thread(health, server))[0] == 200:
                        await speak("x" * 400)
                assert found[0] == 503
                assert found[1]["healthy"] is False
                assert found[1]["reason"] in ("the store can't be written", "the pulse is late")
                disk.clear()
                async with asyncio.timeout(PATIENCE):
                    while (await asyncio.to_thread(health, server))[0] != 200:
                        await asyncio.sleep(0.05)
                assert await speak("once more")
            numbers = [event["number"] for event in events]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            kept = [event for event in await history(links[0]) if event["what"]["kind"] == "said"]
            assert [event["number"] for event in kept] == numbers, "what was accepted is there, and nothing else"
            # Pulses go on too: the clock of the hall runs.
            async with asyncio.timeout(PATIENCE), aclosing(Seat(links[0]).messages()) as messages:
                begun = (await anext(messages))["at"]
                while (await clock(links[0])) < begun + 4:
                    await asyncio.sleep(0.2)

        asyncio.run(asyncio.wait_for(inside(), 4 * PATIENCE))


async def clock(link: Link) -> float:
    async with aclosing(Seat(link).messages()) as messages:
        return float((await anext(messages))["at"])


def test_a_full_disk_when_the_log_is_taken_into_the_file(tmp_path: Path) -> None:
    async def inside(disk: Disk) -> None:
        room = Room(disk.folder)
        store = room.store
        for number in range(200):
            await store.append(f"table{number}", Row(1, 0.0, "x" * 500))
        disk.fill()
        with pytest.raises(Closed):
            await store.tidy()
        disk.clear()
        await store.tidy()
        await room.close()

    with small_disk(tmp_path / "disk", "8m") as disk:
        asyncio.run(inside(disk))
