"""The six House abilities: what each may be used on, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import board, messages
from greathall.games.duhr.board import FAVORED
from greathall.games.duhr.cards import (
    CONCEAL_SCANDAL,
    CONCEAL_SUSPICION,
    CONCEALED,
    CONVERT,
    FIRST_EVENT,
    KINDS,
    MOVE_SCANDAL,
    MOVE_SUSPICION,
    SCANDAL,
    TAKE_SUSPICION,
    count,
)
from greathall.games.duhr.favor import substitute
from greathall.games.duhr.verbs import COLLABORATORS, DISCARD, MOVED, MOVED_DOWN, NOTHING, TAKEN, TAKEN_DOWN, UNCOVERED, USE, effect_of
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import SeatStep

if TYPE_CHECKING:
    from greathall.games.duhr import shapes
    from greathall.games.duhr.state import Duhr

INTO_SUSPICION: Final[i64] = 0
INTO_SCANDAL: Final[i64] = 1


def uses(state: Duhr, found: vec[i64], verb: i64, ability: i64, deep: bool) -> vec[i64]:
    """Add every use of a House's ability to the moves; `deep`: on concealed cards too (D-5.12)."""
    does = state.deck.ability[ability]
    for source in range(state.seats):
        lying = state.boards[source]
        if board.laid(lying) == 0:
            continue
        if does != MOVE_SCANDAL and does != CONCEAL_SCANDAL and (does != CONVERT or state.scandals):
            revealed = board.suspicions(lying)
            for kind in range(SCANDAL):
                if revealed >> kind & 1:
                    found = aimed(state, found, verb, ability, source, kind)
        if (does in (MOVE_SCANDAL, CONCEAL_SCANDAL, CONVERT)) and board.scandals(lying):
            found = aimed(state, found, verb, ability, source, SCANDAL)
        if deep:
            hidden = board.concealed(lying)
            for place in range(board.FULL):
                if hidden >> place & 1:
                    found = aimed(state, found, verb, ability, source, CONCEALED + place)
    return found


def aimed(state: Duhr, found: vec[i64], verb: i64, ability: i64, source: i64, card: i64) -> vec[i64]:
    """Add the uses of an ability on one card: one for each House it may be moved to, one for each sort it may become."""
    does = state.deck.ability[ability]
    house = state.houses[source]
    if does in (MOVE_SUSPICION, MOVE_SCANDAL):
        for target in range(state.seats):
            if target != source and state.status[target] == FAVORED:
                found = append(found, pack(verb, ability, house, card, state.houses[target]))
    elif does == CONVERT and card >= CONCEALED:
        found = append(found, pack(verb, ability, house, card, NONE, INTO_SUSPICION))
        if state.scandals:
            found = append(found, pack(verb, ability, house, card, NONE, INTO_SCANDAL))
    else:
        found = append(found, pack(verb, ability, house, card))
    return found


def own_uses(state: Duhr, seat: i64, usable: i64, found: vec[i64]) -> vec[i64]:
    """Add what a seat may use: its own House's ability, and that of the House on its revealed conspiracy (D-4.5, D-7.12)."""
    own = state.houses[seat]
    up = state.plots_up >> seat & 1 == 1
    shown = state.plots[seat]
    if count(usable, own):
        found = uses(state, found, USE, own, up and shown == own)
    if up and shown != own and count(usable, shown) and state.standing(state.seat_of[shown]):
        found = uses(state, found, USE, shown, False)
    return found


def borrowed_uses(state: Duhr) -> vec[i64]:
    """What Collaborators can do: the ability of any standing House, on revealed cards (D-10.3)."""
    found = vec[i64]()
    for who in range(state.seats):
        if state.standing(who):
            found = uses(state, found, COLLABORATORS, state.houses[who], False)
    return found


def use(state: Duhr, seat: i64, move: i64) -> None:
    """What an ability does, once nobody negates it."""
    does = state.deck.ability[field(move, 0)]
    house, named = field(move, 1), field(move, 2)
    source = state.seat_of[house]
    spot = board.find(state.boards[source], named)
    hidden = named >= CONCEALED
    if does in (CONCEAL_SUSPICION, CONCEAL_SCANDAL):
        state.flip(seat, source, spot, effect_of(move))
        if hidden:
            state.harmed(seat, house)
        else:
            state.aided(seat, house)
    elif does in (MOVE_SUSPICION, MOVE_SCANDAL):
        shift(state, seat, source, spot, state.seat_of[field(move, 3)])
    elif does == TAKE_SUSPICION:
        rescind(state, seat, source, spot)
    else:
        assert does == CONVERT
        into = field(move, 4) if hidden else INTO_SUSPICION if named == SCANDAL else INTO_SCANDAL
        convert(state, seat, source, spot, into, effect_of(move))


def shift(state: Duhr, seat: i64, source: i64, spot: i64, target: i64) -> None:
    """A card moves to another House and keeps its facing: taken away, the source's status, laid down, the target's (D-5.4)."""
    card = board.at(state.boards[source], spot)
    house, to = state.houses[source], state.houses[target]
    if card & board.DOWN:
        state.tell(pack(MOVED_DOWN, seat, house, to), EVERYONE)
    else:
        state.tell(pack(MOVED, seat, house, card, to), EVERYONE)
    state.remove(source, spot)
    state.lay_card(target, card)
    state.aided(seat, house)
    state.harmed(seat, to)


def rescind(state: Duhr, seat: i64, source: i64, spot: i64) -> None:
    """A card comes into its player's hand, then one is discarded (D-5.7)."""
    card = board.at(state.boards[source], spot)
    kind = card & ~board.DOWN
    house = state.houses[source]
    if card & board.DOWN and state.forgetful:
        state.gain(seat, kind, 0)
        state.tell(pack(TAKEN_DOWN, seat, house, kind), bit_at(seat))
    else:
        state.gain(seat, kind, EVERYONE & ~bit_at(seat))
        state.tell(pack(TAKEN, seat, house, kind), EVERYONE)
    state.stack.append(Dropping(seat))
    state.remove(source, spot)
    state.aided(seat, house)


def convert(state: Duhr, seat: i64, source: i64, spot: i64, into: i64, cause: i64) -> None:
    """A card is replaced by a scandal, or by the next suspicion of the Web; events turned up on the way are discarded (D-5.11)."""
    house = state.houses[source]
    before = board.cost(state.boards[source])
    if into == INTO_SCANDAL:
        state.scandals -= 1
        substitute(state, seat, source, spot, SCANDAL, cause)
    elif suspicion_left(state):
        kind = state.turn_card()
        while kind >= FIRST_EVENT:
            state.to_pile(kind)
            state.tell(pack(UNCOVERED, seat, kind), EVERYONE)
            kind = state.turn_card()
        substitute(state, seat, source, spot, kind, cause)
    else:
        state.tell(pack(NOTHING, seat, cause), EVERYONE)
    after = board.cost(state.boards[source])
    if after > before:
        state.harmed(seat, house)
    elif after < before:
        state.aided(seat, house)


def suspicion_left(state: Duhr) -> bool:
    """Whether the Web of Suspicion, or the discard pile it is made of, has a suspicion."""
    for kind in range(SCANDAL):
        if count(state.discard, kind):
            return True
    return any(kind < SCANDAL for kind in state.pile.lying())


class Dropping(SeatStep["Duhr"]):
    """Who took a card into the hand discards one, perhaps the same (D-5.8)."""

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        return discards(DISCARD, state.usable(seat))

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        state.stack.pop()
        state.discard_card(seat, field(move, 0))

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_DISCARD.say(seat)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        return messages.DISCARD_USABLE.refuse(state, line="D-5.8")

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "dropping", "seat": int(self.seat)}


def discards(verb: i64, heap: i64) -> vec[i64]:
    """One move for each kind of card in a heap."""
    found = vec[i64](capacity=KINDS)
    for kind in range(KINDS):
        if count(heap, kind):
            found = append(found, pack(verb, kind))
    return found
