"""Auction as the catalogue knows it: how it is dealt, and how a position is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.catalog import Game, Option
from greathall.kernel.chance import Chance
from greathall.kernel.encoding import Encoding
from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE
from greathall.kernel.match import Contest
from greathall.kernel.move import pack
from greathall.kernel.position import check_cards, index, items, number, text
from greathall.kernel.state import State
from greathall.kernel.step import Step
from tests.toy.auction import DEALT, HAND, MOVES, NOBODY, SPENT, TELLINGS, Auction, Bidding, Deck, Showing
from tests.toy.features import AuctionEncoding
from tests.toy.shapes import View

COIN = re.compile(r"(\w+|\?)(?: shown=(\d{1,5}))?")


class AuctionGame(Game):
    """How a game is dealt and a position read."""

    def deck(self, data: dict[str, Any], source: str) -> Deck:
        return Deck(data, source)

    def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
        state = self.position({"seats": seats}, chance, deck, options)
        state.listen()
        for seat in range(seats):
            for coin in state.lying(seat):
                state.tell(pack(DEALT, seat, coin), 1 << seat)
        return state

    def position(self, data: Mapping[str, Any], chance: Chance, deck: object, options: Mapping[str, str]) -> Auction:
        state = Auction(self, number(data, "seats", self.fewest), chance, options, cast(Deck, deck))
        check_cards(data, state.deck.source)
        lay_coins(state, data, chance)
        takers = items(data, "takers", [])
        state.takers = [number({"taker": taker}, "taker", 0, NOBODY, int(state.seats) - 1) for taker in takers]
        state.offer()
        for step in items(data, "stack", []):
            state.stack = [read_step(state, step, chance)]
        return state

    def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
        assert isinstance(state, Auction)
        return AuctionEncoding(state.seats, state.deck, whole)


def lay_coins(state: Auction, data: Mapping[str, Any], chance: Chance) -> None:
    """Put the coins where they are named and draw those written `?`; the others lie in the bag."""
    names = state.deck.coins
    hands = items(data, "hands", [["?"] * HAND for _ in range(state.seats)])
    lay = [read_coin(written, seat) for seat, hand in enumerate(hands) for written in items({"hand": hand}, "hand", [])]
    lay += [read_coin(f"{name} shown={EVERYONE}", SPENT) for name in items(data, "spent", [])]
    named = [index(names, name, "coin") for name, _, _ in lay if name != "?"]
    if len(hands) != state.seats or len(lay) > len(names) or len(set(named)) < len(named):
        raise BadPosition("every seat should have a hand, and every coin lie in one place")
    loose = vec[i64]([coin for coin in range(len(names)) if coin not in named])
    chance.shuffle(loose)
    drawn = list(loose)
    for name, mask, place in lay:
        coin = int(drawn.pop()) if name == "?" else names.index(name)
        state.places[coin], state.knows[coin] = place, mask


def read_coin(written: object, place: int) -> tuple[str, int, int]:
    """The name, the mask and the place of a coin as `Auction.written` has it."""
    parts = COIN.fullmatch(str(written))
    if not parts:
        raise BadPosition(f"{written!r} should be a coin, as 'crown' or 'crown shown=5'")
    return parts[1], int(parts[2]) if parts[2] else 1 << place, place


def read_step(state: Auction, data: Any, chance: Chance) -> Step[Auction]:
    """A step as its `to_dict` wrote it; a bid that the viewer can't know is drawn from the hand."""
    if not isinstance(data, dict):
        raise BadPosition("a step should be a table of names and values")
    if text(data, "step", "bidding") == "showing":
        return Showing(number(data, "seat", 0, most=int(state.seats) - 1))
    everyone = Bidding((1 << state.seats) - 1, vec[i64]([-1] * state.seats))
    answers = everyone.answers[:]
    bids = items(data, "bids", [])
    for seat, bid in zip(range(state.seats), bids, strict=False):
        choices = list(everyone.choices(state, seat))
        if bid == "?" and choices:
            answers[seat] = choices[chance.below(len(choices))]
        elif bid is not None:
            answers[seat] = state.read(f"bid coin={bid}")
            if answers[seat] not in choices:
                raise BadPosition(f"{state.called(seat)} can't have bid {bid}")
    return everyone.answered(answers)


AUCTION = AuctionGame(
    name="auction",
    title="Auction",
    about="Bid secretly for three lots.",
    seats=(2, 3),
    verbs=MOVES,
    tellings=TELLINGS,
    cards=Path(__file__).parent / "cards.toml",
    contest=Contest(games=3),
    options=(Option("losers", "pay", "keep", about="Whether losing bids are spent or kept."),),
    horizon=10,
    rules=Path(__file__).parent / "rules.md",
    shape=View,
)
