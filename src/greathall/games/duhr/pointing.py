"""Why a card, a House or anything else that somebody points at can't be used now: the first thing that stands in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.duhr import messages, reasons, verbs
from greathall.games.duhr.board import FAVORED
from greathall.games.duhr.cards import CONCEALED, HOUSES, SCANDAL, count
from greathall.games.duhr.messages import (
    AGENDA_THING,
    ASIDE_THING,
    CARD_THING,
    EVENT_THING,
    HOUSE_THING,
    KNOWN_THING,
    LYING_THING,
    PLOT_THING,
)
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import NO_MOVE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr


def anywhere(state: Duhr, seat: i64, thing: i64) -> IllegalMove | None:
    """What can't be used whatever is asked: cards set aside, cards that one only knows of, agendas, the conspiracies of others."""
    kind, which = verb_of(thing), field(thing, 0)
    if kind == ASIDE_THING:
        return messages.SET_ASIDE.refuse(state)
    if kind == CARD_THING and count(state.hands[seat], which) and not count(state.usable(seat), which):
        return messages.SET_ASIDE.refuse(state)
    if kind == AGENDA_THING:
        return messages.AGENDA_LATER.refuse(state)
    if kind == EVENT_THING:
        return messages.CARRIED_OUT.refuse(state)
    if kind == KNOWN_THING:
        return messages.ONLY_KNOWN.refuse(state)
    if kind == PLOT_THING and which != state.houses[seat]:
        return messages.PLOT_OF_ANOTHER.refuse(state)
    if kind in (HOUSE_THING, LYING_THING) and state.seat_of[which] < 0:
        return messages.NOT_IN_PLAY.refuse(state, which)
    return None


def at_action(state: Duhr, seat: i64, thing: i64, move: i64, taken: i64) -> IllegalMove:
    """In one's own Action Phase."""
    refused = anywhere(state, seat, thing)
    if refused is not None:
        return refused
    kind, which = verb_of(thing), field(thing, 0)
    if kind == PLOT_THING:
        return reasons.reveal_refused(state, seat)
    if move == NO_MOVE and kind == CARD_THING and which <= SCANDAL:
        # A suspicion is raised against its own House; a scandal is created on one that is favored.
        wanted = pack(verbs.RAISE, which) if which < HOUSES else pack(verbs.CREATE, state.houses[seat])
        return reasons.action_refused(state, seat, wanted, taken)
    if move == NO_MOVE and kind == HOUSE_THING and taken < 2 and state.status[state.seat_of[which]] != FAVORED:
        return messages.NOT_FAVORED.refuse(state, which, line=verbs.MOVES.verbs[verbs.RAISE].line)
    if move == NO_MOVE and kind == LYING_THING:
        move = pack(verbs.USE, state.houses[seat], which, field(thing, 1))
    return reasons.action_refused(state, seat, move, taken)


def at_acquire(state: Duhr, seat: i64, thing: i64) -> IllegalMove:
    """In one's own Acquire Phase."""
    return anywhere(state, seat, thing) or messages.ACQUIRE_NOW.refuse(state)


def at_act(state: Duhr, seat: i64, thing: i64, move: i64) -> IllegalMove:
    """In a villain's turn."""
    refused = anywhere(state, seat, thing)
    if refused is not None:
        return refused
    kind, which = verb_of(thing), field(thing, 0)
    if kind == HOUSE_THING:
        return reasons.act_refused(state, pack(verbs.SCANDALIZE, which))
    if kind == LYING_THING:
        card = field(thing, 1)
        return reasons.act_refused(state, pack(verbs.EXPOSE if card >= CONCEALED else verbs.DEFAME, which, card))
    return reasons.act_refused(state, move)


def at_window(state: Duhr, seat: i64, thing: i64) -> IllegalMove:
    """While something may be negated."""
    refused = anywhere(state, seat, thing)
    if refused is None and verb_of(thing) == CARD_THING:
        refused = messages.NEGATE_PAIR.refuse(state)
    return refused or messages.NEGATE_OR_PASS.refuse(state)
