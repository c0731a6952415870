"""The cards on a House, and how it may stand.

They are packed into one number: three bits count them, then come five places of four bits, a kind and its facing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.duhr.cards import CONCEALED, SCANDAL
from greathall.kernel.bits import bit_at

FULL: Final[i64] = 5
DOWN: Final[i64] = 8
"""Set on a concealed card."""

# What a revealed card takes from the score of its House.
SUSPICION_COST: Final[i64] = 1
SCANDAL_COST: Final[i64] = 2

# What a House's cards make of it.
FAVORED: Final[i64] = 0
DISFAVORED: Final[i64] = 1
VILIFIED: Final[i64] = 2
STATUSES: Final = ("favored", "disfavored", "vilified")

# How the game ends, by the Houses that are favored.
ONE_FAVORED: Final[i64] = 1
NONE_FAVORED: Final[i64] = 2
ENDINGS: Final = ("", "one_favored", "none_favored")


def laid(board: i64) -> i64:
    """The card count (D-2.1)."""
    return board & 7


def at(board: i64, place: i64) -> i64:
    """The card at a place, with its facing."""
    return board >> (3 + 4 * place) & 15


def put(board: i64, place: i64, card: i64) -> i64:
    """The board with another card at that place."""
    shift = 3 + 4 * place
    return board & ~(15 << shift) | card << shift


def add(board: i64, card: i64) -> i64:
    """The board with one card more."""
    return put(board, laid(board), card) + 1


def drop(board: i64, place: i64) -> i64:
    """The board without the card at a place; the others keep their order."""
    cut = 3 + 4 * place
    below = bit_at(cut) - 1
    return (board >> 4 & ~below | board & below) - 1


def scandals(board: i64) -> i64:
    """How many revealed scandals lie there."""
    total: i64 = 0
    cards = board >> 3
    for _each in range(laid(board)):
        if cards & 15 == SCANDAL:
            total += 1
        cards >>= 4
    return total


def suspicions(board: i64) -> i64:
    """The mask of the Houses whose suspicions lie there revealed."""
    mask: i64 = 0
    cards = board >> 3
    for _each in range(laid(board)):
        if cards & 15 < SCANDAL:
            mask |= bit_at(cards & 15)
        cards >>= 4
    return mask


def concealed(board: i64) -> i64:
    """The mask of the places where a concealed card lies."""
    mask: i64 = 0
    cards = board >> 3
    for place in range(laid(board)):
        if cards & DOWN:
            mask |= bit_at(place)
        cards >>= 4
    return mask


def find(board: i64, named: i64) -> i64:
    """The place of the card that a move names, or −1 if there is none."""
    if named >= CONCEALED:
        place = named - CONCEALED
        return place if place < laid(board) and at(board, place) & DOWN else -1
    for place in range(laid(board)):
        if at(board, place) == named:
            return place
    return -1


def cost(board: i64) -> i64:
    """What the revealed cards take from a score."""
    total: i64 = 0
    cards = board >> 3
    for _each in range(laid(board)):
        if cards & DOWN == 0:
            total += SCANDAL_COST if cards & 15 == SCANDAL else SUSPICION_COST
        cards >>= 4
    return total
