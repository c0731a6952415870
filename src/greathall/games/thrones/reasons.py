"""Why a move is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.thrones import bounds, messages, values, verbs
from greathall.games.thrones.steps import keywords, setup
from greathall.games.thrones.steps.step import ThronesStep
from greathall.games.thrones.terms import ATTACHMENT, CHALLENGING, HAND, MARSHALLING, PLACED
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import field, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def refused(state: Thrones, step: ThronesStep, seat: i64, move: i64) -> IllegalMove:
    """Why a step does not take a move."""
    if step.name == "action":
        return action_refused(state, seat, move)
    if step.name == "placing" and verb_of(move) == verbs.PLACE:
        return placing_refused(state, seat, field(move, 0))
    return messages.WANTED[step.name].refuse(state)


def placing_refused(state: Thrones, seat: i64, card: i64) -> IllegalMove:
    """Why a card can't be placed in setup."""
    if state.zone[card] != HAND or state.holder[card] != seat:
        return messages.WANTED["placing"].refuse(state)
    face = state.roster.faces[card]
    if not keywords.may_be_set_up(face):
        return (messages.PLACED_WITHOUT_SETUP if face.kind == ATTACHMENT else messages.PLACED_WRONG_TYPE).refuse(state, card)
    placed = state.pile(PLACED, seat)
    if any(keywords.both_limited(face, state.roster.faces[one]) for one in placed):
        return messages.PLACED_LIMITED.refuse(state, card)
    if not setup.fits(state, card, placed):
        return messages.PLACED_TWICE.refuse(state, card)
    cost, gold = face.cost + values.penalty(state, seat, card), setup.gold_left(state, seat)
    if cost > gold:
        return messages.PLACED_TOO_DEAR.refuse(state, card, cost, gold)
    return messages.PLACED_NOWHERE.refuse(state, card)


def action_refused(state: Thrones, seat: i64, move: i64) -> IllegalMove:
    """Why this is not an action now. Nothing is said about cards that the player can't see."""
    verb = verb_of(move)
    card = field(move, 0)
    if verb in (verbs.MARSHAL, verbs.DUPLICATE):
        return marshal_refused(state, seat, move)
    if verb == verbs.PLAY_AMBUSH:
        return messages.WRONG_AMBUSH.refuse(state)
    if verb == verbs.USE:
        if state.holder[card] != seat:
            return messages.NOT_YOUR_CARD.refuse(state)
        return messages.NO_ACTION.refuse(state)
    if verb == verbs.CHALLENGE and state.phase == CHALLENGING:
        return messages.ACT_FIRST.refuse(state)
    return messages.ACTION_NOW.refuse(state)


def marshal_refused(state: Thrones, seat: i64, move: i64) -> IllegalMove:
    """Why a card can't be marshalled."""
    card = field(move, 0)
    if state.phase != MARSHALLING or seat != state.active:
        return messages.MARSHAL_LATER.refuse(state)
    if state.zone[card] != HAND or state.holder[card] != seat:
        return messages.NOT_IN_HAND.refuse(state)
    if verb_of(move) == verbs.DUPLICATE:
        return messages.WRONG_DUPLICATE.refuse(state)
    if state.roster.kinds[card] > ATTACHMENT:
        return messages.WRONG_TYPE.refuse(state)
    if not state.may_enter(seat, card):
        return messages.UNIQUE_IN_PLAY.refuse(state)
    if keywords.limited_bars(state, seat, card):
        return messages.LIMITED_PLAYED.refuse(state)
    cost = values.cost(state, seat, card)
    gold = bounds.funds(state, seat)
    if cost > gold:
        return messages.TOO_DEAR.refuse(state, card, cost, gold)
    return messages.NO_HOST.refuse(state)
