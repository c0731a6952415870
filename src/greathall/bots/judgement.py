"""What a position is worth by a small network that was trained on games of searching bots (`training/`).

It sees the features of what a seat knows (`kernel/encoding.py`) and, as one number more, how the game's own evaluation leans. Every feature
that holds adds its row of 32 weights; a layer of 8 units follows, and one that says how much the seat is likely to win.

All is reckoned in whole numbers but the last step, so that compiled and plain agree. Weights are bytes, four of which are added at once:
a word has four lanes of 16 bits, each for one unit, with its sign borrowed from the next.
"""

from __future__ import annotations

import json
import logging
import math
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import filled
from greathall.kernel.encoding import Encoding
from greathall.kernel.errors import GreathallError
from greathall.kernel.state import State

UNITS: Final[i64] = 32
"""How many units the rows of features are added into."""
INNER: Final[i64] = 8
"""How many the second layer has."""
WORDS: Final[i64] = 8
"""How many words a row takes, four units in each."""
ONE: Final[i64] = 256
"""What stands for 1 in weights and units."""
FULL: Final[i64] = 65536
"""What stands for 1 in the biases of the two last layers."""
MOST_AT_ONCE: Final[i64] = 256
"""As many rows can be added before a lane may run over."""
LEANS: Final = 64.0
"""What stands for 1 in what the game's own evaluation says."""
MOST_LEANING: Final = 4.0
"""A position that is all but won or lost by the game's own evaluation counts as this far from even, in logits."""

log = logging.getLogger(__name__)


class Unfit(GreathallError):
    """Weights that don't fit a table, or can't be read."""


def lean(chance: float) -> float:
    """A chance to win in logits."""
    if chance <= 0.018:
        return -MOST_LEANING
    return min(MOST_LEANING, math.log(chance / (1.0 - chance))) if chance < 0.982 else MOST_LEANING


class Judgement:
    """The network of one table."""

    def __init__(self, encoding: Encoding, head: dict[str, Any], rows: bytes) -> None:
        """`head` has the small layers and how the search uses it, `rows` the weights of every feature, a byte each."""
        if head["encoding"] != print_of(encoding) or len(rows) != int(encoding.size * UNITS):
            raise Unfit("its weights are for another encoding of positions")
        self.encoding = encoding
        self.horizon: i64 = i64(head["horizon"])
        """How many decisions a search plays on before it asks for a judgement; −1: as many as by the game's own evaluation."""
        self.rows: vec[i64] = packed(rows)
        self.first: vec[i64] = numbers(head["first"], UNITS)
        """The biases of the units, in 256ths."""
        self.leaning: vec[i64] = numbers(head["leaning"], UNITS)
        """What the game's own evaluation adds to them."""
        self.second: vec[i64] = numbers(head["second"], UNITS * INNER)
        """What each unit adds to those of the second layer, in the order of the latter."""
        self.second_bias: vec[i64] = numbers(head["second_bias"], INNER)
        self.third: vec[i64] = numbers(head["third"], INNER)
        self.bias: i64 = i64(head["bias"])
        self.kept: float = float(head["kept"])
        """How much of what the game's own evaluation says is kept as it is."""

    def chance(self, state: State, seat: i64) -> float:
        """The seat's share of the victory that is to be expected, from 0 to 1."""
        return self.weigh(self.encoding.features(state, seat), lean(state.evaluate(seat)))

    def weigh(self, found: vec[i64], leans: float) -> float:
        """The same, from the features that hold and the game's own evaluation in logits."""
        leaning = i64(math.floor(LEANS * leans + 0.5))
        units = self.sums(found)
        for unit in range(UNITS):
            units[unit] = max(i64(0), min(units[unit] + self.first[unit] + ((leaning * self.leaning[unit]) >> 6), ONE))
        judged = self.bias
        for inner in range(INNER):
            total = self.second_bias[inner]
            at = inner * UNITS
            for unit in range(UNITS):
                total += units[unit] * self.second[at + unit]
            judged += (max(i64(0), total) >> 8) * self.third[inner]
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, float(judged) / float(FULL) + self.kept * leans))))

    def sums(self, found: vec[i64]) -> vec[i64]:
        """For each unit the sum of its weights of these features."""
        units = filled(UNITS, 0)
        count = i64(len(found))
        start: i64 = 0
        while start < count:
            end = min(count, start + MOST_AT_ONCE)
            self.add(units, found, start, end)
            start = end
        return units

    def add(self, units: vec[i64], found: vec[i64], start: i64, end: i64) -> None:
        """Add the rows of some features, which lie from one place to another."""
        rows = self.rows
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        f: i64 = 0
        g: i64 = 0
        h: i64 = 0
        for place in range(start, end):
            at = found[place] * WORDS
            a += rows[at]
            b += rows[at + 1]
            c += rows[at + 2]
            d += rows[at + 3]
            e += rows[at + 4]
            f += rows[at + 5]
            g += rows[at + 6]
            h += rows[at + 7]
        spread(units, 0, a)
        spread(units, 4, b)
        spread(units, 8, c)
        spread(units, 12, d)
        spread(units, 16, e)
        spread(units, 20, f)
        spread(units, 24, g)
        spread(units, 28, h)


def spread(units: vec[i64], first: i64, word: i64) -> None:
    """Add the four lanes of a word to four units."""
    for unit in range(first, first + 4):
        lane = ((word + 32768) & 65535) - 32768
        units[unit] += lane
        word = (word - lane) >> 16


def packed(rows: bytes) -> vec[i64]:
    """Rows of bytes with signs, as words of four lanes."""
    words = vec[i64](capacity=i64(len(rows)) // 4)
    for at in range(i64(0), i64(len(rows)), i64(4)):
        word: i64 = 0
        for lane in range(i64(4)):
            byte = i64(rows[at + lane])
            word += (byte - 256 if byte > 127 else byte) << (16 * lane)
        words = append(words, word)
    return words


def numbers(given: list[int], count: i64) -> vec[i64]:
    """A list of whole numbers, as many as there should be."""
    if len(given) != int(count):
        raise Unfit(f"a layer has {len(given)} weights instead of {int(count)}")
    found = vec[i64](capacity=count)
    for one in given:
        found = append(found, i64(one))
    return found


def print_of(encoding: Encoding) -> str:
    """What an encoding is like: the same only where the same features stand at the same places."""
    found: i64 = 7
    for field in encoding.fields:
        for letter in f"{field.name} {field.size} {field.meaning}":
            found = (found * 31 + i64(ord(letter))) & 0x7FFFFFFFFFFF
    return f"{int(encoding.size)}-{int(found):x}"


# Which weights there are. They are read when they are first needed, and once.

FOLDER: Final = Path(__file__).parent / "weights"
_read: Final[dict[str, Judgement | None]] = {}


def path_of(game: str, seats: i64, folder: Path = FOLDER) -> Path:
    """Where the weights for tables of a game lie, if there are any."""
    return folder / f"{game}-{int(seats)}.weights"


def judgement_of(state: State, folder: Path = FOLDER) -> Judgement | None:
    """The network for a table; None if there is none that fits, which the log says once for each kind of table."""
    key = f"{folder} {state.game.name} {int(state.seats)} {sorted(state.options.items())} {state.our_cards()}"
    if key not in _read:
        _read[key] = read(state, path_of(state.game.name, state.seats, folder))
    return _read[key]


def read(state: State, path: Path) -> Judgement | None:
    """Read the weights for a table, if they fit."""
    table = f"{state.game.name} with {int(state.seats)} seats"
    if not path.exists():
        log.info("bots judge positions of %s by the game's own evaluation: there are no weights for it", table)
        return None
    try:
        head, _, rows = path.read_bytes().partition(b"\n")
        if not state.our_cards():
            raise Unfit("its weights are for our own cards")
        return Judgement(state.game.encoding(state), json.loads(head), rows)
    except (GreathallError, OSError, ValueError, KeyError, TypeError) as error:
        log.warning("bots judge positions of %s by the game's own evaluation: %s", table, error)
        return None
