"""HTTP: which hall this is, and where other devices find it, for invitations that are written at its own machine."""

from __future__ import annotations

from fastapi import APIRouter, Request

from greathall.hall.forms import Form
from greathall.hall.http.dependencies import TheHall
from greathall.hall.http.middleware import at_the_machine
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.network import loopback, name_in

router = APIRouter(prefix="/api", responses=REFUSALS)


class Addresses(Form):
    """Where other devices find the hall, the likeliest first; none where that is where the page was opened, or where they can't."""

    addresses: list[str]


class HallForm(Form):
    """A hall, by what tells it from all others. It stays the same at every address, as long as its store does."""

    hall: str


@router.get("/hall")
async def identity(hall: TheHall) -> HallForm:
    """Which hall this is."""
    return HallForm(hall=await hall.identity())


@router.get("/addresses")
async def addresses(request: Request) -> Addresses:
    """Where other devices find the hall, if the page was opened at the hall's own machine, from where its address leads only there."""
    host = name_in(request.headers.get("host", ""))
    # Nobody else needs to know how the machine is called in its own network.
    found: list[str] = request.app.state.reachable() if at_the_machine(request.scope) and loopback(host) else []
    return Addresses(addresses=found)
