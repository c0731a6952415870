"""What a seat may ask for: each request becomes an entry, or is refused with a reason. Nothing here changes the table. Whether the rules
allow a move or an offer is seen when its entry is applied; only what is sealed, to be played later, must be checked beforehand."""

from __future__ import annotations

from collections.abc import Callable

from greathall.hall import reasons
from greathall.hall.errors import Illegal, Refused
from greathall.hall.table import entries, gathering, pairing, shuffling, undo
from greathall.hall.table.deadlines import days_left, holiday_until
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.matches import follows
from greathall.hall.table.plan import DAY
from greathall.hall.table.table import NOT_ASKED, Table
from greathall.hall.table.votes import Gone, left_alone, may_be_substituted, must_be_absent, proposed, voices
from greathall.hall.wire import foresight, incoming, outgoing
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import BadMove, IllegalMove
from greathall.kernel.messages import NOT_YOURS
from greathall.kernel.move import NO_MOVE
from greathall.kernel.state import State

MoveText = str | dict[str, str]


def entry_for(table: Table, seat: int, request: incoming.Incoming, now: float, gone: Callable[[], Gone]) -> Entry | None:
    """What a request of a seat leads to, at that time and with those who are there; None if it was done before. Who is gone is looked up
    where it matters."""
    match request:
        case incoming.Move():
            return move(table, seat, request)
        case incoming.Offer():
            return offer(table, seat, request)
        case incoming.Call():
            return call(table, seat, request)
        case incoming.Say():
            if not table.plan.talk:
                raise Refused.because(reasons.NO_TALK)
            heard = bool(request.once) and request.once in table.chairs[seat].said
            return None if heard else entries.Said(seat=seat, text=request.text, once=request.once)
        case incoming.Ready():
            return gathering.get_ready(table, seat, request.ready)
        case incoming.ChangeSeat():
            return gathering.change_seat(table, seat, request.seat, request.wanted)
        case incoming.Bring():
            return gathering.bring(table, seat, request.deck)
        case incoming.SealNumber():
            return shuffling.seal(table, seat, request.game, request.seal)
        case incoming.ShowNumber():
            return shuffling.show(table, seat, request.game, request.number)
        case incoming.Order():
            return order(table, seat, request)
        case incoming.Undo():
            up_to_date(table, request.position)
            return undo.ask(table, seat)
        case incoming.UndoAnswer():
            playing(table)
            return undo.answer(table, seat, request.agreed)
        case incoming.Vote():
            return vote(table, seat, request, now, gone())
        case incoming.HandOver():
            if table.chairs[seat].stand_in:
                raise Refused.because(reasons.BOT_PLAYS)
            return entries.HandedOver(seat=seat, bot=request.bot, why="owner")
        case incoming.Holiday():
            return holiday(table, seat, request.days, now)
        case incoming.TakeBack():
            return take_back(table, seat)
        case incoming.Resign():
            playing(table)
            if table.chairs[seat].resigned:
                raise Refused.because(reasons.RESIGNED)
            return entries.Resigned(seat=seat, bot=table.plan.stand_in)
        case _:
            raise Refused.because(reasons.UNEXPECTED, request.type)


def playing(table: Table) -> State:
    """The game under way."""
    if table.phase == "outdated":
        raise Refused.because(reasons.OUTDATED)
    if table.phase != "playing" or table.state is None:
        raise Refused.because(reasons.NO_GAME)
    return table.state


def read_move(state: State, written: MoveText) -> int:
    """A move in its text or JSON form."""
    try:
        return state.read(written) if isinstance(written, str) else state.game.verbs.from_json(written, state.names())
    except BadMove as error:
        raise Refused.because(reasons.BAD_MOVE, details=str(error)) from error


def back_to_move(table: Table, seat: int, request: incoming.Incoming) -> Entry | None:
    """Whoever makes a move while a bot plays for them takes their seat back by it; None: there is nothing to take back, or no such move."""
    if not isinstance(request, incoming.Move) or not table.chairs[seat].handed_over:
        return None
    state, found = playing(table), move(table, seat, request)
    if state.read(found.move) not in state.moves(seat):
        raise Illegal(state.refusal(seat, state.read(found.move)))
    return take_back(table, seat)


def move(table: Table, seat: int, request: incoming.Move) -> entries.Sealed | entries.Played:
    state = playing(table)
    if table.chairs[seat].resigned:
        raise Refused.because(reasons.RESIGNED)
    if table.questions[seat] != request.question:
        nothing = table.questions[seat] == NOT_ASKED
        raise Refused.because(reasons.ASKED_NOTHING if nothing else reasons.ASKED_OTHERWISE, request.question)
    if seat in table.sealed:
        raise Refused.because(reasons.ANSWERED)
    wanted = read_move(state, request.move)
    sealed = table.in_window()
    # A call is not an answer to the question, though the seat may make it.
    if (sealed or wanted in state.calls(seat)) and wanted not in state.moves(seat):
        raise Illegal(state.refusal(seat, wanted))
    text = state.text(wanted)
    return entries.Sealed(seat=seat, move=text) if sealed else entries.Played(seat=seat, move=text)


def up_to_date(table: Table, position: int) -> State:
    """The game under way, if the guest sees it as it is."""
    state = playing(table)
    if table.position != position:
        raise Refused.because(reasons.HAPPENED_SINCE)
    return state


def offer(table: Table, seat: int, request: incoming.Offer) -> Entry:
    state = up_to_date(table, request.position)
    if not isinstance(state, Dealing):
        raise Refused.because(reasons.NO_DEALS)
    try:
        names = state.names()
        made = Offer.from_text(request.offer, names) if isinstance(request.offer, str) else Offer.from_json(request.offer, names)
    except BadMove as error:
        raise Refused.because(reasons.BAD_OFFER, details=str(error)) from error
    return entries.Offered(seat=seat, offer=made.text(state.names()))


def call(table: Table, seat: int, request: incoming.Call) -> Entry:
    state = up_to_date(table, request.position)
    wanted = read_move(state, request.move)
    if wanted not in state.calls(seat):
        raise Illegal(state.refusal(seat, wanted))
    return entries.Called(seat=seat, move=state.text(wanted))


def why(table: Table, seat: int, written: MoveText | None, thing: list[str]) -> IllegalMove | None:
    """Why the rules don't allow a move of this seat now, or a thing to be used; None: they do."""
    state = playing(table)
    try:
        wanted = int(NO_MOVE) if written is None else read_move(state, written)
    except Refused:
        if not thing:
            raise
        wanted = int(NO_MOVE)  # a card where a House should be: what is wrong is the thing itself
    if wanted in state.moves(seat):
        return None
    if not thing:
        return state.refusal(seat, wanted)
    if seat in table.sealed:
        return NOT_YOURS.refuse(state, line=state.game.turns)
    try:
        return state.why_unusable(seat, state.game.things.read(thing, state.names()), wanted)
    except BadMove as error:
        raise Refused.because(reasons.BAD_MOVE, details=str(error)) from error


def foresee(table: Table, seat: int, request: incoming.Foresee, spoken: str) -> outgoing.ForeseenForm:
    """What is certain to follow from moves of this seat."""
    state = playing(table)
    if table.questions[seat] != request.question or seat in table.sealed:
        raise Refused.because(reasons.ASKED_OTHERWISE, request.question)
    try:
        seen = foresight.foresee(state, seat, request.moves, spoken)
    except BadMove as error:
        raise Refused.because(reasons.BAD_MOVE, details=str(error)) from error
    return {
        "type": "foreseen",
        "id": request.id,
        "question": request.question,
        "told": seen.told,
        "whole": seen.whole,
        "unanswered": seen.unanswered,
        "view": seen.view,
        "figures": seen.figures,
    }


def order(table: Table, seat: int, request: incoming.Order) -> Entry:
    known = [occasion.word for occasion in playing(table).game.occasions]
    if table.plan.lesson:
        raise Refused.because(reasons.LESSON)
    passing = table.passing[seat] if request.passing is None else frozenset(request.passing)
    forced = table.forced[seat] if request.forced is None else request.forced
    strange = sorted(passing.difference(known))
    if strange:
        raise Refused.because(reasons.NO_SUCH_OCCASION, strange[0], known)
    if request.forced is not None and not table.alone(seat):
        raise Refused.because(reasons.NOT_ALONE)
    if passing == table.passing[seat] and forced == table.forced[seat]:
        raise Refused.because(reasons.ORDERED_ALREADY)
    return entries.Ordered(seat=seat, passing=[word for word in known if word in passing], forced=forced)


def take_back(table: Table, seat: int) -> Entry:
    chair = table.chairs[seat]
    if not chair.stand_in:
        raise Refused.because(reasons.OWNER_PLAYS)
    if chair.resigned:
        raise Refused.because(reasons.RESIGNED)
    return entries.TakenBack(seat=seat, moves=chair.stood_in)


def vote(table: Table, seat: int, request: incoming.Vote, now: float, gone: Gone) -> Entry:
    """What a seat wants, no longer wants, or refuses: who has not agreed to a proposal and says that it is not wanted ends it."""
    matter, target, wanted = request.matter, NOBODY, request.wanted
    if matter == "again":
        if table.phase not in ("over", "abandoned"):
            raise Refused.because(reasons.NOT_OVER)
    elif matter == "pause":
        if not follows(table):
            raise Refused.because(reasons.NOTHING_FOLLOWS)
    elif matter == "bots":
        pairing.may_fill_up(table)
    else:
        if not (table.phase == "outdated" and matter == "abandon"):
            playing(table)
        if table.chairs[seat].resigned:
            raise Refused.because(reasons.RESIGNED)
    if matter in entries.ABOUT_SEATS:
        target = NOBODY if request.target is None else request.target
        if target == seat:
            raise Refused.because(reasons.OWN_SEAT)
        if wanted:
            (must_be_absent if matter == "hand_over" else may_be_substituted)(table, target, now, gone)
    if matter == "abandon" and wanted and left_alone(table, voices(table, now, gone)):
        return entries.Abandoned(seat=seat)
    if ((matter, target, seat) in table.votes) != wanted:
        return entries.Voted(seat=seat, matter=matter, target=target, wanted=wanted)
    if wanted or matter in ("again", "pause") or not proposed(table, matter, target):
        raise Refused.because(reasons.VOTED_ALREADY)
    return entries.Voted(seat=seat, matter=matter, target=target, wanted=False, refuses=True)


def holiday(table: Table, seat: int, days: int, now: float) -> Entry:
    """Some days off from now on; with none, an end to the holiday."""
    playing(table)
    if not days:
        if (holiday_until(table, seat) or 0.0) <= now:
            raise Refused.because(reasons.NOT_ON_HOLIDAY)
        return entries.Holiday(seat=seat, until=now)
    left = days_left(table, seat, now)
    if days > left:
        raise Refused.because(reasons.NO_HOLIDAY, int(left)) if left >= 1 else Refused.because(reasons.NO_HOLIDAY_LEFT)
    return entries.Holiday(seat=seat, until=now + days * DAY)
