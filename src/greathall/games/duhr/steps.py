"""The frame of a game: the choice of agendas, the turns with their phases, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import actions, messages, pointing, reasons, scoring, setup
from greathall.games.duhr.abilities import discards
from greathall.games.duhr.board import DISFAVORED, FAVORED, NONE_FAVORED, ONE_FAVORED, VILIFIED
from greathall.games.duhr.cards import MOST_SEATS, heap_of, kinds_of
from greathall.games.duhr.favor import reveal
from greathall.games.duhr.verbs import (
    AGENDA_SHOWN,
    CONSPIRACY_SHOWN,
    DISCARD,
    DRAW,
    END_ACTIONS,
    ENDED,
    EXCHANGE,
    KEEP,
    KEPT,
    PASS,
    RAISED,
    REVEAL_CONSPIRACY,
    SCORED,
    SET_ASIDE,
    SHARED,
    TIED,
    TURN,
    WON,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE, OPEN
from greathall.kernel.move import field, pack, verb_of
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import SeatStep, Step, Together

if TYPE_CHECKING:
    from greathall.games.duhr import shapes
    from greathall.games.duhr.state import Duhr

USABLE: Final[i64] = 2
"""The most cards that a disfavored player uses per turn (D-3.10)."""


class Choosing(Together["Duhr"]):
    """Everyone keeps one of two agendas, before the hands are dealt (D-1.5)."""

    def choices(self, state: Duhr, seat: i64) -> vec[i64]:
        return vec[i64]([pack(KEEP, state.agendas[seat]), pack(KEEP, state.dropped[seat])])

    def answered(self, answers: vec[i64]) -> Step[Duhr]:
        return Choosing(self.asked, answers)

    def resolve(self, state: Duhr) -> None:
        state.stack.pop()
        for seat in range(state.seats):
            kept = field(self.answers[seat], 0)
            if kept != state.agendas[seat]:
                state.dropped[seat] = state.agendas[seat]
                state.agendas[seat] = kept
            state.tell(pack(KEPT, seat, kept), bit_at(seat))
        setup.deal_hands(state)
        state.stack.append(TURNS[state.first])

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_AGENDA.say(seat)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        return messages.KEEP_ONE.refuse(state)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Choosing:
        answers: list[str | None] = []
        for seat in range(state.seats):
            answer = self.answers[seat]
            answers.append(None if answer < 0 else state.deck.agendas[field(answer, 0)] if viewer in (seat, OPEN) else "?")
        return {"step": "agendas", "kept": answers}


class Turn(Step["Duhr"]):
    """A turn begins. Nobody decides here, so no position rests on this step."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def go(self, state: Duhr) -> bool:
        seat = self.seat
        state.turn += 1
        state.active = seat
        state.aside = 0
        state.limited = False
        state.tell(pack(TURN, seat, state.turn % 1000), EVERYONE)
        state.deal_turn(state.turn)
        if state.status[seat] == VILIFIED:
            state.stack[-1] = ACTS[seat]
            return False
        if state.status[seat] == DISFAVORED:
            state.limited = True
            cards = kinds_of(state.hands[seat])
            if len(cards) > USABLE:
                state.aside = state.hands[seat] - heap_of(state.chance.sample(cards, USABLE))
                state.tell(pack(SET_ASIDE, seat, i64(len(cards)) - USABLE), EVERYONE)
        state.stack[-1] = ACTIONS[3 * seat]
        return False


class Action(SeatStep["Duhr"]):
    """The Action Phase: one House Action, a second one if the House is favored, and a reveal by choice whenever it is legal."""

    def __init__(self, seat: i64, taken: i64) -> None:
        super().__init__(seat)
        self.taken: i64 = taken

    def quiet(self) -> bool:
        return True

    def go(self, state: Duhr) -> bool:
        seat = self.seat
        if over(state):
            return False
        if state.status[seat] == VILIFIED:
            state.stack[-1] = TURNS[(seat + 1) % state.seats]
            return False
        if self.taken < 2 and state.usable(seat) and (self.taken == 0 or state.status[seat] == FAVORED):
            return True
        # Whoever has no card can be given one before two are drawn (D-3.19).
        if state.can_reveal(seat) or (self.taken == 0 and state.deals):
            return True
        state.stack[-1] = ACQUIRES[seat]
        return False

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        found = actions.house_actions(state, seat) if self.taken < 2 else vec[i64]()
        if self.taken == 0 and len(found) == 0:
            found = discards(DISCARD, state.usable(seat))
        if self.taken or state.usable(seat) == 0:
            found = append(found, pack(END_ACTIONS))
        if state.can_reveal(seat):
            found = append(found, pack(REVEAL_CONSPIRACY))
        return found

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == REVEAL_CONSPIRACY:
            reveal(state, seat, seat)
            state.place_scandal(seat, seat)
        elif verb == END_ACTIONS:
            state.stack[-1] = ACQUIRES[seat]
        else:
            state.stack[-1] = ACTIONS[3 * seat + self.taken + 1]
            actions.take(state, seat, move)

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        if self.taken == 2:
            return messages.ASK_END.say(seat)
        if self.taken == 1:
            return messages.ASK_SECOND.say(seat)
        if state.usable(seat) == 0:
            return messages.ASK_NO_CARD.say(seat, "reveal" if state.can_reveal(seat) else "deal")
        return messages.ASK_ACTION.say(seat)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        return reasons.action_refused(state, seat, move, self.taken)

    def why_thing(self, state: Duhr, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_action(state, seat, thing, move, self.taken)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Action:
        return {"step": "action", "seat": int(self.seat), "taken": int(self.taken)}


class Acquire(SeatStep["Duhr"]):
    """The Acquire Phase: draw one card, or discard one and draw two; with no card, draw two (D-3.7, D-3.8)."""

    def quiet(self) -> bool:
        return True

    def go(self, state: Duhr) -> bool:
        if state.usable(self.seat):
            return True
        self.finish(state, 2)
        return False

    def finish(self, state: Duhr, cards: i64) -> None:
        """Draw, take up what was set aside, and end the turn."""
        for _each in range(cards):
            state.draw(self.seat)
        state.stack[-1] = TURNS[(self.seat + 1) % state.seats]

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        return append(discards(EXCHANGE, state.usable(seat)), pack(DRAW))

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        if verb_of(move) == EXCHANGE:
            state.discard_card(seat, field(move, 0))
            self.finish(state, 2)
        else:
            self.finish(state, 1)

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_ACQUIRE.say(seat)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        if verb_of(move) == EXCHANGE:
            return messages.DISCARD_USABLE.refuse(state, line="D-3.13" if state.aside else "D-3.8")
        return messages.ACQUIRE_NOW.refuse(state)

    def why_thing(self, state: Duhr, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_acquire(state, seat, thing)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "acquire", "seat": int(self.seat)}


class Act(SeatStep["Duhr"]):
    """A villain's turn: one Villainous Act (D-8.3)."""

    def quiet(self) -> bool:
        return True

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        found = actions.villainous_acts(state)
        if len(found) == 0:
            found = append(found, pack(PASS))
        return found

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        state.stack[-1] = ACTED[seat]
        if verb_of(move) != PASS:
            actions.act(state, seat, move)

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_VILLAIN.say(seat)

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        return reasons.act_refused(state, move)

    def why_thing(self, state: Duhr, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_act(state, seat, thing, move)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "act", "seat": int(self.seat)}


class Acted(Step["Duhr"]):
    """A Villainous Act is resolved with all its consequences: the next turn begins, or the game is over (D-13.2)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def go(self, state: Duhr) -> bool:
        if not over(state):
            state.stack[-1] = TURNS[(self.seat + 1) % state.seats]
        return False

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "acted", "seat": int(self.seat)}


def over(state: Duhr) -> bool:
    """Whether one favored House or none is left; then the game is over (D-13.1)."""
    left = state.favored()
    if left & (left - 1):
        return False
    state.ended = ONE_FAVORED if left else NONE_FAVORED
    state.stack.clear()
    state.deal_end()
    state.tell(pack(ENDED, state.ended), EVERYONE)
    for seat in range(state.seats):
        state.plots_seen[seat] = EVERYONE
        state.agendas_seen[seat] = EVERYONE
        state.tell(pack(CONSPIRACY_SHOWN, seat, state.plots[seat]), EVERYONE)
        state.tell(pack(AGENDA_SHOWN, seat, state.agendas[seat]), EVERYONE)
        state.tell(pack(SCORED, seat, scoring.total(state, seat)), EVERYONE)
    if state.events is not None:
        tell_winners(state)
    return True


def tell_winners(state: Duhr) -> None:
    """Say who wins and why: the highest total, then the better status (D-13.11); and what becomes of them (D-13.13)."""
    won = state.winners()
    winners = [seat for seat in range(state.seats) if won >> seat & 1]
    points, status = scoring.total(state, winners[0]), state.status[winners[0]]
    for seat in range(state.seats):
        if seat not in winners and scoring.total(state, seat) == points:
            state.tell(pack(TIED, seat, points, state.status[seat], status), EVERYONE)
    for seat in winners:
        state.tell(pack(WON if len(winners) == 1 else SHARED, seat, points), EVERYONE)
        state.tell(pack(RAISED, seat, status), EVERYONE)


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
ACTIONS: Final = [Action(seat, taken) for seat in range(MOST_SEATS) for taken in range(3)]
ACQUIRES: Final = [Acquire(seat) for seat in range(MOST_SEATS)]
ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
ACTED: Final = [Acted(seat) for seat in range(MOST_SEATS)]
"""Steps hold nothing else, so each is made once."""
