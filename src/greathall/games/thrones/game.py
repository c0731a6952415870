"""A Game of Thrones: The Card Game, as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from greathall.games.thrones import shown
from greathall.games.thrones.card_shapes import Cards
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.decks import deckfile
from greathall.games.thrones.decks.decklist import DeckList, chosen
from greathall.games.thrones.features import ThronesEncoding
from greathall.games.thrones.messages import MESSAGES, THINGS
from greathall.games.thrones.position import reading, reading_cards
from greathall.games.thrones.position.shapes import View
from greathall.games.thrones.roster import Roster
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.steps import setup
from greathall.games.thrones.terms import BESIDE, BY_TITLE, CANCELS, DECK, MOST_SEATS, PLOT, PLOTS, RESPONSES, SAVES
from greathall.games.thrones.verbs import MOVES, TELLINGS
from greathall.kernel.catalog import Game, Occasion, Option
from greathall.kernel.chance import Chance
from greathall.kernel.decks import DeckSheet
from greathall.kernel.encoding import Encoding
from greathall.kernel.match import Contest
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.state import State

HORIZON: Final = 400
"""More than a round takes, at whose end a search stops."""


class Variant(Option):
    """The variant depends on how many sit at the table (A-12.6, A-12.7)."""

    def choices(self, seats: int) -> tuple[str, ...]:
        return (("standard",), ("standard", "littlefinger"), ("standard", "littlefinger", "two_on_two"))[min(max(seats, 2), 4) - 2]


class TitleBonus(Option):
    """How the titles' bonus is read matters only where there are titles (A-12.5)."""

    def choices(self, seats: int) -> tuple[str, ...]:
        return super().choices(seats) if seats > 2 else ("typed",)


class ThronesGame(Game):
    """How a game is dealt and a position read."""

    def deck(self, data: dict[str, Any], source: str) -> CardSet:
        return CardSet(data, source)

    def shown(self, language: str = ENGLISH) -> dict[str, Any]:
        return shown.shown(self, super().shown(language), cast(CardSet, self.read_cards(None)), language)

    def ready_decks(self, language: str = ENGLISH) -> list[DeckSheet]:
        card_set = cast(CardSet, self.read_cards(None))
        labels = shown.labels_of(self, card_set, language)
        sheets = [deckfile.sheet(deck, [], card_set) for deck in card_set.decks]
        for number, sheet in enumerate(sheets):
            sheet.title = labels.name("deck", number)
            sheet.about = labels.form("deck", number, "text", sheet.about)
        return sheets

    def read_deck(self, written: str, language: str = ENGLISH) -> DeckSheet | None:
        card_set = cast(CardSet, self.read_cards(None))
        deck, faults = deckfile.read(written, deckfile.ending_of(written), card_set, "", language)
        return deckfile.sheet(deck, faults, card_set)

    def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        card_set = cast(CardSet, deck)
        state = self.state(seats, chance, options, card_set, chosen(card_set, seats, options["decks"], chance))
        state.listen()
        reading_cards.blank(state)
        for card, face in enumerate(state.roster.faces):
            zone = DECK if face.kind < PLOT else PLOTS if face.kind == PLOT else BESIDE
            reading_cards.lay(state, card, zone, int(state.roster.owners[card]))
        state.refresh()
        setup.begin(state)
        return state

    def position(self, data: Mapping[str, Any], chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        card_set = cast(CardSet, deck)
        seats = int(data.get("seats", self.fewest))
        state = self.state(seats, chance, options, card_set, reading.read_decks(data, card_set, seats))
        reading.read(state, data, chance)
        return state

    def state(self, seats: int, chance: Chance, options: Mapping[str, str], card_set: CardSet, decks: list[DeckList]) -> Thrones:
        """A table without a card on it."""
        roster = Roster(card_set, decks, options["title_bonus"] == "literal", options["variant"] == "two_on_two")
        return Thrones(self, seats, chance, options, card_set, roster)

    def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
        assert isinstance(state, Thrones)
        return ThronesEncoding(state.seats, state.card_set, whole, offers and state.deals)


GAME: Final = ThronesGame(
    name="thrones",
    title="A Game of Thrones: The Card Game",
    seats=(2, int(MOST_SEATS)),
    verbs=MOVES,
    tellings=TELLINGS,
    cards=Path(__file__).parent / "cards.toml",
    contest=Contest(victories=1),
    options=(
        Variant("variant", "standard", "littlefinger", "two_on_two"),
        TitleBonus("title_bonus", "typed", "literal"),
        Option("decks", "", free=True),
    ),
    horizon=HORIZON,
    habits=True,
    occasions=(
        Occasion("plot"),
        Occasion("draw", seldom=True),
        Occasion("marshalling"),
        Occasion("challenges"),
        Occasion("dominance", seldom=True),
        Occasion("standing", seldom=True),
        Occasion("taxation", seldom=True),
        Occasion(RESPONSES),
        Occasion(SAVES),
        Occasion(CANCELS),
        Occasion(BY_TITLE),
    ),
    # Everyone is asked in turn in dozens of windows a round: with a time for each, a round would be spent waiting.
    window=0.0,
    shape=View,
    card_shape=Cards,
    words=Path(__file__).parent / "words",
    minutes=45,
    depth="deep",
    messages=MESSAGES,
    things=THINGS,
    turns="A-4.3",
)
