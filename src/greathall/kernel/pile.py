"""A face-down deck, and dealing again the cards that a seat doesn't know.

Who knows which card is a row of masks, one for each card of a game, wherever it lies (`knows`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.chance import Chance
from greathall.kernel.event import sees


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """Cards from the bottom to the top. A pile never changes, so copies of a game share it: to draw is to take `top` and keep `rest`."""

    def __init__(self, cards: vec[i64], left: i64) -> None:
        self.cards: vec[i64] = cards
        """Those that lie in it, and above them those that were drawn. Never written to."""
        self.left: i64 = left
        """How many lie in it."""

    def top(self) -> i64:
        """The card that is drawn next."""
        return self.cards[self.left - 1]

    def rest(self) -> Pile:
        """The pile without its top card."""
        return Pile(self.cards, self.left - 1)

    def lying(self) -> vec[i64]:
        """The cards that lie in it."""
        return self.cards[: self.left]


EMPTY_PILE: Final = Pile(vec[i64](), 0)


def pile_of(cards: vec[i64]) -> Pile:
    """All these cards, the last one on top."""
    return Pile(cards, i64(len(cards)))


def shuffled(cards: vec[i64], chance: Chance) -> Pile:
    """These cards in any order."""
    chance.shuffle(cards)
    return pile_of(cards)


@mypyc_attr(acyclic=True, free_list_len=1)
class Redeal:
    """The cards that a seat doesn't know, dealt again to the places where they lay. Whoever knew the card of a place knows the new one.

    First `gather` all cards that may be exchanged for one another, then `shuffle`, then ask for the new card of each place. What is
    gathered after that is another group."""

    def __init__(self, knows: vec[i64], seat: i64) -> None:
        self.before: vec[i64] = knows
        self.knows: vec[i64] = knows[:]
        """Who knows each card where it lies now."""
        self.seat: i64 = seat
        self.unknown: vec[i64] = vec[i64](capacity=i64(len(knows)))
        self.at: i64 = 0

    def hidden(self, card: i64) -> bool:
        """Whether the seat doesn't know a card where it lay."""
        return not sees(self.before[card], self.seat)

    def gather(self, cards: vec[i64]) -> None:
        """Take up those of some cards that the seat doesn't know."""
        unknown = self.gathered()
        for card in cards:
            if self.hidden(card):
                unknown = append(unknown, card)
        self.unknown = unknown

    def gather_mask(self, mask: i64) -> None:
        """Take up those of a mask's cards that the seat doesn't know."""
        unknown = self.gathered()
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            if self.hidden(card):
                unknown = append(unknown, card)
        self.unknown = unknown

    def gathered(self) -> vec[i64]:
        """What was gathered so far of this group."""
        if self.at == 0:
            return self.unknown
        self.at = 0
        return vec[i64](capacity=i64(len(self.knows)))

    def shuffle(self, chance: Chance) -> None:
        """Put the gathered cards in any order."""
        chance.shuffle(self.unknown)

    def card(self, old: i64) -> i64:
        """What lies now where this card lay."""
        if not self.hidden(old):
            return old
        new = self.unknown[self.at]
        self.at += 1
        self.knows[new] = self.before[old]
        return new

    def cards(self, old: vec[i64]) -> vec[i64]:
        """What lies now where these cards lay."""
        new = old[:]
        for place in range(i64(len(new))):
            new[place] = self.card(new[place])
        return new

    def mask(self, old: i64) -> i64:
        """What lies now where the cards of a mask lay."""
        new: i64 = 0
        while old:
            new |= bit_at(self.card(lowest(old)))
            old &= old - 1
        return new
