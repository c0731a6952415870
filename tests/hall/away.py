"""A room at whose tables people come and go, with a push service that tells them things while they are away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from greathall.hall.notices.addresses import Guard
from greathall.hall.notices.messenger import AWAY, address_id
from greathall.hall.notices.occasions import standing
from greathall.hall.store.base import Address
from tests.hall.push_service import PushService
from tests.hall.room import PATIENCE, Guest, Room, asked, leave


class Away(Room):
    """A room with a push service, at whose tables people come and go."""

    service: PushService

    async def subscribe(self, guest: Guest, path: str = "/push/one", language: str = "en") -> Address:
        """Let the owner of a seat be told things at their browser."""
        table, lock = guest.live.table, guest.lock
        given = self.service.subscription(path)
        details = json.dumps({"p256dh": given["p256dh"], "auth": given["auth"]})
        number = address_id(guest.live.name, lock, "push", given["endpoint"])
        now = self.hall.clock.now()
        address = Address(number, guest.live.name, lock, "push", given["endpoint"], details, language, "live", now)
        await self.hall.messenger.add(address, standing(table, table.seat_of(lock)), now)
        return address

    async def look(self) -> list[str]:
        """Let the hall look round; what the service has heard since the last time."""
        self.service.heard.clear()
        self.hall.messenger.asked = 0.0
        await self.hall.tell_away()
        await self.carried()
        return [message["said"]["text"] for message in self.service.heard]

    async def carried(self) -> None:
        """Until everything has arrived or failed."""
        while tasks := list(self.hall.upkeep.tasks):
            await asyncio.gather(*tasks)

    async def later(self, seconds: float = AWAY) -> list[str]:
        await self.pass_time(seconds)
        return await self.look()


@asynccontextmanager
async def away(folder: Path) -> AsyncIterator[Away]:
    made = Away(folder)
    made.service = await PushService(folder).open()
    poster = made.hall.messenger.carriers.poster
    poster.guard, poster.trusted = Guard((made.service.host,)), made.service.trusted()
    try:
        yield made
    finally:
        await made.service.close()
        await made.close()


def while_away(test: Callable[[Away], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that is given a room with a push service."""

    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            async with away(tmp_path) as room:
                await asyncio.wait_for(test(room), PATIENCE)

        asyncio.run(inside())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def rival(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Who is asked, and the other one."""
    mover = asked(guests)
    return mover, next(guest for guest in guests if guest is not mover)


async def come_and_move(guest: Guest) -> None:
    """Somebody comes, decides whatever they are asked, and leaves."""
    await guest.live.join(guest, None)
    while guest.position["question"] is not None:
        await guest.move()
    leave(guest)
