"""A table of Dûhr set up by hand: hands and Houses are empty unless the position says otherwise."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import greathall
from greathall.kernel.chance import swift
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove
from greathall.lab.contract import check_round_trip, check_twins
from tests.scenario import Scenario

HOUSES = ("deluras", "lycosia", "kardosa", "balistrad", "silgaro", "usari")
EVENTS = ("betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue")
KINDS = (*HOUSES, "scandal", *EVENTS)
WHITE = ("loyal_patron", "fair_weather", "nest_of_vipers", "clean_hands", "sinister_hand", "dexterous_hand")
BLACK = ("empty_throne", "reign_of_villains", "alone_on_the_hill", "mud_for_everyone", "good_names", "fall_of_many")

FOUR = ("usari", "lycosia", "kardosa", "silgaro")
FIVE = (*FOUR, "deluras")
SIX = (*FIVE, "balistrad")


def fallen(kind: str = "own") -> list[str]:
    """Five cards that make a House disfavored."""
    return [kind] * 5


def vile(kind: str = "own") -> list[str]:
    """Five cards that make a House vilified."""
    return ["scandal", "scandal", "scandal", kind, kind]


def conspiring(houses: tuple[str, ...], named: dict[int, str]) -> list[str]:
    """Everyone's conspiracy: those named, and for the others face down what is left, nobody's own if that can be."""
    held = [text.split()[0] for text in named.values()]
    free = [house for house in houses if house not in held]
    seats = [seat for seat in range(len(houses)) if seat not in named]
    orders = list(permutations(free))
    order = next((order for order in orders if all(houses[seat] != card for seat, card in zip(seats, order, strict=True))), orders[0])
    dealt = {**named, **{seat: f"{card} down" for seat, card in zip(seats, order, strict=True)}}
    return [dealt[seat] for seat in range(len(houses))]


class Court(Scenario):
    """A table at which every position on the way reads back and hides what it must.

    Cards set aside are named apart from the hand; `own` is a suspicion of the House it lies on.
    """

    def __init__(
        self,
        *boards: list[str],
        houses: tuple[str, ...] = FOUR,
        conspiracies: dict[int, str] | None = None,
        hands: dict[int, list[str]] | None = None,
        cards: Any = None,
        **position: Any,
    ) -> None:
        seats = len(houses)
        lying = [
            [card.replace("own", houses[seat]) if card.startswith("own") else card for card in cards] for seat, cards in enumerate(boards)
        ]
        lying += [[] for _ in range(seats - len(boards))]
        held = [list((hands or {}).get(seat, [])) for seat in range(seats)]
        held[position.get("active", 0)] += position.get("aside", [])
        super().__init__(
            "duhr",
            {
                "seats": seats,
                "houses": list(houses),
                "boards": lying,
                "hands": held,
                "conspiracies": conspiring(houses, conspiracies or {}),
            },
            cards,
            **position,
        )
        self.source = cards
        self.look()

    def look(self) -> None:
        """The position reads back, and nobody can tell it from one that differs in what they can't know."""
        check_round_trip(self.state, self.source)
        for viewer in range(-1, self.state.seats):
            check_twins(self.state, viewer, swift("twin"), self.source)

    def play(self, *moves: str) -> Court:
        told: list[str] = []
        for move in moves:
            super().play(move)
            told += self.told
            self.look()
        self.told = told
        return self

    def refuse(self, move: str, *lines: str) -> None:
        """The move is refused, and the refusal names one of these lines of the rules."""
        before = self.state.to_dict()
        with pytest.raises(IllegalMove) as refusal:
            super().play(move)
        assert refusal.value.line in lines, f"refused with {refusal.value}"
        assert self.state.to_dict() == before

    def passing(self) -> Court:
        """All who are asked about a negation pass."""
        while self.all_asked and all("pass" in self.moves(seat) for seat in self.all_asked):
            self.play(f"{self.all_asked[0]}: pass")
        return self

    def turn_of(self, seat: int) -> Court:
        """Those before end their turns as shortly as may be."""
        while not self.over and self["active"] != seat:
            self.passing()
            moves = self.moves()
            self.play(next(move for move in ("end_actions", "draw", *moves) if move in moves))
        return self

    # Deals.

    def offer(self, seat: int, text: str) -> Court:
        """A seat makes an offer: `to=lycosia gives=usari`."""
        self.state.propose(seat, Offer.from_text(f"offer {text}", self.state.names()))
        self.told = [self.state.telling(event, -2) for event in self.state.events or []]
        self.look()
        return self

    def refuse_offer(self, seat: int, text: str, *lines: str) -> None:
        """The offer can't be made, and the refusal names one of these lines, if any are given."""
        before = self.state.to_dict()
        with pytest.raises(IllegalMove) as refusal:
            self.state.propose(seat, Offer.from_text(f"offer {text}", self.state.names()))
        assert not lines or refusal.value.line in lines, f"refused with {refusal.value}"
        assert self.state.to_dict() == before

    def calls(self, seat: int) -> list[str]:
        """What a seat may do besides its decision."""
        return [self.state.text(move) for move in self.state.calls(seat)]

    def fates(self) -> list[str]:
        """What became of the promises, in the order in which they were made."""
        return [pledge["fate"] for pledge in self["deals"]["pledges"]]

    # Reading the position.

    def board(self, house: str) -> list[str]:
        cards: list[str] = self["boards"][self["houses"].index(house)]
        return cards

    def status(self, house: str) -> str:
        written: str = self["status"][self["houses"].index(house)]
        return written

    def hand(self, seat: int) -> list[str]:
        return names(self["hands"][seat])

    def conspiracy(self, seat: int) -> str:
        written: str = self["conspiracies"][seat]
        return " ".join(written.split()[:2])

    def discarded(self, kind: str) -> int:
        return names(self["discard"]).count(kind)

    def happened(self) -> list[str]:
        """What the last move made happen, as text with everything open."""
        return [event.text(self.state.game.tellings, self.state.names(), -2) for event in self.state.events or []]

    def starting(self, *verbs: str) -> list[str]:
        """The moves of the seat that is asked that begin with one of these verbs."""
        return [move for move in self.moves() if move.split()[0] in verbs]


def names(cards: list[str]) -> list[str]:
    """The cards without what is said about who knows them."""
    return [card.split()[0] for card in cards]


def known(court: Court, viewer: int, seat: int) -> list[str]:
    """The cards of a hand that a viewer knows."""
    return [card for card in names(court.state.view(viewer)["hands"][seat]) if card != "?"]


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Any:
    return greathall.new("duhr", seats, seed, **options)


def begun(seats: int = 4, seed: int = 1, **options: str) -> Any:
    """A new game after the choice of agendas."""
    state = dealt(seats, seed, **options)
    for seat in range(seats):
        if state.deciders() >> seat & 1 and state.text(state.moves(seat)[0]).startswith("keep"):
            state.play(seat, state.moves(seat)[0])
    return state


def rest(houses: tuple[str, ...], *used: str) -> list[str]:
    """All suspicions of these Houses and all events, but those."""
    left = Counter({**dict.fromkeys(houses, 10), **dict.fromkeys(EVENTS, 1)})
    left.subtract(card for card in used if card != "scandal")
    return sorted(left.elements())


def written(state: Any, viewer: int) -> str:
    """All that a viewer is told, as one text."""
    return json.dumps(state.view(viewer))
