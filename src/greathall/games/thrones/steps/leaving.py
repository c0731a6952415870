"""Cards that are to leave play: who may save them, and what goes with them. They leave when the window closes (`closing`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.messages import ASK_SAVE
from greathall.games.thrones.steps import causes
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import (
    CHARACTER,
    DISCARD,
    DISCARDED,
    DISCARDING,
    KILLED,
    KILLING,
    LEFT,
    NOBODY,
    PLAY,
    REMOVAL,
    RETURNED,
    SACRIFICE,
    SACRIFICED,
    SAVED,
    SAVES,
    SHUFFLE_IN,
    TO_BOTTOM,
    TO_DECK,
    TO_HAND,
    UNDER,
)
from greathall.games.thrones.verbs import PASS, RESPOND, TOLD_LEAVING, TOLD_RESCUED
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def can_leave(state: Thrones, card: i64, manner: i64) -> bool:
    """Whether a card in play can be made to leave in a manner (A-4.11)."""
    if state.zone[card] != PLAY or state.leaving[card]:
        return False
    if manner == KILLING:
        if state.roster.kinds[card] != CHARACTER:
            return False
        return not values.marked(state, card, changes.NO_KILL)
    return True


def make_leave(state: Thrones, cards: vec[i64], manner: i64, seat: i64, unsaved: bool) -> None:
    """Cards are to leave play, all at once; first they may be saved. `seat` caused it, or nobody."""
    going = vec[i64]()
    for card in cards:
        if can_leave(state, card, manner):
            going = append(going, card)
    if len(going) == 0:
        return
    if unsaved or not may_be_saved(state, going, manner):
        for card in going:
            mark(state, card, manner, seat, causes.lost_by(seat))
        return
    asked = state.first if seat == NOBODY else state.next_seat(seat)
    state.stack.append(Saving(asked, manner, seat, going))


def may_be_saved(state: Thrones, cards: vec[i64], manner: i64) -> bool:
    """Whether, by what is public, anyone could save (A-4.10): duplicates, cards in play, and cards that decks are known to hold."""
    if manner in (SACRIFICE, REMOVAL):
        return False
    saving = manner <= DISCARDING and (state.roster.saves or state.saves_in_play)
    return any((saving or state.duplicate_of(card) != NOBODY) and savable(state, card) for card in cards)


def savable(state: Thrones, card: i64) -> bool:
    """Whether nothing says that a card can't be saved."""
    return not values.marked(state, card, changes.NO_SAVE)


class Saving(SeatStep):
    """Cards are about to leave play, and may be saved."""

    name = "saving"

    def __init__(self, seat: i64, manner: i64, by: i64, cards: vec[i64], passes: i64 = 0) -> None:
        super().__init__(seat)
        self.manner: i64 = manner
        self.by: i64 = by
        """The seat that caused it, or nobody."""
        self.cards: vec[i64] = cards
        """Never written to."""
        self.passes: i64 = passes
        """How many have passed in succession."""

    def written(self) -> Written:
        # Positions keep the manner and, from bit 4 on, 1 + the seat that caused it in one number.
        return Written(self.name, self.seat, number=self.manner | (self.by + 1) << 4, at=self.passes, chosen=self.cards)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Saving(told.seat, told.number & 15, (told.number >> 4) - 1, told.chosen, told.at)

    def serves_another(self) -> bool:
        return True

    def go(self, state: Thrones) -> bool:
        if self.passes < state.seats and len(self.cards):
            return True
        state.stack.pop()
        for card in self.cards:
            mark(state, card, self.manner, self.by, causes.lost_by(self.by))
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(PASS)])
        for card in self.cards:
            if savable(state, card):
                found = self.duplicates(state, seat, card, found)
                if self.manner <= DISCARDING:
                    found = state.saves_for(seat, card, self.trigger(card), found)
        return found

    def trigger(self, card: i64) -> i64:
        """What saves of a card listen for."""
        return pack(SAVED, card, self.by if self.by >= 0 else NONE, NONE, self.manner)

    def duplicates(self, state: Thrones, seat: i64, card: i64, found: vec[i64]) -> vec[i64]:
        """The duplicate that may save a card, if its owner controls it (A-7.8, A-7.10)."""
        if state.holder[card] == seat and state.roster.owners[card] == seat:
            spare = state.duplicate_of(card)
            if spare != NOBODY:
                found = append(found, pack(RESPOND, spare, NONE, card))
        return found

    def declining(self, state: Thrones, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return SAVES

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        following = state.next_seat(seat)
        if verb_of(move) == PASS:
            state.stack[-1] = Saving(following, self.manner, self.by, self.cards, self.passes + 1)
            return
        state.stack[-1] = Saving(following, self.manner, self.by, self.cards)
        card, saved = field(move, 0), field(move, 2)
        if state.zone[card] == UNDER:
            state.put(card, DISCARD)
            rescue(state, saved, causes.DUPLICATE)
        else:
            state.respond(seat, move, self.trigger(saved))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_SAVE.say(seat, list(self.cards))


def rescue(state: Thrones, card: i64, rule: i64 = NONE) -> None:
    """A card is saved, by a card or by that rule: the topmost step that would make it leave no longer does."""
    at = len(state.stack) - 1
    while at >= 0:
        step = state.stack[at]
        if isinstance(step, Saving) and card in step.cards:
            left = vec[i64]()
            for other in step.cards:
                if other != card:
                    left = append(left, other)
            state.stack[at] = Saving(step.seat, step.manner, step.by, left, step.passes)
            causes.tell(state, pack(TOLD_RESCUED, card), 1, rule)
            state.happen(SAVED, card, state.holder[card], NONE, NONE)
            return
        at -= 1


def mark(state: Thrones, card: i64, manner: i64, seat: i64, rule: i64 = NONE) -> None:
    """A card is on its way out, by a card or by that rule, and all that lies on it; it stays until the window closes (A-4.11, A-4.12)."""
    if state.zone[card] != PLAY or state.leaving[card]:
        return
    state.leaving[card] = manner + 1
    state.leaving_count += 1
    causes.tell(state, pack(TOLD_LEAVING, card, manner), 2, rule)
    holder = state.holder[card]
    by = seat if seat >= 0 else NONE
    if manner == KILLING:
        state.happen(KILLED, card, holder, by, NONE)
    elif manner == DISCARDING:
        state.happen(DISCARDED, card, holder, by, NONE)
    elif manner in (TO_HAND, TO_DECK, SHUFFLE_IN, TO_BOTTOM):
        state.happen(RETURNED, card, holder, by, NONE)
    elif manner == SACRIFICE:
        state.happen(SACRIFICED, card, holder, by, NONE)
    state.happen(LEFT, card, holder, by, manner)
    for owner in range(state.seats):
        for other in state.pile(PLAY, owner):
            if state.host[other] == card:
                mark(state, other, DISCARDING, NOBODY, causes.HOST)
