"""The DEPLOY & ABILITIES phase: everything that the active player may do in it, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish import messages, pointing, reasons
from greathall.games.skirmish.abilities import (
    NECROMANCER,
    SPIRIT,
    WIZARD,
    imitate,
    imitations,
    joker_enters,
    place_unit,
    queen_acts,
    queen_works,
    scout,
    summon,
    summons,
)
from greathall.games.skirmish.bonds import bond, bonds, separate, separations, shift, take_back
from greathall.games.skirmish.cards import (
    ACE_OF_DIAMONDS,
    ACES,
    BLACK,
    EMPTY,
    JACKS,
    KINGS,
    NO_HOUSE,
    QUEENS,
    RED,
    SOLDIERS,
    TWO_OF_HEARTS,
    TWOS,
)
from greathall.games.skirmish.deciding import ActiveStep
from greathall.games.skirmish.instants import AFTER_PLAY, OWN_DEPLOY, announce, has_target, instants, play_instant, strikes, window
from greathall.games.skirmish.phases import RESPONDING
from greathall.games.skirmish.verbs import (
    BOND,
    DEPLOY,
    DONE,
    DOUBLE,
    IMITATE,
    MOVE,
    PLAYED,
    QUEEN,
    RETURN,
    SCOUT,
    SEIZE,
    STRIKE,
    SUMMON,
)
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish

MANY_MOVES: Final = 48
"""There is room for this many moves from the beginning; only longer lists have to grow."""


class Deploy(ActiveStep):
    """The active seat plays, redeploys, or is done."""

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        front = state.free(seat, 0)
        rear = state.free(seat, 4)
        moves = deployments(state, seat, front, rear & -rear, append(vec[i64](capacity=MANY_MOVES), pack(DONE)))
        moves = instants(state, seat, OWN_DEPLOY, EMPTY, moves)
        moves = summons(state, seat, moves)
        if not state.redeployed:
            moves = redeployments(state, seat, front, rear, moves)
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        card = field(move, 0)
        if verb == DONE:
            state.stack.pop()
            state.phase = RESPONDING
            state.clear_used(QUEENS | JACKS)
            return
        if verb in (DOUBLE, SEIZE) or (verb == STRIKE and card == ACE_OF_DIAMONDS):
            play_instant(state, seat, move)
            return
        state.stack.append(window(AFTER_PLAY, 1, EMPTY))
        if verb == DEPLOY:
            if card >= BLACK:
                joker_enters(state, seat, card, field(move, 1), field(move, 2))
            else:
                place_unit(state, seat, card, field(move, 1))
        elif verb == STRIKE:
            announce(state, seat, move)
        elif verb == SCOUT:
            scout(state, seat, card, field(move, 1), field(move, 2))
        elif verb == QUEEN:
            state.expend(seat, card)
            state.tell(pack(PLAYED, seat, card), EVERYONE)
            queen_acts(state, seat, card)
        elif verb == IMITATE:
            imitate(state, seat, field(move, 1), field(move, 2))
        elif verb == SUMMON:
            summon(state, seat, card, field(move, 1))
        else:
            redeploy(state, seat, move)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_DEPLOY.say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return reasons.play_refused(state, seat, move)

    def why_thing(self, state: Skirmish, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_deploy(state, seat, thing, move)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Plain:
        return {"step": "deploy"}


def deployments(state: Skirmish, seat: i64, front: i64, rear: i64, moves: vec[i64]) -> vec[i64]:
    """Add every way to play the cards of the hand, instants aside, to these slots: of the rear ones the first alone (S-1.4)."""
    hand = state.hands[seat]
    no_king = not state.has_king(seat, NO_HOUSE)
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        bit = bit_at(card)
        if SOLDIERS & bit:
            if not state.returned & bit:
                moves = to_slots(card, front, NONE, moves)
            if TWOS & bit:
                moves = scoutings(state, seat, card, front, moves)
        elif KINGS & bit:
            if no_king:
                moves = to_slots(card, rear, NONE, moves)
        elif ACES & bit:
            if not has_target(state, seat, card):
                moves = to_slots(card, rear, NONE, moves)
            elif card != ACE_OF_DIAMONDS:
                moves = strikes(state, seat, card, card, moves)
        elif QUEENS & bit:
            if queen_works(state, card):
                moves = append(moves, pack(QUEEN, card))
        elif card == BLACK:
            moves = to_slots(card, rear, NECROMANCER, moves)
            moves = imitations(state, seat, front, rear, moves)
        elif card == RED:
            moves = to_slots(card, rear, WIZARD, moves)
            moves = to_slots(card, rear, SPIRIT, moves)
    return moves


def to_slots(card: i64, slots: i64, variant: i64, moves: vec[i64]) -> vec[i64]:
    """Add a deployment of the card to each of these slots."""
    while slots:
        moves = append(moves, pack(DEPLOY, card, lowest(slots), variant))
        slots &= slots - 1
    return moves


def scoutings(state: Skirmish, seat: i64, card: i64, front: i64, moves: vec[i64]) -> vec[i64]:
    """Add the uses of a Scout; the 2 of Hearts needs a Front slot to go to (S-5.4)."""
    for other in range(state.seats):
        if other == seat or state.hands[other] == 0:
            continue
        if card != TWO_OF_HEARTS:
            moves = append(moves, pack(SCOUT, card, other))
        elif not state.returned >> card & 1:
            for slot in range(i64(4)):
                if front >> slot & 1:
                    moves = append(moves, pack(SCOUT, card, other, slot))
    return moves


def redeployments(state: Skirmish, seat: i64, front: i64, rear: i64, moves: vec[i64]) -> vec[i64]:
    """Add every Redeploy (S-3.6)."""
    taken = ~(front | rear) & 0xFF
    while taken:
        slot = lowest(taken)
        taken &= taken - 1
        place = seat * 8 + slot
        card = state.top[place]
        slots = front if slot < 4 else rear
        while slots:
            moves = append(moves, pack(MOVE, card, lowest(slots)))
            slots &= slots - 1
        if slot < 4 and card != BLACK and state.under[place] != BLACK:
            moves = append(moves, pack(RETURN, card))
        if state.under[place] != EMPTY:
            moves = separations(state, seat, place, True, moves)
    return bonds(state, seat, moves)


def redeploy(state: Skirmish, seat: i64, move: i64) -> None:
    """The one Redeploy of the turn."""
    state.redeployed = 1
    verb = verb_of(move)
    card = field(move, 0)
    if verb == MOVE:
        shift(state, seat, state.place_of(card), field(move, 1))
    elif verb == BOND:
        bond(state, seat, card, field(move, 1))
    elif verb == RETURN:
        place = state.place_of(card)
        while state.top[place] != EMPTY:
            take_back(state, seat, state.lowest_card(place))
    else:
        separate(state, seat, move)
