"""The games there are, and what is the same for all of them: how one is begun and how a position is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from greathall.kernel.cards import ADDS, digest, load, together
from greathall.kernel.chance import Chance, resume, seeded
from greathall.kernel.decks import DeckSheet
from greathall.kernel.encoding import Encoding
from greathall.kernel.errors import BadCards, BadPosition, UnknownGame
from greathall.kernel.faults import refused
from greathall.kernel.match import Contest
from greathall.kernel.messages import NO_GAME, NO_OPTION, NOT_ONE_LINE, WRONG_SEATS, WRONG_VALUE
from greathall.kernel.move import Verbs
from greathall.kernel.position import text
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Messages
from greathall.kernel.sentences.speech import error_of
from greathall.kernel.state import State
from greathall.kernel.things import Things
from greathall.kernel.toml_lines import toml_lines

Source = Path | str | dict[str, Any] | None
"""Where cards come from: a file, its data, or None for ours."""


ABOUT: Final = "about"


class Option:
    """Something that can be set before a game begins."""

    def __init__(self, name: str, *choices: str, about: str = "", seat: bool = False, free: bool = False) -> None:
        self.name = name
        self.about = about
        """In English, where the game has no files of words to say it."""
        self.default = choices[0]
        self.free = free
        """Whether any text will do; the game itself checks it."""
        self._choices = choices
        self.seat: bool = seat
        """Whether any seat's number will do, too."""

    def choices(self, seats: int) -> tuple[str, ...]:
        """What it may be set to."""
        return (*self._choices, *(str(seat) for seat in range(seats if self.seat else 0)))

    def key(self, choice: str = "") -> str:
        """By which the files of words say what it is, or what one of its choices is."""
        return f"option-{self.name}-{choice}" if choice else f"option-{self.name}"

    def described(self) -> list[str]:
        """The keys of all that is said of it; numbers speak for themselves."""
        return [self.key(), *(self.key(choice) for choice in self._choices if choice and not choice.isdigit())]


class Occasion:
    """When response windows open in a game: a seat may pass in all windows of an occasion."""

    def __init__(self, word: str, name: str = "", seldom: bool = False) -> None:
        self.word = word
        self.name = name
        """What people call it in English, where the game has no files of words to say it."""
        self.seldom = seldom
        """Whether people hardly ever do anything there, so that they would rather not be asked."""

    def key(self) -> str:
        """By which the files of words say what it is called."""
        return f"occasion-{self.word}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the catalogue knows of a game. Each game has one, made by a subclass of this."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, int],
        verbs: Verbs,
        tellings: Verbs,
        cards: Path,
        contest: Contest,
        shape: object,
        options: tuple[Option, ...] = (),
        horizon: int = 0,
        habits: bool = False,
        occasions: tuple[Occasion, ...] = (),
        window: float = 5.0,
        rules: Path | None = None,
        words: Path | None = None,
        messages: Messages | None = None,
        about: str = "",
        minutes: int = 0,
        depth: str = "",
        things: Things | None = None,
        turns: str = "",
        card_shape: object = None,
    ) -> None:
        self.name = name
        self.title = title
        self.fewest, self.most = seats
        self.verbs = verbs
        self.tellings = tellings
        self.cards = cards
        self.contest = contest
        self.options = options
        self.horizon: i64 = horizon
        """How many decisions a search plays on at random before it trusts the evaluation."""
        self.habits: bool = habits
        """Whether a search plays on by `State.habit` instead, to the end of the chapter if that comes first, and skips forced moves."""
        self.occasions = occasions
        """When its response windows open, all of them."""
        self.window: float = window
        """How many seconds people usually want a response window to stay open; 0: until everyone has answered."""
        self.rules = rules
        """The page of its numbered rules, if it is not among our own."""
        self.words = words
        """The folder with its sentences, a file a language; None if the game words itself, in English."""
        self.messages: Messages = Messages() if messages is None else messages
        """What it says besides its moves and events."""
        self.about = about
        """What it is about in English, where it has no files of words to say it."""
        self.minutes = minutes
        """How long a game usually takes people who know it, at the fewest seats; 0 if nobody has said."""
        self.depth = depth
        """How much there is to learn: `light`, `medium` or `deep`; empty if nobody has said."""
        self.things: Things = Things(Messages()) if things is None else things
        """What people can point at on its table."""
        self.turns = turns
        """The line of its rules by which somebody else may be the one to decide."""
        self.shape = shape
        """The type of its views, a `TypedDict`: what `State.describe` writes for any viewer, and `viewer`."""
        self.card_shape = card_shape
        """The type of what `shown` gives, a `TypedDict`; None if nobody has said."""

    # What each game says for itself.

    def deck(self, data: dict[str, Any], source: str) -> object:
        """A card file's data, checked and made into what the rules use; `source` is its digest, empty for ours."""
        raise NotImplementedError

    def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        """A new game, listening, ready for its first decision."""
        raise NotImplementedError

    def position(self, data: Mapping[str, Any], chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        """A position in readable names; what is left out or `?` is filled by chance."""
        raise NotImplementedError

    def shown(self, language: str = ENGLISH) -> dict[str, Any]:
        """Our cards as people read them in a language: the card file with its names and texts, and what else the game has names for.
        `card_shape` is its type."""
        return load(self.cards)

    def ready_decks(self, language: str = ENGLISH) -> list[DeckSheet]:
        """The decks that lie ready, in games to which players bring their own, with their titles in a language."""
        return []

    def read_deck(self, written: str, language: str = ENGLISH) -> DeckSheet | None:
        """The deck in a text of any form that the game knows, with what is wrong with it in a language; None if players bring no decks."""
        return None

    def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
        """How the positions of a table are encoded for programs that learn, made from any position of it; `whole` shows everything, and
        with `offers` some of the deals that seats can make are actions."""
        raise UnknownGame(f"{self.title} says nothing of its features, so there are no environments of it; Game.encoding would make them")

    # What is the same for all.

    def new(
        self,
        seats: int,
        seed: int | str,
        cards: Source = None,
        options: Mapping[str, str] | None = None,
    ) -> State:
        """Deal a new game."""
        self.check_seats(seats)
        return self.deal(seats, seeded(seed), self.read_cards(cards), self.check_options(seats, options or {}))

    def from_dict(self, data: Mapping[str, Any], chance: Chance | None = None, cards: Source = None) -> State:
        """A snapshot, a hand-written position or a view; unknown parts are drawn from `chance`."""
        seats = data.get("seats", self.fewest)
        if not isinstance(seats, int):
            raise BadPosition("seats should be a number")
        self.check_seats(seats)
        deck = self.read_cards(cards)
        try:
            own = resume(text(data, "chance", "")) if "chance" in data else None
        except ValueError as error:
            raise BadPosition(f"{error}") from error
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("options should be a table of names and values")
        state = self.position(data, chance or seeded(0), deck, self.check_options(seats, options))
        if own is not None:
            state.chance = own
        return state

    def read_cards(self, cards: Source) -> object:
        """The deck of a card file; ours is read once, another whenever it differs from the last."""
        if cards is None:
            if self.name not in _our_decks:
                _our_decks[self.name] = self.deck(load(self.cards), "")
            return _our_decks[self.name]
        data = self.data_of(cards)
        source = digest(data)
        if _other_decks.get(self.name, ("", None))[0] != source:
            try:
                _other_decks[self.name] = source, self.deck(data, source)
            except BadCards as error:
                raise self.located(error, cards) from None
        return _other_decks[self.name][1]

    def fingerprint(self, cards: Source) -> str:
        """A short text that is the same only for the same card file; of ours it is made once."""
        if cards is None:
            if self.name not in _our_digests:
                _our_digests[self.name] = digest(load(self.cards))
            return _our_digests[self.name]
        return digest(self.data_of(cards))

    def data_of(self, cards: Path | str | dict[str, Any]) -> dict[str, Any]:
        """The data of a card file, with that of ours if it adds to it."""
        data = load(cards)
        return together(load(self.cards), data) if ADDS in data else data

    def located(self, error: BadCards, cards: Path | str | dict[str, Any]) -> BadCards:
        """The same refusal with the lines of the file, where its form says them. What a file adds comes after ours."""
        if not error.faults or isinstance(cards, dict) or Path(cards).suffix == ".json":
            return error
        lines = toml_lines(Path(cards).read_text(encoding="utf-8"))
        if load(cards).get(ADDS) is True:
            ours = load(self.cards)
            lines = {behind(path, ours): line for path, line in lines.items()}
        return refused(error.faults, error.game, lines)

    def begun_by(self, seat: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with the seat that begins, where the game lets one choose it: seats begin the games of a match in turn."""
        return {**options, "first": str(seat)} if any(option.name == "first" for option in self.options) else dict(options)

    def described(self) -> list[str]:
        """The keys by which the files of words say what the game is about, what can be set, and when its windows open."""
        options = [key for option in self.options for key in option.described()]
        return [ABOUT, *options, *(occasion.key() for occasion in self.occasions)]

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise error_of(UnknownGame, WRONG_SEATS.say(self.title, self.fewest, self.most, str(seats)))

    def check_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, str]:
        """All options, those not given at their defaults."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise error_of(UnknownGame, NO_OPTION.say(self.title, name, list(known)))
            choices = known[name].choices(seats)
            if str(value) not in choices and not known[name].free:
                raise error_of(UnknownGame, WRONG_VALUE.say(name, choices, str(value)))
            if not str(value).isprintable():
                # A record has one line for each option.
                raise error_of(UnknownGame, NOT_ONE_LINE.say(name))
        return {name: str(given.get(name, option.default)) for name, option in known.items()}

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every seat count with every setting of the options."""
        names = [option.name for option in self.options]
        for seats in range(self.fewest, self.most + 1):
            for values in product(*(option.choices(seats) for option in self.options)):
                yield seats, dict(zip(names, values, strict=True))


def behind(path: tuple[str, ...], ours: dict[str, Any]) -> tuple[str, ...]:
    """Where an entry of a card file comes to lie that is added to ours."""
    before = ours.get(path[0])
    if len(path) < 2 or not isinstance(before, list):
        return path
    return (path[0], str(len(before) + int(path[1])), *path[2:])


_our_decks: Final[dict[str, object]] = {}
_other_decks: Final[dict[str, tuple[str, object]]] = {}
_our_digests: Final[dict[str, str]] = {}
_games: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Put a game into the catalogue."""
    _games[game.name] = game


def all_games() -> list[Game]:
    """All games, in the order in which they came into the catalogue."""
    return list(_games.values())


def find_game(name: str) -> Game:
    """A game by its name."""
    try:
        return _games[name]
    except KeyError:
        raise error_of(UnknownGame, NO_GAME.say(name, list(_games))) from None
