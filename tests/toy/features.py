"""Auction as features and places of a table, for programs that learn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.encoding import Encoding, add_bits, turned
from greathall.kernel.event import sees
from greathall.kernel.move import field
from greathall.kernel.state import State
from tests.toy.auction import BID, NOBODY, SPENT, Auction, Deck


class AuctionEncoding(Encoding):
    """Where everything stands."""

    def __init__(self, seats: int, deck: Deck, whole: bool) -> None:
        super().__init__(seats, whole)
        self.coins = len(deck.coins)
        self.asked = self.feature("asked", seats, "who owes a decision")
        self.hands = self.feature("hands", seats * self.coins, "the coins of each hand that are known")
        self.exposed = self.feature("exposed", seats * self.coins, "one's own coins that each of the others knows")
        self.spent = self.feature("spent", self.coins, "the coins that were spent")
        self.takers = self.feature("takers", len(deck.lots) * (seats + 1), "who took each lot: nobody, or a seat")
        self.bid = self.action("bid", self.coins, "bid this coin")
        self.show = self.action("show", self.coins * seats, "show this coin to a seat")

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Auction)
        found = add_bits(vec[i64](), self.asked, turned(state.deciders(), seat, self.seats))
        for other in range(self.seats):
            for coin in state.lying((seat + other) % self.seats):
                if sees(state.knows[coin], self.viewer(seat)):
                    found = append(found, self.hands + other * self.coins + coin)
        for other in range(1, self.seats):
            for coin in state.lying(seat):
                if sees(state.knows[coin], (seat + other) % self.seats):
                    found = append(found, self.exposed + other * self.coins + coin)
        for coin in state.lying(SPENT):
            found = append(found, self.spent + coin)
        for lot, taker in enumerate(state.takers):
            place = 0 if taker == NOBODY else 1 + (taker - seat) % self.seats
            found = append(found, self.takers + lot * (self.seats + 1) + place)
        return found

    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        found = vec[i64]()
        for move in moves:
            coin = field(move, 0)
            to = (field(move, 1) - seat) % self.seats
            found = append(found, self.bid + coin if move & 255 == BID else self.show + coin * self.seats + to)
        return found
