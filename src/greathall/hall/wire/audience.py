"""Everyone who is connected to a table, and what they are told: to each what they may know, to watchers perhaps later."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Protocol

from pydantic_core import to_json

from greathall.hall.keys import lock_of
from greathall.hall.table import entries
from greathall.hall.table.entries import Entry
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Attendance
from greathall.hall.wire import outgoing, views
from greathall.hall.wire.protocol import PROTOCOL
from greathall.hall.wire.views import WATCHER
from greathall.kernel.event import Event as GameEvent
from greathall.kernel.sentences.language import languages
from greathall.version import VERSION

RECENT: Final = 16
"""How many events are kept at hand for each viewer, for guests who lost their connection for a moment."""


WATCHING: Final = 15
"""Stands for watchers in what servers tell each other, since no table has a seat of that number."""

NEARBY: Final = 16
"""Added there to the seats of those who play at the device of someone who is connected."""

Told = tuple[bytes, bytes]
"""An event, and the position after it, which is empty if it stayed as it was."""


Open = frozenset[tuple[int, str]]
"""On which devices seats are open: the seat, and a mark of the device."""


class Guest(Protocol):
    """Someone who is connected: to a seat by its lock, or to watch with an empty one."""

    lock: str
    language: str
    """In which they are told everything; one of those that there are."""
    device: str
    """The browser or program that they use, by a name of its own."""
    network: str
    """From which address they come; empty where that does not matter."""
    address: str
    """The address itself; empty where that is not known."""
    neighbours: frozenset[str]
    """The locks of the seats that are played at the same device."""
    told: int | None
    """The number of the latest position of which they have been told everything; None: they don't say."""

    def send(self, message: bytes) -> None:
        """Send a message, or note that it must be sent."""

    def disconnect(self, why: str) -> None:
        """Close the connection."""


class Audience:
    """The guests of one table on this server."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.guests: set[Guest] = set()
        self.latest_network = ""
        """The address from which somebody had something done here last: it is theirs as long as nobody is connected."""
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        """By server, the seats whose guests are connected there, or `NEARBY`, `WATCHING` if others are, and until when that is believed."""
        self.open_elsewhere: dict[str, tuple[float, Open]] = {}
        """By server, the same for the devices on which seats are open there."""
        self.looks: dict[tuple[str, str], float] = {}
        """Who has looked through a seat's eyes without a connection, by its lock and the mark of their device, and until when it counts."""
        self.told_elsewhere: dict[str, tuple[float, int]] = {}
        """By server, the number of the latest position of which a guest there has been told everything, and until when that is believed."""
        self.others: dict[Guest, int] = {}
        """On how many other devices their seat is open, for guests who were told that it is."""
        self.recent: dict[str, dict[str, deque[tuple[int, bytes]]]] = {}
        """By lock and language, the latest events and their numbers: in the languages in which someone has listened."""
        self.pending: deque[tuple[float, int, dict[str, Told]]] = deque()
        """What delayed watchers will be shown, and when: the number, and in all languages, since nobody can say then how it was before."""
        self.shown: tuple[int, dict[str, bytes]] = 0, {}
        """What delayed watchers see now: the number of the latest event, and the position in all languages."""
        if delays(table, WATCHER):
            positions = {spoken: to_json(views.position_for(table, WATCHER, spoken)) for spoken in languages()}
            self.shown = views.number_for(table, WATCHER), positions

    def viewers(self, table: Table) -> dict[int, list[Guest]]:
        """The guests by the seats they have; watchers under −1."""
        found: dict[int, list[Guest]] = {}
        for guest in self.guests:
            found.setdefault(table.seat_of(guest.lock) if guest.lock else WATCHER, []).append(guest)
        return found

    def here(self, table: Table, now: float) -> tuple[list[bool], set[int]]:
        """For each seat, whether someone is there to play it; and the seats to which nobody is connected, of people who play at the device
        of someone who is."""
        taken = self.taken(table, now)
        here = [bool(chair.bot) or seat in taken or seat + NEARBY in taken for seat, chair in enumerate(table.chairs)]
        return here, {seat - NEARBY for seat in taken if seat >= NEARBY and seat - NEARBY not in taken}

    def taken(self, table: Table, now: float) -> set[int]:
        """The seats whose guests are connected, or near, here or elsewhere."""
        return self.taken_here(table).union(*(seats for until, seats in self.elsewhere.values() if until > now))

    def taken_here(self, table: Table) -> set[int]:
        """The same at this server, as it tells the others."""
        found: set[int] = set()
        for guest in self.guests:
            seat = table.seat_of(guest.lock)
            found.add(WATCHING if seat == WATCHER else seat)
            if guest.neighbours and seat != WATCHER:
                found.update(near + NEARBY for lock in guest.neighbours if (near := table.seat_of(lock)) != WATCHER)
        return found

    def network(self) -> str:
        """The address from which all come who are connected here, or from which the last one came; empty if there are several."""
        found = {guest.network for guest in self.guests} or {self.latest_network}
        return found.pop() if len(found) == 1 else ""

    def watched(self, now: float) -> bool:
        """Whether anyone is connected, here or elsewhere."""
        return bool(self.guests) or any(seats for until, seats in self.elsewhere.values() if until > now)

    def look(self, lock: str, device: str, until: float) -> None:
        """Somebody looks through a seat's eyes without a connection."""
        self.looks[lock, mark_of(lock, device)] = until

    def telling(self, table: Table, now: float) -> bool:
        """Whether those who say what they have been told have yet to be told what led to this position. One device is enough."""
        here = [guest.told for guest in self.guests if guest.lock and guest.told is not None]
        told = here + [number for until, number in self.told_elsewhere.values() if until > now]
        return bool(told) and max(told) < table.position

    def open_here(self, table: Table, now: float) -> Open:
        """The seats that are open on this server, each with the mark of a device."""
        self.looks = {look: until for look, until in self.looks.items() if until > now}
        marks = [*self.looks, *((guest.lock, mark_of(guest.lock, guest.device)) for guest in self.guests if guest.lock)]
        return frozenset((seat, mark) for lock, mark in marks if (seat := table.seat_of(lock)) != WATCHER)

    def tell_others(self, table: Table, now: float) -> None:
        """Tell whoever has a seat on how many other devices it is open, where that has changed."""
        everywhere = self.open_here(table, now).union(*(opened for until, opened in self.open_elsewhere.values() if until > now))
        for guest in self.guests:
            seat = table.seat_of(guest.lock) if guest.lock else WATCHER
            others = (
                0 if seat == WATCHER else len({mark for other, mark in everywhere if other == seat} - {mark_of(guest.lock, guest.device)})
            )
            if others != self.others.get(guest, 0):
                self.others[guest] = others
                message: outgoing.Elsewhere = {"type": "elsewhere", "others": others}
                guest.send(to_json(message))
        self.others = {guest: others for guest, others in self.others.items() if guest in self.guests}

    def tell(self, table: Table, entry: Entry, happened: Sequence[GameEvent], there: Callable[[], Attendance]) -> list[tuple[Guest, bytes]]:
        """What everyone is to be told of the latest entry."""
        letters: list[tuple[Guest, bytes]] = []
        game = isinstance(entry, entries.GAME)
        seats = isinstance(entry, entries.RESEATING) or (game and table.phase != "playing")
        # Who plays a seat decides what is still voted on.
        changed = game or isinstance(entry, entries.POSITION) or (seats and table.phase == "playing")
        table_part = to_json(views.table_for(self.name, table, there())) if seats else b""
        viewers = self.viewers(table)
        for viewer in range(WATCHER, table.plan.seats):
            lock = "" if viewer == WATCHER else table.chairs[viewer].lock
            if (viewer != WATCHER and not lock) or not views.may_know(entry, viewer):
                continue
            number = views.number_for(table, viewer)
            if delays(table, viewer):
                told = {spoken: told_to(table, entry, happened, viewer, spoken, changed) for spoken in languages()}
                self.pending.append((table.at + table.plan.delay, number, told))
                continue
            guests = viewers.get(viewer, [])
            here_now = {guest.language for guest in guests}
            for spoken in here_now.union(self.recent.get(lock, ())):
                event, position = told_to(table, entry, happened, viewer, spoken, changed and spoken in here_now)
                self.remember(lock, spoken, number, event)
                message = with_parts(event, position, table_part)
                letters += [(guest, message) for guest in guests if guest.language == spoken]
        for guest in viewers.get(WATCHER, []):
            if guest.lock:  # the seat that this lock opened is someone else's now, or has another lock
                guest.disconnect(parting(entry))
        return letters

    def remember(self, lock: str, spoken: str, number: int, event: bytes) -> None:
        self.recent.setdefault(lock, {}).setdefault(spoken, deque(maxlen=RECENT)).append((number, event))

    def release(self, now: float) -> None:
        """Show delayed watchers what is old enough."""
        while self.pending and self.pending[0][0] <= now:
            _, number, told = self.pending.popleft()
            positions = dict(self.shown[1])
            for spoken, (event, position) in told.items():
                self.remember("", spoken, number, event)
                positions[spoken] = position or positions[spoken]
            self.shown = number, positions
            for guest in self.guests:
                if not guest.lock:
                    guest.send(with_parts(*told[guest.language], b""))

    def tell_presence(self, there: Attendance, at: float) -> None:
        away: outgoing.Presence = {
            "type": "presence",
            "at": at,
            "here": there.here,
            "absent": there.absent,
            "takes_over": there.takes_over,
        }
        message = to_json(away)
        for guest in self.guests:
            guest.send(message)

    def latest(self, table: Table, viewer: int) -> int:
        """The number of the latest event that a viewer may have seen."""
        if delays(table, viewer):
            return self.shown[0]
        return views.number_for(table, viewer)

    def at_hand(self, guest: Guest, since: int, latest: int) -> list[bytes] | None:
        """The events after that number for a guest, if they are all at hand."""
        if since == latest:
            return []
        kept = self.recent.get(guest.lock, {}).get(guest.language)
        if not kept or kept[0][0] > since + 1:
            return None
        return [event for number, event in kept if since < number <= latest]

    def welcome(self, table: Table, viewer: int, spoken: str, at: float, events: list[bytes], there: Attendance) -> bytes:
        """The first message to a guest."""
        position = self.shown[1][spoken] if delays(table, viewer) else to_json(views.position_for(table, viewer, spoken))
        head = {
            "type": "welcome",
            "protocol": PROTOCOL,
            "version": VERSION,
            "viewer": viewer,
            "number": self.latest(table, viewer),
            "at": at,
            "table": views.table_for(self.name, table, there),
        }
        return b'%s,"events":[%s],"position":%s}' % (to_json(head)[:-1], b",".join(events), position)


def parting(entry: Entry) -> str:
    """Why somebody's lock opens their seat no more, in one word."""
    match entry:
        case entries.Rekeyed():
            return "rekeyed"
        case entries.Freed(removed=True):
            return "removed"
        case _:
            return "seat_freed"


@lru_cache(10_000)
def mark_of(lock: str, device: str) -> str:
    """By what servers tell the devices of a seat apart; it does not give the name of a device away."""
    return lock_of(f"{lock} {device}")[:8]


def delays(table: Table, viewer: int) -> bool:
    """Whether a viewer is told things later than they happen."""
    return viewer == WATCHER and table.plan.watchers == "delayed"


def told_to(table: Table, entry: Entry, happened: Sequence[GameEvent], viewer: int, spoken: str, wanted: bool) -> Told:
    """The latest entry as a viewer is told it in a language, with the position if that is wanted."""
    position = to_json(views.position_for(table, viewer, spoken)) if wanted else b""
    return to_json(views.event_for(table, entry, happened, viewer, spoken)), position


def with_parts(event: bytes, position: bytes, table: bytes) -> bytes:
    """An event with what it changed."""
    parts = [event[:-1]]
    if position:
        parts.append(b'"position":' + position)
    if table:
        parts.append(b'"table":' + table)
    return b",".join(parts) + b"}"
