"""What an Action card shows: symbols in rows, each with its effects. The notation is that of `cards.toml`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards
from greathall.kernel.move import field
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.speech import error_of

HEAL: Final[i64] = 1
UP: Final[i64] = 2
DOWN: Final[i64] = 4
ATTACK: Final[i64] = 8

# What one symbol's Character demands of another's: the same House, a different one; and, for two equal symbols with effects, to be
# named after it, so that no way to fill them is listed twice.
SAME: Final[i64] = 1
DIFFERENT: Final[i64] = 2
RISING: Final[i64] = 4

EFFECTS: Final = {"+": 1, "^": 2, "v": 4, "!": 8}
MOST_SYMBOLS: Final = 3


class Action:
    """One action. Its symbols are numbered so that those with effects come first, in the order written: a move of the game names
    the Characters that fill these; for the others it is enough that somebody can."""

    def __init__(self, notation: str) -> None:
        self.notation = notation
        symbols = _symbols(notation)
        symbols.sort(key=lambda symbol: symbol[2] == 0)
        self.size: i64 = len(symbols)
        self.row: vec[i64] = vec[i64]()
        self.yellow: vec[i64] = vec[i64]()
        self.effects: vec[i64] = vec[i64]()
        self.bearing: i64 = 0
        self.yellows: i64 = 0
        self.attacks: i64 = 0
        self.rows: i64 = 0
        for row, yellow, effects in symbols:
            self.row = append(self.row, row)
            self.yellow = append(self.yellow, yellow)
            self.effects = append(self.effects, effects)
            self.bearing += 1 if effects else 0
            self.yellows += yellow
            self.attacks += 1 if effects & 8 else 0
            self.rows = max(self.rows, i64(row + 1))
        # How every two symbols stand to each other.
        self.first_second: i64 = _tie(symbols, 0, 1)
        self.first_third: i64 = _tie(symbols, 0, 2)
        self.second_third: i64 = _tie(symbols, 1, 2)

    def targets(self, move: i64) -> i64:
        """The mask of the Characters that this use of the action attacks."""
        mask: i64 = 0
        for at in range(self.bearing):
            if self.effects[at] & ATTACK:
                mask |= bit_at(field(move, 2 + at))
        return mask


def _tie(symbols: list[tuple[int, int, int]], one: int, other: int) -> int:
    """What the Character of one symbol demands of the other's."""
    if other >= len(symbols):
        return 0
    yellows = symbols[one][1] + symbols[other][1]
    tie = (0, int(DIFFERENT), int(SAME))[yellows]
    if symbols[one] == symbols[other] and symbols[one][2]:
        tie |= int(RISING)
    return tie


def _symbols(notation: str) -> list[tuple[int, int, int]]:
    """Row, colour and effects of each symbol, as written; rows are counted from the first that shows a symbol."""
    from greathall.games.treachery.messages import EMPTY_ROW, NO_SYMBOL, SYMBOL_COUNT, THREE_YELLOW, UP_AND_DOWN

    symbols: list[tuple[int, int, int]] = []
    rows = [row.split() for row in notation.split("/")]
    for number, row in enumerate(rows):
        for mark in row:
            if mark == "." and len(row) == 1:
                continue
            if mark[0] not in "wy" or any(sign not in EFFECTS for sign in mark[1:]) or len(set(mark)) < len(mark):
                raise wrong(NO_SYMBOL.say(notation, mark))
            effects = sum(EFFECTS[sign] for sign in mark[1:])
            if effects & 6 == 6:
                raise wrong(UP_AND_DOWN.say(notation))
            symbols.append((number, int(mark[0] == "y"), effects))
        if not row:
            raise wrong(EMPTY_ROW.say(notation))
    if not 1 <= len(symbols) <= MOST_SYMBOLS or not any(effects for _, _, effects in symbols):
        raise wrong(SYMBOL_COUNT.say(notation, MOST_SYMBOLS))
    if sum(yellow for _, yellow, _ in symbols) > 2:
        raise wrong(THREE_YELLOW.say(notation))
    first = symbols[0][0]
    return [(row - first, yellow, effects) for row, yellow, effects in symbols]


def wrong(saying: Saying) -> BadCards:
    """An action that can't be read."""
    return error_of(BadCards, saying, find_game("treachery"))
