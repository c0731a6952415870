"""Notices by mail: after a confirming click, with one that ends them, and with nothing of strangers in the head of a message."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest
import websockets

from greathall.client.connection import Link
from greathall.hall.errors import Refused
from greathall.hall.notices import mail
from greathall.hall.notices.carriers import Reach, settled
from greathall.hall.notices.letters import Letter
from greathall.hall.notices.mail import MailServer, is_mail, read_server
from greathall.hall.store.base import Address
from tests.hall.mailbox import Mailbox, open_mailbox
from tests.hall.serving import Server
from tests.hall.test_http import refused

HALL = "https://hall.example"
SERVER = MailServer("127.0.0.1", 1, False, "", "", "hall@hall.example")


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with open_mailbox() as box:
        yield box


@pytest.fixture
def server(mailbox: Mailbox, tmp_path: Path) -> Iterator[Server]:
    before = (
        "from greathall.hall.notices.carriers import Reach; from greathall.hall.notices.mail import MailServer; "
        f"reach = Reach('{HALL}', mail=MailServer('127.0.0.1', {mailbox.port}, False, '', '', 'hall@hall.example'))"
    )
    clock = tmp_path / "ahead"
    running = Server(f"sqlite:///{tmp_path / 'hall.db'}", before=before, clock=clock, reach=Given("reach")).start()
    yield running
    running.stop()


class Given:
    """A name of the server's process, as an argument."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


def wait_for(mailbox: Mailbox, count: int) -> EmailMessage:
    """The latest of that many mails."""
    deadline = time.monotonic() + 60
    while len(mailbox.mails) < count:
        assert time.monotonic() < deadline, "no mail has come"
        time.sleep(0.02)
    return mailbox.mails[-1]


def link_in(server: Server, message: EmailMessage, deed: str) -> str:
    """The address of a link in a mail, at the server of the test."""
    (found,) = re.findall(rf"{HALL}(/notices/{deed}/\S+)", message.get_content())
    return server.url + str(found)


def opened(url: str, method: str = "GET", body: bytes | None = None, origin: str = "") -> tuple[int, str]:
    headers = {"origin": origin} if origin else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers, method=method)) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def listed(server: Server, link: Link) -> list[tuple[str, str]]:
    return [(each["where"], each["state"]) for each in server.get(f"/api/tables/{link.table}/notices", link.key)]


def test_mail_comes_only_after_a_confirming_click_and_ends_with_one(server: Server, mailbox: Mailbox) -> None:
    ada, bea = server.lay("treachery", 2, options={"first": "1"}, pace={"kind": "days", "days": 2})
    path = f"/api/tables/{ada.table}/notices"
    assert server.get("/api/notices")["mail"] is True
    server.post(path, {"kind": "mail", "address": "ada@example.org"}, ada.key)
    assert listed(server, ada) == [("a…@example.org", "waiting")]
    asking = wait_for(mailbox, 1)
    assert mailbox.to == ["ada@example.org"]
    assert "Guest" not in asking.as_string(), "nothing that a stranger has written"
    assert asking["Auto-Submitted"] == "auto-generated"

    # Loading the page changes nothing, nor does a link of someone's own making.
    confirm = link_in(server, asking, "confirm")
    status, page = opened(confirm)
    assert (status, "<form" in page) == (200, True)
    assert listed(server, ada) == [("a…@example.org", "waiting")]
    forged = confirm[:-1] + ("0" if confirm[-1] != "0" else "1")
    assert opened(forged)[0] == opened(forged, "POST")[0] == 404
    assert opened(confirm.replace("/confirm/", "/end/"), "POST")[0] == 404, "a link does one thing"
    assert opened(confirm, "POST", b"", "https://evil.example")[0] == 403
    assert opened(confirm, "POST", b"", server.url)[0] == 200
    assert listed(server, ada) == [("a…@example.org", "live")]

    # Bea decides, and Ada, who is away, is told.
    (position,) = [seat for seat in server.post("/api/seats", {"seats": [{"table": bea.table, "key": bea.key}]}) if seat["turn"]]
    assert position["others"] == ["Guest 0"]
    make_move(server, bea)
    server.pass_time(10)
    told = wait_for(mailbox, 2)
    assert told["To"] == "ada@example.org"
    assert told["Subject"] == "Treachery in a Pocket"
    assert told.get_content().startswith(f"It is your turn. You play with Guest 1.\r\n\r\n{HALL}/table/{ada.table}\r\n")
    assert ada.key not in told.as_string()
    end = server.url + str(told["List-Unsubscribe"]).strip("<>").removeprefix(HALL)
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert end == link_in(server, told, "end")
    assert opened(end)[0] == 200
    assert listed(server, ada) == [("a…@example.org", "live")], "nor does this"
    status, page = opened(end, "POST", b"List-Unsubscribe=One-Click")
    assert (status, "no longer write to you" in page) == (200, True)
    assert listed(server, ada) == []
    assert opened(end, "POST", b"List-Unsubscribe=One-Click")[0] == 404


def make_move(server: Server, link: Link) -> None:
    """Whoever is asked makes a move, over the wire."""

    async def inside() -> None:
        async with websockets.connect(f"{link.server.replace('http', 'ws')}/wire/{link.table}") as wire:
            await wire.send(json.dumps({"type": "hello", "protocol": 1, "key": link.key, "since": None}))
            position = json.loads(await wire.recv())["position"]
            await wire.send(json.dumps({"type": "move", "question": position["question"], "move": position["moves"][0]["text"]}))
            while json.loads(await wire.recv())["type"] != "event":
                pass

    asyncio.run(inside())


def test_a_confirming_link_is_good_for_a_day(server: Server, mailbox: Mailbox) -> None:
    ada, _ = server.lay("treachery", 2)
    server.post(f"/api/tables/{ada.table}/notices", {"kind": "mail", "address": "ada@example.org"}, ada.key)
    confirm = link_in(server, wait_for(mailbox, 1), "confirm")
    server.pass_time(mail.CONFIRM_WITHIN + 1)
    status, page = opened(confirm, "POST", b"")
    assert (status, "too old" in page) == (404, True)
    assert listed(server, ada) == [("a…@example.org", "waiting")]


def test_nobody_is_asked_more_than_once_an_hour(server: Server, mailbox: Mailbox) -> None:
    ada, bea = server.lay("treachery", 2)
    path = f"/api/tables/{ada.table}/notices"
    server.post(path, {"kind": "mail", "address": "ada@example.org"}, ada.key)
    for address in ("ada@example.org", "ADA@example.org"):
        assert refused(server, "POST", path, {"kind": "mail", "address": address}, bea.key) == (429, "too_many")
        assert listed(server, bea) == [], "an address that nobody was asked about is not kept"
    wait_for(mailbox, 1)
    server.stop()
    server.start()
    assert refused(server, "POST", path, {"kind": "mail", "address": "ada@example.org"}, bea.key) == (429, "too_many")
    server.pass_time(3601)
    server.post(path, {"kind": "mail", "address": "ada@example.org"}, ada.key)
    wait_for(mailbox, 2)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ada",
        "ada@localhost",
        "ada@example.org\r\nBcc: all@example.org",
        "ada@example.org\n",
        "ada@example.org, bea@example.org",
        "Ada <ada@example.org>",
        "<ada@example.org>",
        '"a b"@example.org',
        "ada@[127.0.0.1]",
        "ada@exämple.org",
        "ada@@example.org",
        "ada@example..org",
        "a" * 65 + "@example.org",
        "ada@" + "a.example." * 30 + "org",
    ],
)
def test_what_is_not_a_plain_mail_address_is_refused(address: str) -> None:
    assert not is_mail(address)


def test_names_can_not_become_headers_and_stand_in_the_text_alone() -> None:
    address = Address("1" * 32, "abc", "", "mail", "ada@example.org", "{}", "de", "live", 0.0)
    letter = Letter("abc", "turn", "Dûhr: The Lesser Houses", "Du bist gefragt. Du spielst mit Bea\r\nBcc: all@example.org.")
    message = mail.notice(SERVER, HALL, "secret", address, letter)
    assert message["Bcc"] is None
    assert message["To"] == "ada@example.org"
    head = bytes(message).partition(b"\r\n\r\n")[0]
    assert b"all@example.org" not in head
    with pytest.raises(ValueError, match="may not contain"):
        mail.envelope(SERVER, "ada@example.org\r\nBcc: all@example.org", "x", "y")


@pytest.mark.parametrize(
    ("answers", "how"),
    [(["250 OK"], "carried"), (["550 no such user"], "gone"), (["450 later"], "again"), (["554 spam"], "again"), (["421 busy"], "again")],
)
def test_what_becomes_of_a_mail(mailbox: Mailbox, answers: list[str], how: str) -> None:
    mailbox.answers = answers
    message = mail.envelope(SERVER, "ada@example.org", "x", HALL)
    message.set_content("hello")
    assert asyncio.run(mail.post(replace(SERVER, port=mailbox.port), message)) == how
    assert asyncio.run(mail.post(SERVER, message)) == "again", "nobody listens there"


def test_a_mail_server_is_read_from_its_address() -> None:
    assert read_server("", "") is None
    assert read_server("smtp://mail.example", "hall@example.org") == MailServer("mail.example", 587, False, "", "", "hall@example.org")
    read = read_server("smtps://us%40er:p%2Fw@mail.example", "hall@example.org")
    assert read == MailServer("mail.example", 465, True, "us@er", "p/w", "hall@example.org")


@pytest.mark.parametrize(
    ("url", "sender", "hall"),
    [
        ("http://mail.example", "hall@example.org", HALL),
        ("smtp://", "hall@example.org", HALL),
        ("smtp://mail.example:x", "hall@example.org", HALL),
        ("smtp://mail.example", "", HALL),
        ("smtp://mail.example", "hall@example.org", ""),
    ],
)
def test_what_is_missing_for_mail_is_said_when_the_hall_opens(url: str, sender: str, hall: str) -> None:
    with pytest.raises(Refused, match=r"--mail|--url"):
        settled(hall, [], [], url, sender)


def test_a_hall_without_a_mail_server_sends_none() -> None:
    assert settled("", [], [], "", "") == Reach()
