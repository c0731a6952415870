"""Blood Bonds: forming them, separating them, and the Insane Wizard who separates those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish import messages
from greathall.games.skirmish.cards import BLACK, EMPTY, SOLDIERS, house_of
from greathall.games.skirmish.causes import NO_CAUSE
from greathall.games.skirmish.deciding import RoundStep
from greathall.games.skirmish.verbs import BOND, BONDED, MOVED, RETURNED, SEPARATE, SEPARATED
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish

# Where a separated card may go, besides a slot (0 to 7).
TO_HAND: Final[i64] = 8
TO_BARROWS: Final[i64] = 9


def bonds(state: Skirmish, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Add every bond that may be formed, with either card as its leader (S-10.1)."""
    fresh = state.hands[seat] & SOLDIERS & ~state.returned
    for place in range(seat * 8, seat * 8 + 4):
        card = state.top[place]
        if card == EMPTY or state.under[place] != EMPTY:
            continue
        for other in range(place + 1, seat * 8 + 4):
            mate = state.top[other]
            if mate != EMPTY and state.under[other] == EMPTY and may_bond(state, seat, card, mate):
                moves = append(append(moves, pack(BOND, card, mate)), pack(BOND, mate, card))
        left = fresh
        while left:
            mate = lowest(left)
            left &= left - 1
            if may_bond(state, seat, card, mate):
                moves = append(append(moves, pack(BOND, card, mate)), pack(BOND, mate, card))
    return moves


def may_bond(state: Skirmish, seat: i64, card: i64, mate: i64) -> bool:
    """Of one House, or of any with the Binding Spirit (S-9.10)."""
    return state.spirit == seat or house_of(state.face(card)) == house_of(state.face(mate))


def bond(state: Skirmish, seat: i64, leader: i64, second: i64) -> None:
    """Combine two soldiers; it is exhausted if one of them is, or comes from hand (S-10.3), and poison takes both (S-8.2)."""
    both = bit_at(leader) | bit_at(second)
    fresh = state.hands[seat] & both
    if fresh >> leader & 1:
        place = state.place_of(second)
    else:
        place = state.place_of(leader)
        if not fresh:
            state.top[state.place_of(second)] = EMPTY
    state.top[place] = leader
    state.under[place] = second
    if fresh:
        state.hands[seat] &= ~fresh
        state.last = leader if fresh >> leader & 1 else second
        state.knows[state.last] = EVERYONE
    if fresh or state.exhausted & both:
        state.exhausted |= both
    if state.poisoned & both:
        state.poisoned |= both
    state.tell(pack(BONDED, seat, leader, second), EVERYONE)


def separations(state: Skirmish, seat: i64, place: i64, willing: bool, moves: vec[i64]) -> vec[i64]:
    """Add every way to separate a bond; unwilling, no card may go to the hand (S-10.6, S-9.9)."""
    leader = state.top[place]
    own = place & 7
    free = state.free(seat, 0)
    slots = free | bit_at(own)
    for one in range(i64(4)):
        if not slots >> one & 1:
            continue
        for other in range(i64(4)):
            if slots >> other & 1 and other != one:
                moves = append(moves, pack(SEPARATE, leader, one, other))
        if willing and state.under[place] != BLACK:
            moves = append(moves, pack(SEPARATE, leader, one, TO_HAND))
        if willing and leader != BLACK:
            moves = append(moves, pack(SEPARATE, leader, TO_HAND, one))
    if free == 0:
        moves = append(moves, pack(SEPARATE, leader, own, TO_BARROWS))
        moves = append(moves, pack(SEPARATE, leader, TO_BARROWS, own))
    return moves


def separate(state: Skirmish, seat: i64, move: i64) -> None:
    """Put the cards of a bond where the move says."""
    leader = field(move, 0)
    place = state.place_of(leader)
    second = state.under[place]
    one = field(move, 1)
    other = field(move, 2)
    state.tell(pack(SEPARATED, seat, leader, second, NONE if seat == state.active else state.active), EVERYONE)
    if one >= TO_HAND:
        put_off(state, seat, leader, one)
        shift(state, seat, place, other)
    elif other >= TO_HAND:
        put_off(state, seat, second, other)
        shift(state, seat, place, one)
    else:
        state.top[place] = EMPTY
        state.under[place] = EMPTY
        state.top[seat * 8 + one] = leader
        state.top[seat * 8 + other] = second


def put_off(state: Skirmish, seat: i64, card: i64, where: i64) -> None:
    """One card of a bond goes out of the ranks."""
    if where == TO_HAND:
        take_back(state, seat, card)
    else:
        state.fall(card, NO_CAUSE)


def take_back(state: Skirmish, seat: i64, card: i64) -> None:
    """A Redeploy returns a card to the hand; a summoned one is Soul Burned instead (S-9.7)."""
    if state.summoned >> card & 1:
        state.fall(card, NO_CAUSE)
        return
    state.tell(pack(RETURNED, seat, card), EVERYONE)
    state.into_hand(card, seat)
    state.returned |= bit_at(card)


def shift(state: Skirmish, seat: i64, place: i64, slot: i64) -> None:
    """What stands at a place, if anything does, goes to a slot."""
    goal = seat * 8 + slot
    if goal == place or state.top[place] == EMPTY:
        return
    state.top[goal] = state.top[place]
    state.under[goal] = state.under[place]
    state.top[place] = EMPTY
    state.under[place] = EMPTY
    state.tell(pack(MOVED, seat, state.top[goal], slot), EVERYONE)


class Sundering(RoundStep):
    """The Insane Wizard separates every opponent's bonds, clockwise; their owners place the cards (S-9.9)."""

    def go(self, state: Skirmish) -> bool:
        at = self.at
        while at < state.seats:
            seat = (state.active + at) % state.seats
            for place in range(seat * 8, seat * 8 + 4):
                if state.under[place] != EMPTY:
                    if at != self.at:
                        state.stack[-1] = Sundering(at)
                    return True
            at += 1
        state.stack.pop()
        return False

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        for place in range(seat * 8, seat * 8 + 4):
            if state.under[place] != EMPTY:
                moves = separations(state, seat, place, False, moves)
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        separate(state, seat, move)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_SEPARATE.say(seat)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_SUNDER.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.BySeat:
        return {"step": "sundering", "at": int(self.at)}
