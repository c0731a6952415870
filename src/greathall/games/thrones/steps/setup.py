"""Setup: seven cards, some of them placed face down, revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values, verbs
from greathall.games.thrones.messages import ASK_PLACE
from greathall.games.thrones.steps import keywords
from greathall.games.thrones.steps.rounds import Round
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import ATTACHMENT, DECK, HAND, PLACED, PLAY, PLOTTING
from greathall.games.thrones.verbs import DONE, PLACE
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

HAND_SIZE: Final = 7
SETUP_GOLD: Final[i64] = 5


def begin(state: Thrones) -> None:
    """Draw the first player, shuffle, deal, and let the first place cards (A-3.1, A-3.2)."""
    state.first = state.chance.below(state.seats)
    state.tell(pack(verbs.TOLD_FIRST_PLAYER, state.first), EVERYONE)
    for seat in range(state.seats):
        state.shuffle(seat)
        fill_hand(state, seat)
    state.stack.append(Round(PLOTTING))
    state.stack.append(Placing(state.first))


def fill_hand(state: Thrones, seat: i64) -> None:
    """Draw up to seven cards."""
    while len(state.pile(HAND, seat)) < HAND_SIZE and len(state.pile(DECK, seat)):
        state.draw(seat)


def gold_left(state: Thrones, seat: i64) -> i64:
    """What is left of the setup gold."""
    left = SETUP_GOLD
    for card in state.pile(PLACED, seat):
        left -= state.roster.faces[card].cost + values.penalty(state, seat, card)
    return left


def may_place(state: Thrones, seat: i64, card: i64) -> bool:
    """Whether a card may be placed, an attachment if there is a card for it to lie on (A-3.3 to A-3.5)."""
    face = state.roster.faces[card]
    if not keywords.may_be_set_up(face):
        return False
    if face.cost + values.penalty(state, seat, card) > gold_left(state, seat):
        return False
    return fits(state, card, state.pile(PLACED, seat))


def fits(state: Thrones, card: i64, placed: vec[i64]) -> bool:
    """Whether a card may be placed beside others: one Limited card at most, and no duplicate (A-3.5)."""
    face = state.roster.faces[card]
    for one in placed:
        other = state.roster.faces[one]
        if keywords.both_limited(face, other) or (face.unique and other.unique and face.name == other.name):
            return False
    return True


def carries(state: Thrones, seat: i64, card: i64, host: i64) -> bool:
    """Whether a placed card may carry an attachment."""
    face = state.roster.faces[host]
    if face.kind == ATTACHMENT or keywords.refuses_attachments(state, host) or face.immune >> ATTACHMENT & 1:
        return False
    return state.roster.faces[card].goes_on.holds(state, host, seat, card)


class Placing(SeatStep):
    """A seat places cards face down, one by one (A-3.3)."""

    name = "placing"

    def __init__(self, seat: i64, seats_done: i64 = 0) -> None:
        super().__init__(seat)
        self.seats_done: i64 = seats_done

    def written(self) -> Written:
        return Written(self.name, self.seat, at=self.seats_done)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Placing(told.seat, told.at)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(DONE)])
        for card in state.pile(HAND, seat):
            if may_place(state, seat, card):
                if state.roster.kinds[card] != ATTACHMENT:
                    found = append(found, pack(PLACE, card))
                else:
                    for host in state.pile(PLACED, seat):
                        if carries(state, seat, card, host):
                            found = append(found, pack(PLACE, card, host))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == PLACE:
            card = field(move, 0)
            state.place(card, PLACED, seat)
            if field(move, 1) != NONE:
                state.host[card] = field(move, 1)
            state.tell(pack(verbs.TOLD_PLACED, seat, card), state.knows[card])
        elif self.seats_done + 1 < state.seats:
            state.stack[-1] = Placing(state.next_seat(seat), self.seats_done + 1)
        else:
            state.stack.pop()
            reveal(state)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_PLACE.say(seat, gold_left(state, seat))


def reveal(state: Thrones) -> None:
    """All cards are revealed together, and hands filled again (A-3.6, A-3.7)."""
    for seat in range(state.seats):
        for card in state.pile(PLACED, seat):
            state.place(card, PLAY, seat)
            state.tell(pack(verbs.TOLD_ENTERED, seat, card), EVERYONE)
    state.refresh()
    for seat in range(state.seats):
        fill_hand(state, seat)
