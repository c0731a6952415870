"""A week in a minute: games over days, and what people are told of them while they are away, by push and by mail.

In Skirmish there are the turn, the reminder, a holiday, missed deadlines, a bot that plays on, an hour in which much happens, and the
end; in Dûhr an offer that waits.
"""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from greathall.hall.notices.carriers import Reach
from greathall.hall.notices.limits import EACH_SEAT, HOUR
from greathall.hall.notices.mail import MailServer
from greathall.hall.notices.messenger import AWAY, address_id
from greathall.hall.notices.occasions import standing
from greathall.hall.store.base import Address
from greathall.hall.table import shuffling
from greathall.hall.table.deadlines import reminder_at
from greathall.hall.table.snapshot import to_dict
from greathall.kernel.catalog import find_game
from tests.hall.away import Away, away
from tests.hall.mailbox import Mailbox, open_mailbox
from tests.hall.room import PATIENCE

DAY = 86_400.0
ADA, BEA, CID, DOV = range(4)
HALL = "https://hall.example"

NOTICE = re.compile(
    r"(It is your turn\.|An offer is waiting for your answer\.|You have \d+ h left to decide\.|"
    r"Your time ran out, so a bot has made a move for you\.( It is your turn again\.)?|"
    r"You have missed two deadlines in a row\. A bot plays on for you until you take your seat back\.)"
    r" You play with Guest \d(, Guest \d)* and Guest \d\.|The game with Guest \d and Guest \d is over\."
)
"""All that a notice ever says of these games: names, times, and nothing of what is played."""


@pytest.fixture(autouse=True)
def _same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals, and the same choices of bots that don't care."""
    monkeypatch.setattr(shuffling, "fresh_seed", lambda: "a week")
    monkeypatch.setattr(secrets, "choice", random.Random(1).choice)


class Told(NamedTuple):
    """A notice that arrived."""

    at: float
    to: str
    text: str


class Week:
    """People who look at their game now and then, in a hall that can write to them."""

    def __init__(self, room: Away, mailbox: Mailbox) -> None:
        self.room = room
        self.mailbox = mailbox
        carriers = room.hall.messenger.carriers
        carriers.reach = Reach(HALL, mail=MailServer("127.0.0.1", mailbox.port, False, "", "", "hall@hall.example"))
        self.all_told: list[Told] = []
        self.pushed: list[dict[str, Any]] = []

    async def begin(self, game: str, people: int, **plan: Any) -> None:
        self.guests = await self.room.lay(game, people, pace={"kind": "days", "days": 2}, window=5, thinking=0, stand_in="easy", **plan)
        self.live = self.guests[ADA].live
        self.table = self.live.table
        self.monday = self.room.time
        for guest in self.guests[1:]:
            self.live.leave(guest)

    async def can_be_reached(self, seat: int, name: str) -> None:
        """Somebody has push on a device, and has confirmed a mail address."""
        await self.room.subscribe(self.guests[seat], f"/push/{name}")
        lock, mail, now = self.guests[seat].lock, f"{name}@example.org", self.room.time
        address = Address(address_id(self.live.name, lock, "mail", mail), self.live.name, lock, "mail", mail, "{}", "en", "live", now)
        await self.room.hall.messenger.add(address, standing(self.table, seat), now)

    async def until(self, day: float) -> None:
        """Let time pass until that many days are over."""
        await self.until_time(self.monday + day * DAY)

    async def until_time(self, time: float) -> None:
        await self.room.pass_time(time - self.room.time)

    async def asks(self, seat: int) -> None:
        """Play on until a seat is asked for more than an instant. Nobody stays connected: each looks, moves and goes."""
        for _ in range(200):
            if self.table.asked() == [seat] and not self.guests[ADA].position["occasion"]:
                return
            await self.looks(self.table.asked()[0])
        raise AssertionError("the seat is never asked")

    async def looks(self, seat: int) -> None:
        """Somebody opens the page, makes a move and closes it."""
        guest = self.guests[seat]
        await self.live.join(guest, None)
        await guest.move()
        if seat != ADA:
            self.live.leave(guest)

    async def told(self) -> dict[str, str]:
        """What has arrived since the last time, by whom it was for: the same on their device and by mail."""
        requests, mails = len(self.room.service.requests), len(self.mailbox.mails)
        texts = await self.room.look()
        names = [request.target.decode().removeprefix("/push/") for request, _ in self.room.service.requests[requests:]]
        pushed = dict(zip(names, texts, strict=True))
        written = [str(mail.get_content()).partition("\r\n")[0] for mail in self.mailbox.mails[mails:]]
        mailed = dict(zip([to.removesuffix("@example.org") for to in self.mailbox.to[mails:]], written, strict=True))
        assert mailed == pushed
        assert len(pushed) == len(names), "one thing at a time"
        self.pushed += [message["said"] for message in self.room.service.heard]
        self.all_told += [Told(self.room.time, to, text) for to, text in pushed.items()]
        return pushed

    async def later(self) -> dict[str, str]:
        """The same, as soon as nobody takes those who have just left for there."""
        await self.room.pass_time(AWAY)
        return await self.told()

    def said(self) -> list[str]:
        return [event["text"] for event in self.guests[ADA].events if event["text"]]

    def clock(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.guests[ADA].position["clocks"][seat]
        return found

    def check_all_told(self) -> None:
        """Nobody was told too much, and nobody anything secret."""
        for told in self.all_told:
            assert NOTICE.fullmatch(told.text), told
            hour = [each for each in self.all_told if each.to == told.to and 0 <= told.at - each.at < HOUR]
            assert len(hour) <= EACH_SEAT, hour
        _, record = self.table.game()
        secret = [*self.room.keys, self.room.host, self.room.watch, str(record.seed)]
        for mail in self.mailbox.mails:
            assert not [each for each in secret if each in mail.as_string()]
            assert str(mail.get_content()).split("\r\n")[2] == f"{HALL}/table/{self.live.name}"
        assert self.pushed
        for said in self.pushed:
            assert said == {
                "title": find_game(self.table.plan.game).title,
                "text": said["text"],
                "path": f"/table/{self.live.name}",
                "table": self.live.name,
            }


def over_days(test: Callable[[Week], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that is given a hall which can write to people."""

    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            with open_mailbox() as mailbox:
                async with away(tmp_path) as room:
                    await asyncio.wait_for(test(Week(room, mailbox)), PATIENCE)

        asyncio.run(inside())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@over_days
async def test_a_week_in_a_minute(week: Week) -> None:
    await week.begin("skirmish", 3, holidays=3)
    room, guests, live = week.room, week.guests, week.live
    for seat, name in ((BEA, "bea"), (CID, "cid")):
        await week.can_be_reached(seat, name)
    beas, cids = "You play with Guest 0 and Guest 2.", "You play with Guest 0 and Guest 1."

    # Monday: windows wait, and nobody is absent because the page is closed. Bea is told that it is her turn, once.
    await week.asks(BEA)
    assert week.clock(BEA)["runs_out"] == week.monday + 2 * DAY
    assert [week.clock(seat)["runs_out"] for seat in (ADA, CID)] == [None, None], "whoever isn't asked has no clock"
    assert await week.later() == {"bea": f"It is your turn. {beas}"}
    await week.until(0.9)
    assert await guests[ADA].refused(type="vote", matter="hand_over", target=BEA) == "in_time"
    assert await week.told() == {}

    # Tuesday: Bea is reminded, looks, and takes a holiday of three days, in which nobody writes to her.
    assert reminder_at(week.table, BEA) == week.monday + DAY
    await week.until(1)
    assert await week.told() == {"bea": f"You have 24 h left to decide. {beas}"}
    await live.join(guests[BEA], None)
    await guests[BEA].say(type="holiday", days=3)
    live.leave(guests[BEA])
    assert week.said()[-1] == "Guest 1 is on holiday for 3 days."
    assert week.clock(BEA)["holiday"] == week.monday + 4 * DAY
    assert week.clock(BEA)["runs_out"] == week.monday + 5 * DAY
    for day in (1.5, 2, 3, 3.99):
        await week.until(day)
        assert await week.told() == {}

    # Friday: the holiday is over, and she is reminded again. She misses the deadline all the same: a bot makes this one move.
    assert reminder_at(week.table, BEA) == week.monday + 4 * DAY
    await week.until(4)
    assert await week.told() == {"bea": f"You have 24 h left to decide. {beas}"}
    await week.until(4.9)
    assert week.table.asked() == [BEA]
    await week.until(5)
    assert week.said()[-1] == "Guest 1's time has run out."
    assert not week.table.chairs[BEA].stand_in
    assert week.clock(BEA)["days_off"] == 0
    missed = "Your time ran out, so a bot has made a move for you."
    assert await week.told() == {"bea": f"{missed} {beas}", "cid": f"It is your turn. {cids}"}

    # The weekend: she is asked again, and misses that, too: the bot plays on, and all are told.
    await week.asks(BEA)
    assert await week.later() == {"bea": f"It is your turn. {beas}"}
    ends = week.table.runs_out(BEA)
    assert ends is not None
    await week.until_time(ends)
    assert "Guest 1 has missed two deadlines in a row. A bot plays on until Guest 1 is back." in week.said()
    assert reminder_at(week.table, BEA) is None
    plays_on = "You have missed two deadlines in a row. A bot plays on for you until you take your seat back."
    assert await week.told() == {"bea": f"{plays_on} {beas}", "cid": f"It is your turn. {cids}"}

    # Next Monday: she is back, and takes her seat.
    await live.join(guests[BEA], None)
    await guests[BEA].say(type="take_back")
    assert week.said()[-1] == "Guest 1 is back."
    live.leave(guests[BEA])
    await week.asks(BEA)
    assert week.clock(BEA)["runs_out"] == room.time + 2 * DAY
    assert await week.later() == {"bea": f"It is your turn. {beas}"}

    # Cid goes on holiday before he is asked. It is his turn meanwhile, and he hears of it when he is back.
    await live.join(guests[CID], None)
    await guests[CID].say(type="holiday", days=1)
    live.leave(guests[CID])
    back = room.time + DAY
    await week.asks(CID)
    assert await week.later() == {}
    await week.until_time(back)
    assert await week.told() == {"cid": f"It is your turn. {cids}"}

    # Everyone has time, and looks in again and again: nobody is told of more than five things within the hour.
    told = len(week.all_told)
    for _ in range(int(HOUR / 60) - 1):
        await week.looks(week.table.asked()[0])
        await room.pass_time(60)
        await week.told()
    assert Counter(each.to for each in week.all_told[told:])["bea"] == EACH_SEAT

    # The others play on while Bea and Cid are away, until somebody has won.
    while week.table.phase == "playing":
        await week.looks(week.table.asked()[0])
    assert await week.later() == {}, "they have heard enough for this hour"
    await room.pass_time(HOUR)
    assert await week.told() == {"bea": "The game with Guest 0 and Guest 2 is over.", "cid": "The game with Guest 0 and Guest 1 is over."}

    # All of it is in the log.
    assert to_dict(await room.hall.load(live.name)) == to_dict(week.table)
    week.check_all_told()


@over_days
async def test_an_offer_waits_over_days_and_whoever_must_answer_it_is_told(week: Week) -> None:
    await week.begin("duhr", 4)
    guests, table = week.guests, week.table
    state, _ = table.game()
    while not (table.asked() == [ADA] and state.stack[-1].quiet()):
        await week.looks(table.asked()[0])
        state, _ = table.game()
    for seat, name in ((BEA, "bea"), (CID, "cid"), (DOV, "dov")):
        await week.can_be_reached(seat, name)
    assert await week.later() == {}, "it is Ada's turn"
    offer = {"to": [state.names()["seat"][CID]], "words": "Peace"}
    await guests[ADA].say(type="offer", position=guests[ADA].position["number"], offer=offer)
    cids = "You play with Guest 0, Guest 1 and Guest 3."
    assert await week.later() == {"cid": f"An offer is waiting for your answer. {cids}"}
    reminder = reminder_at(table, CID)
    assert reminder is not None
    await week.until_time(reminder)
    assert await week.told() == {"cid": f"You have 24 h left to decide. {cids}"}
    week.check_all_told()
