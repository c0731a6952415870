"""Houses-Skirmish, as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from mypy_extensions import i64

from greathall.games.skirmish import reading, shown
from greathall.games.skirmish.card_shapes import Cards
from greathall.games.skirmish.cards import MOST_SEATS, CardSet, rank_of
from greathall.games.skirmish.causes import NO_CAUSE
from greathall.games.skirmish.features import SkirmishEncoding
from greathall.games.skirmish.messages import MESSAGES, THINGS
from greathall.games.skirmish.shapes import View
from greathall.games.skirmish.state import Skirmish
from greathall.games.skirmish.steps import Advantage
from greathall.games.skirmish.verbs import ADVANTAGE, CHANCE_CHOSE, DEALT, MOVES, TELLINGS
from greathall.kernel.bits import bit_at
from greathall.kernel.catalog import Game, Occasion, Option
from greathall.kernel.chance import Chance
from greathall.kernel.encoding import Encoding
from greathall.kernel.event import EVERYONE
from greathall.kernel.match import Contest
from greathall.kernel.move import pack
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.state import State

STARTING_HAND: Final = 5
HORIZON: Final = 12
"""About two turns: long enough for what was deployed to fight."""


class SkirmishGame(Game):
    """How a game is dealt and a position read."""

    def deck(self, data: dict[str, Any], source: str) -> CardSet:
        return CardSet(data, source)

    def shown(self, language: str = ENGLISH) -> dict[str, Any]:
        return shown.shown(self, super().shown(language), cast(CardSet, self.read_cards(None)), language)

    def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        state = Skirmish(self, seats, chance, options, cast(CardSet, deck))
        state.listen()
        blank: dict[str, Any] = {"turns": 0, "hands": [[] for _ in range(seats)], "stack": []}
        reading.read(state, blank, chance)
        first = int(chance.below(seats))
        order = [(first + step) % seats for step in range(seats)]
        for seat in order * STARTING_HAND:
            card = state.draw_card()
            state.hands[seat] |= bit_at(card)
            state.knows[card] = bit_at(i64(seat))
            state.tell(pack(DEALT, i64(seat), card), bit_at(i64(seat)))
        state.stack.append(Advantage(draw_for_advantage(state, order)))
        state.active = first
        return state

    def position(self, data: Mapping[str, Any], chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        state = Skirmish(self, int(data.get("seats", self.fewest)), chance, options, cast(CardSet, deck))
        reading.read(state, data, chance)
        return state

    def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
        return SkirmishEncoding(state.seats, whole)


def draw_for_advantage(state: Skirmish, order: list[int]) -> int:
    """The seat with the highest card; ties draw again among themselves while the deck can serve them all (S-2.2, S-2.3)."""
    while len(order) > 1:
        if state.pile.left < len(order):
            lucky = order[state.chance.below(len(order))]
            state.tell(pack(CHANCE_CHOSE, i64(lucky)), EVERYONE)
            return lucky
        values: list[int] = []
        for seat in order:
            card = state.draw_card()
            state.tell(pack(ADVANTAGE, i64(seat), card), EVERYONE)
            state.bury(card, NO_CAUSE)
            values.append(int(rank_of(card)))
        order = [seat for seat, value in zip(order, values, strict=True) if value == max(values)]
    return order[0]


GAME: Final = SkirmishGame(
    name="skirmish",
    title="Houses-Skirmish",
    seats=(2, MOST_SEATS),
    verbs=MOVES,
    tellings=TELLINGS,
    cards=Path(__file__).parent / "cards.toml",
    contest=Contest(victories=1),
    options=(
        Option("jokers", "with", "without"),
        Option("life", "40", "20"),
    ),
    horizon=HORIZON,
    occasions=(Occasion("instants"),),
    shape=View,
    card_shape=Cards,
    words=Path(__file__).parent / "words",
    minutes=20,
    depth="medium",
    messages=MESSAGES,
    things=THINGS,
    turns="S-3.1",
)
