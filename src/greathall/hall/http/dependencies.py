"""What endpoints are given: the hall, the key that a request carries, the language of who reads, and the checked parts of its path."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Header, Request, Response
from fastapi import Path as InPath

from greathall.hall.hall import Hall
from greathall.hall.keys import lock_of
from greathall.hall.limits import ENTRY_COST, Quotas, around
from greathall.hall.speech import best_language

TableName = Annotated[str, InPath(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, InPath(ge=0, le=14)]
GameNumber = Annotated[int, InPath(ge=1, le=2**31 - 1)]


def key_in(request: Request, authorization: Annotated[str | None, Header(max_length=200, description="`Bearer` and a key.")] = None) -> str:
    """The key that a request carries."""
    kind, _, key = (authorization or "").partition(" ")
    if kind.lower() != "bearer":
        return ""
    hall_of(request).warden.admit(lock_of(key), "")
    return key


Key = Annotated[str, Depends(key_in)]


def device_in(
    greathall_device: Annotated[
        str, Header(max_length=100, description="What the device calls itself in its hello; empty: it counts as another one.")
    ] = "",
) -> str:
    """The device from which a request comes, as its connections name it."""
    return greathall_device


Device = Annotated[str, Depends(device_in)]


def language_in(
    response: Response,
    accept_language: Annotated[str | None, Header(description="The languages that a reader knows, the best first.")] = None,
) -> str:
    """The language for who reads: the one they know best, or English if there are no words of it."""
    response.headers["Vary"] = "Accept-Language"
    return best_language(accept_language or "")


Language = Annotated[str, Depends(language_in)]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]


class Visitor:
    """Whoever makes a request, as the quotas know them."""

    def __init__(self, quotas: Quotas, address: str) -> None:
        self.quotas = quotas
        self.address = address

    def take(self, kind: str, cost: float = 1.0) -> None:
        """Count something that they do; `TooMuch` if they have to wait."""
        self.quotas.take(kind, self.address, cost)

    def network(self) -> str:
        """By what they are told apart where many take turns; empty if nothing is counted for them."""
        return around(self.quotas.counted_as(self.address))[-1]

    def put_back(self, kind: str) -> None:
        """What they did turns out not to count."""
        self.quotas.put_back(kind, self.address)


def visitor_of(request: Request) -> Visitor:
    return Visitor(request.app.state.quotas, request.client.host if request.client else "")


TheVisitor = Annotated[Visitor, Depends(visitor_of)]


def count_kept(request: Request, visitor: TheVisitor) -> None:
    """Count what is kept of a request that changes something."""
    if request.method != "GET":
        visitor.take("kept", ENTRY_COST + getattr(request.state, "length", 0))


KEEPING: Final = [Depends(count_kept)]
"""For endpoints of whose requests something is kept for ever."""
