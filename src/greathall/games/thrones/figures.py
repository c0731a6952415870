"""What follows from the open cards, so that nobody who shows the table has to sum it up: STR, icons, keywords, costs, totals and titles."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

from greathall.games.thrones import goals, resolving, values
from greathall.games.thrones.challenges import Attackers
from greathall.games.thrones.defending import Defenders
from greathall.games.thrones.fitness import allowed, declare, holder_of
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
from greathall.kernel.event import sees

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

Cause = TypedDict("Cause", {"card": str, "amount": int, "while": str | None})
"""A card that changes how much power a side needs, by how much, and while what is so (A-12.9)."""


class SeatFigures(TypedDict):
    """A House, and what follows for it from the open cards."""

    house: str
    agenda: str | None
    """The agenda beside the House card."""
    power: int
    """All power that counts for victory."""
    together: int
    """What its side has: its own power, with its partner's if it has one."""
    goal: int
    """What its side needs at the moment."""
    causes: list[Cause]
    """Every card that makes it another goal than usual."""
    income: int
    initiative: int
    claim: int
    partner: int | None
    """The seat that plays with it, two on two (A-12.6)."""
    challenges: dict[str, int]
    """How many challenges of each kind it may still initiate in this phase (A-8.1)."""


class CharacterFigures(TypedDict):
    """A character as it stands."""

    strength: int
    icons: str
    keywords: list[str]


class TitleFigures(TypedDict):
    """A title of the council (A-11)."""

    title: str
    holder: int | None
    free: bool
    """Whether it may be taken; one that nobody holds and that is not free is set aside (A-12.4)."""
    supports: str | None
    opposes: list[str]


class Figures(TypedDict):
    """What follows from the open cards."""

    seats: list[SeatFigures]
    characters: dict[str, CharacterFigures]
    """Those in play."""
    sides: list[int] | None
    """The total STR of attackers and defenders in the challenge that is fought."""
    costs: dict[str, int]
    """What the known cards in hands cost those who hold them."""
    totals: list[int] | None
    """Both totals with those who are just being declared, as if they were declared now."""
    titles: list[TitleFigures]
    """The council; empty where there are no titles (A-12.5, A-12.6)."""


def describe(state: Thrones, viewer: i64) -> Figures:
    """The figures of the seats, of the characters in play, of the challenge that is fought, and what the known cards in hands cost."""
    seats = range(state.seats)
    fought = sides(state)
    after = declared(state)
    return {
        "seats": [of_seat(state, seat) for seat in seats],
        "characters": {
            state.table.names[card]: of_character(state, card)
            for seat in seats
            for card in state.pile(PLAY, seat)
            if state.table.kinds[card] == CHARACTER
        },
        "sides": fought,
        "costs": {
            state.table.names[card]: int(values.cost(state, seat, card))
            for seat in seats
            for card in state.pile(HAND, seat)
            if sees(state.knows[card], viewer)
        },
        "totals": fought if after is state else sides(after),
        "titles": [of_title(state, title) for title in range(i64(len(TITLES)))] if state.titled() else [],
    }


def of_seat(state: Thrones, seat: i64) -> SeatFigures:
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
        "partner": next((other for other in range(int(state.seats)) if other != seat and goals.side(state, seat) >> other & 1), None),
        "challenges": {
            name: int(max(i64(0), allowed(state, seat, kind) - state.made[seat * 3 + kind])) for kind, name in enumerate(CHALLENGES)
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
    holder = holder_of(state, title)
    friend = supported(title)
    return {
        "title": TITLES[title],
        "holder": None if holder == NOBODY else int(holder),
        "free": state.pool >> title & 1 == 1,
        "supports": None if friend == NOBODY else TITLES[friend],
        "opposes": [name for other, name in enumerate(TITLES) if opposes(title, other)],
    }


def sides(state: Thrones) -> list[int] | None:
    """The total STR of both sides of the challenge that is fought."""
    return None if state.contest == NOBODY else [int(resolving.side_strength(state, role)) for role in (ATTACKING, DEFENDING)]


def declared(state: Thrones) -> Thrones:
    """The state as it will be once those take part who are just being declared."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, (Attackers, Defenders)):
        return state
    twin = state.copy()
    declare(twin, step.chosen, ATTACKING if isinstance(step, Attackers) else DEFENDING)
    return twin
