"""A game in sentences of a language: its moves and events, what is asked, refused and reckoned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mypy_extensions import i64

from greathall.kernel.errors import GreathallError, IllegalMove
from greathall.kernel.event import GALLERY, Event, sees
from greathall.kernel.messages import REFUSED
from greathall.kernel.move import NONE, Verb, field, verb_of
from greathall.kernel.sentences.language import ENGLISH, HIDDEN, Lacking, Language, Vocabulary, language
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.names import NOTHING, NameLists, names_of
from greathall.kernel.sentences.pattern import Entry, Mark, Value

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game
    from greathall.kernel.state import State

Fault = TypeVar("Fault", bound=GreathallError)


class Sentence:
    """A sentence, and where things stand in it."""

    def __init__(self, text: str, marks: list[Mark]) -> None:
        self.text = text
        self.marks = marks


class Speech:
    """Words a state in a language. What the language has no words for is said in English, the whole sentence."""

    def __init__(self, spoken: Language, state: State, addresses: bool = True) -> None:
        self.state = state
        self.addresses = addresses
        """Whether a seat that sees what happened is whoever reads, and so is called `you`; not in replays."""
        self.words: Vocabulary = spoken.of(state.game)
        self.names: NameLists = names_of(spoken, state)
        self.english: Speech | None = None if spoken.name == ENGLISH else Speech(language(ENGLISH), state, addresses)

    def move(self, seat: i64, move: i64) -> Sentence:
        """What a move would do."""
        if self.state.game.words is None:
            return Sentence(self.state.sentence(seat, move), [])
        saying = self.state.move_saying(seat, move)
        if saying is not None:
            return self.say(saying, seat)
        number = verb_of(move)
        verb = self.state.game.verbs.verbs[number]
        found = self.worded(self.words.moves[number], verb, move, False, seat)
        return self.in_english(verb.name).move(seat, move) if found is None else found

    def event(self, event: Event, viewer: i64) -> Sentence:
        """What happened, as that viewer may know it."""
        if self.state.game.words is None:
            return Sentence(self.state.telling(event, viewer), [])
        reader = viewer if self.addresses else GALLERY
        saying = self.state.event_saying(event, viewer)
        if saying is not None:
            return self.say(saying, reader)
        number = verb_of(event.word)
        verb = self.state.game.tellings.verbs[number]
        found = self.worded(self.words.events[number], verb, event.word, not sees(event.seen, viewer), reader)
        return self.in_english(verb.name).event(event, viewer) if found is None else found

    def prompt(self, seat: i64) -> Sentence:
        """What a seat is asked, or for whom it waits."""
        return self.either(self.state.question(seat), seat)

    def reason(self, why: IllegalMove) -> Sentence:
        """Why a move is refused."""
        return Sentence(why.reason, []) if why.saying is None else self.phrase(why.saying, GALLERY)

    def refusal(self, why: IllegalMove) -> Sentence:
        """Why a move is refused, with the line of the rules."""
        if not why.line:
            return self.reason(why)
        return self.phrase(REFUSED.say(why.reason if why.saying is None else why.saying, why.line), GALLERY)

    def account(self, seat: i64) -> list[Sentence]:
        """How the seat's points came about, line by line."""
        return [self.either(line, seat) for line in self.state.reckoning(seat)]

    def either(self, said: Saying | str, viewer: i64) -> Sentence:
        """A saying in words; what is in English words already stays so."""
        return Sentence(said, []) if isinstance(said, str) else self.say(said, viewer)

    def say(self, saying: Saying, viewer: i64) -> Sentence:
        """A whole sentence for a reader."""
        return self.said(saying, viewer, True)

    def phrase(self, saying: Saying, viewer: i64) -> Sentence:
        """What may stand within a sentence, and so begins as it does there."""
        return self.said(saying, viewer, False)

    def said(self, saying: Saying, viewer: i64, whole: bool) -> Sentence:
        marks: list[Mark] = []
        try:
            pattern = self.words.entry(saying.message.key).pattern
            values = self.names.parts(saying, viewer)
            return Sentence(pattern.sentence(values, marks) if whole else pattern.write(values, 0, marks), marks)
        except Lacking as lacking:
            return self.in_english(f"{lacking}").said(saying, viewer, whole)

    def worded(self, entry: Entry | None, verb: Verb, word: i64, hidden: bool, viewer: i64) -> Sentence | None:
        """A move or an event by its verb; None if the language has no words for all of it."""
        if entry is None:
            return None
        marks: list[Mark] = []
        secret = False
        try:
            values: list[Value] = []
            for place in range(len(verb.fields)):
                number = field(word, place)
                if hidden and verb.secret[place]:
                    secret = True
                    values.append(NOTHING)
                elif number == NONE:
                    values.append(NOTHING)
                else:
                    values.append(self.names.value(verb.kinds[place], number, viewer))
            return Sentence(entry.form(HIDDEN if secret else "").sentence(values, marks), marks)
        except Lacking:
            return None

    def in_english(self, lacking: str) -> Speech:
        """Whoever says what this language lacks."""
        if self.english is None:
            raise LookupError(f"{self.state.game.name} has no English for {lacking}")
        return self.english


def text_of(saying: Saying, spoken: Language, game: Game | None = None, names: NameLists | None = None) -> str:
    """What is said at no table, such as the text of a card, with the names of what it speaks of if there are any; in English if the
    language lacks a part of it. Without a game, what is said in all of them."""
    if names is None:
        names = NameLists(words_of(spoken, game), {}, {}, {}, True)
    try:
        return names.said(saying, GALLERY).text("")
    except Lacking as lacking:
        if spoken.name == ENGLISH:
            raise LookupError(f"{'the kernel' if game is None else game.name} has no English for {lacking}") from lacking
        english = language(ENGLISH)
        return text_of(saying, english, game, NameLists(words_of(english, game), names.ids, names.mixed, names.card_names, names.ours))


def error_of(kind: type[Fault], saying: Saying, game: Game | None = None) -> Fault:
    """An error that says this: in English, and in no language yet."""
    return kind(text_of(saying, language(ENGLISH), game), saying)


def words_of(spoken: Language, game: Game | None) -> Vocabulary:
    return spoken.words if game is None else spoken.of(game)
