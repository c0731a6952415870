"""The terminal's own words: all are there and used, in every language whole, all can be said, and nothing is worded in code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import greathall
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.texts import CardTexts
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import swift
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.messages import KERNEL
from greathall.kernel.sentences.language import Language, language
from greathall.kernel.sentences.message import Message
from greathall.kernel.sentences.pattern import Literal
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State
from greathall.terminal import boards, messages, voice
from greathall.terminal.messages import MESSAGES
from greathall.terminal.voice import TableVoice, Voice, own_words, points
from tests.test_sentences import GAMES, Said, fault, nodes, renderings, table
from tests.test_words_in_code import card_file_names, dotted

SPOKEN = sorted(path.stem for path in voice.WORDS.glob("*.ftl"))
MOVES = 40
SPEAKS_OF = {"treachery": "treachery", "skirmish": "skirmish", "duhr": "duhr"}
"""The game that a message speaks of, by how its key begins; all others speak of A Game of Thrones, or of none."""

every_language = pytest.mark.parametrize("name", SPOKEN)


def said(message: Message, name: str) -> Said:
    entries = {each: own_words(language(each))[message.key] for each in SPOKEN}
    return Said(message.key, entries, name, message.fields, message.kinds, None)


def game_of(message: Message) -> Game:
    return find_game(SPEAKS_OF.get(message.key.partition("-")[0], "thrones"))


@every_language
def test_everything_has_words(name: str) -> None:
    assert sorted(own_words(language(name))) == sorted(message.key for message in MESSAGES.all)


def test_every_message_is_said_somewhere() -> None:
    folder = Path(voice.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.name != "messages.py")
    names = [name for name, value in vars(messages).items() if name.isupper() and isinstance(value, Message | tuple | dict)]
    assert [name for name in names if not re.search(rf"\b{name}\b", code)] == []


def test_no_message_takes_the_place_of_one_of_a_game() -> None:
    theirs = {message.key for message in KERNEL.all} | {key for game in GAMES for key in language("en").of(game).entries}
    assert {message.key for message in MESSAGES.all} & theirs == set()


@every_language
def test_every_sentence_can_be_said_with_the_same_fields(name: str) -> None:
    tables = {game: table(game) for game in {game_of(message) for message in MESSAGES.all}}
    faults = set()
    for message in MESSAGES.all:
        found, state = said(message, name), tables[game_of(message)]
        missing = said(message, "en").entry.pattern.fields() - found.entry.pattern.fields()
        assert missing == set(), message.key
        speech = Speech(language(name), state)
        speech.names = TableVoice(name, state, 0).names(name)
        for words in renderings(found, speech, state):
            plain = re.sub("  +", " ", words) if message.key.endswith("-legend") else words.replace(" ?", " ")
            wrong = fault("", plain)
            faults |= {(message.key, words, wrong)} if wrong else set()
    assert faults == set()


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = Language("en")
    polish.name = "pl"
    monkeypatch.setattr(voice, "language", lambda name: polish if name == "pl" else language(name))
    assert own_words(polish) == {}
    assert Voice("pl").say(messages.CHOOSE_NUMBER, "more", 3) == "Choose a number from 1 to 3."


def test_points_are_a_number_where_they_are_whole() -> None:
    assert [points(score) for score in (3.0, -2.0, -2.5)] == [3, -2, "−2.5"]
    assert Voice("de").say(messages.SCORE, "Ada", points(1.0), "duhr") == "Ada: 1 Punkt"
    assert Voice("en").say(messages.SCORE, "Ada", points(-2.0), "duhr") == "Ada: −2 points"
    assert Voice("de").say(messages.SCORE, "Ada", points(7.0), "thrones") == "Ada: 7 Macht"


# Nothing is worded in code.


def names_at(state: State) -> list[str]:
    """All names that a card file gives, with what stands before or behind them on a board, the longest first."""
    found = set(card_file_names(state))
    if state.game.name == "treachery":
        found |= {f"{house[0]} {name}" for house in state.card_names()["house"] for name in state.card_names()["character"]}  # type: ignore[index]
    return sorted(found, key=len, reverse=True)


def undotted(text: str, names: list[str]) -> list[str]:
    """The words that are in no file and in no name."""
    text = " ".join(text.split())  # a name may go on on the next line
    for name in names:
        text = text.replace(name, "")
    return re.findall("[A-Za-z]+(?!\u0323)", re.sub("Seat \\d", "", text))


def pseudo(game: Game) -> Language:
    made = dotted(game)
    for entry in own_words(made).values():
        for pattern in (entry.pattern, *entry.attributes.values()):
            for node in nodes(pattern):
                if isinstance(node, Literal):
                    node.words = re.sub("[A-Za-z]", "\\g<0>\u0323", node.words)
    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_word_of_a_board_stands_in_code(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    made, chance = pseudo(game), swift("boards")
    monkeypatch.setattr(voice, "language", lambda _: made)
    state = greathall.new(game.name, game.most, 1)
    state.players = [f"Seat {seat}" for seat in range(state.seats)]
    if game.name == "thrones":
        card_set = cast(Thrones, state).card_set
        monkeypatch.setitem(card_set.texts, "en", CardTexts(card_set, made))
    names = names_at(state)
    for _ in range(MOVES):
        for viewer in (0, int(GALLERY), int(OPEN)):
            assert undotted(boards.draw(state, viewer).plain, names) == []
        if state.over():
            break
        (asked, *_) = state.asked()
        moves = state.moves(asked)
        assert [note for move in moves if undotted(note := boards.note(state, asked, int(move)), names)] == []
        state.play(asked, moves[chance.below(len(moves))])
