"""The moves of Dûhr as places of a table: see `kernel/encoding.py`.

Houses and kinds of cards go by their numbers, whoever plays them. A card on a House is a `spot`: a revealed one by its kind (7), a
concealed one by its place (5).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.duhr import verbs
from greathall.games.duhr.board import FULL
from greathall.games.duhr.cards import CONCEALED, CONVERT, HOUSES, KINDS, MOVE_SCANDAL, CardSet
from greathall.games.duhr.state import SHOW_AGENDA, SHOW_CONSPIRACY, Duhr
from greathall.kernel.deals.answers import WITHDRAW
from greathall.kernel.deals.encoding import answer_place, answers_size
from greathall.kernel.deals.offer import Offer
from greathall.kernel.encoding import Encoding
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State

SPOTS: Final[i64] = CONCEALED + FULL
LYING: Final[i64] = HOUSES * SPOTS
"""Every card that may lie on a House."""
HIDDEN: Final[i64] = HOUSES * FULL
"""Every concealed card."""
SIMPLE: Final = ("reveal_conspiracy", "end_actions", "draw", "pass", "betrayal", "blackmail", "espionage", "collaborators", "informants")
"""Moves that say no more, and events that have no aim."""
HOUSE_MOVES: Final = ("raise_suspicion", "create_scandal", "betrayal", "blackmail", "espionage", "scandalize", "negate")
CARD_MOVES: Final = ("discard", "exchange", "take")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Encoding):
    """The table of actions."""

    def __init__(self, seats: i64, deck: CardSet, whole: bool, offers: bool) -> None:
        super().__init__(seats, whole)
        numbers = verbs.MOVES.numbers
        do = self.action
        count = len(verbs.MOVES.verbs)
        self.answers: i64 = do(
            "answer",
            answers_size(seats),
            "accept, decline, consider or withdraw an offer: the four verbs, for each the seats by their distance, for each 2 offers",
        )
        self.bare: vec[i64] = vec[i64]([-1] * count)
        for name in SIMPLE:
            self.bare[i64(numbers[name])] = do(name, 1, "say no more")
        self.keep: i64 = do("keep", i64(len(deck.agendas)), "keep this agenda")
        self.of_house: vec[i64] = vec[i64]([-1] * count)
        for name in HOUSE_MOVES:
            self.of_house[i64(numbers[name])] = do(f"{name} house", HOUSES, "aimed at this House, or spending its suspicions")
        self.of_card: vec[i64] = vec[i64]([-1] * count)
        for name in CARD_MOVES:
            self.of_card[i64(numbers[name])] = do(name, KINDS, "a card of this kind: 6 suspicions, scandal, 6 events")
        self.use: vec[i64] = vec[i64]()
        self.borrow: vec[i64] = vec[i64]()
        self.does: vec[i64] = deck.ability
        for house in range(HOUSES):
            does = deck.ability[house]
            size = LYING * (HOUSES if does <= MOVE_SCANDAL else i64(3) if does == CONVERT else i64(1))
            more = "to a House, 6 each" if does <= MOVE_SCANDAL else "into what fits, a suspicion or a scandal" if does == CONVERT else ""
            meaning = f"its ability on a card: 12 spots for each House; {more}".rstrip("; ")
            self.use = append(self.use, do(f"use {deck.houses[house]}", size, meaning))
            self.borrow = append(self.borrow, do(f"collaborators {deck.houses[house]}", size, meaning))
        self.inform: i64 = do("informants one", HIDDEN, "reveal a concealed card: 5 places for each House")
        self.inform_both: i64 = do("informants both", HIDDEN * HIDDEN, "reveal two concealed cards: 30 for the first, 30 for the second")
        self.intrigue: i64 = do("intrigue", HOUSES * HOUSES, "exchange the conspiracies of two Houses: 6 for the first, 6 for the second")
        self.reveal: i64 = do("reveal_card", HOUSES * HIDDEN, "spend a pair of a House to reveal a card: 5 places for each House")
        self.clear: i64 = do("remove_scandal", HOUSES * HOUSES, "spend a pair of a House to remove a scandal from a House")
        self.harm: i64 = do("place_scandal", HOUSES * HOUSES, "spend a pair of a House to place a scandal on a House")
        self.defame: i64 = do("defame", LYING, "this card of a House: 12 spots each")
        self.expose: i64 = do("expose", LYING, "this card of a House: 12 spots each")
        self.replace: i64 = do("replace", SPOTS, "this card of the House that the conspiracy shows")
        self.give: i64 = do("give", KINDS * (KINDS + 1), "give a card, 13 kinds, and with it none or a second one, 14 each")
        if offers:
            self.add_offers(
                simple_offers(),
                "offer a seat one thing for one thing: the seats by their distance, for each 16 things to give, for each 16 to get; the "
                "things are nothing, 13 kinds of cards, a look at the conspiracy, a look at the agenda; nothing for nothing is not there",
            )

    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        assert isinstance(state, Duhr)
        found = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            verb = verb_of(move)
            a = field(move, 0)
            if a == NONE:
                place = self.bare[verb]
            elif self.of_house[verb] >= 0:
                place = self.of_house[verb] + a
            elif self.of_card[verb] >= 0:
                place = self.of_card[verb] + a
            elif verb <= WITHDRAW:
                place = self.answers + answer_place(state, seat, move)
            else:
                place = self.place(verb, a, field(move, 1), field(move, 2), move)
            found = append(found, place)
        return found

    def place(self, verb: i64, a: i64, b: i64, c: i64, move: i64) -> i64:
        """The place of a move that names several things."""
        if verb == verbs.USE or verb == verbs.COLLABORATORS:
            spot = b * SPOTS + c
            if self.does[a] <= MOVE_SCANDAL:
                spot = spot * HOUSES + field(move, 3)
            elif self.does[a] == CONVERT:
                spot = spot * 3 + (0 if field(move, 4) == NONE else 1 + field(move, 4))
            return (self.use[a] if verb == verbs.USE else self.borrow[a]) + spot
        if verb == verbs.INFORMANTS:
            first = a * FULL + b - CONCEALED
            return self.inform + first if c == NONE else self.inform_both + first * HIDDEN + c * FULL + field(move, 3) - CONCEALED
        if verb == verbs.REVEAL_CARD:
            return self.reveal + a * HIDDEN + b * FULL + c - CONCEALED
        if verb == verbs.REMOVE_SCANDAL:
            return self.clear + a * HOUSES + b
        if verb == verbs.PLACE_SCANDAL:
            return self.harm + a * HOUSES + b
        if verb == verbs.GIVE:
            return self.give + a * (KINDS + 1) + (0 if b == NONE else b + 1)
        if verb == verbs.INTRIGUE:
            return self.intrigue + a * HOUSES + b
        if verb == verbs.KEEP:
            return self.keep + a
        if verb == verbs.REPLACE:
            return self.replace + a
        return (self.defame if verb == verbs.DEFAME else self.expose) + a * SPOTS + b


def simple_offers() -> list[Offer]:
    """One thing for one thing: nothing, a card of a kind, a look at the conspiracy or at the agenda."""
    found: list[Offer] = []
    for given in range(KINDS + 3):
        for got in range(KINDS + 3):
            if given or got:
                found.append(Offer(0, cards_of(given), cards_of(got), secret_of(given), secret_of(got), [], []))
    return found


def cards_of(thing: i64) -> vec[i64]:
    return vec[i64]([thing - 1] if 0 < thing <= KINDS else [])


def secret_of(thing: i64) -> i64:
    return SHOW_CONSPIRACY if thing == KINDS + 1 else SHOW_AGENDA if thing == KINDS + 2 else i64(0)
