"""Offers made and answered, promises kept and broken, and what others may take an offer for."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.chance import seeded
from greathall.kernel.deals.answers import read_asking
from greathall.kernel.deals.book import Pledge
from greathall.kernel.deals.dealing import LAST_NUMBER, may_deal
from greathall.kernel.deals.offer import Offer, promise_from
from greathall.kernel.errors import BadPosition, IllegalMove
from tests.kernel.deals.bazaar import Bazaar
from tests.toy.game import AUCTION


def refused(table: Bazaar, seat: int, text: str) -> str:
    """Why an offer can't be made: its line."""
    before = table.describe(-2)
    with pytest.raises(IllegalMove) as refusal:
        table.offer(seat, text)
    assert table.describe(-2) == before
    return refusal.value.line or refusal.value.reason


def bazaar() -> Bazaar:
    return Bazaar("figs figs salt", "silk", "tin tin", "")


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
        == "Bo accepts offer 0 of Ada: figs and salt and a look at the mark for silk, a look at the mark and a look at the map."
    )
    assert (
        table.told(2)[0]
        == "Bo accepts offer 0 of Ada: 2 cards and a look at the mark for a card, a look at the mark and a look at the map."
    )
    assert "Ada gives Bo a card." in table.told(2)
    assert "Ada gives Bo salt." in table.told(1)


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


# Answers.


def test_an_offer_lies_until_it_is_taken_up_declined_or_withdrawn() -> None:
    for move, goods in (("1: accept offer=0", "figs silk"), ("1: decline offer=0", "silk"), ("0: withdraw offer=0", "silk")):
        table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
        assert table.told() == ["Bo leaves offer 0 of Ada lying."]
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
    assert table.told() == ["Offer 0 is void, since Bo can’t do their part any more: silk for nothing."]
    assert table.goods(0) == "figs figs salt"
    table = bazaar().offer(1, "to=ada wants=salt").do("0: consider offer=0")
    table.barred = {1}
    table.do("0: accept offer=0")
    assert table.goods(1) == "silk"
    table = bazaar().offer(1, "to=ada gives=silk").do("0: consider offer=0")
    table.barred = {0}
    assert table.can(0) == ["decline offer=0"]


def test_the_first_clockwise_who_accepts_makes_the_deal() -> None:
    table = bazaar().offer(2, "to=all gives=tin").do("1: accept offer=0", "0: accept offer=0", "3: consider offer=0")
    assert [table.goods(seat) for seat in (0, 1, 3)] == ["figs figs salt tin", "silk", ""]
    assert table.can(3) == []
    assert "Bo declines offer 0 of Ada" not in " ".join(table.told())


def test_who_declined_is_out_and_the_others_think_on() -> None:
    table = bazaar().offer(2, "to=all gives=tin").do("1: decline offer=0", "0: consider offer=0", "3: consider offer=0")
    assert [table.can(seat) != [] for seat in range(4)] == [True, False, True, True]
    table.do("0: decline offer=0")
    assert table.can(3) != []
    table.do("3: decline offer=0")
    assert table.describe(-2)["deals"]["offers"] == []


# Counters.


def test_a_counter_answers_an_offer_being_asked() -> None:
    table = bazaar().offer(0, "to=bo gives=figs")
    assert refused(table, 1, "to=cy gives=silk counters=0") == "B-16"
    assert refused(table, 2, "to=ada gives=tin counters=0") == "B-16"
    assert refused(table, 1, "to=ada gives=silk") == "B-10"
    table.offer(1, "to=ada gives=silk wants=figs,figs counters=0")
    assert table.told()[0] == "Bo declines offer 0 of Ada: figs for nothing."
    assert table.asked() == [0]
    table.do("0: accept offer=1")
    assert table.goods(1) == "figs figs"


def test_a_counter_answers_an_offer_that_lies() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0").offer(1, "to=ada wants=salt counters=0")
    assert table.told()[0] == "Bo declines offer 0 of Ada: figs for nothing."
    assert table.told()[1] == "Bo offers Ada, in answer to offer 0: nothing for salt (offer 1)."
    assert table.asked() == [0]


def test_a_lying_offer_waits_while_another_is_being_answered() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0").offer(2, "to=dee gives=tin")
    assert refused(table, 1, "to=ada wants=salt counters=0") == "B-16"
    assert table.can(1) == table.can(0) == []


def test_counters_to_an_offer_to_all_are_secret_until_all_have_answered() -> None:
    table = bazaar().offer(0, "to=all gives=figs")
    table.offer(2, "to=ada gives=tin wants=salt counters=0")
    assert table.asked() == [1, 3]
    assert refused(table, 2, "to=ada gives=tin counters=0") == "B-16"
    assert table.events == []
    for viewer, seen in ((-2, 1), (2, 1), (0, 0), (1, 0), (-1, 0)):
        assert len(table.describe(viewer)["stack"][-1]["counters"]) == seen
    table.offer(1, "to=ada gives=silk wants=salt counters=0").do("3: decline offer=0")
    assert [offer["number"] for offer in table.describe(-2)["deals"]["offers"]] == [1, 2]
    assert table.asked() == [0]
    table.do("0: decline offer=2", "0: decline offer=1")
    assert table.describe(-2)["deals"]["offers"] == []


# Promises.


def pledged(*promises: str) -> Bazaar:
    table = bazaar()
    table.pledge(0, 1, [promise_from(promise, table.names()) for promise in promises])
    return table


def test_promises_are_made_by_either_side() -> None:
    table = bazaar().offer(0, "to=bo promises=spare:bo:4 demands=aid:ada:5,card:silk:6").do("1: accept offer=0")
    assert [(pledge["by"], pledge["promise"]) for pledge in table.describe(-1)["deals"]["pledges"]] == [
        ("ada", "spare:bo:4"),
        ("bo", "aid:ada:5"),
        ("bo", "card:silk:6"),
    ]
    assert table.told()[1:] == [
        "Ada promises Bo to spare the house of Bo until turn 4.",
        "Bo promises Ada to help the house of Ada before turn 5.",
        "Bo promises Ada silk before turn 6.",
    ]


def test_deeds_keep_and_break_promises() -> None:
    table = pledged("spare:cy:9", "strike:cy:9", "aid:cy:9", "spare:dee:9")
    table.harmed(1, 2)
    assert table.fates() == ["open"] * 4, "somebody else did it"
    table.harmed(0, 2)
    assert table.fates() == ["broken", "kept", "open", "open"]
    table.aided(0, 2)
    table.aided(0, 2)
    assert table.fates() == ["broken", "kept", "kept", "open"]
    assert table.told()[-1] == "Ada has kept the promise to Bo to help the house of Cy."
    none = bazaar()
    none.harmed(0, 2)
    none.aided(0, 2)
    assert none.events == []


def test_a_card_keeps_one_promise_to_the_same_player() -> None:
    table = pledged("card:figs:9", "card:figs:9", "card:salt:9")
    table.offer(0, "to=cy gives=figs").do("2: accept offer=0")
    assert table.fates() == ["open"] * 3
    table.offer(1, "to=ada wants=figs").do("0: accept offer=1")
    assert table.fates() == ["kept", "open", "open"]
    assert table.told()[-1] == "Ada has kept the promise to Bo to give figs."


def test_promises_are_judged_when_their_turn_begins() -> None:
    table = pledged("spare:cy:2", "aid:cy:2", "strike:cy:3", "spare:dee:3")
    table.do("0: pass")
    assert table.fates() == ["kept", "broken", "open", "open"]
    table.do("1: pass")
    assert table.fates() == ["kept", "broken", "broken", "kept"]
    table.do("2: pass")
    assert table.events == []


def test_promises_that_still_run_at_the_end_lapse() -> None:
    table = pledged("spare:cy:9", "aid:cy:9", "strike:cy:9")
    table.harmed(0, 2)
    table.deal_end()
    assert table.fates() == ["broken", "lapsed", "kept"]
    table.deal_end()
    assert table.fates() == ["broken", "lapsed", "kept"]


# What others take an offer for.


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


def test_answers_of_others_are_imagined() -> None:
    table = bazaar().offer(0, "to=all gives=figs").do("1: accept offer=0")
    table.offer(2, "to=ada gives=tin counters=0")
    for viewer, first, second in ((1, 1, 2), (2, 2, 1), (-2, 1, 1), (-1, 2, 2)):
        steps = [table.imagine(viewer, seeded(seed)).describe(-2)["stack"][-1] for seed in range(40)]
        assert min(len({step["answers"][1] for step in steps}), 2) == first
        assert min(len({step["answers"][2] for step in steps}), 2) == second
        assert {len(step["counters"]) for step in steps} == {1 if viewer in (2, -2) else 0}
    assert table.imagine(0, seeded(1)).deciders() == table.deciders() == 0b1000


def test_copies_share_a_book_that_never_changes() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
    twin = table.copy()
    twin.do("1: accept offer=0")
    assert table.can(1) == ["accept offer=0", "decline offer=0"]
    assert table.goods(1) == "silk"


def test_answers_read_back() -> None:
    table = bazaar().offer(0, "to=all gives=figs").do("1: accept offer=0").offer(2, "to=ada gives=tin counters=0")
    for viewer in (-2, 0, 1, 2):
        written = table.describe(viewer)["stack"][-1]
        again = read_asking(table, written)
        if viewer == -2:
            assert again.to_dict(table, viewer) == written
        assert again.deciders(table) == table.deciders()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"offer": 7}, "not among the open ones"),
        ({"answers": [None]}, "one entry a seat"),
        ({"answers": [None, "perhaps", None, None]}, "there is no answer 'perhaps'"),
        ({"counters": [3]}, "can't be read"),
        ({"counters": [{"maker": "zed"}]}, "there is no seat 'zed'"),
        ({"counters": [{"maker": "bo", "gives": ["gold"]}]}, "can't be read"),
    ],
)
def test_answers_that_cannot_be_read(changes: dict[str, Any], reason: str) -> None:
    table = bazaar().offer(0, "to=all gives=figs")
    with pytest.raises(BadPosition, match=reason):
        read_asking(table, {**table.describe(-2)["stack"][-1], **changes})


# Words.


def test_an_offer_in_words() -> None:
    table = bazaar().offer(0, 'to=all gives=figs,figs,salt shows=mark sees=map promises=card:tin:4 demands=strike:cy:5 words="for good"')
    known = (
        "Ada offers Bo, Cy and Dee: figs, figs and salt, a look at the mark, the promise of tin before turn 4 and “for good” "
        "for a look at the map and the promise to act against the house of Cy before turn 5 (offer 0)."
    )
    assert table.told(1) == table.told(0) == table.told(-2) == [known]
    hidden = known.replace("figs, figs and salt", "3 cards").replace("“for good”", "words in private")
    assert table.told(-1) == [hidden]
    table = bazaar().offer(0, "to=bo wants=silk")
    assert table.told(2) == ["Ada offers Bo: nothing for a card (offer 0)."]
    event = (table.events or [])[0]
    assert table.prompt(1) == "Bo, Ada makes you an offer: accept it, decline it or let it lie?"
    table.do("0: withdraw offer=0")
    assert table.told(1) == table.told(0) == ["Ada withdraws offer 0: nothing for silk."]
    assert table.told(2) == table.told(-1) == ["Ada withdraws offer 0: nothing for a card."]
    assert table.telling(event, 1) == "Ada offers Bo: nothing for silk (offer 0).", "what it was stays in the log"
    assert table.telling(event, 2) == "Ada offers Bo: nothing for a card (offer 0).", "and stays hidden from others"


def test_an_offer_that_is_over_keeps_its_terms_for_those_who_may_know_them() -> None:
    for answer, known in (
        ("decline", "Bo declines offer 0 of Ada: figs for silk."),
        ("accept", "Bo accepts offer 0 of Ada: figs for silk."),
    ):
        for first in ([], ["1: consider offer=0"]):
            table = bazaar().offer(0, "to=bo gives=figs wants=silk").do(*first, f"1: {answer} offer=0")
            assert table.told(0)[0] == table.told(1)[0] == table.told(-2)[0] == known
            assert table.told(2)[0] == table.told(-1)[0] == known.replace("figs for silk", "a card for a card")


def test_an_offer_that_lapses_says_what_it_was() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0", "0: pass")
    assert "Offer 0 of Ada lapses: figs for nothing." in table.told(1)
    assert "Offer 0 of Ada lapses: a card for nothing." in table.told(2)
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
    table.events = []
    table.deal_end()
    assert table.told(1) == ["Offer 0 of Ada lapses: figs for nothing."]


def test_of_an_offer_to_all_the_terms_are_not_said_with_every_answer() -> None:
    table = bazaar().offer(0, "to=all gives=figs").do("1: decline offer=0", "2: consider offer=0", "3: decline offer=0")
    assert table.told(1)[:3] == ["Bo declines offer 0 of Ada.", "Cy leaves offer 0 of Ada lying.", "Dee declines offer 0 of Ada."]
    table.do("2: accept offer=0")
    assert table.told(1)[0] == "Cy accepts offer 0 of Ada: figs for nothing.", "all who were asked know it"
    assert table.told(-1)[0] == "Cy accepts offer 0 of Ada: a card for nothing."


def test_a_void_offer_says_what_it_was() -> None:
    table = bazaar().offer(0, "to=bo gives=salt").do("1: consider offer=0")
    table.offer(0, "to=cy gives=salt").do("2: accept offer=1", "1: accept offer=0")
    assert table.told(1) == ["Offer 0 is void, since Ada can’t do their part any more: salt for nothing."]


def test_answers_in_words() -> None:
    table = bazaar()
    words = [table.sentence(1, table.read(f"{answer} offer=3")) for answer in ("accept", "decline", "consider", "withdraw")]
    assert words == ["Accept offer 3.", "Decline offer 3.", "Leave offer 3 lying.", "Withdraw offer 3."]


def test_games_without_deals_refuse_offers() -> None:
    from tests.toy.game import AUCTION

    state = AUCTION.new(2, 1)
    with pytest.raises(IllegalMove, match="no deals are made in this game"):
        state.propose(0, Offer.from_text('offer words="hello"', {"seat": ("0", "1"), "card": (), "house": (), "secret": ()}))
    assert list(state.calls(0)) == []
    assert not state.stack[-1].quiet()


def test_a_pledge_is_judged_on_a_copy() -> None:
    table = bazaar()
    one = Pledge(0, 1, promise_from("aid:bo:3", table.names()))
    assert (one.judged(1).fate, one.fate) == (1, 0)
