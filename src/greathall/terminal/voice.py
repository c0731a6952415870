"""What the terminal says in a language: words of its own, over those of the game that it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from greathall.games.thrones import names as thrones_names
from greathall.games.thrones.cards import CardSet
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.errors import BadCards, BadMove, GreathallError
from greathall.kernel.event import GALLERY
from greathall.kernel.sentences.language import ENGLISH, Lacking, Language, Vocabulary, fields_of, language, load
from greathall.kernel.sentences.message import Message, Part, Saying
from greathall.kernel.sentences.names import NameLists
from greathall.kernel.sentences.pattern import Entry
from greathall.kernel.sentences.speech import Speech, text_of, words_of
from greathall.kernel.state import State
from greathall.terminal.messages import BAD_MOVE, CARDS_WRONG, MESSAGES, NAMED
from greathall.terminal.output import Unusable

WORDS: Final = Path(__file__).parent / "words"

_own: Final[dict[Language, dict[str, Entry]]] = {}


def own_words(spoken: Language) -> dict[str, Entry]:
    """The terminal's own entries in a language, read when something is first said in it."""
    if spoken not in _own:
        found: dict[str, Entry] = {}
        if (WORDS / f"{spoken.name}.ftl").exists():
            found = load(WORDS, spoken.name, fields_of(MESSAGES))
            spoken.check(found)
        _own[spoken] = found
    return _own[spoken]


class Voice:
    """Says what belongs to no game, or to no table of one. What the language has no words for is said in English."""

    def __init__(self, name: str, viewer: int = int(GALLERY), game: Game | None = None) -> None:
        self.game = game
        self.language = name
        """By its two letters."""
        self.viewer = viewer
        """The seat of whoever reads."""
        self.made: dict[str, NameLists] = {}

    def words(self, spoken: Language) -> Vocabulary:
        return Vocabulary(own_words(spoken), words_of(spoken, self.game))

    def lists(self, words: Vocabulary) -> NameLists:
        return NameLists(words, {}, {}, {}, True)

    def names(self, name: str) -> NameLists:
        """What things are called in a language."""
        if name not in self.made:
            self.made[name] = self.lists(self.words(language(name)))
        return self.made[name]

    def say(self, message: Message, *parts: Part) -> str:
        """A message with this in its fields."""
        return self.text(message.say(*parts))

    def text(self, saying: Saying) -> str:
        try:
            return self.names(self.language).said(saying, self.viewer).text("")
        except Lacking:
            return self.names(ENGLISH).said(saying, self.viewer).text("")

    def reason(self, error: GreathallError) -> str:
        """What is wrong, all of it a line each if it is a card file; in English if it is of use only to whoever wrote a program."""
        if isinstance(error, BadCards) and error.sayings:
            spoken = language(self.language)
            return "\n".join(text_of(saying, spoken, error.game) for saying in error.sayings)
        return str(error) if error.saying is None else self.text(error.saying)

    def name(self, kind: str, number: int, form: str = "") -> str:
        """What the thing of a kind with that number is called, in a form."""
        try:
            return self.names(self.language).value(kind, number, self.viewer).text(form)
        except Lacking:
            return self.names(ENGLISH).value(kind, number, self.viewer).text(form)


class CardVoice(Voice):
    """Speaks of the cards of A Game of Thrones."""

    def __init__(self, name: str, card_set: CardSet) -> None:
        super().__init__(name, game=find_game("thrones"))
        self.card_set = card_set

    def lists(self, words: Vocabulary) -> NameLists:
        written = thrones_names.written(self.card_set)
        return NameLists(words, thrones_names.of_cards(self.card_set), {}, written, not self.card_set.source)


class TableVoice(Voice):
    """Speaks of a table to a viewer: to a seat, or to whoever looks on."""

    def __init__(self, name: str, state: State, viewer: int, addresses: bool = True) -> None:
        super().__init__(name, viewer, state.game)
        self.state = state
        self.speech = Speech(language(name), state, addresses=addresses)
        """Says what the game has to say."""

    def lists(self, words: Vocabulary) -> NameLists:
        state = self.state
        found = NameLists(words, state.names(), state.mixed_kinds(), state.card_names(), state.our_cards())
        found.seat_names(state)
        return found

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.names(self.language).others[seat].text("")

    def misread(self, error: BadMove) -> str:
        """What is wrong with a move that somebody has typed as records have it."""
        return self.say(BAD_MOVE, error.fault, error.name, error.kind, listed([*error.known]))


@contextmanager
def refusals(voice: Voice, cards: Path | None = None) -> Iterator[None]:
    """What is refused meanwhile is said by this voice; what is wrong inside a card file, with the name of the file."""
    try:
        yield
    except GreathallError as error:
        reason = voice.reason(error)
        if cards is not None and isinstance(error, BadCards) and error.saying is None:
            reason = voice.say(CARDS_WRONG, str(cards), f"\n{reason}" if "\n" in reason else reason)
        raise Unusable(reason) from error


def listed(names: list[str]) -> list[Saying]:
    """Names of people or files, as the items of a list."""
    return [NAMED.say(name) for name in names]


def how_many(numbers: int) -> str:
    """A word for how many numbers there are to choose from: two are named one by one."""
    return {1: "one", 2: "two"}.get(numbers, "more")


def points(score: float) -> int | str:
    """A score, as a number of points where it is one; with a minus, not a hyphen."""
    return int(score) if score == int(score) else f"{score:g}".replace("-", "−")
