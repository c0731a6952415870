"""A running server: settings in, a hall on a port out."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvicorn

import greathall  # noqa: F401  (fills the catalogue)
from greathall.hall.app import make_app
from greathall.hall.bots.pool import Pool
from greathall.hall.errors import Refused
from greathall.hall.hall import Hall
from greathall.hall.keys import fresh_name
from greathall.hall.limits import Limits
from greathall.hall.store.opening import open_store
from greathall.hall.store.sqlite import unwritable
from greathall.hall.wire.messages import LONGEST_MESSAGE

SHUTDOWN_WITHIN: Final = 5
BACKLOG: Final = 2048

Opened = Callable[[str], None]
"""Called with the address of the hall once it is open."""


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
    """How often guests are asked whether they are there, in seconds. Whoever does not answer within the same time is gone: absence is
    noticed after 40 seconds at the latest."""

    def url(self) -> str:
        """Where the store is; without a database it is a file in the data folder."""
        if self.database:
            return self.database
        try:
            self.data.mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError) as error:
            file = next(path for path in (self.data, *self.data.parents) if os.path.lexists(path) and not path.is_dir())
            what = "a file" if file.exists() else "a link that leads nowhere"
            raise Refused("no_store", f"{file} is {what}, and the hall needs a folder; name one with --data") from error
        except OSError as error:
            raise unwritable(self.data, error) from error
        return f"sqlite:///{self.data / 'hall.db'}"


class Lines(logging.Formatter):
    """One JSON object a line. Only our own words and numbers are logged; keys, names and what is said never are."""

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
    """Open a browser at the hall, on machines with a screen."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def listen(host: str, port: int) -> list[socket.socket]:
    """Take a port at every address of a host."""
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise no_address(host) from error
    taken: list[socket.socket] = []
    for family, _, _, _, address in dict.fromkeys(addresses):
        if port == 0 and taken:
            address = (address[0], taken[0].getsockname()[1], *address[2:])
        try:
            # An IPv6 socket takes IPv6 alone; IPv4 has an address of its own in the list.
            taken.append(socket.create_server(address, family=family, backlog=BACKLOG))
        except OSError as error:
            if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                continue  # a name may stand for addresses that this machine does not have
            for made in taken:
                made.close()
            if error.errno == errno.EADDRINUSE:
                raise Refused("no_port", f"port {port} is in use; stop what runs there, or name another with --port") from error
            raise Refused("no_port", f"port {port} can't be had: {error.strerror}; name another with --port") from error
    if not taken:
        raise no_address(host)
    return taken


def no_address(host: str) -> Refused:
    return Refused("no_address", f"this machine has no address {host}; name another with --host")


class Listening(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()


def serve(settings: Settings, opened: Opened = lambda url: None) -> None:
    """Run until told to stop; then finish what was begun. `opened` is told the address as soon as guests may come."""
    log_lines()
    with ExitStack() as taken:
        sockets = [taken.enter_context(each) for each in listen(settings.host, settings.port)]
        store = open_store(settings.url(), f"{socket.gethostname()}-{fresh_name(8)}".replace(" ", "-"))
        hall = Hall(store, Pool(settings.workers, settings.budget))
        config = uvicorn.Config(
            make_app(hall, settings.limits),
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
        # Tables are many long-lived objects; looking through all of them for garbage as often as Python does would be felt at every table.
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        url = f"http://{host}:{sockets[0].getsockname()[1]}"
        Listening(config, lambda: opened(url)).run(sockets)
