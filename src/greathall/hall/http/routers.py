"""All groups of endpoints, in the order in which the interface is described. A new one is added here."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI

from greathall.hall.http import decks, games, records, tables
from greathall.version import VERSION

ROUTERS: Final = (games.router, tables.router, records.router, decks.router)


def make_api(**settings: Any) -> FastAPI:
    """An application with all of them."""
    app = FastAPI(title="Greathall", version=VERSION, **settings)
    for router in ROUTERS:
        app.include_router(router)
    return app
