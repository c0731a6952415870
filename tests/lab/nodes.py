"""A Ray cluster of two machines, both of them processes of this one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.hall.serving import PATIENCE, free_port

RAY: Final = Path(sys.executable).with_name("ray")
STARTED: Final = "Ray runtime started"
# Where Ray is in use for other things on this machine, its variables would lead elsewhere.
ENVIRONMENT: Final = {
    **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
}


class Node:
    """One of them, with all its processes in a group of their own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.log = folder.with_suffix(".log")
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [RAY, "start", "--block", "--num-cpus=1", *words],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=ENVIRONMENT,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while STARTED not in self.told():
            assert self.process.poll() is None, self.told()
            assert time.monotonic() < deadline, self.told()
            time.sleep(0.05)

    def told(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """At once, with everything that runs on it, as if its power failed."""
        for pid in group(self.process.pid):
            os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


def group(session: int) -> Sequence[int]:
    """The processes of a session; Ray gives some of them groups of their own."""
    asked = subprocess.run(["ps", "-o", "pid=", "--sid", str(session)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in asked.stdout.split()]


class Pair:
    """The head, by which programs reach the cluster, and another node."""

    def __init__(self, folder: Path) -> None:
        clients = free_port()
        self.address = f"ray://127.0.0.1:{clients}"
        head = ("--head", "--port=0", f"--ray-client-server-port={clients}", "--include-dashboard=false")
        self.nodes = [Node(folder / "head", *head, f"--temp-dir={folder}")]
        try:
            address = (folder / "ray_current_cluster").read_text(encoding="utf-8").strip()
            self.nodes.append(Node(folder / "second", f"--address={address}"))
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        for node in reversed(self.nodes):
            node.kill()

    @classmethod
    @contextmanager
    def started(cls, folder: Path) -> Iterator[Pair]:
        pair = cls(folder)
        try:
            yield pair
        finally:
            pair.end()
