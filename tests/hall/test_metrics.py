"""The metrics at a port of their own, and the dashboard that shows them."""

from __future__ import annotations

import json
import re
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from greathall.hall import metrics
from greathall.hall.errors import Refused
from greathall.hall.metrics import serve_at
from tests.hall.serving import PATIENCE, free_port, sqlite

DASHBOARD = Path(__file__).parents[2] / "deploy/grafana.json"
OTHERS = {"up", "process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"}
"""What Prometheus and its client count by themselves."""
WORDS = {"by", "rate", "sum", "max", "histogram_quantile", "increase", "le", "kind", "word", "why", "how", "instance", "job"}
"""What else stands in questions to Prometheus: functions and labels."""


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with sqlite(tmp_path, metrics=f"127.0.0.1:{port}") as server:
        server.lay("treachery", 2)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
            assert re.search(r'greathall_entries_total\{kind="started"\} [1-9]', answer.read().decode())
        for path in ("/api/games", "/api/admin/tables"):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
                assert b"greathall_tables" in answer.read(), "nothing else of the hall is to be had there"
        server.stop()
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE)


@pytest.mark.parametrize("written", ["", "here", "127.0.0.1:", "127.0.0.1:0", "65536", "127.0.0.1:http"])
def test_what_names_no_port_is_refused_in_words(written: str) -> None:
    with pytest.raises(Refused, match="is not a port for metrics; write it as 9344"):
        serve_at(written)


def test_a_port_in_use_is_refused_in_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match=f"metrics can't be served at {port}: .* name another port with --metrics"):
            serve_at(str(port))


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return found


def questions() -> Iterator[str]:
    for panel in panels():
        for target in panel.get("targets", []):
            yield target["expr"]


def test_the_dashboard_asks_for_what_the_hall_counts() -> None:
    told = re.findall(r"^# TYPE (\w+) (\w+)$", generate_latest().decode(), re.MULTILINE)
    known = {f"{name}_bucket" if kind == "histogram" else name for name, kind in told} | OTHERS
    asked = {name for question in questions() for name in re.findall(r"[a-z_]{2,}", re.sub(r'\$\w+|"[^"]*"', "", question))} - WORDS
    assert asked <= known
    ours = {f"{name}_bucket" if kind == "histogram" else name for name, kind in told if name.startswith("greathall_")}
    assert {name for name in ours if not name.endswith("_created")} <= asked, "everything that is counted can be seen"
    assert metrics.TABLES._name in asked


def test_the_panels_of_the_dashboard_have_names_and_lie_beside_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        assert panel["title"]
        place = panel["gridPos"]
        cells = {(x, y) for x in range(place["x"], place["x"] + place["w"]) for y in range(place["y"], place["y"] + place["h"])}
        assert taken.isdisjoint(cells), panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells
    assert len({panel["id"] for panel in panels()}) == len(panels())
