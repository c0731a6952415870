"""A seat that a program finds by itself: at a listed table, as any guest finds one, and marked as a program's."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote, urlsplit

from greathall.client.asking import Later, ask
from greathall.client.connection import Link
from greathall.hall.errors import Refused
from greathall.hall.keys import fresh_key

LOOKS_EVERY: Final = 2.0
"""After how many seconds it looks again where there was no table."""
MOST_NAMES: Final = 20
"""How many names it tries at a table."""

TAKEN: Final = {"taken"}
"""Codes after which another seat of the table may still do."""
GONE: Final = {*TAKEN, "begun", "shuffling", "no_programs", "name_taken", "not_there", "removed"}
"""Codes after which another table may still do."""


@dataclass(frozen=True)
class Wish:
    """What a program wants: a game, or any; a table by its name, or any; and what it wants to be called."""

    game: str = ""
    table: str = ""
    name: str = "Program"

    def __str__(self) -> str:
        if self.table:
            return f"a free seat at the table {self.table}"
        return f"a listed table{f' of {self.game}' if self.game else ''} with a free seat that admits programs"


def read_hall(text: str) -> str | None:
    """The address of a hall, as people pass it on; None if it is something else."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or "/table/" in parts.path or parts.fragment:
        return None
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def sit_down(hall: str, wish: Wish, say: Callable[[str], None], pause: Callable[[float], None] = time.sleep) -> Link:
    """Find a table, and sit down there; wait until there is one. The link of the seat."""
    if wish.game and wish.game not in (names := [game["name"] for game in ask(hall, "/api/games")]):
        raise Refused("not_there", f"there is no game called {wish.game!r}; choose from {', '.join(names)}")
    waiting = False
    while True:
        try:
            for table in tables(hall, wish):
                if (link := seat_at(hall, table, wish)) is not None:
                    say(f"The bot sits down at the table {table['table']}, where {table['plan']['game']} is played.")
                    say(f"The seat's own link, to come back to it: {link}")
                    return link
        except Later as later:
            say(f"refused: {later.reason}")
            pause(later.seconds)
            continue
        if not waiting:
            say(f"Waiting for {wish}.")
        waiting = True
        pause(LOOKS_EVERY)


def tables(hall: str, wish: Wish) -> Iterator[dict[str, Any]]:
    """The tables at which it could sit down now, the best first. People who are paired want people."""
    if wish.table:
        table = ask(hall, f"/api/tables/{quote(wish.table)}")
        if table["phase"] != "gathering":
            raise Refused("begun", f"the game at the table {wish.table} has begun")
        yield table
        return
    for table in ask(hall, f"/api/tables?game={quote(wish.game)}&most=200"):
        if table["plan"].get("programs", True) and not table["plan"].get("pairing", False):
            yield table


def seat_at(hall: str, table: dict[str, Any], wish: Wish) -> Link | None:
    """A seat there, if one is still free; under another name where somebody has the same."""
    taken = {seat["name"] for seat in table["seats"]}
    names = [wish.name, *(f"{wish.name} {number}" for number in range(2, MOST_NAMES))]
    name = next((name for name in names if name not in taken), wish.name)
    for seat, form in enumerate(table["seats"]):
        if form["kind"] != "free":
            continue
        key = fresh_key()
        try:
            ask(hall, f"/api/tables/{table['table']}/seats/{seat}", {"name": name, "key": key, "program": True})
        except Refused as refused:
            if refused.code not in (TAKEN if wish.table else GONE):
                raise
        else:
            return Link(hall, table["table"], key)
    return None
