"""What a viewer is told of an entry, of the game and of the table. Everything that leaves the hall about a game is made here, out of
what the rules say that the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from greathall.hall.marks import marks_of
from greathall.hall.table import deadlines, entries, matches, shuffling
from greathall.hall.table.decks import takes_decks
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.orders import answer_for
from greathall.hall.table.shuffle import Shuffle
from greathall.hall.table.table import NOT_ASKED, Table
from greathall.hall.table.votes import Attendance
from greathall.hall.wire.outgoing import (
    ClockForm,
    Event,
    MatchForm,
    MoveForm,
    PositionForm,
    ResultForm,
    SeatForm,
    ShuffleForm,
    TableForm,
    ToldForm,
)
from greathall.hall.wire.sentences import name, prompt, sentence
from greathall.kernel.bits import seats_of
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import commitment
from greathall.kernel.event import GALLERY
from greathall.kernel.event import Event as GameEvent
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State

WATCHER = int(GALLERY)

BySeat = (
    entries.SwapAsked
    | entries.SwapEnded
    | entries.Ready
    | entries.Said
    | entries.UndoAsked
    | entries.UndoAnswered
    | entries.Undone
    | entries.Voted
    | entries.HandedOver
    | entries.TakenBack
    | entries.Holiday
    | entries.SeatOpened
    | entries.Resigned
    | entries.Shared
    | entries.Hosted
)
"""The entries whose sentence names the seat that did it."""


def number_for(table: Table, viewer: int) -> int:
    """The number of the latest entry in this viewer's count."""
    return table.public if viewer == WATCHER else table.chairs[viewer].told


def may_know(entry: Entry, viewer: int) -> bool:
    return entries.seer(entry) in (None, viewer)


def event_for(table: Table, entry: Entry, happened: Sequence[GameEvent], viewer: int, spoken: str) -> Event:
    """The latest entry, as a viewer may know it, in a language."""
    return {
        "type": "event",
        "number": number_for(table, viewer),
        "at": table.at,
        "what": {**what(table, entry, viewer, spoken), **lapse(table)},
        "text": sentence(table, entry, viewer, spoken),
        "told": [] if table.state is None or not happened else told(table.state, happened, viewer, spoken),
    }


def told(state: State, happened: Sequence[GameEvent], viewer: int, spoken: str) -> list[ToldForm]:
    """What happened in the game, as a viewer may know it, in a language."""
    verbs, names, speech = state.game.tellings, state.names(), Speech(language(spoken), state)
    said = [speech.event(event, viewer) for event in happened]
    return [
        {"event": event.json(verbs, names, viewer), "text": words.text, "marks": marks_of(words)}
        for event, words in zip(happened, said, strict=True)
    ]


def who(table: Table, entry: BySeat, spoken: str) -> dict[str, Any]:
    """The kind of an entry and whose it is, with the name its sentence has, since people change seats."""
    return {"kind": entry.kind, "seat": entry.seat, "name": name(table, entry.seat, spoken)}


def what(table: Table, entry: Entry, viewer: int, spoken: str) -> dict[str, Any]:
    """The entry itself, by a list of what may be known of each kind. A kind or a field that is not listed is never sent."""
    match entry:
        case entries.Seated():
            marked = {"program": True} if entry.program else {}
            return {"kind": entry.kind, "seat": entry.seat, "name": entry.name, "bot": entry.bot, **marked}
        case entries.Started():
            record = table.written()
            options = {"options": entry.options, "rotated": entry.rotated, "numbers": [seat for seat, _ in entry.numbers]}
            told = {"engine": entry.engine, "commitment": record.commitment, "left_out": list(entry.left_out)}
            goes_on = {"goes_on": len(entry.moves)} if entry.moves else {}
            return {"kind": entry.kind, "game": table.games, **told, **options, **goes_on}
        case entries.ShuffleBegun():
            return {"kind": entry.kind, "game": table.games + 1, "commitment": commitment(entry.part, entry.nonce)}
        case entries.NumberSealed():
            return {"kind": entry.kind, "seat": entry.seat, "seal": entry.seal}
        case entries.NumberShown():
            return {"kind": entry.kind, "seat": entry.seat, "number": entry.number}
        case entries.Played():
            # What others may know of a move is what the game tells them of it.
            late = {"name": name(table, entry.seat, spoken)} if entry.by == "clock" else {}
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
        case entries.Opened() | entries.WindowClosed() | entries.NumbersClosed():
            return {"kind": entry.kind}
        case entries.Abandoned():
            return {"kind": entry.kind} if entry.seat == NOBODY else {"kind": entry.kind, "seat": entry.seat}
        case entries.Invited():
            return {"kind": entry.kind, "seat": entry.seat, "name": entry.name}
        case entries.Freed():
            return {"kind": entry.kind, "seat": entry.seat, "name": entry.name, "removed": entry.removed}
        case entries.Lent() | entries.Fetched() | entries.Rekeyed():
            return {"kind": entry.kind, "seat": entry.seat}
        case entries.Swapped():
            return {"kind": entry.kind, "one": entry.one, "other": entry.other}
        case entries.SwapAsked():
            return {**who(table, entry, spoken), "other": entry.other, "other_name": name(table, entry.other, spoken)}
        case entries.SwapEnded():
            return {**who(table, entry, spoken), "asker": entry.asker}
        case entries.Ready():
            return {**who(table, entry, spoken), "ready": entry.ready}
        case entries.Brought():
            return {"kind": entry.kind, "seat": entry.seat, "deck": entry.deck}
        case entries.Sealed():
            return {"kind": entry.kind, "seat": entry.seat, "move": entry.move}
        case entries.Ordered():
            return {"kind": entry.kind, "seat": entry.seat, "passing": entry.passing, "forced": entry.forced}
        case entries.Said():
            own_mark = {"once": entry.once} if entry.once and viewer == entry.seat else {}
            return {**who(table, entry, spoken), "text": entry.text, **own_mark}
        case entries.UndoAsked() | entries.SeatOpened() | entries.Resigned():
            return who(table, entry, spoken)
        case entries.TakenBack():
            return {**who(table, entry, spoken), "moves": entry.moves}
        case entries.SubstituteInvited():
            return {"kind": entry.kind, "seat": entry.seat, "by": entry.by}
        case entries.Substituted():
            return {"kind": entry.kind, "seat": entry.seat, "name": entry.name, "before": entry.before}
        case entries.UndoAnswered():
            return {**who(table, entry, spoken), "agreed": entry.agreed, "withdrawn": entry.withdrawn}
        case entries.Undone():
            return {**who(table, entry, spoken), "moves": entry.moves}
        case entries.Voted():
            other = {} if entry.target == NOBODY else {"target_name": name(table, entry.target, spoken)}
            wish = {"matter": entry.matter, "target": entry.target, "wanted": entry.wanted, "refuses": entry.refuses}
            return {**who(table, entry, spoken), **wish, **other}
        case entries.Holiday():
            return {**who(table, entry, spoken), "until": entry.until}
        case entries.Gathered():
            return {"kind": entry.kind, "freed": entry.freed}
        case entries.Shared():
            return {**who(table, entry, spoken), "game": entry.game}
        case entries.Hosted():
            return {**who(table, entry, spoken), "why": entry.why}
        case entries.HandedOver():
            return {**who(table, entry, spoken), "bot": entry.bot, "why": entry.why}
        case _:
            assert_never(entry)


def lapse(table: Table) -> dict[str, int]:
    """Whose wish to take a move back came to nothing by the latest entry."""
    return {} if table.undo_lapsed == NOBODY else {"undo_lapsed": table.undo_lapsed}


def position_for(table: Table, viewer: int, spoken: str) -> PositionForm:
    """The game as a viewer may know it now, in a language."""
    state = table.state
    asked = table.asked()
    own = viewer != WATCHER
    window = table.in_window()
    question = table.questions[viewer] if own else NOT_ASKED
    # The viewer is not asked what the hall is about to answer for them.
    answered = state is not None and question != NOT_ASKED and answer_for(table, state, viewer) is not None
    undoing = table.undo_by != NOBODY and table.phase == "playing"
    open_to_answer = question != NOT_ASKED and viewer not in table.sealed and not answered
    form: PositionForm = {
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
        "undo": table.undo_by if undoing else None,
        "undo_agreed": sorted(table.undo_agreed) if undoing else [],
        "votes": sorted(table.votes),
        "match": match_form(table),
        "result": result(table, spoken),
    }
    if table.shuffle is not None:
        form["shuffle"] = shuffle_form(table, table.shuffle, viewer)
    if own and table.phase == "gathering" and takes_decks(find_game(table.plan.game)):
        form["deck"] = table.chairs[viewer].deck
    return form


def shuffle_form(table: Table, shuffle: Shuffle, viewer: int) -> ShuffleForm:
    """How far the shuffle has come, as everyone may know, and what the viewer has to do."""
    sealed, shown, closed = viewer in shuffle.seals, viewer in shuffle.numbers, shuffle.closed is not None
    to_seal = viewer != WATCHER and not closed and not sealed
    return {
        "game": table.games + 1,
        "commitment": commitment(shuffle.part, shuffle.nonce),
        "seals": [shuffle.seals.get(seat) for seat in range(table.plan.seats)],
        "sealed": shuffle.seals.get(viewer),
        "closed": closed,
        "rotated": matches.moves_on(table),
        "numbers": [shuffle.numbers.get(seat) for seat in range(table.plan.seats)],
        "asks": "seal" if to_seal else "show" if closed and sealed and not shown else None,
        "ends": shuffling.ends(shuffle),
    }


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
        {
            "reserve": table.reserves[seat],
            "runs_out": table.runs_out(seat) if seat in asked else None,
            "reminder": deadlines.reminder_at(table, seat),
            "holiday": deadlines.holiday_until(table, seat),
            "days_off": deadlines.days_left(table, seat, table.at),
        }
        for seat in range(table.plan.seats)
    ]


def match_form(table: Table) -> MatchForm | None:
    """How the match stands."""
    match = table.match
    if match is None:
        return None
    return {
        "victories": match.contest.victories,
        "games": match.contest.games,
        "seats": match.seats,
        "first": match.first,
        "results": [{"winners": winners, "scores": scores} for winners, scores in match.results],
        "standings": match.standings(),
        "over": match.over(),
        "winners": seats_of(match.winners()) if match.over() else [],
        "next": matches.next_at(table),
    }


def result(table: Table, spoken: str) -> ResultForm | None:
    """The end of the game; only now may the seed be known."""
    if table.phase not in ("over", "abandoned"):
        return None
    state, record, ended = table.state, table.written(), table.result()
    speech = Speech(language(spoken), state) if state is not None and state.over() else None
    return {
        "ending": ended.ending,
        "scores": ended.scores,
        "accounts": [] if speech is None else [[line.text for line in speech.account(seat)] for seat in range(record.seats)],
        "winners": ended.winners,
        "resigned": table.resigned(),
        "seed": str(record.seed),
        "nonce": record.nonce,
        "part": record.part,
        "numbers": [record.numbers.get(seat) for seat in range(record.seats)],
    }


def table_for(name: str, table: Table, there: Attendance) -> TableForm:
    """The table as everyone sees it."""
    return {
        "table": name,
        "plan": table.plan,
        "phase": table.phase,
        "games": table.games,
        "seats": [seat_form(table, seat, there) for seat in range(table.plan.seats)],
        "host": table.hosting(),
    }


def seat_form(table: Table, seat: int, there: Attendance) -> SeatForm:
    chair = table.chairs[seat]
    form: SeatForm = {
        "name": chair.name,
        "kind": "free" if chair.free() else "invited" if chair.kept() else "bot" if chair.bot else "person",
        "bot": chair.player(),
        "here": there.here[seat],
        "absent": there.absent[seat],
        "takes_over": there.takes_over[seat],
        "vacant": chair.vacant,
        "resigned": chair.resigned,
    }
    if chair.handed_over:
        form["handed_over"] = chair.handed_over
    if chair.kept():
        form["invitation"] = chair.invited
    if chair.face:
        form["face"] = chair.face
    if chair.program:
        form["program"] = True
    if chair.ready:
        form["ready"] = True
    if seat in table.swaps:
        form["swap"] = table.swaps[seat]
    return form
