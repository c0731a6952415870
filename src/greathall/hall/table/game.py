"""The game at a table: how it is dealt and played, who is asked after each move and how long they take, and its end.

A game goes on only under the rules and with the cards with which it began. One that was begun with others is outdated: what was played
stays on its record, and its players can end it. If it was over before, it stays so, with the result that its record has.
"""

from __future__ import annotations

from typing import Final

from greathall.hall.table import entries
from greathall.hall.table.chair import moved_on
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.holidays import left_over
from greathall.hall.table.table import NOT_ASKED, Table
from greathall.hall.table.upcasting import CARDS_OF_FORM_1
from greathall.kernel.catalog import find_game
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.event import Event
from greathall.kernel.match import Match
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.version import same_rules

UNKNOWN: Final = "unknown"
"""Stands in place of the fingerprint of cards that nobody has noted."""


def cards_of(game: str, entry: entries.Started) -> str:
    """The fingerprint of the cards with which a game was dealt."""
    return entry.cards or CARDS_OF_FORM_1.get(game, UNKNOWN)


def outdated(game: str, entry: entries.Started) -> bool:
    """Whether a game was dealt under other rules or with other cards than there are now."""
    return not same_rules(entry.engine) or cards_of(game, entry) != find_game(game).fingerprint(None)


def start(table: Table, at: float, entry: entries.Started) -> list[Event]:
    """Deal a game."""
    if entry.rotated:
        table.chairs = moved_on(table.chairs)
    for chair in table.chairs:
        if chair.resigned:
            chair.resigned, chair.stand_in = False, ""
    game = find_game(table.plan.game)
    table.record = Record(game.name, table.plan.seats, entry.seed, entry.nonce)
    if entry.part:
        table.record.add_numbers(entry.part, dict(entry.numbers))
    table.record.engine = entry.engine
    table.record.options = dict(entry.options)
    table.record.deck = cards_of(game.name, entry)
    table.record.players = [chair.name for chair in table.chairs]
    table.games += 1
    table.clear_game(at)
    if table.plan.match and (table.match is None or table.match.over()):
        table.match = Match(game.contest, table.plan.seats, int(entry.options.get("first", "0")))
    if outdated(game.name, entry):
        table.phase, table.state = "outdated", None
        table.position += 1
        return []
    table.state = table.record.deal()
    table.state.players = table.record.players
    for chair in table.chairs:
        chair.off = left_over(chair.off, at)
    table.phase = "playing"
    for seat, text in entry.moves:
        table.record.play(table.state, seat, text)
    ask(table, at, set())
    return [] if entry.moves else list(table.state.events or [])


def play(table: Table, at: float, answers: list[tuple[int, str]]) -> list[Event]:
    """Play the moves of these seats, one after the other."""
    if table.phase == "outdated":
        return note(table, at, answers)
    state, record = table.game()
    timed = not table.in_window()
    waiting = set(table.asked())
    owing = waiting.copy()
    happened: list[Event] = []
    for seat, text in answers:
        record.play(state, seat, text)
        happened += state.events or []
        if timed and seat in owing:
            charge(table, at, seat)
            owing.discard(seat)  # what follows at once takes no time
    table.sealed.clear()
    table.undo_by = NOBODY
    ask(table, at, waiting - {seat for seat, _ in answers})
    if state.over():
        finish(table, at)
    return happened


def note(table: Table, at: float, answers: list[tuple[int, str]]) -> list[Event]:
    """Write down what was played under other rules. Nobody can say here what it led to; only that it was the end, if there is a record that
    says so."""
    record, ended = table.written(), table.ended.get(table.games)
    record.moves += answers
    table.sealed.clear()
    table.undo_by = NOBODY
    if ended is not None and ended.finished() and ended.moves == record.moves:
        record.scores, record.winners = ended.scores, ended.winners
        table.position += 1
        finish(table, at)
    return []


def speak(table: Table, at: float, seat: int, text: str) -> list[Event]:
    """A seat makes an offer, or answers one that lies open. Everyone is asked again, since what they were asked may have changed. That
    gives nobody more time: whoever must decide something else has what is left of it when the offer is answered."""
    if table.phase == "outdated":
        return note(table, at, [(seat, text)])
    state, record = table.game()
    answering = is_asking(state)
    deciding = {} if answering else {other: at - table.since[other] for other in table.asked() if not table.chairs[other].player()}
    record.play(state, seat, text)
    happened = list(state.events or [])
    table.undo_by = NOBODY
    table.held = table.held or deciding
    ask(table, at, set())
    return happened


def charge(table: Table, at: float, seat: int) -> None:
    """Take what a seat used beyond the time of its decision out of its reserve."""
    time = table.plan.decision_time()
    if time is not None:
        table.reserves[seat] = max(0.0, table.reserves[seat] - max(0.0, at - table.since[seat] - time))


def ask(table: Table, at: float, waiting: set[int]) -> None:
    """Note who is asked now. Seats that were asked together with those who answered, and still are, keep their question."""
    state, _ = table.game()
    table.position += 1
    deciders = int(state.deciders())
    now = {seat for seat in range(table.plan.seats) if deciders >> seat & 1}
    for seat in range(table.plan.seats):
        if seat not in now:
            table.questions[seat] = NOT_ASKED
        elif now != waiting:
            table.questions[seat], table.since[seat] = table.position, at
    if not is_asking(state):
        for seat in now.intersection(table.held):
            table.since[seat] = at - table.held[seat]
        table.held = {}


def finish(table: Table, at: float) -> None:
    """The game is over; what was kept secret may be known."""
    reserves = table.reserves
    table.clear_game(at)
    table.reserves = reserves
    table.phase = "over"
    if table.match is not None:
        result = table.result()
        table.match.results.append((result.mask(), result.scores))


def is_asking(state: State) -> bool:
    """Whether an offer is being answered."""
    return isinstance(state, Dealing) and state.asking() is not None
