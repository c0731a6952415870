"""Notices as other services take them: Discord, Slack, ntfy. All of it is JSON in the body, so that no name can become a header."""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal

from greathall.hall.notices.addresses import Target
from greathall.hall.notices.letters import Letter

Service = Literal["discord", "slack", "ntfy"]

TOPIC: Final = re.compile(r"/(?P<topic>[A-Za-z0-9_-]{1,64})", re.ASCII)
MARKUP: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
"""What Discord would take for more than a letter."""


def fits(service: Service, target: Target) -> bool:
    """Whether an address can be one of this service: that of ntfy names a topic."""
    return service != "ntfy" or TOPIC.fullmatch(target.path) is not None


def request(service: Service, target: Target, letter: Letter, link: str) -> tuple[str, bytes]:
    """Where to post a notice, and what."""
    where = target.origin() + target.path
    body: dict[str, Any]
    match service:
        case "discord":
            plain = MARKUP.sub(r"\\\1", f"{letter.title}: {letter.text}")
            body = {"content": f"{plain} {link}".strip(), "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": f"{slack(letter.title)}: {slack(letter.text)} {link}".strip(), "mrkdwn": False}
        case "ntfy":
            where, body = target.origin() + "/", ntfy(target, letter, link)
    return where, json.dumps(body, ensure_ascii=False).encode()


def slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def ntfy(target: Target, letter: Letter, link: str) -> dict[str, Any]:
    found = TOPIC.fullmatch(target.path)
    topic = found["topic"] if found else ""
    return {"topic": topic, "title": letter.title, "message": letter.text, **({"click": link} if link else {})}
