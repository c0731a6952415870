"""The game in German: names, cases and genders, who reads, what is hidden, and the texts of cards."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.games.thrones import verbs
from greathall.games.thrones.abilities.card_effects import DEEDS
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.names import of_cards, written
from greathall.kernel.cards import load
from greathall.kernel.catalog import find_game
from greathall.kernel.event import GALLERY, Event
from greathall.kernel.move import pack
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.names import NameLists
from greathall.kernel.sentences.speech import Speech
from tests.thrones.cards.court import our_cards
from tests.thrones.new_card import action, book_with

TEXTS: dict[str, tuple[str, ...]] = {
    "osanne_reed_regent": (
        "Ruhm. Wachsam.",
        "Andere angreifende Thornmere-Charaktere unter deiner Kontrolle erhalten +1 Stärke.",
    ),
    "silver_tongue": (
        "Reaktion: Nachdem du eine Intrigen-Herausforderung gewonnen hast, falls diese Karte angreift, wähle einen Charakter unter "
        "gegnerischer Kontrolle mit Kosten von höchstens 2: Übernimm bis zum Ende der Runde die Kontrolle über ihn.",
    ),
    "set_the_grass_alight": (
        "Beliebige Phase: Bezahle 2 Einfluss – wähle einen knienden Charakter unter gegnerischer Kontrolle mit Kosten von höchstens 2 und "
        "einen Oruun-Charakter unter deiner Kontrolle: Töte den ersten, dann erhält der zweite bis zum Ende der Phase +2 Stärke.",
    ),
    "moth_eaten_name": (
        "Kommt an einen Charakter unter gegnerischer Kontrolle.",
        "Die verstärkte Karte verliert das Machtsymbol und Ruhm.",
    ),
    "seal_of_office": ("Dominanz: Falls du einen Titel hast oder Startspieler bist, ziehe 2 Karten.",),
    "lirra_sedgesting": (
        "Rachsüchtig.",
        "Reaktion: Nachdem du eine Herausforderung gewonnen hast, falls diese Karte verteidigt, verschiebe 1 Macht vom Haus des "
        "Verlierers auf dein Haus.",
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_texts_of_our_cards(name: str) -> None:
    card = our_cards().card(name, "")
    assert tuple(card.printed("de")) == TEXTS[name]


def test_every_card_has_a_german_text() -> None:
    card_set = our_cards()
    same = {line for card in card_set.cards for line in card.printed("de")} & {line for card in card_set.cards for line in card.printed()}
    assert same == set()


ABILITIES: list[tuple[dict[str, Any], str]] = [
    (
        {"save": "(character | location) & yours & ~self"},
        "Reaktion: Wenn ein anderer Charakter oder ein anderer Ort unter deiner Kontrolle getötet oder abgelegt würde, rette ihn.",
    ),
    (
        {"passive": "entered(attachment)", "do": ["return(it)", "show(that_player)"]},
        "Nachdem eine Verstärkung ins Spiel gekommen ist, schicke die Karte auf die Hand ihres Besitzers zurück, dann zeigt dieser "
        "Spieler seine Hand vor.",
    ),
    (
        {"revealed": True, "choose": "event & unique & ~yours", "do": "duplicate(target)"},
        "Beim Aufdecken: Wähle ein einzigartiges Ereignis nicht unter deiner Kontrolle: Lege es als Duplikat unter seine Karte.",
    ),
    (
        {"static": ["str(-1, host)", "no_icon(intrigue, host)"], "while": "~title(any) & gold >= most_gold"},
        "Solange du keinen Titel hast und du mindestens so viel Gold hast wie jeder Gegner, erhält die verstärkte Karte −1 Stärke und "
        "verliert das Intrigensymbol.",
    ),
    (
        {"static": "next_cost(2, location | attachment, opponents)"},
        "Der nächste Ort oder die nächste Verstärkung, die jeder Gegner ausspielt, kostet 2 Gold mehr.",
    ),
    (
        {"action": "any", "once": True, "do": "allow(you, claim(1), phase)"},
        "Beliebige Phase: Bis zum Ende der Phase erhältst du +1 Anspruch. (Einmal je Runde.)",
    ),
    (
        {"passive": "won(opponent, attacker, power)", "cost": "drop", "do": "give(self, str(count(~trait(Lord) & own_house)), round)"},
        "Nachdem ein Gegner eine Macht-Herausforderung als Angreifer gewonnen hat, lege eine Handkarte ab – diese Karte erhält bis zum "
        "Ende der Runde +1 Stärke für jede Nicht-Lord-Karte des eigenen Hauses.",
    ),
]


@pytest.mark.parametrize(("told", "text"), ABILITIES)
def test_abilities(told: dict[str, Any], text: str) -> None:
    kind = "Plot" if "revealed" in told else "Attachment" if "host" in str(told) else "Location"
    assert CardSet(book_with(kind=kind, abilities=[told]), "").cards[-1].printed("de")[-1] == text


OF_OTHERS = {
    "kill": ("kills it", "tötet ihn"),
    "discard": ("discards it", "legt ihn ab"),
    "return": ("returns it to its owner's hand", "schickt ihn auf die Hand seines Besitzers zurück"),
    "top": ("puts it on top of its owner's deck", "legt ihn oben auf das Deck seines Besitzers"),
    "bottom": ("puts it on the bottom of its owner's deck", "legt ihn unter das Deck seines Besitzers"),
    "sacrifice": ("sacrifices it", "opfert ihn"),
    "remove": ("removes it from the game", "entfernt ihn aus dem Spiel"),
    "shuffle": ("shuffles it into its owner's deck", "mischt ihn ins Deck seines Besitzers"),
    "kneel": ("kneels it", "lässt ihn knien"),
    "stand": ("stands it", "richtet ihn auf"),
    "withdraw": ("removes it from the challenge", "nimmt ihn aus der Herausforderung"),
}
"""What others do to a character that they choose."""


@pytest.mark.parametrize("deed", DEEDS)
def test_what_others_choose_goes_on_in_the_third_person(deed: str) -> None:
    made = [{"revealed": True, "do": f"choose(each_player, 1, character, {deed})"}]
    card = CardSet(book_with(kind="Plot", abilities=made), "").cards[-1]
    [english], [german] = card.printed(), card.printed("de")
    if deed == "join":
        assert english.endswith("control: it joins the challenge on your side.")
        assert german.endswith("Kontrolle: Er tritt auf deiner Seite in die Herausforderung ein.")
    else:
        one, other = OF_OTHERS[deed]
        assert english == f"When revealed: Each player chooses a character they control and {one}."
        assert german == f"Beim Aufdecken: Jeder Spieler wählt einen Charakter unter seiner Kontrolle und {other}."


@pytest.fixture
def speech() -> Speech:
    state = greathall.new("thrones", 2, 1, decks="thornmere, oruun")
    state.players = ["Anna", "Bela"]
    return Speech(language("de"), state)


def card(speech: Speech, name: str) -> int:
    return list(speech.state.names()["card"]).index(name)


MOVES = {
    "respond card=0.the_eel ability=2 to=1.kite_levy": "Mit „Der Aal vom Niedermarkt“, Fähigkeit 2, auf „Milanaufgebot“ reagieren.",
    "respond card=0.the_eel to=0.the_eel": "Mit „Der Aal vom Niedermarkt“ reagieren.",
    "order card=1.kite_levy to=0.the_eel": "Zuerst „Milanaufgebot“ (ausgelöst durch „Der Aal vom Niedermarkt“).",
    "marshal card=0.marsh_fever on=1.ashira_ember_kite": "„Sumpffieber“ an „Ashira Oruun, der Glutmilan“ ausspielen.",
    "challenge challenge=intrigue player=seat_1": "Eine Intrigen-Herausforderung gegen Bela beginnen.",
    "title title=master_of_coin": "Den Titel „Meister der Münze“ nehmen.",
    "bestow": "1 Macht auf dein Haus legen.",
}


@pytest.mark.parametrize("text", MOVES)
def test_moves(text: str, speech: Speech) -> None:
    assert speech.move(0, speech.state.read(text)).text == MOVES[text]


def test_events_for_each_reader(speech: Speech) -> None:
    drew = Event(pack(verbs.TOLD_DREW, 0, card(speech, "0.the_eel")), 0b01)
    assert [speech.event(drew, viewer).text for viewer in (0, 1, GALLERY)] == [
        "Du ziehst „Der Aal vom Niedermarkt“.",
        "Anna zieht eine Karte.",
        "Anna zieht eine Karte.",
    ]
    challenged = Event(pack(verbs.TOLD_CHALLENGED, 0, 1, 0))
    assert [speech.event(challenged, viewer).text for viewer in (0, 1, GALLERY)] == [
        "Du beginnst eine Militär-Herausforderung gegen Bela.",
        "Anna beginnt eine Militär-Herausforderung gegen dich.",
        "Anna beginnt eine Militär-Herausforderung gegen Bela.",
    ]


def test_prompts_and_refusals(speech: Speech) -> None:
    state = speech.state
    seat = state.asked()[0]
    assert speech.prompt(seat).text == f"{state.called(seat)}, leg Karten zum Aufbau aus (5 Gold übrig) oder sag, dass du fertig bist."
    why = state.refusal(seat, state.read("crown player=seat_0"))
    assert speech.refusal(why).text == "leg Karten von deiner Hand aus oder sag, dass du fertig bist (A-3.3)"


def test_what_lasts() -> None:
    told = {"choose": "character & opponents"}
    weak = action(
        ["give(target, no_save, phase)", "allow(each_opponent, income(-1), round)"],
        "choose card=1.knight",
        play=[[], ["knight"]],
        told=told,
    )
    german = Speech(language("de"), weak.thrones)
    new, knight = (weak.thrones.roster.names.index(name) for name in ("0.new", "1.knight"))
    changes = weak.thrones.card_set.change_ids
    lasts = Event(pack(verbs.TOLD_LASTS, new, knight, len(changes) - 2, 1))
    assert german.event(lasts, 0).text == "„New“: „Knight“ kann bis zum Ende der Phase nicht gerettet werden."
    lasts_for = Event(pack(verbs.TOLD_LASTS_FOR, new, 1, len(changes) - 1, 2))
    assert german.event(lasts_for, 0).text == "„New“: Bis zum Ende der Runde erhält Spieler 2 −1 Einkommen."


def test_another_card_file_keeps_its_own_names() -> None:
    data = load(find_game("thrones").cards)
    ours, theirs = CardSet(data, ""), CardSet(data, "theirs")
    eel = ours.card("the_eel", "").number
    names = [
        NameLists(language("de").of(find_game("thrones")), of_cards(each), {}, written(each), not each.source) for each in (ours, theirs)
    ]
    assert [each.value("face", eel, GALLERY).text("") for each in names] == ["Der Aal vom Niedermarkt", "The Eel of Low Market"]
