"""What every game shows of its cards, in each language: names and texts change with it, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from greathall.hall.http.view_schemas import schema
from greathall.kernel.cards import load
from greathall.kernel.catalog import Game, all_games, find_game

GAMES = [game for game in all_games() if game.words is not None]
WORDED = {"name", "short", "epithet", "text", "does", "brief", "kind", "title", "trait", "about"}
"""The fields that people read."""
SAME = {
    "treachery": {"Lady Filia", "Lord Brutol", "Lady Elaine", "Dame Isolde", "Neutral"}
    | {"Filia", "Asher", "Brutol", "Gerrard", "Diane", "Elaine", "Lucius", "Isolde"},
    "duhr": {"Deluras", "Lycosia", "Kardosa", "Balistrad", "Silgaro", "Usari"},
    "skirmish": set(),
    "thrones": {"Thornmere", "Calder", "Vessaly", "Oruun", "Gravelund", "Marisk", "Agenda", "Lady", "Lord"},
}
"""What is said alike in both languages, besides ranks, signs and the names of people."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def leaves(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything that is shown, with the way to it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from leaves(value, (*path, str(number)))
    else:
        yield path, data


def read(path: tuple[str, ...]) -> bool:
    """Whether people read what stands there."""
    return path[0] == "names" or not WORDED.isdisjoint(path)


@every_game
def test_only_what_people_read_differs(game: Game) -> None:
    english, german = dict(leaves(game.shown())), dict(leaves(game.shown("de")))
    assert list(english) == list(german)
    assert {path: value for path, value in english.items() if not read(path)} == {
        path: value for path, value in german.items() if not read(path)
    }


@every_game
def test_everything_that_people_read_is_german(game: Game) -> None:
    english, german = dict(leaves(game.shown())), dict(leaves(game.shown("de")))
    same = {value for path, value in english.items() if read(path) and german[path] == value and any(letter.islower() for letter in value)}
    cards = game.shown().get("cards", [])
    people = {entry["name"] for entry in cards if entry.get("unique") and entry["type"] == "Character"}
    assert same - people == SAME[game.name]


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_cards_are_as_their_type_has_them(game: Game, language: str) -> None:
    Draft202012Validator(schema(game.card_shape)).validate(game.shown(language))


@every_game
def test_english_is_the_card_file(game: Game) -> None:
    shown = dict(leaves(game.shown()))
    assert {path: shown[path] for path, _ in leaves(load(game.cards))} == dict(leaves(load(game.cards)))


@every_game
def test_a_language_without_words_is_english(game: Game) -> None:
    assert game.shown("pl") == game.shown("en") == game.shown()
    assert game.shown("de-AT") == game.shown("de")


def entry(game: str, part: str, name: str) -> dict[str, Any]:
    return next(entry for entry in find_game(game).shown("de")[part] if entry["id"] == name)


@pytest.mark.parametrize(
    ("game", "part", "name", "shown"),
    [
        ("treachery", "characters", "physician", {"name": "Der Arzt", "house": "neutral"}),
        ("treachery", "characters", "filia", {"text": "Verwundet: kann nicht absteigen."}),
        ("skirmish", "jokers", "black_joker", {"name": "Schwarzer Joker"}),
        ("skirmish", "cards", "kc", {"name": "K♣", "brief": "Verstärkt"}),
        ("skirmish", "cards", "7c", {"name": "7♣", "brief": ""}),
        ("skirmish", "variants", "wizard", {"name": "Irrer Zauberer"}),
        ("duhr", "houses", "usari", {"name": "Usari", "kind": "Apothekerhaus", "title": "Schmach wandeln"}),
        ("duhr", "events", "betrayal", {"name": "Verrat", "effect": "reveal_conspiracy"}),
        ("duhr", "agendas", "clean_hands", {"name": "Saubere Hände"}),
        ("thrones", "cards", "osanne_reed_regent", {"name": "Osanne Thornmere", "epithet": "die Schilfregentin", "type": "Character"}),
        ("thrones", "cards", "the_eel", {"name": "Der Aal vom Niedermarkt", "traits": ["Spy"]}),
        ("thrones", "titles", "lord_commander", {"name": "Lord Kommandant"}),
        ("thrones", "decks", "oruun_wildfire", {"name": "Lauffeuer", "house": "Oruun"}),
    ],
)
def test_names_stand_as_on_a_card(game: str, part: str, name: str, shown: dict[str, Any]) -> None:
    found = entry(game, part, name)
    assert {key: found[key] for key in shown} == shown


def test_a_king_speaks_of_the_trait_of_his_house() -> None:
    own, _ = entry("skirmish", "cards", "kc")["text"]
    assert own == "Steht in der hinteren Reihe und verstärkt Wilden Ansturm. Du darfst höchstens einen König haben."


def test_a_joker_tells_all_that_it_can_be() -> None:
    shown = find_game("skirmish").shown()
    texts = {card["id"]: card["text"] for card in shown["cards"]}
    variants = [variant["text"][0] for variant in shown["variants"]]
    assert [texts["black_joker"][0], *texts["red_joker"]] == variants
    assert texts["black_joker"][1].startswith("Doppelganger: ")


def test_every_word_of_a_card_of_thrones_has_a_name() -> None:
    shown = find_game("thrones").shown("de")
    for card in shown["cards"]:
        words = {"type": [card["type"]], **{kind: card.get(f"{kind}s", []) for kind in ("house", "crest", "trait", "keyword")}}
        assert [word for kind, each in words.items() for word in each if word not in shown["names"][kind]] == [], card["id"]


def test_ready_decks_have_titles_in_a_language() -> None:
    thrones = find_game("thrones")
    decks = {deck.name: deck for deck in thrones.ready_decks("de")}
    assert {name: (deck.title, deck.about) for name, deck in decks.items()} == {
        deck["id"]: (deck["name"], deck["about"]) for deck in thrones.shown("de")["decks"]
    }
    assert [deck.holds for deck in decks.values()] == [deck.holds for deck in thrones.ready_decks()]
