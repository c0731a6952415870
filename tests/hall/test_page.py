"""The page, served from inside the package."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path

import pytest
from fastapi import FastAPI, Request
from starlette.types import Message

from greathall.hall.http.middleware import with_headers
from greathall.hall.http.page import make_page, read_files

SCRIPT = "void 0;" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Greathall</title></head>")
    (tmp_path / "assets" / "index-1234.js").write_text(SCRIPT)
    (tmp_path / "assets" / "serif-1234.woff2").write_bytes(b"font")
    return tmp_path


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


async def named(request: Request, path: str, files: Container[str]) -> str:
    """A head that says which path it is of."""
    return f'<meta name="path" content="{path}">'


def get(folder: Path, path: str, encoding: str = "gzip, br", languages: str = "en", below: str = "") -> Answer:
    """What the page's routes answer to a browser."""
    app = FastAPI()
    app.include_router(make_page(read_files(folder), named, below))
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"accept-encoding", encoding.encode()), (b"accept-language", languages.encode())]
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}
    asyncio.run(app(scope, receive, send))
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:]))


@pytest.mark.parametrize("path", ["/", "/table/abc", "/new/treachery", "/replay/abc/1", "/decks"])
def test_the_screens_of_the_page_are_one_file_that_is_asked_for_again(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    whole = f'<!doctype html><head><title>Greathall</title><meta name="path" content="{path[1:]}"></head>'
    assert gzip.decompress(answer.body).decode() == whole
    assert get(built, path, encoding="").body.decode() == whole


@pytest.mark.parametrize(("below", "path"), [("", "/"), ("", "/replay/abc/1"), ("/cards", "/"), ("/cards", "/table/abc")])
def test_the_page_names_its_files_by_the_path_below_which_the_hall_is(built: Path, below: str, path: str) -> None:
    (built / "index.html").write_text('<script src="./assets/index-1234.js"></script> ="x./y"')
    assert get(built, path, encoding="", below=below).body.decode() == f'<script src="{below}/assets/index-1234.js"></script> ="x./y"'
    assert f'<a href="{below}/docs">'.encode() in get(built / "nothing", path, below=below).body


def test_a_browser_that_runs_no_program_is_told_so_in_its_language(built: Path) -> None:
    page = built / "index.html"
    page.write_text(page.read_text() + "<noscript>No program.</noscript>")
    assert "<noscript>The tables of this hall are drawn by JavaScript" in get(built, "/", encoding="").body.decode()
    assert "<noscript>Die Tische dieser Halle werden" in get(built, "/decks", encoding="", languages="de").body.decode()


def test_files_with_a_digest_are_kept_and_texts_are_compressed(built: Path) -> None:
    answer = get(built, "/assets/index-1234.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body).decode() == SCRIPT
    plain = get(built, "/assets/index-1234.js", encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.body.decode() == SCRIPT
    font = get(built, "/assets/serif-1234.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert font.body == b"font"


@pytest.mark.parametrize("path", ["/nothing", "/assets/other.js", "/../screens.py", "/assets/../../screens.py", "/assets"])
def test_there_is_nothing_else(built: Path, path: str) -> None:
    assert get(built, path).status == 404


def test_without_the_page_the_hall_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get(tmp_path / "not there", "/")
    assert answer.status == 503
    assert b"make page" in answer.body


@pytest.mark.parametrize(("given", "kept"), [([], b"no-store"), ([(b"cache-control", b"no-cache")], b"no-cache")])
def test_an_answer_may_say_itself_how_long_it_is_kept(given: list[tuple[bytes, bytes]], kept: bytes) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def answer() -> None:
        await with_headers(send)({"type": "http.response.start", "status": 200, "headers": given})

    asyncio.run(answer())
    assert [value for name, value in sent[0]["headers"] if name == b"cache-control"] == [kept]


def test_what_is_asked_for_without_being_told(built: Path) -> None:
    """Browsers and messengers look for an icon, and search engines for what they may read."""
    public = Path(__file__).parents[2] / "web/public"
    (built / "icons").mkdir()
    (built / "icons/candle-180.png").write_bytes((public / "icons/candle-180.png").read_bytes())
    (built / "robots.txt").write_text((public / "robots.txt").read_text())
    icon, robots = get(built, "/favicon.ico"), get(built, "/robots.txt")
    assert (icon.status, icon.headers["content-type"], icon.body[:4]) == (200, "image/png", b"\x89PNG")
    assert robots.headers["content-type"].startswith("text/plain")
    assert b"Disallow: /table/\n" in robots.body
