"""Negations: everyone is asked at once, the first clockwise who objects does, and a negation can be negated in its turn.

On the stack lie, from below, what is done (`Declared`), who still objects to it (`Objecting`), the objection that is made (`Negation`), who
objects to that, and so on. The uppermost takes effect first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.duhr import abilities, board, event_cards, messages, pointing, sayings
from greathall.games.duhr.board import VILIFIED
from greathall.games.duhr.cards import HOUSES, SCANDAL, count, one, size
from greathall.games.duhr.verbs import (
    COUNTERED,
    DISCARDED_PAIR,
    INTRIGUE,
    NEGATE,
    NEGATION,
    NOTHING,
    PASS,
    PLACE_SCANDAL,
    REVEAL_CARD,
    USE,
    declared,
    effect_of,
    negated,
)
from greathall.kernel.bits import bit_at, filled
from greathall.kernel.chance import Chance
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE, OPEN
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import Step, Together

if TYPE_CHECKING:
    from greathall.games.duhr import shapes
    from greathall.games.duhr.state import Duhr

PAIR: Final[i64] = 2


def declare(state: Duhr, seat: i64, move: i64) -> None:
    """Something that can be negated is begun: its cost is paid, its aims are named, and the others are asked."""
    state.tell(declared(seat, move), EVERYONE)
    state.stack.append(Declared(seat, move))
    open_window(state, seat)


def open_window(state: Duhr, actor: i64) -> None:
    """Ask every other standing player with two usable cards or more (D-9.11)."""
    asked: i64 = 0
    for seat in range(state.seats):
        if seat != actor and state.status[seat] != VILIFIED and size(state.usable(seat)) >= PAIR:
            asked |= bit_at(seat)
    if asked:
        state.stack.append(Window(actor, asked, filled(state.seats, -1)))


class Deed(Step["Duhr"]):
    """Something that can be negated, and whose doing it is."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat


@mypyc_attr(free_list_len=1)
class Declared(Deed):
    """An event, an ability or a masterstroke that waits for objections."""

    def __init__(self, seat: i64, move: i64) -> None:
        super().__init__(seat)
        self.move: i64 = move

    def go(self, state: Duhr) -> bool:
        seat, move = self.seat, self.move
        verb = verb_of(move)
        if verb <= INTRIGUE:
            state.stack[-1] = EVENT_OVER
            event_cards.resolve(state, seat, move)
            return False
        state.stack.pop()
        if verb == USE:
            abilities.use(state, seat, move)
            return False
        house = field(move, 1)
        target = state.seat_of[house]
        if verb == PLACE_SCANDAL:
            state.place_scandal(seat, target, effect_of(move))
            state.harmed(seat, house)
        elif verb == REVEAL_CARD:
            state.flip(seat, target, board.find(state.boards[target], field(move, 2)), effect_of(move))
            state.harmed(seat, house)
        else:
            state.discard_from(seat, target, board.find(state.boards[target], SCANDAL), effect_of(move))
            state.aided(seat, house)
        return False

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Declared:
        return {"step": "declared", "seat": int(self.seat), "move": state.text(self.move)}


class EventOver(Step["Duhr"]):
    """An event is carried out with all that followed: its card goes to the discard pile."""

    def go(self, state: Duhr) -> bool:
        state.stack.pop()
        state.to_pile(state.event)
        state.event = NONE
        return False

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.EventOver:
        return {"step": "event_over"}


EVENT_OVER: Final = EventOver()


@mypyc_attr(free_list_len=1)
class Window(Together["Duhr"]):
    """All who may object are asked together (D-9.5)."""

    def __init__(self, actor: i64, asked: i64, answers: vec[i64]) -> None:
        super().__init__(asked, answers)
        self.actor: i64 = actor

    def choices(self, state: Duhr, seat: i64) -> vec[i64]:
        found = append(vec[i64](capacity=1 + HOUSES), pack(PASS))
        usable = state.usable(seat)
        for kind in range(HOUSES):
            if count(usable, kind) >= PAIR:
                found = append(found, pack(NEGATE, kind))
        return found

    def declining(self, state: Duhr, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Duhr) -> str:
        return "negations"

    def answered(self, answers: vec[i64]) -> Step[Duhr]:
        return Window(self.actor, self.asked, answers)

    def resolve(self, state: Duhr) -> None:
        state.stack.pop()
        queue = vec[i64]()
        for distance in range(i64(1), state.seats):
            seat = (self.actor + distance) % state.seats
            answer = self.answers[seat]
            if answer >= 0 and verb_of(answer) == NEGATE:
                queue = append(queue, seat << 3 | field(answer, 0))
        if len(queue):
            state.stack.append(Objecting(queue))

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return announced(state, seat)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        if verb_of(move) == NEGATE:
            return messages.NEGATE_PAIR.refuse(state)
        return messages.NEGATE_OR_PASS.refuse(state)

    def why_thing(self, state: Duhr, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_window(state, seat, thing)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Window:
        answers: list[str | None] = []
        for seat in range(state.seats):
            answer = self.answers[seat]
            answers.append(None if answer < 0 else state.text(answer) if viewer in (seat, OPEN) else "?")
        asked = [seat for seat in range(state.seats) if self.asked >> seat & 1]
        return {"step": "window", "seat": int(self.actor), "asked": asked, "answers": answers}


@mypyc_attr(free_list_len=1)
class Objecting(Step["Duhr"]):
    """Those who object, first clockwise first: the next one does if the objection before was negated (D-9.7)."""

    def __init__(self, queue: vec[i64]) -> None:
        self.queue: vec[i64] = queue
        """Eight times the seat plus the House of the pair."""

    def go(self, state: Duhr) -> bool:
        rest = self.queue
        while len(rest):
            seat, pair = rest[0] >> 3, rest[0] & 7
            rest = rest[1:]
            # The pair may have been spent in a window between.
            if count(state.usable(seat), pair) >= PAIR:
                state.stack[-1] = Objecting(rest)
                spend_pair(state, seat, pair)
                tell_negation(state, seat)
                state.stack.append(Negation(seat))
                open_window(state, seat)
                return False
        state.stack.pop()
        return False

    def imagined(self, state: Duhr, seat: i64, chance: Chance) -> Step[Duhr]:
        if seat == OPEN:
            return self
        own = vec[i64]()
        for entry in self.queue:
            if entry >> 3 == seat:
                own = append(own, entry)
        return Objecting(own)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Objecting:
        waiting: list[shapes.Waiting] = [
            {"seat": int(entry >> 3), "pair": state.deck.houses[entry & 7]} for entry in self.queue if viewer in (entry >> 3, OPEN)
        ]
        return {"step": "objecting", "waiting": waiting}


@mypyc_attr(free_list_len=1)
class Negation(Deed):
    """An objection that is made: unless it is negated itself, what lies under it does not happen."""

    def go(self, state: Duhr) -> bool:
        state.stack.pop()
        state.stack.pop()
        undone = state.stack.pop()
        if isinstance(undone, Declared):
            state.tell(pack(NOTHING, undone.seat, effect_of(undone.move)), EVERYONE)
            if verb_of(undone.move) <= INTRIGUE:
                state.stack.append(EVENT_OVER)
        return False

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "negation", "seat": int(self.seat)}


def spend_pair(state: Duhr, seat: i64, pair: i64) -> None:
    """Two matching suspicions are discarded (D-4.6)."""
    for _each in range(PAIR):
        state.spend(seat, pair)
    state.discard += PAIR * one(pair)
    state.tell(pack(DISCARDED_PAIR, seat, pair), EVERYONE)


def tell_negation(state: Duhr, seat: i64) -> None:
    """Say what one of those who object negates, whose doing it is, and against whom; of a negation, what it is directed at itself."""
    below = state.stack[-2]
    if isinstance(below, Declared):
        state.tell(negated(seat, below.seat, below.move), EVERYONE)
        return
    ground = state.stack[-4]
    assert isinstance(below, Negation)
    assert isinstance(ground, Deed)
    effect = effect_of(ground.move) if isinstance(ground, Declared) else NEGATION
    state.tell(pack(COUNTERED, seat, below.seat, effect, ground.seat), EVERYONE)


def announced(state: Duhr, seat: i64) -> Saying:
    """What the open window is about, from what was declared to the latest negation, and what a seat is asked about it."""
    declared: Saying | None = None
    negators: list[int] = []
    for step in state.stack:
        if isinstance(step, Declared):
            declared = sayings.declared(state, step.seat, step.move)
            negators = []
        elif isinstance(step, Negation):
            negators.append(int(step.seat))
    by = negators[-1] if negators else None
    stands = "negated" if len(negators) % 2 else "stands"
    return messages.ASK_NEGATE.say(declared, seat, [messages.NEGATOR.say(each) for each in negators], by, stands)
