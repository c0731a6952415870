"""`make play` in a terminal asks whether to open to the network, and then shows the address that other devices can reach."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import segno
from rich.console import Console

from greathall.hall import network as found
from greathall.terminal import network
from greathall.terminal.voice import Voice

PATIENCE = 60.0
SERVE = [sys.executable, "-m", "greathall", "serve", "--ask", "--port", "0", "--workers", "1"]
QUESTION = "May other devices on your network come to the hall?"


class Terminal:
    """A hall that is opened in a terminal of its own."""

    def __init__(self, folder: Path, *words: str, language: str = "C.UTF-8") -> None:
        self.outside, inside = pty.openpty()
        environment = {**os.environ, "LC_ALL": language, "TERM": "xterm", "COLUMNS": "160"}
        command = [*SERVE, "--data", str(folder / "hall"), *words]
        self.process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=subprocess.DEVNULL, env=environment)
        os.close(inside)
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        os.close(self.outside)

    def until(self, text: str) -> str:
        """All that is shown until there is this text."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.outside], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} is not shown: {self.shown!r}"
            self.shown += os.read(self.outside, 65_536).decode(errors="ignore")
        return self.shown

    def type(self, text: str) -> None:
        os.write(self.outside, text.encode())


@pytest.mark.parametrize("answer", ["\n", "n\n", "what?\n", "\x04"])
def test_whoever_does_not_say_yes_stays_on_this_machine(tmp_path: Path, answer: str) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.until(QUESTION)
        terminal.type(answer)
        terminal.until("The hall is open at http://127.0.0.1:")
    assert "Other devices" not in terminal.shown


def test_in_a_terminal_it_asks_and_shows_the_address_that_others_can_reach_with_its_code(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.until(QUESTION)
        terminal.type("yes\n")
        terminal.until("The hall is open at http://127.0.0.1:")
        told = terminal.until("a firewall on this machine" if found.addresses() else "has no address that others could reach")
        for address in found.addresses():
            assert f"http://{address}:" in told
        if found.addresses():
            assert "█▀" in told


def test_it_asks_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, language="de_DE.UTF-8") as terminal:
        terminal.until("Dürfen andere Geräte in deinem Netz in die Halle kommen?")
        terminal.type("n\n")
        terminal.until("Die Halle ist geöffnet: http://127.0.0.1:")


def test_who_names_an_address_is_not_asked(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--host", "0.0.0.0") as terminal:
        assert QUESTION not in terminal.until("The hall is open at http://127.0.0.1:")


def test_without_a_terminal_it_stays_on_this_machine_and_asks_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [*SERVE, "--data", str(tmp_path / "hall")]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        assert re.fullmatch(r"The hall is open at http://127\.0\.0\.1:\d+\n", process.stdout.readline())
    finally:
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=PATIENCE)
    assert rest == ""


def announced(monkeypatch: pytest.MonkeyPatch, addresses: list[str], terminal: bool) -> str:
    monkeypatch.setattr(found, "addresses", lambda: addresses)
    monkeypatch.setattr(found, "local_name", lambda known: "oak.local")
    written = io.StringIO()
    console = Console(file=written, force_terminal=terminal, color_system=None, width=100)
    monkeypatch.setattr(Console, "encoding", "utf-8")
    network.announce(console, Voice("en"), "0.0.0.0", 8344)
    return written.getvalue()


def test_all_addresses_are_told_and_the_first_as_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    told = announced(monkeypatch, ["192.168.1.20", "10.0.0.5"], terminal=True)
    assert told.startswith("The hall is open at http://127.0.0.1:8344\n")
    assert re.findall(r"  (http\S+)", told) == ["http://192.168.1.20:8344", "http://10.0.0.5:8344", "http://oak.local:8344"]
    drawn = io.StringIO()
    segno.make("http://192.168.1.20:8344", micro=False).terminal(drawn, border=2, compact=True)
    assert drawn.getvalue() in told


def test_into_a_file_no_code_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    told = announced(monkeypatch, ["192.168.1.20"], terminal=False)
    assert "http://192.168.1.20:8344" in told
    assert "█" not in told


def test_a_machine_without_a_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is it connected to a network?" in announced(monkeypatch, [], terminal=True)
