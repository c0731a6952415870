"""HTTP: a finished game goes on from any of its moments, at a table of its own, against bots."""

from __future__ import annotations

import secrets

from fastapi import APIRouter
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.errors import NotThere, Refused
from greathall.hall.forms import BotLevel, Browser, FaceLine, Form, Name
from greathall.hall.http.dependencies import GameNumber, Key, TableName, TheHall, TheVisitor
from greathall.hall.http.own_keys import OwnKey
from greathall.hall.http.records import opened
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.http.tables import Laid
from greathall.hall.keys import browser_at, fresh_key, lock_of
from greathall.hall.table import entries, replays
from greathall.hall.table.nobles import noble
from greathall.hall.table.plan import Plan
from greathall.hall.table.seating import may_be_called
from greathall.hall.table.table import Table
from greathall.kernel.catalog import find_game
from greathall.version import VERSION

router = APIRouter(prefix="/api", responses=REFUSALS)


class PlayingOn(Form):
    """From which moment a game is to go on, who plays which seat, and how well the bots do that play all others."""

    at: int = Field(ge=0, le=2**31 - 1, description="After how many moves.")
    seat: int = Field(ge=0, le=14)
    bot: BotLevel
    name: Name
    face: FaceLine = ""
    browser: Browser = ""
    key: OwnKey


@router.post("/replays/{name}/{game}/play_on", status_code=201)
async def play_on(hall: TheHall, visitor: TheVisitor, name: TableName, game: GameNumber, key: Key, wanted: PlayingOn) -> Laid:
    """Play on from a moment of a finished game, at a new private table; for whoever may have its record. The cards lie as they lay, so
    it is a game for practice. The seat is known by the key in the request."""
    record = replays.finished(await opened(hall, name, game, key))
    if wanted.seat >= record.seats:
        raise NotThere.because(reasons.NO_SEAT, record.seats)
    visitor.take("practice")
    async with hall.reading.turn(name, visitor.network()):
        over = (await replays.position(record, wanted.at)).over()
    if over:
        raise Refused.because(reasons.OVER_THERE)
    visitor.take("kept", sum(len(move) for _, move in record.moves[: wanted.at]))
    host, watch = fresh_key(), fresh_key()
    wishes = {"options": record.options, "listed": False, "window": 0, "thinking": 0.6}
    plan = Plan.model_validate({"game": record.game, "seats": record.seats, **wishes})
    laying = entries.Opened(plan=plan, host=lock_of(host), watch=lock_of(watch))
    may_be_called(Table(laying), wanted.name)
    live = await hall.lay(laying)
    browser = browser_at(live.name, wanted.browser)

    def sit(table: Table, now: float) -> entries.Entry:
        return entries.Seated(seat=wanted.seat, name=wanted.name, face=wanted.face, lock=lock_of(wanted.key), browser=browser, host=True)

    await live.act(sit)
    for seat in range(record.seats):
        if seat != wanted.seat:
            await live.act(lambda table, now, seat=seat: entries.Seated(seat=seat, name=noble(table, seat), bot=wanted.bot))  # type: ignore[misc]
    started = entries.Started(
        engine=VERSION,
        seed=str(record.seed),
        nonce=secrets.token_hex(16),
        options=record.options,
        cards=find_game(record.game).fingerprint(None),
        moves=tuple(record.moves[: wanted.at]),
    )
    await live.act(lambda table, now: started)
    return Laid(table=live.name, host=host, watch=watch)
