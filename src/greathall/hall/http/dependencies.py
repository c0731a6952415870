"""What endpoints are given: the hall, the key that a request carries, the language of who reads, and the checked parts of its path."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Request
from fastapi import Path as InPath

from greathall import rulebook
from greathall.hall.hall import Hall

TableName = Annotated[str, InPath(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, InPath(ge=0, le=14)]
GameNumber = Annotated[int, InPath(ge=1, le=2**31 - 1)]


def key_in(authorization: Annotated[str | None, Header(max_length=200, description="`Bearer` and a key.")] = None) -> str:
    """The key that a request carries."""
    kind, _, key = (authorization or "").partition(" ")
    return key if kind.lower() == "bearer" else ""


Key = Annotated[str, Depends(key_in)]


def language_in(
    accept_language: Annotated[
        str | None, Header(description="The languages that a reader knows, the best first, as browsers send them.")
    ] = None,
) -> str:
    """The language that a reader knows best, by its two letters; English if none is named."""
    best = (accept_language or "").split(",")[0].split(";")[0].split("-")[0]
    return best.strip().lower() or rulebook.ENGLISH


Language = Annotated[str, Depends(language_in)]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]
