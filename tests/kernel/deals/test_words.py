"""Deals in sentences, as each viewer may know them."""

from __future__ import annotations

from greathall.kernel.deals.offer import Offer
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.kernel.deals.bazaar import bazaar


def test_an_offer_in_words() -> None:
    table = bazaar().offer(0, 'to=all gives=figs,figs,salt shows=mark sees=map promises=card:tin:4 demands=strike:cy:5 words="for good"')
    known = (
        "Ada offers Bo, Cy and Dee: figs, figs, salt, a look at the mark, the promise of tin before turn 4 and “for good” "
        "for a look at the map and the promise to act against House Cy before turn 5 (offer 1)."
    )
    assert table.told(-2) == [known]
    assert table.told(0) == [known.replace("Ada offers", "You offer")]
    assert table.told(1) == [known.replace("Bo, Cy and Dee", "you, Cy and Dee")]
    assert table.told(3) == [known.replace("Bo, Cy and Dee", "you, Bo and Cy")]
    assert table.told(3, "de")[0].startswith("Ada bietet dir, Bo und Cy an: ")
    hidden = known.replace("figs, figs, salt", "3 cards").replace("“for good”", "words for Bo, Cy and Dee alone")
    assert table.told(-1) == [hidden]
    table = bazaar().offer(0, "to=bo wants=silk")
    assert table.told(2) == ["Ada offers Bo: nothing for a card (offer 1)."]
    event = (table.events or [])[0]
    assert table.prompt(1) == "Bo, Ada makes you an offer: what do you answer?"
    table.do("0: withdraw offer=0")
    assert table.told(0) == ["You withdraw offer 1: nothing for silk."]
    assert table.told(1) == ["Ada withdraws offer 1: nothing for silk."]
    assert table.told(2) == table.told(-1) == ["Ada withdraws offer 1: nothing for a card."]
    assert table.telling(event, 1) == "Ada offers you: nothing for silk (offer 1).", "what it was stays in the log"
    assert table.telling(event, 2) == "Ada offers Bo: nothing for a card (offer 1).", "and stays hidden from others"


def test_an_offer_that_is_over_keeps_its_terms_for_those_who_may_know_them() -> None:
    for answer, known in (
        ("decline", "Bo declines offer 1 from Ada: figs for silk."),
        ("accept", "Bo accepts offer 1 from Ada: figs for silk."),
    ):
        for first in ([], ["1: consider offer=0"]):
            table = bazaar().offer(0, "to=bo gives=figs wants=silk").do(*first, f"1: {answer} offer=0")
            assert table.told(-2)[0] == known
            assert table.told(0)[0] == known.replace("offer 1 from Ada", "your offer 1")
            assert table.told(1)[0] == known.replace("Bo declines", "You decline").replace("Bo accepts", "You accept")
            assert table.told(2)[0] == table.told(-1)[0] == known.replace("figs for silk", "a card for a card")


def test_an_offer_that_lapses_says_what_it_was() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0", "0: pass")
    assert "Your offer 1 lapses: figs for nothing." in table.told(0)
    assert "Offer 1 from Ada lapses: figs for nothing." in table.told(1)
    assert "Offer 1 from Ada lapses: a card for nothing." in table.told(2)
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
    table.events = []
    table.deal_end()
    assert table.told(1) == ["Offer 1 from Ada lapses: figs for nothing."]


def test_of_an_offer_to_all_the_terms_are_not_said_with_every_answer() -> None:
    table = bazaar().offer(0, "to=all gives=figs").do("1: decline offer=0", "2: consider offer=0", "3: decline offer=0")
    assert table.told(1)[:3] == ["You decline offer 1 from Ada.", "Cy leaves offer 1 from Ada open.", "Dee declines offer 1 from Ada."]
    assert table.told(0)[:2] == ["Bo declines your offer 1.", "Cy leaves your offer 1 open."]
    assert table.told(2)[1] == "You leave offer 1 from Ada open."
    table.do("2: accept offer=0")
    assert table.told(1)[0] == "Cy accepts offer 1 from Ada: figs for nothing.", "all who were asked know it"
    assert table.told(-1)[0] == "Cy accepts offer 1 from Ada: a card for nothing."


def test_a_void_offer_says_what_it_was() -> None:
    table = bazaar().offer(0, "to=bo gives=salt").do("1: consider offer=0")
    table.offer(0, "to=cy gives=salt").do("2: accept offer=1", "1: accept offer=0")
    assert table.told(1) == ["Offer 1 is void because Ada can no longer do their part: salt for nothing."]
    assert table.told(0) == ["Your offer 1 is void because you can no longer do your part: salt for nothing."]


def test_answers_in_words() -> None:
    table = bazaar()
    words = [table.sentence(1, table.read(f"{answer} offer=3")) for answer in ("accept", "decline", "consider", "withdraw")]
    assert words == ["Accept offer 4.", "Decline offer 4.", "Leave offer 4 open.", "Withdraw offer 4."]


def test_cards_and_promises_are_told_to_both_sides() -> None:
    table = bazaar().offer(0, "to=bo gives=figs promises=spare:cy:3,strike:cy:9 wants=silk demands=card:tin:2").do("1: accept offer=0")
    assert table.told(0)[1:] == [
        "You give Bo figs.",
        "Bo gives you silk.",
        "You promise Bo to spare House Cy until turn 3.",
        "You promise Bo to act against House Cy before turn 9.",
        "Bo promises you tin before turn 2.",
    ]
    assert table.told(2)[1:3] == ["Ada gives Bo a card.", "Bo gives Ada a card."]
    assert table.told(2)[-1] == "Bo promises Ada tin before turn 2."
    table.do("0: pass")
    assert [table.told(viewer) for viewer in range(3)] == [
        ["Bo has broken their promise to you: to give tin."],
        ["You have broken your promise to Ada: to give tin."],
        ["Bo has broken their promise to Ada: to give tin."],
    ]
    table.do("1: pass")
    assert table.told(0) == ["You have kept your promise to Bo: to spare House Cy."]
    assert table.told(1) == ["Ada has kept their promise to you: to spare House Cy."]
    table.events = []
    table.deal_end()
    assert [table.told(viewer) for viewer in range(3)] == [
        ["Your promise to Bo ends with the game: to act against House Cy."],
        ["The promise that Ada made to you ends with the game: to act against House Cy."],
        ["The promise that Ada made to Bo ends with the game: to act against House Cy."],
    ]


# In German, to whoever reads.


def test_an_offer_in_german() -> None:
    table = bazaar().offer(0, 'to=bo gives=figs,salt shows=mark promises=aid:bo:5 wants=silk sees=map demands=card:tin:4 words="Ehrenwort"')
    terms = (
        "Feigen, Salz, einen Blick auf das Zeichen, das Versprechen, Haus Bo vor Zug 5 zu helfen, und die Worte „Ehrenwort“ "
        "– im Tausch gegen Seide, einen Blick auf die Karte und das Versprechen, vor Zug 4 den Topf abzugeben (Angebot 1)."
    )
    assert table.told(0, "de") == [f"Du bietest Bo an: {terms}"]
    assert table.told(1, "de") == [f"Ada bietet dir an: {terms}"]
    hidden = terms.replace("Feigen, Salz", "2 Karten").replace("die Worte „Ehrenwort“", "Worte nur für Bo").replace("Seide", "eine Karte")
    assert table.told(2, "de") == table.told(-1, "de") == [f"Ada bietet Bo an: {hidden}"]
    prompt = Speech(language("de"), table).prompt(1).text
    assert prompt == "Bo, Ada macht dir ein Angebot. Was antwortest du?"
    table.do("1: accept offer=0")
    assert table.told(1, "de")[:4] == [
        f"Du nimmst Angebot 1 von Ada an ({terms.replace('einen Blick', 'ein Blick', 1).removesuffix(' (Angebot 1).')}).",
        "Ada gibt dir Feigen.",
        "Ada gibt dir Salz.",
        "Du gibst Ada Seide.",
    ]
    assert table.told(2, "de")[1] == "Ada gibt Bo eine Karte."
    assert table.told(0, "de")[-2:] == [
        "Du versprichst Bo, Haus Bo vor Zug 5 zu helfen.",
        "Bo verspricht dir, vor Zug 4 den Topf abzugeben.",
    ]


def test_promises_in_german() -> None:
    table = bazaar().offer(0, "to=bo promises=spare:cy:3,strike:cy:9 demands=card:tin:2").do("1: accept offer=0", "0: pass")
    assert table.told(0, "de") == ["Bo hat dir versprochen, den Topf abzugeben, und bricht dieses Versprechen."]
    assert table.told(1, "de") == ["Du hast Ada versprochen, den Topf abzugeben, und brichst dein Wort."]
    table.do("1: pass")
    assert table.told(0, "de") == ["Du hast Bo versprochen, Haus Cy zu verschonen, und hältst Wort."]
    assert table.told(1, "de") == ["Ada hat dir versprochen, Haus Cy zu verschonen, und hält Wort."]
    table.events = []
    table.deal_end()
    assert table.told(0, "de") == ["Du hast Bo versprochen, gegen Haus Cy vorzugehen; das Versprechen erlischt mit dem Ende der Partie."]
    assert table.told(2, "de") == ["Ada hat Bo versprochen, gegen Haus Cy vorzugehen; das Versprechen erlischt mit dem Ende der Partie."]


def test_the_ends_of_offers_in_german() -> None:
    table = bazaar().offer(0, "to=bo gives=figs").do("1: consider offer=0")
    assert table.told(0, "de") == ["Bo lässt dein Angebot 1 offen."]
    table.do("1: decline offer=0")
    assert table.told(0, "de") == ["Bo lehnt dein Angebot 1 ab (Feigen – ohne Gegenleistung)."]
    assert table.told(2, "de") == ["Bo lehnt Angebot 1 von Ada ab (eine Karte – ohne Gegenleistung)."]
    table.offer(0, "to=bo wants=silk")
    table.offer(1, "to=ada gives=silk counters=1")
    assert table.told(0, "de") == [
        "Bo lehnt dein Angebot 2 ab (nichts – im Tausch gegen Seide).",
        "Bo bietet dir als Antwort auf Angebot 2 an: Seide – ohne Gegenleistung (Angebot 3).",
    ]
    table.do("1: withdraw offer=2")
    assert table.told(1, "de") == ["Du ziehst Angebot 3 zurück (Seide – ohne Gegenleistung)."]


def test_the_rules_of_deals_refuse_in_german() -> None:
    table = bazaar()
    fault = table.offer_fault(0, Offer.from_text("offer to=bo gives=tin", table.names()))
    assert fault is not None
    assert Speech(language("de"), table).refusal(fault).text == "diese Karten kannst du jetzt nicht geben (B-13)"
