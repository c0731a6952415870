"""Phrases: a noun with all that belongs to it, in number, gender and case."""

from __future__ import annotations

import pytest

from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.language import Vocabulary, language
from greathall.kernel.sentences.phrases import Phrase
from greathall.kernel.sentences.values import Plain

GERMAN = """\
-noun-character = Charakter
    .gender = m
    .gen = Charakters
    .plural = Charaktere
    .dat-plural = Charakteren
-noun-card = Karte
    .gender = f
    .plural = Karten
-noun-event = Ereignis
    .gender = n
-is-kneeling = kniend
"""
ENGLISH = """\
-noun-character = character
    .plural = characters
-noun-unit = unit
-noun-event = event
    .plural = events
-noun-named = { "" }
-is-unique = unique
-is-attacking = attacking
"""
DE = Vocabulary(read(GERMAN, "x", {}), language("de").words)
EN = Vocabulary(read(ENGLISH, "x", {}), language("en").words)


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ("", "kniender Ritter-Charakter unter deiner Kontrolle"),
        ("a", "ein kniender Ritter-Charakter unter deiner Kontrolle"),
        ("a acc", "einen knienden Ritter-Charakter unter deiner Kontrolle"),
        ("the dat", "dem knienden Ritter-Charakter unter deiner Kontrolle"),
        ("gen the", "des knienden Ritter-Charakters unter deiner Kontrolle"),
        ("each", "jeder kniende Ritter-Charakter unter deiner Kontrolle"),
        ("plural", "kniende Ritter-Charaktere unter deiner Kontrolle"),
        ("plural dat", "knienden Ritter-Charakteren unter deiner Kontrolle"),
        ("plural the dat", "den knienden Ritter-Charakteren unter deiner Kontrolle"),
        ("plural a", "kniende Ritter-Charaktere unter deiner Kontrolle"),
        ("pronoun", "er"),
        ("pronoun acc", "ihn"),
        ("pronoun plural dat", "ihnen"),
    ],
)
def test_german_phrases(form: str, words: str) -> None:
    assert Phrase(DE, "character", ["kneeling"], [Plain("Ritter")], [Plain("unter deiner Kontrolle")]).text(form) == words


def test_genders() -> None:
    said = [Phrase(DE, noun, ["kneeling"], [], []).text("a acc") for noun in ("character", "card", "event")]
    assert said == ["einen knienden Charakter", "eine kniende Karte", "ein kniendes Ereignis"]
    assert [Phrase(DE, noun, [], [], []).key("gender") for noun in ("character", "card", "event")] == ["m", "f", "n"]
    assert Phrase(EN, "unit", [], [], []).key("gender") == "none"


@pytest.mark.parametrize(
    ("noun", "adjectives", "form", "words"),
    [
        ("character", [], "a", "a character"),
        ("event", [], "a", "an event"),
        ("unit", ["unique"], "a", "a unique unit"),
        ("character", ["attacking"], "a", "an attacking character"),
        ("character", ["attacking", "unique"], "the plural", "the attacking unique characters"),
        ("event", [], "each", "each event"),
        ("event", [], "pronoun acc", "it"),
    ],
)
def test_english_phrases(noun: str, adjectives: list[str], form: str, words: str) -> None:
    assert Phrase(EN, noun, adjectives, [], []).text(form) == words


@pytest.mark.parametrize(
    ("form", "english", "german"),
    [
        ("a", "an attacking character or event you control", "ein Charakter oder eine Karte unter deiner Kontrolle"),
        ("plural", "attacking characters or events you control", "Charaktere oder Karten unter deiner Kontrolle"),
        ("pronoun", "it", "sie"),
    ],
)
def test_several_nouns_may_be_meant(form: str, english: str, german: str) -> None:
    assert Phrase(EN, "character", ["attacking"], [], [Plain("you control")], ["event"]).text(form) == english
    assert Phrase(DE, "character", [], [], [Plain("unter deiner Kontrolle")], ["card"]).text(form) == german


def test_each_noun_has_what_agrees_with_it() -> None:
    said = Phrase(DE, "character", ["kneeling"], [Plain("Ritter")], [], ["event", "card"]).text("a acc")
    assert Phrase(DE, "character", [], [], [], ["event", "card"]).key("gender") == "f"
    assert said == "einen knienden Ritter-Charakter oder ein kniendes Ritter-Ereignis oder eine kniende Ritter-Karte"


def test_a_noun_may_stand_after_itself() -> None:
    assert Phrase(EN, "named", [], [], [Plain("Osric")]).text("a") == "an Osric"
