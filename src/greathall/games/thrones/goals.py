"""Power: how much a seat has, how much it takes to win at the moment, and every card that raises or lowers that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.steps import keywords
from greathall.games.thrones.terms import CHARACTER, NOBODY, PLAY
from greathall.kernel.bits import bit_at
from greathall.kernel.move import field

if TYPE_CHECKING:
    from greathall.games.thrones.abilities.expressions import Predicate
    from greathall.games.thrones.state import Thrones

GOAL: Final[i64] = 15
"""Of each player; partners need twice as much together (A-12.6)."""


class Cause:
    """A card that changes the goal, by how much, and under which condition; None if it always does."""

    def __init__(self, card: i64, amount: i64, condition: Predicate | None) -> None:
        self.card = card
        self.amount = amount
        self.condition = condition


def side(state: Thrones, seat: i64) -> i64:
    """A seat and its partner, as a mask."""
    return bit_at(seat) | bit_at((seat + 2) % 4) if state.roster.teams else bit_at(seat)


def goal(state: Thrones, seat: i64) -> i64:
    """How much power a seat needs; of partners, its share."""
    return GOAL + values.of_seat(state, seat, changes.VICTORY, NOBODY)


def common(state: Thrones, seat: i64) -> i64:
    """How much power a seat needs, with its partner if it has one (A-12.6)."""
    found: i64 = 0
    for other in range(state.seats):
        if side(state, seat) >> other & 1:
            found += goal(state, other)
    return found


def printed(state: Thrones) -> i64:
    """The same with no card that changes it."""
    return 2 * GOAL if state.roster.teams else GOAL


def counted(state: Thrones, card: i64) -> i64:
    """The power on a card in play that counts for victory: on characters, and on cards with Infamy (A-12.1, A-9.10)."""
    return state.power[card] if state.roster.kinds[card] == CHARACTER or keywords.infamous(state, card) else i64(0)


def total_power(state: Thrones, seat: i64) -> i64:
    """All power that counts for victory: on the House and on cards."""
    found = state.house[seat]
    if state.laid:
        for card in state.pile(PLAY, seat):
            if state.power[card]:
                found += counted(state, card)
    return found


def together(state: Thrones, seat: i64) -> i64:
    """The power of a seat, with its partner's if it has one."""
    found: i64 = 0
    for other in range(state.seats):
        if side(state, seat) >> other & 1:
            found += total_power(state, other)
    return found


def causes(state: Thrones, seat: i64) -> list[Cause]:
    """What makes the common goal differ from the printed one: first what lasts for a time, then cards by their texts (A-12.9)."""
    found: list[Cause] = []
    mask = side(state, seat)
    for word in state.lasting:
        for other in range(state.seats):
            if mask >> other & 1:
                add(found, field(word, 2), values.lasting_for(state, word, other, changes.VICTORY, NOBODY), None)
    for source in state.statics:
        for static in state.roster.faces[source].statics:
            for other in range(state.seats):
                if mask >> other & 1:
                    add(found, source, values.static_for(state, source, static, other, changes.VICTORY, NOBODY), static.condition)
    return found


def add(found: list[Cause], card: i64, amount: i64, condition: Predicate | None) -> None:
    """Note a card that changes something."""
    if amount:
        found.append(Cause(card, amount, condition))
