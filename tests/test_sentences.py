"""The sentences of every game that has them in files, of the kernel and of the hall: all are there, in every language whole, and all can
be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import greathall
from greathall.hall import speech
from greathall.hall.messages import HALL
from greathall.hall.reasons import REASONS
from greathall.kernel.catalog import Game, all_games, find_game
from greathall.kernel.chance import swift
from greathall.kernel.messages import KERNEL
from greathall.kernel.move import Verb
from greathall.kernel.sentences.descriptions import TITLE
from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.language import HIDDEN, WORDS, Language, Vocabulary, language, languages
from greathall.kernel.sentences.names import NOTHING, SEAT
from greathall.kernel.sentences.pattern import Choice, Entry, Field, Literal, Pattern, Value
from greathall.kernel.sentences.speech import Sentence, Speech
from greathall.kernel.sentences.values import Plain
from greathall.kernel.sentences.values import Said as Worded
from greathall.kernel.state import State
from greathall.lab.contract import any_move
from greathall.terminal.voice import WORDS as TERMINAL_WORDS

GAMES = [game for game in all_games() if game.words is not None]
SPOKEN = [(game, path.stem) for game in GAMES if game.words is not None for path in sorted(game.words.glob("*.ftl"))]
FOLDERS = [WORDS, speech.WORDS, TERMINAL_WORDS, *(game.words for game in GAMES if game.words is not None)]
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
LEFT_OUT: dict[tuple[str, str, str], set[str]] = {
    ("thrones", "de", "another"): {"what"},  # The other one is an adjective, which agrees with the noun.
}
"""By game, language and key: the fields that a translation leaves out on purpose."""
QUOTES = "„“”‚‘’«»"
COUNTS = (0, 1, 2, 5)
TOGETHER = 300
"""How many values are tried together at most; above that, each by itself."""

SHARED = {"kernel": KERNEL.all, "hall": [*HALL.all, *REASONS.all]}
"""What is said by others than games."""

every_one = pytest.mark.parametrize(("who", "name"), [(who, name) for who in SHARED for name in languages()])
every_game = pytest.mark.parametrize(("game", "name"), SPOKEN, ids=[f"{game.name}-{name}" for game, name in SPOKEN])


class Said:
    """Something that a game says: its entry in a language, and its fields."""

    def __init__(self, key: str, entry: Entry, fields: list[str], kinds: list[str], verb: Verb | None) -> None:
        self.key = key
        self.entry = entry
        self.fields = fields
        self.kinds = kinds
        self.secret = [False] * len(fields) if verb is None else verb.secret
        self.optional = [False] * len(fields) if verb is None else verb.optional

    def patterns(self) -> list[Pattern]:
        return [self.entry.pattern, *self.entry.attributes.values()]


def all_said(game: Game, name: str) -> list[Said]:
    """`Lacking` if there is something without words."""
    words = language(name).of(game)
    found = [Said(message.key, words.entry(message.key), message.fields, message.kinds, None) for message in game.messages.all]
    kernel = {message.key: message for message in KERNEL.all if message.key not in words.entries}
    declared = kernel | {message.key: message for message in game.messages.all}
    for prefix, verbs in (("move", game.verbs), ("event", game.tellings)):
        for verb in verbs.verbs:
            key = f"{prefix}-{verb.name}"
            message = declared.get(key)
            if message is None or message.fields == verb.fields:
                found.append(Said(key, words.entry(key), verb.fields, verb.kinds, verb))
            else:
                found.append(Said(key, words.entry(key), message.fields, message.kinds, None))
    return found


def shared_words(who: str, name: str) -> Vocabulary:
    return language(name).words if who == "kernel" else speech.words(name)


def all_shared(who: str, name: str) -> list[Said]:
    """`Lacking` if there is something without words."""
    words = shared_words(who, name)
    return [Said(message.key, words.entry(message.key), message.fields, message.kinds, None) for message in SHARED[who]]


def table(game: Game) -> State:
    state = game.new(game.most, 1)
    state.players = [f"Anna {seat}" for seat in range(game.most)]
    return state


def nodes(pattern: Pattern) -> Iterator[Any]:
    """All pieces of a pattern, those within choices too."""
    for node in pattern.nodes:
        yield node
        if isinstance(node, Choice):
            for case in {id(case): case for case in node.cases.values()}.values():
                yield from nodes(case)


def said_fields(pattern: Pattern) -> set[int]:
    """The fields that a pattern says. One that it only asks for a form, to choose by its gender, it doesn't say."""
    return {node.place for node in nodes(pattern) if isinstance(node, Field) or (isinstance(node, Choice) and not node.form)}


def left_out(english: Said, other: Said) -> set[str]:
    """The fields that English says, and a translation doesn't in any of its forms."""
    forms = [said_fields(pattern) for form, pattern in other.entry.attributes.items() if form != HIDDEN]
    used = said_fields(other.entry.pattern).union(*forms)
    return {other.fields[place] for place in said_fields(english.entry.pattern) - used}


def values_of(said: Said, place: int, speech: Speech, state: State) -> list[Value]:
    """What may stand in a field: 0, 1, 2 and 5 things, the reader and another, the first and the last thing; or nothing."""
    kind = said.kinds[place]
    found: list[Value] = [NOTHING] if said.optional[place] else []
    if kind == "number":
        return found + [speech.names.value(kind, count, 0) for count in COUNTS]
    parts = state.mixed_kinds().get(kind, (kind,))
    for part in parts:
        if part == SEAT:
            found += [speech.names.value(SEAT, seat, 0) for seat in (0, 1)]
        elif part in state.names():
            ids = state.names()[part]
            found += [speech.names.value(part, number, 0) for number in (0, len(ids) - 1) if ids[number]]
    if found:
        return found
    seen = [node for pattern in said.patterns() for node in nodes(pattern) if isinstance(node, Choice) and node.place == place]
    return [Plain(key) for node in seen for key in node.cases] or [Plain("words")]


def renderings(said: Said, speech: Speech, state: State) -> Iterator[str]:
    choices = [values_of(said, place, speech, state) for place in range(len(said.fields))]
    count = 1
    for each in choices:
        count *= len(each)
    most = max([1, *map(len, choices)])
    together: Iterator[tuple[Value, ...]] = (
        product(*choices) if count <= TOGETHER else iter([tuple(each[turn % len(each)] for each in choices) for turn in range(most)])
    )
    for values in together:
        yield said.entry.pattern.sentence(list(values), None)
        if HIDDEN in said.entry.attributes:
            hidden = [NOTHING if secret else value for value, secret in zip(values, said.secret, strict=True)]
            yield said.entry.attributes[HIDDEN].sentence(hidden, None)


def fault(key: str, words: str) -> str:
    """What is wrong with a sentence, if anything is."""
    if not words or words != words.strip():
        return "it is empty, or begins or ends with a space"
    if re.search(r"[{}]|  | [,.;?!]|\.\.", words):
        return "it has a brace, two spaces, a space before a comma, or two full stops"
    first = words.lstrip(QUOTES)[:1]
    if key.startswith(("move-", "event-", "prompt-")) and (not first.isupper() and not first.isdigit()):
        return "it begins small"
    if key.startswith(("move-", "event-", "prompt-")) and words[-1] not in ".?!":
        return "it doesn't end like a sentence"
    if key.startswith("refusal-") and words[-1] in ".?!":
        return "the line of the rules follows, so it has no full stop"
    return ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_with_files_has_english(game: Game) -> None:
    assert (game, "en") in SPOKEN


@every_game
def test_everything_has_words(game: Game, name: str) -> None:
    assert len(all_said(game, name)) == len(game.messages.all) + len(game.verbs.verbs) + len(game.tellings.verbs)


@every_game
def test_every_name_is_that_of_a_thing(game: Game, name: str) -> None:
    names = table(game).names()
    known = {f"-{kind}-{each}" for kind, ids in names.items() for each in ids} | {message.key for message in game.messages.all}
    terms = [key for key in language(name).of(game).entries if key.startswith("-") and not key.startswith(("-noun-", "-is-"))]
    assert [term for term in terms if term not in known] == []


@every_game
def test_all_languages_use_the_same_fields(game: Game, name: str) -> None:
    for english, said in zip(all_said(game, "en"), all_said(game, name), strict=True):
        assert left_out(english, said) == LEFT_OUT.get((game.name, name, said.key), set()), said.key


@every_game
def test_every_sentence_can_be_said(game: Game, name: str) -> None:
    state = table(game)
    speech = Speech(language(name), state)
    faults = {
        (said.key, words, wrong)
        for said in all_said(game, name)
        for words in renderings(said, speech, state)
        if (wrong := fault(said.key, words))
    }
    assert faults == set()


@every_game
def test_every_thing_that_is_named_has_a_name_in_every_form(game: Game, name: str) -> None:
    state = table(game)
    speech = Speech(language(name), state)
    named = {
        said.kinds[node.place]
        for said in all_said(game, name)
        for pattern in said.patterns()
        for node in nodes(pattern)
        if isinstance(node, Field)
    }
    parts = {part for kind in named for part in state.mixed_kinds().get(kind, (kind,))}
    for kind in parts & set(state.names()):
        for number in range(len(state.names()[kind])):
            for form in ("", *sorted(language(name).forms)):
                assert fault("", speech.names.value(kind, number, 0).text(form)) == "", (kind, number, form)


@every_game
def test_what_is_said_before_a_game_is_whole(game: Game, name: str) -> None:
    words = language(name).of(game)
    described = {key: words.entry(key) for key in game.described()}
    assert {key: wrong for key, entry in described.items() if (wrong := fault(key, entry.pattern.write([])))} == {}
    titled = {key for key, entry in described.items() if TITLE in entry.attributes}
    assert titled == {option.key() for option in game.options}, "short names are those of options"


def test_a_field_that_is_only_asked_for_a_form_is_not_said() -> None:
    text = 'text = { FORM($card, "gender") ->\n [f] die\n *[other] der\n } { $seat ->\n [you] dir\n *[other] ihm\n }\n'
    assert said_fields(read(text, "x.ftl", {"text": ["card", "seat"]})["text"].pattern) == {1}


@every_one
def test_what_others_say_is_there_and_nothing_else(who: str, name: str) -> None:
    keys = {said.key for said in all_shared(who, name)}
    assert {key for key in shared_words(who, name).entries if not key.startswith("-")} == keys


@every_one
def test_what_others_say_can_be_said_with_the_same_fields(who: str, name: str) -> None:
    state = table(find_game("duhr"))
    spoken = Speech(language(name), state)
    for english, said in zip(all_shared(who, "en"), all_shared(who, name), strict=True):
        assert left_out(english, said) == set(), said.key
        assert {words: wrong for words in renderings(said, spoken, state) if (wrong := fault(said.key, words))} == {}


# Nothing is worded in code.


def dotted(game: Game) -> Language:
    """English, with a dot below each letter that comes out of a file."""
    made = Language("en")
    for entry in [*made.words.entries.values(), *made.of(game).entries.values()]:
        if not entry.key.startswith(("-plurals", "-forms")):
            for pattern in (entry.pattern, *entry.attributes.values()):
                for node in nodes(pattern):
                    if isinstance(node, Literal):
                        node.words = re.sub("[A-Za-z]", "\\g<0>\u0323", node.words)
    return made


def undotted(said: Sentence) -> str:
    """The letters that are in no file and in no name."""
    text = said.text
    for mark in reversed(said.marks):
        text = text[: mark.start] + text[mark.end :]
    return "".join(re.findall("[A-Za-z](?!\u0323)", text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_worded_in_code(game: Game) -> None:
    pseudo, chance = dotted(game), swift("pseudo")
    state = greathall.new(game.name, game.fewest, 1)
    state.listen()
    while asked := state.asked():
        speech = Speech(pseudo, state)
        said = [speech.prompt(viewer) for viewer in range(-1, state.seats)]
        said += [speech.move(seat, move) for seat in asked for move in state.moves(seat)]
        said += [speech.event(event, viewer) for event in state.events or [] for viewer in range(-1, state.seats)]
        strange = any_move(game.verbs, state.names(), chance)
        if strange not in state.moves(asked[0]):
            said.append(speech.reason(state.refusal(asked[0], strange)))
        assert {sentence.text for sentence in said if undotted(sentence)} == set()
        moves = state.moves(asked[0])
        state.play(asked[0], moves[chance.below(len(moves))])
    assert [line.text for seat in range(state.seats) for line in Speech(pseudo, state).account(seat) if undotted(line)] == []


# The files are Fluent.


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
            self.bundle.add_resource(FluentResource(re.sub(r"\bFORM(\([^()]*\) ->)", r"HAS\1", text)), allow_overrides=True)

    def compare(self, said: Said) -> None:
        """With the same words in all fields: each of those that the message chooses by, and each that a form may be."""
        choices = [node for node in nodes(said.entry.pattern) if isinstance(node, Choice)]
        words = {"none", "other", "Anna"}.union(*(node.cases for node in choices if not node.form))
        forms = [{}, *({node.form: case} for node in choices if node.form for case in sorted(node.cases))]
        for word, has in product(sorted(words), forms):
            self.forms = has
            judged = self.bundle.get_message(said.key).value
            assert judged is not None
            theirs = self.bundle.format_pattern(judged, dict.fromkeys(said.fields, word))
            assert theirs == (said.entry.pattern.write([worded(word, has) for _ in said.fields]), []), said.key


def worded(word: str, forms: dict[str, str]) -> Value:
    """A value that has this key, and is called so in every form but these."""
    attributes = {form: Pattern([Literal(case)]) for form, case in forms.items()}
    return Worded(Entry(word, "", Pattern([Literal(word)]), attributes, set()), [])


@every_game
def test_fluent_words_a_file_as_we_do(game: Game, name: str) -> None:
    assert game.words is not None
    judge = Judge(name, WORDS, game.words)
    for said in all_said(game, name):
        if not said.key.startswith("-"):
            judge.compare(said)


@every_one
def test_fluent_words_what_others_say_as_we_do(who: str, name: str) -> None:
    judge = Judge(name, WORDS, speech.WORDS)
    for said in all_shared(who, name):
        judge.compare(said)


def test_the_judge_tries_choices_by_a_form(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text('text = { FORM($card, "gender") ->\n    [f] die\n   *[other] der\n} { $card }\n', encoding="utf-8")
    entry = read('text = { FORM($card, "gender") ->\n    [f] den\n   *[other] der\n} { $card }\n', "x.ftl", {"text": ["card"]})["text"]
    with pytest.raises(AssertionError, match="text"):
        Judge("de", tmp_path).compare(Said("text", entry, ["card"], ["card"], None))
