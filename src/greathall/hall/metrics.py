"""What the hall counts and measures, for Prometheus. No name of a table or person is in it."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

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
