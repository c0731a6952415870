"""Programs come by invitation too: the link is exchanged for a seat, once."""

from __future__ import annotations

import asyncio

import pytest

from greathall.client.connection import Link, read_link
from greathall.client.invitation import invites, take_seat
from greathall.hall.errors import Refused
from tests.hall.guests import welcome
from tests.hall.serving import Server


def test_a_program_takes_the_seat_that_it_is_invited_to(server: Server) -> None:
    laid = server.post("/api/tables", {"game": "treachery", "seats": 2, "listed": False})
    made = server.post(f"/api/tables/{laid['table']}/seats/1/invitation", {"name": "Robin"}, laid["host"])
    invitation = read_link(f"{server.url}/table/{laid['table']}#invite={made['token']}")
    assert invites(invitation)
    link = take_seat(invitation)
    assert not invites(link)
    assert asyncio.run(welcome(link))["viewer"] == 1
    with pytest.raises(Refused, match="has been used"):
        take_seat(invitation)
    with pytest.raises(Refused, match="can't be reached"):
        take_seat(Link("http://127.0.0.1:1", "abc", "invite=x"))
