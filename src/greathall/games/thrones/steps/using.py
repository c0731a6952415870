"""Using an ability: its costs are paid, its targets chosen, others may cancel it, and its effects are done one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import notes, values, verbs
from greathall.games.thrones.abilities import changes, costs
from greathall.games.thrones.abilities.ability import ACTION, CANCEL, Ability
from greathall.games.thrones.abilities.choices import AskingEffect
from greathall.games.thrones.abilities.lines import target
from greathall.games.thrones.abilities.nouns import several
from greathall.games.thrones.abilities.targets import BY_DEFAULT
from greathall.games.thrones.messages import ASK_CANCEL, ASK_CHOOSE, ASK_PAY, ASK_PICK
from greathall.games.thrones.steps import causes, keywords, usable
from greathall.games.thrones.steps.influence import FREE, Influence
from greathall.games.thrones.steps.step import (
    NO_CARDS,
    PLAYER,
    EffectStep,
    SeatStep,
    ThronesStep,
    Written,
    chosen_too,
    owner,
    undecided,
)
from greathall.games.thrones.terms import (
    ABILITY_USED,
    CANCELS,
    DEAD,
    DISCARD,
    EVENT,
    EVENT_PLAYED,
    HAND,
    NOBODY,
    PLAYED,
)
from greathall.games.thrones.verbs import CHOOSE, CHOOSE_PLAYER, DONE, PASS, PAY
from greathall.kernel.bits import bit_at
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

TEN: Final[i64] = 10
CANCELLED: Final[i64] = 99
"""Where an effect stands that was cancelled."""


def initiate(state: Thrones, seat: i64, card: i64, made: Ability, word: i64) -> None:
    """A player uses an ability; its steps are laid on the stack."""
    state.tell(pack(verbs.TOLD_USED if made.kind == ACTION else verbs.TOLD_RESPONDED, seat, card), EVERYONE)
    if state.zone[card] == HAND and state.roster.kinds[card] != EVENT:
        state.reveal(card)
    elif state.zone[card] == HAND:
        state.place(card, PLAYED, seat)
        keywords.note_limited(state, seat, card)
        state.happen(EVENT_PLAYED, card, seat, NONE, NONE)
    if made.once:
        state.spent = append(state.spent, pack(made.limit, card, made.number))
    if made.limited:
        state.limited_responses |= bit_at(seat)
    state.stack.append(Paying(seat, card, made.number, word))


def respond(state: Thrones, seat: i64, move: i64, word: i64) -> None:
    """A player uses the response that a move names."""
    card = field(move, 0)
    initiate(state, seat, card, usable.ability_of(state, card, field(move, 1)), word)


@mypyc_attr(free_list_len=1)
class Paying(SeatStep):
    """The costs of an ability are paid, one after the other."""

    name = "paying"

    def __init__(self, seat: i64, card: i64, ability: i64, trigger: i64, cost: i64 = 0, chosen: vec[i64] = NO_CARDS) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.ability: i64 = ability
        self.trigger: i64 = trigger
        self.cost: i64 = cost
        """The place of the next cost, and ten for each card that has paid for it already."""
        self.chosen: vec[i64] = chosen
        """What was chosen before, where a part of an effect is paid. Never written to."""

    def written(self) -> Written:
        return Written(self.name, self.seat, self.card, self.ability, self.cost, self.trigger, self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Paying(told.seat, told.card, told.number, told.word, told.at, told.chosen)

    def card_paid_for(self) -> i64:
        return self.card

    def go(self, state: Thrones) -> bool:
        made = state.card_set.abilities[self.ability]
        if self.cost % TEN == i64(len(made.costs)):
            state.stack[-1] = Choosing(self.seat, self.card, self.ability, self.trigger, self.chosen)
            return False
        cost = made.costs[self.cost % TEN]
        if cost.asks():
            return True
        state.stack[-1] = self.paid()
        if cost.kind == costs.INFLUENCE:
            state.stack.append(Influence(self.seat, self.card, FREE if cost.amount == costs.ANY_AMOUNT else cost.amount))
        else:
            cost.pay(state, self.seat, self.card)
        return False

    def paid(self) -> Paying:
        """What is left when this cost is paid."""
        return Paying(self.seat, self.card, self.ability, self.trigger, self.cost + 1, self.chosen)

    def paid_one(self, state: Thrones) -> Paying:
        """What is left when one card has paid; where several are to pay, they are counted from ten on."""
        amount = state.card_set.abilities[self.ability].costs[self.cost % TEN].amount
        if self.cost // TEN + 1 >= amount:
            return Paying(self.seat, self.card, self.ability, self.trigger, self.cost % TEN + 1, self.chosen)
        return Paying(self.seat, self.card, self.ability, self.trigger, self.cost + TEN, self.chosen)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in state.card_set.abilities[self.ability].costs[self.cost % TEN].payers(state, seat, self.card):
            found = append(found, pack(PAY, card))
        # A cost before this one may have taken away what could pay it.
        return found if len(found) else vec[i64]([pack(DONE)])

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            state.stack[-1] = Paying(self.seat, self.card, self.ability, self.trigger, self.cost % TEN + 1, self.chosen)
        else:
            state.stack[-1] = self.paid_one(state)
            state.card_set.abilities[self.ability].costs[self.cost % TEN].pay(state, seat, field(move, 0))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_PAY.say(seat, state.card_set.abilities[self.ability].costs[self.cost % TEN].saying(), self.card)


@mypyc_attr(free_list_len=1)
class Choosing(SeatStep):
    """The targets of an ability are chosen, one after the other."""

    name = "choosing"

    def __init__(self, seat: i64, card: i64, ability: i64, trigger: i64, chosen: vec[i64]) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.ability: i64 = ability
        self.trigger: i64 = trigger
        self.chosen: vec[i64] = chosen
        """Cards, and players as `PLAYER` + seat. Never written to."""

    def written(self) -> Written:
        return Written(self.name, self.seat, self.card, self.ability, i64(len(self.chosen)), self.trigger, self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Choosing(told.seat, told.card, told.number, told.word, told.chosen)

    def place(self, made: Ability) -> i64:
        """The place of the next target."""
        return i64(len(undecided(self.chosen))) - made.base

    def go(self, state: Thrones) -> bool:
        made = state.card_set.abilities[self.ability]
        place = self.place(made)
        if place == i64(len(made.choices)):
            announce(state, self, made)
            return False
        if made.choices[place].zone == HAND or len(made.targets(state, place, self.seat, self.card, self.chosen)):
            # What a hand holds must not show in who is asked.
            return True
        self.miss(state, made)
        return False

    def miss(self, state: Thrones, made: Ability) -> None:
        """There is no target any more, since what was paid has taken it away: nothing is done."""
        state.stack[-1] = Effects(self.seat, self.card, self.ability, i64(len(made.effects)), self.trigger, NO_CARDS)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        made = state.card_set.abilities[self.ability]
        found = vec[i64]()
        for one in made.targets(state, self.place(made), seat, self.card, self.chosen):
            found = append(found, pack(CHOOSE_PLAYER, one - PLAYER) if one >= PLAYER else pack(CHOOSE, one))
        return found if len(found) else vec[i64]([pack(DONE)])

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        one = field(move, 0)
        if verb_of(move) == DONE:
            self.miss(state, state.card_set.abilities[self.ability])
            return
        if verb_of(move) == CHOOSE_PLAYER:
            state.tell(pack(verbs.TOLD_CHOSEN_PLAYER, seat, one), EVERYONE)
            one += PLAYER
        else:
            state.point_at(seat, one)
        state.stack[-1] = Choosing(seat, self.card, self.ability, self.trigger, chosen_too(self.chosen, one))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        made = state.card_set.abilities[self.ability]
        targets = [target(choice) for choice in made.choices]
        return ASK_CHOOSE.say(seat, several(targets)[self.place(made)], self.card)


def announce(state: Thrones, step: Choosing, made: Ability) -> None:
    """An ability is paid and aimed: it may be cancelled now, if by what is public anyone could (A-4.10)."""
    if made.inner:
        state.stack[-1] = Effects(owner(step.chosen, step.seat), step.card, step.ability, 0, step.trigger, step.chosen)
    elif made.firm or not (state.roster.cancels or state.cancels_in_play) or protected(state, step.seat):
        state.stack[-1] = Effects(step.seat, step.card, step.ability, 0, step.trigger, step.chosen)
    else:
        state.stack[-1] = Cancelling(state.next_seat(step.seat), step.card, step.ability, step.trigger, step.chosen)


def protected(state: Thrones, seat: i64) -> bool:
    """Whether a player's effects can't be cancelled."""
    return (state.lasting_kinds | state.static_kinds) >> changes.NO_CANCEL & 1 == 1 and values.of_seat(
        state, seat, changes.NO_CANCEL, NOBODY
    ) > 0


@mypyc_attr(free_list_len=1)
class Cancelling(SeatStep):
    """The effect of an ability may be cancelled."""

    name = "cancelling"

    def __init__(self, seat: i64, card: i64, ability: i64, trigger: i64, chosen: vec[i64], passes: i64 = 0) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.ability: i64 = ability
        self.trigger: i64 = trigger
        self.chosen: vec[i64] = chosen
        """What the ability has chosen. Never written to."""
        self.passes: i64 = passes
        """How many have passed in succession."""

    def written(self) -> Written:
        return Written(self.name, self.seat, self.card, self.ability, self.passes, self.trigger, self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Cancelling(told.seat, told.card, told.number, told.word, told.chosen, told.at)

    def go(self, state: Thrones) -> bool:
        if self.passes < state.seats:
            return True
        state.stack[-1] = Effects(state.holder[self.card], self.card, self.ability, 0, self.trigger, self.chosen)
        return False

    def moment(self, state: Thrones) -> i64:
        """What cancels listen for."""
        return pack(ABILITY_USED, self.card, state.holder[self.card], NONE, self.ability)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(PASS)])
        word = self.moment(state)
        for zone in usable.USABLE_ZONES:
            for card in state.pile(zone, seat):
                face = state.roster.faces[card]
                if face.cancels and usable.in_reach(state, card):
                    found = usable.interrupts(state, seat, card, CANCEL, word, self.card, found)
        return found

    def declining(self, state: Thrones, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return CANCELS

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        passes = self.passes + 1 if verb_of(move) == PASS else i64(0)
        state.stack[-1] = Cancelling(state.next_seat(seat), self.card, self.ability, self.trigger, self.chosen, passes)
        if verb_of(move) != PASS:
            respond(state, seat, move, self.moment(state))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_CANCEL.say(seat, self.card)


def cancel(state: Thrones, card: i64, number: i64) -> None:
    """The topmost waiting effect of that card and number will do nothing (A-4.8)."""
    at = len(state.stack) - 1
    while at >= 0:
        step = state.stack[at]
        if isinstance(step, Cancelling) and step.card == card and step.ability == number:
            state.stack[at] = Effects(state.holder[card], card, number, CANCELLED, step.trigger, NO_CARDS)
            causes.tell(state, pack(verbs.TOLD_CANCELLED, card), 1)
            return
        at -= 1


@mypyc_attr(free_list_len=1)
class Effects(EffectStep):
    """The effects of an ability are done, one after the other."""

    name = "effects"

    def __init__(self, player: i64, card: i64, ability: i64, place: i64, trigger: i64, chosen: vec[i64]) -> None:
        super().__init__(player, card, trigger, chosen)
        self.ability: i64 = ability
        self.place: i64 = place
        """The place of the next effect, or `CANCELLED`."""

    def written(self) -> Written:
        return Written(self.name, self.player, self.card, self.ability, self.place, self.trigger, self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Effects(told.seat, told.card, told.number, told.at, told.word, told.chosen)

    def go(self, state: Thrones) -> bool:
        made = state.card_set.abilities[self.ability]
        if self.place >= i64(len(made.effects)):
            state.stack.pop()
            if len(state.notes) and not made.inner:
                notes.note(state, notes.PAID, self.card, 0)
                notes.drop(state, notes.THIS_WAY, notes.THIS_WAY)
            if state.zone[self.card] == PLAYED and not made.inner:
                dead = self.place != CANCELLED and keywords.event_dies(state, self.card)
                state.put(self.card, DEAD if dead else DISCARD)
            return False
        state.stack[-1] = Effects(self.player, self.card, self.ability, self.place + 1, self.trigger, self.chosen)
        made.effects[self.place].do(state, self)
        return False


class Picking(EffectStep):
    """A seat picks for an effect, its own or another player's."""

    name = "picking"

    def __init__(self, seat: i64, card: i64, effect: i64, player: i64, trigger: i64, chosen: vec[i64]) -> None:
        super().__init__(player, card, trigger, chosen)
        self.seat: i64 = seat
        self.effect: i64 = effect

    def deciders(self, state: Thrones) -> i64:
        return bit_at(self.seat)

    def written(self) -> Written:
        return Written(self.name, self.seat, self.card, self.effect, self.player, self.trigger, self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Picking(told.seat, told.card, told.number, told.at, told.word, told.chosen)

    def asking(self, state: Thrones) -> AskingEffect:
        return cast(AskingEffect, state.card_set.effects[self.effect])

    def go(self, state: Thrones) -> bool:
        effect = self.asking(state)
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
            state.stack[-1] = Picking(following, self.card, self.effect, self.player, self.trigger, self.chosen)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        effect = self.asking(state)
        found = effect.ways(state, seat, self)
        if effect.enough(state, seat, self) or len(found) == 0:
            found = append(found, pack(DONE))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            self.pass_on(state, self.asking(state))
        else:
            self.asking(state).take(state, seat, self, move)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_PICK.say(seat, self.card, self.asking(state).saying(BY_DEFAULT))
