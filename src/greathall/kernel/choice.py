"""What a table asks next, as places of a table of actions: one seat after another, and a move in parts where one place names several."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.kernel.bits import lowest
from greathall.kernel.chance import Chance
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.encoding import Encoding
from greathall.kernel.state import State

ILLEGAL = -1
"""The place chosen is not one of the legal ones."""
GOES_ON = 0
"""The same seat chooses the next part of its move."""
PLAYED = 1
"""A move was made."""


class Choice:
    """A position, the seat that is asked, and the places it may choose.

    Seats that decide at the same time are asked in their order. What one of them chose is in no feature of another, since none is made of
    anything but what a seat may know."""

    def __init__(self, state: State, encoding: Encoding) -> None:
        self.state = state
        self.encoding = encoding
        self.seat: i64 = -1
        """Who is asked; −1 when the game is over."""
        self.moves: vec[i64] = vec[i64]()
        """The moves that are left to choose from."""
        self.places: vec[i64] = vec[i64]()
        """The place of each; where several share one, choosing it leads to another part."""
        self.part: i64 = 0
        self.ask()

    def ask(self) -> None:
        """Ask whoever decides first."""
        asked = self.state.deciders()
        self.part = 0
        if asked == 0:
            self.seat = -1
            self.moves = vec[i64]()
            self.places = vec[i64]()
            return
        self.seat = lowest(asked)
        self.moves = self.state.moves(self.seat)
        dealing = self.encoding.terms and isinstance(self.state, Dealing)
        if dealing:
            for call in self.state.calls(self.seat):
                self.moves = append(self.moves, call)
        self.places = self.encoding.places(self.state, self.seat, self.moves, 0)
        if dealing:
            self.add_offers()

    def add_offers(self) -> None:
        """Whoever decides may first make an offer. It is written among the moves as a negative number, −1 for the first."""
        state = self.state
        assert isinstance(state, Dealing)
        if not state.may_propose(self.seat):
            return
        encoding = self.encoding
        for number in range((state.seats - 1) * i64(len(encoding.terms))):
            if state.offer_fault(self.seat, encoding.offer(self.seat, number)) is None:
                self.moves = append(self.moves, -1 - number)
                self.places = append(self.places, encoding.offers + number)

    def choose(self, place: i64) -> i64:
        """Choose a place: `ILLEGAL`, and nothing changed, `GOES_ON` or `PLAYED`."""
        count: i64 = 0
        at: i64 = 0
        for other in range(i64(len(self.places))):
            if self.places[other] == place:
                count += 1
                at = other
        if count == 0:
            return ILLEGAL
        if count == 1:
            move = self.moves[at]
            if move < 0:
                self.state.propose(self.seat, self.encoding.offer(self.seat, -1 - move))
            else:
                self.state.apply(self.seat, move)
            self.ask()
            return PLAYED
        left = vec[i64]()
        for other in range(i64(len(self.places))):
            if self.places[other] == place:
                left = append(left, self.moves[other])
        self.moves = left
        self.next_part()
        return GOES_ON

    def next_part(self) -> None:
        """Ask for the next part in which the moves that are left differ."""
        while True:
            self.part += 1
            self.places = self.encoding.places(self.state, self.seat, self.moves, self.part)
            first = self.places[0]
            for place in self.places:
                if place != first:
                    return

    def features(self, seat: i64) -> vec[i64]:
        """What a seat may know of the position; whoever is in the middle of a move also what it has chosen of it."""
        found = self.encoding.features(self.state, seat)
        if self.part and seat == self.seat:
            for feature in self.encoding.chosen(self.state, seat, self.moves[0], self.part):
                found = append(found, feature)
        return found

    def copy(self) -> Choice:
        """The same question over a copy of the position."""
        return self.over(self.state.copy())

    def imagine(self, seat: i64, chance: Chance) -> Choice:
        """The same question over a position drawn from all that agree with what a seat knows. Of its own move a seat knows the parts; what
        another has chosen of one is forgotten."""
        state = self.state.imagine(seat, chance)
        return self.over(state) if seat == self.seat else Choice(state, self.encoding)

    def over(self, state: State) -> Choice:
        """The same question over another position in which the seat that is asked has the same moves."""
        twin = Choice(state, self.encoding)
        if self.part:
            twin.resume(self.moves, self.part)
        return twin

    def resume(self, moves: vec[i64], part: i64) -> None:
        """Go on in the middle of a move."""
        self.moves = moves
        self.part = part
        self.places = self.encoding.places(self.state, self.seat, moves, part)
