"""HTTP: how one's seats stand, all at once, for whoever has their keys."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

from greathall.hall.clock import Clock
from greathall.hall.errors import Closed, Refused
from greathall.hall.forms import Form
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Language, TheHall, TheVisitor
from greathall.hall.http.own_keys import device_link, seat_opened
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.notices.occasions import standing
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.matches import goes_on
from greathall.hall.table.table import Table
from greathall.hall.table.votes import unanswered
from greathall.hall.wire.sentences import name as name_at

router = APIRouter(prefix="/api", responses=REFUSALS)

MOST_SEATS = 60


class SeatKey(Form):
    """A seat, by its key."""

    table: Annotated[str, Field(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
    key: Annotated[str, Field(max_length=200)]


class SeatKeys(Form):
    """The seats of which one wants to know."""

    seats: list[SeatKey] = Field(max_length=MOST_SEATS)


class MySeat(Form):
    """How a table stands for one of its seats."""

    table: str
    seat: int
    game: str
    phase: Literal["gathering", "playing", "over", "abandoned", "outdated"]
    goes_on: bool = Field(description="Between the games of a match: whether another one follows.")
    turn: bool = Field(description="Whether its owner is waited for.")
    offer: bool = Field(description="Whether it is an offer that waits for an answer.")
    others: list[str] = Field(description="The names of all others at the table.")
    level: str = Field(description="The bot that plays all other seats; empty where people sit there, or several kinds of bots.")
    made: int = Field(description="How many moves have been made in the game that is played; 0 where none is.")
    free: int = Field(description="How many seats are free.")
    replaced: bool = Field(description="Whether a bot plays for its owner until they take the seat back.")
    awaited: bool = Field(description="Whether the others wait for its owner's answer to a proposal.")
    device_link: Literal["", "good", "used", "late"] = Field(
        description="What has become of the latest link that brings the seat to another device; empty: there was none."
    )
    left: float | None = Field(description="How many seconds are left to decide; null where it is not its turn, or nobody is hurried.")


def seat_form(name: str, table: Table, seat: int, spoken: str, clock: Clock) -> MySeat:
    stands = standing(table, seat)
    ends = table.runs_out(seat) if stands.turn else None
    return MySeat(
        table=name,
        seat=seat,
        game=table.plan.game,
        phase=table.phase,
        goes_on=goes_on(table),
        turn=stands.turn is not None,
        offer=stands.offer is not None,
        others=[name_at(table, other, spoken) for other, chair in enumerate(table.chairs) if other != seat and not chair.free()],
        level=level(table, seat),
        made=len(table.game()[1].moves) if table.phase == "playing" else 0,
        free=sum(chair.free() for chair in table.chairs),
        replaced=table.phase == "playing" and bool(table.chairs[seat].handed_over),
        awaited=unanswered(table, seat),
        device_link=device_link(table.chairs[seat], clock),
        left=None if ends is None else max(0.0, ends - clock.now()),
    )


def level(table: Table, seat: int) -> str:
    """The bot that all others are."""
    bots = {chair.bot for other, chair in enumerate(table.chairs) if other != seat}
    return bots.pop() if len(bots) == 1 else ""


async def look_at(hall: Hall, wanted: SeatKey, spoken: str) -> MySeat | None:
    """How a table stands for the seat that the key opens; None if it opens none, or the table can't be opened."""

    def see(table: Table) -> MySeat | None:
        seat = seat_opened(table, wanted.key)
        return None if seat == NOBODY else seat_form(wanted.table, table, seat, spoken, hall.clock)

    try:
        return await (await hall.table(wanted.table)).look(see)
    except Closed:
        raise
    except Refused:
        return None


@router.post("/seats")
async def seats(hall: TheHall, visitor: TheVisitor, wanted: SeatKeys, spoken: Language) -> list[MySeat]:
    """How the tables stand for these seats. Those whose keys open nothing are left out."""
    visitor.take("looks")
    found = [await look_at(hall, each, spoken) for each in wanted.seats]
    return [each for each in found if each is not None]
