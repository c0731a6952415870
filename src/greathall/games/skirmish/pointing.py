"""Why a card, a slot or a player that somebody points at can't be used now: the first thing that stands in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish import messages, reasons, verbs
from greathall.games.skirmish.cards import (
    ACE_OF_HEARTS,
    EMPTY,
    JACK_OF_CLUBS,
    JACK_OF_DIAMONDS,
    JACK_OF_HEARTS,
    JACK_OF_SPADES,
    QUEENS,
    SOLDIERS,
)
from greathall.games.skirmish.messages import BOND_THING, CARD_THING, PLAYER_THING, SLOT_THING
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import NO_MOVE, NONE, field, verb_of

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

JACK_PLAYS: Final = {
    int(JACK_OF_DIAMONDS): verbs.INTERRUPT,
    int(JACK_OF_CLUBS): verbs.DOUBLE,
    int(JACK_OF_HEARTS): verbs.WARD,
    int(JACK_OF_SPADES): verbs.SEIZE,
}


def at_deploy(state: Skirmish, seat: i64, thing: i64, move: i64) -> IllegalMove:
    """In one's own DEPLOY."""
    kind, which = verb_of(thing), field(thing, 0)
    if kind == SLOT_THING and state.top[seat * 8 + which] != EMPTY:
        return messages.SLOT_TAKEN.refuse(state)
    if move != NO_MOVE:
        return reasons.play_refused(state, seat, move)
    if kind == SLOT_THING:
        return messages.CARD_FIRST.refuse(state)
    if kind == PLAYER_THING:
        return messages.PLAYERS_LATER.refuse(state)
    if kind == CARD_THING and state.hands[seat] >> which & 1:
        return hand_refused(state, seat, which)
    place = state.place_of(which) if kind in (CARD_THING, BOND_THING) else i64(-1)
    if place >= 0 and place >> 3 == seat:
        if state.redeployed:
            return messages.REDEPLOYED.refuse(state)
        return messages.WRONG_PLAYS[verbs.SEPARATE if kind == BOND_THING else verbs.MOVE].refuse(state)
    if kind == CARD_THING or place >= 0:
        return elsewhere(state, which, place)
    return messages.DEPLOY_NOW.refuse(state)


def hand_refused(state: Skirmish, seat: i64, card: i64) -> IllegalMove:
    """Why a card can't be played from the hand in DEPLOY."""
    if card in JACK_PLAYS:
        return messages.WRONG_PLAYS[JACK_PLAYS[int(card)]].refuse(state)
    bit = bit_at(card)
    if bit & QUEENS:
        return messages.WRONG_PLAYS[verbs.QUEEN].refuse(state)
    free = state.free(seat, 0 if bit & SOLDIERS else 4)
    if not bit & state.returned and free == 0:
        return messages.RANK_FULL.refuse(state, "front" if bit & SOLDIERS else "rear")
    return reasons.deployment_refused(state, seat, card, lowest(free) if free else i64(0), NONE)


def elsewhere(state: Skirmish, card: i64, place: i64) -> IllegalMove:
    """A card that is neither in one's hand nor in one's ranks. Whether somebody else holds it is not said."""
    if place >= 0:
        return messages.NOTHING_REACHES.refuse(state)
    if (state.barrows | state.burned) >> card & 1:
        return messages.IN_BARROWS.refuse(state)
    return messages.NOT_IN_HAND.refuse(state, card, line=verbs.MOVES.verbs[verbs.DEPLOY].line)


def at_window(state: Skirmish, seat: i64, thing: i64, move: i64) -> IllegalMove:
    """While instants may be played."""
    card = field(thing, 0)
    if move != NO_MOVE or verb_of(thing) != CARD_THING or not state.hands[seat] >> card & 1:
        return reasons.instant_refused(state, seat, move)
    if card in JACK_PLAYS:
        return messages.WRONG_PLAYS[JACK_PLAYS[int(card)]].refuse(state)
    return messages.NO_INSTANT.refuse(state, card, line=messages.INSTANT_NOW.line)


def at_attack(state: Skirmish, seat: i64, slot: i64, thing: i64) -> IllegalMove:
    """While a unit is asked whom it attacks."""
    place = state.place_of(field(thing, 0)) if verb_of(thing) == CARD_THING else i64(-1)
    if place >= 0 and place >> 3 != seat:
        return messages.ATTACK_REACH.refuse(state)
    if place >= 0 and place & 7 != slot:
        card = state.top[place]
        if not state.ready(place):
            return messages.EXHAUSTED.refuse(state, card)
        if state.strength(place) == 0:
            return messages.NO_STRENGTH.refuse(state, card)
        if state.face(card) == ACE_OF_HEARTS:
            return messages.ONLY_DEFENDS.refuse(state, card)
    if verb_of(thing) == PLAYER_THING and field(thing, 0) == seat:
        return messages.YOURSELF.refuse(state)
    return messages.ATTACK_NOW.refuse(state, state.top[seat * 8 + slot])


def at_blocks(state: Skirmish, seat: i64, thing: i64, free: i64) -> IllegalMove:
    """While attacks are blocked; `free` are the slots with units that don't block yet."""
    place = state.place_of(field(thing, 0)) if verb_of(thing) == CARD_THING else i64(-1)
    if place < 0 or place >> 3 != seat:
        return messages.BLOCK_NOW.refuse(state)
    card = state.top[place]
    if not free >> (place & 7) & 1:
        return messages.BLOCKS_ALREADY.refuse(state, card)
    if not state.ready(place):
        return messages.EXHAUSTED.refuse(state, card)
    return messages.WRONG_BLOCK.refuse(state)
