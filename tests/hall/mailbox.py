"""A mail server of the tests' own, which keeps what it is given.

    python -m tests.hall.mailbox

runs one, and writes a line of JSON with its port, then one for each mail.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import SMTP
from typing import Any

from aiosmtpd.controller import Controller

from tests.hall.serving import free_port


class Mailbox:
    """Takes mail, and answers as it is told to."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.to: list[str] = []
        self.answers: list[str] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        found = BytesParser(policy=SMTP).parsebytes(envelope.content)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        self.to += envelope.rcpt_tos
        return "250 OK"


@contextmanager
def open_mailbox() -> Iterator[Mailbox]:
    """A mailbox whose server runs."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def run() -> None:
    with open_mailbox() as box:
        print(json.dumps({"port": box.port}), flush=True)
        shown = 0
        while True:
            time.sleep(0.05)
            for mail in box.mails[shown:]:
                shown += 1
                print(json.dumps({"to": mail["To"], "subject": mail["Subject"], "text": mail.get_content()}), flush=True)


if __name__ == "__main__":
    run()
