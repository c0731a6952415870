"""What the hall counts and measures, for Prometheus. No name of a table or person is in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from greathall.hall.errors import Refused

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

TABLES: Final = Gauge("greathall_tables", "Tables that this server holds in memory.")
ASIDE: Final = Gauge("greathall_tables_aside", "Tables that were set aside because their logs can't be read.")
GUESTS: Final = Gauge("greathall_guests", "Connections that are open.", ["kind"])
ENTRIES: Final = Counter("greathall_entries", "Entries written to the logs of tables.", ["kind"])
CONFLICTS: Final = Counter("greathall_conflicts", "Entries that another server was faster to write.")
WRITING: Final = Histogram("greathall_writing_seconds", "From an entry's making until it is safe.", buckets=FAST)
REFUSED: Final = Counter("greathall_refused", "Requests that were refused.", ["word"])
SHOWN_OUT: Final = Counter("greathall_shown_out", "Connections that the hall closed.", ["why"])
THINKING: Final = Histogram("greathall_thinking_seconds", "How long bots think about a decision.", buckets=FAST)
OVERRUNS: Final = Counter("greathall_overruns", "Bots that were stopped because they found no move in their time.")
LOADING: Final = Histogram("greathall_loading_seconds", "How long it takes to load a table.", buckets=FAST)
NOTICES: Final = Counter("greathall_notices", "Notices to people who are away.", ["kind", "how"])


def serve_at(written: str) -> Callable[[], None]:
    """Serve them at a port of their own, written `PORT` or `ADDRESS:PORT`, to whoever reaches it; called again, it stops that."""
    host, _, port = written.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65_536):
        raise Refused("no_port", f"{written!r} is not a port for metrics; write it as 9344 or 127.0.0.1:9344")
    try:
        server, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1")
    except OSError as error:
        raise Refused("no_port", f"metrics can't be served at {written}: {error.strerror}; name another port with --metrics") from error

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
