"""What happens at a table without anyone asking for it: windows close, bots answer, time runs out, votes are carried, matches go on.

Everything here is worked out from the table and the time, so that any server comes to the same result.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from greathall.hall.table import entries, undo
from greathall.hall.table.entries import NOBODY, Entry
from greathall.hall.table.orders import unasked
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Gone, absent_from, left_alone, voices, wanted
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import fresh_seed
from greathall.kernel.deals.offer import is_offer
from greathall.version import VERSION

PAUSE: Final = 20.0
"""How long after a game of a match the next one begins, if not everyone has asked for it before."""

IN_WINDOWS: Final = 3
"""How many times as fast bots seem to think in response windows, whatever they hold."""

READY_AFTER: Final = 0.75
"""The part of that time in which they must really have thought; the rest is for the way there and back."""


@dataclass(frozen=True)
class Thought:
    """What a bot would play or offer, and when it had thought of it."""

    move: str
    ready: float


@dataclass(frozen=True)
class Around:
    """What the server knows beside the table: the thoughts of bots by seat and question, and since when seats are empty."""

    thoughts: Mapping[tuple[int, int], Thought]
    gone: Gone


def next_game(table: Table) -> entries.Started:
    """Deal the next game: of the match if one is under way, otherwise with everyone one seat further."""
    game = find_game(table.plan.game)
    options = dict(table.plan.options)
    under_way = table.match is not None and not table.match.over()
    if table.plan.match:
        beginner = table.match.beginner() if table.match is not None and under_way else secrets.randbelow(table.plan.seats)
        options = game.begun_by(beginner, options)
    rotated = table.games > 0 and not under_way
    seed = f"lesson {table.plan.shuffle()}" if table.plan.lesson else fresh_seed()
    return entries.Started(engine=VERSION, seed=seed, nonce=secrets.token_hex(16), options=options, rotated=rotated)


def voting(table: Table) -> bool:
    """Whether a vote is open."""
    return bool(table.votes) or table.undo_by != NOBODY


def carried(table: Table, now: float, gone: Gone) -> Entry | None:
    """What all who have a voice have agreed on."""
    if not voting(table):
        return None
    voters = voices(table, now, gone)
    if table.phase in ("over", "abandoned"):
        return next_game(table) if wanted(table, "again", voters) else None
    taken_back = undo.granted(table, voters)
    if taken_back is not None:
        return taken_back
    if wanted(table, "abandon", voters) and not left_alone(table, voters):
        return entries.Abandoned()
    for seat in table.people():
        if seat not in voters and wanted(table, "hand_over", voters, seat):
            return entries.HandedOver(seat=seat, bot=table.plan.stand_in, why="vote")
    return None


def returned(table: Table, gone: Gone) -> Entry | None:
    """Someone whose seat was given to a bot in their absence is back."""
    for seat, chair in enumerate(table.chairs):
        if chair.returns and gone[seat] is None:
            return entries.TakenBack(seat=seat)
    return None


def bot_for(table: Table, seat: int, now: float) -> str:
    """The bot that must think for an asked seat; empty: none."""
    player = table.chairs[seat].player()
    ends = table.runs_out(seat)
    return player or (table.plan.stand_in if ends is not None and now >= ends else "")


def thinking_time(table: Table, seat: int) -> float:
    """How long a bot seems to think about the question that a seat is asked; 0: as long as it does."""
    state, _ = table.game()
    # Windows are many, and most are passed.
    return table.plan.thinking / (IN_WINDOWS if state.declining(seat) >= 0 else 1)


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


def released(table: Table, seat: int, thought: Thought) -> float:
    """When a bot's answer is given: after its thinking time or a multiple of it, so that the time tells nothing of what it saw."""
    asked, time = table.since[seat], thinking_time(table, seat)
    if not time:
        return thought.ready
    return asked + time * max(1, math.ceil((thought.ready - asked) / time))


def closing(table: Table, around: Around) -> float:
    """When the open window closes. Who is asked decides, never who has answered or what anyone holds: where several people play and one of
    them is asked, it runs its time. Where none is asked it closes when the bots have thought; where the only one is, with their answer."""
    people = table.people()
    if any(seat in people and not (table.waits_for(seat) and seat in table.sealed) for seat in table.asked()):
        return table.closes()
    thoughts = {seat: around.thoughts.get((seat, table.questions[seat])) for seat in table.asked() if seat not in table.sealed}
    ready = [math.inf if thought is None else released(table, seat, thought) for seat, thought in thoughts.items()]
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
    agreed = returned(table, around.gone) or carried(table, now, around.gone)
    if agreed is not None:
        return agreed
    if table.phase == "over":
        match_goes_on = table.match is not None and not table.match.over() and now >= table.at + PAUSE
        return next_game(table) if match_goes_on else None
    if table.phase != "playing":
        return None
    spared = unasked(table)
    if spared is not None:
        return spared
    if table.in_window():
        return entries.WindowClosed(answers=window_answers(table, around)) if now >= closing(table, around) else None
    for seat in table.asked():
        thought = around.thoughts.get((seat, table.questions[seat]))
        if thought is not None and bot_for(table, seat, now):
            player = table.chairs[seat].player()
            if not player or now >= released(table, seat, thought):
                if is_offer(thought.move):
                    return entries.Offered(seat=seat, offer=thought.move)
                return entries.Played(seat=seat, move=thought.move, by="bot" if player else "clock")
    return empty_too_long(table, now, around)


def empty_too_long(table: Table, now: float, around: Around) -> Entry | None:
    """A seat is given to a bot after the time that the plan says."""
    for seat in table.people() if table.plan.handover else []:
        left = around.gone[seat]
        if left is not None and now >= left + table.plan.handover:
            return entries.HandedOver(seat=seat, bot=table.plan.stand_in, why="absence")
    return None


def next_time(table: Table, around: Around, looked: float) -> float | None:
    """When to look again, after having looked at that time; None: not before something else happens."""
    times: list[float] = []
    if table.phase == "over" and table.match is not None and not table.match.over():
        times.append(table.at + PAUSE)
    if voting(table):
        times += [time for seat in table.owners() if (time := absent_from(table, seat, around.gone)) is not None]
    if table.phase == "playing":
        if table.in_window():
            times.append(closing(table, around))
        for seat in table.asked():
            thought = around.thoughts.get((seat, table.questions[seat]))
            ends = table.runs_out(seat)
            if thought is not None:
                times.append(released(table, seat, thought))
            elif ends is not None and not table.chairs[seat].player():
                times.append(ends)
        if table.plan.handover:
            times += [left + table.plan.handover for seat in table.people() if (left := around.gone[seat]) is not None]
    return min((time for time in times if time > looked), default=None)
