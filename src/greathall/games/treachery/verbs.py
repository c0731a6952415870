"""The moves of the game and the things that happen in it, by name and number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.move import Verb, Verbs

# Moves.
ACT: Final[i64] = 0
ATTACK: Final[i64] = 1
HEAL: Final[i64] = 2
RAISE: Final[i64] = 3
LOWER: Final[i64] = 4
EXCHANGE: Final[i64] = 5

MOVES: Final = Verbs(
    Verb("act", "card side first:character second:character? third:character?", "T-3.2"),
    Verb("attack", "target:character", "T-5.4"),
    Verb("heal", "target:character", "T-5.1"),
    Verb("raise", "target:character", "T-5.2"),
    Verb("lower", "target:character", "T-5.2"),
    Verb("exchange", "one:character other:character", "T-6.15"),
)

# What happens.
DEALT: Final[i64] = 0
AGENDA: Final[i64] = 1
REVEALED: Final[i64] = 2
ACTED: Final[i64] = 3
HEALED: Final[i64] = 4
MOVED_UP: Final[i64] = 5
MOVED_DOWN: Final[i64] = 6
WOUNDED: Final[i64] = 7
KILLED: Final[i64] = 8
EXCHANGED: Final[i64] = 9
LOST: Final[i64] = 10
DREW: Final[i64] = 11
RESHUFFLED: Final[i64] = 12
STUCK: Final[i64] = 13
ENDED: Final[i64] = 14
GOAL: Final[i64] = 15
UNHEARD: Final[i64] = 16

# `because` is the Character whose ability did it.
TELLINGS: Final = Verbs(
    Verb("dealt", "seat card*", "T-2.6"),
    Verb("agenda", "seat rise:house* fall:house*", "T-2.3"),
    Verb("revealed", "card", "T-2.7"),
    Verb("acted", "seat card side", "T-3.2"),
    Verb("healed", "character because:character?", "T-5.1"),
    Verb("moved_up", "character because:character?", "T-5.2"),
    Verb("moved_down", "character because:character?", "T-5.2"),
    Verb("wounded", "character because:character?", "T-5.4"),
    Verb("killed", "character because:character?", "T-5.4"),
    Verb("exchanged", "one:character other:character because:character", "T-6.15"),
    Verb("lost", "character why:loss", "T-5.7"),
    Verb("drew", "seat card*", "T-3.4"),
    Verb("reshuffled", "", "T-3.5"),
    Verb("stuck", "seat card", "T-7.3"),
    Verb("ended", "ending", "T-7.1"),
    Verb("goal", "seat rise:house fall:house", "T-7.4"),
    Verb("unheard", "character", "T-6.4"),
)
