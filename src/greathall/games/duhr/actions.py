"""The House Actions and the Villainous Acts: which are legal, and how each is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from greathall.games.duhr import board, event_cards
from greathall.games.duhr.abilities import own_uses
from greathall.games.duhr.board import FAVORED
from greathall.games.duhr.cards import CONCEALED, EVENTS_AT, HOUSES, SCANDAL, count
from greathall.games.duhr.favor import substitute
from greathall.games.duhr.negation import PAIR, declare, spend_pair
from greathall.games.duhr.verbs import (
    BETRAYAL,
    BY_VILLAINY,
    CREATE,
    DEFAME,
    DISCARD,
    EXPOSE,
    INTRIGUE,
    PLACE_SCANDAL,
    RAISE,
    REMOVE_SCANDAL,
    REVEAL_CARD,
    SCANDALIZE,
    USE,
)
from greathall.kernel.bits import lowest
from greathall.kernel.move import field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

MANY_MOVES: Final = 24
"""There is room for this many moves from the beginning; only longer lists have to grow."""


def house_actions(state: Duhr, seat: i64) -> vec[i64]:
    """Every House Action that a seat may take now (D-4)."""
    usable = state.usable(seat)
    found = vec[i64](capacity=MANY_MOVES)
    for house in range(HOUSES):
        if count(usable, house) and state.status[state.seat_of[house]] == FAVORED:
            found = append(found, pack(RAISE, house))
    if count(usable, SCANDAL):
        for who in range(state.seats):
            if state.status[who] == FAVORED:
                found = append(found, pack(CREATE, state.houses[who]))
    held = usable >> EVENTS_AT
    while held:
        found = extend(found, event_cards.event_moves(state, seat, BETRAYAL + state.deck.effect[lowest(held)]))
        held &= held - 1
    found = own_uses(state, seat, usable, found)
    return masterstrokes(state, usable, found)


def masterstrokes(state: Duhr, usable: i64, found: vec[i64]) -> vec[i64]:
    """Add the masterstrokes that are made in turn, with each pair that can pay for them (D-4.6)."""
    for pair in range(HOUSES):
        if count(usable, pair) < PAIR:
            continue
        for who in range(state.seats):
            lying = state.boards[who]
            house = state.houses[who]
            hidden = board.concealed(lying)
            for place in range(board.FULL):
                if hidden >> place & 1:
                    found = append(found, pack(REVEAL_CARD, pair, house, CONCEALED + place))
            if board.scandals(lying):
                found = append(found, pack(REMOVE_SCANDAL, pair, house))
            if state.scandals and state.status[who] == FAVORED:
                found = append(found, pack(PLACE_SCANDAL, pair, house))
    return found


def take(state: Duhr, seat: i64, move: i64) -> None:
    """Begin a House Action: pay what it costs, and do it or ask who negates it."""
    verb, first = verb_of(move), field(move, 0)
    if verb == RAISE:
        state.spend(seat, first)
        state.place(seat, state.seat_of[first], first)
        state.harmed(seat, first)
    elif verb == CREATE:
        state.spend(seat, SCANDAL)
        state.place(seat, state.seat_of[first], SCANDAL)
        state.harmed(seat, first)
    elif verb == DISCARD:
        state.discard_card(seat, first)
    elif BETRAYAL <= verb <= INTRIGUE:
        card = state.deck.event_with[verb - BETRAYAL]
        state.spend(seat, card)
        state.event = card
        declare(state, seat, move)
    elif verb == USE:
        state.discard_card(seat, first)
        declare(state, seat, move)
    else:
        spend_pair(state, seat, first)
        declare(state, seat, move)


def villainous_acts(state: Duhr) -> vec[i64]:
    """Every Villainous Act that is possible now (D-8.3)."""
    found = vec[i64](capacity=MANY_MOVES)
    for who in range(state.seats):
        lying = state.boards[who]
        house = state.houses[who]
        if state.scandals:
            revealed = board.suspicions(lying)
            for kind in range(HOUSES):
                if revealed >> kind & 1:
                    found = append(found, pack(DEFAME, house, kind))
            if state.status[who] == FAVORED:
                found = append(found, pack(SCANDALIZE, house))
        hidden = board.concealed(lying)
        for place in range(board.FULL):
            if hidden >> place & 1:
                found = append(found, pack(EXPOSE, house, CONCEALED + place))
    return found


def act(state: Duhr, seat: i64, move: i64) -> None:
    """Do a Villainous Act."""
    verb, house = verb_of(move), field(move, 0)
    target = state.seat_of[house]
    if verb == SCANDALIZE:
        state.place_scandal(seat, target, BY_VILLAINY)
    elif verb == DEFAME:
        state.scandals -= 1
        substitute(state, seat, target, board.find(state.boards[target], field(move, 1)), SCANDAL, BY_VILLAINY)
    else:
        state.flip(seat, target, board.find(state.boards[target], field(move, 1)), BY_VILLAINY)
    state.harmed(seat, house)
