"""Instants: the windows in which they are played, what each does, and the damage effects of Aces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish import messages, names, pointing, reasons
from greathall.games.skirmish.cards import (
    ACE_OF_CLUBS,
    ACE_OF_DIAMONDS,
    ACE_OF_HEARTS,
    ACE_OF_SPADES,
    EMPTY,
    JACK_OF_CLUBS,
    JACK_OF_DIAMONDS,
    JACK_OF_HEARTS,
    JACK_OF_SPADES,
    JACKS,
)
from greathall.games.skirmish.causes import NO_CAUSE, discarded
from greathall.games.skirmish.deciding import RoundStep
from greathall.games.skirmish.phases import FIGHTING
from greathall.games.skirmish.verbs import (
    AIMED,
    DEPLOYED,
    DOUBLE,
    DOUBLED,
    INTERRUPT,
    INTERRUPTED,
    LOST,
    PASS,
    PLAYED,
    SEIZE,
    SEIZED,
    STRIKE,
    WARD,
    WARDED,
)
from greathall.games.skirmish.wounds import strike
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish

# When a window opens, and for whom: the first two for opponents, the others for the active player too.
AFTER_PLAY: Final[i64] = 0
RESPONSE: Final[i64] = 1
BEFORE_DAMAGE: Final[i64] = 2
EFFECT: Final[i64] = 3
KINDS: Final = ("after_play", "response", "before_damage", "effect")
OWN_DEPLOY: Final[i64] = 4
"""No window: the active player's own DEPLOY."""


class Window(RoundStep):
    """Seats are asked for instants one after the other, clockwise from the active seat's left (S-4.6)."""

    def __init__(self, kind: i64, at: i64, by: i64) -> None:
        super().__init__(at)
        self.kind: i64 = kind
        self.by: i64 = by
        """The seat that announced the effect, which lies under the window."""

    def go(self, state: Skirmish) -> bool:
        last = state.seats - 1 if self.kind <= RESPONSE else state.seats
        at = self.at
        while at <= last and not state.hands[(state.active + at) % state.seats]:
            at += 1
        if at > last:
            state.stack.pop()
            if self.kind == RESPONSE or self.kind == BEFORE_DAMAGE:
                state.clear_used(JACKS)
                state.phase = FIGHTING
            return False
        if at != self.at:
            state.stack[-1] = window(self.kind, at, self.by)
        return True

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        return instants(state, seat, self.kind, self.by, vec[i64]([pack(PASS)]))

    def declining(self, state: Skirmish, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Skirmish) -> str:
        return "instants"

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        if verb_of(move) == PASS:
            state.stack[-1] = window(self.kind, self.at + 1, self.by)
        else:
            play_instant(state, seat, move)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_INSTANT.say(seat, KINDS[self.kind])

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return reasons.instant_refused(state, seat, move)

    def why_thing(self, state: Skirmish, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_window(state, seat, thing, move)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Window:
        return {"step": "window", "kind": KINDS[self.kind], "at": int(self.at), "by": None if self.by == EMPTY else int(self.by)}


_WINDOWS: Final = [Window(kind, at, EMPTY) for kind in range(4) for at in range(8)]
"""Windows never change, so those that are opened most are made once."""


def window(kind: i64, at: i64, by: i64) -> Window:
    """A window, to be asked from that distance on."""
    return _WINDOWS[kind * 8 + at] if by == EMPTY else Window(kind, at, by)


def instants(state: Skirmish, seat: i64, kind: i64, by: i64, moves: vec[i64]) -> vec[i64]:
    """Add every instant that a seat may play now, in a window on the effect that `by` announced."""
    hand = state.hands[seat]
    if not hand & (JACKS | 1):
        return moves
    if hand >> JACK_OF_DIAMONDS & 1 and seat != state.active and state.phase != FIGHTING:
        moves = append(moves, pack(INTERRUPT, JACK_OF_DIAMONDS))
    if hand >> JACK_OF_CLUBS & 1:
        for place in range(seat * 8, seat * 8 + 8):
            if state.top[place] != EMPTY:
                moves = append(moves, pack(DOUBLE, JACK_OF_CLUBS, state.top[place]))
        moves = own_effects(state, seat, moves)
    if hand >> JACK_OF_HEARTS & 1 and ((kind == EFFECT and seat != by) or (kind == BEFORE_DAMAGE and seat != state.active)):
        moves = append(moves, pack(WARD, JACK_OF_HEARTS))
    if hand >> JACK_OF_SPADES & 1:
        for card in state.top:
            if card != EMPTY:
                moves = append(moves, pack(SEIZE, JACK_OF_SPADES, card))
    if hand >> ACE_OF_DIAMONDS & 1:
        moves = strikes(state, seat, ACE_OF_DIAMONDS, ACE_OF_DIAMONDS, moves)
    return moves


def own_effects(state: Skirmish, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Add the Jack of Clubs on the Aces without a slot whose ability this seat has announced (S-4.11)."""
    for at in range(1, len(state.stack)):
        step = state.stack[at]
        effect = state.stack[at - 1]
        if isinstance(step, Window) and step.by == seat and isinstance(effect, Effect) and state.used >> effect.card & 1:
            moves = append(moves, pack(DOUBLE, JACK_OF_CLUBS, effect.card))
    return moves


def play_instant(state: Skirmish, seat: i64, move: i64) -> None:
    """Play an instant; it is resolved at once, an Ace of Diamonds after the window it opens."""
    verb = verb_of(move)
    card = field(move, 0)
    if verb == STRIKE:
        announce(state, seat, move)
        return
    state.expend(seat, card)
    state.tell(pack(PLAYED, seat, card), EVERYONE)
    if verb == INTERRUPT:
        interrupt(state, seat)
    elif verb == WARD:
        state.warded |= bit_at(seat)
        state.tell(pack(WARDED, seat), EVERYONE)
    else:
        unit = field(move, 1)
        place = state.place_of(unit)
        if verb == DOUBLE:
            state.doubled |= bit_at(unit) if place == EMPTY else state.cards_at(place)
            state.tell(pack(DOUBLED, unit), EVERYONE)
        else:
            seize(state, seat, place)


def interrupt(state: Skirmish, seat: i64) -> None:
    """Of the turn nothing is left but its end, the lowest step, and an Ace of Diamonds played before, which comes first (S-4.9)."""
    at = 1
    while at < len(state.stack) and not is_instant(state.stack[at]):
        at += 1
    earlier = state.stack[at:]
    while len(state.stack) > 1:
        state.stack.pop()
    state.stack.append(Interruption(seat))
    state.stack.extend(earlier)


class Interruption(Step["Skirmish"]):
    """The Jack of Diamonds takes effect: the last unit deployed goes, and the turn ends (S-4.9, S-4.10)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def go(self, state: Skirmish) -> bool:
        state.stack.pop()
        state.tell(pack(INTERRUPTED, self.seat, state.active, JACK_OF_DIAMONDS), EVERYONE)
        if state.last != EMPTY and state.place_of(state.last) >= 0:
            state.fall(state.last, NO_CAUSE)
        return False

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Asked:
        return {"step": "interruption", "seat": int(self.seat)}


def seize(state: Skirmish, seat: i64, place: i64) -> None:
    """A unit goes into a hand (S-4.14)."""
    owner = place >> 3
    while state.top[place] != EMPTY:
        card = state.lowest_card(place)
        state.tell(pack(SEIZED, seat, card, NONE if owner == seat else owner), EVERYONE)
        state.into_hand(card, seat)


# Aces.


def strikes(state: Skirmish, seat: i64, card: i64, face: i64, moves: vec[i64]) -> vec[i64]:
    """Add every way to use the ability of an Ace on an enemy unit; the card may be a Joker with an Ace's face."""
    stay = state.first_rear(seat) if face == ACE_OF_HEARTS else EMPTY
    for place in range(i64(len(state.top))):
        unit = state.top[place]
        if unit == EMPTY or place >> 3 == seat or (face == ACE_OF_SPADES and place & 4):
            continue
        moves = append(moves, pack(STRIKE, card, unit))
        if stay != EMPTY:
            moves = append(moves, pack(STRIKE, card, unit, NONE, stay))
        if face == ACE_OF_SPADES:
            if place & 3 and state.top[place - 1] != EMPTY:
                moves = append(moves, pack(STRIKE, card, unit, state.top[place - 1]))
            if place & 3 != 3 and state.top[place + 1] != EMPTY:
                moves = append(moves, pack(STRIKE, card, unit, state.top[place + 1]))
    return moves


def has_target(state: Skirmish, seat: i64, face: i64) -> bool:
    """Whether the ability of an Ace has a target."""
    for place in range(i64(len(state.top))):
        if state.top[place] != EMPTY and place >> 3 != seat and not (face == ACE_OF_SPADES and place & 4):
            return True
    return False


def announce(state: Skirmish, seat: i64, move: i64) -> None:
    """An Ace's ability is announced; all may play instants before it takes effect (S-4.4)."""
    card = field(move, 0)
    bit = bit_at(card)
    face = state.face(card)
    place = state.place_of(field(move, 1))
    also = EMPTY if field(move, 2) == NONE else state.place_of(field(move, 2))
    state.hands[seat] &= ~bit
    state.knows[card] = EVERYONE
    state.tell(pack(AIMED, seat, card, field(move, 1), place >> 3), EVERYONE)
    if also != EMPTY:
        state.tell(pack(AIMED, seat, card, field(move, 2), also >> 3), EVERYONE)
    if field(move, 3) == NONE:
        state.used |= bit
    else:
        state.used &= ~bit
        state.enter(card, seat * 8 + field(move, 3))
        state.exhausted &= ~bit
        state.last = card
        state.tell(pack(DEPLOYED, seat, card, field(move, 3)), EVERYONE)
    state.stack.append(Effect(card, face, place, also))
    state.stack.append(window(EFFECT, 1, seat))


class Effect(Step["Skirmish"]):
    """The announced ability of an Ace, once all had their chance to answer."""

    def __init__(self, card: i64, face: i64, place: i64, also: i64) -> None:
        self.card: i64 = card
        self.face: i64 = face
        self.place: i64 = place
        self.also: i64 = also

    def go(self, state: Skirmish) -> bool:
        state.stack.pop()
        if state.top[self.place] == EMPTY:
            state.tell(pack(LOST, self.card), EVERYONE)
            return False
        amount = state.deck.attack[self.face] << (state.doubled >> self.card & 1)
        strike(state, self.place, amount, self.card)
        owner = self.place >> 3
        if self.face == ACE_OF_CLUBS and state.hands[owner]:
            state.discard(owner, state.pick(owner), discarded(owner, self.card))
        if self.also != EMPTY and state.top[self.also] != EMPTY:
            strike(state, self.also, amount, self.card)
        return False

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Effect:
        ids = state.deck.ids
        return {
            "step": "effect",
            "card": ids[self.card],
            "face": ids[self.face],
            "place": names.place_name(self.place),
            "also": names.place_name(self.also),
        }


def is_instant(step: Step[Skirmish]) -> bool:
    """Whether a step is the announced strike of an Ace of Diamonds."""
    return isinstance(step, Effect) and step.face == ACE_OF_DIAMONDS
