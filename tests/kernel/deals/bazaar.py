"""Bazaar, a table at which nothing happens but deals: each seat holds goods, has a secret, and passes the turn on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.catalog import Game
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.answers import HANDED, MOVES, move_verbs, telling_verbs
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove
from greathall.kernel.match import Contest
from greathall.kernel.move import Names, Verb, Verbs, pack, verb_of
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.message import Messages
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.step import Step

SEATS = ("ada", "bo", "cy", "dee")
GOODS = ("figs", "salt", "silk", "tin")
PASS, BREW = len(MOVES), len(MOVES) + 1
MESSAGES = Messages()
NO_SWEARING = MESSAGES.reason("no-swearing", "", "B-9")
PASS_OR_BREW = MESSAGES.reason("pass-or-brew", "", "B-2")
GAME = Game(
    name="bazaar",
    title="Bazaar",
    about="Deals and nothing else.",
    seats=(2, 4),
    verbs=Verbs(*move_verbs("B-1"), Verb("pass", "", "B-2"), Verb("brew", "", "B-3")),
    tellings=Verbs(*telling_verbs("B-1")),
    cards=Path(),
    contest=Contest(games=1),
    shape=dict[str, object],
    words=Path(__file__).parent / "words",
    messages=MESSAGES,
)


class Bazaar(Dealing):
    """Who holds which goods; whoever is `barred` gives and takes none."""

    def __init__(self, *hands: str) -> None:
        super().__init__(GAME, len(hands), swift("bazaar"), {})
        self.players = [name.capitalize() for name in SEATS[: len(hands)]]
        self.hands = [[GOODS.index(name) for name in hand.split()] for hand in hands]
        self.barred: set[int] = set()
        self.shown: list[tuple[int, int, int]] = []
        self.seen: list[list[int]] = []
        self.turn = 1
        self.stack.append(Stall(0))
        self.listen()

    def copy(self) -> Bazaar:
        twin = Bazaar(*(" ".join(GOODS[kind] for kind in hand) for hand in self.hands))
        twin.take_deals(self)
        twin.stack = self.stack.copy()
        twin.turn, twin.barred = self.turn, self.barred
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        self.imagine_offers(seat, chance)

    def describe(self, viewer: i64) -> dict[str, Any]:
        return {"deals": self.book.describe(self.names(), viewer), "stack": [step.to_dict(self, viewer) for step in self.stack]}

    def names(self) -> Names:
        return {"seat": SEATS[: self.seats], "card": GOODS, "house": SEATS[: self.seats], "secret": ("mark", "map")}

    def card_names(self) -> Mapping[str, Sequence[str]]:
        return {"card": GOODS, "house": [name.capitalize() for name in SEATS]}

    def turn_number(self) -> i64:
        return self.turn

    def holds(self, seat: i64, kinds: vec[i64]) -> bool:
        return all(self.hands[seat].count(kind) >= list(kinds).count(kind) for kind in kinds)

    def hand_over(self, giver: i64, taker: i64, kinds: vec[i64]) -> None:
        for kind in kinds:
            self.hands[giver].remove(kind)
            self.hands[taker].append(kind)
            self.tell(pack(HANDED, giver, taker, kind), 1 << giver | 1 << taker)

    def show(self, owner: i64, viewer: i64, secrets: i64) -> None:
        self.shown.append((owner, viewer, secrets))

    def takes_cards(self, seat: i64) -> bool:
        return seat not in self.barred

    def deal_fault(self, seat: i64, offer: Offer) -> IllegalMove | None:
        return NO_SWEARING.refuse(self) if "damn" in offer.words else None

    def deal_line(self, topic: i64) -> str:
        return f"B-{10 + topic}"

    def see_offer(self, offer: Offer) -> None:
        self.seen.append(list(offer.gives))

    def any_cards(self, seat: i64, count: i64, chance: Chance) -> vec[i64]:
        drawn = vec[i64]()
        for _ in range(count):
            drawn = append(drawn, chance.below(len(GOODS)))
        return drawn

    # For the tests.

    def offer(self, seat: int, text: str) -> Bazaar:
        self.propose(seat, Offer.from_text(f"offer {text}", self.names()))
        return self

    def do(self, *moves: str) -> Bazaar:
        """`1: accept offer=0`"""
        for move in moves:
            seat, _, text = move.partition(": ")
            self.play(int(seat), self.read(text))
        return self

    def told(self, viewer: int = -2, name: str = "en") -> list[str]:
        speech = Speech(language(name), self)
        return [speech.event(event, viewer).text for event in self.events or []]

    def goods(self, seat: int) -> str:
        return " ".join(sorted(GOODS[kind] for kind in self.hands[seat]))

    def can(self, seat: int) -> list[str]:
        return [self.text(move) for move in self.calls(seat)]

    def asked(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.deciders() >> seat & 1]

    def fates(self) -> list[str]:
        return [pledge["fate"] for pledge in self.describe(-2)["deals"]["pledges"]]


class Stall(Step[Bazaar]):
    """A seat's turn."""

    def __init__(self, seat: i64, quiet: bool = True) -> None:
        self.seat = seat
        self._quiet = quiet

    def quiet(self) -> bool:
        return self._quiet

    def deciders(self, state: Bazaar) -> i64:
        return 1 << self.seat

    def moves(self, state: Bazaar, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PASS), pack(BREW)])

    def play(self, state: Bazaar, seat: i64, move: i64) -> None:
        if verb_of(move) == BREW:
            state.stack[-1] = Stall(seat, quiet=False)
            return
        state.turn += 1
        state.stack[-1] = Stall((seat + 1) % state.seats)
        state.deal_turn(state.turn)

    def why_not(self, state: Bazaar, seat: i64, move: i64) -> IllegalMove:
        return PASS_OR_BREW.refuse(state)

    def to_dict(self, state: Bazaar, viewer: i64) -> dict[str, Any]:
        return {"step": "stall", "seat": int(self.seat)}


def refused(table: Bazaar, seat: int, text: str) -> str:
    """Why an offer can't be made: its line."""
    before = table.describe(-2)
    with pytest.raises(IllegalMove) as refusal:
        table.offer(seat, text)
    assert table.describe(-2) == before
    return refusal.value.line or refusal.value.reason


def bazaar() -> Bazaar:
    """A table of four, the last with nothing to give."""
    return Bazaar("figs figs salt", "silk", "tin tin", "")
