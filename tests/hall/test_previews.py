"""What messengers show of links: a title, a sentence and a picture, and nothing that a stranger may not know."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, Request

from greathall.hall.errors import Closed
from greathall.hall.http import tables
from greathall.hall.http.previews import HALL, HEIGHT, WIDTH, Preview, head, preview
from greathall.hall.http.tables import Sitting
from greathall.hall.notices.carriers import Reach
from greathall.kernel.catalog import all_games
from tests.hall.room import Room, in_room, play_out

PICTURES = Path(__file__).parents[2] / "web" / "public" / "previews"
FILES = ("previews/hall.jpg", "previews/treachery.jpg")
INVITED = Preview("You are invited to a table", "Open the link in a browser: there is nothing to install.")


class Metas(HTMLParser):
    """The names of all meta tags, with what they say; any other tag is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "meta"
        given = dict(attrs)
        self.found[str(given.get("property") or given.get("name"))] = str(given["content"])

    def handle_data(self, data: str) -> None:
        raise AssertionError(f"text among the tags: {data}")


def request_for(room: Room, host: str = "hall.example:8344", languages: str = "en") -> Request:
    app = FastAPI()
    app.state.hall = room.hall
    headers = [(b"host", host.encode()), (b"accept-language", languages.encode())]
    scope = {"type": "http", "app": app, "headers": headers, "scheme": "https", "server": ("127.0.0.1", 80), "path": "/", "root_path": ""}
    return Request({**scope, "query_string": b""})


async def metas(room: Room, path: str, **request: str) -> dict[str, str]:
    return Metas(await head(request_for(room, **request), path, FILES)).found


async def laid(room: Room, **plan: Any) -> str:
    """A table with one guest, called by a name that must not be told."""
    await room.lay("treachery", 0, start=False, seats=3, **plan)
    name = list(room.hall.tables)[-1]
    await tables.sit(room.hall, room.visitor, name, 0, Sitting(name="Ada"), room.host)
    return name


@in_room
async def test_the_head_has_what_messengers_read(room: Room) -> None:
    assert await metas(room, "new/treachery") == {
        "og:type": "website",
        "og:site_name": "Greathall",
        "og:title": "Lay a table for Treachery in a Pocket",
        "og:description": (await preview(room.hall, "new/treachery", "en")).about,
        "description": (await preview(room.hall, "new/treachery", "en")).about,
        "og:image": "https://hall.example:8344/previews/treachery.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }


@in_room
async def test_addresses_are_those_that_guests_use(room: Room) -> None:
    assert (await metas(room, ""))["og:image"] == "https://hall.example:8344/previews/hall.jpg"
    assert (await metas(room, "new/duhr"))["og:image"] == "https://hall.example:8344/previews/hall.jpg", "there is no other"
    room.hall.reach = Reach(url="https://play.example/hall")
    assert (await metas(room, "new/treachery"))["og:image"] == "https://play.example/hall/previews/treachery.jpg"


@in_room
async def test_whatever_stands_in_a_request_is_escaped(room: Room) -> None:
    for host in ('"><script>alert(1)</script>', "hall.example'\"&<"):
        raw = await head(request_for(room, host=host), 'table/"><script>', FILES)
        assert "<script" not in raw
        assert unescape(Metas(raw).found["og:title"]) == INVITED.title


@in_room
async def test_a_listed_table_says_what_the_lobby_says_without_names(room: Room) -> None:
    name = await laid(room, pace={"kind": "real_time", "decision": 45})
    title = "A table for Treachery in a Pocket"
    assert await preview(room.hall, f"table/{name}", "en") == Preview(title, "2 seats are free. 45 s for each decision.", "treachery")
    await tables.sit(room.hall, room.visitor, name, 1, Sitting(name="Bea"), "")
    assert (await preview(room.hall, f"table/{name}", "en")).about == "1 seat is free. 45 s for each decision."
    await tables.sit(room.hall, room.visitor, name, 2, Sitting(name="Cid"), "")
    assert (await preview(room.hall, f"table/{name}", "en")).about == "All seats are taken. 45 s for each decision."
    await tables.start(room.hall, room.visitor, name, room.host)
    assert (await preview(room.hall, f"table/{name}", "en")).about == "A game is under way, and you can watch."
    assert not re.search("Ada|Bea|Cid", await head(request_for(room), f"table/{name}", FILES))


@pytest.mark.parametrize(
    ("plan", "english", "german"),
    [
        ({}, "2 seats are free. Nobody is hurried.", "2 Plätze sind frei. Ohne Zeitdruck."),
        (
            {"pace": {"kind": "days", "days": 3}},
            "2 seats are free. 3 days for each decision.",
            "2 Plätze sind frei. 3 Tage je Entscheidung.",
        ),
        ({"pace": {"kind": "days", "days": 0.5}}, "2 seats are free. 12 h for each decision.", "2 Plätze sind frei. 12 h je Entscheidung."),
    ],
)
def test_every_pace_has_words(plan: dict[str, Any], english: str, german: str, tmp_path: Any) -> None:
    @in_room
    async def inside(room: Room) -> None:
        path = f"table/{await laid(room, **plan)}"
        assert [(await preview(room.hall, path, spoken)).about for spoken in ("en", "de")] == [english, german]

    inside(tmp_path)


@in_room
async def test_a_game_that_is_not_for_watching_or_is_over_says_so(room: Room) -> None:
    guests = await room.lay("treachery", 2, watchers="none")
    path = f"table/{guests[0].live.name}"
    assert (await preview(room.hall, path, "en")).about == "A game is under way."
    await play_out(guests)
    assert (await preview(room.hall, path, "en")).about == "The game is over."
    assert await preview(room.hall, f"replay/{guests[0].live.name}/1", "en") == Preview(
        "A finished game of Treachery in a Pocket", "See it again, move by move.", "treachery"
    )


@in_room
async def test_nothing_is_told_of_a_private_table_not_even_that_it_is_there(room: Room) -> None:
    name = await laid(room, listed=False)
    for screen, more in (("table", ""), ("substitute", "/0"), ("replay", "/1")):
        shown = {await head(request_for(room), f"{screen}/{table}{more}", FILES) for table in (name, "nonesuch", "NO SUCH NAME")}
        assert len(shown) == 1
    assert await preview(room.hall, f"table/{name}", "en") == INVITED
    assert await preview(room.hall, f"replay/{name}/1", "en") == Preview("A finished game", "See it again, move by move.")


@in_room
async def test_it_is_the_same_work_for_a_private_table_as_for_none(room: Room) -> None:
    """One question to the store, and no table is opened: the time tells nothing either."""
    name = await laid(room, listed=False)
    room.hall.tables.clear()
    asked: list[str] = []
    look = room.store.listed_table

    async def counted(table: str) -> dict[str, Any] | None:
        asked.append(table)
        return await look(table)

    room.store.listed_table = counted  # type: ignore[method-assign]
    for table in (name, "nonesuch"):
        await preview(room.hall, f"table/{table}", "en")
    assert asked == [name, "nonesuch"]
    assert room.hall.tables == {}


@in_room
async def test_the_page_comes_even_if_the_store_is_down(room: Room) -> None:
    async def down(table: str) -> dict[str, Any] | None:
        raise Closed

    name = await laid(room)
    room.store.listed_table = down  # type: ignore[method-assign]
    assert await preview(room.hall, f"table/{name}", "en") == INVITED


@in_room
async def test_previews_are_in_the_language_of_the_reader(room: Room) -> None:
    name = await laid(room, pace={"kind": "real_time", "decision": 45})
    german = await metas(room, f"table/{name}", languages="de-AT,de;q=0.9,en;q=0.8")
    assert german["og:title"] == "Ein Tisch für Treachery in a Pocket"
    assert german["og:description"] == german["description"] == "2 Plätze sind frei. 45 s je Entscheidung."
    assert (await metas(room, "table/nonesuch", languages="de"))["og:title"] == "Du bist an einen Tisch eingeladen"
    assert (await metas(room, "table/nonesuch", languages="xx"))["og:title"] == INVITED.title


@in_room
async def test_every_game_can_be_laid_and_learned(room: Room) -> None:
    for game in all_games():
        for spoken in ("en", "de"):
            new, learn = [await preview(room.hall, f"{screen}/{game.name}", spoken) for screen in ("new", "learn")]
            assert game.title in new.title
            assert game.title in learn.title
            assert new.game == game.name
            assert new.about
    assert (await preview(room.hall, "learn/treachery", "en")).title == "Learn Treachery in a Pocket"


@pytest.mark.parametrize("name", ["hall", *(game.name for game in all_games())])
def test_every_game_has_a_picture_of_the_size_that_is_told(name: str) -> None:
    data = (PICTURES / f"{name}.jpg").read_bytes()
    frame = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", data, re.DOTALL)
    assert frame is not None
    assert [int.from_bytes(side, "big") for side in frame.groups()] == [HEIGHT, WIDTH]


@pytest.mark.parametrize("path", ["", "decks", "new/chess", "learn/", "new", "table"])
def test_everything_else_is_the_hall(path: str, tmp_path: Any) -> None:
    @in_room
    async def inside(room: Room) -> None:
        assert await preview(room.hall, path, "en") == Preview(HALL, "Card games of feuding Houses, against people or bots.")

    inside(tmp_path)
