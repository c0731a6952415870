"""Why a move is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish import messages, verbs
from greathall.games.skirmish.cards import ACES, BLACK, JACKS, KINGS, NO_HOUSE, QUEENS, SOLDIERS
from greathall.games.skirmish.verbs import MOVES
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import NONE, field, verb_of

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

FROM_HAND: Final = frozenset({verbs.DEPLOY, verbs.SCOUT, verbs.STRIKE, verbs.QUEEN, verbs.IMITATE})
INSTANTS: Final = frozenset({verbs.INTERRUPT, verbs.DOUBLE, verbs.WARD, verbs.SEIZE, verbs.STRIKE})
REDEPLOYS: Final = frozenset({verbs.MOVE, verbs.RETURN, verbs.BOND, verbs.SEPARATE})


def play_refused(state: Skirmish, seat: i64, move: i64) -> IllegalMove:
    """Why this can't be done in DEPLOY."""
    verb = verb_of(move)
    card = field(move, 0)
    if (verb in FROM_HAND or verb in INSTANTS) and not state.hands[seat] >> card & 1:
        return messages.NOT_IN_HAND.refuse(state, card, line=MOVES.of(move).line)
    if verb == verbs.DEPLOY:
        return deployment_refused(state, seat, card, field(move, 1), field(move, 2))
    if verb in REDEPLOYS and state.redeployed:
        return messages.REDEPLOYED.refuse(state)
    if verb in messages.WRONG_PLAYS:
        return messages.WRONG_PLAYS[verb].refuse(state)
    return messages.DEPLOY_NOW.refuse(state)


def deployment_refused(state: Skirmish, seat: i64, card: i64, slot: i64, variant: i64) -> IllegalMove:
    """Why this card can't be deployed there."""
    bit = bit_at(card)
    if bit & (JACKS | QUEENS):
        return messages.NO_SLOT.refuse(state)
    if bit & state.returned:
        return messages.RETURNED.refuse(state)
    if (slot < 4) != (bit & SOLDIERS != 0):
        return messages.WRONG_RANK.refuse(state)
    if not state.free(seat, slot & 4) >> slot & 1:
        return messages.SLOT_TAKEN.refuse(state)
    if slot >= 4 and slot != state.first_rear(seat):
        return messages.FIRST_REAR.refuse(state)
    if bit & KINGS and state.has_king(seat, NO_HOUSE):
        return messages.ONE_KING.refuse(state)
    if bit & ACES and variant == NONE:
        return messages.ACE_MUST_STRIKE.refuse(state)
    return messages.WRONG_VARIANT.refuse(state)


def instant_refused(state: Skirmish, seat: i64, move: i64) -> IllegalMove:
    """Why this can't be played in a window."""
    verb = verb_of(move)
    if verb not in INSTANTS:
        return messages.INSTANT_NOW.refuse(state)
    card = field(move, 0)
    if not state.hands[seat] >> card & 1 or card == BLACK:
        return messages.NO_INSTANT.refuse(state, card, line=MOVES.of(move).line)
    return messages.WRONG_PLAYS[verb].refuse(state)


def attack_refused(state: Skirmish, seat: i64, slot: i64, move: i64) -> IllegalMove:
    """Why this unit can't attack so."""
    if verb_of(move) == verbs.ATTACK and field(move, 0) == state.top[seat * 8 + slot]:
        return messages.ATTACK_REACH.refuse(state)
    return messages.ATTACK_NOW.refuse(state, state.top[seat * 8 + slot])


def block_refused(state: Skirmish, move: i64) -> IllegalMove:
    """Why this is not a block."""
    if verb_of(move) == verbs.BLOCK:
        return messages.WRONG_BLOCK.refuse(state)
    return messages.BLOCK_NOW.refuse(state)
