"""All groups of endpoints, in the order in which the interface is described. A new one is added here."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, FastAPI

from greathall.hall.http import (
    addresses,
    admin,
    belongings,
    card_schemas,
    decks,
    devices,
    entrance,
    games,
    hosts,
    invitations,
    lobby,
    mails,
    notices,
    pairing,
    playing_on,
    records,
    seats,
    substitutes,
    tables,
)
from greathall.hall.http.dependencies import KEEPING
from greathall.version import VERSION

ROUTERS: Final[tuple[tuple[APIRouter, list[Any]], ...]] = (
    (games.router, []),
    (entrance.router, []),
    (lobby.router, []),
    (tables.router, KEEPING),
    (pairing.router, KEEPING),
    (hosts.router, KEEPING),
    (invitations.router, KEEPING),
    (devices.router, KEEPING),
    (substitutes.router, KEEPING),
    (records.router, KEEPING),
    (playing_on.router, KEEPING),
    (decks.router, []),
    (addresses.router, []),
    (seats.router, []),
    (notices.router, KEEPING),
    (mails.router, []),
    (admin.router, []),
    (belongings.router, []),
)
"""Each with what is done before its endpoints are called."""


class Api(FastAPI):
    """An application whose description has the types of the games' cards as well."""

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        described["components"]["schemas"] |= card_schemas.schemas()
        return described


def make_api(**settings: Any) -> FastAPI:
    """An application with all of them."""
    app = Api(title="Greathall", version=VERSION, **settings)
    for router, first in ROUTERS:
        app.include_router(router, dependencies=first)
    return app
