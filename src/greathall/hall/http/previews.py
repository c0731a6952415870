"""What messengers show of a link: they read the head of the page, run no program, and are not sent what follows `#`.

Everyone who knows the address may read this. So it says nothing of a private table, not even whether it is there, and of a listed one no
more than the lobby does, without names.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from fastapi import Request

from greathall.hall import messages
from greathall.hall.errors import Closed
from greathall.hall.hall import Hall
from greathall.hall.speech import best_language, sentence
from greathall.hall.table.plan import Plan
from greathall.hall.table.votes import span
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.errors import UnknownGame
from greathall.kernel.sentences import descriptions
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.message import Part, Saying

HALL: Final = "Greathall"
WIDTH, HEIGHT = 1200, 630
"""The size of the pictures."""


@dataclass(frozen=True)
class Preview:
    """What is shown of a link."""

    title: str
    about: str
    game: str = ""
    """Whose picture is shown; empty: that of the hall."""


Head = Callable[[Request, str, Container[str]], Awaitable[str]]
"""What stands in the head of the page at a path, given the files of the page."""


async def head(request: Request, path: str, files: Container[str]) -> str:
    """The preview of a path of the page, as messengers read it. There is no `og:url`: whoever followed it would lose what follows `#`."""
    hall: Hall = request.app.state.hall
    shown = await preview(hall, path, best_language(request.headers.get("accept-language", "")))
    picture = f"previews/{shown.game or 'hall'}.jpg"
    base = hall.reach.url or str(request.base_url).rstrip("/")
    properties = {
        "og:type": "website",
        "og:site_name": HALL,
        "og:title": shown.title,
        "og:description": shown.about,
        "og:image": f"{base}/{picture if picture in files else 'previews/hall.jpg'}",
        "og:image:width": f"{WIDTH}",
        "og:image:height": f"{HEIGHT}",
    }
    tags = [f'<meta property="{name}" content="{escape(said)}">' for name, said in properties.items()]
    named = {"description": shown.about, "twitter:card": "summary_large_image"}
    return "".join([*tags, *(f'<meta name="{name}" content="{escape(said)}">' for name, said in named.items())])


async def head_of_any(request: Request, path: str, files: Container[str]) -> str:
    """The same preview for every path: of a hall that asks for a password nothing is told but that it is there."""
    return await head(request, "", files)


async def preview(hall: Hall, path: str, spoken: str) -> Preview:
    """What is shown of a path."""

    def say(name: str, *parts: Part) -> str:
        return sentence(messages.PREVIEWS[name].say(*parts), spoken)

    match path.split("/"):
        case ["table" | "substitute", name, *_]:
            table = await listed(hall, name)
            if table is None:
                return Preview(say("invited"), say("invited_about"))
            game = find_game(table["plan"]["game"])
            return Preview(say("table", game.title), " ".join(sentence(each, spoken) for each in standing(table)), game.name)
        case ["replay", name, *_]:
            table = await listed(hall, name)
            game_of = None if table is None else find_game(table["plan"]["game"])
            title = say("replay_private") if game_of is None else say("replay", game_of.title)
            return Preview(title, say("replay_about"), game_of.name if game_of else "")
        case ["new" | "learn" as screen, name, *_]:
            known = known_game(name)
            if known is not None:
                return Preview(say(screen, known.title), descriptions.about(known, language(spoken)), known.name)
    return Preview(HALL, say("hall"))


def known_game(name: str) -> Game | None:
    try:
        return find_game(name)
    except UnknownGame:
        return None


async def listed(hall: Hall, name: str) -> dict[str, Any] | None:
    """A table as the lobby knows it; None if it is private, not there, or can't be looked up now. Nothing tells these apart."""
    try:
        found = await hall.store.listed_table(name)
    except Closed:
        return None
    return found if found is not None and known_game(found["plan"]["game"]) else None


def standing(table: dict[str, Any]) -> list[Saying]:
    """How a listed table stands: its free seats and its pace before the game, and later whether one can watch."""
    plan = Plan.model_validate(table["plan"])
    if table["phase"] != "gathering":
        under_way = "playing" if plan.watchers == "none" else "watch"
        return [messages.PREVIEWS[under_way if table["phase"] == "playing" else "over"].say()]
    free = sum(seat["kind"] == "free" for seat in table["seats"])
    time = plan.decision_time()
    pace = messages.PREVIEWS["untimed"].say() if time is None else messages.PREVIEWS["clock"].say(span(time))
    return [messages.PREVIEWS["free"].say(free) if free else messages.PREVIEWS["full"].say(), pace]
