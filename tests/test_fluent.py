"""The files of words are Fluent: its own tools read them without complaint and word them as we do."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from greathall.hall import speech
from greathall.kernel.catalog import Game
from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.language import WORDS, language, languages
from greathall.kernel.sentences.pattern import Choice, Entry, Literal, Pattern, Value
from greathall.kernel.sentences.values import Said as Worded
from greathall.terminal.messages import MESSAGES
from greathall.terminal.voice import WORDS as TERMINAL_WORDS
from greathall.terminal.voice import own_words
from tests.test_sentences import GAMES, all_said, all_shared, every_game, every_one, nodes, shared_words

FOLDERS = [WORDS, speech.WORDS, TERMINAL_WORDS, *(game.words for game in GAMES if game.words is not None)]
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_file_is_fluent(path: Path) -> None:
    tree = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [(entry.content, entry.annotations) for entry in tree.body if isinstance(entry, ast.Junk)] == []


def begun_large(value: Any) -> Any:
    return value[:1].upper() + value[1:]


class Judge:
    """Fluent itself, over files of ours. It doesn't know forms of fields: they are the plain words, but for those that are tried."""

    def __init__(self, name: str, *folders: Path) -> None:
        self.forms: dict[str, str] = {}
        functions: dict[str, Any] = {
            "FORM": lambda value, form: self.forms.get(form, value),
            "HAS": lambda value, form: self.forms.get(form, "none"),
            "CAP": begun_large,
        }
        self.bundle = FluentBundle([name], use_isolating=False, functions=functions)
        for folder in folders:
            text = (folder / f"{name}.ftl").read_text(encoding="utf-8")
            text = re.sub(r"^-(?=\w)", "term-", re.sub(r"\bFORM(\([^()]*\) ->)", r"HAS\1", text), flags=re.MULTILINE)
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def compare(self, entry: Entry, fields: list[str]) -> None:
        """An entry and all its forms, with the same words in all fields: each of those that it chooses by, and each that a form may be."""
        judged = self.bundle.get_message(message_key(entry.key))
        assert set(judged.attributes) == set(entry.attributes), entry.key
        for theirs, ours in [
            (judged.value, entry.pattern),
            *((judged.attributes[form], entry.attributes[form]) for form in entry.attributes),
        ]:
            choices = [node for node in nodes(ours) if isinstance(node, Choice)]
            words = {"none", "other", "Anna"}.union(*(node.cases for node in choices if not node.form))
            forms = [{}, *({node.form: case} for node in choices if node.form for case in sorted(node.cases))]
            for word, has in product(sorted(words), forms):
                self.forms = has
                assert theirs is not None
                said = self.bundle.format_pattern(theirs, dict.fromkeys(fields, word))
                assert said == (ours.write([worded(word, has) for _ in fields]), []), entry.key


def message_key(key: str) -> str:
    """Fluent keeps terms to itself, so the judge reads them as messages."""
    return f"term{key}" if key.startswith("-") else key


def worded(word: str, forms: dict[str, str]) -> Value:
    """A value that has this key, and is called so in every form but these."""
    attributes = {form: Pattern([Literal(case)]) for form, case in forms.items()}
    return Worded(Entry(word, "", Pattern([Literal(word)]), attributes, set()), [])


@every_game
def test_fluent_words_a_file_as_we_do(game: Game, name: str) -> None:
    assert game.words is not None
    judge = Judge(name, WORDS, game.words)
    fields = {said.key: said.fields for said in all_said(game, name)}
    for entry in language(name).of(game).entries.values():
        judge.compare(entry, fields.get(entry.key, []))


@every_one
def test_fluent_words_what_others_say_as_we_do(who: str, name: str) -> None:
    judge = Judge(name, WORDS, speech.WORDS)
    fields = {said.key: said.fields for said in all_shared(who, name)}
    for entry in shared_words(who, name).entries.values():
        judge.compare(entry, fields.get(entry.key, []))


@pytest.mark.parametrize("name", languages())
def test_fluent_words_what_the_terminal_says_as_we_do(name: str) -> None:
    judge = Judge(name, WORDS, TERMINAL_WORDS)
    fields = {message.key: message.fields for message in MESSAGES.all}
    for entry in own_words(language(name)).values():
        judge.compare(entry, fields[entry.key])


def test_the_judge_tries_choices_by_a_form(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text('text = { FORM($card, "gender") ->\n    [f] die\n   *[other] der\n} { $card }\n', encoding="utf-8")
    entry = read('text = { FORM($card, "gender") ->\n    [f] den\n   *[other] der\n} { $card }\n', "x.ftl", {"text": ["card"]})["text"]
    with pytest.raises(AssertionError, match="text"):
        Judge("de", tmp_path).compare(entry, ["card"])


def test_the_judge_tries_terms_and_their_forms(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("-card = der Joker\n    .acc = den Joker\n", encoding="utf-8")
    entry = read("-card = der Joker\n    .acc = dem Joker\n", "x.ftl", {})["-card"]
    with pytest.raises(AssertionError, match="-card"):
        Judge("de", tmp_path).compare(entry, [])
