"""How strong a rival should be: each level is a number of iterations of search, which depends on the game and on how many play it.

They were settled by measuring (`benchmarks/ladder.py`): luck, hidden cards and the length of a game decide how much more thinking it takes
to beat the level below. A search with fewer iterations than moves overlooks some of them, as people do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LEVELS: Final = ("easy", "middling", "hard", "expert")
"""The names of the levels, the weakest first."""

ITERATIONS: Final[dict[str, dict[int, tuple[int, int, int, int]]]] = {
    "treachery": {2: (4, 24, 150, 50_000), 3: (4, 12, 100, 50_000)},
    "skirmish": {2: (10, 60, 350, 10_000), 3: (10, 45, 280, 4_000)},
    "duhr": {4: (10, 80, 600, 15_000)},
    "thrones": {2: (10, 30, 150, 1_500), 3: (10, 30, 90, 300)},
}
"""For each game, from how many seats on, the iterations of the levels."""
ELSEWHERE: Final = (10, 100, 700, 10_000)
"""In games that were not measured."""


def iterations_of(level: str, game: str, seats: i64) -> int:
    """How many iterations a level has at a table."""
    most = ELSEWHERE
    for fewest, numbers in ITERATIONS.get(game, {}).items():
        if fewest <= seats:
            most = numbers
    return most[LEVELS.index(level)]
