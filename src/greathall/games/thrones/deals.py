"""Deals in gold, the Littlefinger variant (A-12.7): gold changes hands at once, and words bind nobody."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import verbs
from greathall.games.thrones.board import Board
from greathall.games.thrones.messages import GOLD, GOLD_ALONE, GOLD_LATER, NO_GOLD_NOW
from greathall.games.thrones.terms import MARSHALLING, PHASES
from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import WITHDRAW
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.messages import NO_OFFER
from greathall.kernel.move import field, pack, verb_of
from greathall.kernel.sentences.message import Saying

DEAL_LINE: Final = "A-12.7"


@mypyc_attr(acyclic=True)
class DealingBoard(Board):
    """A board over which seats deal in gold."""

    def quiet(self) -> bool:
        return self.phase != MARSHALLING and super().quiet()

    def turn_number(self) -> i64:
        # Offers are counted from the start of each phase.
        return self.round * i64(len(PHASES)) + self.phase

    def holds(self, seat: i64, kinds: vec[i64]) -> bool:
        return self.gold[seat] >= i64(len(kinds))

    def takes_cards(self, seat: i64) -> bool:
        return True

    def hand_over(self, giver: i64, taker: i64, kinds: vec[i64]) -> None:
        amount = i64(len(kinds))
        self.gold[giver] -= amount
        self.gold[taker] += amount
        self.tell(pack(verbs.TOLD_GAVE, giver, taker, amount), EVERYONE)

    def deal_fault(self, seat: i64, offer: Offer) -> IllegalMove | None:
        if offer.shows or offer.sees:
            return GOLD_ALONE.refuse(self)
        return None

    def deal_line(self, topic: i64) -> str:
        return DEAL_LINE

    def not_now(self) -> IllegalMove:
        if self.phase == MARSHALLING:
            return NO_GOLD_NOW.refuse(self)
        return GOLD_LATER.refuse(self)

    def house_of(self, seat: i64) -> i64:
        return self.roster.houses[seat]

    def hurt(self, house: i64) -> None:
        """No promises are made about Houses."""

    def mend(self, house: i64) -> None:
        """No promises are made about Houses."""

    def cards_to_give(self, seat: i64) -> vec[i64]:
        return vec[i64]([0] * min(self.gold[seat], i64(1)))

    def goods_sayings(self, kinds: vec[i64], hidden: bool) -> list[Saying]:
        return [GOLD.say(None if hidden else len(kinds))]

    def see_offer(self, offer: Offer) -> None:
        """Everyone's gold lies open."""

    def any_cards(self, seat: i64, count: i64, chance: Chance) -> vec[i64]:
        return vec[i64]([0] * count)

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        if 0 <= seat < self.seats and not self.over() and verb_of(move) <= WITHDRAW and self.asking() is None:
            there = self.book.find(field(move, 0)) is not None
            return self.not_now() if there and not self.quiet() else NO_OFFER.refuse(self, line=DEAL_LINE)
        return super().refusal(seat, move)
