"""Using an ability: its costs are paid, its targets chosen, others may cancel it, and its effects are done one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values, verbs, words
from greathall.games.thrones.abilities import changes, costs
from greathall.games.thrones.abilities.ability import ACTION, CANCEL, SAVE, Ability
from greathall.games.thrones.abilities.choices import AskingEffect
from greathall.games.thrones.steps.step import NO_CARDS, PLAYER, Frame
from greathall.games.thrones.terms import (
    ABILITY_USED,
    BESIDE,
    CANCELS,
    DEAD,
    DEATHBOUND,
    DISCARD,
    EVENT,
    EVENT_PLAYED,
    HAND,
    LIMITED,
    NOBODY,
    PLAY,
    PLAYED,
    REVEALED,
)
from greathall.games.thrones.verbs import CHOOSE, CHOOSE_PLAYER, DONE, PASS, PAY, PAY_TITLE, RESPOND
from greathall.kernel.bits import bit_at
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

VOICES: Final[vec[i64]] = vec[i64]([HAND, PLAY, REVEALED, BESIDE])
"""Where cards lie that may be used: events in hand, the others in play, the revealed plot and the agenda."""
CANCELLED: Final[i64] = 99
"""Where an effect stands that was cancelled."""


def ability_of(state: Thrones, card: i64, named: i64) -> Ability:
    """The ability that a move names."""
    return state.roster.faces[card].abilities[0 if named == NONE else named - 1]


def initiate(state: Thrones, seat: i64, card: i64, made: Ability, word: i64) -> None:
    """A player uses an ability; its steps are laid on the stack."""
    state.tell(pack(verbs.USED if made.kind == ACTION else verbs.RESPONDED, seat, card), EVERYONE)
    if state.zone[card] == HAND:
        state.place(card, PLAYED, seat)
        if state.roster.faces[card].keywords >> LIMITED & 1:
            state.limited |= bit_at(seat)
        state.happen(EVENT_PLAYED, card, seat, NONE, NONE)
    if made.once:
        state.spent = append(state.spent, pack(0, card, made.number))
    if made.limited:
        state.limited_responses |= 1 << seat
    state.stack.append(Paying(seat, card, made.number, 0, word))


def respond(state: Thrones, seat: i64, move: i64, word: i64) -> None:
    """A player uses the response that a move names."""
    card = field(move, 0)
    initiate(state, seat, card, ability_of(state, card, field(move, 1)), word)


class Paying(Frame):
    """The costs of an ability (`number`), from the one at `at` on."""

    name = "paying"

    def go(self, state: Thrones) -> bool:
        made = state.card_set.abilities[self.number]
        if self.at == i64(len(made.costs)):
            state.stack[-1] = Choosing(self.seat, self.card, self.number, 0, self.word)
            return False
        cost = made.costs[self.at]
        if cost.asks():
            return True
        state.stack[-1] = self.paid()
        if cost.kind == costs.INFLUENCE:
            state.stack.append(Influence(self.seat, self.card, cost.amount))
        else:
            cost.pay(state, self.seat, self.card)
        return False

    def paid(self) -> Paying:
        """What is left when this cost is paid."""
        return Paying(self.seat, self.card, self.number, self.at + 1, self.word)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in state.card_set.abilities[self.number].costs[self.at].payers(state, seat, self.card):
            found = append(found, pack(PAY, card))
        # A cost before this one may have taken away what could pay it.
        return found if len(found) else vec[i64]([pack(DONE)])

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack[-1] = self.paid()
        if verb_of(move) == PAY:
            state.card_set.abilities[self.number].costs[self.at].pay(state, seat, field(move, 0))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, {state.card_set.abilities[self.number].costs[self.at].words()} for {words.card(state, self.card)}."


class Influence(Frame):
    """Influence is paid: `number` of it is still owed (A-1.10)."""

    name = "influence"

    def go(self, state: Thrones) -> bool:
        if self.number > 0:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in costs.sources(state, seat):
            found = append(found, pack(PAY, card))
        if costs.has_hand(state, seat):
            found = append(found, pack(PAY_TITLE))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == PAY_TITLE:
            state.hand_used = True
            given: i64 = 2
        else:
            state.kneel(field(move, 0))
            given = state.roster.faces[field(move, 0)].influence
        state.stack[-1] = Influence(seat, self.card, self.number - given)

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, kneel {self.number} more influence for {words.card(state, self.card)}."


class Choosing(Frame):
    """The targets of an ability (`number`), from the one at `at` on."""

    name = "choosing"

    def go(self, state: Thrones) -> bool:
        made = state.card_set.abilities[self.number]
        if self.at == i64(len(made.choices)):
            announce(state, self, made)
            return False
        if made.choices[self.at].zone == HAND or len(made.targets(state, self.at, self.seat, self.card, self.chosen)):
            # What a hand holds must not show in who is asked.
            return True
        self.miss(state, made)
        return False

    def miss(self, state: Thrones, made: Ability) -> None:
        """There is no target any more, since what was paid has taken it away: nothing is done."""
        state.stack[-1] = Effects(self.seat, self.card, self.number, i64(len(made.effects)), self.word, NO_CARDS)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        made = state.card_set.abilities[self.number]
        found = vec[i64]()
        for one in made.targets(state, self.at, seat, self.card, self.chosen):
            found = append(found, pack(CHOOSE_PLAYER, one - PLAYER) if one >= PLAYER else pack(CHOOSE, one))
        return found if len(found) else vec[i64]([pack(DONE)])

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        one = field(move, 0)
        if verb_of(move) == DONE:
            self.miss(state, state.card_set.abilities[self.number])
            return
        if verb_of(move) == CHOOSE_PLAYER:
            state.tell(pack(verbs.CHOSEN_PLAYER, seat, one), EVERYONE)
            one += PLAYER
        else:
            state.point_at(seat, one)
        state.stack[-1] = Choosing(seat, self.card, self.number, self.at + 1, self.word, append(self.chosen[:], one))

    def prompt(self, state: Thrones, seat: i64) -> str:
        choice = state.card_set.abilities[self.number].choices[self.at]
        return f"{state.called(seat)}, choose {choice.words()} for {words.card(state, self.card)}."


def announce(state: Thrones, step: Frame, made: Ability) -> None:
    """An ability is paid and aimed: it may be cancelled now, if by what is public anyone could (A-4.10)."""
    if made.firm or not (state.roster.cancels or state.cancels_in_play) or protected(state, step.seat):
        state.stack[-1] = Effects(step.seat, step.card, step.number, 0, step.word, step.chosen)
    else:
        state.stack[-1] = Cancelling(state.next_seat(step.seat), step.card, step.number, 0, step.word, step.chosen)


def protected(state: Thrones, seat: i64) -> bool:
    """Whether a player's effects can't be cancelled."""
    return (state.lasting_kinds | state.static_kinds) >> changes.NO_CANCEL & 1 == 1 and values.of_seat(
        state, seat, changes.NO_CANCEL, NOBODY
    ) > 0


class Cancelling(Frame):
    """An effect of a card may be cancelled; `at` seats have passed."""

    name = "cancelling"

    def go(self, state: Thrones) -> bool:
        if self.at < state.seats:
            return True
        state.stack[-1] = Effects(state.holder[self.card], self.card, self.number, 0, self.word, self.chosen)
        return False

    def trigger(self, state: Thrones) -> i64:
        """What cancels listen for."""
        return pack(ABILITY_USED, self.card, state.holder[self.card], NONE, self.number)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(PASS)])
        word = self.trigger(state)
        for zone in VOICES:
            for card in state.pile(zone, seat):
                face = state.roster.faces[card]
                if face.cancels and in_reach(state, card):
                    found = interrupts(state, seat, card, CANCEL, word, self.card, found)
        return found

    def declining(self, state: Thrones, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return CANCELS

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        passed = self.at + 1 if verb_of(move) == PASS else i64(0)
        state.stack[-1] = Cancelling(state.next_seat(seat), self.card, self.number, passed, self.word, self.chosen)
        if verb_of(move) != PASS:
            respond(state, seat, move, self.trigger(state))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, will you cancel {words.card(state, self.card)}?"


def in_reach(state: Thrones, card: i64) -> bool:
    """Whether a card's abilities may be used where it lies: events in hand, one Limited a round, other cards in play with their text."""
    if state.roster.kinds[card] == EVENT:
        return state.zone[card] == HAND and not (
            state.roster.faces[card].keywords >> LIMITED & 1 and state.limited >> state.holder[card] & 1
        )
    return state.zone[card] != HAND and not values.blank(state, card)


def interrupts(state: Thrones, seat: i64, card: i64, kind: i64, word: i64, about: i64, found: vec[i64]) -> vec[i64]:
    """Add a card's saves or cancels that fit."""
    for made in state.roster.faces[card].abilities:
        if made.kind == kind and made.heeds(state, seat, card, word) and made.usable(state, seat, card):
            found = append(found, pack(RESPOND, card, made.named(), about))
    return found


def saves_for(state: Thrones, seat: i64, saved: i64, word: i64, found: vec[i64]) -> vec[i64]:
    """Add every way in which a seat may save a card."""
    for zone in VOICES:
        for card in state.pile(zone, seat):
            if state.roster.faces[card].saves and in_reach(state, card):
                found = interrupts(state, seat, card, SAVE, word, saved, found)
    return found


def cancel(state: Thrones, card: i64, number: i64) -> None:
    """The topmost waiting effect of that card and number will do nothing (A-4.8)."""
    at = len(state.stack) - 1
    while at >= 0:
        step = state.stack[at]
        if isinstance(step, Cancelling) and step.card == card and step.number == number:
            state.stack[at] = Effects(state.holder[card], card, number, CANCELLED, step.word, NO_CARDS)
            state.tell(pack(verbs.CANCELLED, card), EVERYONE)
            return
        at -= 1


class Effects(Frame):
    """The effects of an ability (`number`) are done, from the one at `at` on."""

    name = "effects"

    def go(self, state: Thrones) -> bool:
        made = state.card_set.abilities[self.number]
        if self.at >= i64(len(made.effects)):
            state.stack.pop()
            if state.zone[self.card] == PLAYED:
                dead = self.at != CANCELLED and values.has(state, self.card, DEATHBOUND)
                state.put(self.card, DEAD if dead else DISCARD)
            return False
        state.stack[-1] = Effects(self.seat, self.card, self.number, self.at + 1, self.word, self.chosen)
        made.effects[self.at].do(state, self)
        return False


class Picking(Frame):
    """A seat picks for an effect (`number`) of the player `at`."""

    name = "picking"

    def effect(self, state: Thrones) -> AskingEffect:
        return cast(AskingEffect, state.card_set.effects[self.number])

    def go(self, state: Thrones) -> bool:
        effect = self.effect(state)
        if effect.wants(state, self.seat, self):
            return True
        self.pass_on(state, effect)
        return False

    def pass_on(self, state: Thrones, effect: AskingEffect) -> None:
        """The next seat picks, or all is done."""
        following = effect.following(state, self.seat, self)
        if following == NOBODY:
            state.stack.pop()
            effect.finish(state, self)
        else:
            state.stack[-1] = Picking(following, self.card, self.number, self.at, self.word, self.chosen)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        effect = self.effect(state)
        found = vec[i64]()
        for card in effect.options(state, seat, self):
            found = append(found, pack(CHOOSE, card))
        if effect.enough(state, seat, self):
            found = append(found, pack(DONE))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            self.pass_on(state, self.effect(state))
        else:
            state.point_at(seat, field(move, 0))
            state.stack[-1] = Picking(seat, self.card, self.number, self.at, self.word, append(self.chosen[:], field(move, 0)))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, choose for {words.card(state, self.card)}: {self.effect(state).words()}."


# What can be used now.


def actions(state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every action of a card that a seat may take now."""
    for zone in VOICES:
        for card in state.pile(zone, seat):
            face = state.roster.faces[card]
            if face.acts >> state.phase & 1 and in_reach(state, card):
                for made in face.abilities:
                    if (
                        made.kind == ACTION
                        and made.phases >> state.phase & 1
                        and made.usable(state, seat, card)
                        and made.works(state, seat, card, 0)
                    ):
                        found = append(found, pack(verbs.USE, card, made.named()))
    return found
