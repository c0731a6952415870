"""A class of thirty behind one address, which opens the page at once: every file comes, and nobody can fetch them without end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greathall.hall import app as apps
from greathall.hall.app import make_app
from greathall.hall.limits import Quotas
from tests.hall.room import Room, in_room
from tests.hall.test_proxies import ask

PUPILS = 30
FILES = [f"/assets/part-{number}.js" for number in range(40)]
"""More than any screen of the page needs."""
SCHOOL = "192.0.2.1"


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is built, with as many files."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><head></head>")
    for name in FILES:
        (page / name[1:]).write_text("void 0;")
    monkeypatch.setattr(apps, "BUILT", page)


async def statuses(app: Any, *paths: str) -> set[int]:
    return {(await ask(app, path, SCHOOL))[0] for path in paths}


@in_room
async def test_a_class_opens_the_page_at_once(room: Room) -> None:
    """Two pupils of thirty could, and the page of all others stayed blank or lacked parts."""
    app = make_app(room.hall, Quotas(clock=lambda: 0.0))
    for path in ("/", "/table/thetable"):
        for pupil in range(PUPILS // 2):
            assert await statuses(app, path, *FILES) == {200}, f"pupil {pupil} at {path}"
    assert await statuses(app, *["/api/hall"] * 100) == {200}, "what the page asks for besides is counted by itself"
    assert (await ask(app, "/api/hall", SCHOOL))[0] == 429


@in_room
async def test_files_are_limited_too(room: Room) -> None:
    app = make_app(room.hall, Quotas(clock=lambda: 0.0))
    assert await statuses(app, *(FILES * 50)) == {200}
    assert await statuses(app, "/", *FILES) == {429}
    assert (await ask(app, FILES[0], "192.0.2.2"))[0] == 200, "others may"


@in_room
async def test_whatever_else_is_asked_for_counts_as_a_request(room: Room) -> None:
    app = make_app(room.hall, Quotas(clock=lambda: 0.0))
    assert await statuses(app, *["/assets/nothing.js"] * 101) == {404, 429}
