"""The sentences of every game that has them in files, of the kernel and of the hall: all are there, in every language whole, and all can
be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from greathall.hall import speech
from greathall.hall.messages import HALL
from greathall.hall.reasons import REASONS
from greathall.kernel.catalog import Game, all_games, find_game
from greathall.kernel.messages import KERNEL
from greathall.kernel.move import Verb
from greathall.kernel.sentences.descriptions import TITLE
from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.language import HIDDEN, JOINTS, Vocabulary, language, languages
from greathall.kernel.sentences.names import NOTHING, SEAT
from greathall.kernel.sentences.pattern import Choice, Entry, Field, Pattern, Value
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.sentences.values import Listed, Plain
from greathall.kernel.state import State

GAMES = [game for game in all_games() if game.words is not None]
SPOKEN = [(game, path.stem) for game in GAMES if game.words is not None for path in sorted(game.words.glob("*.ftl"))]
LEFT_OUT: dict[tuple[str, str, str], set[str]] = {
    ("thrones", "de", "another"): {"what"},  # The other one is an adjective, which agrees with the noun.
}
"""By game, language and key: the fields that a translation leaves out on purpose."""
QUOTES = "„“”‚‘’«»"
COUNTS = (0, 1, 2, 5)
COUNTED = {"none", "there", "one", "few", "many", "other"}
"""What a choice sees of a list."""

SOURCE = Path(__file__).parent.parent / "src/greathall"

BY_KEY = {"LIST_AND", "LIST_OR", "PHRASE_COMPOUND"}
"""What the engine itself finds by its key."""

SHARED = {"kernel": KERNEL.all, "hall": [*HALL.all, *REASONS.all]}
"""What is said by others than games."""

every_one = pytest.mark.parametrize(("who", "name"), [(who, name) for who in SHARED for name in languages()])
every_game = pytest.mark.parametrize(("game", "name"), SPOKEN, ids=[f"{game.name}-{name}" for game, name in SPOKEN])


class Said:
    """Something that a game says: its entry in one of the languages, in all of which it has been found, and its fields."""

    def __init__(self, key: str, entries: Mapping[str, Entry], name: str, fields: list[str], kinds: list[str], verb: Verb | None) -> None:
        self.key = key
        self.entry = entries[name]
        self.fields = fields
        self.kinds = kinds
        self.secret = [False] * len(fields) if verb is None else verb.secret
        places = range(len(fields))
        self.optional = [any("none" in cases(entry, place) for entry in entries.values()) for place in places]
        """Whether a field may be left out: its verb says so, or some language has words for that."""
        if verb is not None:
            self.optional = [one or other for one, other in zip(self.optional, verb.optional, strict=True)]

    def patterns(self) -> list[Pattern]:
        return patterns_of(self.entry)

    def cases(self, place: int) -> list[str]:
        return cases(self.entry, place)


def patterns_of(entry: Entry) -> list[Pattern]:
    return [entry.pattern, *entry.attributes.values()]


def cases(entry: Entry, place: int) -> list[str]:
    """What an entry chooses by a field, but not by a form of it, which names may lack as well."""
    chosen = [node for pattern in patterns_of(entry) for node in nodes(pattern) if isinstance(node, Choice) and node.place == place]
    return [case for node in chosen if not node.form for case in node.cases]


def all_said(game: Game, name: str) -> list[Said]:
    """`Lacking` if there is something without words."""
    words = {each: language(each).of(game) for each in languages()}
    found = [Said(message.key, entries_of(words, message.key), name, message.fields, message.kinds, None) for message in game.messages.all]
    kernel = {message.key: message for message in KERNEL.all if message.key not in words[name].entries}
    declared = kernel | {message.key: message for message in game.messages.all}
    for prefix, verbs in (("move", game.verbs), ("event", game.tellings)):
        for verb in verbs.verbs:
            key = f"{prefix}-{verb.name}"
            message = declared.get(key)
            if message is None or message.fields == verb.fields:
                found.append(Said(key, entries_of(words, key), name, verb.fields, verb.kinds, verb))
            else:
                found.append(Said(key, entries_of(words, key), name, message.fields, message.kinds, None))
    return found


def entries_of(words: Mapping[str, Vocabulary], key: str) -> dict[str, Entry]:
    """What is said by a key, in all languages."""
    return {name: found.entry(key) for name, found in words.items()}


def shared_words(who: str, name: str) -> Vocabulary:
    return language(name).words if who == "kernel" else speech.words(name)


def all_shared(who: str, name: str) -> list[Said]:
    """`Lacking` if there is something without words."""
    words = {each: shared_words(who, each) for each in languages()}
    return [Said(message.key, entries_of(words, message.key), name, message.fields, message.kinds, None) for message in SHARED[who]]


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


def several(said: Said, place: int) -> bool:
    """Whether a list may stand in a field: one that is joined, or is named in the plural and chosen by as lists are."""
    own = [node for pattern in said.patterns() for node in nodes(pattern) if isinstance(node, Field | Choice) and node.place == place]
    joined = any(isinstance(node, Field) and not JOINTS.isdisjoint(node.form.split()) for node in own)
    cases = {case for node in own if isinstance(node, Choice) for case in node.cases}
    return joined or (
        said.fields[place].endswith("s") and said.kinds[place] not in ("number", said.fields[place][:-1]) and cases <= COUNTED
    )


def values_of(said: Said, place: int, speech: Speech, state: State) -> list[Value]:
    """What may stand in a field: 0, 1, 2 and 5 things, as a number or as a list; the reader and another, the first and the last thing; or
    nothing."""
    found = single_values(said, place, speech, state)
    things = [value for value in found if value is not NOTHING]
    if not several(said, place):
        return found
    return [*found, *(Listed([things[turn % len(things)] for turn in range(count)], speech.names.words) for count in COUNTS)]


def single_values(said: Said, place: int, speech: Speech, state: State) -> list[Value]:
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
    if any(value is not NOTHING for value in found):
        return found
    return [*found, *([Plain(case) for case in said.cases(place) if case != "none"] or [Plain("words")])]


def renderings(said: Said, speech: Speech, state: State) -> Iterator[str]:
    for values in product(*(values_of(said, place, speech, state) for place in range(len(said.fields)))):
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
def test_those_who_may_not_know_a_secret_are_told_the_same_of_the_rest_in_all_languages(game: Game, name: str) -> None:
    for english, said in zip(all_said(game, "en"), all_said(game, name), strict=True):
        told = [said_fields(each.entry.attributes[HIDDEN]) for each in (english, said) if HIDDEN in each.entry.attributes]
        assert told in ([], [told[0]] * 2 if told else []), said.key


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


def declared(module: Path) -> Iterator[str]:
    """The names by which a module declares messages."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and ast.unparse(node.value or node) != "Messages()":
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            yield from (target.id for target in targets if isinstance(target, ast.Name) and target.id.isupper())


def test_every_message_that_is_declared_is_said_somewhere() -> None:
    modules = sorted(SOURCE.rglob("messages.py"))
    used = {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Load)
    }
    names = {(str(module.relative_to(SOURCE)), name) for module in modules for name in declared(module)}
    assert len(names) > 400, "they are found"
    assert {name for _, name in names if name not in used} == BY_KEY


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
