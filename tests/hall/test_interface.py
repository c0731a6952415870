"""The interface as a page to browse: all of it is there, whole and in order, and nothing is loaded from elsewhere."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from jsonschema_rs import Draft202012Validator

from greathall.hall.app import make_app
from greathall.hall.http import games, interface
from greathall.hall.http.openapi import described
from greathall.hall.wire import protocol
from tests.hall.room import Room, in_room
from tests.hall.serving import sqlite
from tests.hall.test_proxies import ask


class Read(HTMLParser):
    """What a page links to, loads and is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        assert not any(name.startswith("on") or name == "style" for name in given), "the hall allows neither"
        self.ids += [given["id"]] if "id" in given else []
        if tag == "a":
            self.links.append(given["href"])
        self.loaded += [given[name] for name in ("src", "href", "data") if name in given and tag != "a"]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def text() -> str:
    return interface.page(described())


@pytest.fixture(scope="module")
def read(text: str) -> Read:
    return Read(text)


def test_every_endpoint_and_every_field_is_shown(text: str) -> None:
    whole = described()
    for path, methods in whole["paths"].items():
        for method in methods:
            assert interface.heading(path, method) in text
    for form in whole["components"]["schemas"].values():
        for field in form.get("properties", ()):
            assert f"<code>{field}</code>" in text


def test_the_page_is_whole_and_its_links_lead_somewhere(read: Read) -> None:
    assert not read.open
    assert len(read.ids) == len(set(read.ids))
    for link in read.links:
        assert not link.startswith("#") or link[1:] in read.ids, f"{link} leads nowhere"


def test_nothing_is_loaded_from_elsewhere(read: Read) -> None:
    assert "script" not in read.tags
    assert read.loaded == ["candle.svg", "docs/style.css"]
    assert all(urljoin("http://hall/docs", link).startswith("http://hall/") for link in (*read.links, *read.loaded))
    assert not re.search(r"url\(|@import", interface.STYLE)


def bodies() -> Iterator[Any]:
    whole = described()
    for path, methods in whole["paths"].items():
        for method, endpoint in methods.items():
            body = interface.content(endpoint.get("requestBody", {}))
            if body is not None:
                yield pytest.param(body, whole["components"], id=f"{method} {path}")


@pytest.mark.parametrize(("body", "components"), [*bodies()])
def test_examples_have_all_that_is_required(body: dict[str, Any], components: dict[str, Any]) -> None:
    given = interface.example(body, components["schemas"])
    faults = [fault.message for fault in Draft202012Validator({**body, "components": components}).iter_errors(given)]
    assert not [fault for fault in faults if "required" in fault or "type" in fault]


def test_the_hall_serves_it_with_its_schemas(tmp_path: Path) -> None:
    def fetch(path: str) -> tuple[Message, str]:
        with urllib.request.urlopen(server.url + path) as answer:
            return answer.headers, answer.read().decode()

    with sqlite(tmp_path) as server:
        headers, page = fetch("/docs")
        assert headers.get_content_type() == "text/html"
        assert str(headers["content-security-policy"]).startswith("default-src 'self'")
        assert fetch("/docs/style.css")[0].get_content_type() == "text/css"
        for link in Read(page).links:
            assert link.startswith("#") or json.loads(fetch(f"/{link}")[1])
        assert json.loads(fetch("/docs/wire-incoming.json")[1]) == protocol.schemas()["incoming"]
        with pytest.raises(urllib.error.HTTPError, match="404"):
            fetch("/docs/secrets.json")


@in_room
async def test_what_takes_long_to_write_is_written_once(room: Room) -> None:
    """One address could keep the hall busy with nothing else before: 50 times a second the page took 0.2 s, its description 0.07 s, the
    cards of Thrones 0.03 s."""
    app = make_app(room.hall)
    before = interface.drawn.cache_info().misses
    for path in ("/docs", "/openapi.json") * 3:
        assert (await ask(app, path))[0] == 200
    assert interface.drawn.cache_info().misses == before + 1
    games.written_cards.cache_clear()
    for spoken in ("en", "de", "de-AT", "fr") * 3:
        assert (await ask(app, "/api/games/thrones/cards", Accept_Language=spoken))[0] == 200
    assert games.written_cards.cache_info().misses == 2
