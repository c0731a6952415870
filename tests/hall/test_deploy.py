"""The files of `deploy/`, as far as they can be tried without containers: nginx and Caddy in front of halls, and what systemd says."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import re
import runpy
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest
import websockets

from greathall.client.connection import Link
from greathall.hall.notices.carriers import Reach
from greathall.hall.server import Settings
from greathall.hall.wire.protocol import PROTOCOL
from greathall.terminal.settings import BY_NAME, PREFIX
from tests.hall.guests import play_game
from tests.hall.serving import PATIENCE, Server, free_port, needs_postgresql, postgresql, sqlite

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
HOST = "proxy_set_header Host $http_host;"

CADDY = shutil.which("caddy")

needs_caddy = pytest.mark.skipif(CADDY is None, reason="there is no Caddy on this system")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="there is no nginx on this system")
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze on this system")


@contextmanager
def nginx(folder: Path, site: str) -> Iterator[int]:
    """nginx with this site at a port of its own."""
    port = free_port()
    site = re.sub(r"listen \d+;", f"listen 127.0.0.1:{port};", site)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{site}\n}}\n"
    )
    process = subprocess.Popen([str(NGINX), "-c", str(config), "-p", str(folder), "-e", str(folder / "error.log")])
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/hall", timeout=PATIENCE).close()
                break
            except urllib.error.HTTPError as error:
                error.close()
                break  # it is up, whatever it answers
            except OSError:
                assert process.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def example(server: Server, file: str = "nginx.conf") -> str:
    """The example of nginx, in front of this server."""
    site = (DEPLOY / file).read_text(encoding="utf-8")
    assert "http://127.0.0.1:8344" in site
    return site.replace("http://127.0.0.1:8344", server.url)


def status(port: int, path: str, **headers: str) -> int:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


@needs_nginx
def test_the_example_of_nginx_serves_the_page_and_the_wire(tmp_path: Path) -> None:
    with sqlite(tmp_path, proxies="127.0.0.1", trusted=()) as server, nginx(tmp_path, example(server)) as port:
        link = server.lay("treachery", 2)[0]
        # A browser names the page's address as the origin of its own script, with the port.
        assert status(port, "/api/games", Origin=f"http://127.0.0.1:{port}") == 200
        assert status(port, "/metrics") == 404, "whoever comes through a proxy does not run the hall"

        async def welcome() -> str:
            wire = Link(f"http://127.0.0.1:{port}", link.table, link.key).wire()
            async with websockets.connect(wire, origin=f"http://127.0.0.1:{port}") as socket:  # type: ignore[arg-type]
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": link.key}))
                async with asyncio.timeout(PATIENCE):
                    return str(json.loads(await socket.recv())["type"])

        assert asyncio.run(welcome()) == "welcome"


@needs_nginx
def test_without_the_host_the_log_says_what_is_wrong(tmp_path: Path) -> None:
    """The page was blank, its own script was refused with 403, and the log said nothing."""
    log = tmp_path / "log"
    with sqlite(tmp_path, proxies="127.0.0.1", log=log) as server, nginx(tmp_path, example(server).replace(HOST, "")) as port:
        for _ in range(3):
            assert status(port, "/api/games", Origin="https://hall.example") == 403
        said = [json.loads(line)["says"] for line in log.read_text().splitlines() if "Host" in line]
        assert len(said) == 1, "once is enough"
        assert "proxy_set_header Host $http_host" in said[0]


@contextmanager
def caddy(folder: Path, *servers: Server, file: str = "Caddyfile") -> Iterator[str]:
    """Caddy with our file in front of these servers, and certificates of its own; where it is."""
    port, address = free_port(), "https://localhost"
    own = f"{{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttp_port {free_port()}\n}}\n"
    site, config = (DEPLOY / file).read_text(encoding="utf-8"), folder / "Caddyfile"
    config.write_text(own + re.sub(r"^(\{\$.*\{)$", r"\1\n\ttls internal", site, count=1, flags=re.MULTILINE))
    upstream = " ".join(server.url.removeprefix("http://") for server in servers)
    named = {"HALL": f"{address}:{port}", "SITE": f"{address}:{port}"}
    environment = {**os.environ, **named, "UPSTREAM": upstream, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    command = [str(CADDY), "run", "--adapter", "caddyfile", "--config", str(config)]
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + PATIENCE
        while not answers(f"{address}:{port}/healthz") and not answers(f"{address}:{port}/greathall/healthz"):
            assert process.poll() is None, (folder / "caddy.log").read_text()
            assert time.monotonic() < deadline, (folder / "caddy.log").read_text()
            time.sleep(0.05)
        yield f"{address}:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(url: str) -> bool:
    """Whether somebody is there, with a certificate that is good by now."""
    try:
        urllib.request.urlopen(url, timeout=PATIENCE).close()
    except OSError:
        return False
    return True


@contextmanager
def in_front(proxy: str, folder: Path, servers: list[Server]) -> Iterator[str]:
    """A proxy in front of several servers of one hall."""
    if proxy == "caddy":
        with caddy(folder, *servers) as url:
            yield url
        return
    several = "".join(f"server {server.url.removeprefix('http://')}; " for server in servers)
    site = example(servers[0]).replace(servers[0].url, "http://greathall")
    with nginx(folder, f"upstream greathall {{ {several} }}\n{site}") as port:
        yield f"http://127.0.0.1:{port}"


@needs_postgresql
@pytest.mark.parametrize("proxy", [pytest.param("nginx", marks=needs_nginx), pytest.param("caddy", marks=needs_caddy)])
def test_a_game_is_played_through_a_proxy_with_two_servers_behind_it(proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "caddy/pki/authorities/local/root.crt"))
    with postgresql() as database:
        servers = [Server(database.url, proxies="127.0.0.1", names=("localhost",)).start() for _ in range(2)]
        try:
            with in_front(proxy, tmp_path, servers) as url:
                front = copy.copy(servers[0])
                front.url = url
                guests = asyncio.run(play_game(front.lay("treachery", 2), drops=10))
                assert all(guest.result == guests[0].result for guest in guests)
                assert all(guest.welcomes > 1 for guest in guests)
                servers[0].stop()
                assert front.get("/api/games"), "one of them is enough"
        finally:
            for server in servers:
                server.stop()


class Site(HTMLParser):
    """A page, by the files that it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loaded += [value for name, value in attrs if name in ("src", "href") and value]


BELOW = {"before": "from greathall.hall.notices.carriers import Reach", "reach": Reach("https://example.org/greathall")}


@pytest.mark.parametrize("proxy", [pytest.param("nginx", marks=needs_nginx), pytest.param("caddy", marks=needs_caddy)])
def test_a_hall_below_a_path_of_another_site(proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "caddy/pki/authorities/local/root.crt"))
    with sqlite(tmp_path, proxies="127.0.0.1", names=("localhost",), **BELOW) as server, ExitStack() as opened:
        if proxy == "caddy":
            site = opened.enter_context(caddy(tmp_path, server, file="Caddyfile-path"))
        else:
            site = f"http://127.0.0.1:{opened.enter_context(nginx(tmp_path, example(server, 'nginx-path.conf')))}"
        front = copy.copy(server)
        front.url = f"{site}/greathall"
        guests = asyncio.run(play_game(front.lay("treachery", 2), drops=2))
        assert all(guest.result == guests[0].result for guest in guests)
        with urllib.request.urlopen(f"{site}/greathall", timeout=PATIENCE) as answer:
            assert answer.url == f"{front.url}/"
        # By a proxy that takes the path away, by one that leaves it, and at the hall itself.
        for address in (front.url, f"{server.url}/greathall", server.url):
            for place in ("/", "/replay/abc/1", "/docs"):
                page = Site(str(opened.enter_context(urllib.request.urlopen(address + place, timeout=PATIENCE)).read().decode()))
                assert page.loaded
                for file in {each for each in page.loaded if not each.startswith("#")}:
                    whole = urljoin(address + place, file)
                    assert place == "/docs" or file.startswith("/greathall/")
                    opened.enter_context(urllib.request.urlopen(whole, timeout=PATIENCE))


@needs_systemd
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "greathall.service"
    text = (DEPLOY / "greathall.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/greathall/bin/greathall", shutil.which("true") or "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.name in line]) == (0, [])


def test_every_variable_in_the_files_is_a_setting() -> None:
    named = {name for file in DEPLOY.iterdir() for name in re.findall(rf"\b{PREFIX}([A-Z_]+)", file.read_text(encoding="utf-8"))}
    assert named
    assert {name.lower() for name in named} <= set(BY_NAME)


def test_the_dockerfile_is_written_with_care() -> None:
    stages = runpy.run_path(str(DEPLOY.parent / "tools/image.py"))["read"]((DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    names = [stage.name for stage in stages]
    assert all(names[:-1])
    assert names[-1] == "", "the last is what is run"
    for at, stage in enumerate(stages):
        assert re.fullmatch(r"[a-z]+:\d+(\.\d+)*-\S+", stage.base), "a version, not the latest"
        for word, rest in stage.steps:
            if word == "COPY":
                assert set(re.findall(r"--from=(\S+)", rest)) <= set(names[:at])
            elif word == "WORKDIR":
                assert rest.startswith("/")
            elif word == "RUN":
                assert not re.search(r"\bsudo\b|\bcurl\b|\bwget\b|npm install|apt(-get)? upgrade", rest)
                if "apt-get install" in rest:
                    assert rest.startswith("apt-get update && ")
                    assert "--no-install-recommends" in rest
                    assert rest.endswith("rm -rf /var/lib/apt/lists/*"), "in the same layer"
                if "pip install" in rest:
                    assert "--no-deps" in rest or {"--require-hashes", "--no-cache-dir"} <= set(rest.split())
    last = dict(stages[-1].steps)
    assert last["USER"] not in ("", "root", "0")
    assert [word for word, _ in stages[-1].steps].index("USER") > [word for word, _ in stages[-1].steps].index("RUN")
    assert json.loads(last["CMD"])[0] == "greathall"
    assert f":{last['EXPOSE']}/healthz" in json.loads(last["HEALTHCHECK"].partition("CMD ")[2])[2]
    assert last["EXPOSE"] == str(Settings().port)


def test_what_the_dockerfile_copies_is_there() -> None:
    root = DEPLOY.parent
    for line in (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for path in line.split()[1:-1]:
                assert (root / path).exists(), path
