"""How well a position stands: power first, then the means to get more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import values, victory
from greathall.games.thrones.terms import CHARACTER, HAND, PLAY

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# What things are worth, in points of power.
STRENGTH_WORTH: Final = 0.25
ICON_WORTH: Final = 0.15
STANDING_WORTH: Final = 0.1
CARD_WORTH: Final = 0.2
HAND_WORTH: Final = 0.15
GOLD_WORTH: Final = 0.05


def worth(state: Thrones, seat: i64) -> float:
    """A seat's power, characters, cards and gold in points of power."""
    found = float(values.total_power(state, seat)) + GOLD_WORTH * float(state.gold[seat])
    found += HAND_WORTH * float(len(state.pile(HAND, seat)))
    for card in state.pile(PLAY, seat):
        if state.leaving[card]:
            continue
        found += CARD_WORTH
        if state.table.kinds[card] == CHARACTER:
            face = state.table.faces[card]
            strength = float(values.strength(state, card))
            found += STRENGTH_WORTH * strength + (STANDING_WORTH * strength if state.kneels[card] == 0 else 0.0)
            icons = face.icons
            found += ICON_WORTH * float((icons & 1) + (icons >> 1 & 1) + (icons >> 2 & 1))
    return found


def evaluate(state: Thrones, seat: i64) -> float:
    """The seat's share of its own side's and the strongest rival side's worth; the share of the victory at the end."""
    if state.ended:
        return state.reward(seat)
    own = 1.0
    rival = 0.0
    for other in range(state.seats):
        total = worth(state, other)
        if victory.side(state, seat) >> other & 1:
            own += total
        elif state.table.teams:
            rival += total
        else:
            rival = max(rival, total)
    return own / (own + rival + 1.0)
