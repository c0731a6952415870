"""The page, served from inside the package."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from greathall.hall.app import with_headers
from greathall.hall.screens import make_page
from starlette.types import Message


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Greathall</title>")
    (tmp_path / "assets" / "index-1234.js").write_text("void 0;" * 100)
    (tmp_path / "assets" / "serif-1234.woff2").write_bytes(b"font")
    return tmp_path


def browser(folder: Path) -> TestClient:
    app = FastAPI()
    app.include_router(make_page(folder))
    return TestClient(app)


def test_the_screens_of_the_page_are_one_file_that_is_asked_for_again(built: Path) -> None:
    for path in ("/", "/table/abc", "/new/treachery", "/replay/abc/1"):
        answer = browser(built).get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_digest_are_kept_and_texts_are_compressed(built: Path) -> None:
    answer = browser(built).get("/assets/index-1234.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "void 0;" * 100
    assert int(answer.headers["content-length"]) == len(gzip.compress(b"void 0;" * 100, 9))
    plain = browser(built).get("/assets/index-1234.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    font = browser(built).get("/assets/serif-1234.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert font.content == b"font"


@pytest.mark.parametrize("path", ["/nothing", "/assets/other.js", "/../screens.py", "/assets/../../screens.py", "/assets"])
def test_there_is_nothing_else(built: Path, path: str) -> None:
    assert browser(built).get(path).status_code == 404


def test_without_the_page_the_hall_says_how_to_build_it(tmp_path: Path) -> None:
    answer = browser(tmp_path / "not there").get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


@pytest.mark.parametrize(("given", "kept"), [([], b"no-store"), ([(b"cache-control", b"no-cache")], b"no-cache")])
def test_an_answer_may_say_itself_how_long_it_is_kept(given: list[tuple[bytes, bytes]], kept: bytes) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(with_headers(send)({"type": "http.response.start", "status": 200, "headers": given}))
    assert [value for name, value in sent[0]["headers"] if name == b"cache-control"] == [kept]
