"""Offers at the terminal: who is asked for one, and in which words it is made."""

from __future__ import annotations

import greathall
from greathall.kernel.deals.offer import Offer
from greathall.terminal.offers import Invitations, typed_offer
from greathall.terminal.voice import TableVoice
from tests.bots.test_dealing import court
from tests.terminal.screen import Screen


def test_people_are_asked_once_a_turn_clockwise_from_the_one_who_decides() -> None:
    state = court(active=2)
    invitations = Invitations([0, 1, 2, 3])
    assert [invitations.next(state) for _ in range(4)] == [3, 0, 1, -1]
    state.turn += 1
    assert invitations.next(state) == 3


def test_bots_are_not_asked() -> None:
    invitations = Invitations([1])
    assert [invitations.next(court(active=2)) for _ in range(2)] == [1, -1]


def test_nobody_is_asked_where_no_offer_can_be_made() -> None:
    assert Invitations([0, 1]).next(greathall.new("treachery", 2, 1)) == -1
    assert Invitations([0, 1]).next(court(options={"deals": "off"})) == -1
    assert Invitations([0, 1]).next(court(active=2, deals={"made": [2, 0, 0, 0]})) == 1


def offered(language: str, *answers: str) -> tuple[Offer | None, str]:
    """The offer that House Usari makes by these answers, and what it reads meanwhile."""
    state = court(hands=[["usari", "scandal"], ["lycosia"], [], []])
    screen = Screen(*answers[1:])
    offer = typed_offer(screen, TableVoice(language, state, 0), state, 0, answers[0])
    return offer, screen.text


def test_an_offer_is_made_in_the_words_of_the_language() -> None:
    line = "offer an=Lycosia gibt=Skandal will=verrat zeigt=Verschwörung verspricht=verschonen:Lycosia:9,karte:skandal:9 worte=ja = ja"
    wanted = 'offer to=lycosia gives=scandal wants=betrayal shows=conspiracy promises=spare:lycosia:9,card:scandal:9 words="ja = ja"'
    by_line, said = offered("de", line)
    assert by_line is not None, said
    assert by_line.text(court().names()) == wanted
    parts = ("Lycosia", "skandal", "Verrat", "verschwörung", "", "verschonen:lycosia:9, karte:Skandal:9", "", "ja = ja")
    by_parts, said = offered("de", "offer", *parts)
    assert by_parts is not None, said
    assert by_parts.text(court().names()) == wanted


def test_each_answer_is_checked_at_once_and_asked_for_again() -> None:
    answers = ("usari", "foo", "alle", "Verrat", "skandal", "", "", "", "spare:lycosia", "verschonen:lycosia:1", "helfen:lycosia:9", "", "")
    offer, said = offered("de", "offer", *answers)
    assert offer is not None, said
    assert offer.text(court().names()) == "offer to=all gives=scandal promises=aid:lycosia:9"
    for wrong in (
        "„usari“ passt hier nicht. Zur Wahl stehen: Lycosia, Kardosa, Silgaro, alle.",
        "„foo“ passt hier nicht.",
        "Das kannst du nicht anbieten: Diese Karten kannst du jetzt nicht geben",
        "„spare:lycosia“ verstehe ich nicht. Ein Versprechen sieht so aus: verschonen:HAUS:ZUG.",
        "Das kannst du nicht anbieten: Ein Versprechen nennt einen Zug, der noch kommt",
    ):
        assert said.count(wrong) == 1, said


def test_nobody_is_questioned_who_can_make_no_offer() -> None:
    state = court(deals={"made": [2, 0, 0, 0]})
    screen = Screen()
    assert typed_offer(screen, TableVoice("de", state, 0), state, 0, "offer") is None
    assert "Jeder Spieler macht höchstens 2 Angebote pro Zug" in screen.text
    assert offered("en", "offer", "") == (None, "Enter leaves a part out; several names are separated by commas.\n")


def test_what_is_not_understood_on_one_line_is_said_in_the_language() -> None:
    assert "„lycosia“ verstehe ich nicht. Die Teile eines Angebots beginnen mit an=, gibt=, will=" in offered("de", "offer lycosia")[1]
    halved, said = offered("en", 'offer to=lycosia words="half')
    assert halved is not None, said
    assert halved.words == "half"
