"""Stores as earlier versions left them, in the middle of a game: what a newer version must open and play on.

Each is the SQL of a hall's store, with a table of one game in a moment that is hard to keep: a window with a sealed answer, a challenge,
an offer that lies open, the end. Beside it stands what each seat and a watcher saw. Each release leaves its own, in a folder of its name;
those in `before-0.2.0` are of the time before entries said in which form they are. What was released is never written again. A new moment
is added to `MOMENTS`, and the stores of this version are written with

python -m tests.hall.kept

Where sentences or views change on purpose, what is seen of the kept stores is written again, and the stores stay as they are:

python -m tests.hall.kept seen
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from greathall.bots.random import any_offer
from greathall.hall.table.table import Table
from greathall.kernel.chance import swift
from greathall.kernel.deals.dealing import Dealing
from greathall.version import VERSION
from tests.hall.room import Guest, Room

FOLDER = Path(__file__).parent
ENDING = ".json.xz"
MOST_GAMES = 50


@dataclass(frozen=True)
class Moment:
    """What a kept store should hold."""

    name: str
    game: str
    seats: int
    reached: Callable[[Table], bool]
    plan: dict[str, Any] = field(default_factory=dict)
    deals: bool = False


def in_turn(table: Table) -> bool:
    """A turn has been begun, and not finished."""
    state, record = table.game()
    return len(record.moves) > 6 and len(state.stack) > 1


def sealed(table: Table) -> bool:
    """A window is open, and someone has answered in it."""
    return table.in_window() and bool(table.sealed) and len(table.game()[1].moves) > 20


def challenged(table: Table) -> bool:
    """A window is open within a challenge, and someone has answered in it."""
    return sealed(table) and bool(table.game()[0].to_dict()["challenge"])


def offered(table: Table) -> bool:
    """An offer lies open."""
    state, record = table.game()
    return len(record.moves) > 20 and any(len(state.calls(seat)) > 0 for seat in range(table.plan.seats))


def over(table: Table) -> bool:
    """The game is over."""
    return table.phase == "over"


MOMENTS = (
    Moment("treachery-turn", "treachery", 3, in_turn),
    Moment("treachery-over", "treachery", 2, over),
    Moment("skirmish-window", "skirmish", 3, sealed, {"window": 30}),
    Moment("duhr-window", "duhr", 4, sealed, {"window": 30}),
    Moment("duhr-offer", "duhr", 5, offered, {"window": 30}, deals=True),
    Moment("thrones-challenge", "thrones", 3, challenged, {"window": 30}),
    Moment("thrones-offer", "thrones", 3, offered, {"window": 30, "options": {"variant": "littlefinger"}}, deals=True),
)


def make(moment: Moment) -> dict[str, Any]:
    """Play games at random until the moment has come: the store with it, the keys, and what everyone sees."""
    for number in range(MOST_GAMES):
        with tempfile.TemporaryDirectory() as folder:
            kept = asyncio.run(play(moment, Path(folder), random.Random(f"{moment.name} {number}")))
        if kept is not None:
            return kept
    raise AssertionError(f"{moment.name} has not come about in {MOST_GAMES} games")


async def play(moment: Moment, folder: Path, chance: random.Random) -> dict[str, Any] | None:
    """Play a game at random until the moment has come; None if it never does."""
    room = Room(folder)
    try:
        guests = await room.lay(moment.game, moment.seats, **moment.plan)
        live = guests[0].live
        while not moment.reached(live.table):
            if live.table.phase == "over":
                return None
            await something(room, guests, chance, moment.deals)
        seen = await everyone(room, live.name, room.keys)
    finally:
        await room.close()
    return {"table": live.name, "keys": room.keys, "time": room.time, "seen": seen, "sql": dump(folder / "hall.db")}


async def something(room: Room, guests: list[Guest], chance: random.Random, deals: bool = False) -> None:
    """Somebody answers, time passes, or an offer is made."""
    if deals and chance.random() < 0.3:
        await offer(guests, chance)
    table = guests[0].live.table
    asked = [guest for guest in guests if guest.position["question"] is not None and guest.position["sealed"] is None]
    if not asked or (len(asked) < len(table.asked()) and chance.random() < 0.5):
        await room.pass_time(table.plan.window + 1)
    else:
        guest = chance.choice(asked)
        await guest.move(chance.choice(guest.position["moves"])["text"])


async def offer(guests: list[Guest], chance: random.Random) -> None:
    """Someone makes an offer, if the rules allow the one that comes to mind."""
    state, _ = guests[0].live.table.game()
    seat = chance.randrange(len(guests))
    assert isinstance(state, Dealing)
    offer = any_offer(state, seat, swift(str(chance.random())))
    if state.offer_fault(seat, offer) is None:
        await guests[seat].say(type="offer", position=guests[seat].position["number"], offer=offer.text(state.names()))


async def everyone(room: Room, name: str, keys: list[str]) -> list[dict[str, Any]]:
    """What each seat is told when it comes, and a watcher: the position and everything that has happened."""
    live = await room.hall.table(name)
    seen = []
    for key in [*keys, ""]:
        guest = Guest(live, key)
        await live.join(guest, 0)
        welcome = guest.messages[0]
        seen.append({part: welcome[part] for part in ("viewer", "number", "events", "position")})
        live.leave(guest)
    return seen


def dump(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        return "\n".join(connection.iterdump())


def restore(sql: str, path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.executescript(sql)


def names() -> list[str]:
    """The stores that are kept, each after the version that wrote it."""
    return sorted(str(path.relative_to(FOLDER)).removesuffix(ENDING) for path in FOLDER.glob(f"*/*{ENDING}"))


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(lzma.decompress((FOLDER / f"{name}{ENDING}").read_bytes()))
    return found


def keep(name: str, store: dict[str, Any]) -> None:
    (FOLDER / name).parent.mkdir(exist_ok=True)
    (FOLDER / f"{name}{ENDING}").write_bytes(lzma.compress(json.dumps(store).encode(), preset=9))


def write() -> None:
    """Write the stores of this version that are not there yet."""
    for moment in MOMENTS:
        if (name := f"{VERSION}/{moment.name}") not in names():
            keep(name, make(moment))


def write_seen() -> None:
    """Write again what everyone sees of the kept stores."""
    for name in names():
        see_again(name)


def see_again(name: str) -> None:
    """Write again what everyone sees of one kept store."""
    store = read(name)
    with tempfile.TemporaryDirectory() as folder:
        keep(name, {**store, "seen": asyncio.run(opened(store, Path(folder)))})


async def opened(store: dict[str, Any], folder: Path) -> list[dict[str, Any]]:
    """What everyone sees when a hall opens a kept store."""
    restore(store["sql"], folder / "hall.db")
    room = Room(folder)
    room.time = store["time"]
    try:
        await room.hall.beat()
        return await everyone(room, store["table"], store["keys"])
    finally:
        await room.close()
