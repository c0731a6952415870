"""Bad guests: too much, too fast, malformed, huge, foreign. No 5xx, no leak, no dead table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from starlette.websockets import WebSocket
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from greathall.client.connection import Link
from greathall.hall.forms import person_name
from greathall.hall.limits import Limits, Quotas
from greathall.hall.live import connection
from greathall.hall.live.connection import Connection
from greathall.hall.table.plan import Plan
from tests.hall.room import Room, in_room
from tests.hall.serving import PATIENCE, Server, sqlite
from tests.long import much


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("strict"), limits="messages=0.01,burst=10,guests=6,watchers=2,tables=2,requests=1000") as running:
        yield running


@pytest.fixture(scope="module")
def strict_link(strict: Server) -> Link:
    """A seat there. Only two tables may be laid, so all tests share one, whichever comes first."""
    return strict.lay("treachery", 2)[0]


@contextlib.contextmanager
def sit(link: Link) -> Iterator[ClientConnection]:
    with connect(link.wire(), compression=None, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "key": link.key}))
        yield socket


def hear(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return message


def answer(socket: ClientConnection) -> dict[str, Any]:
    """What the hall says to this guest alone."""
    while (told := hear(socket))["type"] not in ("pong", "refused"):
        pass
    return told


def hear_all(socket: ClientConnection) -> None:
    while True:
        socket.recv(PATIENCE)


def closed_with(socket: ClientConnection) -> str:
    """Why the hall closed the connection."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        hear_all(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason or str(closed.value.rcvd.code)


def told_and_closed(socket: ClientConnection) -> tuple[str, str]:
    """What was refused last, and why the hall closed the connection."""
    heard: list[dict[str, Any]] = []

    def listen() -> None:
        while True:
            heard.append(hear(socket))

    with pytest.raises(websockets.ConnectionClosed) as closed:
        listen()
    assert closed.value.rcvd is not None
    return [message["reason"] for message in heard if message["type"] == "refused"][-1], closed.value.rcvd.reason


def admitted(stack: contextlib.ExitStack, link: Link) -> ClientConnection:
    """Somebody comes as soon as the hall has noticed who has left."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.ExitStack() as tried:
            socket = tried.enter_context(sit(link))
            first = hear(socket)
            if first["type"] == "welcome":
                stack.enter_context(tried.pop_all())
                return socket
            assert first["word"] == "too_many"
        assert time.monotonic() < deadline, "nobody is let in any more"
        time.sleep(0.02)


def plays_on(link: Link) -> None:
    """The table is alive."""
    with contextlib.ExitStack() as stack:
        socket = admitted(stack, link)
        socket.send('{"type": "say", "text": "still here"}')
        while (message := hear(socket))["type"] != "event":
            pass
        assert message["text"] == "still here"


# The door.


@pytest.mark.parametrize(
    ("first", "word"),
    [
        ({"type": "ping"}, "no_hello"),
        ({"protocol": 99}, "other_protocol"),
        ({"key": "wrong"}, "not_yours"),
        ({"since": 10**6}, "no_such_event"),
    ],
)
def test_who_does_not_say_hello_properly_is_shown_out(server: Server, first: dict[str, Any], word: str) -> None:
    link = server.lay("treachery", 2, listed=False)[0]
    message = first if "type" in first else {"type": "hello", "protocol": 1, "key": link.key, **first}
    with connect(link.wire()) as socket:
        socket.send(json.dumps(message))
        assert closed_with(socket) == word


def test_a_private_table_is_watched_with_its_key_only(server: Server) -> None:
    laid = server.post("/api/tables", {"game": "treachery", "seats": 2, "listed": False})
    link = Link(server.url, laid["table"], "")
    with sit(link) as socket:
        assert closed_with(socket) == "not_yours"
    with sit(replace(link, key=laid["watch"])) as socket:
        assert hear(socket)["viewer"] == -1
        socket.send('{"type": "say", "text": "hello"}')
        assert hear(socket)["word"] == "not_yours"
    laid = server.post("/api/tables", {"game": "treachery", "seats": 2, "watchers": "none"})
    with sit(Link(server.url, laid["table"], laid["watch"])) as socket:
        assert closed_with(socket) == "not_yours"


def test_pages_of_other_sites_are_shown_out(server: Server) -> None:
    link = server.lay("treachery", 2)[0]
    with pytest.raises(websockets.InvalidStatus), connect(link.wire(), origin=Origin("https://elsewhere.example")):
        pass
    with connect(link.wire(), origin=Origin(server.url)):
        pass
    request = urllib.request.Request(server.url + "/api/games", headers={"origin": "https://elsewhere.example"})
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(request)


def test_who_is_too_fast_is_asked_to_wait_and_shown_out_for_going_on(strict_link: Link) -> None:
    with sit(strict_link) as socket:
        assert hear(socket)["type"] == "welcome"
        for number in range(20):
            socket.send(json.dumps({"type": "ping", "id": number}))
        answers = [answer(socket) for _ in range(19)]
        assert [(told["type"], told["id"]) for told in answers[:9]] == [("pong", number) for number in range(9)]
        for number, told in enumerate(answers[9:], 9):
            assert (told["type"], told["word"], told["id"]) == ("refused", "too_fast", number)
        waits = [told["wait"] for told in answers[9:]]
        assert waits == sorted(waits)
        assert 100 < waits[0] <= 200 < 1000 < waits[-1] <= 1100, "whoever goes on has to wait for longer"
        assert answers[9]["reason"].startswith("that is too fast; try again in ")
        assert told_and_closed(socket)[1] == "too_fast"
    plays_on(strict_link)


@in_room
async def test_who_heeds_it_is_heard_again(room: Room) -> None:
    frames: asyncio.Queue[Any] = asyncio.Queue()
    frames.put_nowait({"type": "websocket.connect"})
    socket = WebSocket({"type": "websocket", "client": ("192.0.2.1", 1), "headers": []}, frames.get, frames.put)
    await socket.receive()
    guest = Connection(socket, room.hall, Quotas(Limits(messages=2, burst=3)))
    time = 0.0
    guest.bucket.clock = lambda: time
    guest.bucket.at = time

    async def read(number: int) -> bool:
        await frames.put({"type": "websocket.receive", "text": json.dumps({"type": "ping", "id": number})})
        return await guest.receive() is not None

    assert [await read(number) for number in range(6)] == [True] * 3 + [False] * 3
    refusals = [json.loads(guest.outbox.get_nowait()) for _ in range(3)]  # type: ignore[arg-type]
    assert [(told["id"], told["wait"]) for told in refusals] == [(3, 1), (4, 2), (5, 2)]
    time = 1.0
    assert not await read(6), "it was too early"
    time = 1.0 + json.loads(guest.outbox.get_nowait())["wait"]  # type: ignore[arg-type]
    assert await read(7)
    assert guest.outbox.empty()


@in_room
async def test_what_all_guests_of_an_address_say_together_is_heard_later_where_it_is_too_much(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 connections were heard 4,000 times a second before."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(round(seconds, 3))

    monkeypatch.setattr(connection, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    quotas = Quotas(Limits(heard=2), clock=lambda: 0.0)
    for number in range(6):
        frames: asyncio.Queue[Any] = asyncio.Queue()
        frames.put_nowait({"type": "websocket.connect"})
        socket = WebSocket({"type": "websocket", "client": ("192.0.2.1", number), "headers": []}, frames.get, frames.put)
        await socket.receive()
        guest = Connection(socket, room.hall, quotas)
        for _ in range(2):
            await frames.put({"type": "websocket.receive", "text": '{"type": "ping"}'})
            assert await guest.receive() is not None, "nothing is refused"
    assert waited == [0.5, 1.0]


@pytest.mark.parametrize(
    ("written", "known"),
    [
        ('{"type": "move", "id": 7}', 7),
        ('{"type": "dance", "id": 7}', 7),
        ('{"id": 0}', 0),
        ('{"type": "ping", "id": -1}', None),
        ('{"type": "dance", "id": true}', None),
        ('{"type": "dance", "id": "7"}', None),
        ('{"type": "ping", "id": 1e300}', None),
        ('["id", 7]', None),
        ('{"id": 7', None),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_id_where_it_has_one(server: Server, written: str, known: int | None) -> None:
    with sit(server.lay("treachery", 2)[0]) as socket:
        assert hear(socket)["type"] == "welcome"
        socket.send(written)
        refused = answer(socket)
        assert (refused["type"], refused["word"], refused["id"], refused["wait"]) == ("refused", "bad_message", known, 0)


def test_too_big_and_unreadable_messages_close_the_connection_and_ban_nobody(strict_link: Link) -> None:
    link = strict_link
    with sit(link) as socket:
        assert hear(socket)["type"] == "welcome"
        socket.send("x" * 20_000)
        assert "exceeds limit" in closed_with(socket)
    with sit(link) as socket:
        for _ in range(2):
            socket.send("nonsense")
        assert told_and_closed(socket)[1] == "nonsense"
    plays_on(link)


def test_an_address_has_a_limited_number_of_guests_watchers_and_tables(strict: Server, strict_link: Link) -> None:
    link = strict_link
    with contextlib.ExitStack() as stack:
        watching = [stack.enter_context(sit(replace(link, key=""))) for _ in range(3)]
        assert [hear(socket)["type"] for socket in watching[:2]] == ["welcome", "welcome"]
        assert "try again in 60 seconds" in hear(watching[2])["reason"]
        assert closed_with(watching[2]) == "too_many"
        for _ in range(4):
            admitted(stack, link)
        with connect(link.wire(), additional_headers={"Accept-Language": "de"}) as one_more:
            said = hear(one_more)
            assert said["word"] == "too_many"
            assert said["reason"].endswith("versuch es in 30 Sekunden noch einmal")
            assert closed_with(one_more) == "too_many"
    strict.post("/api/tables", {"game": "treachery", "seats": 2})
    with pytest.raises(urllib.error.HTTPError, match="429"):
        strict.post("/api/tables", {"game": "treachery", "seats": 2})
    plays_on(link)


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "!!!", "\x00\x01"])
def test_names_are_bounded(name: str) -> None:
    with pytest.raises(ValueError, match="not_well_formed-name"):
        person_name(name)


def test_names_are_normalised() -> None:
    assert person_name("  Ａda\u202e \n of\tKent ") == "Ada of Kent"
    with pytest.raises(ValidationError):
        Plan.model_validate({"game": "treachery", "seats": 2, "stand_in": "os:system"})


# The fuzzer.

LAST = 2**31 - 1
"""The number of the message after which everything has been answered."""

KEYS = ["id", "question", "move", "offer", "position", "text", "passing", "forced", "agreed"]
KEYS += ["matter", "target", "wanted", "bot", "key", "since", "protocol", "x"]
TYPES = ["hello", "move", "offer", "call", "why", "say", "order", "undo", "undo_answer"]
TYPES += ["vote", "hand_over", "take_back", "ping", "boo", ""]
junk = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
almost = st.fixed_dictionaries({"type": st.sampled_from(TYPES) | st.none() | st.integers()}, optional=dict.fromkeys(KEYS, junk))
messages = st.lists(almost.map(json.dumps) | junk.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200), max_size=8)


@pytest.fixture(scope="module")
def fuzzed(server: Server) -> list[Link]:
    return server.lay("skirmish", 2, ("random",), window=0.05, thinking=0.01)


@settings(max_examples=much(30, 2000), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=messages, seat=st.integers(0, 2))
def test_whatever_is_said_the_table_plays_on_and_nothing_leaks(
    server: Server, fuzzed: list[Link], sent: list[str | bytes], seat: int
) -> None:
    link = fuzzed[seat] if seat < 2 else replace(fuzzed[0], key="")
    other = fuzzed[1 - seat] if seat < 2 else fuzzed[0]
    with sit(link) as socket:
        view = hear(socket)["viewer"]
        with contextlib.suppress(websockets.ConnectionClosed):
            for message in [*sent, json.dumps({"type": "ping", "id": LAST})]:
                socket.send(message)
            while (told := hear(socket)).get("id") != LAST:
                assert other.key not in json.dumps(told)
                if "position" in told and told["position"]["view"] is not None:
                    assert told["position"]["view"]["viewer"] == view, "a seat sees with its own eyes only"
    server.wait()


def test_the_fuzzed_table_still_plays(fuzzed: list[Link]) -> None:
    plays_on(fuzzed[0])


def test_old_and_shuffled_messages_are_refused_and_change_nothing(server: Server) -> None:
    links = server.lay("treachery", 2)
    chance = random.Random(1)
    sent: list[str] = []
    numbers: list[int] = []
    with sit(links[0]) as one, sit(links[1]) as two:
        sockets = [one, two]
        position = None
        seats = [hear(socket) for socket in sockets]
        while (asked := next((seat for seat in (0, 1) if seats[seat]["position"]["question"] is not None), None)) is not None:
            position = seats[asked]["position"]
            move = json.dumps({"type": "move", "question": position["question"], "move": position["moves"][0]["text"]})
            sent.append(move)
            for message in [*chance.choices(sent, k=3), move, move]:
                sockets[asked].send(message)
            for seat in (0, 1):
                while (told := hear(sockets[seat]))["type"] != "event":
                    assert told["type"] in ("refused", "presence")
                numbers.append(told["number"])
                seats[seat] = told
            if seats[0]["position"]["result"]:
                break
    assert numbers == sorted(numbers)
    assert len(numbers) == 2 * len(sent), "each move happened once"
