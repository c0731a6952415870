"""Everyone who is connected to a table, and what they are told: to each what they may know, to watchers perhaps later."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from pydantic_core import to_json

from greathall.hall.table import entries
from greathall.hall.table.entries import Entry
from greathall.hall.table.table import Table
from greathall.hall.wire import messages, views
from greathall.hall.wire.views import WATCHER
from greathall.kernel.event import Event as GameEvent
from greathall.kernel.sentences.language import languages
from greathall.version import VERSION

RECENT: Final = 16
"""How many events are kept at hand for each viewer, for guests who lost their connection for a moment."""


Told = tuple[bytes, bytes]
"""An event, and the position after it, which is empty if it stayed as it was."""


class Guest(Protocol):
    """Someone who is connected: to a seat by its lock, or to watch with an empty one."""

    lock: str
    language: str
    """In which they are told everything; one of those that there are."""

    def send(self, message: bytes) -> None:
        """Send a message, or note that it must be sent."""

    def disconnect(self, why: str) -> None:
        """Close the connection."""


class Audience:
    """The guests of one table on this server."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        """By server, the seats whose guests are connected there, and until when that is believed."""
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

    def here(self, table: Table, now: float) -> list[bool]:
        """For each seat, whether someone is there to play it."""
        taken = set(self.viewers(table)).union(*(seats for until, seats in self.elsewhere.values() if until > now))
        return [bool(chair.bot) or seat in taken for seat, chair in enumerate(table.chairs)]

    def tell(self, table: Table, entry: Entry, happened: Sequence[GameEvent], here: Callable[[], list[bool]]) -> None:
        """Tell everyone of the latest entry."""
        game = isinstance(entry, entries.GAME)
        seats = isinstance(entry, entries.SEATS) or (game and (isinstance(entry, entries.Started) or table.phase != "playing"))
        changed = game or isinstance(entry, entries.POSITION)
        table_part = to_json(views.table_for(self.name, table, here())) if seats else b""
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
                for guest in guests:
                    if guest.language == spoken:
                        guest.send(message)
        for guest in viewers.get(WATCHER, []):
            if guest.lock:  # the seat that this lock opened is someone else's now
                guest.disconnect("seat_freed")

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

    def tell_presence(self, here: list[bool]) -> None:
        message: messages.Presence = {"type": "presence", "here": here}
        for guest in self.guests:
            guest.send(to_json(message))

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

    def welcome(self, table: Table, viewer: int, spoken: str, at: float, events: list[bytes], here: Sequence[bool]) -> bytes:
        """The first message to a guest."""
        position = self.shown[1][spoken] if delays(table, viewer) else to_json(views.position_for(table, viewer, spoken))
        head = {
            "type": "welcome",
            "protocol": messages.PROTOCOL,
            "version": VERSION,
            "viewer": viewer,
            "number": self.latest(table, viewer),
            "at": at,
            "table": views.table_for(self.name, table, here),
        }
        return b'%s,"events":[%s],"position":%s}' % (to_json(head)[:-1], b",".join(events), position)


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
