"""Dûhr: The Lesser Houses, as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from greathall.games.duhr import reading, setup, shown, steps
from greathall.games.duhr.card_shapes import Cards
from greathall.games.duhr.cards import HOUSES, MOST_SEATS, CardSet
from greathall.games.duhr.features import DuhrEncoding
from greathall.games.duhr.messages import MESSAGES, THINGS
from greathall.games.duhr.shapes import View
from greathall.games.duhr.state import Duhr
from greathall.games.duhr.verbs import MOVES, TELLINGS
from greathall.kernel.bits import bit_at, filled
from greathall.kernel.catalog import Game, Occasion, Option
from greathall.kernel.chance import Chance
from greathall.kernel.encoding import Encoding
from greathall.kernel.match import Contest
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.state import State


class DuhrGame(Game):
    """How a game is dealt and a position read."""

    def deck(self, data: dict[str, Any], source: str) -> CardSet:
        return CardSet(data, source)

    def shown(self, language: str = ENGLISH) -> dict[str, Any]:
        return shown.shown(self, super().shown(language), cast(CardSet, self.read_cards(None)), language)

    def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        state = Duhr(self, seats, chance, options, cast(CardSet, deck))
        state.listen()
        first = options["first"]
        state.first = chance.below(seats) if first == "random" else int(first)
        state.active = state.first
        setup.seat_houses(state, chance.sample(vec[i64]([int(house) for house in range(HOUSES)]), seats))
        setup.deal_plots(state, chance)
        both = options["agendas"] == "both"
        setup.deal_agendas(state, chance, both)
        if both:
            state.stack.append(steps.Choosing(bit_at(state.seats) - 1, filled(state.seats, -1)))
        else:
            setup.deal_hands(state)
            state.stack.append(steps.TURNS[state.first])
        state.settle()
        return state

    def position(self, data: Mapping[str, Any], chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        seats = int(data.get("seats", self.fewest))
        state = Duhr(self, seats, chance, options, cast(CardSet, deck))
        reading.read(state, data, chance)
        return state

    def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
        assert isinstance(state, Duhr)
        return DuhrEncoding(state.seats, state.deck, whole, offers and state.deals)


GAME: Final = DuhrGame(
    name="duhr",
    title="Dûhr: The Lesser Houses",
    seats=(4, int(MOST_SEATS)),
    verbs=MOVES,
    tellings=TELLINGS,
    cards=Path(__file__).parent / "cards.toml",
    contest=Contest(games=3),
    options=(
        Option("first", "random", seat=True),
        Option("deals", "on", "off"),
        Option("memory", "open", "true"),
        Option("agendas", "both", "white"),
    ),
    horizon=8,
    occasions=(Occasion("negations"),),
    shape=View,
    card_shape=Cards,
    words=Path(__file__).parent / "words",
    minutes=30,
    depth="medium",
    messages=MESSAGES,
    things=THINGS,
    turns="D-3.1",
)
