"""What happens at a table without anyone asking for it: windows close, bots answer, time runs out, votes are carried, matches go on.

Everything here is worked out from the table and the time, so that any server comes to the same result.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from greathall.hall.table import entries, hosts, matches, pairing, shuffling, undo
from greathall.hall.table.chair import moved_on
from greathall.hall.table.deadlines import plays_on
from greathall.hall.table.decks import with_decks
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.orders import unasked
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Gone, absent_from, left_alone, left_at, proposed, takes_over, voices, wanted
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import drawn
from greathall.kernel.deals.offer import is_offer
from greathall.version import VERSION

IN_WINDOWS: Final = 3
"""How many times as fast bots seem to think in response windows, whatever they hold."""

READY_AFTER: Final = 0.75
"""The part of that time in which they must really have thought; the rest is for the way there and back."""

SHORTEST: Final = 0.2
"""How many seconds bots seem to think at least where many share the time of one; all but the strongest have really thought by then, so that
it does not tell who had nothing to think about."""

SHORTEST_IN_WINDOWS: Final = 0.1
"""The same in a window, also where they need not seem to think at all."""

LONGEST_HOLD: Final = 10.0
"""For how many seconds bots wait at most for a page that still tells its guest what led to the position."""


@dataclass(frozen=True)
class Thought:
    """What a bot would play or offer, and when it had thought of it."""

    move: str
    ready: float


@dataclass(frozen=True)
class Around:
    """What the server knows beside the table: the thoughts of bots by seat and question, since when seats are empty, whether the game
    rests because nobody is there to see it, and whether the only person at the table is still being told what came before."""

    thoughts: Mapping[tuple[int, int], Thought]
    gone: Gone
    rests: bool = False
    telling: bool = False


def begin(table: Table, gone: Gone) -> Entry:
    """Begin the next game: first with the numbers that those who are there add to its seed. A lesson always has the same."""
    return next_game(table) if table.plan.lesson or not shuffling.present(table, gone) else shuffling.begun()


def next_game(table: Table, gone: Gone = ()) -> entries.Started:
    """Deal the next game: of the match if one is under way, otherwise with everyone one seat further."""
    game, seats = find_game(table.plan.game), table.plan.seats
    rotated = matches.moves_on(table)
    made = shuffling.made(table, gone, int(rotated))
    options = dict(table.plan.options)
    if table.plan.match:
        match = table.match
        beginner = match.beginner() if match is not None and not match.over() else drawn(made["seed"], "who begins", seats)
        options = game.begun_by(beginner, options)
    options = with_decks(table, moved_on(table.chairs) if rotated else table.chairs, options)
    return entries.Started(engine=VERSION, options=options, cards=game.fingerprint(None), rotated=rotated, **made)


def voting(table: Table) -> bool:
    """Whether a vote is open."""
    return bool(table.votes) or table.undo_by != NOBODY


def carried(table: Table, now: float, gone: Gone) -> Entry | None:
    """What all who have a voice have agreed on."""
    if not voting(table):
        return None
    voters = voices(table, now, gone)
    if table.phase == "gathering":
        return pairing.filled_up(table) if wanted(table, "bots", voters) else None
    if table.phase in ("over", "abandoned"):
        return again(table, voters, gone) if wanted(table, "again", voters) else matches.given_up(table, now, gone)
    taken_back = undo.granted(table, voters)
    if taken_back is not None:
        return taken_back
    if wanted(table, "abandon", voters) and not left_alone(table, voters):
        return entries.Abandoned()
    for seat in table.owners():
        if seat not in voters and wanted(table, "substitute", voters, seat):
            return entries.SeatOpened(seat=seat)
        if seat not in voters and seat in table.people() and wanted(table, "hand_over", voters, seat):
            return entries.HandedOver(seat=seat, bot=table.plan.stand_in, why="vote")
    return None


def again(table: Table, voters: list[int], gone: Gone) -> Entry:
    """Another game: at once if all are there or a match goes on, otherwise when the seats of those who have left are taken. Whoever has
    said that they want it, and is away for the moment, has not left."""
    left = [seat for seat in table.owners() if seat not in voters and not wanted(table, "again", [seat])]
    return entries.Gathered(freed=left) if left and not matches.goes_on(table) else begin(table, gone)


def returned(table: Table, gone: Gone) -> Entry | None:
    """Someone is back whose seat was open to others, or about whose seat they were deciding. Where a bot plays, its owner says when
    they want to play again; whoever wants another game wants to play it."""
    for seat, chair in enumerate(table.chairs):
        if chair.vacant and not chair.stand_in and left_at(gone, seat) is None:
            return entries.TakenBack(seat=seat)
        if chair.handed_over and wanted(table, "again", [seat]):
            return entries.TakenBack(seat=seat, moves=chair.stood_in)
    for target in sorted({target for _, target, _ in table.votes if target != NOBODY and left_at(gone, target) is None}):
        matter = next(matter for matter in entries.ABOUT_SEATS if proposed(table, matter, target))
        return entries.Voted(seat=target, matter=matter, target=target, wanted=False, refuses=True)
    return None


def thinking_time(table: Table, seat: int) -> float:
    """How long a bot seems to think about the question that a seat is asked; 0: as long as it does. Where one person waits for all the
    others, these share the time of one: a round among six is as brisk as among two. Who they are everyone sees. In a window it is
    never nothing, but in a lesson, whose shuffle everyone may know."""
    state, _ = table.game()
    window = state.declining(seat) >= 0
    whole = table.plan.thinking / (IN_WINDOWS if window else 1)
    shared = whole / max(1, table.plan.seats - 1) if len(table.people()) == 1 else whole
    if window:
        return max(shared, 0.0 if table.plan.lesson else SHORTEST_IN_WINDOWS)
    return max(shared, min(whole, SHORTEST))


def thinks_from(table: Table, seat: int) -> float | None:
    """From when on a bot thinks for an asked seat. One that stands in for a late owner thinks beforehand, so that its answer is there when
    their time is over, whether or not they had a choice. None: no bot does."""
    if table.chairs[seat].player():
        return table.since[seat]
    ends = table.runs_out(seat)
    return None if ends is None else ends - thinking_time(table, seat)


def bot_for(table: Table, seat: int, now: float) -> str:
    """The bot that must think for an asked seat; empty: none."""
    begins = thinks_from(table, seat)
    return table.chairs[seat].player() or (table.plan.stand_in if begins is not None and now >= begins else "")


def within(table: Table, seat: int) -> float:
    """How long a bot may think about the question that a seat is asked, in seconds; 0: as long as it needs. In a window its answer must be
    there when that of a bot without a choice would be, or the time would tell that it has one. In a lesson a bot always plays the same,
    however fast the machine."""
    state, _ = table.game()
    hurried = state.declining(seat) >= 0 and not table.plan.lesson
    return thinking_time(table, seat) * READY_AFTER if hurried else 0.0


def seed_for(table: Table, seat: int) -> str:
    """What a bot's chance follows from: in a lesson from how far the game has come, so that bots always play the same; empty: nothing."""
    _, record = table.game()
    return f"{table.plan.lesson} {len(record.moves)} {seat}" if table.plan.lesson else ""


def punctual(table: Table, seat: int) -> bool:
    """Whether a bot answers the question of a seat at a time that is known beforehand, and passes if it has not thought by then: in
    windows, where an answer that comes later would tell that there was something to think about."""
    state, _ = table.game()
    return state.declining(seat) >= 0 and not table.plan.lesson


def thought_of(table: Table, seat: int, around: Around) -> Thought | None:
    """What the bot of a seat answers; None: it is not known yet."""
    thought, begins = around.thoughts.get((seat, table.questions[seat])), thinks_from(table, seat)
    if thought is not None or begins is None or not punctual(table, seat):
        return thought
    state, _ = table.game()
    return Thought(state.text(state.declining(seat)), begins + thinking_time(table, seat))


def released(table: Table, seat: int, thought: Thought, around: Around) -> float:
    """When a bot's answer is given: after its thinking time or, outside of windows, a multiple of it, so that the time tells nothing of
    what it saw; and not before the only person has been told what led to it, or has had the time for it."""
    begins, time = thinks_from(table, seat), thinking_time(table, seat)
    held = table.since[seat] + LONGEST_HOLD if around.telling and table.chairs[seat].player() else table.since[seat]
    if not time or begins is None:
        return max(held, thought.ready)
    # Whoever is late takes a multiple of the whole time, however many share it.
    took, whole = thought.ready - begins, table.plan.thinking
    return max(held, begins + (time if punctual(table, seat) or took <= time else whole * math.ceil(took / whole)))


def closing(table: Table, around: Around) -> float:
    """When the open window closes. Who is asked decides, never who has answered or what anyone holds: where several people play and one of
    them is asked, it runs its time. Where none is asked it closes when the bots have thought; where the only one is, with their answer."""
    people = table.people()
    if any(seat in people and not (table.waits_for(seat) and seat in table.sealed) for seat in table.asked()):
        return table.closes()
    thoughts = {seat: thought_of(table, seat, around) for seat in table.asked() if seat not in table.sealed}
    ready = [math.inf if thought is None else released(table, seat, thought, around) for seat, thought in thoughts.items()]
    return min(table.closes(), max(ready, default=table.at))


def window_answers(table: Table, around: Around) -> list[tuple[int, str]]:
    """The answers of all who are asked in a window; whoever gave none passes."""
    state, _ = table.game()
    answers: list[tuple[int, str]] = []
    for seat in table.asked():
        thought = around.thoughts.get((seat, table.questions[seat]))
        given = table.sealed.get(seat)
        if given is None and thought is not None and table.chairs[seat].player():
            given = thought.move
        answers.append((seat, state.text(state.declining(seat)) if given is None else given))
    return answers


def due(table: Table, now: float, around: Around) -> Entry | None:
    """What must happen now; None: nothing."""
    if table.shuffle is not None:
        return next_game(table, around.gone) if shuffling.complete(table, now) else shuffling.closed(table, now, around.gone)
    agreed = returned(table, around.gone) or hosts.passed(table, now, around.gone) or carried(table, now, around.gone)
    if agreed is not None:
        return agreed
    if table.phase == "abandoned" and table.state is None:
        return entries.Gathered(freed=[])  # what was begun under other rules is ended, and there is nothing to look at
    if table.phase == "over":
        begins = matches.next_at(table)
        return begin(table, around.gone) if begins is not None and now >= begins else None
    if table.phase == "gathering":
        return pairing.given_up(table, now, around.gone) or (begin(table, around.gone) if pairing.complete(table, around.gone) else None)
    if table.phase != "playing" or around.rests:
        return None
    spared = unasked(table)
    if spared is not None:
        return spared
    if table.in_window():
        return entries.WindowClosed(answers=window_answers(table, around)) if now >= closing(table, around) else None
    for seat in table.asked():
        thought = thought_of(table, seat, around)
        if thought is not None and bot_for(table, seat, now) and now >= released(table, seat, thought, around):
            if is_offer(thought.move):
                return entries.Offered(seat=seat, offer=thought.move)
            return entries.Played(seat=seat, move=thought.move, by="bot" if table.chairs[seat].player() else "clock")
    return plays_on(table) or empty_too_long(table, now, around)


def empty_too_long(table: Table, now: float, around: Around) -> Entry | None:
    """A seat is given to a bot after the time that the plan says."""
    for seat in table.people():
        time = takes_over(table, seat, now, around.gone)
        if time is not None and now >= time:
            return entries.HandedOver(seat=seat, bot=table.plan.stand_in, why="absence")
    return None


def next_time(table: Table, around: Around, looked: float) -> float | None:
    """When to look again, after having looked at that time; None: not before something else happens."""
    times: list[float] = []
    if table.shuffle is not None:
        times.append(shuffling.ends(table.shuffle))
    if (begins := matches.next_at(table)) is not None:
        times.append(begins)
    away = hosts.away_from(table, around.gone)
    if away is not None:
        times.append(away)
    if voting(table):
        times += [time for seat in table.owners() if (time := absent_from(table, seat, around.gone)) is not None]
    if table.phase == "gathering":
        times += [time for seat in table.owners() if (time := pairing.gives_up(table, seat, around.gone)) is not None]
    if table.phase == "playing" and not around.rests:
        if table.in_window():
            times.append(closing(table, around))
        for seat in table.asked():
            thought, begins = thought_of(table, seat, around), thinks_from(table, seat)
            times += [begins] if begins is not None else []
            times += [released(table, seat, thought, around)] if thought is not None else []
        times += [time for seat in table.people() if (time := takes_over(table, seat, looked, around.gone)) is not None]
    return min((time for time in times if time > looked), default=None)
