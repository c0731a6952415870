"""Why something happened: a word in which only the last fields of an event stand, to be joined with the word of the event by `&`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.move import NONE, field, pack

ANY: Final[i64] = 255
"""Leaves the verb of the event as it is, as `NONE` leaves a field."""
NO_CAUSE: Final[i64] = pack(ANY)

# Who deals damage, after what takes it and how much: a unit, another, and how.
BY_EXCESS: Final[i64] = 0
"""What was too much for a blocker (S-6.4)."""
AGAIN: Final[i64] = 1
"""The second blow of a Club that falls (S-6.6)."""
SEVERAL: Final[i64] = 2
"""More units than an event names."""
BLOWS: Final = ("excess", "again", "several")

# What keeps damage off.
WARD: Final[i64] = 0
KING: Final[i64] = 1
GUARDS: Final = ("ward", "king")

# What brings a card to the Barrows.
FATES: Final = ("defeated", "poisoned", "fought", "summoned", "used", "discarded", "destroyed", "unmasked")
DEFEATED: Final[i64] = pack(ANY, NONE, 0)
POISONED: Final[i64] = pack(ANY, NONE, 1)
FOUGHT: Final[i64] = pack(ANY, NONE, 2)
"""An Ace that attacked or blocked (S-8.5, S-8.10)."""
SUMMONED: Final[i64] = pack(ANY, NONE, 3)
USED: Final[i64] = pack(ANY, NONE, 4)
UNMASKED: Final[i64] = pack(ANY, NONE, 7)
"""A double whose model has left play (S-9.4)."""

# Which turn it is, if it is not an ordinary one.
EXTRA: Final[i64] = 0
LAST: Final[i64] = 1
TURNS: Final = ("extra", "last")


def discarded(seat: i64, by: i64 = NONE) -> i64:
    """A card goes from a hand, by the ability of another if it is named."""
    return pack(ANY, NONE, 5, seat, by)


def destroyed(seat: i64) -> i64:
    """A seat sends a unit to the Barrows."""
    return pack(ANY, NONE, 6, seat)


def blow(by: i64, how: i64 = NONE) -> i64:
    """A unit deals damage."""
    return pack(ANY, NONE, NONE, by, NONE, how)


def joined(cause: i64, by: i64, how: i64) -> i64:
    """Another unit deals damage to the same target."""
    if cause == NO_CAUSE:
        return blow(by, how)
    if field(cause, 2) != NONE and field(cause, 3) == NONE:
        return pack(ANY, NONE, NONE, field(cause, 2), by)
    return pack(ANY, NONE, NONE, NONE, NONE, SEVERAL)
