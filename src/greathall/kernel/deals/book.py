"""The book of a table's deals: the offers that are open, and every promise that was made, with how it went.

A book never changes. What happens makes a new one, so that copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at, filled
from greathall.kernel.deals.offer import PARTS, SHAPES, Offer, Promise, goods, promise_from
from greathall.kernel.errors import BadMove, BadPosition
from greathall.kernel.event import OPEN
from greathall.kernel.move import Names
from greathall.kernel.position import index, items, number, text

if TYPE_CHECKING:
    from greathall.kernel.shapes import Deals, Terms

MOST_OFFERS: Final[i64] = 2
"""The most offers that a seat may make per turn."""

PENDING: Final[i64] = 0
KEPT: Final[i64] = 1
BROKEN: Final[i64] = 2
LAPSED: Final[i64] = 3
FATES: Final = ("open", "kept", "broken", "lapsed")


class Pledge:
    """A promise that one seat made to another, and what became of it."""

    def __init__(self, by: i64, to: i64, promise: Promise, fate: i64 = PENDING) -> None:
        self.by: i64 = by
        self.to: i64 = to
        self.promise: Promise = promise
        self.fate: i64 = fate

    def judged(self, fate: i64) -> Pledge:
        return Pledge(self.by, self.to, self.promise, fate)


class Refusal:
    """An offer that a seat declined: of what it was made."""

    def __init__(self, maker: i64, by: i64, shape: i64) -> None:
        self.maker: i64 = maker
        self.by: i64 = by
        self.shape: i64 = shape
        """As `Offer.shape` has it."""


class Book:
    """Offers and pledges as they stand."""

    def __init__(
        self, offers: list[Offer], pledges: list[Pledge], made: vec[i64], count: i64, pending: i64, refusals: list[Refusal]
    ) -> None:
        self.offers: list[Offer] = offers
        """Those being asked and those left lying, in the order in which they were made."""
        self.pledges: list[Pledge] = pledges
        self.made: vec[i64] = made
        """How many offers each seat has made in this turn."""
        self.count: i64 = count
        """How many offers were made in the game."""
        self.pending: i64 = pending
        """How many pledges are not judged yet."""
        self.refusals: list[Refusal] = refusals
        """What seats declined since they last made a deal with its maker."""

    def find(self, number: i64) -> Offer | None:
        """An open offer by its number."""
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None

    def opened(self, offer: Offer) -> Book:
        """A new offer is made."""
        made = self.made[:]
        made[offer.maker] += 1
        return Book([*self.offers, offer], self.pledges, made, self.count + 1, self.pending, self.refusals)

    def without(self, number: i64) -> Book:
        """An offer is closed."""
        return Book(
            [offer for offer in self.offers if offer.number != number], self.pledges, self.made, self.count, self.pending, self.refusals
        )

    def left_to(self, number: i64, to: i64) -> Book:
        """An offer stays open for some of those it was made to."""
        offers = [offer.left_to(to) if offer.number == number else offer for offer in self.offers]
        return Book(offers, self.pledges, self.made, self.count, self.pending, self.refusals)

    def refused(self, offer: Offer, by: i64) -> Book:
        """A seat declines an offer; of the same kind from the same seat it is noted once."""
        if self.has_refused(offer.maker, by, offer.shape()):
            return self
        refusals = [*self.refusals, Refusal(offer.maker, by, offer.shape())]
        return Book(self.offers, self.pledges, self.made, self.count, self.pending, refusals)

    def has_refused(self, maker: i64, by: i64, shape: i64) -> bool:
        """Whether a seat declined such an offer since it last made a deal with its maker."""
        return any(refusal.maker == maker and refusal.by == by and refusal.shape == shape for refusal in self.refusals)

    def agreed(self, one: i64, other: i64) -> Book:
        """Two seats make a deal: what they refused each other before may be offered again."""
        left = [refusal for refusal in self.refusals if (refusal.maker, refusal.by) not in ((one, other), (other, one))]
        return self if len(left) == len(self.refusals) else Book(self.offers, self.pledges, self.made, self.count, self.pending, left)

    def pledged(self, pledges: list[Pledge]) -> Book:
        """Promises are made."""
        return Book(self.offers, self.pledges + pledges, self.made, self.count, self.pending + len(pledges), self.refusals)

    def judged(self, place: i64, fate: i64) -> Book:
        """A promise turns out kept or broken, or lapses."""
        pledges = self.pledges.copy()
        pledges[place] = pledges[place].judged(fate)
        return Book(self.offers, pledges, self.made, self.count, self.pending - 1, self.refusals)

    def fresh_turn(self) -> Book:
        """A turn begins: what was left lying is closed, and everyone may make offers again."""
        if not self.offers and not any(made != 0 for made in self.made):
            return self
        return Book([], self.pledges, vec[i64]([0] * len(self.made)), self.count, self.pending, self.refusals)

    def tally(self, seat: i64, fate: i64) -> int:
        """How many of a seat's promises went that way."""
        return sum(1 for pledge in self.pledges if pledge.by == seat and pledge.fate == fate)

    def describe(self, names: Names, viewer: i64) -> Deals:
        """What a viewer may know: the parties of an offer its cards and words, everyone all else."""
        return {
            "offers": [
                {
                    "number": int(offer.number),
                    "maker": names["seat"][offer.maker],
                    "seen": [name for seat, name in enumerate(names["seat"]) if offer.seen >> seat & 1],
                    **cast("Terms", offer.json(names, hidden=not offer.party(viewer) and viewer != OPEN)),
                }
                for offer in self.offers
            ],
            "pledges": [
                {
                    "by": names["seat"][pledge.by],
                    "to": names["seat"][pledge.to],
                    "promise": pledge.promise.text(names),
                    "fate": FATES[pledge.fate],
                }
                for pledge in self.pledges
            ],
            "made": [int(made) for made in self.made],
            "count": int(self.count),
            "refusals": [
                {
                    "maker": names["seat"][refusal.maker],
                    "by": names["seat"][refusal.by],
                    "shape": [part for place, part in enumerate(SHAPES) if refusal.shape >> place & 1],
                }
                for refusal in self.refusals
            ],
        }


def empty_book(seats: i64) -> Book:
    """No offer, no promise."""
    return Book([], [], filled(seats, 0), 0, 0, [])


def read_book(data: Any, names: Names, seats: int) -> Book:
    """Read `describe` back. Cards and words that a view hides may be anything: `Dealing.imagine_offers` draws them."""
    if not isinstance(data, Mapping):
        raise BadPosition("deals should be a table of offers and pledges")
    try:
        offers = [_offer(entry, names) for entry in items(data, "offers", [])]
        pledges = [_pledge(entry, names) for entry in items(data, "pledges", [])]
        refusals = [_refusal(entry, names) for entry in items(data, "refusals", [])]
    except (BadMove, AttributeError) as error:
        raise BadPosition(f"a deal can't be read: {error}") from error
    made = vec[i64]()
    for written in items(data, "made", [0] * seats):
        made = append(made, i64(number({"made": written}, "made", 0, most=int(MOST_OFFERS))))
    if len(made) != seats:
        raise BadPosition(f"made should have {seats} entries, one a seat")
    pending = sum(1 for pledge in pledges if pledge.fate == PENDING)
    return Book(offers, pledges, made, number(data, "count", 0), pending, refusals)


def _offer(entry: Mapping[str, Any], names: Names) -> Offer:
    parts = {label: value for label, value in entry.items() if label in PARTS}
    for label in ("gives", "wants"):
        parts[label] = [goods(names)[0] if name == "?" else name for name in items(parts, label, [])]
    maker = index(names["seat"], entry.get("maker"), "seat")
    seen: i64 = 0
    for name in items(entry, "seen", parts.get("to", [])):
        seen |= bit_at(i64(index(names["seat"], name, "seat")))
    offer = Offer.from_json(parts, names)
    return offer.signed(maker, number(entry, "number", 0), seen).left_to(offer.to)


def _pledge(entry: Mapping[str, Any], names: Names) -> Pledge:
    by, to = (index(names["seat"], entry.get(label), "seat") for label in ("by", "to"))
    return Pledge(by, to, promise_from(text(entry, "promise", ""), names), index(FATES, entry.get("fate"), "fate"))


def _refusal(entry: Mapping[str, Any], names: Names) -> Refusal:
    maker, by = (index(names["seat"], entry.get(label), "seat") for label in ("maker", "by"))
    shape: i64 = 0
    for part in items(entry, "shape", []):
        shape |= bit_at(i64(index(SHAPES, part, "part of an offer")))
    return Refusal(maker, by, shape)
