"""Invitations, for programs: a link that invites is exchanged for a seat, and for the link of that seat."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from dataclasses import replace
from typing import Final

from greathall.client.connection import Link
from greathall.hall.errors import Refused
from greathall.hall.keys import fresh_key

INVITE: Final = "invite="
WITHIN: Final = 30.0
"""For how many seconds the hall's answer is waited for."""


def invites(link: Link) -> bool:
    """Whether a link is an invitation, and not yet a seat's."""
    return link.key.startswith(INVITE)


def take_seat(link: Link) -> Link:
    """Take the seat that a link invites to: the link of the seat, which whoever took it has alone."""
    key = fresh_key()
    headers = {"content-type": "application/json", "authorization": f"Bearer {link.key.removeprefix(INVITE)}"}
    where = f"{link.server}/api/tables/{link.table}/invitation"
    request = urllib.request.Request(where, json.dumps({"key": key}).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=WITHIN):
            return replace(link, key=key)
    except urllib.error.HTTPError as error:
        said = json.load(error)
        raise Refused(said["word"], said["reason"]) from error
    except OSError as error:
        raise Refused("not_there", f"the hall at {link.server} can't be reached") from error
