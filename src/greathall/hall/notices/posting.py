"""One request to an address that a stranger has given: to the address that was checked, with no redirect, within 5 seconds, and with no
more of the answer read than its head."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cached_property
from typing import Final

import h11

from greathall.hall.notices.addresses import Guard

WITHIN: Final = 5.0
LONGEST_ANSWER: Final = 4096


class Failed(Exception):
    """There was no answer; later there may be one."""


class Poster:
    """Posts to addresses that a guard lets pass."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard

    @cached_property
    def trusted(self) -> ssl.SSLContext:
        """Whose certificates are believed: those that the system believes."""
        return ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer. A redirect is an answer like any other, and nobody follows it."""
        target = self.guard.read(url)
        lines = [("Host", target.authority()), ("Content-Length", str(len(body))), ("Connection", "close"), *headers.items()]
        request = h11.Request(method="POST", target=target.path, headers=lines)
        try:
            async with asyncio.timeout(WITHIN):
                number = await self.guard.number(target)
                reader, writer = await asyncio.open_connection(number, target.port, ssl=self.trusted, server_hostname=target.host)
                try:
                    return await answer(reader, writer, request, body)
                finally:
                    writer.transport.abort()
        except (OSError, EOFError, TimeoutError, h11.RemoteProtocolError) as error:
            raise Failed(type(error).__name__) from error


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes) -> int:
    """Send the request, and read until the status is known."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER)
    writer.write(b"".join(line.send(part) or b"" for part in (request, h11.Data(data=body), h11.EndOfMessage())))
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            got = await reader.read(LONGEST_ANSWER)
            if not got:
                raise EOFError
            line.receive_data(got)
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError
