"""Webhooks: Discord, Slack and ntfy are told in their own forms, only at hosts that whoever runs the hall has listed."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http.notices import Webhook, checked
from greathall.hall.notices.addresses import Guard, Target, Unreachable
from greathall.hall.notices.carriers import Carriers, Own, Reach
from greathall.hall.notices.letters import Letter
from greathall.hall.notices.posting import Poster
from greathall.hall.notices.vapid import Vapid, fresh_secret
from greathall.hall.notices.webhook import Service, request
from greathall.hall.store.base import Address
from tests.hall.push_service import PushService

LETTER = Letter("abc", "turn", "Dûhr: The Lesser Houses", "It is your turn. You play with <@everyone> & *Bea*_.")
LINK = "https://hall.example/table/abc"
LISTED = Carriers(Reach("https://hall.example", (), ("discord.com", "hooks.slack.com", "ntfy.sh")), Poster(Guard()))


def body(service: Service, url: str, link: str = LINK) -> tuple[str, dict[str, Any]]:
    where, written = request(service, Guard().read(url), LETTER, link)
    return where, json.loads(written)


def test_discord_is_told_in_words_that_call_nobody_and_mark_nothing() -> None:
    where, said = body("discord", "https://discord.com/api/webhooks/1/abc")
    assert where == "https://discord.com/api/webhooks/1/abc"
    assert said["content"] == rf"Dûhr\: The Lesser Houses\: It is your turn. You play with \<\@everyone\> & \*Bea\*\_. {LINK}"
    assert said["allowed_mentions"] == {"parse": []}


def test_slack_is_told_in_plain_text() -> None:
    _, said = body("slack", "https://hooks.slack.com/services/T/B/x")
    assert said["text"] == f"Dûhr: The Lesser Houses: It is your turn. You play with &lt;@everyone&gt; &amp; *Bea*_. {LINK}"
    assert said["mrkdwn"] is False


@pytest.mark.parametrize(("link", "more"), [(LINK, {"click": LINK}), ("", {})])
def test_ntfy_is_told_by_its_topic_and_a_click_opens_the_table(link: str, more: dict[str, str]) -> None:
    where, said = body("ntfy", "https://ntfy.sh/my_topic", link)
    assert where == "https://ntfy.sh/"
    assert said == {"topic": "my_topic", "title": LETTER.title, "message": LETTER.text, **more}


@pytest.mark.parametrize(
    ("service", "url"),
    [
        ("discord", "https://discord.example/api"),
        ("discord", "https://discord.com.example.org/api"),
        ("discord", "https://x.discord.com/api"),
        ("discord", "https://discord.com:8443/api"),
        ("discord", "http://discord.com/api"),
        ("discord", "https://discord.com@127.0.0.1/api"),
        ("ntfy", "https://ntfy.sh/"),
        ("ntfy", "https://ntfy.sh/a/b"),
        ("ntfy", "https://ntfy.sh/a?b=c"),
    ],
)
def test_a_webhook_elsewhere_is_refused_and_the_listed_hosts_are_named(service: Service, url: str) -> None:
    with pytest.raises(Refused, match=r"discord.com, hooks.slack.com and ntfy.sh"):
        checked(LISTED, Webhook(kind="webhook", service=service, address=url))


def test_where_no_host_is_listed_there_are_no_webhooks() -> None:
    with pytest.raises(Refused, match="does not write to webhooks"):
        checked(Carriers(Reach(), Poster(Guard())), Webhook(kind="webhook", service="ntfy", address="https://ntfy.sh/a"))


def test_a_notice_arrives_and_a_host_that_is_listed_no_longer_is_told_nothing(tmp_path: Path) -> None:
    async def inside() -> None:
        service = await PushService(tmp_path).open()
        poster = Poster(Guard((service.host,)))
        poster.trusted = service.trusted()
        listed = Reach("https://hall.example", (service.host,), (service.host,))
        address = Address("1", "abc", "", "webhook", f"https://{service.host}/topic", '{"service": "ntfy"}', "en", "live", 0.0)
        own = Own(Vapid(fresh_secret()), "secret")
        try:
            assert await Carriers(listed, poster).carry(LETTER, address, own, 0.0) == "carried"
            assert [message["topic"] for message in service.heard] == ["topic"]
            assert await Carriers(replace(listed, webhooks=()), poster).carry(LETTER, address, own, 0.0) == "lost"
            assert len(service.requests) == 1
            service.answers = [404, 503, 302]
            outcomes = [await Carriers(listed, poster).carry(LETTER, address, own, 0.0) for _ in range(3)]
            assert outcomes == ["gone", "again", "lost"]
        finally:
            await service.close()

    asyncio.run(inside())


def test_a_listed_host_that_stands_for_a_private_address_is_not_written_to() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["10.0.0.1"]

    guard = Guard((), resolve)
    with pytest.raises(Unreachable):
        asyncio.run(guard.number(Target("ntfy.sh", 443, "/a")))
