"""What follows from the open cards, so that nobody who shows the table has to work it out: strengths, traits, damage, who is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.skirmish.abilities import LOOKED_AT, Looking
from greathall.games.skirmish.cards import EMPTY, NO_HOUSE, SOLDIERS
from greathall.games.skirmish.combat import Attack
from greathall.games.skirmish.names import PLACES

if TYPE_CHECKING:
    from greathall.games.skirmish.shapes import Figures, Trait, UnitFigures
    from greathall.games.skirmish.state import Skirmish


def describe(state: Skirmish) -> Figures:
    """The figures of a position, which are the same for everyone."""
    step = state.stack[-1] if state.stack else None
    return {
        "units": {PLACES[place]: of_unit(state, place) for place in range(len(state.top)) if state.top[place] != EMPTY},
        "alive": [seat for seat in range(state.seats) if state.alive >> seat & 1],
        "attacker": PLACES[state.active * 8 + step.at] if isinstance(step, Attack) else None,
        "looked_at": int(min(LOOKED_AT, state.pile.left)) if isinstance(step, Looking) else 0,
    }


def of_unit(state: Skirmish, place: i64) -> UnitFigures:
    """What a unit deals, how its trait stands, and what it has taken."""
    damage = state.harm[state.top[place]]
    if state.under[place] != EMPTY:
        damage += state.harm[state.under[place]]
    return {"strength": int(state.strength(place)), "trait": trait(state, place), "damage": int(damage)}


def trait(state: Skirmish, place: i64) -> Trait:
    """How the trait of a unit's leader stands."""
    if not SOLDIERS >> state.face(state.top[place]) & 1:
        return ""
    house = state.trait(place)
    if house == NO_HOUSE:
        return "silenced"
    return "enhanced" if state.has_king(place >> 3, house) else "normal"
