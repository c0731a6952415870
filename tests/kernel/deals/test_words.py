"""Deals in sentences, as each viewer may know them."""

from __future__ import annotations

from tests.kernel.deals.bazaar import bazaar


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
