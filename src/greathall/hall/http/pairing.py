"""HTTP: being paired with anyone who wants to play the same game now.

Whoever asks is told at which table, makes the key of a seat there, keeps it, and sits down with it: an answer that is lost costs nobody
their seat, and nobody sits twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.errors import NotThere, Refused, Unreadable
from greathall.hall.forms import Form
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Language, TableName, TheHall, TheVisitor
from greathall.hall.http.games import known_game
from greathall.hall.http.invitations import SeatTaken
from greathall.hall.http.own_keys import OwnKey, unused
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.http.tables import Sitting
from greathall.hall.keys import browser_at, fresh_key, lock_of, opens
from greathall.hall.live.table import LiveTable
from greathall.hall.store.base import Search
from greathall.hall.table import entries, pairing
from greathall.hall.table.gathering import gathering
from greathall.hall.table.listing import PAIRING_FOR
from greathall.hall.table.seating import may_be_called, may_be_program, may_come
from greathall.hall.table.table import Table
from greathall.hall.wire import views
from greathall.hall.wire.outgoing import TableForm
from greathall.kernel.catalog import Game

router = APIRouter(prefix="/api", responses=REFUSALS)

MOST_BESIDES: Final = 50


class Wanted(Form):
    """What somebody wants to play with anyone."""

    game: str = Field(max_length=40)
    besides: list[Annotated[str, Field(max_length=40)]] = Field(
        default=[], max_length=MOST_BESIDES, description="Tables at which they would rather not sit; why is their own business."
    )


class Pairing(Sitting):
    """Who wants to be paired, and the key by which their seat shall be known."""

    key: OwnKey


def has_room(table: Table) -> bool:
    return table.phase == "gathering" and not pairing.full(table)


class Meeting:
    """Where people who want to play a game meet: the oldest table at which someone waits, or the one that was laid last for them."""

    def __init__(self, hall: Hall, game: Game, besides: Sequence[str]) -> None:
        self.hall = hall
        self.game = game
        self.besides = besides
        self.place = f"pairing {game.name}"
        """Under which the servers share the table that was laid last, and when."""

    async def table(self, lay: Callable[[], Awaitable[LiveTable]]) -> LiveTable:
        """A table with a free seat. Of two who lay one at once, perhaps at two servers, only one can put it in place, and the other finds
        it there."""
        laid: LiveTable | None = None
        while True:
            latest = await self.hall.store.value(self.place)
            for name in [*await self.waiting(), *self.fresh(latest)]:
                live = None if name in self.besides else await self.with_room(name)
                if live is not None:
                    return live
            laid = laid or await lay()
            if await self.hall.store.set_value(self.place, f"{laid.name} {self.hall.clock.now()}", latest):
                return laid

    async def waiting(self) -> list[str]:
        """The tables at which someone waits, the oldest first."""
        found = await self.hall.store.open_tables(Search(self.hall.clock.now(), self.game.name, pairing=True, most=200))
        return [name for _, name in sorted((table.laid, str(table.shown["table"])) for table in found)]

    def fresh(self, latest: str | None) -> list[str]:
        """The table that was laid last, if whoever it was laid for may still be on the way to it."""
        name, _, at = (latest or " -inf").partition(" ")
        return [name] if self.hall.clock.now() - float(at) < PAIRING_FOR else []

    async def with_room(self, name: str) -> LiveTable | None:
        try:
            live = await self.hall.table(name)
            return live if await live.look(has_room) else None
        except (NotThere, Unreadable):
            return None


@router.post("/pairing")
async def find(hall: TheHall, visitor: TheVisitor, wanted: Wanted, spoken: Language) -> TableForm:
    """The table at which to play a game with anyone: the oldest at which someone waits for that, or a new one. Nobody is seated yet."""
    game = known_game(wanted.game)

    async def lay() -> LiveTable:
        visitor.take("listed")
        visitor.take("tables")
        return await hall.lay(entries.Opened(plan=pairing.plan_for(game, spoken), host="", watch=lock_of(fresh_key())))

    live = await Meeting(hall, game, wanted.besides).table(lay)
    return await live.look(lambda table: views.table_for(live.name, table, live.attendance()))


@router.post("/tables/{name}/pairing", status_code=201)
async def join(hall: TheHall, visitor: TheVisitor, name: TableName, who: Pairing) -> SeatTaken:
    """Sit down at a table at which people are paired, at whichever seat is free. The game begins by itself when all seats are taken and
    everyone has said over the wire that they are ready. Whoever lost the answer asks again, with the same key."""
    seat, browser = entries.NOBODY, browser_at(name, who.browser)

    def decide(table: Table, now: float) -> entries.Entry | None:
        nonlocal seat
        if not table.plan.pairing:
            raise Refused.because(reasons.NOT_PAIRED)
        seat = next((seat for seat, chair in enumerate(table.chairs) if opens(who.key, chair.lock)), entries.NOBODY)
        if seat != entries.NOBODY:
            return None
        gathering(table)
        may_come(table, browser)
        if browser and any(chair.browser == browser for chair in table.chairs):
            raise Refused.because(reasons.WAITING_ALREADY)
        seat = next((seat for seat, chair in enumerate(table.chairs) if chair.free()), entries.NOBODY)
        if seat == entries.NOBODY:
            raise Refused.because(reasons.TAKEN)
        unused(table, who.key)
        may_be_program(table, who.program)
        may_be_called(table, who.name)
        visitor.take("seatings")
        visitor.take("seats")
        return entries.Seated(seat=seat, name=who.name, face=who.face, lock=lock_of(who.key), browser=browser, program=who.program)

    await (await hall.table(name)).act(decide)
    return SeatTaken(seat=seat)
