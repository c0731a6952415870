"""What follows from the open cards, so that nobody who shows the table has to sum it up: STR, icons, keywords, costs, totals and titles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.thrones import goals, values
from greathall.games.thrones.steps import resolving
from greathall.games.thrones.steps.challenges import DECLARING_DEFENCE, Attackers, Challenge
from greathall.games.thrones.steps.defending import Defenders, SteppingIn
from greathall.games.thrones.steps.eligibility import allowed, declare
from greathall.games.thrones.terms import (
    ATTACKING,
    BESIDE,
    CHALLENGES,
    CHARACTER,
    DEFENDING,
    HAND,
    ICON_LETTERS,
    KEYWORDS,
    NOBODY,
    PLAY,
    TITLES,
    opposes,
    supported,
)
from greathall.kernel.event import GALLERY, sees

if TYPE_CHECKING:
    from greathall.games.thrones.position.shapes import CharacterFigures, Figures, SeatFigures, TitleFigures
    from greathall.games.thrones.state import Thrones


def describe(state: Thrones, viewer: i64) -> Figures:
    """The figures of the seats, of the characters in play, of the challenge that is fought, and what the known cards in hands cost."""
    seats = range(state.seats)
    fought = sides(state)
    after = declared(state)
    return {
        "seats": [of_seat(state, seat) for seat in seats],
        "offers_left": [int(state.offers_left(seat)) for seat in seats],
        "characters": {
            state.roster.names[card]: of_character(state, card)
            for seat in seats
            for card in state.pile(PLAY, seat)
            if state.roster.kinds[card] == CHARACTER
        },
        "sides": fought,
        "costs": {
            state.roster.names[card]: int(values.cost(state, seat, card))
            for seat in seats
            for card in state.pile(HAND, seat)
            if sees(state.knows[card], viewer)
        },
        "totals": fought if after is state else sides(after),
        "asked": asked(state),
        "titles": [of_title(state, title) for title in range(i64(len(TITLES)))] if state.titled() else [],
    }


def of_seat(state: Thrones, seat: i64) -> SeatFigures:
    """A House, its agenda and power; what its side has, needs at the moment and why (A-12.9); and its plot's values with every bonus."""
    return {
        "house": state.card_set.houses[state.roster.decks[seat].house],
        "agenda": next((state.roster.names[card] for card in state.pile(BESIDE, seat)), None),
        "power": int(goals.total_power(state, seat)),
        "together": int(goals.together(state, seat)),
        "goal": int(goals.common(state, seat)),
        "causes": [
            {
                "card": state.roster.names[cause.card],
                "amount": int(cause.amount),
                "while": None if cause.condition is None else state.speech().phrase(cause.condition.clause(False), GALLERY).text,
            }
            for cause in goals.causes(state, seat)
        ],
        "income": int(values.income(state, seat)),
        "initiative": int(values.initiative(state, seat)),
        "claim": int(values.claim(state, seat)),
        "partner": next((other for other in range(int(state.seats)) if other != seat and goals.side(state, seat) >> other & 1), None),
        "challenges": {
            CHALLENGES[kind]: int(max(i64(0), allowed(state, seat, kind) - state.made[seat * 3 + kind])) for kind in range(len(CHALLENGES))
        },
    }


def of_character(state: Thrones, card: i64) -> CharacterFigures:
    """STR, icons and keywords as they stand."""
    icons = values.icons(state, card)
    keywords = values.keywords(state, card)
    return {
        "strength": int(values.strength(state, card)),
        "icons": "".join(letter for at, letter in enumerate(ICON_LETTERS) if icons >> at & 1),
        "keywords": [name for at, name in enumerate(KEYWORDS) if keywords >> at & 1],
    }


def of_title(state: Thrones, title: i64) -> TitleFigures:
    """Who holds a title, and whom it supports and opposes."""
    holder = state.title_holder(title)
    friend = supported(title)
    return {
        "title": TITLES[title],
        "holder": None if holder == NOBODY else int(holder),
        "free": state.pool >> title & 1 == 1,
        "supports": None if friend == NOBODY else TITLES[friend],
        "opposes": [TITLES[other] for other in range(len(TITLES)) if opposes(title, other)],
    }


def sides(state: Thrones) -> list[int] | None:
    """The total STR of both sides of the challenge that is fought."""
    return None if state.contest == NOBODY else [int(resolving.side_strength(state, role)) for role in (ATTACKING, DEFENDING)]


def asked(state: Thrones) -> bool | None:
    """Whether all who may defend in the challenge that is fought have been asked."""
    if state.contest == NOBODY:
        return None
    begun = any(isinstance(step, Challenge) and step.stage > DECLARING_DEFENCE for step in state.stack)
    return begun and not any(isinstance(step, (Defenders, SteppingIn)) for step in state.stack)


def declared(state: Thrones) -> Thrones:
    """The state as it will be once those take part who are just being declared."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, (Attackers, Defenders)):
        return state
    twin = state.copy()
    declare(twin, step.chosen, ATTACKING if isinstance(step, Attackers) else DEFENDING)
    return twin
