"""The sentences of every game that has them in files: all are there, in every language whole, and all can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import greathall
from greathall.kernel.catalog import Game, all_games, find_game
from greathall.kernel.chance import swift
from greathall.kernel.messages import KERNEL
from greathall.kernel.move import Verb
from greathall.kernel.sentences.language import HIDDEN, WORDS, Language, language, languages
from greathall.kernel.sentences.names import NOTHING, SEAT
from greathall.kernel.sentences.pattern import Choice, Entry, Field, Literal, Pattern, Value
from greathall.kernel.sentences.speech import Sentence, Speech
from greathall.kernel.sentences.values import Plain
from greathall.kernel.state import State
from greathall.lab.contract import any_move

GAMES = [game for game in all_games() if game.words is not None]
SPOKEN = [(game, path.stem) for game in GAMES if game.words is not None for path in sorted(game.words.glob("*.ftl"))]
FILES = [*sorted(WORDS.glob("*.ftl")), *(game.words / f"{name}.ftl" for game, name in SPOKEN if game.words is not None)]
LEFT_OUT: dict[tuple[str, str, str], set[str]] = {
    ("thrones", "de", "another"): {"what"},  # The other one is an adjective, which agrees with the noun.
}
"""By game, language and key: the fields that a translation leaves out on purpose."""
QUOTES = "„“”‚‘’«»"
COUNTS = (0, 1, 2, 5)
TOGETHER = 300
"""How many values are tried together at most; above that, each by itself."""

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
        forms = [pattern.fields() for form, pattern in said.entry.attributes.items() if form != HIDDEN]
        used = said.entry.pattern.fields().union(*forms)
        missing = {said.fields[place] for place in english.entry.pattern.fields() - used}
        assert missing == LEFT_OUT.get((game.name, name, said.key), set()), said.key


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


@pytest.mark.parametrize("name", languages())
def test_what_all_games_say_is_there(name: str) -> None:
    words = language(name).words
    assert [message.key for message in KERNEL.all if words.find(message.key) is None] == []


@pytest.mark.parametrize("name", languages())
def test_what_all_games_say_can_be_said_with_the_same_fields(name: str) -> None:
    state = table(find_game("duhr"))
    speech = Speech(language(name), state)
    for message in KERNEL.all:
        entry = language(name).words.entry(message.key)
        assert entry.pattern.fields() >= language("en").words.entry(message.key).pattern.fields(), message.key
        said = Said(message.key, entry, message.fields, message.kinds, None)
        assert {words: wrong for words in renderings(said, speech, state) if (wrong := fault(message.key, words))} == {}


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


def as_it_is(value: Any, *_: Any) -> Any:
    return value


def has_no_form(value: Any, *_: Any) -> Any:
    return "none"


def begun_large(value: Any) -> Any:
    return value[:1].upper() + value[1:]


@every_game
def test_fluent_words_a_file_as_we_do(game: Game, name: str) -> None:
    """But for forms of fields, which Fluent doesn't know: plain words have none."""
    assert game.words is not None
    bundle = FluentBundle([name], use_isolating=False, functions={"FORM": as_it_is, "HAS": has_no_form, "CAP": begun_large})
    for folder in (WORDS, game.words):
        text = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(re.sub(r"\bFORM(\([^()]*\) ->)", r"HAS\1", text)), allow_overrides=True)
    for said in all_said(game, name):
        if said.key.startswith("-"):
            continue
        keys: Sequence[str] = sorted(
            {key for node in nodes(said.entry.pattern) if isinstance(node, Choice) and not node.form for key in node.cases}
        )
        for key in ("none", "other", "Anna", *keys):
            judge = bundle.get_message(said.key).value
            assert judge is not None
            theirs = bundle.format_pattern(judge, dict.fromkeys(said.fields, key))
            assert theirs == (said.entry.pattern.write([Plain(key) for _ in said.fields]), []), said.key
