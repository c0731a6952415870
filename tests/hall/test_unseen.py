"""While somebody's sealed answer is written, nobody can tell that from how long anything takes: whoever looks does not wait for it, and
whoever asks for something is answered at the same time as ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from greathall.hall.errors import Closed, Refused
from greathall.hall.http import tables
from greathall.hall.live import requests
from greathall.hall.live.post import Letters, Post
from greathall.hall.live.turns import EVENLY
from greathall.hall.store.base import Row
from greathall.hall.table import entries, shuffling
from greathall.hall.wire import incoming
from tests.hall.room import Guest, Room, in_room
from tests.hall.test_windows import WINDOW, to_a_window


@pytest.fixture(autouse=True)
def _same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffling, "fresh_seed", lambda: "unseen")


class SlowDisk:
    """Answers that are sealed are written when the test lets them."""

    def __init__(self, room: Room) -> None:
        self.append = room.store.append
        self.written = asyncio.Event()
        self.begun = asyncio.Event()
        self.broken = False
        vars(room.store)["append"] = self.put

    async def put(self, table: str, row: Row, *more: Any) -> bool:
        if isinstance(entries.read(row.body), entries.Sealed):
            self.begun.set()
            await self.written.wait()
            if self.broken:
                raise Closed
        return await self.append(table, row, *more)


@asynccontextmanager
async def sealing(room: Room) -> AsyncIterator[tuple[SlowDisk, Guest, Guest, asyncio.Task[None]]]:
    """Two people, of whom the other one is asked in a window, where the answer is on its way to the disk."""
    guests = await room.lay("skirmish", 2, window=WINDOW)
    table = await to_a_window(room, guests, lambda table: table.asked() != [])
    state, seat = table.game()[0], table.asked()[0]
    one, other = guests[1 - seat], guests[seat]
    disk = SlowDisk(room)
    passing = incoming.Move(type="move", id=None, question=table.questions[seat], move=state.text(state.declining(seat)))
    answer = asyncio.ensure_future(other.ask(passing))
    await disk.begun.wait()
    try:
        yield disk, one, other, answer
    finally:
        disk.written.set()
        await asyncio.wait([answer])
        vars(room.store)["append"] = disk.append


async def at_once(looking: Awaitable[Any]) -> Any:
    """What is answered without anything being written."""
    task = asyncio.ensure_future(looking)
    for _ in range(50):
        await asyncio.sleep(0)
    assert task.done(), "it waits for somebody's answer"
    return task.result()


@in_room
async def test_whoever_looks_does_not_wait_for_an_answer_that_is_written(room: Room) -> None:
    """`why`, `foresee`, hints, the table over HTTP and whoever comes waited for it before."""
    async with sealing(room) as (disk, one, other, answer):
        live = one.live
        seat = live.table.seat_of(one.lock)
        assert await at_once(live.look(lambda table: requests.why(table, seat, "pass", [])))
        foreseeing = incoming.Foresee(type="foresee", id=None, question=1, moves=["pass"])
        with pytest.raises(Refused):
            await at_once(live.look(lambda table: requests.foresee(table, seat, foreseeing, "en")))
        assert (await at_once(tables.table(room.hall, live.name)))["phase"] == "playing"
        for key in ("", one.key):
            guest = Guest(live, key)
            await at_once(live.join(guest, None))
            assert guest.messages[0]["position"]["sealed"] is None
        again = Guest(live, other.key)
        coming = asyncio.ensure_future(live.join(again, 0))
        await asyncio.sleep(0)
        disk.written.set()
        await asyncio.gather(answer, coming)
        welcome = again.messages[0]
        assert welcome["position"]["sealed"], "whose answer it is hears of it"
        assert welcome["number"] == len(welcome["events"]), "when it is written"
        assert again.kinds == [], "and once"
        assert other.kinds[-1] == "sealed"
        assert "sealed" not in one.kinds


@in_room
async def test_an_answer_that_could_not_be_written_was_not_given(room: Room) -> None:
    async with sealing(room) as (disk, one, other, answer):
        disk.broken = True
        disk.written.set()
        with pytest.raises(Closed):
            await answer
        assert await one.live.look(lambda table: dict(table.sealed)) == {}
        disk.broken = False
        await other.move()
        assert other.kinds[-1] == "sealed"


async def asked(room: Room, guest: Guest, message: dict[str, Any], post: list[float]) -> float:
    """When whoever asks for this is answered, perhaps by a refusal."""
    try:
        await guest.ask(incoming.INCOMING.validate_python(message))
    except Refused:
        return room.hall.clock.now()
    return post[-1]


async def looked(room: Room, guest: Guest) -> float:
    """When whoever looks at the table is answered."""
    await guest.live.look(lambda table: table.number)
    return room.hall.clock.now()


@in_room
async def test_whoever_asks_for_something_is_answered_at_the_same_time_as_ever(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event even said by its own time how long it had waited."""
    sleep, send = asyncio.sleep, Post.send
    post: list[float] = []

    async def pass_by(seconds: float) -> None:
        until = room.hall.clock.now() + seconds
        while room.hall.clock.now() < until:
            await sleep(0)

    def note(each: Post, letters: Letters, after: float = 0.0) -> None:
        post.append(room.hall.clock.now() + after)
        send(each, letters)

    for message in ({"type": "say", "text": "Well?"}, {"type": "undo"}, {"type": "undo", "position": 0}):
        for somebody_seals in (False, True):
            async with sealing(room) as (disk, one, _, answer):
                if not somebody_seals:
                    disk.written.set()
                    await answer
                position = {"position": one.live.table.position} if message["type"] == "undo" else {}
                with monkeypatch.context() as patched:
                    patched.setattr(one.live.turns, "evenly", EVENLY)
                    patched.setattr(asyncio, "sleep", pass_by)
                    patched.setattr(Post, "send", note)
                    began = room.hall.clock.now()
                    asking = asyncio.ensure_future(asked(room, one, {**position, **message}, post))
                    await sleep(0)
                    looking = asyncio.ensure_future(looked(room, one))
                    for _ in range(50):
                        await sleep(0)
                    if somebody_seals:
                        pass_on(room, EVENLY / 2)
                        disk.written.set()
                    while one.live.turns.acting.locked():
                        await sleep(0)
                    assert not asking.done()
                    assert not looking.done(), "nor does looking tell when it was written"
                    pass_on(room, began + EVENLY - room.hall.clock.now())
                    assert await asking == await looking == began + EVENLY
                assert one.kinds[-1] not in ("said", "undo_asked") or one.events[-1]["at"] == began, "also by what is told"


@in_room
async def test_what_is_told_later_is_told_in_order(room: Room) -> None:
    one, other = await room.lay("skirmish", 2, start=False)
    post = Post()
    post.send([(one, b'{"type":"pong","id":1,"at":0}')], after=0.05)
    post.send([(other, b'{"type":"pong","id":2,"at":0}'), (one, b'{"type":"pong","id":2,"at":0}')])
    post.send([(one, b'{"type":"pong","id":3,"at":0}')], after=0.01)
    assert "pong" not in [message["type"] for message in one.messages + other.messages]
    while post.waiting:
        await asyncio.sleep(0)
    post.send([(one, b'{"type":"pong","id":4,"at":0}')])
    assert [message["id"] for message in one.messages if message["type"] == "pong"] == [1, 2, 3, 4]
    assert other.messages[-1]["id"] == 2


def pass_on(room: Room, seconds: float) -> None:
    now = room.hall.clock.now()
    room.time += seconds
    room.hall.clock.set(now + seconds)


@in_room
async def test_who_plays_alone_is_not_kept_waiting(room: Room) -> None:
    """Nobody else could learn anything."""
    guests = await room.lay("skirmish", 1, ("random",), window=WINDOW, thinking=1)
    await to_a_window(room, guests, lambda table: 0 in table.asked())
    guests[0].live.turns.evenly = 3600.0
    await guests[0].move()
    assert "window_closed" in guests[0].kinds
