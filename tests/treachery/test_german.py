"""The game in German: cases of the Neutrals, who reads, what is hidden, cards of another file."""

from __future__ import annotations

import pytest

from greathall.games.treachery import verbs
from greathall.kernel.event import GALLERY, Event
from greathall.kernel.move import pack
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.treachery.table import Table, trial

FILIA, ASHER, PHYSICIAN, ENVOY = 0, 1, 8, 9
COUP = 0
GREEN, RED = 0, 1

MOVES = {
    "act card=duel side=bottom first=lucius second=filia": "Duell, unten: Meister Lucius wird angegriffen, Lady Filia steigt auf.",
    "act card=exile side=top first=envoy": "Verbannung, oben: Der Gesandte steigt ab und wird angegriffen.",
    "act card=exile side=bottom first=diane second=physician": "Verbannung, unten: Gräfin Diane steigt ab, der Arzt wird geheilt.",
    "attack target=physician": "Der Arzt wird angegriffen.",
    "heal target=isolde": "Dame Isolde wird geheilt.",
    "raise target=diane": "Gräfin Diane steigt auf.",
    "lower target=gerrard": "Kommandant Gerrard steigt ab.",
    "exchange one=envoy other=filia": "Der Gesandte und Lady Filia tauschen die Reihen.",
}

REFUSALS = {
    "act card=duel side=bottom first=lucius": (
        "diese Aktion betrifft 2 Figuren: Nenne genau so viele, in der Reihenfolge der Symbole (T-4.9)"
    ),
    "act card=duel side=top first=filia second=asher": "diese Aktion betrifft eine Figur: Nenne genau eine (T-4.9)",
    "act card=exile side=bottom first=filia second=physician": "der Arzt ist nicht verwundet und kann nicht geheilt werden (T-5.1)",
}


def german(table: Table) -> Speech:
    table.state.players = ["Anna", "Bela"]
    return Speech(language("de"), table.state)


@pytest.mark.parametrize("text", MOVES)
def test_moves(text: str) -> None:
    speech = german(Table("filia"))
    assert speech.move(0, speech.state.read(text)).text == MOVES[text]


def test_secrets_for_each_reader() -> None:
    speech = german(Table("filia"))
    secrets = [
        Event(pack(verbs.AGENDA, 0, GREEN, RED), 0b01),
        Event(pack(verbs.DEALT, 0, COUP), 0b01),
        Event(pack(verbs.DREW, 0, COUP), 0b01),
    ]
    assert [speech.event(event, 0).text for event in secrets] == [
        "Du willst Grün steigen und Rot fallen sehen.",
        "Du bekommst „Umsturz“ auf die Hand.",
        "Du ziehst „Umsturz“.",
    ]
    hidden = ["Anna bekommt eine geheime Agenda.", "Anna bekommt eine Karte auf die Hand.", "Anna zieht eine Karte."]
    assert [speech.event(event, 1).text for event in secrets] == hidden
    assert [speech.event(event, GALLERY).text for event in secrets] == hidden


@pytest.mark.parametrize(
    ("word", "own", "others"),
    [
        (
            pack(verbs.ACTED, 0, COUP, 1),
            "Du führst die untere Aktion von „Umsturz“ aus.",
            "Anna führt die untere Aktion von „Umsturz“ aus.",
        ),
        (
            pack(verbs.STUCK, 0, COUP),
            "Du kannst keine Aktion mehr wählen und zeigst „Umsturz“.",
            "Anna kann keine Aktion mehr wählen und zeigt „Umsturz“.",
        ),
        (
            pack(verbs.GOAL, 0, GREEN, RED),
            "Du wolltest Grün steigen und Rot fallen sehen.",
            "Anna wollte Grün steigen und Rot fallen sehen.",
        ),
    ],
)
def test_whoever_reads_is_addressed(word: int, own: str, others: str) -> None:
    speech = german(Table("filia"))
    assert [speech.event(Event(word), viewer).text for viewer in (0, 1, GALLERY)] == [own, others, others]


def test_names_are_not_inflected_but_neutrals_are() -> None:
    speech = german(Table("filia"))
    assert [speech.event(Event(pack(verbs.LOST, who, why)), 0).text for who, why in ((FILIA, 0), (PHYSICIAN, 1))] == [
        "Der Angriff auf Lady Filia verfällt, weil das Ziel schon tot ist.",
        "Der Angriff auf den Arzt verfällt, weil eine Fähigkeit das Ziel schützt.",
    ]
    assert [speech.event(Event(pack(verbs.UNHEARD, who)), 0).text for who in (ASHER, ENVOY)] == [
        "Die Fähigkeit von Herzog Asher bleibt ohne Wirkung, weil niemand gewählt werden kann.",
        "Die Fähigkeit des Gesandten bleibt ohne Wirkung, weil niemand gewählt werden kann.",
    ]


def test_prompts() -> None:
    speech = german(Table("filia"))
    assert speech.prompt(0).text == "Anna, wähle eine Aktion: oben oder unten, auf deiner Handkarte oder auf der offenen Karte."
    assert speech.prompt(1).text == "Gefragt: Anna."
    table = Table("envoy wounded", "filia").play("act card=coup side=top first=envoy")
    assert german(table).prompt(0).text == "Anna, der Gesandte ist tot: Welche zwei Figuren tauschen die Reihen?"


@pytest.mark.parametrize("text", REFUSALS)
def test_refusals(text: str) -> None:
    speech = german(Table("filia", hand="duel"))
    assert speech.refusal(speech.state.refusal(0, speech.state.read(text))).text == REFUSALS[text]


def test_a_card_file_of_another_says_its_own_names() -> None:
    table = Table("brutol, gerrard wounded, filia", action="w! w!", changes={"gerrard": {"name": "Sir Gerrard"}})
    speech = german(table)
    why = speech.state.refusal(0, speech.state.read(trial("filia", "brutol")))
    assert speech.refusal(why).text == "eine Fähigkeit schützt Lady Filia oder Lord Brutol (T-6.5)"
    move = speech.state.read("act card=trial side=bottom first=gerrard")
    assert speech.move(0, move).text == "Trial, unten: Sir Gerrard wird geheilt und steigt auf."


def test_the_account() -> None:
    rows = ("filia wounded, brutol", "asher", "gerrard killed", "diane, elaine, lucius, isolde, physician, envoy")
    speech = german(Table(*rows, ending="deck", agendas=["green over red", "blue over purple"]))
    assert [line.text for line in speech.account(0)] == [
        "Grün soll steigen, Rot soll fallen.",
        "Lady Filia (Reihen darunter: 3, verwundet: −1): 2",
        "Lord Brutol (Reihen darüber: 0): 0",
        "Herzog Asher (Reihen darunter: 2): 2",
        "Kommandant Gerrard (Reihen darüber: 2, tot: −1): 1",
        "Zusammen: 5",
    ]
