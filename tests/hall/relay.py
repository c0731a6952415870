"""A network between a program and a hall that a test can freeze: nothing comes through, and nothing is closed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Relay:
    """Leads to a port of this machine."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.url = ""
        self.moving = asyncio.Event()
        self.moving.set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self.carry(one, other))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.moving.wait()
                writer.write(data)
            await self.moving.wait()
        writer.close()


@asynccontextmanager
async def relay(to: int) -> AsyncIterator[Relay]:
    made = Relay(to)
    server = await asyncio.start_server(made.lead, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
        for task in list(made.tasks):
            task.cancel()
        await asyncio.gather(*made.tasks, return_exceptions=True)
