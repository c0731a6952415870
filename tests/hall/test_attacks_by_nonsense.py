"""What nobody who means well would send: it is answered or hung up on, at most a short line is logged of it, and nothing of it stays."""

from __future__ import annotations

import logging
import os
import socket
import struct
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from greathall.hall.logs import MOST_ALIKE, WHILE, Seldom
from tests.hall.attacking import handshake, hangs_up, plays_on
from tests.hall.operating import until_so
from tests.hall.serving import PATIENCE, Server, sqlite

LOCAL = b"Host: 127.0.0.1\r\nConnection: close\r\n"
WIRE = b"Host: 127.0.0.1\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
JSON = b"Content-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hall")
    with sqlite(folder, log=folder / "log", limits="requests=1e6,welcomes=1e6") as running:
        yield running


def logged(server: Server) -> list[str]:
    """What the server has logged since it was last asked."""
    assert server.log is not None
    lines = server.log.read_text().splitlines()
    server.log.write_text("")  # it is written at its end
    return lines


def said_little(server: Server) -> None:
    """Others are served, and the log has one short line at most."""
    plays_on(server)
    lines = logged(server)
    assert len(lines) <= 1, lines
    assert not [line for line in lines if "trace" in line or len(line) > 250]


def answer(server: Server, request: bytes) -> bytes:
    """What is answered to a request until the hall hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(request)
        found = b""
        try:
            while got := raw.recv(65536):
                found += got
        except ConnectionError:
            pass
        return found


def masked(kind: Opcode, data: bytes, whole: bool = True) -> bytes:
    return Frame(kind, data, fin=whole).serialize(mask=True)


FRAMES = {
    "text that is not UTF-8": (masked(Opcode.TEXT, b"\xff\xfe"), 1007),
    "many of them": (masked(Opcode.TEXT, b"\xff\xfe") * 50, 1007),
    "such text in pieces": (masked(Opcode.TEXT, b"\xc3", False) + masked(Opcode.CONT, b"\x28"), 1007),
    "a frame without a mask": (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
    "a frame of no kind": (b"\x83\x80\0\0\0\0", 1002),
    "a reserved bit": (b"\xc1\x80\0\0\0\0", 1002),
    "a piece of nothing": (masked(Opcode.CONT, b"{}"), 1002),
    "a message within a message": (masked(Opcode.TEXT, b"{", False) + masked(Opcode.TEXT, b"}"), 1002),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", 1002),
    "half a code to close": (masked(Opcode.CLOSE, b"x"), 1002),
    "a farewell that is not UTF-8": (masked(Opcode.CLOSE, b"\x03\xe8\xff"), 1007),
    "more than there can be": (b"\x81\xff" + struct.pack("!Q", 2**62), 1009),
}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_that_makes_no_sense_ends_the_connection_and_nothing_else(server: Server, kind: str) -> None:
    """For invalid UTF-8 a whole traceback was logged before."""
    frames, code = FRAMES[kind]
    logged(server)
    raw = handshake(server, "nowhere")
    with raw:
        raw.sendall(frames)
        raw.settimeout(PATIENCE)
        closing = raw.recv(4096)
        assert closing[0] == 0x80 | Opcode.CLOSE
        assert struct.unpack("!H", closing[2:4]) == (code,)
        assert hangs_up(raw)
    said_little(server)


REQUESTS = {
    "a path that is not UTF-8": (b"GET /api/tables/\xff HTTP/1.1\r\n" + LOCAL, b"400"),
    "the same, escaped": (b"GET /api/tables/%ff HTTP/1.1\r\n" + LOCAL, b"422"),
    "a query that is not UTF-8": (b"GET /api/tables?game=\xff HTTP/1.1\r\n" + LOCAL, b"400"),
    "the same, escaped, and a null": (b"GET /api/tables?game=%ff%00 HTTP/1.1\r\n" + LOCAL, b"200"),
    "a header that is not UTF-8": (b"GET /api/games HTTP/1.1\r\nAccept-Language: \xff\r\n" + LOCAL, b"200"),
    "a key that is not UTF-8": (b"GET /api/tables/x HTTP/1.1\r\nAuthorization: Bearer \xff\r\n" + LOCAL, b"404"),
    "a body that is not UTF-8": (b"POST /api/tables HTTP/1.1\r\n" + LOCAL + JSON + b'Content-Length: 12\r\n\r\n{"game":"\xff"}', b"400"),
    "a body of brackets": (b"POST /api/tables HTTP/1.1\r\n" + LOCAL + JSON + b"Content-Length: 60000\r\n\r\n" + b"[" * 60_000, b"400"),
    "half a host": (b"GET /api/games HTTP/1.1\r\nHost: [\r\nConnection: close\r\n", b"421"),
    "a host that is not an address": (b"GET /table/x HTTP/1.1\r\nHost: [x]:5\r\nConnection: close\r\n", b"421"),
    "a host with more behind it": (b"GET / HTTP/1.1\r\nHost: localhost?x\r\nConnection: close\r\n", b"421"),
    "half an origin": (b"GET /api/games HTTP/1.1\r\nOrigin: http://[\r\n" + LOCAL, b"403"),
    "a huge header": (b"GET /api/games HTTP/1.1\r\nX: " + b"x" * 200_000 + b"\r\n" + LOCAL, b""),
    "a wire for half a host": (b"GET /wire/x HTTP/1.1\r\nHost: [\r\n" + UPGRADE, b"403"),
    "a wire for half an origin": (b"GET /wire/x HTTP/1.1\r\nOrigin: http://[\r\n" + WIRE + UPGRADE, b"403"),
    "a wire with a huge header": (b"GET /wire/x HTTP/1.1\r\nX: " + b"x" * 60_000 + b"\r\n" + WIRE + UPGRADE, b"431"),
    "a wire with too many headers": (b"GET /wire/x HTTP/1.1\r\n" + b"X: x\r\n" * 1000 + WIRE + UPGRADE, b"431"),
    "a wire that is posted": (b"POST /wire/x HTTP/1.1\r\n" + WIRE + UPGRADE + b"Connection: close\r\n", b"405"),
    "not HTTP": (b"\xff\xfe\xfd\r\n", b"400"),
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_that_makes_no_sense_is_answered_in_a_line(server: Server, kind: str) -> None:
    """Half a host or origin was answered with 500 before, and a whole traceback in the log."""
    request, status = REQUESTS[kind]
    logged(server)
    assert answer(server, request if b"\r\n\r\n" in request else request + b"\r\n")[9:12] == status
    said_little(server)


@pytest.mark.parametrize("kind", ["a wire with a huge header", "a wire with too many headers"])
def test_a_wire_that_never_comes_about_holds_no_connection(server: Server, kind: str) -> None:
    """Any number of them stayed for ever before, and counted as nobody's."""
    assert server.process is not None
    held = f"/proc/{server.process.pid}/fd"
    before = len(os.listdir(held))
    wires = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(20)]
    for raw in wires:
        raw.sendall(REQUESTS[kind][0] + b"\r\n")
        assert hangs_up(raw)
    until_so(lambda: len(os.listdir(held)) <= before)
    for raw in wires:
        raw.close()


def test_the_same_complaint_again_and_again_does_not_fill_the_log(server: Server) -> None:
    """A line for each before: whoever sends enough of them fills the disk."""
    logged(server)
    for _ in range(4 * MOST_ALIKE):
        assert answer(server, b"\xff\r\n\r\n")[9:12] == b"400"
    assert len(logged(server)) <= MOST_ALIKE


def test_a_line_that_was_left_out_is_counted_in_the_next() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def says(level: int, message: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "hall", "levelno": level, "msg": message})
        return record if seldom.filter(record) else None

    assert all(says(logging.WARNING, "odd") for _ in range(MOST_ALIKE))
    assert not any(says(logging.WARNING, "odd") for _ in range(7))
    assert says(logging.WARNING, "something else")
    assert all(says(logging.INFO, "a request") for _ in range(4 * MOST_ALIKE)), "what is asked for is logged"
    now = WHILE
    record = says(logging.WARNING, "odd")
    assert record is not None
    assert vars(record)["left_out"] == 7
    record = says(logging.WARNING, "odd")
    assert record is not None
    assert "left_out" not in vars(record), "once is enough"
