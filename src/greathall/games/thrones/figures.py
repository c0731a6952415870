"""What follows from the open cards, so that nobody who shows the table has to sum it up: STR, icons, keywords, costs and totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from greathall.games.thrones import goals, resolving, values
from greathall.games.thrones.terms import ATTACKING, BESIDE, CHARACTER, DEFENDING, HAND, ICON_LETTERS, KEYWORDS, NOBODY, PLAY
from greathall.kernel.event import sees

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def describe(state: Thrones, viewer: i64) -> dict[str, Any]:
    """The figures of the seats, of the characters in play, of the challenge that is fought, and what the known cards in hands cost."""
    seats = range(state.seats)
    return {
        "seats": [of_seat(state, seat) for seat in seats],
        "offers_left": [int(state.offers_left(seat)) for seat in seats],
        "characters": {
            state.table.names[card]: of_character(state, card)
            for seat in seats
            for card in state.pile(PLAY, seat)
            if state.table.kinds[card] == CHARACTER
        },
        "sides": None if state.contest == NOBODY else [int(resolving.side_strength(state, role)) for role in (ATTACKING, DEFENDING)],
        "costs": {
            state.table.names[card]: int(values.cost(state, seat, card))
            for seat in seats
            for card in state.pile(HAND, seat)
            if sees(state.knows[card], viewer)
        },
    }


def of_seat(state: Thrones, seat: i64) -> dict[str, Any]:
    """A House, its agenda and power; what its side has, needs at the moment and why (A-12.9); and its plot's values with every bonus."""
    return {
        "house": state.card_set.houses[state.table.decks[seat].house],
        "agenda": next((state.table.names[card] for card in state.pile(BESIDE, seat)), None),
        "power": int(values.total_power(state, seat)),
        "together": int(goals.together(state, seat)),
        "goal": int(goals.common(state, seat)),
        "causes": [
            {
                "card": state.table.names[cause.card],
                "amount": int(cause.amount),
                "while": None if cause.condition is None else cause.condition.clause(),
            }
            for cause in goals.causes(state, seat)
        ],
        "income": int(values.income(state, seat)),
        "initiative": int(values.initiative(state, seat)),
        "claim": int(values.claim(state, seat)),
    }


def of_character(state: Thrones, card: i64) -> dict[str, Any]:
    """STR, icons and keywords as they stand."""
    icons = values.icons(state, card)
    keywords = values.keywords(state, card)
    return {
        "strength": int(values.strength(state, card)),
        "icons": "".join(letter for at, letter in enumerate(ICON_LETTERS) if icons >> at & 1),
        "keywords": [name for at, name in enumerate(KEYWORDS) if keywords >> at & 1],
    }
