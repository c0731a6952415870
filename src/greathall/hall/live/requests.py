"""What a seat may ask for: each request becomes an entry, or is refused with a reason. Nothing here changes the table. Whether the rules
allow a move or an offer is seen when its entry is applied; only what is sealed, to be played later, must be checked beforehand."""

from __future__ import annotations

from greathall.hall.errors import Illegal, Refused
from greathall.hall.table import entries, undo
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.table import NOT_ASKED, Table
from greathall.hall.table.votes import Gone, left_alone, must_be_absent, voices
from greathall.hall.wire import messages
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import BadMove, IllegalMove
from greathall.kernel.state import State

MoveText = str | dict[str, str]


def entry_for(table: Table, seat: int, request: messages.Incoming, now: float, gone: Gone) -> Entry:
    """What a request of a seat leads to, at that time and with those who are there."""
    match request:
        case messages.Move():
            return move(table, seat, request)
        case messages.Offer():
            return offer(table, seat, request)
        case messages.Call():
            return call(table, seat, request)
        case messages.Say():
            return entries.Said(seat=seat, text=request.text)
        case messages.Order():
            return order(table, seat, request)
        case messages.Undo():
            up_to_date(table, request.position)
            return undo.ask(table, seat)
        case messages.UndoAnswer():
            playing(table)
            return undo.answer(table, seat, request.agreed)
        case messages.Vote():
            return vote(table, seat, request, now, gone)
        case messages.HandOver():
            if table.chairs[seat].stand_in:
                raise Refused("nothing_to_do", "a bot plays for you already")
            return entries.HandedOver(seat=seat, bot=request.bot, why="owner")
        case messages.TakeBack():
            if not table.chairs[seat].stand_in:
                raise Refused("nothing_to_do", "you play this seat yourself")
            return entries.TakenBack(seat=seat)
        case _:
            raise Refused("unexpected", f"{request.type} is not for now")


def playing(table: Table) -> State:
    """The game under way."""
    if table.phase != "playing" or table.state is None:
        raise Refused("no_game", "no game is under way at this table")
    return table.state


def read_move(state: State, written: MoveText) -> int:
    """A move in its text or JSON form."""
    try:
        return state.read(written) if isinstance(written, str) else state.game.verbs.from_json(written, state.names())
    except BadMove as error:
        raise Refused("bad_move", str(error)) from error


def move(table: Table, seat: int, request: messages.Move) -> Entry:
    state = playing(table)
    if table.chairs[seat].stand_in:
        raise Refused("handed_over", "a bot plays for you; take your seat back first")
    if table.questions[seat] != request.question:
        asked = "you are asked nothing now" if table.questions[seat] == NOT_ASKED else "the question has changed"
        raise Refused("too_late", f"this answers question {request.question}, but {asked}")
    if seat in table.sealed:
        raise Refused("too_late", "you have answered already; your answer is sealed until the window closes")
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
        raise Refused("too_late", "something has happened since")
    return state


def offer(table: Table, seat: int, request: messages.Offer) -> Entry:
    state = up_to_date(table, request.position)
    if not isinstance(state, Dealing):
        raise Refused("no_deals", "no deals are made in this game")
    try:
        names = state.names()
        made = Offer.from_text(request.offer, names) if isinstance(request.offer, str) else Offer.from_json(request.offer, names)
    except BadMove as error:
        raise Refused("bad_offer", str(error)) from error
    return entries.Offered(seat=seat, offer=made.text(state.names()))


def call(table: Table, seat: int, request: messages.Call) -> Entry:
    state = up_to_date(table, request.position)
    wanted = read_move(state, request.move)
    if wanted not in state.calls(seat):
        raise Illegal(state.refusal(seat, wanted))
    return entries.Called(seat=seat, move=state.text(wanted))


def why(table: Table, seat: int, written: MoveText) -> IllegalMove | None:
    """Why the rules don't allow a move of this seat now; None: they do."""
    state = playing(table)
    wanted = read_move(state, written)
    return None if wanted in state.moves(seat) else state.refusal(seat, wanted)


def order(table: Table, seat: int, request: messages.Order) -> Entry:
    known = [occasion.word for occasion in playing(table).game.occasions]
    if table.plan.lesson:
        raise Refused("lesson", "in a lesson every move is your own")
    passing = table.passing[seat] if request.passing is None else frozenset(request.passing)
    forced = table.forced[seat] if request.forced is None else request.forced
    strange = sorted(passing.difference(known))
    if strange:
        has = f"it has {', '.join(known)}" if known else "it has none"
        raise Refused("no_such_occasion", f"the game has no occasion {strange[0]!r}; {has}")
    if request.forced is not None and not table.alone(seat):
        raise Refused("not_alone", "where others sit, every answer must be given: they could tell your hand by how soon it comes")
    if passing == table.passing[seat] and forced == table.forced[seat]:
        raise Refused("nothing_to_do", "that is your order already")
    return entries.Ordered(seat=seat, passing=[word for word in known if word in passing], forced=forced)


def vote(table: Table, seat: int, request: messages.Vote, now: float, gone: Gone) -> Entry:
    target = NOBODY
    if request.matter == "again":
        if table.phase not in ("over", "abandoned"):
            raise Refused("not_over", "the game is not over yet")
    else:
        playing(table)
    if request.matter == "hand_over":
        target = NOBODY if request.target is None else request.target
        if target == seat:
            raise Refused("own_seat", "that is your own seat; hand_over lets a bot play for you")
        if request.wanted:
            must_be_absent(table, target, now, gone)
    if request.matter == "abandon" and request.wanted and left_alone(table, voices(table, now, gone)):
        raise Refused("left_alone", "the others are away, and the game is theirs too; let bots play for them, or wait until they are back")
    if ((request.matter, target, seat) in table.votes) == request.wanted:
        raise Refused("nothing_to_do", "that is your vote already")
    return entries.Voted(seat=seat, matter=request.matter, target=target, wanted=request.wanted)
