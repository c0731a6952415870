"""The game in German: cases of the Jokers, who reads, what is hidden."""

from __future__ import annotations

import pytest

from greathall.games.skirmish import verbs
from greathall.kernel.event import GALLERY, Event
from greathall.kernel.move import pack
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.skirmish.war import war

SENTENCES = {
    "deploy card=7c slot=front_2": "7♣ vorn auf Platz 2 aufstellen.",
    "deploy card=red_joker slot=rear_1 as=wizard": "Den roten Joker als Irren Zauberer hinten auf Platz 1 aufstellen.",
    "strike card=as unit=9h also=red_joker": "Mit A♠ auf 9♥ und den roten Joker zielen.",
    "strike card=ah unit=9h slot=rear_1": "Mit A♥ auf 9♥ zielen und hinten auf Platz 1 als Wache bleiben.",
    "keep card=3c first=4c second=5c third=black_joker": "3♣ behalten und 4♣, dann 5♣, dann den schwarzen Joker zurücklegen.",
    "face attacker=9s one=4d two=5d": "9♠ mit zwei Einheiten nach Wahl des Angreifers blocken und ihm dafür auch 4♦ und 5♦ anbieten.",
    "separate unit=black_joker leader=front_1 second=hand": (
        "Den Bund des schwarzen Jokers trennen: Der schwarze Joker kommt nach vorn auf Platz 1, die andere Karte auf die Hand."
    ),
    "attack unit=7c target=seat_1": "7♣ greift Bela an.",
}


@pytest.fixture
def speech() -> Speech:
    state = war().state
    state.players = ["Anna", "Bela"]
    return Speech(language("de"), state)


@pytest.mark.parametrize("text", SENTENCES)
def test_moves(text: str, speech: Speech) -> None:
    assert speech.move(0, speech.state.read(text)).text == SENTENCES[text]


def test_events_for_each_reader(speech: Speech) -> None:
    drew = Event(pack(verbs.DREW, 0, 52), 0b01)
    assert [speech.event(drew, viewer).text for viewer in (0, 1, GALLERY)] == [
        "Du ziehst den schwarzen Joker.",
        "Anna zieht eine Karte.",
        "Anna zieht eine Karte.",
    ]
    attacked = Event(pack(verbs.ATTACKED, 53, 55))
    assert [speech.event(attacked, viewer).text for viewer in (0, 1)] == [
        "Der rote Joker greift Bela an.",
        "Der rote Joker greift dich an.",
    ]
    declared = Event(pack(verbs.DECLARED, 1, 53, 2))
    assert speech.event(declared, 0).text == "Bela erklärt den roten Joker zum Bindenden Geist."


def test_prompts_and_refusals(speech: Speech) -> None:
    state = speech.state
    assert speech.prompt(0).text == "Anna, stell Einheiten auf, nutze Fähigkeiten, stell einmal Einheiten um oder beende die Phase."
    assert speech.prompt(1).text == "Gefragt: Anna."
    why = state.refusal(0, state.read("deploy card=red_joker slot=rear_1 as=wizard"))
    assert speech.refusal(why).text == "der rote Joker ist nicht auf deiner Hand (S-3.4)"
    assert [line.text for line in speech.account(0)] == ["Lebenspunkte übrig: 40"]
