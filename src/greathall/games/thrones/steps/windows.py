"""The windows of the game: in one players act; in the other passives and responses follow what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds, values
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.abilities.ability import PASSIVE, RESPONSE, Ability
from greathall.games.thrones.messages import ASK_ACTION, ASK_MARSHAL, ASK_NEXT_PASSIVE, ASK_RESPOND
from greathall.games.thrones.steps import closing, keywords, marshalling, usable, using
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import (
    BESIDE,
    LOST,
    MARSHALLING,
    MOST_SEATS,
    PHASES,
    PLAY,
    RESPONSES,
    REVEALED,
    WENT_UNOPPOSED,
    WON,
)
from greathall.games.thrones.verbs import ORDER, ORDER_KEYWORD, PASS, RESPOND, USE
from greathall.kernel.bits import bit_at
from greathall.kernel.move import field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

HEARING_ZONES: Final[vec[i64]] = vec[i64]([PLAY, REVEALED, BESIDE])
"""Where the cards lie whose passives follow what has happened."""


class Rotation(SeatStep):
    """Seats are asked in turn, until all of them have passed in succession."""

    def __init__(self, seat: i64, passes: i64 = 0) -> None:
        super().__init__(seat)
        self.passes: i64 = passes
        """How many have passed in succession."""

    def written(self) -> Written:
        return Written(self.name, self.seat, at=self.passes)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return cls(told.seat, told.at)


class Action(Rotation):
    """Players may act, the seat first. Deals are made here (A-4.3, A-12.7)."""

    name = "action"

    def go(self, state: Thrones) -> bool:
        if self.passes < state.seats:
            return True
        state.stack.pop()
        return False

    def quiet(self) -> bool:
        return True

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = usable.actions(state, seat, vec[i64]([pack(PASS)]))
        found = marshalling.ambushes(state, seat, found)
        if state.phase == MARSHALLING and seat == state.active:
            found = marshalling.plays(state, seat, found)
        return found

    def declining(self, state: Thrones, seat: i64) -> i64:
        # While a player marshals, it is their turn, which is never passed for them.
        return -1 if state.phase == MARSHALLING and seat == state.active else pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return PHASES[state.phase]

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        following = state.next_seat(seat)
        if verb == PASS:
            state.stack[-1] = action(following, self.passes + 1)
            return
        state.stack[-1] = action(following)
        state.stack.append(window(following))
        if verb == USE:
            card = field(move, 0)
            using.initiate(state, seat, card, usable.ability_of(state, card, field(move, 1)), 0)
        else:
            marshalling.do(state, seat, move)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return (ASK_MARSHAL if state.phase == MARSHALLING and seat == state.active else ASK_ACTION).say(seat, state.phase)


class Window(Rotation):
    """What follows an action: passives, then responses, the seat first. Then it closes (A-4.1)."""

    name = "window"

    def go(self, state: Thrones) -> bool:
        if state.pending or len(state.happened):
            waiting = keywords.waiting(state, passives(state))
            count = i64(len(waiting))
            if count == 1:
                follow(state, waiting[0])
                return False
            if count > 1:
                state.stack.append(Ordering(state.first))
                return False
            if self.passes < state.seats and answerable(state):
                return True
        state.happened = vec[i64]()
        state.answered = vec[i64]()
        closing.close(state)
        if closing.drop_attachments(state) or len(state.happened):
            # That, too, may be answered.
            state.stack[-1] = window(state.first)
        else:
            state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        return responses(state, seat, vec[i64]([pack(PASS)]))

    def declining(self, state: Thrones, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return RESPONSES

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        following = state.next_seat(seat)
        if verb_of(move) == PASS:
            state.stack[-1] = window(following, self.passes + 1)
            return
        state.stack[-1] = window(following)
        answer(state, seat, move)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_RESPOND.say(seat)


_ACTIONS: Final = [Action(seat, passes) for seat in range(MOST_SEATS) for passes in range(MOST_SEATS + 1)]
_WINDOWS: Final = [Window(seat, passes) for seat in range(MOST_SEATS) for passes in range(MOST_SEATS + 1)]
"""Windows never change, so each is made once."""


def action(seat: i64, passes: i64 = 0) -> Action:
    """The window in which players may act, that seat first."""
    return _ACTIONS[seat * (MOST_SEATS + 1) + passes]


def window(seat: i64, passes: i64 = 0) -> Window:
    """The window for what follows, that seat first."""
    return _WINDOWS[seat * (MOST_SEATS + 1) + passes]


def answerable(state: Thrones) -> bool:
    """Whether, by what is public, anyone could respond: cards in play, and cards that decks are known to hold (A-4.10)."""
    answered = state.response_moments | state.roster.hand_moments
    return any(answered >> verb_of(word) & 1 for word in state.happened)


def may_answer(state: Thrones, seat: i64, card: i64, made: Ability, place: i64) -> bool:
    """Whether what happened at a place sets an ability off, which has not answered it yet."""
    word = state.happened[place]
    if made.kind == RESPONSE and barred(state, seat, word):
        return False
    return verb_of(word) == made.moment and pack(0, card, made.number, place) not in state.answered and made.heeds(state, seat, card, word)


def barred(state: Thrones, seat: i64, word: i64) -> bool:
    """Whether a player can't respond to a challenge that the other has won."""
    if not bounds.is_so(state, seat, changes.NO_ANSWER):
        return False
    moment = verb_of(word)
    return (moment in (WON, WENT_UNOPPOSED) and field(word, 1) != seat) or (moment == LOST and field(word, 1) == seat)


def answer(state: Thrones, seat: i64, move: i64) -> None:
    """An ability is used that answers something, as a move names them."""
    card = field(move, 0)
    made = usable.ability_of(state, card, field(move, 1))
    place = trigger_of(state, seat, card, made, field(move, 2))
    state.answered = append(state.answered, pack(0, card, made.number, place))
    using.initiate(state, seat, card, made, state.happened[place])


def trigger_of(state: Thrones, seat: i64, card: i64, made: Ability, about: i64) -> i64:
    """The place of the first trigger that the ability has not answered yet, about that card."""
    for place in range(i64(len(state.happened))):
        if field(state.happened[place], 0) == about and may_answer(state, seat, card, made, place):
            return place
    raise LookupError(f"nothing sets off ability {made.number}")


def responses(state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every response of a seat to what has happened."""
    heard: i64 = 0
    for word in state.happened:
        heard |= bit_at(verb_of(word))
    for zone in usable.zones(state):
        for card in state.pile(zone, seat):
            if state.roster.response_moments[card] & heard and (state.roster.elsewhere or usable.in_reach(state, card)):
                for made in state.roster.faces[card].abilities:
                    if (
                        made.kind == RESPONSE
                        and heard >> made.moment & 1
                        and (not state.roster.elsewhere or usable.lies_right(state, card, made))
                        and made.usable(state, seat, card)
                    ):
                        found = answers(state, seat, card, made, RESPOND, found)
    return found


def passives(state: Thrones) -> vec[i64]:
    """Every passive that has to follow what has happened, as a move that orders it."""
    found = vec[i64]()
    heard: i64 = 0
    for word in state.happened:
        heard |= bit_at(verb_of(word))
    if not heard & state.passive_moments:
        return found
    for seat in range(state.seats):
        for zone in HEARING_ZONES:
            for card in state.pile(zone, seat):
                face = state.roster.faces[card]
                if face.passive_moments & heard and not values.blank(state, card):
                    for made in face.abilities:
                        if made.kind == PASSIVE and heard >> made.moment & 1 and made.usable(state, seat, card):
                            found = answers(state, seat, card, made, ORDER, found)
    return found


def answers(state: Thrones, seat: i64, card: i64, made: Ability, verb: i64, found: vec[i64]) -> vec[i64]:
    """Add an ability once for each thing it may answer; triggers that look the same are one move."""
    for place in range(i64(len(state.happened))):
        word = state.happened[place]
        if may_answer(state, seat, card, made, place) and made.works(state, seat, card, word):
            move = pack(verb, card, made.named(), field(word, 0))
            if move not in found:
                found = append(found, move)
    return found


class Ordering(SeatStep):
    """Several passives are initiated at one moment: the first player says which comes next (A-4.5)."""

    name = "ordering"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        return keywords.waiting(state, passives(state))

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack.pop()
        follow(state, move)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_NEXT_PASSIVE.say(seat)


def follow(state: Thrones, move: i64) -> None:
    """A passive happens."""
    if verb_of(move) == ORDER_KEYWORD:
        keywords.take_turn(state, field(move, 0))
        return
    answer(state, state.holder[field(move, 0)], move)
