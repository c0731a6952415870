"""The command `greathall serve`: what can't be served is one sentence that says what to do, and the hall is open when it says so."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from greathall.hall import server as servers
from greathall.hall.errors import Refused
from greathall.hall.store.opening import normal, open_store
from greathall.terminal import command
from tests.hall.disks import small_disk
from tests.hall.serving import PATIENCE, Server, free_port

COMMAND = [sys.executable, "-m", "greathall", "serve", "--workers", "1"]


def refusal(*words: str | int | Path) -> str:
    """The one sentence with which the command ends; its exit code says that it failed."""
    done = subprocess.run([*COMMAND, *map(str, words)], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode in (1, 2), done.stderr
    assert done.stdout == "", "it did not say that it was open"
    (line,) = done.stderr.splitlines()
    assert line.startswith("greathall: ")
    return line.removeprefix("greathall: ")


def test_a_file_instead_of_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for data in (file, file / "within"):
        said = refusal("--port", 0, "--data", data)
        assert said == f"{file} is a file, and the hall needs a folder; name one with --data"


def test_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "not mounted")
    said = refusal("--port", 0, "--data", link)
    assert said == f"{link} is a link that leads nowhere, and the hall needs a folder; name one with --data"


def test_a_database_whose_name_is_too_long(tmp_path: Path) -> None:
    said = refusal("--port", 0, "--database", f"sqlite:///{tmp_path}/{'x' * 300}.db")
    assert said.startswith(f"nothing can be written in {tmp_path}: File name too long")


@pytest.mark.skipif(os.name != "posix", reason="files have modes and links on POSIX")
def test_a_store_is_its_owners_and_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    file, link = tmp_path / "one.db", tmp_path / "link.db"
    store = open_store(f"sqlite:///{file}", "one")
    assert file.stat().st_mode & 0o777 == 0o600
    link.symlink_to(file)
    with pytest.raises(Refused, match="another server has"):
        open_store(f"sqlite:///{link}", "two")
    open_store(f"sqlite:///{tmp_path / 'one.sqlite'}", "two").close()
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="files have modes on POSIX")
def test_a_store_that_others_could_read_becomes_its_owners(tmp_path: Path) -> None:
    """As an earlier version left it when its power went: the log beside it has the latest seeds."""
    file = tmp_path / "hall.db"
    files = [file, tmp_path / "hall.db-wal", tmp_path / "hall.db-shm"]
    before = sqlite3.connect(file)
    before.executescript("PRAGMA journal_mode = WAL; CREATE TABLE schema_version (version INTEGER NOT NULL);")
    copies = [(each, each.read_bytes()) for each in files]
    before.close()
    for each, content in copies:
        each.write_bytes(content)
        each.chmod(0o644)
    store = open_store(f"sqlite:///{file}", "one")
    modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
    assert modes == dict.fromkeys(("hall.db", "hall.db-wal", "hall.db-shm", "hall.db.lock"), 0o600)
    store.close()


@contextmanager
def closed_folder(folder: Path) -> Iterator[Path]:
    """A folder in which nothing can be written, not even by root."""
    folder.mkdir()
    if os.geteuid() != 0:
        folder.chmod(0o500)
        yield folder
        folder.chmod(0o700)
    else:
        with small_disk(folder, options="ro"):
            yield folder


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    with closed_folder(tmp_path / "closed") as folder:
        for data in (folder, folder / "new"):
            said = refusal("--port", 0, "--data", data)
            assert re.fullmatch(f"nothing can be written in {folder}(/new)?: .+; allow it, or name another folder with --data", said), said


def test_a_disk_that_is_full_from_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        disk.fill()
        said = refusal("--port", 0, "--data", disk.folder)
        assert re.search("full|space", said), said


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///", "--database names no file; write it as sqlite:///FILE"),
        ("sqlite:///:memory:", "--database names no file; write it as sqlite:///FILE"),
        ("sqlite:////", "--database names a folder, not a file; write it as sqlite:///FILE"),
        ("sqlite://host/file.db", "--database should be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("sqlite:///none/such.db", "there is no folder none; make it, or name another file with --database"),
        ("hall.db", "--database should be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("mysql://host/hall", "--database should be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("postgresql://hall@host:port/hall", "--database should be sqlite:///FILE or postgresql://USER@HOST/NAME"),
    ],
)
def test_a_database_that_is_none(url: str, said: str) -> None:
    assert refusal("--port", 0, "--database", url) == said


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_text("something else " * 100)
    said = refusal("--port", 0, "--data", tmp_path)
    assert said == "the store can't be opened: file is not a database; see that the file is a hall's, and that its disk has room"


def test_a_database_that_is_not_there_is_told_without_its_password() -> None:
    said = refusal("--port", 0, "--database", f"postgresql://hall:geheim@127.0.0.1:{free_port()}/hall")
    assert said.startswith("the store can't be opened: connection ")
    assert said.endswith("; see that PostgreSQL runs, and that --database is right")
    assert "geheim" not in said


def test_a_store_that_was_refused_is_let_go(tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    file.write_text("something else " * 100)
    with pytest.raises(Refused, match="not a database"):
        open_store(f"sqlite:///{file}", "one")
    file.unlink()
    open_store(f"sqlite:///{file}", "one").close()


def test_the_url_of_a_store_keeps_its_password() -> None:
    assert normal("postgres://hall:geheim@host/hall") == "postgresql+psycopg://hall:geheim@host/hall"


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal("--port", port, "--data", tmp_path)
    assert said == f"port {port} is in use; stop what runs there, or name another with --port"
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "x" * 300])
def test_an_address_that_is_not_ours(tmp_path: Path, host: str) -> None:
    said = refusal("--host", host, "--port", 0, "--data", tmp_path)
    assert said == f"this machine has no address {host}; name another with --host"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_the_hall_is_open_when_it_says_so(tmp_path: Path, host: str) -> None:
    words = [*COMMAND, "--host", host, "--port", "0", "--data", str(tmp_path / "new" / "hall")]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        told = re.fullmatch(rf"The hall is open at (http://{host}:\d+)\n", line)
        assert told, line
        with urllib.request.urlopen(f"{told[1]}/healthz", timeout=PATIENCE) as answer:
            assert json.load(answer)["healthy"]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        process.communicate()


def test_the_browser_is_shown_the_hall_when_it_is_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    happened: list[str] = []
    shown = threading.Event()

    def show(url: str) -> None:
        happened.append(f"shown {url}")
        shown.set()

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", show)

    def serve(settings: servers.Settings, opened: servers.Opened) -> None:
        happened.append("served")
        opened(1)

    monkeypatch.setattr(servers, "serve", serve)
    monkeypatch.setattr(sys, "argv", ["greathall", "serve", "--open"])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 0
    assert shown.wait(PATIENCE)
    assert happened == ["served", "shown http://127.0.0.1:1"]


def test_serve_opens_a_hall_in_the_data_folder(tmp_path: Path) -> None:
    running = Server("")
    command = [sys.executable, "-m", "greathall", "serve", "--port", str(running.port), "--data", str(tmp_path / "new" / "folder")]
    running.process = subprocess.Popen(command, stderr=subprocess.PIPE)
    lines: list[bytes] = []
    assert running.process.stderr is not None
    reading = threading.Thread(target=lambda: lines.extend(running.process.stderr))  # type: ignore[union-attr,arg-type]
    reading.start()
    running.wait()
    links = running.lay("treachery", 2)
    running.stop()
    reading.join()
    running.process.stderr.close()
    assert (tmp_path / "new" / "folder" / "hall.db").exists()
    logged = [json.loads(line) for line in lines]
    assert logged[0]["level"] == "info"
    assert not any(link.key.encode() in line for link in links for line in lines), "no key is ever logged"


def test_without_the_driver_of_postgresql_a_hall_says_what_to_install(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from greathall.terminal.command import main; sys.argv[1:] = ['serve', '--port', '0', '--database', sys.argv[1]]; main()"
    )
    for database, said in (
        ("postgresql://hall@127.0.0.1:1/hall", "greathall: PostgreSQL needs psycopg; install it with: pip install 'greathall[postgres]'"),
        (f"sqlite:///{tmp_path}", "greathall: --database names a folder, not a file"),
    ):
        done = subprocess.run([sys.executable, "-c", program, database], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert said in done.stderr
