"""HTTP: where other devices find the hall, for invitations that are written at its own machine."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Request

from greathall.hall.forms import Form
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.network import loopback

router = APIRouter(prefix="/api", responses=REFUSALS)


class Addresses(Form):
    """Where other devices find the hall, the likeliest first; none where that is where the page was opened, or where they can't."""

    addresses: list[str]


@router.get("/addresses")
async def addresses(request: Request) -> Addresses:
    """Where other devices find the hall, if the page was opened at the hall's own machine, from where its address leads only there."""
    client = request.client.host if request.client else ""
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    # Nobody else needs to know how the machine is called in its own network.
    found: list[str] = request.app.state.reachable() if loopback(client) and loopback(host) else []
    return Addresses(addresses=found)
