"""What a viewer is told of an entry, of the game and of the table. Everything that leaves the hall about a game is made here, out of
what the rules say that the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.orders import answer_for
from greathall.hall.table.table import NOT_ASKED, Table
from greathall.hall.wire.messages import ClockForm, Event, MoveForm, PositionForm, ResultForm, SeatForm, TableForm, ToldForm
from greathall.kernel.catalog import find_game
from greathall.kernel.event import GALLERY
from greathall.kernel.event import Event as GameEvent
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech

WATCHER = int(GALLERY)

BySeat = (
    entries.Said | entries.UndoAsked | entries.UndoAnswered | entries.Undone | entries.Voted | entries.HandedOver | entries.TakenBack
)  # fmt: skip
"""The entries whose sentence names the seat that did it."""


def number_for(table: Table, viewer: int) -> int:
    """The number of the latest entry in this viewer's count."""
    return table.public if viewer == WATCHER else table.chairs[viewer].told


def may_know(entry: Entry, viewer: int) -> bool:
    return entries.seer(entry) in (None, viewer)


def event_for(table: Table, entry: Entry, happened: Sequence[GameEvent], viewer: int, spoken: str) -> Event:
    """The latest entry, as a viewer may know it, in a language."""
    told: list[ToldForm] = []
    if table.state is not None:
        verbs, names, speech = table.state.game.tellings, table.state.names() if happened else {}, Speech(language(spoken), table.state)
        told = [{"event": event.json(verbs, names, viewer), "text": speech.event(event, viewer).text} for event in happened]
    return {
        "type": "event",
        "number": number_for(table, viewer),
        "at": table.at,
        "what": what(table, entry, viewer),
        "text": sentence(table, entry, viewer),
        "told": told,
    }


def name(table: Table, seat: int) -> str:
    """What whoever sits there now is called."""
    return table.chairs[seat].name or f"Seat {seat + 1}"


def who(table: Table, entry: BySeat) -> dict[str, Any]:
    """The kind of an entry and whose it is, with the name its sentence has, since people change seats."""
    return {"kind": entry.kind, "seat": entry.seat, "name": name(table, entry.seat)}


def what(table: Table, entry: Entry, viewer: int) -> dict[str, Any]:
    """The entry itself, by a list of what may be known of each kind. A kind or a field that is not listed is never sent."""
    match entry:
        case entries.Seated():
            return {"kind": entry.kind, "seat": entry.seat, "name": entry.name, "bot": entry.bot}
        case entries.Started():
            _, record = table.game()
            options = {"options": entry.options, "rotated": entry.rotated}
            return {"kind": entry.kind, "game": table.games, "engine": entry.engine, "commitment": record.commitment, **options}
        case entries.Played():
            # What others may know of a move is what the game tells them of it.
            late = {"name": name(table, entry.seat)} if entry.by == "clock" else {}
            own_move = {"move": entry.move} if viewer == entry.seat else {}
            return {"kind": entry.kind, "seat": entry.seat, "by": entry.by, **late, **own_move}
        case entries.Called():
            return {"kind": entry.kind, "seat": entry.seat, **({"move": entry.move} if viewer == entry.seat else {})}
        case entries.Offered():
            return {"kind": entry.kind, "seat": entry.seat, **({"offer": entry.offer} if viewer == entry.seat else {})}
        case entries.Unasked():
            # What orders others have given is their business.
            own = [{"move": move, "occasion": occasion} for seat, move, occasion in entry.moves if seat == viewer]
            return {"kind": entry.kind, "moves": own}
        case entries.Opened() | entries.WindowClosed() | entries.Abandoned():
            return {"kind": entry.kind}
        case entries.Freed():
            return {"kind": entry.kind, "seat": entry.seat}
        case entries.Swapped():
            return {"kind": entry.kind, "one": entry.one, "other": entry.other}
        case entries.Sealed():
            return {"kind": entry.kind, "seat": entry.seat, "move": entry.move}
        case entries.Ordered():
            return {"kind": entry.kind, "seat": entry.seat, "passing": entry.passing, "forced": entry.forced}
        case entries.Said():
            return {**who(table, entry), "text": entry.text}
        case entries.UndoAsked() | entries.TakenBack():
            return who(table, entry)
        case entries.UndoAnswered():
            return {**who(table, entry), "agreed": entry.agreed}
        case entries.Undone():
            return {**who(table, entry), "moves": entry.moves}
        case entries.Voted():
            other = {"target_name": name(table, entry.target)} if entry.matter == "hand_over" else {}
            return {**who(table, entry), "matter": entry.matter, "target": entry.target, "wanted": entry.wanted, **other}
        case entries.HandedOver():
            return {**who(table, entry), "bot": entry.bot, "why": entry.why}
        case _:
            assert_never(entry)


def sentence(table: Table, entry: Entry, viewer: int) -> str:
    """The entry in words; empty where the game's own words say it."""
    match entry:
        case entries.Opened():
            return "The table is laid."
        case entries.Seated():
            return f"{entry.name} sits down."
        case entries.Freed():
            return f"Seat {entry.seat + 1} is free."
        case entries.Swapped():
            return f"Seats {entry.one + 1} and {entry.other + 1} change places."
        case entries.Started():
            return "The game begins."
        case entries.Played():
            return f"The time of {name(table, entry.seat)} has run out." if entry.by == "clock" else ""
        case entries.Sealed():
            return "Your answer is sealed until the window closes."
        case entries.WindowClosed() | entries.Called() | entries.Offered():
            return ""
        case entries.Ordered():
            return ordered(table, entry)
        case entries.Unasked():
            return unasked(table, entry, viewer)
        case entries.Said():
            return entry.text
        case entries.UndoAsked():
            return f"{name(table, entry.seat)} asks to take a move back."
        case entries.UndoAnswered():
            return f"{name(table, entry.seat)} {'agrees' if entry.agreed else 'does not agree'}."
        case entries.Undone():
            return f"{name(table, entry.seat)} takes a move back."
        case entries.Voted():
            wants = {
                "hand_over": f"a bot to play for {name(table, entry.target)}",
                "abandon": "to abandon the game",
                "again": "to play again",
            }[entry.matter]
            return f"{name(table, entry.seat)} {'wants' if entry.wanted else 'no longer wants'} {wants}."
        case entries.HandedOver():
            return f"A bot plays for {name(table, entry.seat)}."
        case entries.TakenBack():
            return f"{name(table, entry.seat)} is back."
        case entries.Abandoned():
            return "The game is abandoned."
        case _:
            assert_never(entry)


def occasion_names(table: Table) -> dict[str, str]:
    """What people call the occasions of the game."""
    return {occasion.word: occasion.name for occasion in find_game(table.plan.game).occasions}


def ordered(table: Table, entry: entries.Ordered) -> str:
    """A seat's standing orders, in words."""
    names = occasion_names(table)
    passing = (
        f"The hall passes for you: {', '.join(names[word] for word in entry.passing)}." if entry.passing else "You are asked every time."
    )
    return passing if entry.forced else f"{passing} Moves without a choice are yours, too."


def unasked(table: Table, entry: entries.Unasked, viewer: int) -> str:
    """On which occasions the hall passed windows for the viewer."""
    names = occasion_names(table)
    passed = dict.fromkeys(names[occasion] for seat, _, occasion in entry.moves if seat == viewer and occasion)
    return f"Passed for you: {', '.join(passed)}." if passed else ""


def position_for(table: Table, viewer: int, spoken: str) -> PositionForm:
    """The game as a viewer may know it now, in a language."""
    state = table.state
    asked = table.asked()
    own = viewer != WATCHER
    window = table.in_window()
    question = table.questions[viewer] if own else NOT_ASKED
    # The viewer is not asked what the hall is about to answer for them.
    answered = state is not None and question != NOT_ASKED and answer_for(table, state, viewer) is not None
    open_to_answer = question != NOT_ASKED and viewer not in table.sealed and not answered
    return {
        "number": table.position,
        "game": table.games,
        "phase": table.phase,
        "prompt": prompt(table, viewer, spoken),
        "asked": asked,
        "question": question if open_to_answer else None,
        "moves": move_forms(table, viewer, state.moves(viewer), spoken) if state is not None and open_to_answer else [],
        "calls": move_forms(table, viewer, state.calls(viewer), spoken) if state is not None and own and table.phase == "playing" else [],
        "view": None if state is None else state.view(viewer),
        "closes": table.closes() if window else None,
        "sealed": table.sealed.get(viewer),
        "occasion": next((occasion for seat in asked if state is not None and (occasion := state.occasion(seat))), None),
        "passing": sorted(table.passing[viewer]) if own else [],
        "forced": own and table.alone(viewer) and table.forced[viewer],
        "clocks": clocks(table),
        "undo": None if table.undo_by == NOBODY else table.undo_by,
        "votes": sorted(table.votes),
        "match": None
        if table.match is None
        else {**table.match.to_dict(), "standings": table.match.standings(), "over": table.match.over()},
        "result": result(table, spoken),
    }


def prompt(table: Table, viewer: int, spoken: str) -> str:
    if table.state is None:
        return "The game has not begun."
    return "The game was abandoned." if table.phase == "abandoned" else Speech(language(spoken), table.state).prompt(viewer).text


def move_forms(table: Table, seat: int, moves: Iterable[int], spoken: str) -> list[MoveForm]:
    """Moves of a seat, with the things they name."""
    state, _ = table.game()
    verbs, names, speech = state.game.verbs, state.names(), Speech(language(spoken), state)
    return [
        {
            "text": verbs.text(move, names),
            "move": verbs.json(move, names),
            "sentence": speech.move(seat, move).text,
            "rules": state.lines(move),
        }
        for move in moves
    ]


def clocks(table: Table) -> list[ClockForm] | None:
    if table.plan.decision_time() is None:
        return None
    asked = table.asked()
    return [
        {"reserve": table.reserves[seat], "runs_out": table.runs_out(seat) if seat in asked else None} for seat in range(table.plan.seats)
    ]


def result(table: Table, spoken: str) -> ResultForm | None:
    """The end of the game; only now may the seed be known."""
    if table.phase not in ("over", "abandoned"):
        return None
    state, record = table.game()
    speech = Speech(language(spoken), state)
    return {
        "ending": state.ending() or "abandoned",
        "scores": record.scores,
        "accounts": [[line.text for line in speech.account(seat)] for seat in range(state.seats)] if state.over() else [],
        "winners": record.winners,
        "seed": str(record.seed),
        "nonce": record.nonce,
    }


def table_for(name: str, table: Table, here: Sequence[bool]) -> TableForm:
    """The table as everyone sees it."""
    return {
        "table": name,
        "plan": table.plan.model_dump(mode="json"),
        "phase": table.phase,
        "games": table.games,
        "seats": [seat_form(table, seat, here[seat]) for seat in range(table.plan.seats)],
    }


def seat_form(table: Table, seat: int, here: bool) -> SeatForm:
    chair = table.chairs[seat]
    return {
        "name": chair.name,
        "kind": "free" if chair.free() else "bot" if chair.bot else "person",
        "bot": chair.player(),
        "here": here,
    }
