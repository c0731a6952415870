"""Games from the record: at any move, through any seat's eyes or with everything open once they are over."""

from __future__ import annotations

from greathall.hall.errors import NotThere, Refused
from greathall.hall.forms import Form
from greathall.kernel.errors import BadRecord
from greathall.kernel.event import OPEN
from greathall.kernel.record import Record
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech

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
    told: list[str]
    prompt: str
    asked: list[int]
    """The seats that decide next."""
    view: dict[str, object]


def moment(record: Record, viewer: int, at: int, spoken: str) -> Moment:
    """The game after that many moves, in a language."""
    if not -2 <= viewer < record.seats:
        raise NotThere(f"the seats are 0 to {record.seats - 1}; −1 watches, −2 sees everything")
    if not 0 <= at <= len(record.moves):
        raise NotThere(f"the game has {len(record.moves)} moves")
    try:
        state = record.replay(at)
    except BadRecord as error:
        raise Refused("other_engine", str(error)) from error
    state.players = [name or state.called(seat) for seat, name in enumerate(record.players)]
    speech = Speech(language(spoken), state)
    seat, move = record.moves[at - 1] if at else (None, None)
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
        move=move if viewer in (EVERYTHING, seat) else None,
        told=[speech.event(event, viewer).text for event in state.events or []],
        prompt=speech.prompt(viewer).text,
        asked=[seat for seat in range(record.seats) if state.deciders() >> seat & 1],
        view=view,
    )


def finished(text: str | None) -> Record:
    """A stored record."""
    if text is None:
        raise NotThere("there is no such record; the record of a game is kept when it is over")
    try:
        return Record.from_text(text)
    except BadRecord as error:
        raise Refused("unreadable_record", f"this record can't be read: {error}; ask whoever runs the hall") from error
