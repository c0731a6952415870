"""The book of a table's deals."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.deals.book import BROKEN, KEPT, LAPSED, PENDING, Pledge, empty_book, read_book
from greathall.kernel.deals.offer import Offer, promise_from
from greathall.kernel.errors import BadPosition

NAMES = {"seat": ("ada", "bo", "cy"), "card": ("figs", "salt", "tin"), "house": ("ada", "bo", "cy"), "secret": ("mark", "map")}


def made(text: str, maker: int, number: int) -> Offer:
    offer = Offer.from_text(f"offer {text}", NAMES)
    return offer.signed(maker, number, offer.to)


def pledge(text: str, by: int = 0, to: int = 1) -> Pledge:
    return Pledge(by, to, promise_from(text, NAMES))


def test_a_book_never_changes() -> None:
    empty = empty_book(3)
    one = empty.opened(made("to=bo gives=figs", 0, 0))
    two = one.opened(made("to=ada,cy wants=tin", 1, 1))
    assert [len(book.offers) for book in (empty, one, two)] == [0, 1, 2]
    assert [list(book.made) for book in (empty, one, two)] == [[0, 0, 0], [1, 0, 0], [1, 1, 0]]
    assert [book.count for book in (empty, one, two)] == [0, 1, 2]
    narrowed = two.left_to(1, 0b001)
    assert [offer.to for offer in narrowed.offers] == [0b010, 0b001]
    assert [offer.to for offer in two.offers] == [0b010, 0b101]
    assert [offer.number for offer in two.without(0).offers] == [1]
    assert len(two.offers) == 2


def test_what_was_refused_is_remembered_until_the_two_agree() -> None:
    peace = made("to=bo promises=spare:bo:4 demands=spare:ada:4 gives=figs shows=mark", 0, 0)
    book = empty_book(3).refused(peace, 1)
    assert book.has_refused(0, 1, peace.shape())
    assert not book.has_refused(0, 2, peace.shape())
    assert not book.has_refused(0, 1, made("to=bo gives=figs", 0, 1).shape())
    assert book.refused(peace, 1) is book, "once is enough"
    (told,) = book.describe(NAMES, 2)["refusals"]
    assert told == {"maker": "ada", "by": "bo", "shape": ["gives", "shows", "promises spare", "demands spare"]}
    again = read_book(book.describe(NAMES, 2), NAMES, 3)
    assert again.describe(NAMES, 2) == book.describe(NAMES, 2)
    assert book.agreed(0, 2) is book
    assert book.agreed(1, 0).refusals == []


def test_an_offer_is_found_by_its_number() -> None:
    book = empty_book(3).opened(made("to=bo gives=figs", 0, 4)).opened(made("to=bo gives=tin", 0, 7))
    found = book.find(7)
    assert found is not None
    assert list(found.gives) == [2]
    assert book.find(5) is None
    assert book.find(-1) is None


def test_a_turn_closes_offers_and_gives_new_ones() -> None:
    book = empty_book(3)
    assert book.fresh_turn() is book
    used = book.opened(made("to=bo gives=figs", 2, 0)).pledged([pledge("spare:bo:4")])
    fresh = used.fresh_turn()
    assert (fresh.offers, list(fresh.made), fresh.count, fresh.pending) == ([], [0, 0, 0], 1, 1)
    closed = used.without(0)
    assert list(closed.fresh_turn().made) == [0, 0, 0], "also if none lies open any more"


def test_pledges_are_judged_one_by_one_and_counted() -> None:
    book = empty_book(3).pledged([pledge("spare:bo:4"), pledge("aid:cy:5"), pledge("card:tin:5", by=1, to=0)])
    assert book.pending == 3
    later = book.judged(1, KEPT).judged(2, BROKEN)
    assert (later.pending, book.pending) == (1, 3)
    assert [one.fate for one in later.pledges] == [PENDING, KEPT, BROKEN]
    assert [one.fate for one in book.pledges] == [PENDING] * 3
    assert [later.tally(seat, fate) for seat in (0, 1) for fate in (KEPT, BROKEN, PENDING)] == [1, 0, 1, 0, 1, 0]


def whole() -> Any:
    book = empty_book(3).opened(made('to=bo gives=figs wants=tin words="psst"', 0, 0)).opened(made("to=ada,cy shows=map", 1, 1))
    return book.left_to(1, 0b100).pledged([pledge("spare:bo:4"), pledge("card:tin:5", by=1, to=2)]).judged(1, LAPSED)


def test_the_parties_see_cards_and_words_and_everyone_all_else() -> None:
    book = whole()
    for viewer, seen in ((-2, True), (0, True), (1, True), (2, False), (-1, False)):
        first, second = book.describe(NAMES, viewer)["offers"]
        assert (first["maker"], first["number"], first["to"]) == ("ada", 0, ["bo"])
        assert (first["gives"], first["wants"], first["words"]) == ((["figs"], ["tin"], "psst") if seen else (["?"], ["?"], "?"))
        assert (second["to"], second["shows"]) == (["cy"], ["map"])
    assert book.describe(NAMES, -1)["pledges"] == [
        {"by": "ada", "to": "bo", "promise": "spare:bo:4", "fate": "open"},
        {"by": "bo", "to": "cy", "promise": "card:tin:5", "fate": "lapsed"},
    ]


def test_a_book_reads_back() -> None:
    written = whole().describe(NAMES, -2)
    again = read_book(written, NAMES, 3)
    assert again.describe(NAMES, -2) == written
    assert (again.pending, again.count) == (1, 2)
    assert read_book({}, NAMES, 3).describe(NAMES, -2) == empty_book(3).describe(NAMES, -2)


def test_a_view_of_a_book_reads_back_with_any_cards_for_those_hidden() -> None:
    view = whole().describe(NAMES, 2)
    again = read_book(view, NAMES, 3)
    assert again.describe(NAMES, 2) == view
    assert len(again.offers[0].gives) == 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (3, "a table of offers and pledges"),
        ({"offers": 3}, "offers should be a list"),
        ({"offers": [3]}, "can't be read"),
        ({"offers": [{"maker": "zed", "to": ["bo"]}]}, "there is no seat 'zed'"),
        ({"offers": [{"maker": "ada", "to": ["zed"]}]}, "can't be read|there is no seat"),
        ({"offers": [{"maker": "ada", "to": ["bo"], "number": -1}]}, "number should be"),
        ({"offers": [{"maker": "ada", "to": ["bo"], "gives": 3}]}, "gives should be a list"),
        ({"pledges": [3]}, "can't be read"),
        ({"pledges": [{"by": "ada", "to": "bo", "promise": "love:bo:1", "fate": "open"}]}, "can't be read"),
        ({"pledges": [{"by": "ada", "to": "bo", "promise": "aid:bo:1", "fate": "lost"}]}, "there is no fate 'lost'"),
        ({"pledges": [{"by": "ada", "promise": "aid:bo:1", "fate": "open"}]}, "there is no seat None"),
        ({"made": [0]}, "made should have 3 entries"),
        ({"made": [0, 0, 9]}, "made should be a number"),
        ({"count": -1}, "count should be a number"),
    ],
)
def test_books_that_cannot_be_read(data: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read_book(data, NAMES, 3)
