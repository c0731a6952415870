"""A running server: settings in, a hall on a port out."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvicorn

import greathall  # noqa: F401  (fills the catalogue)
from greathall.hall.app import make_app
from greathall.hall.house import House
from greathall.hall.keys import fresh_name
from greathall.hall.limits import Limits
from greathall.hall.store import Store
from greathall.hall.thinkers import Thinkers
from greathall.hall.wire import LONGEST_MESSAGE

SHUTDOWN_WITHIN: Final = 5


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8344
    database: str = ""
    data: Path = Path("hall")
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    budget: float = 10.0
    limits: Limits = field(default_factory=Limits)
    proxies: str = "127.0.0.1"
    ping: float = 20.0
    """How often guests are asked whether they are there, in seconds. Who does not answer within the same time is gone: absence is noticed
    after 40 seconds at the latest."""

    def url(self) -> str:
        """Where the store is; without a database it is a file in the data folder."""
        if self.database:
            return self.database
        self.data.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.data / 'hall.db'}"


class Lines(logging.Formatter):
    """One JSON object a line. What is logged are words and numbers of ours; keys, names and what is said never are."""

    def format(self, record: logging.LogRecord) -> str:
        known = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
        extra: dict[str, Any] = {name: value for name, value in vars(record).items() if name not in known}
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **extra,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def log_lines() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)


def show(url: str) -> None:
    """Open a browser at the hall as soon as it answers, on machines with a screen."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def wait() -> None:
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"{url}/healthz", timeout=1):
                    break
            except OSError:
                time.sleep(0.1)
        webbrowser.open(url)

    threading.Thread(target=wait, daemon=True).start()


def serve(settings: Settings) -> None:
    """Run until told to stop; then finish what was begun."""
    log_lines()
    # Tables are many long-lived objects; looking through all of them for garbage as often as Python does would be felt at every table.
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    store = Store(settings.url(), f"{socket.gethostname()}-{fresh_name(8)}".replace(" ", "-"))
    house = House(store, Thinkers(settings.workers, settings.budget))
    config = uvicorn.Config(
        make_app(house, settings.limits),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SHUTDOWN_WITHIN,
    )
    uvicorn.Server(config).run()
