"""A table that is in use: one thing happens at it at a time, is written, and only then told to everyone who is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from greathall.hall import metrics, reasons
from greathall.hall.errors import Closed, Illegal, NotYours, Refused, Unreadable
from greathall.hall.keys import lock_of
from greathall.hall.live import loading
from greathall.hall.live.advice import Advice
from greathall.hall.live.awaited import Awaited
from greathall.hall.live.post import Post
from greathall.hall.live.summaries import finished, summary
from greathall.hall.live.turns import Turns
from greathall.hall.store.base import Row
from greathall.hall.table import changes, entries, listing
from greathall.hall.table.due import Around, Thought, bot_for, due, next_time, seed_for, within
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.table import Table
from greathall.hall.table.votes import NEAR, Attendance, absent_from, attendance, nobody_here
from greathall.hall.upkeep import back_off
from greathall.hall.wire.audience import Audience, Guest, Open
from greathall.hall.wire.views import WATCHER
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.errors import GreathallError, IllegalMove
from greathall.kernel.event import Event as GameEvent

if TYPE_CHECKING:
    from greathall.hall.hall import Hall

T = TypeVar("T")
log = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 64
REST_AFTER: Final = 60.0
"""After how many seconds bots who play alone, with nobody watching, stop until somebody comes."""

LOOKED: Final = 60.0
"""For how many seconds whoever has looked through a seat's eyes without a connection is shown to its owner."""

TRY_AGAIN: Final = 1.0
"""After how many seconds what could not be written is tried again."""


class LiveTable:
    """A table, its guests, whose turn it is to change it, and what is thought out for its bots."""

    def __init__(self, hall: Hall, name: str, table: Table) -> None:
        self.hall = hall
        self.name = name
        self.table = table
        self.audience = Audience(name, table)
        self.turns = Turns(hall.evenly)
        self.post = Post()
        self.stale = False
        """Whether the store may hold something else; the table is then loaded again before it is used."""
        self.announced = table.number
        """The number of the latest entry that everyone was told of."""
        self.used = time.monotonic()
        self.left = time.monotonic()
        """When somebody was last connected; whoever lays a table may take a moment to come."""
        self.seen = nobody_here(table)
        """Who was there when everyone was last told."""
        self.seen_open: Open = frozenset()
        self.attended = False, False
        """Whether the host, and whether anyone, was there when the lobby was last told."""
        self.awaited = Awaited()
        self.gone: dict[str, float] = {}
        """Since when nobody is connected to the seats of these locks."""
        self.thoughts: dict[tuple[int, int], Thought] = {}
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.advice = Advice(name, hall.pool)
        self.timer: asyncio.TimerHandle | None = None
        self.acting: asyncio.Task[None] | None = None
        self.failures = 0
        """How often in a row what happens by itself has failed."""
        self.closed = False

    # What happens.

    async def act(self, decide: Callable[[Table, float], Entry | None], openly: bool = True) -> Entry | None:
        """Let something happen: `decide` looks at the table and says what. It is written, then everyone is told; if it can't be written, it
        has not happened. Once begun it is not broken off, even if whoever asked for it is gone. Openly: all may notice that it is asked."""
        asked = self.hall.clock.now()
        self.turns.asked_openly = asked if openly else self.turns.asked_openly
        try:
            return await asyncio.shield(asyncio.ensure_future(self.act_once(decide, evenly=True)))
        finally:
            await self.turns.be_even(self.table, self.hall.clock, asked)

    async def act_once(self, decide: Callable[[Table, float], Entry | None], evenly: bool = False) -> Entry | None:
        asked = self.hall.clock.now()  # and not when its turn has come: that would tell whether somebody else had theirs
        async with self.turns.alone():
            while True:
                await self.refresh()
                now = max(self.table.at, asked)
                try:
                    if (entry := decide(self.table, now)) is None:
                        return None
                except GreathallError:
                    if self.hall.news is None or not await self.take_in():
                        raise
                    continue  # another server had written what this one had yet to hear of
                happened = self.apply(now, entry)
                row = Row(self.table.number, now, entries.write(entry))
                kept = summary(self.name, self.table, entry), finished(self.table, entry)
                began = time.perf_counter()
                async with self.turns.unseen(entries.seer_in_game(entry)):
                    written = await self.hall.store.append(self.name, row, *kept)
                if written:
                    break
                metrics.CONFLICTS.inc()
            self.stale = False
            metrics.WRITING.observe(time.perf_counter() - began)
            metrics.ENTRIES.labels(entry.kind).inc()
            self.tell(entry, happened, self.turns.until_even(self.table, self.hall.clock, asked) if evenly else 0.0)
            if self.table.number % SNAPSHOT_EVERY == 0:
                self.hall.keep_snapshot(self.name, self.table)
        self.wake()
        return entry

    def apply(self, now: float, entry: Entry) -> list[GameEvent]:
        """Take the entry into the table, which is stale from then on until it is written."""
        self.stale = True
        try:
            return changes.apply(self.table, now, entry)
        except IllegalMove as error:
            self.stale = not isinstance(entry, entries.SINGLE)  # of several moves some may have been played
            raise Illegal(error) from error

    async def look(self, see: Callable[[Table], T]) -> T:
        """Look at the table as it is written, or as it is about to be for a seat that alone may know of what that changes. In a window
        nobody can see how long what was asked openly before had to wait."""
        await self.turns.be_even(self.table, self.hall.clock, self.turns.asked_openly)
        async with self.turns.looking():
            await self.refresh()
            return see(self.table)

    async def refresh(self) -> None:
        """If the store may hold something else, go back to what everyone was told and tell what was written beyond it."""
        if self.stale and self.turns.secret == NOBODY:
            self.table = await self.hall.load(self.name, upto=self.announced)
            self.stale = False
            await self.take_in()

    async def take_in(self) -> bool:
        """Take in and tell what was written to the store by others; whether anything was."""
        for row in (rows := await self.hall.store.entries(self.name, self.table.number)):
            try:
                _, entry, happened = loading.take(self.table, row)
            except Unreadable as error:
                self.hall.set_aside(self.name, error)
                raise
            self.tell(entry, happened)
        return bool(rows)

    async def catch_up(self) -> None:
        """Another server has written something, or the store is there again."""
        async with self.turns.alone():
            await self.refresh()
            await self.take_in()
        self.wake()

    def tell(self, entry: Entry, happened: Sequence[GameEvent], after: float = 0.0) -> None:
        self.announced = self.table.number
        self.post.send(self.audience.tell(self.table, entry, happened, self.attendance), after)

    # Who is here.

    def here_and_gone(self) -> tuple[list[bool], list[float | None]]:
        """For each seat, whether someone is there, and otherwise since when it is empty."""
        now = self.hall.clock.now()
        here, near = self.audience.here(self.table, now)
        self.gone = {chair.lock: self.gone.get(chair.lock, now) for seat, chair in enumerate(self.table.chairs) if not here[seat]}
        return here, [NEAR if seat in near else self.gone.get(chair.lock) for seat, chair in enumerate(self.table.chairs)]

    def gone_since(self) -> list[float | None]:
        """Since when the seats are empty; None: someone is there."""
        return self.here_and_gone()[1]

    def attendance(self) -> Attendance:
        """Who is there, and since when others have not been, as everyone may know."""
        here, gone = self.here_and_gone()
        return attendance(self.table, self.hall.clock.now(), gone, here)

    async def join(self, guest: Guest, since: int | None) -> LiveTable:
        """Welcome a guest, with all that happened since the event it names. A long story is read while the table goes on; what has happened
        meanwhile is read at the end. The table where they are then: this one, unless it was put aside meanwhile."""
        story: list[bytes] = []

        def waits() -> bool:  # for what is being written: who may know of it is told it once, others only if they have heard more than this
            viewer = self.table.seat_of(guest.lock)
            return viewer == self.turns.secret or (since or 0) > self.audience.latest(self.table, viewer)

        async with self.turns.looking(waits):
            _, latest = await self.place_of(guest, since)
            wanted = None if since is None or self.audience.at_hand(guest, since, latest) is not None else self.locks_of(guest)
        if wanted is not None:
            async with self.hall.reading.turn(self.name, guest.network):
                story = await loading.history(self.hall.store, self.name, wanted, guest.language, since or 0, latest)
            if self.closed:
                return await (await self.hall.table(self.name)).join(guest, since)
            since = latest
        async with self.turns.looking(waits):
            viewer, latest = await self.place_of(guest, since)
            events = [] if since is None else self.audience.at_hand(guest, since, latest)
            if events is None:
                events = await loading.history(self.hall.store, self.name, self.locks_of(guest), guest.language, since or 0, latest)
            self.audience.guests.add(guest)
            now = self.hall.clock.now()
            guest.send(self.audience.welcome(self.table, viewer, guest.language, now, story + events, self.attendance()))
            self.hall.warden.tell(guest)
        self.notice()
        return self

    async def place_of(self, guest: Guest, since: int | None) -> tuple[int, int]:
        """The seat of a guest, who has seen the events up to that number, and the number of the latest that they may see."""
        await self.refresh()
        viewer = self.table.seat_of(guest.lock) if guest.lock else WATCHER
        if guest.lock and viewer == WATCHER:
            raise NotYours.because(reasons.OTHER_LINK)
        latest = self.audience.latest(self.table, viewer)
        if since is not None and since > latest:
            # The guest may have heard it from another server, whose news is still on its way here.
            await self.take_in()
            latest = self.audience.latest(self.table, viewer)
        if since is not None and since > latest:
            raise Refused.because(reasons.NO_SUCH_EVENT, latest, since)
        return viewer, latest

    def locks_of(self, guest: Guest) -> set[str]:
        """By which a guest's seat is and was known; none for watchers."""
        return {guest.lock, *self.table.chairs[self.table.seat_of(guest.lock)].former} if guest.lock else set()

    def leave(self, guest: Guest) -> None:
        """A guest's connection is gone."""
        self.audience.guests.discard(guest)
        self.audience.latest_network = guest.network
        self.used = self.left = time.monotonic()
        self.notice()

    def looked(self, key: str, device: str) -> None:
        """Somebody has looked through a seat's eyes by its key, without a connection: its owner sees that, as they see connections."""
        self.audience.look(lock_of(key), device, self.hall.clock.now() + LOOKED)
        self.notice()

    def notice(self) -> None:
        """Someone has come or gone, perhaps, or has opened their seat on another device."""
        before, opened = self.seen.here, self.audience.open_here(self.table, self.hall.clock.now())
        self.tell_presence()
        self.tell_lobby()
        if (self.seen.here, opened) != (before, self.seen_open):
            self.seen_open = opened
            self.hall.tell_presence(self)
        self.audience.tell_others(self.table, self.hall.clock.now())
        self.wake()

    def hear_told(self, position: int) -> None:
        """A guest has been told all that led to a position. Bots wait for it at the server that keeps the table, perhaps another."""
        if not self.hall.keeps(self.name):
            self.hall.tell_servers(f"told {self.name} {self.hall.store.server} {position}")
        self.wake()

    def tell_lobby(self, again: bool = False) -> None:
        """Tell the lobby if the host has come or gone, or the first or last of all who sit here; again: also that those who are there still
        are. One server does it for all."""
        table = self.table
        if not table.plan.listed or table.phase != "gathering" or not self.hall.keeps(self.name):
            return
        here, now = self.here_and_gone()[0], self.hall.clock.now()
        there = listing.host_here(table, here), listing.anyone_here(table, here)
        if there != self.attended or (again and there[1]):
            self.attended = there
            self.hall.attend(self.name, now + listing.HOST_FOR if there[0] else now, listing.open_until(table, now) if there[1] else 0.0)

    def tell_presence(self) -> None:
        """Tell everyone if the people here have changed, or someone has been away for so long that the others may decide."""
        there = self.attendance()
        if there != self.seen:
            self.seen = there
            self.audience.tell_presence(there, self.hall.clock.now())

    # What happens by itself.

    def wake(self) -> None:
        """Something may have changed: see what happens next. Usually nothing does, and then no task is needed."""
        if self.closed or (self.acting is not None and not self.acting.done()):
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        try:
            self.look_ahead()
        except Exception as error:
            self.try_again(error)

    def look_ahead(self) -> None:
        """Begin what is due, and set the timer for what comes next."""
        now = self.hall.clock.now()
        self.tell_presence()
        self.audience.release(now)
        keeps = self.hall.keeps(self.name)
        if keeps:
            self.let_think()
        around = self.around()
        if (keeps and self.stale) or self.what_is_due(self.table, now, around) is not None:
            self.acting = asyncio.ensure_future(self.do_what_is_due())
            return
        self.set_timer(now, around)

    def what_is_due(self, table: Table, now: float, around: Around | None = None) -> Entry | None:
        """What must happen now. For strangers who don't come the server cares at which they sat down."""
        around = around or self.around()
        found = due(table, now, around) if self.hall.keeps(self.name) else None
        return found or self.awaited.given_up(table, now, around.gone)

    async def do_what_is_due(self) -> None:
        """Do everything that is due."""
        try:
            while True:
                looked = self.hall.clock.now()
                if await self.act_once(self.what_is_due) is None:
                    break
                self.let_think()
            self.let_think()  # others may have acted while this waited for its turn
            self.set_timer(looked, self.around())
            self.failures = 0
        except Closed:
            self.wake_in(TRY_AGAIN)
        except Unreadable:
            pass  # the hall has set the table aside
        except Exception as error:
            self.try_again(error)

    def try_again(self, error: Exception) -> None:
        """What should happen by itself has failed for an unknown reason: log it once, and try again, less and less often."""
        self.failures += 1
        if self.failures == 1:
            log.error("a table can't go on by itself and is tried again", extra={"table": self.name}, exc_info=error)
        self.wake_in(back_off(TRY_AGAIN, self.failures))

    def set_timer(self, looked: float, around: Around) -> None:
        """Wake at the first thing that was not due yet when this was looked at."""
        following = next_time(self.table, around, looked) if self.hall.keeps(self.name) else None
        shown = self.audience.pending[0][0] if self.audience.pending else None
        away = [absent_from(self.table, seat, around.gone) for seat in self.table.owners()]
        absent = min((time for time in away if time is not None and time > looked), default=None)
        times = [time for time in (following, shown, absent, self.awaited.next_time()) if time is not None]
        if times:
            self.wake_in(max(0.0, min(times) - self.hall.clock.now()))

    def wake_in(self, seconds: float) -> None:
        """Look again after that many seconds."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def around(self) -> Around:
        telling = len(self.table.owners()) == 1 and self.audience.telling(self.table, self.hall.clock.now())
        return Around(self.thoughts, self.gone_since(), self.rests(), telling)

    def rests(self) -> bool:
        """Whether only bots play, perhaps in people's places, and nobody has been connected for a while: asking how a table stands is not
        enough, since anyone could keep bots at work everywhere."""
        unseen = not self.audience.watched(self.hall.clock.now()) and time.monotonic() - self.left > REST_AFTER
        return unseen and not self.table.people()

    def let_think(self) -> None:
        """Let bots think about the questions that are open for them, and forget those that no longer are."""
        table, now = self.table, self.hall.clock.now()
        asked = [] if self.rests() else table.asked()
        wanted = {(seat, table.questions[seat]): bot for seat in asked if (bot := bot_for(table, seat, now))}
        for key in [key for key in self.thoughts if key not in wanted]:
            del self.thoughts[key]
        for key in [key for key in self.thinking if key not in wanted]:
            self.thinking.pop(key).cancel()
        for key, bot in wanted.items():
            if key not in self.thoughts and key not in self.thinking:
                state, _ = table.game()
                moves = [state.text(move) for move in state.moves(key[0])]
                # Whoever only stands in for a late player makes no offers in their name.
                offers = bool(table.chairs[key[0]].player())
                seed = seed_for(table, key[0])
                self.thinking[key] = asyncio.ensure_future(self.think(key, bot, state.view(key[0]), moves, offers, seed))

    async def think(self, key: tuple[int, int], bot: str, view: dict[str, Any], moves: list[str], offers: bool, seed: str) -> None:
        """Find a bot's move, or an offer before it; if it finds none in time, any legal move."""
        found: str | None = moves[0]
        if len(moves) > 1:
            try:
                hurry = within(self.table, key[0])
                found = await self.hall.pool.think(self.name, bot, view, offers, seed, hurry, self.audience.network())
            except Exception as error:
                log.error("no bot can think", exc_info=error)
                found = None
        if found is None or (found not in moves and not (offers and is_offer(found))):
            found = secrets.choice(moves)
        self.thoughts[key] = Thought(found, self.hall.clock.now())
        self.thinking.pop(key, None)
        self.wake()

    def put_aside(self, why: str) -> None:
        """The table can't be used any more: all guests have to go."""
        for guest in list(self.audience.guests):
            guest.disconnect(why)
        self.close()

    def close(self) -> None:
        """Let go of everything that runs."""
        self.closed = True
        for task in [*self.thinking.values(), *self.advice.found.values(), *([self.acting] if self.acting else [])]:
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()
