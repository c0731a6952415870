"""A server whose time tests move."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from greathall.client.connection import Link, Seat
from greathall.hall.table.matches import PAUSE
from tests.hall.serving import PATIENCE, Server

HOUR = 3600.0


async def told(link: Link, kind: str) -> dict[str, Any]:
    """The first event of a kind that a guest hears of."""
    async with asyncio.timeout(PATIENCE):
        async for message in Seat(link).messages():
            events = message["events"] if message["type"] == "welcome" else [message] if message["type"] == "event" else []
            for event in events:
                if event["what"]["kind"] == kind:
                    return dict(event)
    raise AssertionError("the hall says no more")


async def resign(link: Link) -> None:
    """Give up the game; until the hall has said so."""
    async with asyncio.timeout(PATIENCE):
        seat = Seat(link)
        async for message in seat.messages():
            if message["type"] == "welcome":
                await seat.send(type="resign")
            elif message["type"] == "event" and message["what"]["kind"] == "resigned":
                return


def test_the_pause_of_a_match_ends_after_a_restart_without_anyone_there(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'hall.db'}", clock=tmp_path / "ahead").start()
    try:
        link, _ = server.lay("treachery", 2, match=True)
        asyncio.run(resign(link))
        server.kill()
        server.start()
        server.pass_time(PAUSE)
        # The lobby shows it without loading it.
        deadline = time.monotonic() + PATIENCE
        while not (playing := server.get("/api/tables?phase=playing")):
            assert time.monotonic() < deadline, "the next game does not begin"
            time.sleep(0.05)
        assert [(table["table"], table["games"]) for table in playing] == [(link.table, 2)]
    finally:
        server.stop()


def test_an_hour_passes_at_once_and_stays_passed_after_a_restart(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'hall.db'}", clock=tmp_path / "ahead").start()
    try:
        pace = {"kind": "real_time", "decision": HOUR, "reserve": 0}
        link, _ = server.lay("treachery", 2, options={"first": "0"}, pace=pace)
        began = asyncio.run(told(link, "started"))["at"]
        server.pass_time(HOUR)
        late = asyncio.run(told(link, "played"))
        assert late["what"]["by"] == "clock"
        assert HOUR <= late["at"] - began < HOUR + PATIENCE
        server.kill()
        server.start()
        _, second = server.lay("treachery", 2, options={"first": "1"}, pace=pace)
        assert abs(asyncio.run(told(second, "started"))["at"] - late["at"]) < PATIENCE
    finally:
        server.stop()
