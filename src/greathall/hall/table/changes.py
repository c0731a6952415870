"""What each entry of the log changes at a table."""

from __future__ import annotations

from typing import Final, assert_never

from greathall.hall.table import entries, game, undo
from greathall.hall.table.chair import Chair
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.holidays import taken
from greathall.hall.table.shuffle import Shuffle
from greathall.hall.table.table import Table
from greathall.kernel.event import Event

MOST_TOKENS: Final = 8
"""How many links to an open seat are good at a time: the latest."""

REMEMBERED: Final = 20
"""Of how many things that someone said it is known that they were said."""


def apply(table: Table, at: float, entry: Entry) -> list[Event]:
    """Take in the next entry; what it made happen in the game. `IllegalMove`, and nothing changed, if it is a move or an offer that the
    rules don't allow."""
    asked = table.undo_by
    happened = change(table, at, entry)
    table.undo_lapsed = NOBODY if table.undo_by != NOBODY or isinstance(entry, entries.UndoAnswered | entries.Undone) else asked
    table.number += 1
    table.at = at
    count(table, entry)
    return happened


def change(table: Table, at: float, entry: Entry) -> list[Event]:
    """Change what the entry says."""
    happened: list[Event] = []
    match entry:
        case entries.Opened():
            pass
        case entries.Seated():
            chair = table.chairs[entry.seat]
            chair.name, chair.lock, chair.bot, chair.browser = entry.name, entry.lock, entry.bot, entry.browser
            chair.host, chair.games, chair.face, chair.program = entry.host, table.games, entry.face, entry.program
            table.hosted = table.hosted or entry.host
            table.barred.pop(entry.browser, None)  # whom the host has invited since
            end_swaps(table, entry.seat)
            regroup(table, at, met=bool(entry.lock))
        case entries.Invited():
            chair = table.chairs[entry.seat]
            table.invitations += 1
            chair.name, chair.invitation, chair.invited = entry.name, entry.lock, table.invitations
        case entries.Freed():
            browser, hosted = table.chairs[entry.seat].browser, table.chairs[entry.seat].host
            vacate(table, entry.seat)
            end_swaps(table, entry.seat)
            regroup(table, at, met=True)
            # Whoever shares a device with someone who stays, such as the host, shares the browser as well. A deputy bars no host.
            if entry.removed and not hosted and browser and all(chair.browser != browser for chair in table.chairs):
                table.barred[browser] = table.invitations
        case entries.Swapped():
            one, other = entry.one, entry.other
            table.chairs[one], table.chairs[other] = table.chairs[other], table.chairs[one]
            end_swaps(table, one, other)
            clear_ready(table)  # whoever was ready was so for other seats
            regroup(table, at, met=True)
        case entries.SwapAsked():
            table.swaps[entry.seat] = entry.other
        case entries.SwapEnded():
            table.swaps.pop(entry.asker, None)
        case entries.Ready():
            table.chairs[entry.seat].ready = entry.ready
        case entries.Brought():
            table.chairs[entry.seat].deck = entry.deck
        case entries.ShuffleBegun():
            table.position += 1
            table.shuffle = Shuffle(entry.part, entry.nonce, at)
        case entries.NumberSealed():
            making(table).seals[entry.seat] = entry.seal
        case entries.NumbersClosed():
            making(table).closed = at
        case entries.NumberShown():
            making(table).numbers[entry.seat] = entry.number
        case entries.Started():
            table.shuffle = None
            table.swaps.clear()
            clear_ready(table)
            happened = game.start(table, at, entry)
        case entries.Played():
            happened = game.play(table, at, [(entry.seat, entry.move)])
            chair = table.chairs[entry.seat]
            if entry.by == "owner":
                chair.stand_in, chair.handed_over = "", ""  # whoever moves plays themselves
                table.votes.discard(("abandon", NOBODY, entry.seat))  # whoever plays on no longer wants to end the game
            if entry.by != "bot":
                chair.missed = chair.missed + 1 if entry.by == "clock" else 0
            elif chair.stand_in:
                chair.stood_in += 1
        case entries.Called():
            happened = game.speak(table, at, entry.seat, entry.move)
        case entries.Offered():
            happened = game.speak(table, at, entry.seat, entry.offer)
        case entries.Sealed():
            table.sealed[entry.seat] = entry.move
            table.chairs[entry.seat].missed = 0
        case entries.WindowClosed():
            happened = game.play(table, at, entry.answers)
        case entries.Unasked():
            record = table.written()
            table.unasked.update(range(len(record.moves), len(record.moves) + len(entry.moves)))
            happened = game.play(table, at, [(seat, move) for seat, move, _ in entry.moves])
        case entries.Ordered():
            table.passing[entry.seat] = frozenset(entry.passing)
            table.forced[entry.seat] = entry.forced
        case entries.Said():
            if entry.once:
                chair = table.chairs[entry.seat]
                chair.said = [*chair.said, entry.once][-REMEMBERED:]
        case entries.UndoAsked():
            table.undo_by, table.undo_agreed = entry.seat, set()
        case entries.UndoAnswered():
            if entry.agreed:
                table.undo_agreed.add(entry.seat)
            elif entry.withdrawn:
                table.undo_by = NOBODY
            else:
                undo.deny(table)
        case entries.Undone():
            undo.go_back(table, at, entry.moves)
        case entries.Voted():
            if entry.refuses:
                drop_votes(table, entry.matter, entry.target)
            else:
                (table.votes.add if entry.wanted else table.votes.discard)((entry.matter, entry.target, entry.seat))
            if entry.matter == "pause":
                table.counted_from = at
        case entries.HandedOver():
            chair = table.chairs[entry.seat]
            chair.stand_in, chair.handed_over, chair.stood_in = entry.bot, entry.why, 0
            drop_votes(table, "hand_over", entry.seat)
        case entries.TakenBack():
            chair = table.chairs[entry.seat]
            chair.stand_in, chair.handed_over, chair.missed = "", "", 0
            chair.vacant, chair.tokens = False, []
            for matter in entries.ABOUT_SEATS:
                drop_votes(table, matter, entry.seat)
        case entries.SeatOpened():
            table.chairs[entry.seat].vacant = True
            drop_votes(table, "substitute", entry.seat)
        case entries.SubstituteInvited():
            table.chairs[entry.seat].tokens = [*table.chairs[entry.seat].tokens, entry.lock][-MOST_TOKENS:]
        case entries.Substituted():
            substitute(table, entry)
        case entries.Resigned():
            resign(table, at, entry)
        case entries.Holiday():
            chair = table.chairs[entry.seat]
            chair.off, chair.missed = taken(chair.off, at, entry.until), 0
        case entries.Gathered():
            gather(table, at, entry.freed)
        case entries.Shared():
            table.shared.add((entry.game, entry.lock))
        case entries.Lent():
            chair = table.chairs[entry.seat]
            chair.lent, chair.lent_key, chair.lent_by = entry.lock, entry.sealed, ""
            chair.lent_until, chair.lent_day = entry.ends, entry.day
        case entries.Fetched():
            chair = table.chairs[entry.seat]
            chair.lent_by, chair.lent_key = entry.by, chair.lent_key if entry.by else ""
        case entries.Rekeyed():
            rekey(table, entry)
        case entries.Hosted():
            entrust(table, entry)
        case entries.Abandoned():
            table.position += 1
            table.clear_game(at)
            table.phase = "abandoned"
        case _:
            assert_never(entry)
    return happened


def making(table: Table) -> Shuffle:
    """The shuffle under way."""
    assert table.shuffle is not None
    return table.shuffle


def end_swaps(table: Table, *seats: int) -> None:
    """Nobody waits any more for an answer from these seats, or for one to them."""
    table.swaps = {asker: other for asker, other in table.swaps.items() if not {asker, other}.intersection(seats)}


def regroup(table: Table, at: float, met: bool) -> None:
    """Where people are paired, seats have changed. What they had agreed to was for other company, if they meet someone or lose them."""
    if table.plan.pairing:
        table.counted_from = at
        if met:
            clear_ready(table)
            table.votes.clear()


def clear_ready(table: Table) -> None:
    for chair in table.chairs:
        chair.ready = False


def count(table: Table, entry: Entry) -> None:
    """Count the entry for all who may know of it. Each counts for itself, so that nobody can see what others alone were told."""
    seer = entries.seer(entry)
    if seer is None:
        table.public += 1
    for seat, chair in enumerate(table.chairs):
        if seer in (None, seat):
            chair.told += 1


def vacate(table: Table, seat: int) -> None:
    """Nobody has the seat any more, and nobody comes by the invitation to it."""
    chair = table.chairs[seat]
    if chair.invitation:
        table.withdrawn.add(chair.invitation)
    leave_games(table, chair)
    table.chairs[seat] = Chair(told=table.public)


def leave_games(table: Table, chair: Chair) -> None:
    """Whoever gives a seat up can still look at the games that they have played in it."""
    if chair.lock:
        table.shared.update((number, chair.lock) for number in range(chair.games + 1, table.games + 1))


def rekey(table: Table, entry: entries.Rekeyed) -> None:
    """The owner of a seat has another key. Whoever has found the one before may have the host's key as well, so that opens nothing more."""
    chair = table.chairs[entry.seat]
    chair.former.append(chair.lock)
    chair.lock, chair.lent, chair.lent_key, chair.lent_by, chair.addresses = entry.lock, "", "", "", list(entry.keep)
    if chair.host:
        table.host = ""


def entrust(table: Table, entry: entries.Hosted) -> None:
    """Give a seat the host's rights. Given for good they are that seat's alone, and the host's key opens nothing more."""
    given = entry.why == "given"
    for seat, chair in enumerate(table.chairs):
        chair.deputy = entry.why == "absence" and seat == entry.seat
        chair.host = seat == entry.seat if given else chair.host
    if given:
        table.host, table.hosted = "", True


def drop_votes(table: Table, matter: str, target: int) -> None:
    """What was proposed is settled, or no longer of any use."""
    table.votes = {vote for vote in table.votes if vote[:2] != (matter, target)}


def withdraw(table: Table, seat: int) -> None:
    """Forget what a seat has asked for or agreed to, and what others want of it."""
    table.votes = {vote for vote in table.votes if seat not in vote[1:]}
    table.undo_agreed.discard(seat)
    if table.undo_by == seat:
        table.undo_by = NOBODY


def substitute(table: Table, entry: entries.Substituted) -> None:
    """Someone else plays on in a seat; what its former owner alone was told stays theirs."""
    chair = table.chairs[entry.seat]
    leave_games(table, chair)
    table.former.append((chair.lock, entry.name))
    table.worn_links += [(lock, entry.name) for lock in (chair.invitation, chair.lent) if lock]
    table.chairs[entry.seat] = Chair(
        name=entry.name,
        lock=entry.lock,
        told=table.public,
        browser=entry.browser,
        games=max(0, table.games - 1),
        face=entry.face,
        program=entry.program,
    )
    table.passing[entry.seat] = frozenset()
    withdraw(table, entry.seat)
    if table.record is not None and table.phase == "playing":
        # Another list: what was named after the one before is named again.
        table.record.players = [*table.record.players[: entry.seat], entry.name, *table.record.players[entry.seat + 1 :]]
        table.substituted.append((table.games, entry.seat, len(table.record.moves), entry.before))
        if table.state is not None:
            table.state.players = table.record.players


def resign(table: Table, at: float, entry: entries.Resigned) -> None:
    """A seat has lost."""
    chair = table.chairs[entry.seat]
    chair.resigned, chair.stand_in, chair.handed_over, chair.vacant = True, entry.bot, "", False
    withdraw(table, entry.seat)
    if len(table.resigned()) == table.plan.seats - 1:
        table.position += 1
        game.finish(table, at)


def gather(table: Table, at: float, freed: list[int]) -> None:
    """As before the first game, with those who are left."""
    table.position += 1
    table.phase, table.state, table.record, table.match = "gathering", None, None, None
    for seat in freed:
        table.former.append((table.chairs[seat].lock, ""))
        vacate(table, seat)
    table.chairs = [chair.rested() for chair in table.chairs]
    table.clear_game(at)
