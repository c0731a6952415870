"""Those who want to be paired with anyone, in a room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from greathall.hall.errors import Refused
from greathall.hall.hall import Hall
from greathall.hall.http import pairing
from greathall.hall.http.dependencies import Visitor
from greathall.hall.http.pairing import Meeting, Pairing
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.limits import Quotas
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.pairing import plan_for
from greathall.kernel.catalog import find_game
from tests.hall.room import Guest, Room, settle

ANYONE = Visitor(Quotas(trusted=("127.0.0.1",)), "127.0.0.1")
"""Whoever asks, as often as they like."""


async def meet(hall: Hall, game: str = "treachery", besides: Sequence[str] = ()) -> LiveTable:
    """The table at which to be paired."""
    wanted = find_game(game)

    async def lay() -> LiveTable:
        return await hall.lay(entries.Opened(plan=plan_for(wanted, "en"), host="", watch=lock_of("w")))

    return await Meeting(hall, wanted, besides).table(lay)


async def sit(hall: Hall, live: LiveTable, name: str, **given: str) -> str:
    """The key of somebody who sits down there."""
    key = given.pop("key", fresh_key())
    await pairing.join(hall, ANYONE, live.name, Pairing.model_validate({"name": name, "key": key, **given}))
    return key


async def ask(room: Room, name: str, game: str = "treachery", besides: Sequence[str] = ()) -> Guest:
    """Somebody who asks to be paired, and waits at the table."""
    if room.hall.beaten < 0:
        await room.hall.beat()
    live = await meet(room.hall, game, besides)
    guest = Guest(live, await sit(room.hall, live, name))
    await live.join(guest, 0)
    await settle(room.hall)
    await asyncio.gather(*room.hall.upkeep.tasks)
    return guest


def playing(live: LiveTable) -> bool:
    return live.table.phase == "playing"


async def ready(*guests: Guest) -> None:
    for guest in guests:
        await guest.say(type="ready", ready=True)


def seated(live: LiveTable) -> list[str]:
    return [chair.name for chair in live.table.chairs]


async def refused(asking: Any) -> str:
    with pytest.raises(Refused) as why:
        await asking
    return why.value.code
