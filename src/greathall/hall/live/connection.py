"""A WebSocket connection of a guest, from hello to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from greathall.hall import metrics, reasons, unreadable
from greathall.hall.errors import Illegal, NotYours, Refused, TooMuch
from greathall.hall.hall import Hall
from greathall.hall.keys import browser_at, lock_of, opens
from greathall.hall.limits import ENTRY_COST, Bucket, Quotas, around
from greathall.hall.live import requests
from greathall.hall.live.silence import HANG_UP, TAKEN
from greathall.hall.live.table import LiveTable
from greathall.hall.speech import best_language
from greathall.hall.table.seating import has_sat, may_come, not_lost
from greathall.hall.table.table import Table
from greathall.hall.wire import incoming, outgoing
from greathall.hall.wire.protocol import PROTOCOL
from greathall.hall.wire.views import WATCHER
from greathall.kernel.errors import IllegalMove
from greathall.kernel.sentences.language import ENGLISH, language, spoken
from greathall.kernel.sentences.speech import Speech

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0
CLOSE_WITHIN: Final = 2.0
"""How many seconds somebody has to read why they are shown out."""
NONSENSE: Final = 5.0
"""How many messages an unreadable one counts as."""

POLICY, TOO_BIG, TRY_LATER = 1008, 1009, 1013
"""Close codes of WebSocket (RFC 6455, and 1013 of the IANA registry)."""


class Disconnect(Exception):
    """The connection is to be closed."""

    def __init__(self, code: str, closing: int = POLICY) -> None:
        super().__init__(code)
        self.code = code
        """Why, as in a refusal."""
        self.closing = closing
        """The close code of WebSocket."""


class GivenUp(Exception):
    """Whoever is there reads nothing, and would not read why the connection is closed."""


class Connection:
    """A guest of a table, for as long as the connection lasts."""

    def __init__(self, socket: WebSocket, hall: Hall, quotas: Quotas) -> None:
        self.socket = socket
        self.hall = hall
        self.quotas = quotas
        self.address = socket.client.host if socket.client else ""
        self.counted = quotas.counted_as(self.address)
        self.network = around(self.counted)[-1]
        """By what bots take turns."""
        self.unlimited = quotas.trusts(self.address)
        self.lock = ""
        self.language = ENGLISH
        self.device = ""
        self.neighbours: frozenset[str] = frozenset()
        self.told: int | None = None
        self.watching = False
        self.outbox: asyncio.Queue[bytes | Disconnect] = asyncio.Queue()
        self.waiting = 0
        """How many bytes wait in the outbox, and for the network to take them."""
        self.since = 0.0
        self.queued = 0.0
        """How many of them wait in the outbox; however long one message is, it counts as half of what may wait: a long game is welcomed
        with its whole log, and others follow."""
        self.bucket = Bucket(quotas.limits.messages, quotas.limits.burst)
        self.given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when nothing more is sent, since nothing is read."""
        extensions = socket.scope.get("extensions", {})
        self.hang_up: Callable[[], None] = extensions.get(HANG_UP, lambda: None)
        self.taken: Callable[[], Awaitable[Any]] = extensions.get(TAKEN, lambda: asyncio.sleep(0))
        """Waits until the network has taken most of what was sent."""

    # What the table does with a guest.

    def send(self, message: bytes) -> None:
        limits = self.quotas.limits
        if self.given_up.done():
            return
        late = self.outbox.qsize() >= limits.waiting or self.queued + self.counts_as(message) > limits.waiting_bytes
        if late and not self.unlimited:
            self.disconnect("too_slow")
            return
        self.outbox.put_nowait(message)
        self.queued += self.counts_as(message)
        self.count_waiting(len(message))

    def counts_as(self, message: bytes) -> float:
        return min(len(message), self.quotas.limits.waiting_bytes / 2)

    def count_waiting(self, size: int) -> None:
        if not self.unlimited and not self.given_up.done():
            self.quotas.let_wait(self, self.counted, size)

    def disconnect(self, why: str) -> None:
        if why != "too_slow":
            self.outbox.put_nowait(Disconnect(why))
        elif not self.given_up.done():
            # Whatever waits for them would wait for ever.
            self.given_up.set_result(None)
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.quotas.wait_no_more(self, self.counted)

    # From hello to the end.

    async def serve(self, name: str) -> None:
        """Let the guest in, and stay until either side ends it."""
        try:
            self.quotas.take("welcomes", self.address)
            self.quotas.come("guests", self.address)
        except TooMuch as refused:
            await self.turn_away(refused, TRY_LATER)
            return
        live: LiveTable | None = None
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.socket.accept()
            tasks.append(asyncio.ensure_future(self.write()))
            live = await self.hello(name)
            tasks.append(asyncio.ensure_future(self.read(live)))
            with metrics.GUESTS.labels(self.kind()).track_inprogress():
                ends: list[asyncio.Future[Any]] = [*tasks, self.given_up]
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                if self.given_up.done():
                    raise GivenUp
                next(task for task in tasks if task.done()).result()
        except Disconnect as out:
            await stop(tasks)
            await self.close(out)
        except GivenUp:
            metrics.SHOWN_OUT.labels("too_slow").inc()
            self.hang_up()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # they have gone
        finally:
            await stop(tasks)
            if live is not None:
                live.leave(self)
            self.given_up.cancel()
            self.quotas.wait_no_more(self, self.counted)
            self.quotas.go("guests", self.address)
            if self.watching:
                self.quotas.go("watchers", self.address)

    async def turn_away(self, refused: Refused, closing: int) -> None:
        """Whoever is there may not come now: say why, if there are not too many of them already."""
        try:
            self.quotas.come("connections", self.address)
        except TooMuch:
            await self.socket.close(TRY_LATER, refused.code)
            return
        try:
            self.language = best_language(self.socket.headers.get("accept-language", ""))
            await self.socket.accept()
            self.refuse(None, refused)
            await self.close(Disconnect(refused.code, closing))
        finally:
            self.quotas.wait_no_more(self, self.counted)
            self.quotas.go("connections", self.address)

    def kind(self) -> str:
        return "seat" if self.lock else "watcher"

    async def close(self, out: Disconnect) -> None:
        """Say what is still to be said, and close the connection."""
        metrics.SHOWN_OUT.labels(out.code).inc()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # they have gone
            async with asyncio.timeout(CLOSE_WITHIN) as time:
                while not self.outbox.empty():
                    message = self.outbox.get_nowait()
                    if isinstance(message, bytes):
                        await self.socket.send_text(message.decode())
                await self.socket.close(out.closing, out.code)
        if time.expired():
            self.hang_up()

    async def write(self) -> None:
        """Send what waits in the outbox."""
        while True:
            message = await self.outbox.get()
            if isinstance(message, Disconnect):
                raise message
            self.queued -= self.counts_as(message)
            size = len(message)
            await self.socket.send_text(message.decode())
            del message  # the network has a copy
            await self.taken()
            self.count_waiting(-size)

    async def receive(self) -> incoming.Incoming | None:
        """The next message; None if it can't be read, which the guest is told."""
        got = await self.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        if late := self.quotas.owe("heard", self.address):
            await asyncio.sleep(late)
        written: str | bytes = got.get("text") or got.get("bytes") or b""
        if len(written) > incoming.LONGEST_MESSAGE:
            raise Disconnect("too_big", TOO_BIG)
        if not self.may_send(1.0):
            owing = self.bucket.owe()
            self.ask_to_wait(incoming.id_in(written), 1.0)
            if not owing:
                raise Disconnect("too_fast")
            return None
        try:
            message: incoming.Incoming = incoming.INCOMING.validate_json(written)
        except ValidationError as error:
            if not self.may_send(NONSENSE):
                self.ask_to_wait(incoming.id_in(written), NONSENSE)
                raise Disconnect("nonsense") from None
            faults = error.errors(include_url=False, include_input=False)
            self.refuse(incoming.id_in(written), unreadable.refusal(faults, reasons.BAD_MESSAGE), details=unreadable.details(faults))
            return None
        return message

    def may_send(self, cost: float) -> bool:
        """Count a message, if that is not too much."""
        return self.unlimited or self.bucket.take(cost)

    def ask_to_wait(self, number: int | None, cost: float) -> None:
        """Say when the next message will be read. Those that were on their way already can't heed it, so as many again may come as may
        come at once; whoever goes on then is shown out."""
        self.refuse(number, TooMuch(reasons.TOO_FAST, math.ceil(self.bucket.wait(cost))))

    async def hello(self, name: str) -> LiveTable:
        """Hear who it is, and bring them to their place at the table."""
        try:
            message = await asyncio.wait_for(self.receive(), HELLO_WITHIN)
        except TimeoutError:
            raise Disconnect("no_hello") from None
        if not isinstance(message, incoming.Hello):
            raise Disconnect("no_hello")
        if message.protocol != PROTOCOL:
            raise Disconnect("other_protocol")
        self.language = spoken(message.language)
        self.device = message.device or secrets.token_hex(8)
        self.told = 0 if message.tells else None
        try:
            live = await self.hall.table(name)
            await self.come_to(live, message.key, message.watch)
            self.hall.warden.admit(self.lock, self.address)
            live = await live.join(self, message.since)
        except Refused as refused:
            self.refuse(message.id, refused)
            raise Disconnect(refused.code, TRY_LATER if refused.code in ("store_down", "too_many") else POLICY) from None
        return live

    async def come_to(self, live: LiveTable, key: str, watch: bool = False) -> None:
        """Find the place that the key opens. It may have been given at another server just now, whose news is still on its way here."""
        try:
            await live.look(lambda table: self.find_place(live.name, table, key, watch))
        except NotYours:
            if not key:
                raise
            await live.catch_up()
            await live.look(lambda table: self.find_place(live.name, table, key, watch))

    def find_place(self, name: str, table: Table, key: str, watch: bool = False) -> None:
        """The seat that the key opens, or a place among the watchers. Whoever has lost the seat is told so first, and may then watch."""
        fitting = [chair.lock for chair in table.chairs if opens(key, chair.lock)]  # all are compared, whichever fits
        if fitting:
            self.lock = lock_of(key)
            return
        if not watch:
            not_lost(table, key)
        invited = opens(key, table.watch) or (watch and has_sat(table, key))
        if key and not invited:
            may_come(table, browser_at(name, self.device))
        may_watch = table.plan.watchers != "none" and (invited if key else table.plan.listed)
        if not may_watch:
            raise NotYours.because(reasons.OTHER_LINK)
        self.quotas.come("watchers", self.address)
        self.watching = True

    async def read(self, live: LiveTable) -> None:
        """Do what the guest asks, one thing after the other."""
        while True:
            message = await self.receive()
            if message is None:
                continue
            try:
                await self.answer(live, message)
            except Illegal as illegal:
                self.refuse(message.id, illegal, worded(live.table, illegal.move, self.language))
            except Refused as refused:
                self.refuse(message.id, refused)

    async def answer(self, live: LiveTable, message: incoming.Incoming) -> None:
        if isinstance(message, incoming.Ping):
            pong: outgoing.Pong = {"type": "pong", "id": message.id, "at": self.hall.clock.now()}
            self.send(to_json(pong))
            return
        if not self.lock:
            raise NotYours.because(reasons.ONLY_WATCHING)
        if isinstance(message, incoming.Told):
            self.told = message.position
            live.hear_told(message.position)
            return
        if isinstance(message, incoming.Neighbours):
            self.neighbours = frozenset(map(lock_of, message.keys))
            live.notice()
            return
        if isinstance(message, incoming.Why):
            refusal = await live.look(lambda table: requests.why(table, seat_of(table, self.lock), message.move, message.thing))
            reason, line = ("", "") if refusal is None else (worded(live.table, refusal, self.language), refusal.line)
            why: outgoing.WhyForm = {"type": "why", "id": message.id, "legal": refusal is None, "reason": reason, "line": line}
            self.send(to_json(why))
            return
        if isinstance(message, incoming.Foresee):
            self.quotas.take("previews", self.address)
            self.send(to_json(await live.look(lambda table: requests.foresee(table, seat_of(table, self.lock), message, self.language))))
            return
        if isinstance(message, incoming.Say):
            self.hall.warden.may_speak(self.lock, self.address)
        self.count(message)
        await ask(live, self.lock, message)

    def count(self, message: incoming.Incoming) -> None:
        """Count what is kept of a request; `TooMuch` if there was too much of it."""
        written = ""
        if isinstance(message, incoming.Move | incoming.Offer | incoming.Call):
            self.quotas.take("moves", self.address)
            if not isinstance(message, incoming.Offer):
                return  # moves are as long as the game makes them, and time limits how many there are
            written = message.offer if isinstance(message.offer, str) else to_json(message.offer).decode()
        elif isinstance(message, incoming.Say):
            written = message.text
            self.quotas.take("talk", self.address, len(written))
        elif isinstance(message, incoming.Undo):
            self.quotas.take("previews", self.address)
        elif isinstance(message, incoming.Bring):
            written = message.deck
            self.quotas.take("lists", self.address)
        self.quotas.take("kept", self.address, ENTRY_COST + len(written))

    def refuse(self, number: int | None, refused: Refused, reason: str = "", details: str = "") -> None:
        """Say why; the rules say it themselves."""
        metrics.REFUSED.labels(refused.code).inc()
        said: outgoing.RefusedForm = {
            "type": "refused",
            "id": number,
            "word": refused.code,
            "reason": reason or refused.said(self.language),
            "line": refused.line,
            "details": details or refused.details,
            "wait": refused.seconds if isinstance(refused, TooMuch) else 0,
        }
        self.send(to_json(said))


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def ask(live: LiveTable, lock: str, request: incoming.Incoming) -> None:
    """Do what the owner of a seat asks for. The seat is looked up when it is this request's turn: seats may have rotated meanwhile."""
    seat = live.table.seat_of(lock)
    if seat != WATCHER and live.table.chairs[seat].handed_over:
        await live.act(lambda table, now: requests.back_to_move(table, seat_of(table, lock), request))
    openly = not isinstance(request, incoming.Move | incoming.Order)
    await live.act(lambda table, now: requests.entry_for(table, seat_of(table, lock), request, now, live.gone_since), openly)


def seat_of(table: Table, lock: str) -> int:
    seat = table.seat_of(lock)
    if seat == WATCHER:
        raise NotYours.because(reasons.OTHER_LINK)
    return seat


def worded(table: Table, why: IllegalMove, spoken: str) -> str:
    """Why the rules don't allow a move, in a language."""
    state, _ = table.game()
    return Speech(language(spoken), state).reason(why).text
