"""Games from the record: at any move, through any seat's eyes or with everything open once they are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from greathall.hall import reasons
from greathall.hall.breath import Breath
from greathall.hall.errors import NotThere, Refused
from greathall.hall.forms import Form
from greathall.hall.marks import MarkForm, marks_of
from greathall.hall.store.base import Finished
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.errors import BadRecord
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.record import Record
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State
from greathall.version import VERSION

EVERYTHING = int(OPEN)


class Moment(Form):
    """A game after a number of moves, as a viewer saw it: −1 watches, −2 sees everything."""

    game: str
    engine: str
    players: list[str]
    viewer: int
    at: int
    moves: int
    seat: int | None
    """Whose move led here."""
    move: str | None
    """That move, where the viewer may know it."""
    fields: dict[str, str]
    """Its verb and fields, as in its JSON form; none where the viewer may not know it, and none of an offer."""
    told: list[str]
    marks: list[list[MarkForm]]
    """Where things stand in each sentence that was told."""
    prompt: str
    asked: list[int]
    """The seats that decide next."""
    view: dict[str, object]


class Happened(Form):
    """What a move led to, as a viewer was told it first."""

    at: int
    """After how many moves it had happened."""
    seat: int
    text: str


Called = Callable[[int], list[str]]
"""What those were called who played, after a number of moves."""


def players_at(substituted: list[tuple[int, int, int, str]], game: int, players: list[str], at: int) -> list[str]:
    """What those were called who played a game when that many moves were made: later others may have played on for them."""
    called = players[:]
    for number, seat, moves, name in reversed(substituted):
        if number == game and at <= moves:
            called[seat] = name
    return called


async def position(record: Record, at: int) -> State:
    """The game after that many moves."""
    if not 0 <= at <= len(record.moves):
        raise NotThere.because(reasons.NO_MOMENT, len(record.moves))
    breath = Breath()
    with under_these_rules(record):
        state = record.deal()
        for number in range(1, at + 1):
            record.step(state, number)
            await breath.take()
    return state


@contextmanager
def under_these_rules(record: Record) -> Iterator[None]:
    """Refuse what can't be played again here."""
    try:
        yield
    except BadRecord as error:
        raise Refused.because(reasons.OTHER_ENGINE, record.engine, VERSION, details=str(error)) from error


def someone(record: Record, viewer: int) -> None:
    """Refuse a viewer whom a game does not have."""
    if not -2 <= viewer < record.seats:
        raise NotThere.because(reasons.NO_VIEWER, record.seats - 1)


async def course(record: Record, viewer: int, spoken: str, called: Called) -> list[Happened]:
    """How a game went, in a language: of each move what a viewer was told first. Moves of which they were told nothing are left out."""
    someone(record, viewer)
    state, breath = await position(record, 0), Breath()
    found: list[Happened] = []
    with under_these_rules(record):
        for at, (seat, _) in enumerate(record.moves, 1):
            record.step(state, at)
            if state.events:
                state.players = [name or state.called(one) for one, name in enumerate(called(at))]
                text = Speech(language(spoken), state, addresses=False).event(state.events[0], viewer).text
                found.append(Happened(at=at, seat=seat, text=text))
            await breath.take()
    return found


async def moment(record: Record, viewer: int, at: int, spoken: str, players: list[str] | None = None) -> Moment:
    """The game after that many moves, in a language, with those who played then, if they are not those of the record."""
    someone(record, viewer)
    state = await position(record, at)
    state.players = [name or state.called(seat) for seat, name in enumerate(record.players if players is None else players)]
    speech = Speech(language(spoken), state, addresses=False)
    said = [speech.event(event, viewer) for event in state.events or []]
    seat, move = record.moves[at - 1] if at else (None, None)
    known = move if viewer in (EVERYTHING, seat) else None
    view = state.to_dict() if viewer == EVERYTHING else state.view(viewer)
    if viewer == EVERYTHING:
        view.pop("chance")
    return Moment(
        game=record.game,
        engine=record.engine,
        players=state.players,
        viewer=viewer,
        at=at,
        moves=len(record.moves),
        seat=seat,
        move=known,
        fields={} if known is None or is_offer(known) else state.game.verbs.json(state.read(known), state.names()),
        told=[sentence.text for sentence in said],
        marks=[marks_of(sentence) for sentence in said],
        prompt=speech.prompt(GALLERY).text,
        asked=[seat for seat in range(record.seats) if state.deciders() >> seat & 1],
        view=view,
    )


def finished(kept: Finished | None) -> Record:
    """A stored record."""
    if kept is None:
        raise NotThere.because(reasons.NO_RECORD)
    try:
        return Record.from_text(kept.body)
    except BadRecord as error:
        raise Refused.because(reasons.RECORD_UNREADABLE, details=str(error)) from error
