"""Deals in sentences, as each viewer may know them."""

from __future__ import annotations

from greathall.kernel.deals.offer import Offer
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.kernel.deals.bazaar import bazaar


def test_an_offer_in_words() -> None:
    table = bazaar().offer(0, 'to=all gives=figs,figs,salt shows=mark sees=map promises=card:tin:4 demands=strike:cy:5 words="for good"')
    known = (
        "Ada offers Bo, Cy and Dee: figs, figs and salt, a look at the mark, the promise of tin before turn 4 and “for good” "
        "for a look at the map and the promise to act against House Cy before turn 5 (offer 0)."
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


# In German, to whoever reads.


def test_an_offer_in_german() -> None:
    table = bazaar().offer(0, 'to=bo gives=figs,salt shows=mark promises=aid:bo:5 wants=silk sees=map demands=card:tin:4 words="Ehrenwort"')
    terms = (
        "Feigen und Salz, einen Blick auf das Zeichen, das Versprechen auf Hilfe für Haus Bo vor Zug 5 und „Ehrenwort“ "
        "im Tausch gegen Seide, einen Blick auf die Karte und das Versprechen auf den Topf vor Zug 4 (Angebot 0)."
    )
    assert table.told(0, "de") == [f"Du bietest Bo an: {terms}"]
    assert table.told(1, "de") == [f"Ada bietet dir an: {terms}"]
    hidden = terms.replace("Feigen und Salz", "2 Karten").replace("„Ehrenwort“", "vertrauliche Worte").replace("Seide", "eine Karte")
    assert table.told(2, "de") == table.told(-1, "de") == [f"Ada bietet Bo an: {hidden}"]
    prompt = Speech(language("de"), table).prompt(1).text
    assert prompt == "Bo, Ada macht dir ein Angebot: Nimmst du es an, lehnst du es ab, oder lässt du es liegen?"
    table.do("1: accept offer=0")
    assert table.told(1, "de")[:4] == [
        f"Du nimmst Angebot 0 von Ada an: {terms.removesuffix(' (Angebot 0).')}.",
        "Ada gibt dir Feigen.",
        "Ada gibt dir Salz.",
        "Du gibst Ada Seide.",
    ]
    assert table.told(2, "de")[1] == "Ada gibt Bo eine Karte."
    assert table.told(0, "de")[-2:] == [
        "Du versprichst Bo, Haus Bo vor Zug 5 zu helfen.",
        "Bo verspricht dir, vor Zug 4 den Topf zu geben.",
    ]


def test_promises_in_german() -> None:
    table = bazaar().offer(0, "to=bo promises=spare:cy:3,strike:cy:9 demands=card:tin:2").do("1: accept offer=0", "0: pass")
    assert table.told(0, "de") == ["Bo bricht das Versprechen an dich, den Topf zu geben."]
    assert table.told(1, "de") == ["Du brichst dein Versprechen an Ada, den Topf zu geben."]
    table.do("1: pass")
    assert table.told(0, "de") == ["Du hältst dein Versprechen an Bo, Haus Cy zu verschonen."]
    assert table.told(1, "de") == ["Ada hält das Versprechen an dich, Haus Cy zu verschonen."]
    table.events = []
    table.deal_end()
    assert table.told(0, "de") == ["Dein Versprechen an Bo, gegen Haus Cy vorzugehen, endet mit der Partie."]
    assert table.told(2, "de") == ["Das Versprechen von Ada an Bo, gegen Haus Cy vorzugehen, endet mit der Partie."]


def test_the_ends_of_offers_in_german() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
    assert table.told(0, "de") == ["Bo lässt dein Angebot 0 liegen."]
    table.do("1: decline offer=0")
    assert table.told(0, "de") == ["Bo lehnt dein Angebot 0 ab: Feigen ohne Gegenleistung."]
    assert table.told(2, "de") == ["Bo lehnt Angebot 0 von Ada ab: eine Karte ohne Gegenleistung."]
    table.offer(0, "to=bo wants=silk")
    table.offer(1, "to=ada gives=silk counters=1")
    assert table.told(0, "de") == [
        "Bo lehnt dein Angebot 1 ab: nichts im Tausch gegen Seide.",
        "Bo macht dir ein Gegenangebot zu Angebot 1: Seide ohne Gegenleistung (Angebot 2).",
    ]
    table.do("1: withdraw offer=2")
    assert table.told(1, "de") == ["Du ziehst Angebot 2 zurück: Seide ohne Gegenleistung."]


def test_the_rules_of_deals_refuse_in_german() -> None:
    table = bazaar()
    fault = table.offer_fault(0, Offer.from_text("offer to=bo gives=tin", table.names()))
    assert fault is not None
    assert Speech(language("de"), table).refusal(fault).text == "diese Karten kannst du jetzt nicht geben (B-13)"
