"""Servers for tests: as processes of their own, on SQLite or on a PostgreSQL started from the system's binaries."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from greathall.client.connection import Link

NO_LIMITS = "messages=1e6,burst=1e6,waiting=100000,waiting_bytes=1e12"


PATIENCE = 60.0
"""For how many seconds a test waits for what must happen. No test measures speed."""


def free_port() -> int:
    """A port that stays ours: this process holds it until it ends, without listening, so that nobody else is given it, whether the server
    that listens there has yet to start, runs, or was killed."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port = int(held.getsockname()[1])
    held.detach()
    return port


class Server:
    """A server process on a port."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        limits: str = NO_LIMITS,
        before: str = "pass",
        clock: Path | None = None,
        log: Path | None = None,
        **settings: Any,
    ) -> None:
        self.database = database
        self.limits = limits
        self.before = before
        """What the process does first."""
        self.clock = clock
        """The file by which the test moves the time of the hall, if it does."""
        self.log = log
        """Where to write what it logs."""
        self.ahead = 0.0
        self.port = port or free_port()
        self.data = Path(tempfile.mkdtemp(prefix="hall-data-"))
        atexit.register(shutil.rmtree, self.data, ignore_errors=True)
        self.settings = {**({"trusted": ("127.0.0.1",)} if limits == NO_LIMITS else {}), **settings}
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, well: bool = True) -> Server:
        """Start it, and wait until it is well, or at least answers."""
        data = f"from pathlib import Path; data = Path({str(self.data)!r})"
        more = "".join(f", {name}={value!r}" for name, value in self.settings.items())
        steered = f"from pathlib import Path; from tests.hall.steered import steer; steer(Path({str(self.clock)!r}))" if self.clock else ""
        code = (
            f"{self.before}\n{steered}\n{data}\n"
            "from greathall.hall.server import Settings, serve; from greathall.hall.limits import Limits; "
            f"serve(Settings(port={self.port}, database={self.database!r}, data=data, limits=Limits({self.limits}){more}))"
        )
        with (self.log or Path(os.devnull)).open("a") as log:
            self.process = subprocess.Popen([sys.executable, "-c", code], stderr=None if os.environ.get("HALL_LOG") else log)
        self.wait(well)
        return self

    def wait(self, well: bool = True) -> None:
        """Until it says that it is well, or at least how it is."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self.get("/healthz")["healthy"]:
                    return
            except urllib.error.HTTPError:
                if not well:
                    return
                time.sleep(0.05)
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise TimeoutError("the server does not come up")

    def pass_time(self, seconds: float) -> None:
        """Let time pass in the hall at once."""
        assert self.clock is not None
        self.ahead += seconds
        new, seen = self.clock.with_name("new"), self.clock.with_name(f"{self.clock.name}.seen")
        new.write_text(f"{self.ahead}")
        new.rename(self.clock)
        deadline = time.monotonic() + PATIENCE
        while not seen.exists() or float(seen.read_text() or "nan") != self.ahead:
            assert time.monotonic() < deadline, "the hall does not see what time it is"
            time.sleep(0.01)

    def kill(self) -> None:
        """As the power goes."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As whoever runs it would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def get(self, path: str, key: str = "") -> Any:
        return self.ask("GET", path, None, key)

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        return self.ask("POST", path, body, key)

    def ask(self, method: str, path: str, body: Any, key: str) -> Any:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
        request = urllib.request.Request(self.url + path, method=method, headers=headers)
        request.data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            return json.loads(text) if text and answer.headers.get_content_type() == "application/json" else text

    def lay(self, game: str, people: int, bots: tuple[str, ...] = (), **plan: Any) -> list[Link]:
        """Lay a table with this many people and these bots, and start; the links of the people."""
        laid = self.post("/api/tables", {"game": game, "seats": people + len(bots), **plan})
        name, host = laid["table"], laid["host"]
        keys = [self.post(f"/api/tables/{name}/seats/{seat}", {"name": f"Guest {seat}"}, host)["key"] for seat in range(people)]
        for seat, bot in enumerate(bots, people):
            self.post(f"/api/tables/{name}/seats/{seat}/bot", {"bot": bot}, host)
        self.post(f"/api/tables/{name}/start", None, host)
        return [Link(self.url, name, key) for key in keys]


@contextmanager
def sqlite(folder: Path, **settings: Any) -> Iterator[Server]:
    server = Server(f"sqlite:///{folder / 'hall.db'}", **settings).start()
    try:
        yield server
    finally:
        server.stop()


def postgresql_binaries() -> Path | None:
    """Where the programs of PostgreSQL are on this system."""
    found = shutil.which("initdb") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)
    return None if found is None else Path(found).resolve().parent


class PostgreSQL:
    """A PostgreSQL of our own in a temporary folder."""

    def __init__(self) -> None:
        binaries = postgresql_binaries()
        assert binaries is not None
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="hall-pg-"))
        self.port = free_port()
        self.url = f"postgresql://hall@127.0.0.1:{self.port}/postgres"
        self.made = 0
        self.quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            self.quiet |= {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self.folder, "postgres", "postgres")
        self.data = self.folder / "data"
        command: list[str | Path] = [binaries / "initdb", "-D", self.data, "-U", "hall", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(command, check=True, **self.quiet)

    def start(self) -> None:
        options = ["-k", str(self.folder), "-c", "listen_addresses=127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen([self.binaries / "postgres", "-D", self.data, *options], **self.quiet)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ready: list[str | Path] = [self.binaries / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)]
            if subprocess.run(ready, check=False, **self.quiet).returncode == 0:
                return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not come up")

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE fresh{self.made}")
        return self.url.removesuffix("postgres") + f"fresh{self.made}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that runs."""
    database = PostgreSQL()
    database.start()
    try:
        yield database
    finally:
        database.stop()
        shutil.rmtree(database.folder, ignore_errors=True)


needs_postgresql = pytest.mark.skipif(postgresql_binaries() is None, reason="there is no PostgreSQL on this system")
