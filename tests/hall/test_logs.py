"""What the log says of guests: nothing by which anyone could tell who was at which table, unless whoever runs the hall asks for it."""

from __future__ import annotations

import contextlib
from pathlib import Path

import websockets
from websockets.sync.client import connect

from tests.hall.attacking import handshake
from tests.hall.serving import PATIENCE, sqlite


def visited(folder: Path, asked: bool) -> tuple[list[str], str]:
    """What is logged of a guest who comes, looks around and goes, and the table's name."""
    log = folder / "log"
    with sqlite(folder, log=log, requests=asked) as server:
        link = server.lay("treachery", 2)[0]
        with connect(link.wire()) as guest:
            guest.send('{"type": "hello", "protocol": 1}')
            guest.recv(PATIENCE)
        with connect(link.wire()) as guest, contextlib.suppress(websockets.ConnectionClosed):
            guest.send(b"\x00nonsense")
            guest.recv(PATIENCE)
        server.get(f"/api/tables/{link.table}")
        handshake(server, link.table, "evil.example", b"403").close()
    return log.read_text().splitlines(), link.table


def test_the_log_has_no_guests_address_with_a_tables_name(tmp_path: Path) -> None:
    lines, table = visited(tmp_path, asked=False)
    assert lines, "something is logged"
    assert not [line for line in lines if table in line]
    assert not [line for line in lines if "127.0.0.1" in line and "running on" not in line]


def test_whoever_asks_for_it_has_both(tmp_path: Path) -> None:
    lines, table = visited(tmp_path, asked=True)
    of_table = [line for line in lines if table in line and "127.0.0.1" in line]
    assert any("WebSocket" in line and "accepted" in line for line in of_table)
    assert any("WebSocket" in line and "403" in line for line in of_table)
    assert any(f"GET /api/tables/{table}" in line for line in of_table)
