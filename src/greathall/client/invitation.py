"""Invitations, for programs: a link that invites is exchanged for a seat, and for the link of that seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from greathall.client.asking import ask
from greathall.client.connection import Link
from greathall.hall.keys import fresh_key

INVITE: Final = "invite="


def invites(link: Link) -> bool:
    """Whether a link is an invitation, and not yet a seat's."""
    return link.key.startswith(INVITE)


def take_seat(link: Link) -> Link:
    """Take the seat that a link invites to: the link of the seat, which whoever took it has alone."""
    key = fresh_key()
    ask(link.server, f"/api/tables/{link.table}/invitation", {"key": key}, link.key.removeprefix(INVITE))
    return replace(link, key=key)
