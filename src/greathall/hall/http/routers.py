"""All groups of endpoints, in the order in which the interface is described. A new one is added here."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI

from greathall.hall.http import (
    addresses,
    decks,
    devices,
    games,
    hosts,
    invitations,
    lobby,
    mails,
    notices,
    pairing,
    records,
    seats,
    substitutes,
    tables,
)
from greathall.version import VERSION

ROUTERS: Final = (
    games.router,
    lobby.router,
    tables.router,
    pairing.router,
    hosts.router,
    invitations.router,
    devices.router,
    substitutes.router,
    records.router,
    decks.router,
    addresses.router,
    seats.router,
    notices.router,
    mails.router,
)


def make_api(**settings: Any) -> FastAPI:
    """An application with all of them."""
    app = FastAPI(title="Greathall", version=VERSION, **settings)
    for router in ROUTERS:
        app.include_router(router)
    return app
