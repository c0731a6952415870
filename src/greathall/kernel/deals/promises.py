"""Promises: those of a deal are noted in the book, and judged by what is done until their turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import JUDGED, PROMISED
from greathall.kernel.deals.book import BROKEN, KEPT, LAPSED, PENDING, Book, Pledge, empty_book
from greathall.kernel.deals.offer import AID, CARD, SPARE, STRIKE, Promise
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import pack
from greathall.kernel.state import State

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Promising(State):
    """A position of a game in which seats make promises; `Dealing` adds the offers that hold them."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, chance, options)
        self.book: Book = empty_book(seats)
        self.judges: bool = True
        """Whether promises are noted and judged; where they are not, words alone are promised."""

    def pledge(self, by: i64, to: i64, promises: list[Promise]) -> None:
        if promises:
            self.book = self.book.pledged([Pledge(by, to, promise) for promise in promises])
            for promise in promises:
                self.tell(pack(PROMISED, by, to, promise.kind, promise.thing, promise.until), EVERYONE)

    def harmed(self, by: i64, house: i64) -> None:
        """A seat has done something against a House."""
        if self.book.pending:
            self.deed(by, SPARE, house, -1)
            self.deed(by, STRIKE, house, -1)

    def aided(self, by: i64, house: i64) -> None:
        """A seat has done something for a House."""
        if self.book.pending:
            self.deed(by, AID, house, -1)

    def deed(self, by: i64, kind: i64, thing: i64, to: i64) -> None:
        """A seat has done what a promise is about: that breaks a promise to spare and keeps any other. A card keeps one promise only."""
        for place in range(i64(len(self.book.pledges))):
            pledge = self.book.pledges[place]
            if pledge.fate == PENDING and pledge.by == by and pledge.promise.kind == kind and pledge.promise.thing == thing:
                if kind != CARD:
                    self.judge(place, BROKEN if kind == SPARE else KEPT)
                elif pledge.to == to:
                    self.judge(place, KEPT)
                    return

    def judge(self, place: i64, fate: i64) -> None:
        pledge = self.book.pledges[place]
        self.book = self.book.judged(place, fate)
        self.tell(pack(JUDGED, pledge.by, pledge.to, pledge.promise.kind, pledge.promise.thing, fate), EVERYONE)

    def judge_due(self, turn: i64) -> None:
        """A turn begins: promises that run until it are judged."""
        if self.book.pending:
            for place in range(i64(len(self.book.pledges))):
                pledge = self.book.pledges[place]
                if pledge.fate == PENDING and pledge.promise.until <= turn:
                    self.judge(place, KEPT if pledge.promise.kind == SPARE else BROKEN)

    def judge_rest(self) -> None:
        """The game ends: promises that still run lapse."""
        if self.book.pending:
            for place in range(i64(len(self.book.pledges))):
                if self.book.pledges[place].fate == PENDING:
                    self.judge(place, LAPSED)
