"""What follows from the open cards, so that nobody who shows the table has to work it out: strengths, traits, damage, who is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from mypy_extensions import i64

from greathall.games.skirmish.abilities import LOOKED_AT, Looking
from greathall.games.skirmish.cards import EMPTY, NO_HOUSE, SOLDIERS
from greathall.games.skirmish.combat import Attack
from greathall.games.skirmish.words import PLACES

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

Trait = Literal["", "normal", "enhanced", "silenced"]


class UnitFigures(TypedDict):
    """A unit as it stands."""

    strength: int
    """What it deals, both cards of a bond together, doubled where the Jack of Clubs says so (S-4.11, S-10.2)."""
    trait: Trait
    """How its leader's trait stands: enhanced by a King (S-5.11), silenced by the Wizard (S-9.8); empty if it has none."""
    damage: int
    """What its cards have taken this turn."""


class Figures(TypedDict):
    """What follows from the open cards."""

    units: dict[str, UnitFigures]
    """Every unit in play by its place, such as `1.front_2`."""
    alive: list[int]
    """The seats that are not out (S-11.1)."""
    attacker: str | None
    """The place of the unit that is asked whom it attacks (S-7.1)."""
    looked_at: int
    """How many cards on top of the deck the active seat looks at and orders (S-5.10)."""


def describe(state: Skirmish) -> Figures:
    """The figures of a position, which are the same for everyone."""
    step = state.stack[-1] if state.stack else None
    return {
        "units": {PLACES[place]: of_unit(state, place) for place in range(len(state.top)) if state.top[place] != EMPTY},
        "alive": [seat for seat in range(state.seats) if state.alive >> seat & 1],
        "attacker": PLACES[state.active * 8 + step.at] if isinstance(step, Attack) else None,
        "looked_at": int(min(LOOKED_AT, state.left)) if isinstance(step, Looking) else 0,
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
