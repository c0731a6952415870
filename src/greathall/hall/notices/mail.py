"""Notices by mail: only to addresses whose owners have confirmed it, and with a link in each by which one click ends it (RFC 8058)."""

from __future__ import annotations

import asyncio
import json
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from greathall.hall import messages
from greathall.hall.clock import Clock
from greathall.hall.errors import Refused
from greathall.hall.notices.letters import Letter
from greathall.hall.speech import sentence
from greathall.hall.store.base import Address

MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+", re.ASCII)
LONGEST_MAIL: Final = 254

WITHIN: Final = 10.0
CONFIRM_WITHIN: Final = 24 * 3600.0
"""For how many seconds a confirming link is good."""

GONE: Final = range(550, 554)
"""What a mail server says of an address that there is none of, or that wants no mail."""

Deed = Literal["confirm", "end"]


@dataclass(frozen=True)
class MailServer:
    """Who carries mail for the hall, and in whose name."""

    host: str
    port: int
    tls: bool
    """From the first byte on; otherwise as soon as the server offers it."""
    user: str
    password: str
    sender: str

    def send(self, message: EmailMessage) -> None:
        """Send a message; in a thread of its own."""
        trusted = ssl.create_default_context()
        if self.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=WITHIN, context=trusted)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=WITHIN)
        with server:
            server.ehlo()
            if not self.tls and server.has_extn("starttls"):
                server.starttls(context=trusted)
                server.ehlo()
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


def read_server(url: str, sender: str) -> MailServer | None:
    """What `--mail` and `--mail-from` say; None if no mail is sent."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise Refused("bad_mail", "--mail names a mail server, such as smtp://user:password@mail.example:587")
    if not is_mail(sender):
        raise Refused("bad_mail", "--mail-from names the address in whose name the hall writes, such as hall@example.org")
    tls = parts.scheme == "smtps"
    return MailServer(
        parts.hostname, port or (465 if tls else 587), tls, unquote(parts.username or ""), unquote(parts.password or ""), sender
    )


def is_mail(address: str) -> bool:
    """Whether this is the plain address of a mailbox, and can't be anything else in the head of a message."""
    return len(address) <= LONGEST_MAIL and MAIL.fullmatch(address) is not None


def asked(clock: Clock) -> dict[str, float]:
    """What is kept of when somebody was asked by mail: the time of day, which goes on while the hall is closed."""
    return {"asked": clock.wall()}


def too_late(address: Address, clock: Clock) -> bool:
    """Whether a confirming link is no longer good, by the time of the hall or by the time of day."""
    day = json.loads(address.details).get("asked")  # earlier versions noted none
    return clock.now() > address.made + CONFIRM_WITHIN or (day is not None and clock.wall() > day + CONFIRM_WITHIN)


def token(secret: str, deed: Deed, number: str) -> str:
    """What only the hall can write into a link: that whoever has it got it by mail."""
    return digest(secret.encode(), f"{deed} {number}".encode(), sha256).hex()[:40]


def right(secret: str, deed: Deed, number: str, given: str) -> bool:
    return compare_digest(token(secret, deed, number).encode(), given.encode())


def link(url: str, secret: str, deed: Deed, number: str) -> str:
    return f"{url}/notices/{deed}/{number}/{token(secret, deed, number)}"


def envelope(server: MailServer, to: str, subject: str, ending: str) -> EmailMessage:
    """A message without its text. Nothing that guests have written is in its head."""
    message = EmailMessage(policy=SMTP)
    message["From"] = server.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{ending}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def confirming(server: MailServer, url: str, secret: str, address: Address, title: str) -> EmailMessage:
    """Asks whoever owns an address whether they want notices there. What strangers call themselves is not in it."""
    spoken = address.language
    ending = link(url, secret, "end", address.id)
    message = envelope(server, address.address, sentence(messages.MAIL_CONFIRM_SUBJECT.say(title), spoken), ending)
    asked = sentence(messages.MAIL_CONFIRM.say(title, url), spoken)
    message.set_content(f"{asked}\n\n{link(url, secret, 'confirm', address.id)}\n\n{sentence(messages.MAIL_IGNORE.say(), spoken)}\n")
    return message


def notice(server: MailServer, url: str, secret: str, address: Address, letter: Letter) -> EmailMessage:
    """A notice as a message."""
    ending = link(url, secret, "end", address.id)
    message = envelope(server, address.address, letter.title, ending)
    message.set_content(f"{letter.text}\n\n{url}{letter.path()}\n\n-- \n{sentence(messages.MAIL_END.say(), address.language)}\n{ending}\n")
    return message


async def post(server: MailServer, message: EmailMessage) -> Literal["carried", "again", "lost", "gone"]:
    """Send a message without keeping anyone waiting; what became of it."""
    try:
        await asyncio.to_thread(server.send, message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return "gone" if all(code in GONE for code in codes) else "again"
    except smtplib.SMTPResponseException as error:
        return "again" if error.smtp_code < 500 else "lost"
    except (smtplib.SMTPException, OSError):
        return "again"
    return "carried"
