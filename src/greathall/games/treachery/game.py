"""Treachery in a Pocket, as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from greathall.games.treachery import reading, shown
from greathall.games.treachery.card_shapes import Cards
from greathall.games.treachery.cards import MOST_SEATS, CardSet
from greathall.games.treachery.features import TreacheryEncoding
from greathall.games.treachery.messages import MESSAGES, THINGS
from greathall.games.treachery.shapes import View
from greathall.games.treachery.state import Treachery
from greathall.games.treachery.steps import TURNS
from greathall.games.treachery.verbs import AGENDA, DEALT, MOVES, REVEALED, TELLINGS
from greathall.kernel.bits import bit_at
from greathall.kernel.catalog import Game, Option
from greathall.kernel.chance import Chance
from greathall.kernel.encoding import Encoding
from greathall.kernel.event import EVERYONE
from greathall.kernel.match import Contest
from greathall.kernel.move import pack
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.state import State


class TreacheryGame(Game):
    """How a game is dealt and a position read."""

    def deck(self, data: dict[str, Any], source: str) -> CardSet:
        return CardSet(data, source)

    def shown(self, language: str = ENGLISH) -> dict[str, Any]:
        return shown.shown(self, super().shown(language), cast(CardSet, self.read_cards(None)), language)

    def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        state = Treachery(self, seats, chance, options, cast(CardSet, deck))
        state.listen()
        first = options["first"]
        state.first = chance.below(seats) if first == "random" else int(first)
        reading.read_rows(state, {}, chance)
        reading.read_goals(state, {}, chance)
        reading.read_cards(state, {}, chance)
        for seat in range(seats):
            goal = state.goals[seat]
            state.tell(pack(AGENDA, seat, goal >> 2, goal & 3), bit_at(seat))
            state.tell(pack(DEALT, seat, state.hands[seat]), bit_at(seat))
        state.tell(pack(REVEALED, state.revealed), EVERYONE)
        state.stack.append(TURNS[state.first])
        state.settle()
        return state

    def position(self, data: Mapping[str, Any], chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        seats = int(data.get("seats", self.fewest))
        state = Treachery(self, seats, chance, options, cast(CardSet, deck))
        reading.read(state, data, chance)
        return state

    def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
        assert isinstance(state, Treachery)
        return TreacheryEncoding(state.seats, state.deck, whole)


GAME: Final = TreacheryGame(
    name="treachery",
    title="Treachery in a Pocket",
    seats=(2, MOST_SEATS),
    verbs=MOVES,
    tellings=TELLINGS,
    cards=Path(__file__).parent / "cards.toml",
    contest=Contest(victories=2),
    options=(Option("first", "random", seat=True),),
    shape=View,
    card_shape=Cards,
    words=Path(__file__).parent / "words",
    minutes=5,
    depth="light",
    messages=MESSAGES,
    things=THINGS,
    turns="T-3.1",
)
