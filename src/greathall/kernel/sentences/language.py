"""The languages there are: a language is there if the kernel has a file of its words. Files are read when they are first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from greathall.kernel.errors import BadSentence
from greathall.kernel.messages import KERNEL
from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.message import Messages
from greathall.kernel.sentences.pattern import Entry
from greathall.kernel.sentences.plurals import Plurals

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game
    from greathall.kernel.move import Verb, Verbs

WORDS: Final = Path(__file__).parent.parent / "words"
ENGLISH: Final = "en"
HIDDEN: Final = "hidden"
"""The attribute that says what happened to those who may not know all of it."""

JOINTS: Final = frozenset({"and", "or", "comma"})
"""The ways to join a list; a form may begin with one."""
ARTICLES: Final = ("a", "the", "each")
PHRASE_FORMS: Final = frozenset({*ARTICLES, "plural", "pronoun", "gender"})
"""What a phrase can be asked for in every language, besides its cases."""


class Lacking(Exception):
    """A language has no words for something. The whole sentence is then said in English."""


class Vocabulary:
    """The entries of one file, over those of the language itself."""

    def __init__(self, entries: dict[str, Entry], below: Vocabulary | None) -> None:
        self.entries = entries
        self.below = below
        self.plurals: Plurals = plurals_of(entries) if below is None else below.plurals
        self.moves: list[Entry | None] = []
        """By the number of a verb, what its moves are worded with; None where there are no words for it."""
        self.events: list[Entry | None] = []

    def find(self, key: str) -> Entry | None:
        found = self.entries.get(key)
        if found is None and self.below is not None:
            return self.below.find(key)
        return found

    def entry(self, key: str) -> Entry:
        found = self.find(key)
        if found is None:
            raise Lacking(key)
        return found


class Language:
    """All words of a language: how it counts, lists and builds phrases, and what each game says."""

    def __init__(self, name: str, folder: Path = WORDS) -> None:
        self.name = name
        self.words: Vocabulary = Vocabulary(load(folder, name, fields_of(KERNEL)), None)
        forms = self.words.find("-forms")
        self.forms: frozenset[str] = frozenset() if forms is None else frozenset(forms.pattern.write([]).split())
        """The forms that its words have: cases, genders, or whatever it needs."""
        self.games: dict[Game, Vocabulary] = {}
        self.others: dict[Path, Vocabulary] = {}
        """What is said by others than games, by the folder of its files."""

    def of(self, game: Game) -> Vocabulary:
        """What a game says in this language; without a file of it, nothing but what all games say."""
        if game not in self.games:
            self.games[game] = self.read_game(game)
        return self.games[game]

    def read_game(self, game: Game) -> Vocabulary:
        entries: dict[str, Entry] = {}
        if game.words is not None and (game.words / f"{self.name}.ftl").exists():
            declared = verb_fields("move", game.verbs) | verb_fields("event", game.tellings) | fields_of(game.messages)
            declared |= dict.fromkeys(game.described(), ())
            entries = load(game.words, self.name, declared)
            self.check(entries)
        words = Vocabulary(entries, self.words)
        words.moves = [words.find(f"move-{verb.name}") for verb in game.verbs.verbs]
        words.events = [words.find(f"event-{verb.name}") for verb in game.tellings.verbs]
        for verb, entry in zip(game.tellings.verbs, words.events, strict=True):
            if entry is not None:
                check_hidden(entry, verb)
        return words

    def among(self, folder: Path, *messages: Messages) -> Vocabulary:
        """What is said in this language by others than games: the messages of a folder of files."""
        if folder not in self.others:
            entries: dict[str, Entry] = {}
            if (folder / f"{self.name}.ftl").exists():
                entries = load(folder, self.name, fields_of(*messages))
                self.check(entries)
            self.others[folder] = Vocabulary(entries, self.words)
        return self.others[folder]

    def check(self, entries: dict[str, Entry]) -> None:
        """Refuse forms that the language doesn't have: misspelt, they would never be found."""
        known = self.forms | PHRASE_FORMS
        for entry in entries.values():
            asked = {word for form in entry.forms for word in form.split()} - JOINTS
            has = {word for name in entry.attributes for word in name.split("-")}
            if entry.key.startswith("event-"):
                has.discard(HIDDEN)
            for word in sorted((asked | has) - known):
                raise BadSentence(f"{entry.where}: there is no form {word!r}; -forms of the language has {' '.join(sorted(self.forms))}")


def check_hidden(entry: Entry, verb: Verb) -> None:
    """An event with secrets needs words for those who may not know them, made without the secrets; others have no such words."""
    hidden = entry.attributes.get(HIDDEN)
    if (hidden is not None) != any(verb.secret):
        raise BadSentence(f"{entry.where}: .hidden belongs to events with secret fields, and to all of them")
    if hidden is not None:
        for place in hidden.fields():
            if verb.secret[place]:
                raise BadSentence(f"{entry.where}: ${verb.fields[place]} is secret, so .hidden can't use it")


def fields_of(*messages: Messages) -> dict[str, Sequence[str]]:
    return {message.key: message.fields for each in messages for message in each.all}


def verb_fields(kind: str, verbs: Verbs) -> dict[str, Sequence[str]]:
    return {f"{kind}-{verb.name}": verb.fields for verb in verbs.verbs}


def load(folder: Path, name: str, declared: Mapping[str, Sequence[str]]) -> dict[str, Entry]:
    path = folder / f"{name}.ftl"
    return read(path.read_text(encoding="utf-8"), f"{folder.parent.name}/{folder.name}/{path.name}", declared)


def plurals_of(entries: dict[str, Entry]) -> Plurals:
    """The rules in `-plurals`; without them, everything is `other`."""
    entry = entries.get("-plurals")
    if entry is None:
        return Plurals({})
    try:
        return Plurals({name: pattern.write([]) for name, pattern in entry.attributes.items()})
    except ValueError as error:
        raise BadSentence(f"{entry.where}: {error}") from error


class Languages:
    """The languages of a folder: those whose files are there when it is first asked."""

    def __init__(self, folder: Path = WORDS) -> None:
        self.folder = folder
        self.names: list[str] = []
        self.made: dict[str, Language] = {}

    def all(self) -> list[str]:
        if not self.names:
            self.names = sorted(path.stem for path in self.folder.glob("*.ftl"))
        return self.names

    def find(self, name: str) -> Language:
        """A language, read when it is first used; `KeyError` if there are no words of it."""
        if name not in self.made:
            if name not in self.all():
                raise KeyError(name)
            self.made[name] = Language(name, self.folder)
        return self.made[name]


_ours: Final = Languages()


def languages() -> list[str]:
    """The languages there are, by their two letters. A file that is added later is found at the next start, since what is told later in
    all languages must be told in each from the beginning."""
    return list(_ours.all())


def spoken(wanted: str) -> str:
    """The language for someone who wants this one, written as `de` or `de-AT`: English if there are no words of it."""
    name = wanted.partition("-")[0].lower()
    return name if name in _ours.all() else ENGLISH


def language(name: str) -> Language:
    """A language; `KeyError` if there are no words of it."""
    return _ours.find(name)
