"""The phases in which somebody decides, and the ways in which a game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DEPLOYING: Final[i64] = 0
RESPONDING: Final[i64] = 1
FIGHTING: Final[i64] = 2

LAST_STANDING: Final[i64] = 1
SUDDEN_DEATH: Final[i64] = 2

PHASES: Final = ("deploy", "response", "combat")
ENDINGS: Final = ("", "last_standing", "sudden_death")
