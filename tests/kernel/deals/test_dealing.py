"""Offers made, taken up and withdrawn, and what others may think of them."""

from __future__ import annotations

import pytest

from greathall.kernel.chance import seeded
from greathall.kernel.deals.dealing import LAST_NUMBER, may_deal
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove
from tests.kernel.deals.bazaar import bazaar, refused
from tests.toy.game import AUCTION

# Making offers.


def test_who_may_deal_has_a_choice() -> None:
    table = bazaar()
    assert may_deal(table, 0), "an offer could be made"
    table.offer(0, "to=bo gives=figs")
    assert may_deal(table, 1), "it is answered"
    assert not may_deal(AUCTION.new(2, 1), 0), "no deals are made there"


def test_an_accepted_offer_changes_hands_at_once() -> None:
    table = bazaar().offer(0, "to=bo gives=figs,salt wants=silk shows=mark sees=mark,map")
    assert table.seen == [[0, 1]]
    assert table.asked() == [1]
    table.do("1: accept offer=0")
    assert (table.goods(0), table.goods(1)) == ("figs silk", "figs salt")
    assert table.shown == [(0, 1, 1), (1, 0, 3)]
    assert table.asked() == [0]
    assert (
        table.told(1)[0]
        == "You accept offer 1 from Ada: figs, salt and a look at the mark for silk, a look at the mark and a look at the map."
    )
    assert (
        table.told(2)[0]
        == "Bo accepts offer 1 from Ada: 2 cards and a look at the mark for a card, a look at the mark and a look at the map."
    )
    assert "Ada gives Bo a card." in table.told(2)
    assert "Ada gives you salt." in table.told(1)


def test_why_an_offer_cannot_be_made() -> None:
    table = bazaar()
    assert refused(table, 7, "to=bo gives=figs") == "there is no seat 7 at this table"
    assert refused(table, 0, "to=bo gives=tin") == "B-13"
    assert refused(table, 0, "to=ada gives=figs") == "B-12"
    assert refused(table, 0, "gives=figs") == "B-12"
    assert refused(table, 0, "to=bo,cy gives=figs") == "B-12"
    assert refused(table, 0, "to=bo") == "B-12"
    assert refused(table, 0, "to=bo promises=spare:bo:1") == "B-17"
    assert refused(table, 0, "to=bo demands=spare:bo:1") == "B-17"
    assert refused(table, 0, "to=bo gives=figs counters=3") == "B-16"
    assert refused(table, 0, "to=bo words=damn") == "B-9"
    table.deals = False
    assert refused(table, 0, "to=bo gives=figs") == "B-11"
    table = bazaar().do("0: brew")
    assert not table.may_propose(0)
    assert refused(table, 1, "to=ada gives=silk") == "B-10"
    table.stack.clear()
    assert refused(table, 1, "to=ada gives=silk") == "the game is over"
    assert not table.may_propose(1)
    assert table.asking() is None


def test_two_offers_a_turn() -> None:
    table = bazaar()
    for number in (0, 1):
        assert table.may_propose(2)
        table.offer(2, "to=dee gives=tin").do(f"3: decline offer={number}")
    assert not table.may_propose(2)
    assert refused(table, 2, "to=dee gives=tin") == "B-15"
    assert table.may_propose(0)
    table.do("0: pass")
    assert table.may_propose(2)


@pytest.mark.parametrize("to", ["all", "bo,cy,dee"])
def test_an_offer_of_cards_to_all_passes_over_those_who_take_none(to: str) -> None:
    table = bazaar()
    table.barred = {2}
    assert table.offer(0, f"to={to} gives=figs").asked() == [1, 3]
    table = bazaar()
    table.barred = {2}
    assert table.offer(0, f"to={to} shows=map").asked() == [1, 2, 3]
    table.barred = {1, 2, 3}
    table = bazaar()
    table.barred = {1, 2, 3}
    assert refused(table, 0, f"to={to} gives=figs") == "B-12"


def test_an_offer_may_be_made_while_nobody_listens() -> None:
    table = bazaar()
    table.events = None
    table.offer(0, "to=bo gives=figs").do("1: accept offer=0")
    assert table.goods(1) == "figs silk"
    assert table.imagine(2, seeded(1)).describe(2) == table.describe(2), "with no offer open"


def test_numbers_begin_again_after_the_last() -> None:
    table = bazaar()
    table.book.count = LAST_NUMBER + 3
    table.offer(0, "to=bo gives=figs").do("1: accept offer=3")
    assert table.goods(1) == "figs silk"


# Offers that lie open.


def test_an_offer_lies_until_it_is_taken_up_declined_or_withdrawn() -> None:
    for move, goods in (("1: accept offer=0", "figs silk"), ("1: decline offer=0", "silk"), ("0: withdraw offer=0", "silk")):
        table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
        assert table.told() == ["Bo leaves offer 1 from Ada open."]
        assert table.can(1) == ["accept offer=0", "decline offer=0"]
        assert table.can(0) == ["withdraw offer=0"]
        assert table.can(2) == []
        table.do(move)
        assert table.goods(1) == goods
        assert table.can(0) == table.can(1) == []
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0", "0: brew")
    assert table.can(1) == [], "something is being resolved"
    table.do("0: pass")
    assert table.can(1) == [], "the turn is over"


def test_an_offer_may_be_withdrawn_while_it_is_being_answered() -> None:
    table = bazaar().offer(1, "to=all gives=silk").do("0: accept offer=0")
    assert table.can(1) == ["withdraw offer=0"]
    assert table.can(0) == []
    table.do("1: withdraw offer=0")
    assert table.asked() == [0]
    assert table.goods(1) == "silk"


def test_only_who_can_give_may_accept() -> None:
    table = bazaar().offer(0, "to=all gives=figs wants=tin")
    assert [table.text(move) for move in table.moves(1)] == ["decline offer=0", "consider offer=0"]
    with pytest.raises(IllegalMove) as refusal:
        table.do("1: accept offer=0")
    assert refusal.value.line == "B-18"
    with pytest.raises(IllegalMove) as refusal:
        table.do("1: pass")
    assert refusal.value.line == "B-19"
    table.do("1: consider offer=0", "2: decline offer=0", "3: decline offer=0")
    assert table.can(1) == ["decline offer=0"]


def test_an_offer_is_void_if_its_maker_has_the_cards_no_more_or_may_take_none() -> None:
    table = bazaar().offer(1, "to=ada gives=silk").do("0: consider offer=0")
    table.offer(1, "to=dee gives=silk").do("3: accept offer=1", "0: accept offer=0")
    assert table.told() == ["Offer 1 is void because Bo can no longer do their part: silk for nothing."]
    assert table.goods(0) == "figs figs salt"
    table = bazaar().offer(1, "to=ada wants=salt").do("0: consider offer=0")
    table.barred = {1}
    table.do("0: accept offer=0")
    assert table.goods(1) == "silk"
    table = bazaar().offer(1, "to=ada gives=silk").do("0: consider offer=0")
    table.barred = {0}
    assert table.can(0) == ["decline offer=0"]


# What others may think of an offer.


def test_outsiders_imagine_any_cards_and_the_parties_what_they_know() -> None:
    table = bazaar().offer(0, 'to=bo gives=figs,salt wants=silk words="psst"')
    seen: dict[int, set[str]] = {}
    for viewer in (-2, 0, 1, 2, -1):
        for seed in range(30):
            twin = table.imagine(viewer, seeded(seed))
            assert twin.describe(viewer) == table.describe(viewer)
            seen.setdefault(viewer, set()).add(str(twin.describe(-2)["deals"]["offers"][0]))
    assert [len(seen[viewer]) == 1 for viewer in (-2, 0, 1, 2, -1)] == [True, True, True, False, False]
    assert not any("psst" in offer for offer in seen[2])


def test_copies_share_a_book_that_never_changes() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
    twin = table.copy()
    twin.do("1: accept offer=0")
    assert table.can(1) == ["accept offer=0", "decline offer=0"]
    assert table.goods(1) == "silk"


def test_games_without_deals_refuse_offers() -> None:
    state = AUCTION.new(2, 1)
    with pytest.raises(IllegalMove, match="no deals are made in this game"):
        state.propose(0, Offer.from_text('offer words="hello"', {"seat": ("0", "1"), "card": (), "house": (), "secret": ()}))
    assert list(state.calls(0)) == []
    assert not state.stack[-1].quiet()
