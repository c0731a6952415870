"""HTTP: laying a table, its seats before its game, and hints."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.errors import NotThere, NotYours, Refused
from greathall.hall.forms import BotLevel, Browser, FaceLine, Form, Name
from greathall.hall.hall import Hall
from greathall.hall.http.dependencies import Device, Key, Language, SeatNumber, TableName, TheHall, TheVisitor
from greathall.hall.http.games import known_game
from greathall.hall.http.hosts import host_only
from greathall.hall.http.own_keys import OwnKey, seat_opened, unused
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.keys import browser_at, fresh_key, lock_of, opens
from greathall.hall.table import entries
from greathall.hall.table.decks import bad_plan
from greathall.hall.table.due import begin
from greathall.hall.table.gathering import gathering
from greathall.hall.table.matches import has_match
from greathall.hall.table.nobles import noble
from greathall.hall.table.plan import Plan
from greathall.hall.table.seating import has_sat, may_be_called, may_be_program, may_come
from greathall.hall.table.table import Table
from greathall.hall.table.votes import must_be_absent
from greathall.hall.wire import views
from greathall.hall.wire.outgoing import TableForm
from greathall.kernel.errors import GreathallError
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech

router = APIRouter(prefix="/api", responses=REFUSALS)


class Laying(Plan):
    """The plan of a new table, and what its host is going to be called."""

    name: Name | None = Field(None, description="Checked before the table is laid, so that none is laid in vain; nobody is seated by it.")

    def plan(self) -> Plan:
        return Plan.model_validate(self.model_dump(exclude={"name"}))


class Laid(Form):
    """A new table, the key of its host and the key to watch it."""

    table: str
    host: str
    watch: str


class Sitting(Form):
    """Who wants to sit down, and the key by which their seat shall be known."""

    name: Name
    face: FaceLine = ""
    browser: Browser = ""
    program: bool = Field(default=False, description="Whether it is a program that sits down: then everyone at the table is shown that.")
    key: OwnKey | None = Field(
        default=None,
        description="256 random bits in base64url, made and stored by whoever sits down. If the answer is lost, they ask again with the "
        "same key and get the same answer. Without one, the hall makes the key.",
    )


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


@router.post("/tables", status_code=201)
async def lay(hall: TheHall, visitor: TheVisitor, wanted: Laying) -> Laid:
    """Lay a table."""
    plan = wanted.plan()
    if plan.pairing:
        raise Refused.because(reasons.PAIRED_BY_HALL)
    for kind in ["practice"] if plan.lesson else ["listed", "tables"] if plan.listed else ["tables"]:
        visitor.take(kind)
    game = known_game(plan.game)
    try:
        # A deal on trial: some options, such as decks, are only understood by the game itself.
        game.new(plan.seats, 0, options=plan.options)
    except GreathallError as error:
        raise bad_plan(game, plan.options, str(error)) from error
    if plan.match and not has_match(game):
        raise Refused.because(reasons.NO_MATCH, game.title)
    host, watch = fresh_key(), fresh_key()
    opened = entries.Opened(plan=plan, host=lock_of(host), watch=lock_of(watch))
    if wanted.name is not None:
        may_be_called(Table(opened), wanted.name)
    live = await hall.lay(opened)
    live.audience.latest_network = visitor.network()
    return Laid(table=live.name, host=host, watch=watch)


@router.get("/tables/{name}")
async def table(hall: TheHall, name: TableName) -> TableForm:
    """A table as everyone sees it."""
    live = await hall.table(name)
    return await live.look(lambda table: views.table_for(name, table, live.attendance()))


def free_seat(table: Table, seat: int) -> None:
    if seat >= table.plan.seats:
        raise NotThere.because(reasons.NO_SEAT, table.plan.seats)
    if table.chairs[seat].kept():
        raise Refused.because(reasons.KEPT, table.chairs[seat].name)
    if not table.chairs[seat].free():
        raise Refused.because(reasons.TAKEN)


async def take_seat(hall: Hall, name: str, seat: int, who: Sitting, decide: Callable[[Table, str, str], entries.Entry]) -> Sat:
    """Let somebody take a seat, as `decide` says by its lock and their browser at this table. Whoever asks again with the key of a seat
    that is theirs already, since they lost the answer, is told which one that is."""
    own, taken = who.key or fresh_key(), seat

    def once(table: Table, now: float) -> entries.Entry | None:
        nonlocal taken
        if (held := seat_opened(table, own)) != entries.NOBODY:
            taken = held
            return None
        unused(table, own)
        return decide(table, lock_of(own), browser_at(name, who.browser))

    await (await hall.table(name)).act(once)
    return Sat(seat=taken, key=own)


@router.post("/tables/{name}/seats/{seat}", status_code=201)
async def sit(hall: TheHall, visitor: TheVisitor, name: TableName, seat: SeatNumber, who: Sitting, key: Key) -> Sat:
    """Sit down at a free seat. At a private table that is for the host, and whoever plays at the host's device; guests are invited. Whoever
    has lost a seat there to somebody else, or in their absence, may sit down again by its key.
    Whoever asks again with the key of a seat that is theirs already is told which one that is."""

    stranger = False

    def decide(table: Table, lock: str, browser: str) -> entries.Entry:
        nonlocal stranger
        if not table.plan.listed and not opens(key, table.host) and not has_sat(table, key):
            host_only(table, key)
        gathering(table)
        may_come(table, browser)
        free_seat(table, seat)
        may_be_program(table, who.program)
        may_be_called(table, who.name)
        stranger = not opens(key, table.host)
        if stranger:
            visitor.take("seatings")
            visitor.take("seats")
        host = opens(key, table.host) and table.host_seat() == entries.NOBODY
        return entries.Seated(seat=seat, name=who.name, face=who.face, lock=lock, browser=browser, host=host, program=who.program)

    sat = await take_seat(hall, name, seat, who, decide)
    if stranger:
        live = await hall.table(name)
        live.awaited.expect(lock_of(sat.key), hall.clock.now())
        live.wake()
    return sat


@router.post("/tables/{name}/seats/{seat}/bot", status_code=204)
async def seat_bot(hall: TheHall, name: TableName, seat: SeatNumber, bot: BotSeat, key: Key) -> None:
    """Give a free seat to a bot; for the host."""

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        gathering(table)
        free_seat(table, seat)
        return entries.Seated(seat=seat, name=noble(table, seat), bot=bot.bot)

    await (await hall.table(name)).act(decide)


@router.delete("/tables/{name}/seats/{seat}", status_code=204)
async def leave_seat(hall: TheHall, name: TableName, seat: SeatNumber, key: Key) -> None:
    """Free a seat before the game, or withdraw the invitation to it; for the host and whoever sits there. Whom the host removes can't sit
    down at the table again with the same browser, unless they are invited afterwards."""

    def decide(table: Table, now: float) -> entries.Entry:
        own = seat < table.plan.seats and opens(key, table.chairs[seat].lock)
        if not own:
            host_only(table, key)
        gathering(table)
        if seat >= table.plan.seats or table.chairs[seat].free():
            raise Refused.because(reasons.SEAT_FREE)
        chair = table.chairs[seat]
        if chair.kept():
            return entries.Freed(seat=seat)
        return entries.Freed(seat=seat, name=chair.name, removed=not own and not chair.bot)

    await (await hall.table(name)).act(decide)


@router.post("/tables/{name}/swap", status_code=204)
async def swap(hall: TheHall, name: TableName, seats: Swap, key: Key) -> None:
    """Let two seats change places before the game; for the host."""

    def decide(table: Table, now: float) -> entries.Entry:
        host_only(table, key)
        gathering(table)
        if max(seats.one, seats.other) >= table.plan.seats or seats.one == seats.other:
            raise Refused.because(reasons.NOT_TWO_SEATS, table.plan.seats)
        return entries.Swapped(one=seats.one, other=seats.other)

    await (await hall.table(name)).act(decide)


@router.post("/tables/{name}/start", status_code=204)
async def start(hall: TheHall, visitor: TheVisitor, name: TableName, key: Key) -> None:
    """Begin the game; for the host, when all seats are taken. It is dealt when everyone who is there has added to the shuffle, or had the
    time to."""
    live = await hall.table(name)
    counts_no_more = False

    def decide(table: Table, now: float) -> entries.Entry | None:
        nonlocal counts_no_more
        host_only(table, key)
        if table.shuffle is not None:
            return None
        gathering(table)
        if any(chair.free() for chair in table.chairs):
            raise Refused.because(reasons.NOT_FULL)
        for chair in table.chairs:
            if chair.kept():
                raise Refused.because(reasons.GUEST_AWAITED, chair.name)
        if table.plan.lesson and len(table.owners()) != 1:
            raise Refused.because(reasons.LESSON_FOR_ONE)
        if practises(table):
            visitor.take("practice")
            counts_no_more = not table.games
        live.audience.latest_network = visitor.network()
        return begin(table, live.gone_since())

    await live.act(decide)
    if counts_no_more:  # it was counted when it was laid, once
        visitor.put_back("tables")


def practises(table: Table) -> bool:
    """Whether somebody plays against bots alone, outside of a lesson."""
    return len(table.owners()) == 1 and not table.plan.lesson


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
async def hint(hall: TheHall, visitor: TheVisitor, name: TableName, key: Key, spoken: Language, device: Device = "") -> Hint:
    """A hint for the seat that the key belongs to, if the table allows hints and that seat has to decide."""
    live = await hall.table(name)

    def may_ask(table: Table) -> tuple[int, int]:
        seat = seat_opened(table, key)
        if seat == entries.NOBODY:
            raise NotYours.because(reasons.SEATS_ONLY)
        if table.plan.hints == "never" or (table.plan.hints == "against_bots" and not table.alone(seat)):
            raise Refused.because(reasons.NO_HINTS)
        if seat not in table.asked():
            raise Refused.because(reasons.NOT_ASKED)
        return seat, table.questions[seat]

    seat, question = await live.look(may_ask)
    live.looked(key, device)
    found = await live.advice.find(live.table, seat, visitor.network())

    def shown(table: Table) -> Hint:
        if table.questions[seat] != question:
            raise Refused.because(reasons.HAPPENED_SINCE)
        if "move" not in found:
            raise Refused.because(reasons.NO_HINT_FOUND)
        state, _ = table.game()
        sentence = Speech(language(spoken), state).move(seat, state.read(found["move"])).text
        return Hint(move=found["move"], sentence=sentence, chance=found["chance"])

    return await live.look(shown)
