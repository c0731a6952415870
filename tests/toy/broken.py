"""Auctions that are broken, each in one way: the contract suite has to catch them all."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.catalog import Occasion
from greathall.kernel.chance import Chance
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import OPEN, Event
from greathall.kernel.move import field, pack
from tests.toy import auction
from tests.toy.auction import BID, SHOW, SPENT, Auction, Bidding, Showing
from tests.toy.game import AUCTION, AuctionGame


class Broken(Auction):
    """Makes copies of its own kind, so that what is broken stays so."""

    def copy(self) -> Auction:
        twin = type(self)(self.game, self.seats, self.chance.copy(), self.options, self.deck)
        twin.stack = self.stack.copy()
        twin.events = None if self.events is None else self.events.copy()
        twin.places, twin.knows, twin.takers = self.places.copy(), self.knows.copy(), self.takers.copy()
        return twin


class ListsWhatItRefuses(Broken):
    def play(self, seat: i64, move: int | str) -> None:
        assert isinstance(move, int)
        if field(move, 0) == max(self.lying(seat)):
            raise IllegalMove("not that one", "A-1.2")
        super().play(seat, move)


class AcceptsWhatItDoesNotList(Broken):
    def play(self, seat: i64, move: int | str) -> None:
        assert isinstance(move, int)
        if self.deciders() >> seat & 1 and self.game.verbs.of(move).name == "bid":
            self.apply(seat, move)
        else:
            super().play(seat, move)


class MovesOutOfTurn(Broken):
    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(BID, coin) for coin in self.lying(seat)])


class NoMoves(Broken):
    def moves(self, seat: i64) -> vec[i64]:
        return super().moves(seat) if seat else vec[i64]()


class ListsTwice(Broken):
    def moves(self, seat: i64) -> vec[i64]:
        moves = super().moves(seat)
        return append(moves, moves[0]) if len(moves) else moves


class DeclinesWithWhatItDoesNotList(Broken):
    def declining(self, seat: i64) -> i64:
        return pack(SHOW, 0, 0)


class OpensWindowsOnNoOccasion(Broken):
    def declining(self, seat: i64) -> i64:
        return self.moves(seat)[0] if len(self.moves(seat)) else -1

    def occasion(self, seat: i64) -> str:
        return ""


class InventsOccasions(OpensWindowsOnNoOccasion):
    def occasion(self, seat: i64) -> str:
        return "fair" if self.declining(seat) >= 0 else ""


class NoWordsForMoves(Broken):
    def sentence(self, seat: i64, move: i64) -> str:
        return ""


class NoWordsForRefusals(Broken):
    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        return IllegalMove("")


class RefusalsLeaveATrace(Broken):
    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        self.takers = [*self.takers[:-1], 0]
        return super().refusal(seat, move)


class CopiesShareTheLots(Broken):
    def copy(self) -> Auction:
        twin = super().copy()
        twin.takers = self.takers
        return twin


class CopiesShareTheCoins(Broken):
    def copy(self) -> Auction:
        twin = super().copy()
        twin.places = self.places
        return twin


class PlayDoesMore(Broken):
    def play(self, seat: i64, move: int | str) -> None:
        super().play(seat, move)
        self.chance.word()


class ShowsAllHands(Broken):
    def describe(self, viewer: i64) -> dict[str, Any]:
        return {**super().describe(viewer), "hands": super().describe(OPEN)["hands"]}


class ShowsTheOrderOfHands(Broken):
    def describe(self, viewer: i64) -> dict[str, Any]:
        hands = [[self.written(coin, viewer) for coin in self.lying(seat)] for seat in range(self.seats)]
        return {**super().describe(viewer), "hands": hands}


class PromptsTellTheRichest(Broken):
    def prompt(self, seat: i64) -> str:
        richest = next((place for place in reversed(self.places) if place >= 0), 0)
        return f"{super().prompt(seat)} {self.called(richest)} is rich."


class SentencesTellTheBag(Broken):
    def sentence(self, seat: i64, move: i64) -> str:
        return f"{super().sentence(seat, move)} In the bag: {self.lying(auction.BAG)}."


class RefusalsTellTheHolder(Broken):
    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        return IllegalMove(f"that coin lies at {self.places[field(move, 0)]}")


class WindowsForWhoeverHoldsTheSovereign(Broken):
    def declining(self, seat: i64) -> i64:
        return self.moves(seat)[0] if len(self.moves(seat)) and self.places[-1] == seat else -1

    def occasion(self, seat: i64) -> str:
        return "sale" if self.declining(seat) >= 0 else ""


class OccasionsTellTheHolder(OpensWindowsOnNoOccasion):
    def occasion(self, seat: i64) -> str:
        return ("feast" if self.places[-1] == seat else "sale") if self.declining(seat) >= 0 else ""


class AsksWhoeverHoldsTheSovereign(Broken):
    def deciders(self) -> i64:
        asked = super().deciders()
        holder = self.places[-1]
        return 1 << holder if holder >= 0 and asked >> holder & 1 else asked

    def moves(self, seat: i64) -> vec[i64]:
        return super().moves(seat) if self.deciders() >> seat & 1 else vec[i64]()


class OffersCoinsOfTheBag(Broken):
    def moves(self, seat: i64) -> vec[i64]:
        moves = super().moves(seat)
        return append(moves, pack(BID, self.lying(auction.BAG)[0])) if len(moves) else moves


class ImaginesOtherCards(Broken):
    def redraw(self, seat: i64, chance: Chance) -> None:
        super().redraw(seat, chance)
        self.places[self.lying(auction.BAG)[0]] = auction.BAG - 7


class ImaginesNoHands(Broken):
    def moves(self, seat: i64) -> vec[i64]:
        return super().moves(seat) if self.events is not None or seat == 0 else vec[i64]()


class TellsWithoutWords(Broken):
    def telling(self, event: Event, viewer: i64) -> str:
        return ""


class TellsSecrets(Broken):
    def telling(self, event: Event, viewer: i64) -> str:
        return super().telling(event, OPEN)


class LosesTheSpentCoins(Broken):
    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        self.places = [auction.BAG - 7 if place == SPENT else place for place in self.places]


class LosesACoinAtTheEnd(Broken):
    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        if self.over():
            self.places[0] = auction.BAG - 7


class NeverEnds(Broken):
    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        if self.over():
            self.takers.clear()
            self.places = [coin % 3 if coin < 9 else auction.BAG for coin in range(10)]
            self.knows = [1 << place if place >= 0 else 0 for place in self.places]
            self.offer()


class EndsWithoutSayingWhy(Broken):
    def ending(self) -> str:
        return ""


class ScoresTooFew(Broken):
    def scores(self) -> list[float]:
        return super().scores()[:-1]


class NobodyWins(Broken):
    def winners(self) -> i64:
        return 0


class SharesTooMuch(Broken):
    def reward(self, seat: i64) -> float:
        return 1.0


class ForgetsTheTakers(Broken):
    """The snapshot says how many lots were sold, but not to whom."""

    def describe(self, viewer: i64) -> dict[str, Any]:
        return {**super().describe(viewer), "takers": [-1 for _ in self.takers]}


class WritesWhatItDoesNotRead(Broken):
    def describe(self, viewer: i64) -> dict[str, Any]:
        return {**super().describe(viewer), "told": len(self.events or [])}


class ForgetsTheBids(Broken):
    """The snapshot has no bids, and so asks everybody again."""

    def describe(self, viewer: i64) -> dict[str, Any]:
        bidding = self.stack and isinstance(self.stack[-1], Bidding)
        return {**super().describe(viewer), **({"stack": []} if bidding else {})}


class ForgetsWhoShows(Broken):
    """The same step is read back with the moves of another kind of step."""

    def moves(self, seat: i64) -> vec[i64]:
        moves = super().moves(seat)
        return moves[:1] if self.events is None and self.stack and isinstance(self.stack[-1], Showing) else moves


class BrokenGame(AuctionGame):
    """The auction with states of another kind."""

    def __init__(self, kind: type[Auction], **changes: Any) -> None:
        made: dict[str, Any] = {"verbs": auction.MOVES, "tellings": auction.TELLINGS, "shape": AUCTION.shape, **changes}
        made["occasions"] = (Occasion("sale", "sales"), Occasion("feast", "feasts"))
        super().__init__("auction", "Auction", (2, 3), cards=AUCTION.cards, contest=AUCTION.contest, options=AUCTION.options, **made)
        self.kind = kind

    def position(self, *given: Any) -> Auction:
        found = super().position(*given)
        state = self.kind(self, found.seats, found.chance, found.options, found.deck)
        state.places, state.knows, state.takers, state.stack = found.places, found.knows, found.takers, found.stack
        return state
