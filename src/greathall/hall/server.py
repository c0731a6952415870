"""A running server: settings in, a hall on a port out."""

from __future__ import annotations

import asyncio
import errno
import gc
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
from typing import Final
from urllib.parse import urlsplit

import uvicorn

import greathall  # noqa: F401  (fills the catalogue)
from greathall.hall import metrics, network, speech
from greathall.hall.app import make_app
from greathall.hall.bots.pool import Pool
from greathall.hall.entrance import Entrance
from greathall.hall.errors import Refused
from greathall.hall.hall import Hall
from greathall.hall.keys import fresh_name, kept_key, lock_of
from greathall.hall.limits import Limits, Networks, Quotas
from greathall.hall.live.heads import PromptHTTP
from greathall.hall.live.silence import WatchedSocket
from greathall.hall.logs import log_lines
from greathall.hall.notices.carriers import Reach
from greathall.hall.store.opening import open_store
from greathall.hall.store.sqlite import unwritable
from greathall.hall.wire.incoming import LONGEST_MESSAGE

log = logging.getLogger(__name__)

SHUTDOWN_WITHIN: Final = 5
BACKLOG: Final = 2048
OPERATORS_KEY: Final = "operator.key"
"""The file in the data folder with the key of whoever runs the hall."""
SWITCH: Final = 0.0005
"""For how many seconds a thread works before another one has its turn."""

Opened = Callable[[int], None]
"""Called with the port of the hall once it is open."""


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
    proxies: str = ""
    """Whose word for a guest's address is taken. Nobody's, unless named: whoever else is on the machine could call themselves anyone."""
    ping: float = 3.0
    """After how many seconds of silence guests are asked whether they are there. Whoever stays silent for three times as long is gone."""

    reach: Reach = field(default_factory=Reach)
    names: tuple[str, ...] = ()
    """By which guests may call the hall, beside that in `reach` and those of the machine."""
    trusted: tuple[str, ...] = ()
    """The networks for whose guests nothing is counted."""
    room: float = 0.0
    """How many bytes must be free where the store is, or the hall is not well; 0: as many as seem sensible for the disk."""
    requests: bool = False
    """Whether every request is logged, with the guest's address and what it asks for."""
    metrics: str = ""
    """A port of their own for the metrics, perhaps with an address; empty: none."""
    password: str = field(default="", repr=False)
    """What guests must know to come in; empty: nothing."""

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


def operators_lock(data: Path) -> str:
    """What the key of whoever runs the hall is recognised by. It is made at the first start; where it can't be kept, no key is theirs."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        key = kept_key(data / OPERATORS_KEY)
    except (OSError, UnicodeError) as error:
        log.warning("there is no key for `greathall admin`: it can't be kept in the data folder", extra={"error": str(error)})
        return ""
    return lock_of(key) if key else ""


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


def prompt_http(quotas: Quotas, proxies: Networks) -> type[asyncio.Protocol]:
    class HTTP(PromptHTTP):
        pass

    HTTP.quotas, HTTP.proxies = quotas, proxies
    return HTTP


def watched_socket(quotas: Quotas) -> type[asyncio.Protocol]:
    class Socket(WatchedSocket):
        pass

    Socket.quotas = quotas
    return Socket


def serve(settings: Settings, opened: Opened = lambda port: None) -> None:
    """Run until told to stop; then finish what was begun. `opened` is told the port as soon as guests may come."""
    log_lines(settings.requests)
    speech.read_all()
    quotas = Quotas(settings.limits, settings.trusted)
    proxies = Networks(name.strip() for name in settings.proxies.split(",") if name.strip())
    with ExitStack() as taken:
        sockets = [taken.enter_context(each) for each in listen(settings.host, settings.port)]
        port: int = sockets[0].getsockname()[1]
        if settings.metrics:
            taken.callback(metrics.serve_at(settings.metrics))
        store = open_store(settings.url(), f"{socket.gethostname()}-{fresh_name(8)}".replace(" ", "-"), settings.room)
        hall = Hall(store, Pool(settings.workers, settings.budget), reach=settings.reach)
        names = network.Names([settings.host, urlsplit(settings.reach.url).hostname or "", *settings.names])
        reachable, operator = lambda: network.reachable(settings.host, port), operators_lock(settings.data)
        config = uvicorn.Config(
            make_app(hall, quotas, names, reachable, proxies, operator, Entrance(settings.password)),
            http=prompt_http(quotas, proxies),
            ws=watched_socket(quotas),
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=settings.ping,
            ws_ping_timeout=3 * settings.ping,
            ws_per_message_deflate=False,
            access_log=settings.requests,
            log_config=None,
            server_header=False,
            proxy_headers=bool(proxies.written),
            forwarded_allow_ips=str(proxies),
            timeout_graceful_shutdown=SHUTDOWN_WITHIN,
        )
        # The thread that writes needs a moment again and again, and must not wait for it as long as Python lets one thread work.
        sys.setswitchinterval(SWITCH)
        # Tables are many long-lived objects; looking through all of them for garbage as often as Python does would be felt at every table.
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        Listening(config, lambda: opened(port)).run(sockets)
