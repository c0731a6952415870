"""HTTP: the lobby, the seats of a table before its game, and hints."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field

from greathall.hall.errors import NotThere, NotYours, Refused
from greathall.hall.forms import BotLevel, Form, Name
from greathall.hall.http.dependencies import Key, Language, SeatNumber, TableName, TheHall
from greathall.hall.http.games import known_game
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import fresh_key, lock_of, opens
from greathall.hall.limits import Quotas
from greathall.hall.table import entries
from greathall.hall.table.due import next_game
from greathall.hall.table.plan import Plan
from greathall.hall.table.table import Table
from greathall.hall.table.votes import must_be_absent
from greathall.hall.wire import views
from greathall.hall.wire.messages import TableForm
from greathall.kernel.errors import GreathallError
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech

router = APIRouter(prefix="/api", responses=REFUSALS)


class Laid(Form):
    """A new table, the key of its host and the key to watch it."""

    table: str
    host: str
    watch: str


class Sitting(Form):
    """Who wants to sit down."""

    name: Name


class Sat(Form):
    """The key of a seat: whoever has it is that seat."""

    seat: int
    key: str


class BotSeat(Form):
    """Which bot takes the seat."""

    bot: BotLevel


class Swap(Form):
    """Two seats that change places."""

    one: int = Field(ge=0, le=14)
    other: int = Field(ge=0, le=14)


@router.get("/tables")
async def tables(
    hall: TheHall, phase: Literal["gathering", "playing"] = "gathering", most: Annotated[int, Query(ge=1, le=200)] = 50
) -> list[TableForm]:
    """The listed tables, the newest first."""
    found: list[TableForm] = await hall.store.lobby(phase, most)  # type: ignore[assignment]
    return found


@router.post("/tables", status_code=201)
async def lay(hall: TheHall, request: Request, plan: Plan) -> Laid:
    """Lay a table."""
    quotas: Quotas = request.app.state.quotas
    if not quotas.may_lay(request.client.host if request.client else ""):
        raise Refused("too_many", "too many tables were laid from your address; wait a while")
    game = known_game(plan.game)
    try:
        # A deal on trial: some options, such as decks, are only understood by the game itself.
        game.new(plan.seats, 0, options=plan.options)
    except GreathallError as error:
        raise Refused("bad_plan", str(error)) from error
    host, watch = fresh_key(), fresh_key()
    live = await hall.lay(entries.Opened(plan=plan, host=lock_of(host), watch=lock_of(watch)))
    return Laid(table=live.name, host=host, watch=watch)


@router.get("/tables/{name}")
async def table(hall: TheHall, name: TableName) -> TableForm:
    """A table as everyone sees it."""
    live = await hall.table(name)
    return await live.look(lambda table: views.table_for(name, table, live.here()))


def gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise Refused("begun", "the game has begun; seats stay as they are")


def host_only(table: Table, key: str) -> None:
    if not opens(key, table.host):
        raise NotYours("only the host may do that")


def free_seat(table: Table, seat: int) -> None:
    if seat >= table.plan.seats:
        raise NotThere(f"the table has {table.plan.seats} seats")
    if not table.chairs[seat].free():
        raise Refused("taken", "someone sits there")


@router.post("/tables/{name}/seats/{seat}", status_code=201)
async def sit(hall: TheHall, name: TableName, seat: SeatNumber, who: Sitting, key: Key) -> Sat:
    """Sit down at a free seat. At a private table only the host can do that for others, and pass the key on."""
    own = fresh_key()

    def decide(table: Table, now: float) -> entries.Entry:
        if not table.plan.listed:
            host_only(table, key)
        gathering(table)
        free_seat(table, seat)
        return entries.Seated(seat=seat, name=who.name, lock=lock_of(own))

    await (await hall.table(name)).act(decide)
    return Sat(seat=seat, key=own)


@router.post("/tables/{name}/seats/{seat}/bot", status_code=204)
async def seat_bot(hall: TheHall, name: TableName, seat: SeatNumber, bot: BotSeat, key: Key) -> None:
    """Give a free seat to a bot; for the host."""

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        gathering(table)
        free_seat(table, seat)
        return entries.Seated(seat=seat, name=f"Bot {seat + 1} ({bot.bot})", bot=bot.bot)

    await (await hall.table(name)).act(decide)


@router.delete("/tables/{name}/seats/{seat}", status_code=204)
async def leave_seat(hall: TheHall, name: TableName, seat: SeatNumber, key: Key) -> None:
    """Free a seat before the game; for the host and whoever sits there."""

    def decide(table: Table, now: float) -> entries.Entry:
        if seat >= table.plan.seats or not opens(key, table.chairs[seat].lock):
            host_only(table, key)
        gathering(table)
        if seat >= table.plan.seats or table.chairs[seat].free():
            raise Refused("seat_free", "nobody sits there")
        return entries.Freed(seat=seat)

    await (await hall.table(name)).act(decide)


@router.post("/tables/{name}/swap", status_code=204)
async def swap(hall: TheHall, name: TableName, seats: Swap, key: Key) -> None:
    """Let two seats change places before the game; for the host."""

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        gathering(table)
        if max(seats.one, seats.other) >= table.plan.seats or seats.one == seats.other:
            raise Refused("not_two_seats", f"name two of the {table.plan.seats} seats")
        return entries.Swapped(one=seats.one, other=seats.other)

    await (await hall.table(name)).act(decide)


@router.post("/tables/{name}/start", status_code=204)
async def start(hall: TheHall, name: TableName, key: Key) -> None:
    """Begin the game; for the host, when all seats are taken."""

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        gathering(table)
        if any(chair.free() for chair in table.chairs):
            raise Refused("not_full", "there are free seats; let bots take them or wait")
        if table.plan.lesson and len(table.owners()) != 1:
            raise Refused("lesson_for_one", "a lesson is for one person and bots")
        return next_game(table)

    await (await hall.table(name)).act(decide)


@router.post("/tables/{name}/seats/{seat}/hand_over", status_code=204)
async def hand_over(hall: TheHall, name: TableName, seat: SeatNumber, bot: BotSeat, key: Key) -> None:
    """Give the seat of someone who is absent to a bot; for the host. It comes back to its owner when they return."""
    live = await hall.table(name)

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        must_be_absent(table, seat, now, live.gone_since())
        return entries.HandedOver(seat=seat, bot=bot.bot, why="host")

    await live.act(decide)


class Hint(Form):
    """What the search would play, in its text form and in words, and the chance of winning that it expects."""

    move: str
    sentence: str
    chance: float


@router.get("/tables/{name}/hint")
async def hint(hall: TheHall, name: TableName, key: Key, spoken: Language) -> Hint:
    """A hint for the seat that the key belongs to, if the table allows hints and that seat has to decide."""
    live = await hall.table(name)

    def may_ask(table: Table) -> tuple[int, int]:
        seat = next((seat for seat, chair in enumerate(table.chairs) if opens(key, chair.lock)), entries.NOBODY)
        if seat == entries.NOBODY:
            raise NotYours("only a seat of the table may ask for a hint")
        if table.plan.hints == "never" or (table.plan.hints == "against_bots" and not table.alone(seat)):
            raise Refused("no_hints", "no hints are given at this table")
        if seat not in table.asked():
            raise Refused("not_asked", "it is not your turn to decide")
        return seat, table.questions[seat]

    seat, question = await live.look(may_ask)
    found = await live.advice(seat)

    def shown(table: Table) -> Hint:
        if table.questions[seat] != question:
            raise Refused("too_late", "something has happened since")
        if "move" not in found:
            raise Refused("no_hint_found", "no hint was found in time")
        state, _ = table.game()
        sentence = Speech(language(spoken), state).move(seat, state.read(found["move"])).text
        return Hint(move=found["move"], sentence=sentence, chance=found["chance"])

    return await live.look(shown)
