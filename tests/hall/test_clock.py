"""The time of the hall: it goes on while a server runs, and nobody notices when the time of day is put right."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.client.connection import Link, Seat
from greathall.hall.clock import GRACE, Clock
from tests.hall.room import Room
from tests.hall.serving import PATIENCE, Server
from tests.hall.test_steered import told

FAKETIME = next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))), None)
HOUR = 3600.0


def test_time_stands_still_without_a_pulse() -> None:
    steady = [7.0]
    clock = Clock(lambda: 500.0, lambda: steady[0])
    assert clock.now() == 500
    clock.set(100.0)
    steady[0] = 8.5
    assert clock.now() == 101.5
    steady[0] = 500.0
    assert clock.now() == 100 + GRACE


@pytest.mark.parametrize("step", [10_000.0, -10_000.0])
def test_no_clock_runs_while_the_hall_is_closed_whatever_the_time_of_day(tmp_path: Path, step: float) -> None:
    async def inside() -> None:
        room = Room(tmp_path)
        guests = await room.lay("treachery", 2, pace={"kind": "real_time", "decision": 20, "reserve": 0})
        name = guests[0].live.name
        for _ in range(2):
            await room.pass_time(2.5)
            await room.hall.beat()
        at = room.hall.clock.now()
        await room.close()

        later = Room(tmp_path)
        later.time = room.time + step
        await later.hall.beat()
        assert later.hall.clock.now() == pytest.approx(at)
        live = await later.hall.table(name)
        await later.pass_time(14)
        assert live.table.game()[1].moves == []
        await later.pass_time(2)
        assert len(live.table.game()[1].moves) == 1, "the rest of the time ran on afterwards"
        await later.close()

    asyncio.run(inside())


@pytest.fixture
def time_of_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file with the seconds by which the time of day is off for servers that are started meanwhile."""
    file = tmp_path / "off"
    file.write_text("+0")
    settings = {
        "LD_PRELOAD": str(FAKETIME),
        "FAKETIME_TIMESTAMP_FILE": str(file),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1",  # as older versions call it
    }
    with monkeypatch.context() as within:
        for name, value in settings.items():
            within.setenv(name, value)
        yield file


async def time_at(link: Link) -> float:
    """What time it is at the hall."""
    async with asyncio.timeout(PATIENCE):
        async for message in Seat(link).messages():
            return float(message["at"])
    raise AssertionError("the hall says nothing")


@pytest.mark.skipif(FAKETIME is None, reason="there is no libfaketime on this system")
def test_the_time_of_day_may_jump_and_no_table_stands_still_or_loses_time(tmp_path: Path, time_of_day: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'hall.db'}").start()
    try:
        patient, _ = server.lay("treachery", 2, options={"first": "0"}, pace={"kind": "real_time", "decision": HOUR / 2, "reserve": 0})
        for off in (-HOUR, +HOUR, 0):
            before = asyncio.run(time_at(patient))
            time_of_day.write_text(f"{off:+}")
            hasty, _ = server.lay("treachery", 2, options={"first": "0"}, pace={"kind": "real_time", "decision": 1, "reserve": 0})
            assert asyncio.run(told(hasty, "played"))["what"]["by"] == "clock", "time goes on"
            assert 0 < asyncio.run(time_at(patient)) - before < PATIENCE, "nobody's time is taken"
    finally:
        server.stop()
