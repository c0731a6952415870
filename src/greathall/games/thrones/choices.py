"""The moves of Thrones as places of a table: see `kernel/encoding.py`.

A card is named by what is printed on it, its face. Where several moves name the same face, the seat then says which it means: whose card
and which copy, which ability, and on what or in answer to what. Each of these parts is asked only where moves differ in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import verbs
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.roster import Roster
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.terms import CHALLENGES, KEYWORDS, TITLES
from greathall.kernel.deals.answers import WITHDRAW
from greathall.kernel.deals.encoding import answer_place, answers_size
from greathall.kernel.deals.offer import Offer
from greathall.kernel.encoding import Encoding
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State

SIMPLE: Final = ("pass", "done", "pay_title", "redirect", "step_in", "bestow")
PLAYER_MOVES: Final = ("first", "choose_player", "target", "crown")
CARD_MOVES: Final = (
    "place", "plot", "marshal", "duplicate", "ambush", "use", "respond", "pay", "choose", "order", "attack", "bypass", "defend", "kill",
    "stand", "bestow",
)  # fmt: skip
COPIES: Final[i64] = 3
"""How often a deck may hold a card (A-2.2)."""
ABILITIES: Final[i64] = 8
MOST_GOLD: Final[i64] = 5

# The parts of a move, after the first.
WHICH: Final[i64] = 1
ABILITY: Final[i64] = 2
OTHER: Final[i64] = 3
WHICH_OTHER: Final[i64] = 4
PARTS: Final[i64] = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Encoding):
    """The table of actions."""

    def __init__(self, seats: i64, card_set: CardSet, whole: bool, offers: bool) -> None:
        super().__init__(seats, whole)
        numbers = verbs.MOVES.numbers
        do = self.action
        faces = i64(len(card_set.cards))
        count = len(verbs.MOVES.verbs)
        self.faces: i64 = faces
        self.answers: i64 = do(
            "answer",
            answers_size(seats),
            "accept, decline, consider or withdraw an offer: the four verbs, for each the seats by their distance, for each 2 offers",
        )
        self.bare: vec[i64] = vec[i64]([-1] * count)
        for name in SIMPLE:
            self.bare[i64(numbers[name])] = do(name, 1, "say no more")
        self.of_player: vec[i64] = vec[i64]([-1] * count)
        for name in PLAYER_MOVES:
            self.of_player[i64(numbers[name])] = do(name, seats, "this seat")
        self.title: i64 = do("title", len(TITLES), "take this title")
        self.keyword: i64 = do("order_keyword", len(KEYWORDS), "let this keyword work next")
        self.challenge: i64 = do(
            "challenge", len(CHALLENGES) * seats, "begin a challenge, military, intrigue or power, against a seat: one for each seat"
        )
        self.of_card: vec[i64] = vec[i64]([-1] * count)
        for name in CARD_MOVES:
            self.of_card[i64(numbers[name])] = do(f"{name} card", faces, "a card with this face")
        self.which: i64 = do("which", seats * COPIES, "which card of that face: 3 copies for each owner")
        self.ability: i64 = do("ability", ABILITIES, "which of its abilities")
        self.other: i64 = do("other", faces + 1, "on what, or in answer to what happened to it: nothing, or a card with this face")
        if offers:
            self.add_offers(
                gold_offers(), "offer a seat 1 to 5 gold for words alone, or ask it for as much: the seats by their distance, 10 each"
            )

    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        assert isinstance(state, Thrones)
        found = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            found = append(found, self.place(state, seat, move) if part == 0 else self.later(state, seat, move, part))
        return found

    def place(self, state: Thrones, seat: i64, move: i64) -> i64:
        """What a move says first: its verb, and the face, seat, title, keyword or challenge that it names."""
        verb = verb_of(move)
        a = field(move, 0)
        if verb <= WITHDRAW:
            return self.answers + answer_place(state, seat, move)
        if a == NONE:
            return self.bare[verb]
        if self.of_card[verb] >= 0:
            return self.of_card[verb] + state.roster.faces[a].number
        if self.of_player[verb] >= 0:
            return self.of_player[verb] + (a + self.seats - seat) % self.seats
        if verb == verbs.CHALLENGE:
            return self.challenge + a * self.seats + (field(move, 1) + self.seats - seat) % self.seats
        return (self.title if verb == verbs.TITLE else self.keyword) + a

    def later(self, state: Thrones, seat: i64, move: i64, part: i64) -> i64:
        """What it says in a later part."""
        roster = state.roster
        if part == WHICH:
            return self.which + self.copy_of(roster, seat, field(move, 0))
        if part == ABILITY:
            number = ability_of(move)
            return self.ability + (0 if number == NONE else number)
        other = other_of(move)
        if part == OTHER:
            return self.other + (0 if other == NONE else roster.faces[other].number + 1)
        return self.which + (0 if other == NONE else self.copy_of(roster, seat, other))

    def copy_of(self, roster: Roster, seat: i64, card: i64) -> i64:
        """Whose card it is, counted from a seat, and which of its copies."""
        owner = roster.owners[card]
        face = roster.faces[card].number
        copy: i64 = 0
        for other in range(card):
            if roster.owners[other] == owner and roster.faces[other].number == face:
                copy += 1
        return (owner + self.seats - seat) % self.seats * COPIES + copy


def ability_of(move: i64) -> i64:
    """The number of the ability that a move names."""
    return field(move, 1) if verb_of(move) in (verbs.USE, verbs.RESPOND, verbs.ORDER) else NONE


def other_of(move: i64) -> i64:
    """The second card that a move names: what an attachment goes on, or what is answered."""
    return field(move, 2) if verb_of(move) in (verbs.USE, verbs.RESPOND, verbs.ORDER) else field(move, 1)


def gold_offers() -> list[Offer]:
    """Gold for nothing but words, given or asked for."""
    found: list[Offer] = []
    for amount in range(1, int(MOST_GOLD) + 1):
        found.append(Offer(0, vec[i64]([0] * amount), vec[i64](), 0, 0, [], []))
    for amount in range(1, int(MOST_GOLD) + 1):
        found.append(Offer(0, vec[i64](), vec[i64]([0] * amount), 0, 0, [], []))
    return found
