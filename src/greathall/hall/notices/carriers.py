"""How a notice reaches people: by push, and by what else whoever runs the hall allows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from greathall.hall.errors import Refused
from greathall.hall.notices import webhook
from greathall.hall.notices.addresses import Target, Unreachable
from greathall.hall.notices.letters import Letter
from greathall.hall.notices.mail import MailServer, notice, post, read_server
from greathall.hall.notices.posting import Failed, Poster
from greathall.hall.notices.push import encrypted
from greathall.hall.notices.vapid import Vapid
from greathall.hall.notices.webhook import Service
from greathall.hall.store.base import Address

Outcome = Literal["carried", "again", "lost", "gone"]
"""What became of a notice: it arrived, may be tried again, can't be carried, or its address is no longer one."""

KEPT_FOR: Final = 24 * 3600
"""For how many seconds a push service keeps a notice for a browser that can't be reached."""

NOBODY: Final = "mailto:nobody@greathall.invalid"
"""Whom push services can ask about the hall, if it has no address of its own."""


@dataclass(frozen=True)
class Reach:
    """How people may be reached, as whoever runs the hall has settled it."""

    url: str = ""
    """Where guests find the hall, for links that are read elsewhere."""
    private: tuple[str, ...] = ()
    """Hosts in the hall's own network to which notices may be sent, with their ports."""
    webhooks: tuple[str, ...] = ()
    """The hosts whose webhooks may be given as addresses."""
    mail: MailServer | None = None
    """Who carries mail, if any is sent."""

    def link(self, letter: Letter) -> str:
        """The table, for whoever reads of it elsewhere; empty if the hall does not know its own address."""
        return self.url + letter.path() if self.url else ""


def settled(url: str, private: Sequence[str], webhooks: Sequence[str], mail: str, sender: str) -> Reach:
    """The same, as it is said when a hall is opened."""
    server = read_server(mail, sender)
    if server is not None and not url:
        raise Refused("bad_mail", "mails have links in them; say with --url where guests find the hall")
    return Reach(url.rstrip("/"), tuple(private), tuple(webhooks), server)


@dataclass(frozen=True)
class Own:
    """What only the hall has: its key for push services, and what it signs links with."""

    vapid: Vapid
    secret: str


class Carriers:
    """Everything by which notices leave the hall."""

    def __init__(self, reach: Reach, poster: Poster) -> None:
        self.reach = reach
        self.poster = poster

    async def carry(self, letter: Letter, address: Address, own: Own, now: float) -> Outcome:
        """Carry a notice to an address, at that time of the real clock."""
        try:
            if address.kind == "push":
                return outcome(await self.push(letter, address, own.vapid, now))
            if address.kind == "webhook":
                return outcome(await self.webhook(letter, address))
            server = self.reach.mail
            return "lost" if server is None else await post(server, notice(server, self.reach.url, own.secret, address, letter))
        except Failed:
            return "again"
        except (Unreachable, ValueError):
            return "lost"

    async def push(self, letter: Letter, address: Address, vapid: Vapid, now: float) -> int:
        """To a browser, by its push service."""
        keys = json.loads(address.details)
        said = {"title": letter.title, "text": letter.text, "path": letter.path(), "table": letter.table}
        headers = {
            "Authorization": vapid.authorization(self.poster.guard.read(address.address).origin(), self.reach.url or NOBODY, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": letter.table,  # a later notice of the same table takes the place of one that still waits
            "Urgency": "high" if letter.urgent() else "normal",
        }
        body = encrypted(json.dumps(said, ensure_ascii=False).encode(), keys["p256dh"], keys["auth"])
        return await self.poster.post(address.address, headers, body)

    def hook(self, url: str, service: Service) -> Target:
        """Where a webhook is, if it is at one of the hosts that are listed."""
        target = self.poster.guard.read(url)
        if target.authority() not in self.reach.webhooks or not webhook.fits(service, target):
            raise Unreachable("its host is not listed")
        return target

    async def webhook(self, letter: Letter, address: Address) -> int:
        """To a service that shows it to people. Whether its host is listed is asked each time, since that may have changed."""
        service: Service = json.loads(address.details)["service"]
        url, body = webhook.request(service, self.hook(address.address, service), letter, self.reach.link(letter))
        return await self.poster.post(url, {"Content-Type": "application/json"}, body)


def outcome(status: int) -> Outcome:
    """What the status of an answer means."""
    if 200 <= status < 300:
        return "carried"
    if status in (404, 410):
        return "gone"
    return "again" if status == 429 or status >= 500 else "lost"
