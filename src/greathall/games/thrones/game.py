"""A Game of Thrones: The Card Game, as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from greathall.games.thrones.cards import CardSet, Roster
from greathall.games.thrones.decks import deckfile
from greathall.games.thrones.decks.decklist import DeckList, chosen
from greathall.games.thrones.messages import MESSAGES
from greathall.games.thrones.position import reading, reading_cards
from greathall.games.thrones.position.shapes import View
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.steps import setup
from greathall.games.thrones.terms import BESIDE, BY_TITLE, CANCELS, DECK, PLOT, PLOTS, RESPONSES, SAVES
from greathall.games.thrones.verbs import MOVES, TELLINGS
from greathall.kernel.catalog import Game, Occasion, Option
from greathall.kernel.chance import Chance
from greathall.kernel.decks import DeckSheet
from greathall.kernel.match import Contest
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

    def shown(self) -> dict[str, Any]:
        """With the text of each card: all its lines, and those of its abilities by their numbers."""
        data = super().shown()
        card_set = cast(CardSet, self.read_cards(None))
        for entry, card in zip(data["cards"], card_set.cards, strict=True):
            entry |= {"text": card.printed(), "does": card.does()}
        return data

    def ready_decks(self) -> list[DeckSheet]:
        card_set = cast(CardSet, self.read_cards(None))
        return [deckfile.sheet(deck, [], card_set) for deck in card_set.decks]

    def read_deck(self, written: str) -> DeckSheet | None:
        card_set = cast(CardSet, self.read_cards(None))
        deck, faults = deckfile.read(written, deckfile.ending_of(written), card_set, "")
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


GAME: Final = ThronesGame(
    name="thrones",
    title="A Game of Thrones: The Card Game",
    about="Great Houses fight for power with plots, gold and challenges of arms, intrigue and influence; the first with 15 power wins.",
    seats=(2, 4),
    verbs=MOVES,
    tellings=TELLINGS,
    cards=Path(__file__).parent / "cards.toml",
    contest=Contest(victories=1),
    options=(
        Variant("variant", "Which rules are played.", "standard", "littlefinger", "two_on_two"),
        TitleBonus("title_bonus", "Whether titles add STR in their own kind of challenge or in all.", "typed", "literal"),
        Option("decks", "The decks of the seats, by name or as a list in JSON; seats with `any` or without one get any.", "", free=True),
    ),
    horizon=HORIZON,
    habits=True,
    occasions=(
        Occasion("plot", "actions when plots are revealed"),
        Occasion("draw", "actions while cards are drawn", seldom=True),
        Occasion("marshalling", "actions while others marshal"),
        Occasion("challenges", "actions while challenges are made"),
        Occasion("dominance", "actions in dominance", seldom=True),
        Occasion("standing", "actions while cards stand", seldom=True),
        Occasion("taxation", "actions in taxation", seldom=True),
        Occasion(RESPONSES, "responses"),
        Occasion(SAVES, "saves"),
        Occasion(CANCELS, "cancels"),
        Occasion(BY_TITLE, "what titles allow in others' challenges"),
    ),
    # Everyone is asked in turn in dozens of windows a round: with a time for each, a round would be spent waiting.
    window=0.0,
    shape=View,
    words=Path(__file__).parent / "words",
    messages=MESSAGES,
)
